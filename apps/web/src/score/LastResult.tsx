import { useState } from 'react';
import { useTable } from '../connection/table-store.ts';
import { Later, partOf } from '../parts/Later.tsx';
import speaking from '../speaking/speaking.module.css';
import { useView } from '../table/ShowView.tsx';
import { words } from '../words/words.ts';

const SHEET = partOf(() => import('./ResultOf.tsx').then((module) => module.ResultOf));

/** While the next deal is declared everybody may still read the result of the last one, whoever has cut. */
export function LastResult() {
  const { phase, deal } = useView();
  const table = useTable((state) => state.table);
  const [open, setOpen] = useState(false);
  const last = deal.number - 1;
  if (table === null || last < 1 || phase !== 'declaring') return null;
  return (
    <div data-beside>
      <button type="button" className={speaking.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.score.resultOf(last)}
      </button>
      {open && <Later part={SHEET} given={{ table, deal: last, onClose: () => setOpen(false) }} />}
    </div>
  );
}
