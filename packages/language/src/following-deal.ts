import { type Hands, isDealFault, readDeal } from '@eldest-hand/cards';
import type { SealedDeal } from '@eldest-hand/laws';

const TEXT = 'N:AQ52.K84.T93.J76 K83.AJ5.QJ2.AT95 J974.QT2.A87.K42 T6.9763.K654.Q83';

function handsOf(text: string): Hands {
  const hands = readDeal(text);
  if (isDealFault(hands)) throw new Error(hands.fault);
  return hands;
}

/** The deal that follows a `cut` in a case file: always the same, since a case must always end the same. */
export const FOLLOWING_DEAL: SealedDeal = {
  hands: handsOf(TEXT),
  nonce: '0'.repeat(64),
  commitment: '0082d18963bd18d93d824e39b2ff47bd939d4e510ecb7d0d695d4373ea2eafec',
};
