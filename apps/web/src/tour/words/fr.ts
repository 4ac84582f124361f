import type { TourWords } from './en.ts';

/** The words of the tour, in French. */
export const fr: TourWords = {
  title: 'Une minute à la table',
  leave: 'Quitter la visite',
  seats: { N: 'Nora', E: 'Emil', S: 'Sofia', W: 'Walter' },
  say: {
    pickUp:
      'Tu es en Est. Sud joue deux piques royaux : neuf points la levée. L’entame est à Ouest, pas à toi. Entame quand même : touche une de tes cartes. Elle n’est que prise en main ; personne ne le voit.',
    putDown: 'Pose-la maintenant : touche-la encore, presse Jouer, ou touche le milieu de la table.',
    ruling:
      'Tu as entamé hors tour, et les lois ont une réponse. La décision dit ce qui s’est passé, qui peut choisir, et ce que chaque choix veut dire. Le numéro ouvre la loi. Le choix est à Sud.',
    exposed:
      'Ta carte est exposée devant toi. Sud peut la demander dès qu’elle peut être jouée. Ouest entame maintenant.',
    called: 'Sud demande ta carte : c’est écrit près de ton nom. Joue-la ; toute autre sera refusée.',
    done: 'C’était tout. On peut aussi laisser tomber et montrer des cartes, en jouer deux à la fois, renoncer, annoncer hors tour : les lois ont réponse à tout, et « Dire… » a les mots pour ce que tu remarques.',
  },
  choose: 'Laisser Sud choisir',
  goOn: 'Continuer',
  again: 'Encore une fois',
  lobby: 'Vers les tables',
};
