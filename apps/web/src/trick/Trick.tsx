import { SEATS } from '@eldest-hand/cards';
import type { PlayedCard, View } from '@eldest-hand/laws';
import type { CSSProperties } from 'react';
import { useTable } from '../connection/table-store.ts';
import { liesAsDummy, putDown, touch } from '../hand/put-down.ts';
import { useRaised, useUp } from '../hand/raised.ts';
import { CardView } from '../parts/CardView.tsx';
import { placeOf } from '../table/position.ts';
import { useView } from '../table/ShowView.tsx';
import { useBottom } from '../table/seating.ts';
import { words } from '../words/words.ts';
import { Gathered } from './Gathered.tsx';
import { TrickDone } from './TrickDone.tsx';
import styles from './trick.module.css';

/** How many cards the player of this one has lying nearer to the middle: his card in the trick and those put down before. */
const putBefore = ({ trick, putDown }: View, order: number): number =>
  [...trick, ...putDown.slice(0, order)].filter((one) => one.seat === putDown[order]?.seat).length;

interface TrickCardProps extends PlayedCard {
  readonly order: number;
  /** Put down with others: which of them is played is not known yet. */
  readonly together?: boolean;
}

/** A card before its player. */
function TrickCard({ seat, card, order, together = false }: TrickCardProps) {
  const view = useView();
  const me = useTable((state) => state.seat);
  const place = placeOf(seat, useBottom());
  const up = useUp(card, 'trick');
  // Every card put down shows its corner: the outer one lies over the inner, and over the trick, where it is further right.
  const outerAbove = place === 'bottom' || place === 'right';
  const mine = me !== null && (seat === me || (me === view.declarer && seat === view.dummy));
  return (
    <li
      className={styles.played}
      data-place={place}
      data-together={together || undefined}
      data-wins={(view.trickWinner === seat && !together) || undefined}
      data-up={up || undefined}
      style={
        { zIndex: together ? (outerAbove ? SEATS.length + order : -order) : order + 1, '--k': order } as CSSProperties
      }
    >
      <CardView
        card={card}
        mark={words.seat(seat) + (order === 0 && !together ? `, ${words.trick.led}` : '')}
        className={styles.card}
        raised={up}
        onPick={mine ? (event) => event.detail < 2 && touch(card, 'trick', false) : undefined}
      />
      {!together && (
        <span className={styles.order} aria-hidden="true">
          {order + 1}
        </span>
      )}
    </li>
  );
}

/** With a card picked up that can be played: a touch on the middle plays it. */
function PutDownPlace() {
  const view = useView();
  const me = useTable((state) => state.seat);
  const { cards, from, warned } = useRaised();
  const suggests = from === 'own' && liesAsDummy(view, me);
  if (me === null || cards.length === 0 || warned || suggests || (from !== 'own' && from !== 'dummy')) return null;
  return (
    <button type="button" className={styles.putDown} data-dummy={from === 'dummy' || undefined} onClick={putDown}>
      <span>{words.hand.putDownHere}</span>
    </button>
  );
}

/** The middle of the table: the trick, each card before its player, the first led at the bottom of the heap. */
export function Trick() {
  const view = useView();
  const me = useTable((state) => state.seat);
  return (
    <>
      <div className={styles.middle} data-middle data-complete={view.trickWinner !== null || undefined}>
        <section
          className={styles.trick}
          aria-label={view.phase === 'playing' ? words.trick.title(view.trickNumber) : words.trick.empty}
          data-testid="trick"
          data-false={view.falseLead || undefined}
        >
          {view.falseLead && <p className={styles.note}>{words.trick.falseLead}</p>}
          <Gathered />
          <ol>
            {view.trick.map((played, order) => (
              <TrickCard key={played.card} {...played} order={order} />
            ))}
          </ol>
          {view.putDown.length > 0 && (
            <ul aria-label={words.trick.putDown}>
              {view.putDown.map((played, order) => (
                <TrickCard key={played.card} {...played} order={putBefore(view, order)} together />
              ))}
            </ul>
          )}
        </section>
        <PutDownPlace />
      </div>
      {me === null && <TrickDone />}
    </>
  );
}
