import { type KeyboardEvent, useState } from 'react';
import { DenominationSign } from '../parts/Pip.tsx';
import parts from '../parts/parts.module.css';
import { useView } from '../table/ShowView.tsx';
import { words } from '../words/words.ts';
import styles from './box.module.css';
import { choose, useChosen } from './chosen.ts';
import { BOX, LEVELS } from './denominations.ts';

/** The whole box at once: a line for each number, a column for each denomination, with what a trick in it is worth. */
export function BidGrid() {
  const worths = BOX[useView().code];
  const { call: chosen, other } = useChosen();
  const [at, setAt] = useState({ level: 0, column: 0 });
  const chooseOther = (denomination: string): void => {
    if (other !== '' && Number.isInteger(Number(other))) choose(`${Number(other)}${denomination}`);
  };
  const move = (event: KeyboardEvent): void => {
    const [down, right] =
      { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] }[event.key] ?? [];
    if (down === undefined || right === undefined) return;
    event.preventDefault();
    const level = Math.max(0, Math.min(6, at.level + down));
    const column = Math.max(0, Math.min(worths.length - 1, at.column + right));
    setAt({ level, column });
    document.getElementById(`bid-${level}-${column}`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the bids are buttons, not data.
    <div className={styles.grid} role="group" aria-label={words.declaring.denominations}>
      <div className={styles.worths}>
        {worths.map(({ denomination, points }) => (
          <span key={denomination} data-denomination={denomination}>
            <DenominationSign of={denomination} />
            <small>
              {points}
              <span className={parts.spoken}> {words.declaring.worth(points)}</span>
            </small>
          </span>
        ))}
      </div>
      {LEVELS.map((number, level) => (
        <div key={number} className={styles.level}>
          {worths.map(({ denomination }, column) => {
            const call = `${number}${denomination}`;
            return (
              <button
                key={denomination}
                id={`bid-${level}-${column}`}
                type="button"
                data-denomination={denomination}
                aria-label={words.call(call)}
                data-call={call}
                aria-pressed={chosen === call}
                tabIndex={at.level === level && at.column === column ? 0 : -1}
                onFocus={() => setAt({ level, column })}
                onKeyDown={move}
                onClick={() => choose(call)}
              >
                {number}
                <DenominationSign of={denomination} />
              </button>
            );
          })}
        </div>
      ))}
      <details className={styles.other}>
        <summary>{words.declaring.other}</summary>
        <div>
          <label>
            <span className={parts.spoken}>{words.declaring.other}</span>
            <input
              inputMode="numeric"
              value={other}
              size={3}
              title={words.declaring.otherHint}
              onChange={({ target }) => useChosen.setState({ other: target.value })}
            />
          </label>
          {worths.map(({ denomination }) => (
            <button
              key={denomination}
              type="button"
              aria-label={words.call(`${other || '0'}${denomination}`)}
              aria-pressed={other !== '' && chosen === `${other}${denomination}`}
              data-call={`${other}${denomination}`}
              disabled={other === ''}
              onClick={() => chooseOther(denomination)}
            >
              <DenominationSign of={denomination} />
            </button>
          ))}
        </div>
      </details>
    </div>
  );
}
