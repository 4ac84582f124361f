import { article } from '../../ruling/article.ts';

/* Counted alike in every code that has them. */
export { chicanes } from '../common/chicane.ts';
export { honours } from '../common/honours.ts';
export { SLAM, slamPoints } from '../common/slams.ts';

export const law5 = article({
  law: 5,
  subject: 'What honours are',
  gist: 'Honours are ace, king, queen, knave and ten of trumps; at no trumps, the four aces.',
  kept: 'engine',
  how: 'Counted in the hands as dealt.',
});

export const law6 = article({
  law: 6,
  subject: 'What honours are worth',
  gist: 'Honours go to those to whom they were dealt: three are worth two tricks, four 4, five 5, four in one hand 8 (9 with the fifth in partner’s), five in one hand 10; aces 30, 40, or 100 in one hand.',
  kept: 'engine',
  how: 'From the undoubled value of a trick; the table of the book has 64 for 54 at diamonds, a misprint.',
});

export const law7 = article({
  law: 7,
  subject: 'Grand slam',
  gist: 'Thirteen tricks, not counting tricks gained for a revoke, add forty to the honours.',
  kept: 'engine',
  how: 'Counted from the tricks as played.',
});

export const law8 = article({
  law: 8,
  subject: 'Little slam',
  gist: 'Twelve tricks so won add twenty to the honours.',
  kept: 'engine',
  how: 'Counted from the tricks as played.',
});

export const law9 = article({
  law: 9,
  subject: 'Chicane',
  gist: 'A hand without trumps is worth three honours: added if its side scores honours, else taken from the adversaries’. Both hands without trumps take the worth of four from the adversaries.',
  kept: 'engine',
  how: 'Counted in the hands as dealt, beside the honours.',
});

export const law10 = article({
  law: 10,
  subject: 'Doubling leaves honours alone',
  gist: 'Honours, slams and chicane count the same whether or not the hand was doubled.',
  kept: 'engine',
  how: 'Their worth is computed from the undoubled value of a trick.',
});
