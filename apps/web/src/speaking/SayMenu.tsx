import type { Act } from '@eldest-hand/laws';
import { useState } from 'react';
import { act } from '../connection/outbox.ts';
import { useTable } from '../connection/table-store.ts';
import parts from '../parts/parts.module.css';
import { Sheet } from '../parts/Sheet.tsx';
import { useView } from '../table/seating.ts';
import { words } from '../words/words.ts';
import { ClaimForm } from './ClaimForm.tsx';
import { RevokeForm } from './RevokeForm.tsx';
import styles from './speaking.module.css';

const TOPICS = ['lead', 'trick', 'taken', 'short', 'surplus', 'irregularity', 'score'] as const;

/** Everything that can be said or done at the table beside declaring and playing. */
export function SayMenu() {
  const view = useView();
  const me = useTable((state) => state.seat);
  const [open, setOpen] = useState(false);
  if (!me) return null;
  const w = words.speaking;
  const close = (): void => setOpen(false);
  const say = (what: Act): void => {
    close();
    void act(what);
  };
  const button = (label: string, what: Act, hint?: string) => (
    <button type="button" className={parts.button} title={hint} onClick={() => say(what)}>
      {label}
    </button>
  );
  const playing = view.phase === 'playing';
  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {w.say}
      </button>
      <Sheet title={w.title} open={open} onClose={close}>
        <div className={styles.menu}>
          {playing && (
            <section>
              {button(w.askNone, { verb: 'ask-none' }, w.askNoneHint)}
              {button(w.place, { verb: 'place-cards' }, w.placeHint)}
            </section>
          )}
          <section aria-labelledby="say-attention">
            <h3 id="say-attention">{w.attention}</h3>
            <RevokeForm onSay={say} />
            <div className={styles.topics}>
              {TOPICS.map((topic) => (
                <button
                  key={topic}
                  type="button"
                  className={parts.button}
                  onClick={() => say({ verb: 'attention', topic })}
                >
                  {w.topic[topic]}
                </button>
              ))}
            </div>
          </section>
          {playing && <ClaimForm onSay={say} />}
          {playing && (
            <section aria-labelledby="say-cards">
              <h3 id="say-cards">{w.cards}</h3>
              {me === view.declarer ? button(w.face, { verb: 'face' }) : button(w.throwDown, { verb: 'throw-down' })}
            </section>
          )}
          <section aria-labelledby="say-other">
            <h3 id="say-other">{w.other}</h3>
            {button(w.refer, { verb: 'refer' })}
            {button(w.consult, { verb: 'consult' })}
          </section>
        </div>
      </Sheet>
    </>
  );
}
