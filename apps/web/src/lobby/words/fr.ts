import type { RuleWords } from './en.ts';

/** The words with which a table is laid, its rules among them, in French. */
export const fr: RuleWords = {
  newTable: 'Dresser une table',
  houseRules: 'Règles de la maison',
  tableName: 'Nom de la table',
  tableNameHint: 'Par exemple « Jeudi soir ». Laissé vide, elle prend ton nom.',
  codeOfLaws: 'Code des lois',
  irregularities: 'Irrégularités',
  irregularitiesOf: {
    live: ['Comme à une vraie table', 'Tout peut arriver ; rien n’est suggéré.'],
    coached: ['Avec un avertissement', 'Tout peut arriver, mais on te le demande d’abord.'],
    guarded: ['Empêchées', 'Un acte irrégulier est refusé.'],
  },
  attention: 'Qui remarque une irrégularité cachée',
  attentionOf: {
    players: ['Les joueurs', 'Une renonce doit être vue et réclamée.'],
    table: ['La table', 'La table l’annonce.'],
  },
  spades: 'Pique sans contre',
  spadesOf: {
    played: ['Se joue', 'Comme tout autre atout.'],
    convention: ['Ne se joue pas', 'Sauf si un camp a vingt points.'],
  },
  places: 'Partenaires et places',
  placesOf: {
    taken: ['Comme on s’assied', 'Chacun garde sa place.'],
    cut: ['Se tirent', 'Avant chaque robre, comme disent les lois ; qui attend entre à son tour.'],
  },
  consent: 'Repris quand les quatre consentent',
  consentOf: {
    none: ['Rien', 'Ce qui est fait demeure, comme disent les lois.'],
    allowed: ['Un acte, ou toute la donne', 'Un joueur demande ; un seul refus suffit, et le jeu continue.'],
  },
  spectators: 'Ce que voient les spectateurs',
  spectatorsOf: {
    public: ['Ce qui est sur la table', 'Aucune carte cachée.'],
    all: ['Les quatre mains', 'Tous à la table en sont avertis.'],
  },
  unlisted: 'Hors de la liste',
  unlistedHint: 'Seul qui a le lien trouve la table.',
  advanced: 'Donnes préparées (table d’exercice)',
  deals: 'Donnes, une par ligne',
  dealsHint: 'Texte PBN : N:K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4 …',
  dealer: 'Premier donneur',
  dealerAny: 'comme d’habitude',
  create: 'Dresser la table',
  creating: 'On dresse la table…',
  withPartner: (name) => `avec ${name}`,
  partnerFree: 'pas de partenaire',
};
