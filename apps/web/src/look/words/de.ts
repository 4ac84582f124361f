import type { LookWords } from './en.ts';

export const de: LookWords = {
  title: 'Eine Aufzeichnung ansehen',
  text: 'Eine Mitschrift in der Tischsprache, ein Fall, die Aufzeichnung eines Tisches als JSON oder PBN, von hier oder anderswo.',
  stays: 'Die Datei wird in deinem Browser gelesen und geht nirgendwohin.',
  open: 'Datei öffnen',
  paste: 'Oder hier einfügen',
  go: 'Durchgehen',
  another: 'Eine andere Aufzeichnung',
  deals: 'Spiele in dieser Datei',
  partly: 'Nicht alles davon lässt sich lesen',
  line: (number: number): string => `Zeile ${number}:`,
  more: (count: number): string => `und ${count} weitere`,
  elsewhere:
    'Von anderswo: Karten, Ansagen und Spiel, wie sie in der Datei stehen. Keine Regel dieses Tisches wird gefragt.',
  kinds: {
    empty: 'Es steht nichts darin.',
    'too-long': 'Das ist zu lang, um auf einmal angesehen zu werden.',
    data: 'Es beginnt wie JSON und ist nicht die Aufzeichnung eines Tisches.',
    pbn: 'Gelesen wurde es als PBN; manches darin passt nicht.',
    transcript: 'Gelesen wurde es als Mitschrift; manche Zeile ist weder Angabe noch Handlung.',
    lin: 'Das ist LIN, wie BBO es schreibt; es wird hier nicht gelesen. Speichere das Spiel als PBN und öffne das.',
    file: 'Die Datei ließ sich nicht öffnen.',
  },
  exactly: 'Genau (auf Englisch)',
};
