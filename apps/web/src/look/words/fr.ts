import type { LookWords } from './en.ts';

export const fr: LookWords = {
  title: 'Regarder un compte rendu',
  text: 'Une transcription dans la langue de la table, un cas, le compte rendu d’une table en JSON, ou PBN, d’ici ou d’ailleurs.',
  stays: 'Le fichier est lu dans ton navigateur et ne va nulle part.',
  open: 'Ouvrir un fichier',
  paste: 'Ou colle-le ici',
  go: 'La revoir',
  another: 'Un autre compte rendu',
  deals: 'Donnes de ce fichier',
  partly: 'Tout ne peut être lu',
  line: (number: number): string => `Ligne ${number} :`,
  more: (count: number): string => `et ${count} autres`,
  unreadable: 'le fichier n’a pas pu être ouvert : choisis-le à nouveau',
  elsewhere:
    'D’ailleurs : la donne, les annonces et les cartes telles que le fichier les a. Aucune loi de cette table n’est consultée.',
};
