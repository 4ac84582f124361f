import type { PlayedCard, View } from '@eldest-hand/laws';
import type { CSSProperties } from 'react';
import { useTable } from '../connection/table-store.ts';
import { liesAsDummy, putDown, touch } from '../hand/put-down.ts';
import { useRaised } from '../hand/raised.ts';
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

/** The middle of the table: the trick, each card before its player, the first led at the bottom of the heap. */
export function Trick() {
  const view = useView();
  const me = useTable((state) => state.seat);
  const bottom = useBottom();
  const raised = useRaised();
  const canPut =
    me !== null &&
    !(raised.from === 'own' && liesAsDummy(view, me)) &&
    raised.cards.length > 0 &&
    (raised.from === 'own' || raised.from === 'dummy') &&
    !raised.warned;

  const show = ({ seat, card }: PlayedCard, order: number, together: boolean) => {
    const up = raised.from === 'trick' && raised.cards.includes(card);
    const place = placeOf(seat, bottom);
    // Every card put down shows its corner: the outer one lies over the inner where it is lower or further right.
    const outerAbove = place === 'bottom' || place === 'right';
    const mine = me !== null && (seat === me || (me === view.declarer && seat === view.dummy));
    return (
      <li
        key={card}
        className={styles.played}
        data-place={place}
        data-together={together || undefined}
        data-wins={(view.trickWinner === seat && !together) || undefined}
        data-up={up || undefined}
        style={{ zIndex: together ? (outerAbove ? order : -order) : order + 1, '--k': order } as CSSProperties}
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
  };

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
          <ol>{view.trick.map((played, order) => show(played, order, false))}</ol>
          {view.putDown.length > 0 && (
            <ul aria-label={words.trick.putDown}>
              {view.putDown.map((played, order) => show(played, putBefore(view, order), true))}
            </ul>
          )}
        </section>
        {canPut && (
          <button
            type="button"
            className={styles.putDown}
            data-dummy={raised.from === 'dummy' || undefined}
            onClick={putDown}
          >
            <span>{words.hand.putDownHere}</span>
          </button>
        )}
      </div>
      {me === null && <TrickDone />}
    </>
  );
}
