import type { Ruling } from '@eldest-hand/laws';
import { fault, isFault } from '../fault.ts';
import { readOption } from '../option.ts';
import { readEach, readNumber, readSeat, readSeats } from '../words.ts';
import { type CheckReader, sameSet } from './moment.ts';

const SHAPE = 'a ruling is expected as "ruling 76 to S against E: expose, call-suit, waive"';

/** `ruling LAW to SEATS against SEAT: OPTION, …` */
export const expectRuling: CheckReader = (text) => {
  const [, number, seats, offender, list] = /^(\S+)\s+to\s+(.+?)\s+against\s+([^\s:]+)\s*:(.*)$/i.exec(text) ?? [];
  if (number === undefined || seats === undefined || list === undefined) return fault(SHAPE);
  const law = readLaw(number);
  if (isFault(law)) return law;
  const to = readSeats(seats);
  if (isFault(to)) return to;
  const against = readSeat(offender);
  if (isFault(against)) return against;
  const options = readEach(list.split(','), readOption);
  if (isFault(options)) return options;
  return ({ facts }) => {
    const ofLaw = facts.rulings.filter((ruling) => ruling.law === law);
    const found = ofLaw.some(
      (ruling) => ruling.against === against && sameSet(ruling.to, to) && sameSet(ruling.options, options),
    );
    return found ? undefined : rulingsText(ofLaw.length > 0 ? ofLaw : facts.rulings);
  };
};

/** `no ruling` · `no ruling LAW` */
export const expectNoRuling: CheckReader = (text) => {
  const law = text === '' ? undefined : readLaw(text);
  if (isFault(law)) return law;
  return ({ facts }) => {
    const open = facts.rulings.filter((ruling) => law === undefined || ruling.law === law);
    return open.length === 0 ? undefined : rulingsText(open);
  };
};

const readLaw = (word: string) => readNumber(word, 'number of a law', 1, 999);

const rulingsText = (rulings: readonly Ruling[]): string =>
  rulings.length === 0
    ? 'no ruling'
    : rulings
        .map(
          ({ law, to, against, options }) =>
            `ruling ${law} to ${to.join(' ')} against ${against}: ${options.join(', ')}`,
        )
        .join('; ');
