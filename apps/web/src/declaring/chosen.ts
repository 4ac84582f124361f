import type { Act, Denomination } from '@eldest-hand/laws';
import { create } from 'zustand';
import { act } from '../connection/outbox.ts';
import { type TableState, useTable } from '../connection/table-store.ts';

const DENOMINATIONS: readonly Denomination[] = ['S', 'C', 'D', 'H', 'N'];

interface ChosenState {
  /** The declaration that is chosen and not yet said. */
  readonly call: string | null;
  /** Said as "I mean …", to put right the player's own last declaration. */
  readonly meaning: boolean;
}

/** The first of the two steps of a declaration. */
export const useChosen = create<ChosenState>(() => ({ call: null, meaning: false }));

export const choose = (call: string): void => useChosen.setState({ call });

function actOf(call: string, meaning: boolean): Act {
  if (meaning) return { verb: 'correct', call };
  switch (call) {
    case 'pass':
    case 'double':
    case 'redouble':
    case 'leave':
    case 'ask-lead':
    case 'yes':
    case 'satisfied':
      return { verb: call };
    default: {
      const made = DENOMINATIONS.find((denomination) => call === `make ${denomination}`);
      return made ? { verb: 'make', denomination: made } : { verb: 'bid', call };
    }
  }
}

/** Whether the table waits for this player to put his declaration right. */
export const mustCorrect = (): boolean => {
  const { view, seat } = useTable.getState();
  return view?.waitingWhy === 'correction' && seat !== null && view.waitingFor.includes(seat);
};

/** Whether the player deals, and must begin with a bid. */
export const mustDeclare = ({ view, seat }: TableState): boolean =>
  view?.code === 'auction-1913' &&
  view.turn === seat &&
  view.dealer === seat &&
  !view.calls.some((one) => /^-?\d/u.test(one.call));

/** The second step: says it. A refused declaration stays chosen. */
export async function sayChosen(): Promise<void> {
  const { call, meaning } = useChosen.getState();
  if (call === null || useTable.getState().sending.length > 0) return;
  if (await act(actOf(call, meaning || mustCorrect()))) useChosen.setState({ call: null, meaning: false });
}

// What was chosen and never said is not carried into the next deal.
useTable.subscribe(({ view, table }, before) => {
  if (table !== before.table || view?.phase !== before.view?.phase || view?.deal.number !== before.view?.deal.number)
    useChosen.setState({ call: null, meaning: false });
});
