import type { ReplayWords } from './en.ts';

/** The words with which a deal is gone through again, in French. */
export const fr: ReplayWords = {
  back: 'Retour à la table',
  from: 'Vu depuis',
  all: 'les quatre mains',
  controls: 'Moments de la donne',
  first: 'Au début',
  before: 'Un acte en arrière',
  after: 'Un acte en avant',
  last: 'À la fin',
  run: 'Laisser défiler',
  pause: 'Arrêter',
  moment: 'Moment',
  momentOf: (at, last) => `${at} / ${last}`,
  acts: 'Ce qui fut fait',
  actsShort: 'Actes',
  backShort: 'Retour',
  best: 'Meilleur jeu',
  bestHint: 'Comme si chacun voyait les quatre jeux (double mort)',
  deals: 'Donnes de cette table',
  made: 'réussi',
  down: 'chuté',
  link: 'Lien vers cette donne',
};
