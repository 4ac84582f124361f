import type { View } from '@eldest-hand/laws';
import { createContext, type ReactNode, useContext, useDeferredValue } from 'react';
import { useTable } from '../connection/table-store.ts';

const Shown = createContext<View | null>(null);

/** The view that is on the screen, where the caller is only there when there is one. */
export function useView(): View {
  const view = useContext(Shown);
  if (!view) throw new Error('There is no view yet.');
  return view;
}

/** Whether the same person's table is another picture altogether: after the last call, with the result, with the next deal. */
const turnsTable = (from: View, to: View): boolean => from.phase !== to.phase && from.viewer === to.viewer;

/**
 * Gives what is below the view to show. An act is shown in the frame that follows it. Where it turns the whole table,
 * that is drawn in slices beside the frames: on a slow phone it is too much for one, and no touch waits for it.
 */
export function ShowView({ children }: { readonly children: ReactNode }) {
  const view = useTable((state) => state.view);
  const later = useDeferredValue(view);
  return <Shown value={view && later && turnsTable(later, view) ? later : view}>{children}</Shown>;
}
