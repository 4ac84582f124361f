import { partnerOf, SEATS, type Seat } from '@eldest-hand/cards';
import { useEffect, useRef, useState } from 'react';
import { sitDown } from '../connection/connection.ts';
import { useTable } from '../connection/table-store.ts';
import { RULE_WORDS } from '../lobby/words.ts';
import parts from '../parts/parts.module.css';
import { useSettings } from '../settings/settings.ts';
import { usePartWords } from '../words/part-words.ts';
import { words } from '../words/words.ts';
import styles from './panels.module.css';
import { useView } from './ShowView.tsx';
import { useFreeSeats, useWatching } from './seating.ts';

/** For somebody who has come to the table and has no seat: the free ones, or a place behind them. */
export function Sit() {
  const free = useFreeSeats();
  // At another table he is asked again.
  useEffect(() => () => useWatching.setState({ watching: false }), []);
  return free.length > 0 ? <Seats free={free} /> : null;
}

function Seats({ free }: { readonly free: readonly Seat[] }) {
  const people = useTable((state) => state.people);
  const name = useSettings((settings) => settings.name);
  const [nameless, setNameless] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const sit = (one: Seat): void => {
    const missing = name.trim() === '';
    setNameless(missing);
    if (missing) field.current?.focus();
    else sitDown(one);
  };
  const { code, rules } = useView();
  const title = useTable((state) => state.title);
  const w = usePartWords(RULE_WORDS);
  // It comes with its words, and moves no button under a finger later.
  if (!w) return null;
  const isFree = (one: Seat): boolean => !people?.seats[one] || people.seats[one].robot !== undefined;
  const partner = (one: Seat): string | undefined => {
    const person = people?.seats[partnerOf(one)];
    if (person) return w.withPartner(person.name);
    // Where nobody has sat down yet it is the same everywhere.
    return SEATS.some((other) => people?.seats[other]) ? w.partnerFree : undefined;
  };
  return (
    <section className={styles.sit} aria-labelledby="sit">
      <h2 id="sit">{words.sit.title}</h2>
      <p>
        {title && `${title} · `}
        <strong>{words.code[code]}</strong>
        <small className={styles.sitRule}>{w.irregularitiesOf[rules.irregularities].join(' · ')}</small>
      </p>
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
        {/* Each seat keeps its place while others sit down. */}
        {SEATS.map((one) =>
          free.includes(one) ? (
            <button key={one} type="button" className={parts.button} onClick={() => sit(one)}>
              {isFree(one) ? words.sit.take(one) : words.places.playFor(one)} <small>{partner(one)}</small>
            </button>
          ) : (
            <p key={one} className={styles.taken}>
              {words.seat(one)} <small>{people?.seats[one]?.name}</small>
            </p>
          ),
        )}
        <button type="button" className={parts.quiet} onClick={() => useWatching.setState({ watching: true })}>
          {words.sit.watch}
        </button>
      </div>
    </section>
  );
}
