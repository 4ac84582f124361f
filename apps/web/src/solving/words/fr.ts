import type { CostWords } from './en.ts';

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count < 2 ? one : more}`;

const KIND: Readonly<Record<string, string>> = {
  expose: 'Faire garder la carte comme carte exposée',
  'call-suit': 'Appeler une couleur dès qu’un adversaire doit entamer',
  suit: 'Nommer la couleur à entamer',
  prohibit: 'Interdire l’entame d’une couleur',
  highest: 'Faire jouer la plus haute de la couleur',
  lowest: 'Faire jouer la plus basse de la couleur',
  win: 'Faire gagner la levée',
  lose: 'Faire perdre la levée',
  play: 'Dire quelle carte est jouée',
  require: 'Faire jouer la carte suggérée',
  forbid: 'Interdire la carte suggérée',
  penalize: 'Prendre les points de pénalité',
  'last-bid': 'Laisser valoir la dernière enchère suffisante',
  refuse: 'Refuser ce qui a été dit',
  compel: 'Imposer ce qui a été dit',
  ignore: 'Passer outre à ce qui a été dit',
  points: 'Prendre des points pour la renonce',
  tricks: 'Prendre des levées pour la renonce',
  'new-deal': 'Faire redonner les cartes',
  stand: 'Laisser les choses en l’état',
  waive: 'Ne rien exiger',
};

export const fr: CostWords = {
  cost: 'Que coûte chaque choix ?',
  costHint: 'Calculé avec les quatre jeux vus ; chacun joue au mieux et tient ce que le choix lui impose.',
  costAsk: 'Calculer',
  costSoon: 'Calcul en cours…',
  costFailed: 'Le calcul n’a pas abouti.',
  costOf: (ns, ew) => `Nord et Sud ${many(ns, 'levée')}, Est et Ouest ${ew}`,
  costPoints: (ns, ew) => `points ${ns} : ${ew}`,
  costMade: 'réussi',
  costDown: 'chuté',
  costThen: (options) => `avec ${options.join(', puis ')}`,
  trust: {
    exact: '',
    'at-least': 'au moins cela pour le déclarant : il peut gagner plus en appelant plus tard une carte exposée',
    about: 'environ : un ordre pour une entame à venir n’est pas compté',
  },
  costNewDeal: 'On redonne les cartes : rien à calculer.',
  costUnknown: {
    declaring: 'Ne se calcule pas pendant la déclaration.',
    unsettled: 'Ne se calcule pas : il faut d’abord régler autre chose.',
    time: 'Pas calculé dans le temps donné.',
  },
  costBest: 'le mieux ici',
  suits: { S: 'pique', H: 'cœur', D: 'carreau', C: 'trèfle' },
  kind: (of) => KIND[of] ?? of,
};
