import type { HelpWords } from './en.ts';

export const fr: HelpWords = {
  keys: 'Clavier',
  rows: [
    ['h k', 'prendre le roi de cœur, de sa main ou, déclarant, du mort : couleur (s h d c), puis rang (a k q j t 9…)'],
    ['← →', 'parcourir la main'],
    ['Entrée', 'prendre ; encore une fois : poser'],
    ['Maj + Entrée', 'prendre aussi une autre carte'],
    ['Échap', 'remettre la carte'],
    ['3 r', 'choisir trois piques royaux : nombre, puis s c d h r n'],
    ['p · x · xx', 'choisir passe, contre, surcontre'],
    ['s c d h n', 'en 1905 : choisir l’atout, ou sans-atout'],
    [
      'p · l · y · e',
      'en 1905 : choisir « Je te laisse le choix, partenaire », « Puis-je entamer ? », « Oui », « Je suis satisfait »',
    ],
    ['Entrée', 'dire l’annonce choisie'],
    ['w', 'aller à ce qui t’est demandé : le choix d’une décision, la boîte à enchères, ta main'],
    [
      'Tab',
      'aller à tout le reste : cartes du mort, « Retourner et ranger la levée », « Dire… », choix d’une décision',
    ],
    ['Entrée · Espace', 'faire ce que Tab a atteint : retourner la levée, ouvrir « Dire… », choisir'],
    ['?', 'cette aide'],
  ],
  words: 'Mots de la table',
  glossary: [
    ['Retourner et ranger', 'Cacher la levée finie. Une renonce ne s’y corrige qu’avant.'],
    ['Carte exposée', 'Une carte montrée à tort. Elle reste face visible et le déclarant peut la demander.'],
    ['Renonce', 'Jouer une autre couleur en ayant celle de l’entame.'],
    ['Adversaire', 'Chacun des deux joueurs du camp qui ne joue pas le contrat.'],
    ['Premier en cartes', 'Le joueur à gauche du donneur.'],
    ['Je veux dire…', 'Corrige ta dernière annonce, avant que le suivant n’annonce.'],
    ['J’arrange', 'Le déclarant le dit avant de ranger le mort : toucher une carte ne la joue pas.'],
    ['Réclamer', 'Dire combien des levées restantes on fera.'],
    ['Admettre · Contester', 'Accepter la réclamation, ou non : alors on joue la suite.'],
    ['Exiger les cartes sur table', 'Qui réclame étale ses cartes avant ta réponse.'],
    ['Chicane', 'Une main donnée sans atout. Elle compte pour son camp comme des honneurs.'],
    ['Pique 2, pique royal 9', 'En 1913, la même couleur s’annonce à 2 points la levée ou, couronnée, à 9.'],
  ],
};
