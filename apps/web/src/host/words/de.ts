import type { HostWords } from './en.ts';

/** What the host of a table may do, in German. */
export const de: HostWords = {
  title: 'Du bist Gastgeber',
  listed: 'Unter den offenen Tischen aufgeführt',
  listedHint: 'Sonst findet ihn nur, wer den Link hat.',
  watchers: 'Wer zuschaut',
  nobody: 'Niemand schaut zu.',
  remove: (name) => `${name} entfernen`,
  removeShort: 'Entfernen',
  heir: 'Wenn du gehst: wer ist nach dir Gastgeber?',
  noHeir: 'Du kannst den Tisch übergeben, sobald sonst jemand daran sitzt.',
  handOn: 'Den Tisch übergeben',
  handOnWarning: (name) => `${name} wird Gastgeber, und du bist es nicht mehr.`,
  handOnYes: 'Übergeben',
  handOnNo: 'Gastgeber bleiben',
  handedOn: (name) => `${name} ist jetzt Gastgeber.`,
  close: 'Den Tisch schließen',
  closeWarning:
    'Alle werden weggeschickt, und niemand spielt hier mehr. Das Protokoll bleibt; du kannst den Tisch wieder öffnen.',
  closeYes: 'Schließen',
  closeNo: 'Offen lassen',
  reopen: 'Den Tisch wieder öffnen',
};
