import { article } from '../../ruling/article.ts';
import { winningCardsLed } from '../common/winning-cards-led.ts';

export const law71 = article({
  law: 71,
  subject: 'Winning cards led without waiting',
  gist: 'If an adversary plays or leads a winning card and goes on to lead others before his partner has played, the declarer may have the partner win any one of those tricks if he can; the other cards are exposed.',
  kept: 'engine',
  how: 'A second card put down by the adversary whose card is winning the trick lies ahead of its turn; the declarer is asked for which trick. Cards led too soon go back, exposed.',
  ...winningCardsLed(71),
});
