import { de as words } from '../../words/de.ts';
import type { CuttingWords } from './en.ts';

const { seat, seats } = words;

/** Cutting for partners and out, in German. */
export const de: CuttingWords = {
  partners: 'Um die Partner abheben',
  partnersHint:
    'Jeder hebt eine Karte ab. Die beiden niedrigsten spielen zusammen; der niedrigste wählt den Platz und teilt. Das Ass ist niedrig.',
  out: (count) => `Abheben, wer aussetzt: ${count === 1 ? 'einer geht' : 'zwei gehen'}`,
  outHint: (count) =>
    `Jemand will mitspielen. Jeder hebt eine Karte ab; ${count === 1 ? 'der höchste setzt' : 'die zwei höchsten setzen'} aus. Das Ass ist niedrig.`,
  cutCard: (place, of) => `Karte ${place} von ${of} abheben`,
  gone: (place) => `Karte ${place} ist abgehoben`,
  again: 'muss noch einmal abheben',
  role: (place) => (place === 0 ? 'niedrigster: teilt' : place === 1 ? 'Partner des niedrigsten' : 'Gegner'),
  choose: 'Du hast die niedrigste Karte: wähle deinen Platz.',
  chooseHint: 'Dein Partner sitzt dir gegenüber, der niedrigere der anderen links von dir.',
  chooses: (name) => `${name} hat die niedrigste Karte und wählt den Platz.`,
  seated: 'Alle haben einen Platz',
  deals: (of) => `${seat(of)} teilt das erste Spiel.`,
  cut: 'Abheben und teilen',
  substituteAsked: (of) => `Darf bis zum Ende des Robbers jemand anders für ${seat(of)} spielen?`,
  agreed: (of) => `${seats(of)} ${of.length === 1 ? 'ist' : 'sind'} einverstanden; die drei anderen müssen es sein.`,
  nobodyAgreed: 'Die drei anderen müssen einverstanden sein.',
  playOn: 'Ich spiele selbst weiter',
};
