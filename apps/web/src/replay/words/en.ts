/** The words with which a deal is gone through again, in English. */
export const en = {
  back: 'Back to the table',
  from: 'Seen from',
  all: 'all four hands',
  controls: 'Moments of the deal',
  first: 'To the beginning',
  before: 'One act back',
  after: 'One act on',
  last: 'To the end',
  run: 'Let it run',
  pause: 'Stop',
  moment: 'Moment',
  momentOf: (at: number, last: number): string => `${at} / ${last}`,
  acts: 'What was done',
  actsShort: 'Acts',
  backShort: 'Back',
  best: 'Best play',
  bestHint: 'As if everybody saw all four hands (double-dummy)',
  deals: 'Deals of this table',
  made: 'made',
  down: 'defeated',
  link: 'Link to this deal',
};

/** What another language has to say. */
export type ReplayWords = typeof en;
