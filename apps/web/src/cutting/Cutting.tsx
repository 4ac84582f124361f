import { SEATS, type Seat } from '@eldest-hand/cards';
import { act } from '../connection/outbox.ts';
import { useTable } from '../connection/table-store.ts';
import { CardView } from '../parts/CardView.tsx';
import { LawNumber } from '../parts/LawNumber.tsx';
import parts from '../parts/parts.module.css';
import { useView } from '../table/ShowView.tsx';
import { usePartWords, withWords } from '../words/part-words.ts';
import { words } from '../words/words.ts';
import styles from './cutting.module.css';
import { Spread } from './Spread.tsx';
import { CUTTING_WORDS } from './words.ts';

/** The places together with their words. */
export const cuttingWithWords = (): Promise<typeof Cutting> => withWords(Cutting, CUTTING_WORDS);

/** The places before a rubber: the spread pack, what everybody has cut, and what follows from it. */
export function Cutting() {
  const view = useView();
  const me = useTable((state) => state.seat);
  const people = useTable((state) => state.people);
  const w = usePartWords(CUTTING_WORDS);
  const { cutting } = view;
  if (!w) return null;
  if (!cutting) return <Seated />;
  const name = (seat: Seat): string => people?.seats[seat]?.name ?? words.seat(seat);
  const mine = me !== null && !cutting.order && cutting.toDraw.includes(me);
  const out = cutting.purpose === 'out';
  return (
    <section className={styles.cutting} aria-labelledby="cutting" data-testid="cutting">
      <h2 id="cutting">{out ? w.out(cutting.outgoing) : w.partners}</h2>
      <p>
        {out ? w.outHint(cutting.outgoing) : w.partnersHint} <LawNumber law={cutting.law} />
      </p>
      {!cutting.order && <Spread cards={cutting.cards} taken={cutting.taken} mine={mine} />}
      <ul className={styles.cuts}>
        {cutting.among.map((seat) => (
          <li key={seat} data-lowest={cutting.order?.[0] === seat || undefined}>
            <strong>{name(seat)}</strong>
            <span className={styles.cards}>
              {(cutting.cuts[seat] ?? []).map((card) => (
                <CardView key={card} card={card} />
              ))}
            </span>
            {cutting.toDraw.includes(seat) && !cutting.order && (
              <em>{cutting.cuts[seat] ? w.again : words.table.waited(view.waitingWhy)}</em>
            )}
            {cutting.order && <em>{w.role(cutting.order.indexOf(seat))}</em>}
          </li>
        ))}
      </ul>
      {cutting.order && <Choice lowest={cutting.order[0] as Seat} me={me} name={name} />}
    </section>
  );
}

/** Whoever cut the lowest card chooses where he sits. */
function Choice({ lowest, me, name }: { lowest: Seat; me: Seat | null; name: (seat: Seat) => string }) {
  const w = usePartWords(CUTTING_WORDS);
  if (!w) return null;
  if (me !== lowest) return <p>{w.chooses(name(lowest))}</p>;
  return (
    <section aria-label={w.choose} className={styles.choice}>
      <p>
        <strong>{w.choose}</strong> {w.chooseHint}
      </p>
      <div className={styles.seats}>
        {SEATS.map((seat) => (
          <button
            key={seat}
            type="button"
            className={parts.button}
            onClick={() => void act({ verb: 'take-seat', seat })}
          >
            {words.seat(seat)}
          </button>
        ))}
      </div>
    </section>
  );
}

/** Everybody sits; the pack is cut and the first deal of the rubber begins. */
function Seated() {
  const view = useView();
  const me = useTable((state) => state.seat);
  const w = usePartWords(CUTTING_WORDS);
  if (!w) return null;
  return (
    <section className={styles.cutting} aria-labelledby="cutting" data-testid="cutting">
      <h2 id="cutting">{w.seated}</h2>
      <p>{w.deals(view.dealer)}</p>
      {me !== null && view.waitingFor.includes(me) ? (
        <button type="button" className={`${parts.button} ${parts.primary}`} onClick={() => void act({ verb: 'cut' })}>
          {w.cut}
        </button>
      ) : (
        <p>
          <strong>{words.score.cutWaits(view.waitingFor)}.</strong>
        </p>
      )}
    </section>
  );
}
