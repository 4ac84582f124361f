import { create } from 'zustand';

interface ReplayState {
  readonly open: boolean;
  /** The deal to go through; the last finished one where none is named. */
  readonly deal: number | null;
  /** The ruling to begin at. */
  readonly ruling: number | null;
}

/** Whether a finished deal is gone through again, and from where. */
export const useReplay = create<ReplayState>(() => ({ open: false, deal: null, ruling: null }));

/** Opens the replay: of a deal, at a ruling. */
export const openReplay = (deal: number | null = null, ruling: number | null = null): void =>
  useReplay.setState({ open: true, deal, ruling });
export const closeReplay = (): void => useReplay.setState({ open: false, deal: null, ruling: null });
