import { create } from 'zustand';
import { kept } from '../kept.ts';
import { SETTINGS_KEY } from './language-kept.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const DECKS = ['four', 'two'] as const;
export const ORDERS = ['alternating', 'trumps', 'rank'] as const;
export const MOTIONS = ['auto', 'none'] as const;
/** In per cent of the browser's own size. */
export const SIZES = ['100', '115', '130', '150', '175', '200'] as const;
/** In pixels: half as large again as most browsers have it. */
const LARGE = 24;

export interface Settings {
  readonly name: string;
  /** The tag of a language, or `auto`: what the browser asks for. */
  readonly language: string;
  readonly theme: (typeof THEMES)[number];
  readonly deck: (typeof DECKS)[number];
  /** How the own hand is sorted. */
  readonly order: (typeof ORDERS)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly size: (typeof SIZES)[number];
  /** Keys without a modifier; somebody who dictates wants them off. */
  readonly shortcuts: boolean;
  /** What tells that it is one's turn. */
  readonly sound: boolean;
  readonly vibration: boolean;
  readonly title: boolean;
  /** One touch plays, where the table prevents irregularities; elsewhere a card is always picked up first. */
  readonly oneTouch: boolean;
}

const FIRST: Settings = {
  name: '',
  language: 'auto',
  theme: 'auto',
  deck: 'four',
  order: 'alternating',
  motion: 'auto',
  size: '100',
  shortcuts: true,
  sound: true,
  vibration: true,
  title: true,
  oneTouch: false,
};

/** What each may be; the others are what the first setting of their name is, a text or a yes or no. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  theme: THEMES,
  deck: DECKS,
  order: ORDERS,
  motion: MOTIONS,
  size: SIZES,
};

/**
 * Reads what was kept, by this page or an older one, or by anybody's hand: each setting that is none falls back to its first value.
 * @param text null where nothing was kept.
 */
export function settingsIn(text: string | null): Settings {
  let read: unknown;
  try {
    read = JSON.parse(text ?? '');
  } catch {
    return FIRST;
  }
  const found = (read ?? {}) as Readonly<Record<string, unknown>>;
  const each = Object.entries(FIRST).map(([key, first]) => {
    const value = found[key];
    return [key, typeof value === typeof first && (VALUES[key]?.includes(value) ?? true) ? value : first];
  });
  return Object.fromEntries(each) as Settings;
}

/** What this person likes, kept in the browser. */
export const useSettings = create<Settings>(() => settingsIn(kept.getItem(SETTINGS_KEY)));

function show({ theme, deck, motion, size }: Settings): void {
  const { dataset, style } = document.documentElement;
  dataset.theme = theme;
  dataset.deck = deck;
  dataset.motion = motion;
  style.fontSize = size === '100' ? '' : `${size}%`;
  // Text this large, by what is set here or in the browser, has no room on one screen: the page may then be scrolled.
  if (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) >= LARGE) dataset.large = '';
  else delete dataset.large;
}

/** Puts the settings on the page now and whenever they change. */
export function keepSettings(): void {
  show(useSettings.getState());
  useSettings.subscribe((settings) => {
    show(settings);
    kept.setItem(SETTINGS_KEY, JSON.stringify(settings));
  });
}
