import type { ReadDeal } from '@eldest-hand/language';
import { DealtContract } from '../replay/DealtContract.tsx';
import replay from '../replay/replay.module.css';
import { words } from '../words/words.ts';
import { useLookWords } from './words.ts';

interface LookedDealsProps {
  readonly deals: readonly ReadDeal[];
  readonly shown: number;
  readonly onShow: (deal: number) => void;
}

/** The deals of a file, with what was played in each. */
export function LookedDeals({ deals, shown, onShow }: LookedDealsProps) {
  const w = useLookWords();
  return (
    <section className={replay.deals} aria-labelledby="deals">
      <h2 id="deals">{w.deals}</h2>
      <ol>
        {deals.map(({ number, moments }, at) => {
          const contract = moments.at(-1)?.table.contract;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a file may number two deals alike.
            <li key={at}>
              <button type="button" aria-current={at === shown || undefined} onClick={() => onShow(at)}>
                <strong>{words.table.deal(number)}</strong>
                <DealtContract contract={contract} />
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
