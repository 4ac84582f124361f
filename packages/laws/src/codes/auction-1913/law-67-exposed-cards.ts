import { article } from '../../ruling/article.ts';

/* What counts as exposing, and when, is told apart in `table/exposing.ts`. */

export const law67 = article({
  law: 67,
  subject: 'Cards exposed during play',
  gist: 'Every card that an adversary of the declarer exposes after the first lead may be called, and is left face upward on the table.',
  kept: 'engine',
  how: 'The card lies before its owner, who plays it as he likes until it is called; he may not take it up again.',
  arises: {
    'exposed-in-play': (draft, { seat, cards, how }) =>
      draft.emit({ kind: 'exposed', seat, cards, law: how === 'thrown-down' ? 72 : 67 }),
  },
});

export const law68 = article({
  law: 68,
  subject: 'What is an exposed card',
  gist: 'Cards played two or more at once; a card dropped face upward on the table, however quickly snatched up; one held so that the partner sees any of its face; one that an adversary says he or his partner holds.',
  kept: 'engine',
  how: 'Several cards put down at once, a card dropped on the table, shown to partner or mentioned. What is said of a card that the partner does not hold exposes nothing.',
});

export const law69 = article({
  law: 69,
  subject: 'What is not an exposed card',
  gist: 'A card dropped below the table, or seen by an adversary only, is not exposed.',
  kept: 'engine',
  how: 'A card dropped on the floor or shown to an adversary has no penalty; it stays its owner’s.',
});
