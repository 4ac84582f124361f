import { de as words } from '../../words/de.ts';
import type { ScoreWords } from './en.ts';

const { side, seats } = words;

export const de: ScoreWords = {
  makeable: 'Was zu machen war, mit allen Karten offen',
  makeableFailed: 'Es ließ sich nicht ausrechnen: bitte noch einmal.',
  makeableSoon: 'Wird ausgerechnet…',
  tricksForfeited: 'Stiche zählen nicht, wegen einer Renonce',
  shortForfeited: 'die fehlenden Stiche des Alleinspielers zählen nicht, wegen einer Renonce',
  ceiling: 'Stiche zählen nur bis achtundzwanzig, wegen einer Renonce',
  result: 'Ergebnis des Spiels',
  made: 'Der Kontrakt ist erfüllt',
  defeated: 'Der Kontrakt ist gefallen',
  tricksWon: (of, count) => `${side(of)} ${count}`,
  transferred: 'mit Stichen, die für Renoncen genommen wurden',
  noPoints: 'Es gibt keine Punkte.',
  gameTo: (of) => `Partie für ${side(of)}`,
  rubberTo: (of) => `Der Robber geht an ${side(of)}`,
  bonus: (points) => `${points} für den Robber`,
  difference: (points) => `Gewonnen mit ${points} Punkten`,
  next: 'Wie es weitergeht',
  cutRubber: 'Abheben: ein neuer Robber',
  nextDeal: 'Die Punkte sind angeschrieben. Es wird abgehoben und sofort geteilt.',
  nextRubber:
    'Der Robber ist zu Ende. Abheben beginnt einen neuen auf denselben Plätzen. Wer wechseln will, verlässt zuvor seinen Platz, auf der Tafel „Leute“.',
  nextVoid: 'Derselbe Spieler teilt noch einmal.',
  cutWaitsRubber: (of) => `${seats(of)} ${of.length === 1 ? 'hebt' : 'heben'} für einen neuen Robber ab`,
  voidDeal: 'Das Spiel ist ungültig. Es wird neu geteilt.',
  showHands: 'Alle vier Hände, wie sie geteilt waren',
  fair: 'Ehrlich geteilt',
  fairText:
    'Vor dem Spiel hat der Tisch die erste Zeile veröffentlicht: den SHA-256-Wert des Spiels samt Zufallszahl. Danach wird beides gezeigt, und jeder kann es nachprüfen.',
  commitment: 'Siegel dieses Spiels',
  nonce: 'Zufallszahl',
  nonceLater: 'wird nach dem Spiel gezeigt',
  nextCommitment: 'Siegel des nächsten Spiels',
  whenReady: (cutter) => `${cutter}, ein Roboter, hebt ab, sobald alle hier bereit sind.`,
  ready: 'Nächstes Spiel',
  readyRubber: 'Nächster Robber',
  youAre: 'Du bist bereit.',
  stillRead: (who, several) => `Gewartet wird, bis ${who} bereit ${several ? 'sind' : 'ist'}.`,
};
