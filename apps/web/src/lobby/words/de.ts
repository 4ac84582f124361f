import type { RuleWords } from './en.ts';

/** The words with which a table is laid, its rules among them, in German. */
export const de: RuleWords = {
  newTable: 'Einen neuen Tisch decken',
  houseRules: 'Hausregeln',
  tableName: 'Name des Tisches',
  tableNameHint: 'Zum Beispiel „Donnerstagabend“. Bleibt er leer, heißt der Tisch nach dir.',
  codeOfLaws: 'Regelwerk',
  irregularities: 'Regelwidrigkeiten',
  irregularitiesOf: {
    live: ['Wie am echten Tisch', 'Alles kann geschehen; nichts wird angedeutet.'],
    coached: ['Mit einer Warnung zuvor', 'Alles kann geschehen, aber du wirst vorher gefragt.'],
    guarded: ['Verhindert', 'Was regelwidrig ist, wird abgewiesen.'],
  },
  attention: 'Wer eine verborgene Regelwidrigkeit bemerkt',
  attentionOf: {
    players: ['Die Spieler', 'Eine Renonce muss gesehen und gemeldet werden.'],
    table: ['Der Tisch', 'Der Tisch sagt sie an.'],
  },
  spades: 'Pik ohne Kontra',
  spadesOf: {
    played: ['Wird ausgespielt', 'Wie jeder andere Trumpf.'],
    convention: ['Wird nicht ausgespielt', 'Außer eine Seite hat zwanzig Punkte.'],
  },
  places: 'Partner und Plätze',
  placesOf: {
    taken: ['Wie ihr euch setzt', 'Jeder behält seinen Platz.'],
    cut: ['Werden abgehoben', 'Vor jedem Robber, wie die Regeln sagen; wer wartet, kommt an die Reihe.'],
  },
  consent: 'Zurückgenommen, wenn alle vier zustimmen',
  consentOf: {
    none: ['Nichts', 'Was getan ist, gilt, wie die Regeln sagen.'],
    allowed: ['Eine Handlung oder das ganze Spiel', 'Einer bittet; ist auch nur einer dagegen, geht es weiter.'],
  },
  spectators: 'Was Zuschauer sehen',
  spectatorsOf: {
    public: ['Was auf dem Tisch liegt', 'Keine verdeckte Karte.'],
    all: ['Alle vier Hände', 'Alle am Tisch erfahren es.'],
  },
  unlisted: 'Nicht aufgeführt',
  unlistedHint: 'Nur wer den Link hat, findet den Tisch.',
  advanced: 'Vorbereitete Spiele (Übungstisch)',
  deals: 'Spiele, eines je Zeile',
  dealsHint: 'PBN-Text: N:K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4 …',
  dealer: 'Erster Teiler',
  dealerAny: 'wie üblich',
  create: 'Den Tisch decken',
  creating: 'Der Tisch wird gedeckt…',
  withPartner: (name) => `mit ${name}`,
  partnerFree: 'noch kein Partner',
};
