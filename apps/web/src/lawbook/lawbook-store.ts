import { create } from 'zustand';

interface LawBookState {
  readonly open: boolean;
  /** The law that the reader came for. */
  readonly at: number | null;
}

/** Whether the law book lies open, and where. */
export const useLawBook = create<LawBookState>(() => ({ open: false, at: null }));

/** Opens the book, at a law where one is given. */
export const openLaw = (at: number | null): void => useLawBook.setState({ open: true, at });
export const closeLaws = (): void => useLawBook.setState({ open: false, at: null });
