import type { Act } from '@eldest-hand/laws';
import type { ReactNode } from 'react';
import { act } from '../connection/outbox.ts';
import { useTable } from '../connection/table-store.ts';
import { AskConsent } from '../consent/AskConsent.tsx';
import parts from '../parts/parts.module.css';
import { useView } from '../table/seating.ts';
import { words } from '../words/words.ts';
import { ClaimForm } from './ClaimForm.tsx';
import { RevokeForm } from './RevokeForm.tsx';
import styles from './speaking.module.css';

const TOPICS = ['lead', 'trick', 'taken', 'short', 'surplus', 'irregularity', 'score'] as const;

/** Everything that can be said or done at the table beside declaring and playing; what is said most stands open. */
export function SayThings({ onSaid }: { readonly onSaid: () => void }) {
  const view = useView();
  const me = useTable((state) => state.seat);
  const w = words.speaking;
  const say = (what: Act): void => {
    onSaid();
    void act(what);
  };
  const button = (label: string, what: Act, hint?: string) => (
    <button type="button" className={parts.button} title={hint} onClick={() => say(what)}>
      {label}
    </button>
  );
  const group = (title: string, hint: string, content: ReactNode, shown = false) => (
    <details className={styles.group} name="say" open={shown}>
      <summary>
        <strong>{title}</strong> <small>{hint}</small>
      </summary>
      <div className={styles.groupBody}>{content}</div>
    </details>
  );
  const playing = view.phase === 'playing';
  return (
    <div className={styles.menu}>
      {playing && (
        <section className={styles.often} aria-label={w.often}>
          {button(w.askNone, { verb: 'ask-none' }, w.askNoneHint)}
          {view.trick.length > 0 && button(w.place, { verb: 'place-cards' }, w.placeHint)}
        </section>
      )}
      {group(
        w.attention,
        w.attentionHint,
        <>
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
        </>,
        !playing,
      )}
      {playing && group(w.claims, w.claimsHint, <ClaimForm onSay={say} />)}
      {(view.undoable || view.mayDealAgain) &&
        group(words.consent.group, words.consent.groupHint, <AskConsent onSay={say} />)}
      {group(
        w.other,
        w.otherHint,
        <div className={styles.topics}>
          {button(w.refer, { verb: 'refer' })}
          {button(w.consult, { verb: 'consult' })}
          {playing &&
            (me === view.declarer ? button(w.face, { verb: 'face' }) : button(w.throwDown, { verb: 'throw-down' }))}
        </div>,
      )}
    </div>
  );
}
