import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sayAloud } from '../connection/connection.ts';
import { useTable } from '../connection/table-store.ts';
import parts from '../parts/parts.module.css';
import { useView } from '../table/ShowView.tsx';
import { words } from '../words/words.ts';
import styles from './chat.module.css';
import { markSeen } from './unread.ts';

/** Talk between hands for the players, and a channel of their own for those who watch (97; 106). */
export function Chat() {
  const { phase } = useView();
  const seated = useTable((state) => state.seat !== null);
  const lines = useTable((state) => state.chat);
  const [text, setText] = useState('');
  const end = useRef<HTMLOListElement>(null);
  const w = words.chat;
  const closed = seated && (phase === 'declaring' || phase === 'playing');
  const count = lines.length;
  useEffect(() => {
    if (count > 0 && end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [count]);
  useEffect(() => markSeen(lines), [lines]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    sayAloud(text);
    setText('');
  };
  return (
    <div className={styles.chat}>
      {lines.length === 0 && <p className={styles.soft}>{w.empty}</p>}
      <ol ref={end} aria-live="polite">
        {lines.map((line, order) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added.
          <li key={order} data-channel={line.channel}>
            <strong>{line.from}</strong> <small>{w[line.channel]}</small> <span>{line.text}</span>
          </li>
        ))}
      </ol>
      {closed ? (
        <p className={styles.soft}>{w.closed}</p>
      ) : (
        <form onSubmit={send}>
          {seated && (
            <fieldset className={styles.phrases}>
              <legend>{w.phrasesTitle}</legend>
              {w.phrases.map((phrase) => (
                <button
                  key={phrase}
                  type="button"
                  className={parts.quiet}
                  onClick={({ detail }) => detail < 2 && sayAloud(phrase)}
                >
                  {phrase}
                </button>
              ))}
            </fieldset>
          )}
          <label className={parts.field}>
            <span>{w.say}</span>
            <input value={text} maxLength={500} autoComplete="off" onChange={({ target }) => setText(target.value)} />
          </label>
          <button type="submit" className={parts.button} disabled={text.trim() === ''}>
            {w.send}
          </button>
          {!seated && <small className={styles.soft}>{w.onlySpectators}</small>}
        </form>
      )}
    </div>
  );
}
