import type { SettingsWords } from './en.ts';

/** The words of what each person likes, in German. */
export const de: SettingsWords = {
  title: 'Einstellungen',
  language: 'Sprache',
  languageAuto: 'wie der Browser',
  theme: 'Erscheinung',
  themes: { auto: 'wie das Gerät', light: 'hell', dark: 'dunkel' },
  deck: 'Karten',
  decks: { four: 'vier Farben', two: 'zwei Farben' },
  order: 'Ordnung der Hand',
  orders: { alternating: 'Pik zuerst', trumps: 'Trumpf zuerst', rank: 'nur nach Rang' },
  size: 'Schriftgröße',
  motion: 'Bewegung',
  motions: { auto: 'wie das Gerät', none: 'keine' },
  alerts: 'Wenn ich am Zug bin',
  sound: 'Ein leiser Ton',
  vibration: 'Ein kurzes Vibrieren, wo das Gerät es kann',
  tabTitle: 'Ein Zeichen im Titel des Fensters',
  playing: 'Spielen',
  shortcuts: 'Tasten ohne Umschalter',
  oneTouch: 'Eine Berührung spielt die Karte',
  oneTouchHint: 'Nur an Tischen, die Regelwidrigkeiten verhindern.',
  name: 'Dein Name',
};
