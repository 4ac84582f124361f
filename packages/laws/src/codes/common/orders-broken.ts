import type { Article } from '../../ruling/article.ts';
import { giveOrder } from '../../ruling/rule.ts';
import { isAdversary } from '../../table/trick.ts';

/** An order that was not obeyed is put right in time: it stands again, and an adversary's card lies exposed. */
export const orderBroken = ({
  law,
  exposed,
}: {
  readonly law: number;
  readonly exposed: number;
}): Pick<Article, 'arises'> => ({
  arises: {
    'error-corrected': (draft, { revoke }) => {
      if (revoke.law !== law) return;
      if (revoke.order) {
        const { id: _, ...order } = revoke.order;
        giveOrder(draft, order);
      }
      if (isAdversary(draft.table, revoke.seat))
        draft.emit({ kind: 'exposed', seat: revoke.seat, cards: [revoke.card], law: exposed });
    },
  },
});
