import { useEffect, useId, useRef, useState } from 'react';
import parts from '../parts/parts.module.css';
import styles from './host.module.css';

interface TwoStepsProps {
  readonly label: string;
  /** What will follow, said before it is done. */
  readonly warning: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
}

/** Something that is not done by one touch: what will follow is said, and it is asked for once more. */
export function TwoSteps({ label, warning, yes, no, onYes }: TwoStepsProps) {
  const [asking, setAsking] = useState(false);
  const [been, setBeen] = useState(false);
  const id = useId();
  const first = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking) back.current?.focus();
    else if (been) first.current?.focus();
  }, [asking, been]);
  const ask = (wanted: boolean): void => {
    setBeen(true);
    setAsking(wanted);
  };
  if (!asking)
    return (
      <button ref={first} type="button" className={parts.button} onClick={() => ask(true)}>
        {label}
      </button>
    );
  return (
    <div className={styles.sure} role="alertdialog" aria-label={label} aria-describedby={id}>
      <p id={id}>{warning}</p>
      <div>
        <button
          type="button"
          className={`${parts.button} ${parts.primary}`}
          onClick={() => {
            ask(false);
            onYes();
          }}
        >
          {yes}
        </button>
        <button ref={back} type="button" className={parts.button} onClick={() => ask(false)}>
          {no}
        </button>
      </div>
    </div>
  );
}
