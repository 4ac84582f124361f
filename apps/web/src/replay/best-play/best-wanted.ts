import { create } from 'zustand';

/** Whether best play is shown in replays: as somebody chose it last, until the page is left. */
export const useBestWanted = create<{ readonly wanted: boolean }>(() => ({ wanted: false }));

export const wantBest = (wanted: boolean): void => useBestWanted.setState({ wanted });
