import { adversariesOf, leftOf } from '@eldest-hand/cards';
import { article } from '../../ruling/article.ts';
import { openRuling } from '../../ruling/rule.ts';
import { bidName, seatName } from '../../ruling/words.ts';
import { newDeal } from '../common/imperfect-tricks.ts';
import { afterCall } from './bidding.ts';

export const law49 = article({
  law: 49,
  subject: 'Bidding out of turn',
  gist: 'When a player bids out of turn either adversary may demand a new deal or let the bid stand; then the bidding goes on from it. A pass out of turn costs nothing.',
  kept: 'engine',
  how: 'The adversaries are asked and the bidding waits; whichever answers first decides (decision 1: they may consult).',
  arises: {
    'bid-out-of-turn': (draft, { seat, call }) =>
      openRuling(draft, {
        law: 49,
        incident: 'bid-out-of-turn',
        against: seat,
        call,
        to: adversariesOf(seat),
        options: ['new-deal', 'stand'],
        holds: true,
      }),
  },
  happened: ({ against, call }) =>
    `${seatName(against)} bid${call ? ` ${bidName(call)}` : ''} when it was not his turn.`,
  options: {
    'new-deal': newDeal,
    stand: {
      label: () => 'Let it stand',
      effect: (_, { against }) =>
        `The bid counts as if it had been made in turn, and ${seatName(leftOf(against))}, to the left of ${seatName(against)}, is next to declare.`,
      follow: (draft, ruling) => {
        draft.emit({ kind: 'turn-passed', to: leftOf(ruling.against) });
        afterCall(draft, ruling.against);
        return undefined;
      },
    },
  },
});

export const law57 = article({
  law: 57,
  subject: 'Doubling out of turn',
  gist: 'When a player doubles out of turn either adversary may demand a new deal.',
  kept: 'engine',
  how: 'The adversaries are asked and the bidding waits; a redouble out of turn is treated alike.',
  arises: {
    'double-out-of-turn': (draft, { seat }) =>
      openRuling(draft, {
        law: 57,
        incident: 'double-out-of-turn',
        against: seat,
        to: adversariesOf(seat),
        options: ['new-deal', 'stand'],
        holds: true,
      }),
  },
  happened: (ruling) => `${seatName(ruling.against)} doubled when it was not his turn.`,
  options: {
    'new-deal': newDeal,
    stand: {
      label: () => 'Let it stand',
      effect: (_, { against }) =>
        `The double counts as if it had been made in turn, and ${seatName(leftOf(against))}, to the left of ${seatName(against)}, is next to declare.`,
      follow: (draft, ruling) => {
        draft.emit({ kind: 'turn-passed', to: leftOf(ruling.against) });
        afterCall(draft, ruling.against);
        return undefined;
      },
    },
  },
});
