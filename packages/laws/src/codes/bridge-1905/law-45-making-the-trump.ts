import { partnerOf } from '@eldest-hand/cards';
import { article, type Option } from '../../ruling/article.ts';
import { openRuling } from '../../ruling/rule.ts';
import { seatName } from '../../ruling/words.ts';
import { newDeal } from '../common/imperfect-tricks.ts';
import { eldestHand } from './doubling.ts';

export const law45 = article({
  law: 45,
  subject: 'Who makes the trump',
  gist: 'The dealer makes the trump or leaves it to his partner, who then must.',
  kept: 'engine',
  how: 'The trump is made or left to partner; the turn is the dealer’s, then his partner’s.',
});

const stand: Option = {
  label: () => 'Let it stand',
  effect: () => 'The trump is as it was made.',
  follow: () => undefined,
};

export const law46 = article({
  law: 46,
  subject: 'The partner makes the trump without leave',
  gist: 'If the dealer’s partner makes the trump before it was left to him, eldest hand may let it stand or have a new deal, until anything is said about doubling.',
  kept: 'engine',
  how: 'Eldest hand is asked; the question lapses when an adversary doubles or asks to lead, and the trump then stands.',
  arises: {
    'made-without-leave': (draft, { seat }) =>
      openRuling(draft, {
        law: 46,
        incident: 'made-without-leave',
        against: seat,
        to: [eldestHand(draft.table)],
        options: ['new-deal', 'stand'],
      }),
  },
  happened: (ruling) => `${seatName(ruling.against)} made the trump although the dealer had not left it to him.`,
  options: { 'new-deal': newDeal, stand },
});

export const law47 = article({
  law: 47,
  subject: 'The declaration is handed back',
  gist: 'If the dealer’s partner passes the declaration to the dealer, eldest hand may have a new deal or compel him to make the trump.',
  kept: 'engine',
  how: 'Eldest hand is asked and the declaration waits.',
  arises: {
    'declaration-passed-back': (draft, { seat }) =>
      openRuling(draft, {
        law: 47,
        incident: 'declaration-passed-back',
        against: seat,
        to: [eldestHand(draft.table)],
        options: ['new-deal', 'compel'],
        holds: true,
      }),
  },
  happened: (ruling) => `${seatName(ruling.against)} passed the declaration to the dealer.`,
  options: {
    'new-deal': newDeal,
    compel: {
      label: () => 'He must make the trump',
      effect: (_, ruling) => `${seatName(ruling.against)} must now make the trump.`,
      follow: (draft, ruling) => {
        const dealer = partnerOf(ruling.against);
        if (!draft.table.calls.some((call) => call.call === 'leave'))
          draft.emit({ kind: 'called', seat: dealer, call: 'leave', note: 'without-leave' });
        draft.emit({ kind: 'turn-passed', to: ruling.against });
        return undefined;
      },
    },
  },
});

export const law48 = article({
  law: 48,
  subject: 'An adversary declares',
  gist: 'If an adversary of the dealer makes or passes the declaration, the dealer, having looked at his hand, may have a new deal or go on as if nothing had been said.',
  kept: 'engine',
  how: 'The dealer is asked and the declaration waits.',
  arises: {
    'adversary-declares': (draft, { seat }) =>
      openRuling(draft, {
        law: 48,
        incident: 'adversary-declares',
        against: seat,
        to: [draft.table.dealer],
        options: ['new-deal', 'ignore'],
        holds: true,
      }),
  },
  happened: (ruling) => `${seatName(ruling.against)}, who has no right to it, declared.`,
  options: {
    'new-deal': newDeal,
    ignore: {
      label: () => 'Go on as if nothing had been said',
      effect: () => 'The dealer’s side makes the trump as usual.',
      follow: () => undefined,
    },
  },
});

export const law49 = article({
  law: 49,
  subject: 'A declaration is not altered',
  gist: 'A declaration once made cannot be changed.',
  kept: 'engine',
  how: 'A second “make” and any “correct” are refused.',
});
