import type { Seat, Side } from '@eldest-hand/cards';
import type { Offence } from '@eldest-hand/practice';
import { de as costs } from '../../../solving/words/de.ts';
import type { BestWords } from './en.ts';

const SEAT: Record<Seat, string> = { N: 'Nord', E: 'Ost', S: 'Süd', W: 'West' };
const SIDE: Record<Side, string> = { NS: 'Nord und Süd', EW: 'Ost und West' };
const OFFENCE: Record<Offence, string> = {
  'out-of-turn': 'außer der Reihe',
  revoke: 'eine Renonce',
  'order-broken': 'gegen eine Auflage',
};
const tricks = (count: number): string => `${count} ${count === 1 ? 'Stich' : 'Stiche'}`;
const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '0');
const or = (cards: readonly string[]): string =>
  cards.length < 2 ? (cards[0] ?? '') : `${cards.slice(0, -1).join(', ')} oder ${cards.at(-1)}`;

export const de: BestWords = {
  ...costs,
  semicolon: '; ',
  colon: ': ',
  nothing: 'Es wurde nichts gespielt: Es gibt nichts zu berechnen.',
  soon: 'Wird berechnet …',
  picture: 'Bestes Spiel, Karte für Karte',
  pictureHint: 'Stiche der Partei des Alleinspielers, wenn alle von da an am besten spielen. Ein Tipp führt dorthin.',
  summary: (side, from, to, needed) =>
    `Stiche von ${SIDE[side]} bei bestem Spiel nach jeder Karte: ${from} vor dem ersten Ausspiel, ${to} am Ende${needed === null ? '' : `, nötig ${needed}`}.`,
  needed: (count) => `nötig ${count}`,
  now: (of) => `${SEAT[of]} am Zug`,
  keeps: 'hält das Beste',
  loses: (count) => `verliert ${tricks(count)}`,
  nowKeeps: (cards) => `${or(cards)} ${cards.length === 1 ? 'hält' : 'halten'} das Beste`,
  nowLoses: (cards, count) => `${or(cards)} ${cards.length === 1 ? 'verliert' : 'verlieren'} ${tricks(count)}`,
  moments: 'Was es bewegt hat',
  allBest: 'Keine Karte hat einen Stich gekostet.',
  trick: (number) => `Stich ${number}`,
  costly: (of, card, cost, fromDummy) =>
    `${card} von ${SEAT[of]}${fromDummy ? ', vom Tisch,' : ''} kostete ${tricks(cost)}`,
  kept: (cards, cost) => `${or(cards)} ${cards.length === 1 ? 'hielt' : 'hielten'} ${cost === 1 ? 'ihn' : 'sie'}`,
  called: (of, card, cost) =>
    `${card} von ${SEAT[of]} war gefordert oder auferlegt: Das kostete ${tricks(cost)} und ist nicht sein Fehler`,
  calledToo: (cost) => `die Auflage hatte schon ${tricks(cost)} gekostet`,
  offence: (of, card, what) => `${card} von ${SEAT[of]} war ${OFFENCE[what]}`,
  irregular: 'Karten nicht der Reihe nach',
  claim: (of, concession) => `${SEAT[of]} ${concession ? 'gab Stiche ab' : 'beanspruchte Stiche'}`,
  gaveMore: (count, to) => `${tricks(count)} mehr an ${SIDE[to]} als bei bestem Spiel`,
  gaveBest: 'wie bei bestem Spiel',
  moved: (count, to) => `${tricks(count)} an ${SIDE[to]} durch die Karten`,
  unmoved: 'das kostet und bringt keinen Stich',
  law: (number) => `Regel ${number}`,
  account: (side, par, own, others, otherwise, end) =>
    `${tricks(par)} für ${SIDE[side]} vor dem ersten Ausspiel; eigene Karten ${signed(-own)}, Karten der Gegner ${signed(others)}${otherwise === 0 ? '' : `, alles Übrige ${signed(otherwise)}`}: ${end} durch die Karten.`,
  lawMoved: (count, to, total) =>
    `Die Regel gab dann ${tricks(count)} an ${SIDE[to]}: ${total} zählten für die Partei des Alleinspielers.`,
  rulings: 'Was jede Wahl gewann oder verlor',
  chose: (of, label) => `${SEAT[of]} wählte: ${label}`,
  lapsed: 'Es wurde nichts gewählt.',
  best: 'das Beste',
  chosen: 'gewählt',
  againstBest: 'Gegen das Beste',
  againstNone: 'Gegen keine Strafe',
  gain: (count, points) =>
    `${count === 0 ? 'kein Stich' : `${signed(count)} ${Math.abs(count) === 1 ? 'Stich' : 'Stiche'}`}, ${points === 0 ? 'keine Punkte' : `${signed(points)} Punkte`}`,
  unknown: 'Das lässt sich nicht berechnen.',
  figures: 'Das Bild in Zahlen',
  figuresOf: (side) => `Stiche von ${SIDE[side]} bei bestem Spiel nach jeder Karte`,
  trickHead: 'Stich',
  before: 'davor',
  cardOf: (place) => ['Ausspiel', 'zweite', 'dritte', 'vierte'][place] ?? '',
  gap: 'nicht gelöst',
};
