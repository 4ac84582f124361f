import { useState } from 'react';
import { Link } from 'wouter';
import type { DealRecord } from '../connection/api.ts';
import parts from '../parts/parts.module.css';
import { NARROW, useMedia } from '../parts/useMedia.ts';
import { words } from '../words/words.ts';
import { useBestWanted } from './best-play/best-wanted.ts';
import { DealtContract } from './DealtContract.tsx';
import styles from './replay.module.css';
import { useReplayWords } from './words.ts';

interface DealListProps {
  readonly table: string;
  readonly deals: readonly DealRecord[];
  readonly shown: number;
  readonly onChoose: (deal: number) => void;
}

/** The deals of this table that are over, with what became of each, and a link to the one that is shown. */
export function DealList({ table, deals, shown, onChoose }: DealListProps) {
  const [copied, setCopied] = useState(false);
  const { wanted } = useBestWanted();
  const narrow = useMedia(NARROW);
  const folded = wanted && !narrow;
  const w = useReplayWords();
  const address = `${location.origin}/t/${table}/deal/${shown}`;
  return (
    <section className={styles.deals} aria-labelledby="deals">
      {/* Best play has most to say: the deals are folded away while it is there, where all stands in one column. */}
      <details key={String(folded)} open={!folded}>
        <summary>
          <h2 id="deals">{w.deals}</h2>
        </summary>
        <ol>
          {deals.map(({ number, contract, result }) => (
            <li key={number}>
              <button
                type="button"
                aria-current={number === shown || undefined}
                onClick={() => {
                  setCopied(false);
                  onChoose(number);
                }}
              >
                <strong>{words.table.deal(number)}</strong>
                <DealtContract contract={contract} />
                {contract && result && <span>{result.made ? w.made : w.down}</span>}
              </button>
            </li>
          ))}
        </ol>
        <div className={styles.share}>
          <label className={parts.field}>
            <span>{w.link}</span>
            <input id="replay-link" readOnly value={address} onFocus={(event) => event.target.select()} />
          </label>
          <button
            type="button"
            className={parts.button}
            onClick={() => {
              document.querySelector<HTMLInputElement>('#replay-link')?.select();
              void (navigator.clipboard?.writeText(address) ?? Promise.reject()).then(
                () => setCopied(true),
                () => setCopied(document.execCommand('copy')),
              );
            }}
          >
            {copied ? words.invite.copied : words.invite.copy}
          </button>
          <Link href="/look">{words.look.invitation}</Link>
        </div>
      </details>
    </section>
  );
}
