import { PHASES } from '@eldest-hand/laws';
import { readContract, writeContract } from '../contract.ts';
import { type Fault, fault, isFault } from '../fault.ts';
import { readScore, readTricks, writeScore, writeTricks } from '../sides.ts';
import { isNone, quote, readNumber, readSeat, wordsOf } from '../words.ts';
import { type CheckReader, same } from './moment.ts';

/** `turn SEAT` · `turn none` */
export const expectTurn: CheckReader = (text) => {
  const seat = text !== '' && isNone(text) ? 'none' : readSeat(text);
  return isFault(seat) ? seat : same(`turn ${seat}`, ({ facts }) => `turn ${facts.turn ?? 'none'}`);
};

/** `phase PHASE` */
export const expectPhase: CheckReader = (text) => {
  const phase = PHASES.find((one) => one === text.toLowerCase());
  if (!phase) return fault(`${quote(text)} is no phase (${PHASES.join(', ')})`);
  return same(`phase ${phase}`, ({ facts }) => `phase ${facts.phase}`);
};

const barring =
  (expected: boolean): CheckReader =>
  (text) => {
    const seat = readSeat(text);
    if (isFault(seat)) return seat;
    return ({ facts }) =>
      facts.barred.includes(seat) === expected ? undefined : `barred ${facts.barred.join(' ') || 'none'}`;
  };

/** `barred SEAT` · `not barred SEAT` */
export const expectBarred = barring(true);
export const expectNotBarred = barring(false);

/** `contract SEAT BID [doubled|redoubled]` · `contract none` */
export const expectContract: CheckReader = (text) => {
  const contract = text !== '' && isNone(text) ? null : readContract(text);
  if (isFault(contract)) return contract;
  const words = (one: typeof contract) => (one ? `contract ${writeContract(one)}` : 'contract none');
  return same(words(contract), ({ facts }) => words(facts.contract));
};

/** `tricks NS 5 EW 4` */
export const expectTricks: CheckReader = (text) => {
  const tricks = readTricks(text);
  if (isFault(tricks)) return tricks;
  return same(`tricks ${writeTricks(tricks)}`, ({ facts }) => `tricks ${writeTricks(facts.tricks)}`);
};

/** `score NS BELOW ABOVE GAMES EW BELOW ABOVE GAMES` */
export const expectScore: CheckReader = (text) => {
  const score = readScore(text);
  if (isFault(score)) return score;
  return same(`score ${writeScore(score)}`, ({ facts }) => `score ${writeScore(facts.score)}`);
};

const STATUSES = ['established', 'correctable', 'corrected'] as const;

function readStatus(word: string | undefined) {
  const status = STATUSES.find((one) => one === word?.toLowerCase());
  return status ?? fault(`${quote(word)} is no state of a revoke (${STATUSES.join(', ')})`);
}

/** `revoke SEAT TRICK established` · `… correctable` · `… corrected` */
export const expectRevoke: CheckReader = (text) => {
  const words = wordsOf(text);
  if (words.length !== 3) return fault('a revoke is expected as "revoke W 3 established"');
  const [seat, trick, status] = [readSeat(words[0]), readNumber(words[1], 'trick', 1, 13), readStatus(words[2])];
  const wrong = [seat, trick, status].find((one): one is Fault => isFault(one));
  if (wrong) return wrong;
  return ({ facts }) =>
    facts.revokes.some((one) => one.seat === seat && one.trick === trick && one.status === status)
      ? undefined
      : facts.revokes.map((one) => `revoke ${one.seat} ${one.trick} ${one.status}`).join('; ') || 'no revoke';
};

/** `no revoke`: none that could still be claimed or corrected. */
export const expectNoRevoke: CheckReader = (text) => {
  if (text !== '') return fault(`"no revoke" stands alone, nothing may follow it: ${quote(text)}`);
  return ({ facts }) => {
    const standing = facts.revokes.filter(({ status }) => status !== 'corrected');
    return standing.map((one) => `revoke ${one.seat} ${one.trick} ${one.status}`).join('; ') || undefined;
  };
};
