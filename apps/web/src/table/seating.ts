import type { Seat } from '@eldest-hand/cards';
import type { View } from '@eldest-hand/laws';
import { create } from 'zustand';
import { useTable } from '../connection/table-store.ts';

/** The seat that a spectator has turned to the bottom; players sit there themselves. */
export const useTurned = create<{ readonly bottom: Seat }>(() => ({ bottom: 'S' }));

/** The seat at the bottom of the screen. */
export function useBottom(): Seat {
  const seat = useTable((state) => state.seat);
  const turned = useTurned((state) => state.bottom);
  return seat ?? turned;
}

/** The view, where the caller is only on the screen when there is one. */
export function useView(): View {
  const view = useTable((state) => state.view);
  if (!view) throw new Error('There is no view yet.');
  return view;
}
