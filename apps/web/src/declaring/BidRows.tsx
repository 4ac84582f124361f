import { DenominationSign } from '../parts/Pip.tsx';
import { useView } from '../table/ShowView.tsx';
import { words } from '../words/words.ts';
import styles from './box.module.css';
import { choose, useChosen } from './chosen.ts';
import { BOX, LEVELS } from './denominations.ts';

/** The box on a phone: first the number, then the denomination. */
export function BidRows() {
  const worths = BOX[useView().code];
  const { call, level, other } = useChosen();
  const number = other !== '' && Number.isInteger(Number(other)) ? Number(other) : level;
  const shown = call === null || /^-?\d/u.test(call) ? number : null;
  return (
    <div className={styles.rows}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form. */}
      <div role="group" aria-label={words.declaring.levels}>
        {LEVELS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={shown === one}
            onClick={() => {
              useChosen.setState({ other: '', level: one });
              if (call !== null && /^-?\d/u.test(call)) choose(`${one}${call.at(-1)}`);
            }}
          >
            {one}
          </button>
        ))}
        <input
          inputMode="numeric"
          aria-label={words.declaring.other}
          title={words.declaring.otherHint}
          placeholder="…"
          value={other}
          onChange={({ target }) => useChosen.setState({ other: target.value })}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form. */}
      <div role="group" aria-label={words.declaring.denominations}>
        {worths.map(({ denomination, points }) => (
          <button
            key={denomination}
            type="button"
            data-denomination={denomination}
            aria-label={number === null ? words.denomination(denomination) : words.call(`${number}${denomination}`)}
            data-call={`${number}${denomination}`}
            aria-pressed={call === `${number}${denomination}`}
            disabled={number === null}
            onClick={() => choose(`${number}${denomination}`)}
          >
            <DenominationSign of={denomination} />
            <small>{points}</small>
          </button>
        ))}
      </div>
    </div>
  );
}
