import type { Act } from '@eldest-hand/laws';
import { type ReactNode, useId } from 'react';
import { act } from '../connection/outbox.ts';
import { useTable } from '../connection/table-store.ts';
import { AskConsent } from '../consent/AskConsent.tsx';
import parts from '../parts/parts.module.css';
import { useView } from '../table/ShowView.tsx';
import { usePartWords, withWords } from '../words/part-words.ts';
import { words } from '../words/words.ts';
import { ClaimForm } from './ClaimForm.tsx';
import { RevokeForm } from './RevokeForm.tsx';
import styles from './speaking.module.css';
import { SAY_WORDS } from './words.ts';

const TOPICS = ['lead', 'trick', 'taken', 'short', 'surplus', 'irregularity', 'score'] as const;

/** The menu together with its words. */
export const thingsWithWords = (): Promise<typeof SayThings> => withWords(SayThings, SAY_WORDS);

/** Everything that can be said or done at the table beside declaring and playing; what is said most stands open. */
export function SayThings({ onSaid }: { readonly onSaid: () => void }) {
  const view = useView();
  const me = useTable((state) => state.seat);
  const w = words.speaking;
  const own = usePartWords(SAY_WORDS);
  const id = useId();
  if (!own) return null;
  const say = (what: Act): void => {
    onSaid();
    void act(what);
  };
  const button = (label: string, what: Act, hint?: string) => {
    const hinted = hint && `${id}-${what.verb}-${'topic' in what ? what.topic : ''}`;
    const said = (
      <button key={label} type="button" className={parts.button} aria-describedby={hinted} onClick={() => say(what)}>
        {label}
      </button>
    );
    return hint ? (
      <span key={label} className={styles.hinted}>
        {said}
        <small id={hinted}>{hint}</small>
      </span>
    ) : (
      said
    );
  };
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
        <section className={styles.often} aria-label={own.often}>
          {button(w.askNone, { verb: 'ask-none' }, own.askNoneHint)}
          {view.trick.length > 0 && button(w.place, { verb: 'place-cards' }, own.placeHint)}
        </section>
      )}
      {group(
        w.attention,
        own.attentionHint,
        <>
          <RevokeForm words={own} onSay={say} />
          <div className={styles.topics}>
            {TOPICS.map((topic) => button(w.topic[topic], { verb: 'attention', topic }, own.hints[topic]))}
          </div>
        </>,
        !playing,
      )}
      {playing && group(own.claims, own.claimsHint, <ClaimForm words={own} onSay={say} />)}
      {(view.undoable || view.mayDealAgain) &&
        group(words.consent.group, words.consent.groupHint, <AskConsent onSay={say} />)}
      {group(
        own.other,
        own.otherHint,
        <div className={styles.topics}>
          {button(w.refer, { verb: 'refer' }, own.hints.refer)}
          {button(w.consult, { verb: 'consult' }, own.hints.consult)}
          {playing &&
            (me === view.declarer
              ? button(w.face, { verb: 'face' }, own.hints.face)
              : button(w.throwDown, { verb: 'throw-down' }, own.hints.throwDown))}
        </div>,
      )}
    </div>
  );
}
