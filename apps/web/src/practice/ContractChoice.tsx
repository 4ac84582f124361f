import { partnerOf, SEATS, type Seat } from '@eldest-hand/cards';
import type { CodeName, Contract, Denomination } from '@eldest-hand/laws';
import { BOX, LEVELS } from '../declaring/denominations.ts';
import parts from '../parts/parts.module.css';
import { words } from '../words/words.ts';
import { usePhrases } from './phrases.ts';
import styles from './setup.module.css';

/** How often a contract may count: nobody needs more at a teacher's table, and a pasted text may have it. */
const TIMES: Readonly<Record<CodeName, readonly number[]>> = { 'auction-1913': [1, 2, 4], 'bridge-1905': [1, 2, 4, 8] };

interface Option<T> {
  readonly value: T;
  readonly text: string;
}
interface PickProps<T> {
  readonly label: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly onPick: (value: T) => void;
}

function Pick<T extends string | number>({ label, options, value, onPick }: PickProps<T>) {
  return (
    <label className={parts.field}>
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const found = options.find((one) => `${one.value}` === target.value);
          if (found) onPick(found.value);
        }}
      >
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ContractChoiceProps {
  readonly code: CodeName;
  readonly dealer: Seat;
  /** None where the table begins with the declaring. */
  readonly contract: Contract | null;
  readonly onChoose: (contract: Contract | null) => void;
}

/** A contract chosen piece by piece, so that nothing can be written wrongly; in straight bridge the maker is of the dealer's side. */
export function ContractChoice({ code, dealer, contract, onChoose }: ContractChoiceProps) {
  const w = usePhrases().setup;
  const auction = code === 'auction-1913';
  const seats = auction ? SEATS : [dealer, partnerOf(dealer)];
  const denomination = (contract?.bid.at(-1) ?? 'N') as Denomination;
  const level = Number(contract?.bid.slice(0, -1)) || 1;
  const bid = (of: number, what: Denomination): string => (auction ? `${of}${what}` : what);
  return (
    <fieldset className={styles.contract}>
      <legend>{w.contract}</legend>
      <Pick
        label={auction ? w.playedBy : w.madeBy}
        options={[
          { value: '', text: w.noContract },
          ...seats.map((seat) => ({ value: seat as string, text: words.seat(seat) })),
        ]}
        value={contract?.seat ?? ''}
        onPick={(picked) => {
          const seat = seats.find((one) => one === picked);
          onChoose(
            seat ? { seat, bid: contract?.bid ?? bid(level, denomination), doubled: contract?.doubled ?? 1 } : null,
          );
        }}
      />
      {contract && (
        <>
          {auction && (
            <Pick
              label={w.level}
              options={LEVELS.map((one) => ({ value: one as number, text: `${one}` }))}
              value={level}
              onPick={(of) => onChoose({ ...contract, bid: bid(of, denomination) })}
            />
          )}
          <Pick
            label={auction ? w.denomination : w.trump}
            options={BOX[code].map((one) => ({ value: one.denomination, text: words.denomination(one.denomination) }))}
            value={denomination}
            onPick={(of) => onChoose({ ...contract, bid: bid(level, of) })}
          />
          <Pick
            label={w.doubled}
            options={TIMES[code].map((by) => ({ value: by, text: w.times(by) }))}
            value={contract.doubled}
            onPick={(doubled) => onChoose({ ...contract, doubled })}
          />
        </>
      )}
    </fieldset>
  );
}
