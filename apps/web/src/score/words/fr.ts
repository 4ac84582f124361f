import { fr as words } from '../../words/fr.ts';
import type { ScoreWords } from './en.ts';

const { side, seats } = words;

export const fr: ScoreWords = {
  makeable: 'Ce qui pouvait se faire, cartes sur table',
  makeableFailed: 'Le calcul n’a pas abouti : réessaie.',
  makeableSoon: 'Calcul en cours…',
  tricksForfeited: 'levées non marquées, pour une renonce',
  shortForfeited: 'levées de chute du déclarant non marquées, pour une renonce',
  ceiling: 'levées marquées jusqu’à vingt-huit seulement, pour une renonce',
  result: 'Résultat de la donne',
  made: 'Le contrat est réussi',
  defeated: 'Le contrat est chuté',
  tricksWon: (of, count) => `${side(of)} ${count}`,
  transferred: 'avec les levées prises pour renonce',
  noPoints: 'Aucun point n’est marqué.',
  gameTo: (of) => `Manche à ${side(of)}`,
  rubberTo: (of) => `Le robre va à ${side(of)}`,
  bonus: (points) => `${points} ajoutés pour le robre`,
  difference: (points) => `Gagné de ${points} points`,
  next: 'La suite',
  cutRubber: 'Couper : un nouveau robre',
  nextDeal: 'La marque est écrite. On coupe, et la donne suivante est servie aussitôt.',
  nextRubber:
    'Le robre est fini. Couper en commence un autre aux mêmes places. Qui veut changer quitte d’abord sa place, au volet « Table ».',
  nextVoid: 'Le même joueur donne de nouveau.',
  cutWaitsRubber: (of) => `${seats(of)} ${of.length === 1 ? 'coupe' : 'coupent'} pour un nouveau robre`,
  voidDeal: 'La donne est nulle. On redonne.',
  showHands: 'Les quatre mains telles que données',
  fair: 'Donne honnête',
  fairText:
    'Avant la donne la table a publié la première ligne : le SHA-256 de la donne avec un nombre au hasard. Ensuite les deux sont révélés, et chacun peut vérifier.',
  commitment: 'Sceau de cette donne',
  nonce: 'Nombre au hasard',
  nonceLater: 'révélé quand la donne est finie',
  nextCommitment: 'Sceau de la donne suivante',
  whenReady: (cutter) => `${cutter}, un robot, coupe dès que tous ici sont prêts.`,
  ready: 'Donne suivante',
  readyRubber: 'Robre suivant',
  youAre: 'Tu es prêt.',
  stillRead: (who, several) => `On attend que ${who} ${several ? 'soient prêts' : 'soit prêt'}.`,
};
