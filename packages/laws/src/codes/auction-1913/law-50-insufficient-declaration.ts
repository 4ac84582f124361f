import { adversariesOf, partnerOf, type Seat, sideOf } from '@eldest-hand/cards';
import type { Contract } from '../../event.ts';
import { article } from '../../ruling/article.ts';
import { lapseRulings, openRuling } from '../../ruling/rule.ts';
import { bidName, seatName } from '../../ruling/words.ts';
import type { Draft } from '../../table/draft.ts';
import type { CallRecord, Table } from '../../table/table.ts';
import { newDeal } from '../common/imperfect-tricks.ts';
import { finishBidding, isBid, lastBid, multiplierAfter } from './bidding.ts';
import { HIGHEST_LEVEL, isImpossible } from './law-44-higher-declaration.ts';

/** The bid that cannot be: he may have declared once more since, out of turn, but no adversary has called. */
function impossibleBid({ calls }: Table, seat: Seat): CallRecord | undefined {
  const since = calls.findLastIndex((call) => sideOf(call.seat) !== sideOf(seat)) + 1;
  return calls.find(
    (call, at) =>
      at >= since &&
      call.seat === seat &&
      isBid(call.call) &&
      isImpossible(call.call, lastBid(calls.slice(0, at))?.call ?? null),
  );
}

/** The last bid before the offence by the side that is asked. */
function theirLastBid(table: Table, against: Seat): CallRecord | undefined {
  const offence = table.calls.findLastIndex((call) => call.seat === against);
  return table.calls
    .slice(0, offence)
    .findLast((call) => /^\d/.test(call.call) && sideOf(call.seat) !== sideOf(against));
}

/** The bid that is treated as final, with the doubles that followed it before the next bid. */
function asContract(draft: Draft, bid: CallRecord): Contract {
  return { seat: bid.seat, bid: bid.call, doubled: multiplierAfter(draft.table.calls, bid) };
}

const barPartner = (draft: Draft, against: Seat): void =>
  draft.emit({ kind: 'barred', seat: partnerOf(against), law: 50, until: 'adversary-calls' });

/** He has declared once more, out of turn: what becomes of his bid is decided there (49; 57), and there is no other to raise. */
const hasDeclaredAgain = (table: Table, seat: Seat): boolean =>
  table.rulings.some(
    ({ against, incident }) => against === seat && ['bid-out-of-turn', 'double-out-of-turn'].includes(incident),
  );

export const law50 = article({
  law: 50,
  subject: 'Insufficient and impossible declarations',
  gist: 'Either adversary may have such a bid penalized if he speaks before his side has called again. An insufficient one must be made sufficient, an impossible one counts as a bid of all the tricks; the partner may not bid again until an adversary bids or doubles. Against an impossible one they may instead have a new deal, or their own last bid as final.',
  kept: 'engine',
  how: 'The adversaries are asked; the question lapses when one of them calls, and the bid then stands as made.',
  arises: {
    'insufficient-bid': (draft, { seat, call }) =>
      openRuling(draft, {
        law: 50,
        incident: 'insufficient-bid',
        against: seat,
        call,
        to: adversariesOf(seat),
        options: ['penalize', 'waive'],
      }),
    'impossible-bid': (draft, { seat, call }) => {
      const theirs = theirLastBid(draft.table, seat) ? ['last-bid'] : [];
      openRuling(draft, {
        law: 50,
        incident: 'impossible-bid',
        against: seat,
        call,
        to: adversariesOf(seat),
        options: ['penalize', 'new-deal', ...theirs, 'waive'],
      });
    },
    called: (draft, { seat }) =>
      lapseRulings(draft, (ruling) => ruling.law === 50 && ruling.to.includes(seat), 50, 'adversary-called'),
  },
  happened: ({ incident, against, call }) => {
    const bid = call ? `bid ${bidName(call)}, which` : 'made a bid that';
    return `${seatName(against)} ${bid} ${incident === 'impossible-bid' ? 'cannot be' : 'is not higher than the last one'}.`;
  },
  options: {
    penalize: {
      label: (_, ruling) =>
        ruling.incident === 'impossible-bid' ? 'Hold him to all the tricks' : 'Have it made sufficient',
      effect: (_, ruling) =>
        `${ruling.incident === 'impossible-bid' ? `He is held to have bid seven` : 'He must raise his bid until it is higher'}; ${seatName(partnerOf(ruling.against))} may not bid again until the other side has bid or doubled.`,
      follow: (draft, ruling) => {
        barPartner(draft, ruling.against);
        if (ruling.incident === 'impossible-bid') {
          const made = impossibleBid(draft.table, ruling.against)?.call;
          draft.emit({
            kind: 'call-corrected',
            seat: ruling.against,
            ...(made ? { made } : {}),
            call: `${HIGHEST_LEVEL}${made?.at(-1)}`,
            note: 'penalized',
          });
        } else if (!hasDeclaredAgain(draft.table, ruling.against))
          draft.emit({ kind: 'correction-due', seat: ruling.against, law: 50 });
        return undefined;
      },
    },
    'new-deal': newDeal,
    'last-bid': {
      value: (table, ruling) => theirLastBid(table, ruling.against)?.call,
      label: (table, ruling) => `Our ${bidName(theirLastBid(table, ruling.against)?.call ?? 'last bid')} is final`,
      effect: () => 'The bidding ends, and the side that was offended against plays the hand at its own last bid.',
      follow: (draft, ruling) => {
        const bid = theirLastBid(draft.table, ruling.against);
        if (bid) finishBidding(draft, asContract(draft, bid), bid);
        return undefined;
      },
    },
    waive: {
      label: () => 'Overlook it',
      effect: () => 'The bid stands as it was made and the bidding goes on.',
      follow: () => undefined,
    },
  },
});
