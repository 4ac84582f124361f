import type { DeclarersLeadWords } from './en.ts';

/** A declarer's lead out of turn, in German. */
export const de: DeclarersLeadWords = {
  title: 'Der Alleinspieler hat außer der Reihe ausgespielt',
  led: (by, rightful) => `Ausgespielt wurde von ${by}; an der Reihe ist ${rightful}.`,
  his: (next) =>
    `Es kostet dich nichts: nimm die Karte zurück und spiele richtig aus, oder lass sie liegen. Sobald ${next} dazu gespielt hat, gilt sie.`,
  nexts: (declarer) =>
    `Spielst du dazu, so gilt das Ausspiel. Du darfst auch sagen, dass es außer der Reihe war, und warten; ob ${declarer} die Karte zurücknimmt, steht bei ihm, und niemand kann es verlangen.`,
  others: (declarer, next) =>
    `Es kostet nichts. ${declarer} darf die Karte zurücknehmen, bis ${next} dazu gespielt hat; dann gilt das Ausspiel.`,
};
