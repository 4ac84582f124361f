import type { Seat, Side } from '@eldest-hand/cards';
import type { Offence } from '@eldest-hand/practice';
import { fr as costs } from '../../../solving/words/fr.ts';
import type { BestWords } from './en.ts';

const SEAT: Record<Seat, string> = { N: 'Nord', E: 'Est', S: 'Sud', W: 'Ouest' };
const OF: Record<Seat, string> = { N: 'de Nord', E: 'd’Est', S: 'de Sud', W: 'd’Ouest' };
const SIDE: Record<Side, string> = { NS: 'Nord et Sud', EW: 'Est et Ouest' };
const OFFENCE: Record<Offence, string> = {
  'out-of-turn': 'hors tour',
  revoke: 'une renonce',
  'order-broken': 'un ordre enfreint',
};
const tricks = (count: number): string => `${count} ${count < 2 ? 'levée' : 'levées'}`;
const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '0');
const or = (cards: readonly string[]): string =>
  cards.length < 2 ? (cards[0] ?? '') : `${cards.slice(0, -1).join(', ')} ou ${cards.at(-1)}`;

export const fr: BestWords = {
  ...costs,
  semicolon: ' ; ',
  colon: ' : ',
  nothing: 'Rien n’a été joué : il n’y a rien à calculer.',
  soon: 'Calcul en cours…',
  picture: 'Le meilleur jeu, carte par carte',
  pictureHint: 'Levées du camp du déclarant si tous jouent au mieux dès là. Touche l’image pour y aller.',
  summary: (side, from, to, needed) =>
    `Levées de ${SIDE[side]} au meilleur jeu après chaque carte : ${from} avant l’entame, ${to} à la fin${needed === null ? '' : `, ${needed} requises`}.`,
  needed: (count) => `${count} requises`,
  now: (of) => `À ${SEAT[of]} de jouer`,
  keeps: 'garde le mieux',
  loses: (count) => `perd ${tricks(count)}`,
  nowKeeps: (cards) => `${or(cards)} ${cards.length === 1 ? 'garde' : 'gardent'} le mieux`,
  nowLoses: (cards, count) => `${or(cards)} ${cards.length === 1 ? 'perd' : 'perdent'} ${tricks(count)}`,
  moments: 'Ce qui l’a fait bouger',
  allBest: 'Aucune carte n’a perdu de levée.',
  trick: (number) => `Levée ${number}`,
  costly: (of, card, cost, fromDummy) => `${card} ${OF[of]}${fromDummy ? ', du mort,' : ''} a coûté ${tricks(cost)}`,
  kept: (cards, cost) => `${or(cards)} ${cost === 1 ? 'la' : 'les'} ${cards.length === 1 ? 'gardait' : 'gardaient'}`,
  called: (of, card, cost) =>
    `${card} ${OF[of]} était appelé ou imposé : il a coûté ${tricks(cost)}, et ce n’est pas sa faute`,
  calledToo: (cost) => `l’ordre avait déjà coûté ${tricks(cost)}`,
  offence: (of, card, what) => `${card} ${OF[of]} était ${OFFENCE[what]}`,
  irregular: 'cartes jouées en désordre',
  claim: (of, concession) => `${SEAT[of]} ${concession ? 'a concédé' : 'a réclamé'}`,
  gaveMore: (count, to) => `${tricks(count)} de plus à ${SIDE[to]} qu’au meilleur jeu`,
  gaveBest: 'comme au meilleur jeu',
  moved: (count, to) => `${tricks(count)} à ${SIDE[to]} par les cartes`,
  unmoved: 'cela ne coûte ni ne rapporte de levée',
  law: (number) => `Loi ${number}`,
  account: (side, par, own, others, otherwise, end) =>
    `${tricks(par)} pour ${SIDE[side]} avant l’entame ; leurs cartes ${signed(-own)}, cartes des adversaires ${signed(others)}${otherwise === 0 ? '' : `, tout le reste ${signed(otherwise)}`} : ${end} par les cartes.`,
  lawMoved: (count, to, total) =>
    `La loi a ensuite donné ${tricks(count)} à ${SIDE[to]} : ${total} comptées pour le camp du déclarant.`,
  rulings: 'Ce que les choix ont gagné ou perdu',
  chose: (of, label) => `${SEAT[of]} a choisi : ${label}`,
  lapsed: 'Rien n’a été choisi.',
  best: 'le mieux possible',
  chosen: 'choisi',
  againstBest: 'Face au mieux',
  againstNone: 'Face à aucune pénalité',
  gain: (count, points) =>
    `${count === 0 ? 'aucune levée' : `${signed(count)} ${Math.abs(count) < 2 ? 'levée' : 'levées'}`}, ${points === 0 ? 'aucun point' : `${signed(points)} points`}`,
  unknown: 'Cela ne se calcule pas.',
  figures: 'L’image en chiffres',
  figuresOf: (side) => `Levées de ${SIDE[side]} au meilleur jeu après chaque carte`,
  trickHead: 'Levée',
  before: 'avant',
  cardOf: (place) => ['entame', 'deuxième', 'troisième', 'quatrième'][place] ?? '',
  gap: 'non résolu',
};
