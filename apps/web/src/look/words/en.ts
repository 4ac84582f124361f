/** The words of the page where a record from elsewhere is looked at. */
export const en = {
  title: 'Look at a record',
  text: 'A transcript of the table language, a case file, a table’s record as JSON, or PBN, from here or from elsewhere.',
  stays: 'The file is read in your browser and goes nowhere.',
  open: 'Open a file',
  paste: 'Or paste it here',
  go: 'Go through it',
  another: 'Another record',
  deals: 'Deals in this file',
  partly: 'Not all of it can be read',
  line: (number: number): string => `Line ${number}:`,
  more: (count: number): string => `and ${count} more`,
  unreadable: 'the file could not be opened: choose it again',
  elsewhere: 'From elsewhere: deal, calls and cards are shown as the file has them. No law of this table is asked.',
};

export type LookWords = typeof en;
