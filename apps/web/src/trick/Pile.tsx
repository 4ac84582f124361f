import { type Side, sideOf } from '@eldest-hand/cards';
import { CardText } from '../parts/CardFace.tsx';
import { useView } from '../table/ShowView.tsx';
import { useBottom } from '../table/seating.ts';
import { words } from '../words/words.ts';
import styles from './trick.module.css';

/** The quitted tricks as duplicate players lay them: upright when won, across when lost, in order; where there is room, counted too. */
export function Pile({ said = false }: { readonly said?: boolean }) {
  const { pile, lastTrick } = useView();
  const ours: Side = sideOf(useBottom());
  if (pile.length === 0) return null;
  const won = pile.filter((seat) => sideOf(seat) === ours).length;
  const count = `${words.table.tricksOf(ours, won)}. ${words.table.tricksOf(ours === 'NS' ? 'EW' : 'NS', pile.length - won)}.`;
  return (
    <div className={styles.pile}>
      {said && <p aria-hidden="true">{count}</p>}
      <p className={styles.books} role="img" aria-label={count}>
        {pile.map((seat, order) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a quitted trick is known by its number alone.
          <span key={order} data-won={sideOf(seat) === ours || undefined} />
        ))}
      </p>
      {lastTrick && (
        <p className={styles.last}>
          {words.trick.last}
          {words.colon}{' '}
          {lastTrick.map(({ card }) => (
            <CardText key={card} card={card} />
          ))}
        </p>
      )}
    </div>
  );
}
