import { useMemo } from 'react';
import parts from '../parts/parts.module.css';
import { PHONE, useMedia } from '../parts/useMedia.ts';
import { usePhrases } from './phrases.ts';
import { backToChoice, canGoToChoice, letItHappen, nowOf, stepBack, useSession, whatHappens } from './session.ts';
import styles from './table.module.css';

/** The signs of the two ways back, where there is no room for their words. */
const SIGNS = { back: 'M17 4v16L6 12z', choice: 'M4 4h3v16H4zM20 4v16L8 12z' } as const;

interface WayProps {
  readonly label: string;
  readonly sign: keyof typeof SIGNS;
  readonly disabled: boolean;
  readonly onGo: () => void;
}

function Way({ label, sign, disabled, onGo }: WayProps) {
  const phone = useMedia(PHONE);
  return (
    <button
      type="button"
      className={parts.button}
      disabled={disabled}
      onClick={onGo}
      {...(phone && { 'aria-label': label, title: label })}
    >
      {phone ? (
        <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.sign}>
          <path d={SIGNS[sign]} />
        </svg>
      ) : (
        label
      )}
    </button>
  );
}

/** On and back: let the next thing happen, undo the last, return to the last choice. */
export function Ways({ first = false }: { readonly first?: boolean }) {
  const w = usePhrases();
  const session = useSession();
  const now = nowOf(session);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for each moment, not for each drawing.
  const happens = useMemo(() => whatHappens(session) !== null, [now]);
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={first ? `${parts.button} ${parts.primary}` : parts.button}
        disabled={!happens}
        onClick={letItHappen}
      >
        {w.goOn}
      </button>
      <Way label={w.back} sign="back" disabled={session.past.length < 2} onGo={stepBack} />
      <Way label={w.toChoice} sign="choice" disabled={!canGoToChoice(session)} onGo={backToChoice} />
    </div>
  );
}
