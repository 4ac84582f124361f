import type { SettingsWords } from './en.ts';

/** The words of what each person likes, in French. */
export const fr: SettingsWords = {
  title: 'Réglages',
  language: 'Langue',
  languageAuto: 'comme le navigateur',
  theme: 'Apparence',
  themes: { auto: 'comme l’appareil', light: 'claire', dark: 'sombre' },
  deck: 'Jeu de cartes',
  decks: { four: 'quatre couleurs', two: 'deux couleurs' },
  order: 'Ordre de ma main',
  orders: { alternating: 'pique d’abord', trumps: 'atout d’abord', rank: 'par rang seulement' },
  size: 'Taille du texte',
  motion: 'Mouvement',
  motions: { auto: 'comme l’appareil', none: 'aucun' },
  alerts: 'Quand c’est à moi',
  sound: 'Un son doux',
  vibration: 'Une brève vibration, si l’appareil peut',
  tabTitle: 'Une marque sur l’onglet',
  playing: 'Jouer',
  shortcuts: 'Raccourcis d’une touche',
  oneTouch: 'Un toucher joue la carte',
  oneTouchHint: 'Seulement aux tables qui empêchent les irrégularités.',
  name: 'Ton nom',
};
