import type { HostWords } from './en.ts';

/** What the host of a table may do, in French. */
export const fr: HostWords = {
  title: 'Tu es l’hôte',
  listed: 'Parmi les tables ouvertes',
  listedHint: 'Sinon, seul qui a le lien la trouve.',
  watchers: 'Qui regarde',
  nobody: 'Personne ne regarde.',
  remove: (name) => `Renvoyer ${name}`,
  removeShort: 'Renvoyer',
  heir: 'Si tu pars : qui sera l’hôte après toi ?',
  noHeir: 'Tu pourras confier la table dès que quelqu’un d’autre y sera assis.',
  handOn: 'Confier la table',
  handOnWarning: (name) => `${name} sera l’hôte, et tu ne le seras plus.`,
  handOnYes: 'La confier',
  handOnNo: 'Rester l’hôte',
  handedOn: (name) => `${name} est maintenant l’hôte.`,
  close: 'Fermer la table',
  closeWarning: 'Tous sont renvoyés et plus personne ne joue ici. Le procès-verbal reste ; tu peux rouvrir la table.',
  closeYes: 'Fermer',
  closeNo: 'La laisser ouverte',
  reopen: 'Rouvrir la table',
};
