import type { Act, Denomination } from '@eldest-hand/laws';
import { create } from 'zustand';
import { act } from '../connection/outbox.ts';
import { type TableState, useTable } from '../connection/table-store.ts';

const DENOMINATIONS: readonly Denomination[] = ['S', 'C', 'D', 'H', 'N'];

interface ChosenState {
  /** The number of odd tricks that was touched, of a bid that lacks its denomination yet. */
  readonly level: number | null;
  /** Likewise a number that was written. */
  readonly other: string;
  /** The declaration that is chosen and not yet said. */
  readonly call: string | null;
  /** Said as "I mean …", to put right the player's own last declaration. */
  readonly meaning: boolean;
}

const NOTHING: ChosenState = { level: null, other: '', call: null, meaning: false };

/** The first of the two steps of a declaration, and what comes before it. */
export const useChosen = create<ChosenState>(() => NOTHING);

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
  // What was chosen meanwhile, after the view had come, is for the next.
  if ((await act(actOf(call, meaning || mustCorrect()))) && useChosen.getState().call === call)
    useChosen.setState(NOTHING);
}

/** What the player has said in this deal: as long as it is the same, what is chosen is meant for his next declaration. */
const saidBy = ({ view, seat, table }: TableState): string =>
  [
    table,
    seat,
    view?.phase,
    view?.deal.number,
    ...(view?.calls ?? []).filter((one) => one.seat === seat).map((one) => one.call),
  ].join(' ');

// What was chosen for one declaration is not carried into the next, nor past one that was put right, taken back or said elsewhere.
useTable.subscribe((now, before) => {
  if (now.view !== before.view && saidBy(now) !== saidBy(before)) useChosen.setState(NOTHING);
});
