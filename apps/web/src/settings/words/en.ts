/** The words of what each person likes, in English. */
export const en = {
  title: 'Settings',
  language: 'Language',
  languageAuto: 'as the browser',
  theme: 'Appearance',
  themes: { auto: 'as the device', light: 'light', dark: 'dark' },
  deck: 'Pack',
  decks: { four: 'four colours', two: 'two colours' },
  order: 'Order of my hand',
  orders: { alternating: 'spades first', trumps: 'trumps first', rank: 'by rank alone' },
  size: 'Size of text',
  motion: 'Movement',
  motions: { auto: 'as the device', none: 'none' },
  alerts: 'When it is my turn',
  sound: 'A soft sound',
  vibration: 'A short vibration, where the device can',
  tabTitle: 'A mark on the browser tab',
  playing: 'Playing',
  shortcuts: 'Single-key shortcuts',
  oneTouch: 'One touch plays a card',
  oneTouchHint: 'Only at tables where irregularities are prevented.',
  name: 'Your name',
};

export type SettingsWords = typeof en;
