import { article } from '../../ruling/article.ts';
import { declarerTouchesSeveral } from '../common/touching-dummy.ts';

export const law64 = article({
  law: 64,
  subject: 'When the declarer’s card is played',
  gist: 'A card of the declarer’s own hand is played when he lets go of it. A card of dummy that he names or touches is played, unless he says that he arranges; of several touched at once he chooses which.',
  kept: 'engine',
  how: 'A card picked up can be put back; one put down, or named in dummy, is played. “Arrange” plays nothing. Two put down at once, from either hand, ask the declarer which is played.',
  ...declarerTouchesSeveral(64),
});
