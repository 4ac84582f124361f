import { type Seat, sideOf } from '@eldest-hand/cards';
import type { View } from '@eldest-hand/laws';
import { useTable } from '../connection/table-store.ts';
import { OrderBadges } from '../rulings/OrderBadges.tsx';
import { words } from '../words/words.ts';
import styles from './plate.module.css';
import { useView } from './ShowView.tsx';
import { useTurned } from './seating.ts';

/** Whether the table really waits for this player's call or card: nothing else must be settled before. The declarer plays for dummy. */
function isOnTurn(view: View, seat: Seat): boolean {
  if (view.actor !== seat) return false;
  switch (view.waitingWhy) {
    case 'call':
    case 'card':
      return view.waitingFor.includes(seat);
    case 'ruling':
      return !view.rulings.some((ruling) => ruling.holds);
    default:
      return false;
  }
}

/** Who sits there: compass letter, name, what he is in this deal, his side's tricks, whether the table waits for him. */
export function Plate({ seat }: { readonly seat: Seat }) {
  const view = useView();
  const me = useTable((state) => state.seat);
  const person = useTable((state) => state.people?.seats[seat] ?? null);
  const known = useTable((state) => state.people !== null);
  const waited = view.waitingFor.includes(seat);
  const turn = isOnTurn(view, seat);
  const called = view.waitingWhy === 'call' || view.waitingWhy === 'card';
  const mark = turn
    ? view.turn === seat
      ? words.table.turn(view.phase)
      : words.table.turnForDummy
    : waited && (seat !== me || !called)
      ? words.table.waited(view.waitingWhy)
      : null;
  const away = person?.status === 'away';
  const roles = [
    ...(view.dealer === seat && view.cutting === null ? (['dealer'] as const) : []),
    ...(view.declarer === seat ? (['declarer'] as const) : []),
    ...(view.dummy === seat && view.contract ? (['dummy'] as const) : []),
    ...(view.barred.includes(seat) ? (['barred'] as const) : []),
  ];
  return (
    <div className={styles.plateBlock} data-plate>
      <div
        className={styles.plate}
        data-turn={turn || undefined}
        data-waited={waited || (view.turn === seat && view.actor !== seat) || undefined}
        data-away={away || undefined}
        data-free={(known && !person) || undefined}
      >
        <span className={styles.head}>
          {me === null ? (
            <button
              type="button"
              className={styles.compass}
              aria-label={words.sit.lookFrom(seat)}
              onClick={() => useTurned.setState({ bottom: seat })}
            >
              {words.letter(seat)}
            </button>
          ) : (
            <span className={styles.compass} role="img" aria-label={words.seat(seat)}>
              {words.letter(seat)}
            </span>
          )}
          <span className={styles.who}>
            <strong>{person?.name ?? words.sit.free}</strong>
            {me === seat && <span className={styles.you}>({words.sit.you})</span>}
            {person?.robot && <em className={styles.level}>{words.robots.levels[person.robot]}</em>}
            {away && <em className={styles.away}>{words.sit.away}</em>}
          </span>
        </span>
        <span className={styles.roles}>
          {roles.map((role) => (
            <span key={role} data-role={role}>
              {words.table[role]}
            </span>
          ))}
        </span>
        {view.phase === 'playing' && (
          <span className={styles.plateTricks}>{words.table.tricks(view.tricks[sideOf(seat)])}</span>
        )}
        {mark !== null && !away && <span className={styles.turnMark}>{mark}</span>}
      </div>
      <OrderBadges seat={seat} />
    </div>
  );
}
