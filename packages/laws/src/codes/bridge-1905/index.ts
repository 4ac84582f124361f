import type { Article } from '../../ruling/article.ts';
import type { Code } from '../../ruling/code.ts';
import { askForSuit } from '../common/calling-a-suit.ts';
import { declare, leadEarly, playEarlyLead } from './declaring.ts';
import { law1, law2, law3, law4, law11, law12, law13, rubberOf } from './law-01-the-rubber-and-the-score.ts';
import { law5, law6, law7, law8, law9, law10 } from './law-05-honours-and-slams.ts';
import { cuttingAndTables } from './law-14-cutting-and-tables.ts';
import { law106, shufflingAndDealing } from './law-29-shuffling-and-dealing.ts';
import { law45, law46, law47, law48, law49 } from './law-45-making-the-trump.ts';
import { law50, law51, law52, law53, law54, law55, law56, law57, law58, law59, law60 } from './law-50-doubling.ts';
import { law61, law62, law63, law64, law65, law66 } from './law-61-dummy.ts';
import { law67, law68, law69, law70, law71, law72, law73, law74 } from './law-67-exposed-cards.ts';
import { law75, law76, law77, law78, law79, law80, law81 } from './law-75-orders-and-leads.ts';
import { law82, law83, law84 } from './law-82-cards-played-in-error.ts';
import {
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
  law95,
  law96,
} from './law-85-the-revoke.ts';
import { law97, law98, law99, law100, law101, law102, law103 } from './law-97-general-rules.ts';
import { law107 } from './law-107-spade-convention.ts';
import { scoreHand } from './scoring.ts';

/** The laws of bridge of 1905, in the order of their numbers. */
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
  law95,
  law96,
  law97,
  law98,
  law99,
  law100,
  law101,
  law102,
  law103,
  law106,
  law107,
];
const articles = written.toSorted((one, other) => one.law - other.law);

/** Bridge, the laws as revised in 1905. */
export const bridge1905: Code = {
  articles,
  cites: {
    cutting: 33,
    dummyLaid: 61,
    dummySilent: 62,
    touchedInDummy: 66,
    mustStayExposed: 69,
    calledCard: 80,
    revokeOutranks: 79,
    orderBroken: 75,
    leadOutOfTurn: 76,
    declarersFalseLead: 77,
    revoke: 85,
    revokePenalty: 87,
    asking: 90,
    correction: 91,
    claimInTime: 94,
    quittedTricks: 98,
    cardsPlaced: 99,
    timeToDecide: 102,
    declarerClaims: 74,
    partnersCut: 18,
    cuttingOut: 23,
    substitute: 27,
  },
  suitsInCutting: 'equal',
  severalCardsCut: 'again',
  dealerPlays: true,
  quittedByRightfulWinners: false,
  mentionExposes: false,
  showingAdversaryExposes: true,
  wrongPenaltyLoses: 102,
  consultingLoses: 103,
  partialClaimProtects: false,
  facingMayBeRequired: false,
  lastTrickMayBeSeen: false,
  declare,
  leadEarly,
  score: scoreHand,
  rubber: rubberOf,
  afterAct: (draft) => {
    playEarlyLead(draft);
    askForSuit(draft);
  },
};
