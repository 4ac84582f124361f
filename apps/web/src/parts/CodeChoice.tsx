import type { CodeName } from '@eldest-hand/laws';
import { words } from '../words/words.ts';
import parts from './parts.module.css';

/** The codes that the house plays: the laws themselves are not loaded for their names. */
export const CODES: readonly CodeName[] = ['auction-1913', 'bridge-1905'];

interface CodeChoiceProps {
  readonly label: string;
  /** Where it is said already how the codes differ. */
  readonly known?: boolean;
  readonly code: CodeName;
  readonly onChoose: (code: CodeName) => void;
}

/** Which code of laws is played. */
export function CodeChoice({ label, known = false, code, onChoose }: CodeChoiceProps) {
  return (
    <label className={parts.field}>
      <span>{label}</span>
      <select value={code} onChange={({ target }) => onChoose(CODES.find((one) => one === target.value) ?? code)}>
        {CODES.map((one) => (
          <option key={one} value={one}>
            {words.code[one]}
          </option>
        ))}
      </select>
      {!known && <small>{words.lobby.codesDiffer}</small>}
    </label>
  );
}
