import { article } from '../../ruling/article.ts';

/* Counted alike in every code that has it. */
export { chicanes } from '../common/chicane.ts';

export const law9 = article({
  law: 9,
  subject: 'Chicane',
  gist: 'A hand without trumps is worth three honours: added to its side’s honours if they score any, else taken from the adversaries’. Both hands without trumps take the worth of four from the adversaries.',
  kept: 'engine',
  how: 'Counted in the hands as dealt, beside the honours.',
});

export const law10 = article({
  law: 10,
  subject: 'Doubling leaves honours alone',
  gist: 'Honours, slams and chicane count the same whether or not the declaration was doubled.',
  kept: 'engine',
  how: 'Their worth is computed from the undoubled value of a trick.',
});
