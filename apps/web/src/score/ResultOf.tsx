import { useEffect, useState } from 'react';
import { recordOf } from '../connection/api.ts';
import { NO_TABLE, newTableStore, type TableStore } from '../connection/table-store.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { ShowTable } from '../replay/ShowTable.tsx';
import { stepsOf, viewAt } from '../replay/steps.ts';
import { words } from '../words/words.ts';
import { Result } from './Result.tsx';

interface ResultOfProps {
  readonly table: string;
  readonly deal: number;
  readonly onClose: () => void;
}

/** The result of a deal that is over, as the house has it on record. */
export function ResultOf({ table, deal, onClose }: ResultOfProps) {
  const [end, setEnd] = useState<TableStore | 'coming' | 'none' | 'failed'>('coming');
  useEffect(() => {
    let gone = false;
    recordOf(table).then(
      (record) => {
        const found = record.deals.find((one) => one.number === deal && one.finished);
        const step = found && stepsOf(record, found).at(-1);
        if (!gone) setEnd(step ? newTableStore({ ...NO_TABLE, view: viewAt(step, 'spectator') }) : 'none');
      },
      () => !gone && setEnd('failed'),
    );
    return () => {
      gone = true;
    };
  }, [table, deal]);
  const w = words.replay;
  return (
    <Sheet title={words.score.resultOf(deal)} open onClose={onClose}>
      {typeof end === 'string' ? (
        <p role="status">{end === 'failed' ? w.failed : end === 'none' ? w.none : w.loading}</p>
      ) : (
        <ShowTable table={end}>
          <Result onRecord={table} onLeave={onClose} />
        </ShowTable>
      )}
    </Sheet>
  );
}
