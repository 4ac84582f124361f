import { article } from '../../ruling/article.ts';

export const law94 = article({
  law: 94,
  subject: 'Time to decide',
  gist: 'Whoever has incurred a penalty must give the other side reasonable time to choose.',
  kept: 'engine',
  how: 'Nobody is hurried and nothing is chosen for anybody; where play would forestall the choice it waits.',
});
