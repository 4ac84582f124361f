import type { Article } from '../../ruling/article.ts';
import type { Code } from '../../ruling/code.ts';
import { askForSuit } from '../common/calling-a-suit.ts';
import { declare } from './declaring.ts';
import { law1 } from './law-01-the-rubber.ts';
import { law2, law3 } from './law-02-the-game.ts';
import { law4 } from './law-04-trick-values.ts';
import { law5, law6 } from './law-05-honours.ts';
import { law7, law8 } from './law-07-slams.ts';
import { law9, law10 } from './law-09-chicane.ts';
import { law11, rubberOf } from './law-11-the-rubber-is-added-up.ts';
import { law12, law13 } from './law-12-errors-in-the-score.ts';
import { cuttingAndTables } from './law-14-cutting-and-tables.ts';
import { law97, shufflingAndDealing } from './law-28-shuffling-and-dealing.ts';
import { law42, law43, law45, law55, law58, law59 } from './law-42-declaring-in-turn.ts';
import { law44 } from './law-44-higher-declaration.ts';
import { law46 } from './law-46-who-plays-the-hand.ts';
import { law47, law48 } from './law-47-made-or-failed.ts';
import { law49, law57 } from './law-49-declaration-out-of-turn.ts';
import { law50 } from './law-50-insufficient-declaration.ts';
import { law52 } from './law-52-correcting-a-declaration.ts';
import { law53, law54 } from './law-53-doubling.ts';
import { law56 } from './law-56-bonus.ts';
import { law60, law61, law62, law63 } from './law-61-dummy-speaks.ts';
import { law64 } from './law-64-touching-dummy.ts';
import { law65, law66 } from './law-65-exposed-before-play.ts';
import { law67, law68, law69 } from './law-67-exposed-cards.ts';
import { law70 } from './law-70-two-cards-at-once.ts';
import { law71 } from './law-71-winning-cards-led.ts';
import { law72 } from './law-72-throwing-down-and-claiming.ts';
import { law73, law74, law75 } from './law-73-orders-broken.ts';
import { law76, law77, law78, law79 } from './law-76-leads-out-of-turn.ts';
import { law80, law81, law82 } from './law-80-cards-played-in-error.ts';
import { law83, law85, law88 } from './law-83-the-revoke.ts';
import { law84, law89 } from './law-84-the-revoke-penalty.ts';
import { law86 } from './law-86-a-revoke-corrected.ts';
import { law51, law87, law90, law91, law92, law93 } from './law-90-quitted-tricks.ts';
import { law94 } from './law-94-time-to-decide.ts';
import { scoreHand } from './scoring.ts';

/** The laws of auction bridge of 1913, in the order of their numbers. */
const written: readonly Article[] = [
  law1,
  law2,
  law3,
  law4,
  law5,
  law6,
  law7,
  law8,
  law9,
  law10,
  law11,
  law12,
  law13,
  ...cuttingAndTables,
  ...shufflingAndDealing,
  law42,
  law43,
  law44,
  law45,
  law46,
  law47,
  law48,
  law49,
  law50,
  law51,
  law52,
  law53,
  law54,
  law55,
  law56,
  law57,
  law58,
  law59,
  law60,
  law61,
  law62,
  law63,
  law64,
  law65,
  law66,
  law67,
  law68,
  law69,
  law70,
  law71,
  law72,
  law73,
  law74,
  law75,
  law76,
  law77,
  law78,
  law79,
  law80,
  law81,
  law82,
  law83,
  law84,
  law85,
  law86,
  law87,
  law88,
  law89,
  law90,
  law91,
  law92,
  law93,
  law94,
  law97,
];
const articles = written.toSorted((one, other) => one.law - other.law);

/** Auction bridge, laws of the Whist Club of New York as printed in January 1913. */
export const auction1913: Code = {
  articles,
  cites: {
    cutting: 32,
    dummyLaid: 59,
    dummySilent: 60,
    touchedInDummy: 64,
    mustStayExposed: 67,
    calledCard: 75,
    revokeOutranks: 74,
    orderBroken: 73,
    leadOutOfTurn: 76,
    declarersFalseLead: 77,
    revoke: 83,
    revokePenalty: 84,
    asking: 85,
    correction: 86,
    claimInTime: 88,
    quittedTricks: 90,
    cardsPlaced: 91,
    timeToDecide: 94,
    declarerClaims: 72,
    partnersCut: 18,
    cuttingOut: 21,
    substitute: 26,
  },
  suitsInCutting: 'ranked',
  severalCardsCut: 'highest',
  dealerPlays: false,
  quittedByRightfulWinners: true,
  mentionExposes: true,
  showingAdversaryExposes: false,
  wrongPenaltyLoses: null,
  consultingLoses: null,
  partialClaimProtects: true,
  facingMayBeRequired: true,
  lastTrickMayBeSeen: false,
  declare,
  score: scoreHand,
  rubber: rubberOf,
  afterAct: askForSuit,
};
