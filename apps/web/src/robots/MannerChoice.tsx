import { words } from '../words/words.ts';
import styles from './robots.module.css';
import { LEVELS, type Manner, SLIPS_NAMES } from './robots.ts';

interface MannerChoiceProps {
  readonly manner: Manner;
  readonly onChoose: (manner: Manner) => void;
}

/** How well the robots play, and how often something goes wrong with them, for practice. */
export function MannerChoice({ manner, onChoose }: MannerChoiceProps) {
  const w = words.robots;
  return (
    <>
      <label className={styles.level}>
        <span>{w.level}</span>
        <select
          value={manner.level}
          onChange={({ target }) =>
            onChoose({ ...manner, level: LEVELS.find((one) => one === target.value) ?? manner.level })
          }
        >
          {LEVELS.map((one) => (
            <option key={one} value={one}>
              {w.levels[one]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.level}>
        <span>{w.slips}</span>
        <select
          value={manner.slips}
          aria-describedby={manner.slips === 'never' ? undefined : 'slips-hint'}
          onChange={({ target }) =>
            onChoose({ ...manner, slips: SLIPS_NAMES.find((one) => one === target.value) ?? manner.slips })
          }
        >
          {SLIPS_NAMES.map((one) => (
            <option key={one} value={one}>
              {w.slipsOf[one]}
            </option>
          ))}
        </select>
      </label>
      {manner.slips !== 'never' && (
        <p id="slips-hint" className={styles.hint}>
          {w.slipsHint}
        </p>
      )}
    </>
  );
}
