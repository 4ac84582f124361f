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
  elsewhere: 'From elsewhere: deal, calls and cards are shown as the file has them. No law of this table is asked.',
  /** What kind of record it was taken for, and what was wrong with it; the lines below say it exactly, in English. */
  kinds: {
    empty: 'There is nothing in it.',
    'too-long': 'It is too long to be looked at at once.',
    data: 'It begins as JSON, and is not the record of a table.',
    pbn: 'It was read as PBN; some of it does not fit.',
    transcript: 'It was read as a transcript; some lines are neither a directive nor an act.',
    lin: 'This is LIN, as BBO writes it, which is not read here: save the deal as PBN and open that.',
    file: 'The file could not be opened.',
  },
  exactly: 'Exactly',
};

export type LookWords = typeof en;
