import type { ReactNode } from 'react';
import { OtherTable, type TableStore } from '../connection/table-store.ts';
import { ShowView } from '../table/ShowView.tsx';

/** Shows another table than the one that is played at: a deal that is gone through again, or the end of one. */
export function ShowTable({ table, children }: { readonly table: TableStore; readonly children: ReactNode }) {
  return (
    <OtherTable value={table}>
      <ShowView>{children}</ShowView>
    </OtherTable>
  );
}
