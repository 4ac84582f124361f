import { type Card, isCard, isSeat, type Seat, sortCards } from '@eldest-hand/cards';
import type { PlayedCard } from '@eldest-hand/laws';
import { type Fault, fault, isFault } from '../fault.ts';
import { isNone, quote, readCards, readCardsOrNone, readEach, readSeat, wordsOf } from '../words.ts';
import { type CheckReader, type Moment, sameSet } from './moment.ts';

/** `SEAT: CARDS` or `SEAT: none`, about some cards of that seat. */
const cardsOfSeat =
  (what: string, of: (moment: Moment, seat: Seat) => readonly Card[]): CheckReader =>
  (text) => {
    const [, before, after] = /^([^:]*):(.*)$/.exec(text) ?? [];
    if (before === undefined || after === undefined)
      return fault(`expected as "${what} E: HK D5" or "${what} E: none"`);
    const seat = readSeat(before.trim());
    if (isFault(seat)) return seat;
    const cards = readCardsOrNone(after);
    if (isFault(cards)) return cards;
    return (moment) => {
      const found = of(moment, seat);
      return sameSet(found, cards) ? undefined : `${what} ${seat}: ${cardsText(found)}`;
    };
  };

export const expectLawful = cardsOfSeat('lawful', ({ lawful }, seat) => lawful(seat));
export const expectExposed = cardsOfSeat('exposed', ({ facts }, seat) => facts.exposed[seat]);

const cardsText = (cards: readonly Card[]): string => sortCards(cards).join(' ') || 'none';

/** `trick WC7 NC2` · `trick` */
export const expectTrick: CheckReader = (text) => {
  const plays = isNone(text) ? [] : readEach(wordsOf(text), readPlay);
  if (isFault(plays)) return plays;
  return ({ facts }) => {
    const found = facts.trick.map(playText);
    return sameSet(found, plays) ? undefined : `trick ${found.join(' ') || 'none'}`;
  };
};

const playText = ({ seat, card }: PlayedCard): string => `${seat}${card}`;

function readPlay(word: string): string | Fault {
  const seat = word[0]?.toUpperCase();
  const cards = readCards([word.slice(1)]);
  const card = isFault(cards) ? undefined : cards[0];
  return isSeat(seat) && isCard(card)
    ? playText({ seat, card })
    : fault(`${quote(word)} is no seat with its card, as WC7`);
}
