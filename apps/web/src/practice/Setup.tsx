import { bySeat, clockwiseFrom, type Hands, isSeat, PACK, SEATS, type Seat, writeDeal } from '@eldest-hand/cards';
import { writeContract } from '@eldest-hand/language';
import type { CodeName, Contract } from '@eldest-hand/laws';
import { type FormEvent, useState } from 'react';
import { CodeChoice } from '../parts/CodeChoice.tsx';
import parts from '../parts/parts.module.css';
import { words } from '../words/words.ts';
import { ContractChoice } from './ContractChoice.tsx';
import { usePhrases } from './phrases.ts';
import room from './room.module.css';
import { Shell } from './Shell.tsx';
import styles from './setup.module.css';

/** A whole number below the bound, each as likely, from the browser's own randomness. */
function below(bound: number): number {
  const most = Math.floor(0x1_0000_0000 / bound) * bound;
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] as number) >= most);
  return (drawn[0] as number) % bound;
}

/** A shuffled pack (Fisher and Yates), dealt a card at a time. */
function anyDeal(dealer: Seat): Hands {
  const pack = [...PACK];
  for (let at = pack.length - 1; at > 0; at--) {
    const other = below(at + 1);
    [pack[at], pack[other]] = [pack[other] as (typeof pack)[0], pack[at] as (typeof pack)[0]];
  }
  const order = [...clockwiseFrom(dealer).slice(1), dealer];
  return bySeat((seat) => pack.filter((_, at) => order[at % 4] === seat));
}

/** Why nothing could be laid. What reads case files says where the fault is, in English. */
export interface SetupFault {
  readonly said: string;
  readonly detail: string;
}

interface SetupProps {
  readonly fault: SetupFault | null;
  readonly onLay: (text: string) => void;
}

/** The form of the teacher's table: a code, who deals, a deal or none, or a whole case file. */
export function Setup({ fault, onLay }: SetupProps) {
  const w = usePhrases();
  const [code, setCode] = useState<CodeName>('auction-1913');
  const [dealer, setDealer] = useState<Seat>('S');
  const [deal, setDeal] = useState('');
  const [contract, setContract] = useState<Contract | null>(null);
  const [text, setText] = useState('');
  const lay = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') {
      onLay(text);
      return;
    }
    const hands = deal.trim().replaceAll(/\s+/g, ' ') || writeDeal(anyDeal(dealer));
    const lines = [`code: ${code}`, `dealer: ${dealer}`, `deal: ${hands}`];
    onLay([...lines, ...(contract ? [`contract: ${writeContract(contract)}`] : [])].join('\n'));
  };
  return (
    <Shell title={w.table} up={{ href: '/practice', text: w.toRoom }}>
      <p className={room.intro}>{w.tableText}</p>
      <form className={styles.setup} onSubmit={lay} aria-label={w.setup.title}>
        <CodeChoice
          label={w.code}
          code={code}
          onChoose={(chosen) => {
            // What is a contract of one code is none of the other.
            setContract(null);
            setCode(chosen);
          }}
        />
        <label className={parts.field}>
          <span>{w.setup.dealer}</span>
          <select
            value={dealer}
            onChange={({ target }) => {
              if (code === 'bridge-1905') setContract(null);
              setDealer(isSeat(target.value) ? target.value : 'S');
            }}
          >
            {SEATS.map((seat) => (
              <option key={seat} value={seat}>
                {words.seat(seat)}
              </option>
            ))}
          </select>
        </label>
        <label className={`${parts.field} ${styles.wide}`}>
          <span>{w.setup.deal}</span>
          <textarea rows={2} spellCheck={false} value={deal} onChange={({ target }) => setDeal(target.value)} />
          <small>{w.setup.dealHint}</small>
        </label>
        <ContractChoice code={code} dealer={dealer} contract={contract} onChoose={setContract} />
        <label className={`${parts.field} ${styles.wide}`}>
          <span>{w.setup.text}</span>
          <textarea rows={4} spellCheck={false} value={text} onChange={({ target }) => setText(target.value)} />
          <small>{w.setup.textHint}</small>
        </label>
        {fault && (
          <p role="alert" className={styles.fault}>
            {fault.said} <span lang="en">{fault.detail}</span>
          </p>
        )}
        <button type="submit" className={`${parts.button} ${parts.primary}`}>
          {w.setup.lay}
        </button>
      </form>
    </Shell>
  );
}
