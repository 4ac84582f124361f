import { SEATS, type Seat } from '@eldest-hand/cards';
import { useRef, useState } from 'react';
import { sitDown } from '../connection/connection.ts';
import { useTable } from '../connection/table-store.ts';
import parts from '../parts/parts.module.css';
import { useSettings } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import styles from './panels.module.css';
import { useView } from './seating.ts';

/** For somebody who has come to the table and has no seat: the free ones, or a place behind them. */
export function Sit() {
  const seat = useTable((state) => state.seat);
  const people = useTable((state) => state.people);
  const name = useSettings((settings) => settings.name);
  const [watching, setWatching] = useState(false);
  const [nameless, setNameless] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const sit = (one: Seat): void => {
    const missing = name.trim() === '';
    setNameless(missing);
    if (missing) field.current?.focus();
    else sitDown(one);
  };
  const { code, substitutes } = useView();
  const title = useTable((state) => state.title);
  const isFree = (one: Seat): boolean => !people?.seats[one] || people.seats[one].robot !== undefined;
  const free = SEATS.filter(
    (one) => people && (isFree(one) || (substitutes.includes(one) && !people.seats[one]?.substitute)),
  );
  if (seat !== null || watching || free.length === 0) return null;
  return (
    <section className={styles.sit} aria-labelledby="sit">
      <h2 id="sit">{words.sit.title}</h2>
      {title && (
        <p>
          {title} · {words.code[code]}
        </p>
      )}
      <label className={parts.field}>
        <span>{words.lobby.yourName}</span>
        <input
          ref={field}
          required
          aria-invalid={(nameless && name.trim() === '') || undefined}
          value={name}
          maxLength={40}
          autoComplete="nickname"
          onChange={(event) => useSettings.setState({ name: event.target.value })}
        />
      </label>
      {nameless && name.trim() === '' && (
        <p role="alert" className={styles.nameless}>
          {words.sit.nameFirst}
        </p>
      )}
      <div className={styles.sitSeats}>
        {free.map((one) => (
          <button key={one} type="button" className={parts.button} onClick={() => sit(one)}>
            {isFree(one) ? words.sit.take(one) : words.places.playFor(one)}
          </button>
        ))}
        <button type="button" className={parts.quiet} onClick={() => setWatching(true)}>
          {words.sit.watch}
        </button>
      </div>
    </section>
  );
}
