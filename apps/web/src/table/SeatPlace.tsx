import type { Seat } from '@eldest-hand/cards';
import { useTable } from '../connection/table-store.ts';
import { Dummy } from '../dummy/Dummy.tsx';
import { LyingCards } from '../hand/LyingCards.tsx';
import { CardBack } from '../parts/CardView.tsx';
import { PHONE, useMedia } from '../parts/useMedia.ts';
import { words } from '../words/words.ts';
import styles from './board.module.css';
import { Plate } from './Plate.tsx';
import { type Place, placeOf } from './position.ts';
import { useView } from './ShowView.tsx';
import { downOf, heldBy, useBottom } from './seating.ts';

/** So many cards lie beside each other in one line. */
const A_FEW = 4;

/** Another player's place: his plate, his hand as this viewer sees it, and what lies before him. */
export function SeatPlace({ seat }: { readonly seat: Seat }) {
  const view = useView();
  const me = useTable((state) => state.seat);
  const place = placeOf(seat, useBottom());
  const hand = view.hands[seat];
  const down = downOf(view, seat);
  const cards = hand.cards?.filter((card) => !down.includes(card));
  const lying = [...hand.exposed, ...hand.faced].filter((card) => !down.includes(card));
  const laid = view.dummyDown && seat === view.dummy;
  // Where all hands are open and somebody plays, what lies exposed is apart from the rest all the same: it can be called.
  const apart = me !== null && !laid;
  const held = apart ? cards?.filter((card) => !lying.includes(card)) : cards;
  // A hand that is faced is laid out as dummy's is: a line of it would lie over what is beside it.
  const faced = hand.faced.filter((card) => !down.includes(card));
  const spread = !hand.cards && faced.length > A_FEW;
  const declaring = me !== null && me === view.declarer;
  const over = view.result !== null || view.phase === 'void';
  return (
    <section
      className={styles.place}
      data-dummy={(seat === view.dummy && view.phase === 'playing') || undefined}
      data-place={place}
      data-testid={`seat-${seat}`}
      aria-label={words.seat(seat)}
    >
      <Plate seat={seat} />
      {!over && apart && cards && <LyingCards seat={seat} />}
      {!over && spread && (
        <Dummy
          seat={seat}
          place={place}
          cards={faced}
          touchedAs={me === view.declarer && me !== null ? 'adversary' : null}
        />
      )}
      {over ? null : held && held.length > 0 ? (
        <Dummy seat={seat} place={place} cards={held} touchedAs={laid && declaring ? 'dummy' : null} />
      ) : (
        <Backs count={heldBy(view, seat) - lying.length} place={place} playing={view.phase === 'playing'} />
      )}
      {!over && !hand.cards && <LyingCards seat={seat} laid={spread} />}
    </section>
  );
}

/** What he holds, seen from behind. Its room is kept when he holds nothing: what lies before him does not move for that. */
function Backs({
  count,
  place,
  playing,
}: {
  readonly count: number;
  readonly place: Place;
  readonly playing: boolean;
}) {
  const phone = useMedia(PHONE);
  if (count <= 0 && !playing) return null;
  // A fan that ends at the right edge grows shorter at its left, so that the others lie still.
  const keyOf = (order: number): number => (place === 'right' ? count - order : order);
  return (
    <p className={styles.backs}>
      {!phone && (
        <span className={styles.fan} aria-hidden="true">
          {Array.from({ length: count }, (_, order) => (
            <CardBack key={keyOf(order)} />
          ))}
        </span>
      )}
      <span key={count} className={styles.count}>
        {count > 0 ? words.table.heldCards(count) : '\u00a0'}
      </span>
    </p>
  );
}
