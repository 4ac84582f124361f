import { fr as words } from '../../words/fr.ts';
import type { CuttingWords } from './en.ts';

const { seat, seats } = words;

/** Cutting for partners and out, in French. */
export const fr: CuttingWords = {
  partners: 'Tirer les partenaires',
  partnersHint:
    'Chacun tire une carte. Les deux plus basses jouent ensemble ; la plus basse choisit sa place et donne. L’as est bas.',
  out: (count) => `Tirer qui sort : ${count === 1 ? 'un joueur' : 'deux joueurs'}`,
  outHint: (count) =>
    `Quelqu’un veut entrer. Chacun tire une carte ; ${count === 1 ? 'la plus haute sort' : 'les deux plus hautes sortent'}. L’as est bas.`,
  cutCard: (place, of) => `Tirer la carte ${place} sur ${of}`,
  gone: (place) => `La carte ${place} est tirée`,
  again: 'doit tirer encore',
  role: (place) => (place === 0 ? 'la plus basse : donne' : place === 1 ? 'partenaire de la plus basse' : 'adversaire'),
  choose: 'Tu as tiré la plus basse carte : choisis ta place.',
  chooseHint: 'Ton partenaire se met en face, le plus bas des autres à ta gauche.',
  chooses: (name) => `${name} a tiré la plus basse carte et choisit sa place.`,
  seated: 'Chacun a sa place',
  deals: (of) => `${seat(of)} donne la première.`,
  cut: 'Couper et donner',
  substituteAsked: (of) => `Un autre peut-il jouer pour ${seat(of)} jusqu’à la fin du robre ?`,
  agreed: (of) => `${seats(of)} ${of.length === 1 ? 'accepte' : 'acceptent'} ; il faut l’accord des trois autres.`,
  nobodyAgreed: 'Il faut l’accord des trois autres.',
  playOn: 'Je continue moi-même',
};
