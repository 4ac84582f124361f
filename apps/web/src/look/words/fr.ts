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
  elsewhere:
    'D’ailleurs : la donne, les annonces et les cartes telles que le fichier les a. Aucune loi de cette table n’est consultée.',
  kinds: {
    empty: 'Il n’y a rien dedans.',
    'too-long': 'C’est trop long pour être regardé en une fois.',
    data: 'Cela commence comme du JSON et n’est pas le compte rendu d’une table.',
    pbn: 'Lu comme du PBN ; une partie ne convient pas.',
    transcript: 'Lu comme une transcription ; certaines lignes ne sont ni une indication ni un acte.',
    lin: 'C’est du LIN, comme l’écrit BBO, qui n’est pas lu ici : enregistre la donne en PBN et ouvre celle-ci.',
    file: 'Le fichier n’a pas pu être ouvert.',
  },
  exactly: 'Exactement (en anglais)',
};
