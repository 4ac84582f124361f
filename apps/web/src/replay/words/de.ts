import type { ReplayWords } from './en.ts';

/** The words with which a deal is gone through again, in German. */
export const de: ReplayWords = {
  back: 'Zurück zum Tisch',
  from: 'Gesehen von',
  all: 'alle vier Hände',
  controls: 'Augenblicke des Spiels',
  first: 'Zum Anfang',
  before: 'Einen Schritt zurück',
  after: 'Einen Schritt weiter',
  last: 'Zum Ende',
  run: 'Ablaufen lassen',
  pause: 'Anhalten',
  moment: 'Augenblick',
  momentOf: (at, last) => `${at} / ${last}`,
  acts: 'Was geschah',
  actsShort: 'Verlauf',
  backShort: 'Zurück',
  best: 'Bestes Spiel',
  bestHint: 'Als sähen alle die vier Hände (Double Dummy)',
  deals: 'Spiele dieses Tisches',
  made: 'erfüllt',
  down: 'gefallen',
  link: 'Link zu diesem Spiel',
};
