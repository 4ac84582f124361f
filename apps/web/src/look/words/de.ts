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
  unreadable: 'die Datei ließ sich nicht öffnen: wähle sie noch einmal',
  elsewhere:
    'Von anderswo: Karten, Ansagen und Spiel, wie sie in der Datei stehen. Keine Regel dieses Tisches wird gefragt.',
};
