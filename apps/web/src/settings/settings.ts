import { create } from 'zustand';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const DECKS = ['four', 'two'] as const;

interface Settings {
  readonly name: string;
  readonly theme: (typeof THEMES)[number];
  readonly deck: (typeof DECKS)[number];
  /** Keys without a modifier; somebody who dictates wants them off. */
  readonly shortcuts: boolean;
}

const KEY = 'eldest-hand:settings';
const FIRST: Settings = { name: '', theme: 'auto', deck: 'four', shortcuts: true };

function recall(): Settings {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return FIRST;
  }
}

/** What this person likes, kept in the browser. */
export const useSettings = create<Settings>(recall);

function show({ theme, deck }: Settings): void {
  const { dataset } = document.documentElement;
  dataset.theme = theme;
  dataset.deck = deck;
}

/** Puts the settings on the page now and whenever they change. */
export function keepSettings(): void {
  show(useSettings.getState());
  useSettings.subscribe((settings) => {
    show(settings);
    localStorage.setItem(KEY, JSON.stringify(settings));
  });
}
