import { SEATS, type Seat } from '@eldest-hand/cards';
import { type Fault, isFault } from '../fault.ts';
import { readRubbers, writeRubbers } from '../rubbers.ts';
import { isNone, readSeat, wordsOf } from '../words.ts';
import { type CheckReader, same } from './moment.ts';

function readSeats(text: string): readonly Seat[] | Fault {
  const seats = isNone(text) ? [] : wordsOf(text).map(readSeat);
  const wrong = seats.find(isFault);
  return wrong ?? (seats as Seat[]);
}

const inOrder = (seats: readonly Seat[]): readonly Seat[] => SEATS.filter((seat) => seats.includes(seat));
const words = (name: string, seats: readonly Seat[]): string => `${name} ${seats.join(' ') || 'none'}`;

/** `to-cut SEATS` · `to-cut none`: who must still cut a card. */
export const expectToCut: CheckReader = (text) => {
  const seats = readSeats(text);
  if (isFault(seats)) return seats;
  return same(words('to-cut', inOrder(seats)), ({ facts }) => words('to-cut', inOrder(facts.cutting?.toDraw ?? [])));
};

/** `cut-order SEATS` · `cut-order none`: the settled order of the cuts, the lowest (who deals) first. */
export const expectCutOrder: CheckReader = (text) => {
  const seats = readSeats(text);
  if (isFault(seats)) return seats;
  return same(words('cut-order', seats), ({ facts }) => words('cut-order', facts.cutting?.order ?? []));
};

/** `dealer SEAT` */
export const expectDealer: CheckReader = (text) => {
  const seat = readSeat(text);
  return isFault(seat) ? seat : same(`dealer ${seat}`, ({ facts }) => `dealer ${facts.dealer}`);
};

/** `rubbers N 2 E 1 S 1 W 0`: how many rubbers whoever now sits in each seat has played running. */
export const expectRubbers: CheckReader = (text) => {
  const rubbers = readRubbers(text);
  if (isFault(rubbers)) return rubbers;
  return same(`rubbers ${writeRubbers(rubbers)}`, ({ facts }) => `rubbers ${writeRubbers(facts.rubbersRunning)}`);
};

/** `substitute SEATS` · `substitute none`: where somebody may play for another until the rubber ends. */
export const expectSubstitute: CheckReader = (text) => {
  const seats = readSeats(text);
  if (isFault(seats)) return seats;
  return same(words('substitute', inOrder(seats)), ({ facts }) => words('substitute', inOrder(facts.substitutes)));
};
