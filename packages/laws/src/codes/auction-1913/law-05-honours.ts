import { article } from '../../ruling/article.ts';

/* Counted alike in every code that has it. */
export { honours, honoursOf } from '../common/honours.ts';

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
  gist: 'Honours score above the line for those to whom they were dealt: three 2 tricks, four 4, five 5, four in one hand 8 (9 with the fifth in partner’s), five in one hand 10; aces at no trumps 30, 40, or 100 in one hand.',
  kept: 'engine',
  how: 'Scored with every hand whose deal is known, whoever played it and whether it was made or not.',
});
