/** The words with which a table is laid, its rules among them, in English. */
export const en = {
  newTable: 'Lay a new table',
  houseRules: 'House rules',
  tableName: 'Name of the table',
  tableNameHint: 'For example “Thursday evening”. Left empty, it is named after you.',
  codeOfLaws: 'Code of laws',
  irregularities: 'Irregularities',
  irregularitiesOf: {
    live: ['As at a real table', 'Anything can happen; nothing is hinted.'],
    coached: ['With a warning first', 'Anything can happen, but you are asked before.'],
    guarded: ['Prevented', 'An irregular act is refused.'],
  },
  attention: 'Who notices a hidden irregularity',
  attentionOf: {
    players: ['The players', 'A revoke must be seen and claimed.'],
    table: ['The table', 'The table announces it.'],
  },
  spades: 'Undoubled spades',
  spadesOf: {
    played: ['Are played out', 'As any other trump.'],
    convention: ['Are not played out', 'Unless a side has twenty points.'],
  },
  places: 'Partners and seats',
  placesOf: {
    taken: ['As you sit down', 'Everybody keeps his seat.'],
    cut: ['Are cut for', 'Before each rubber, as the laws say; who waits is cut in.'],
  },
  consent: 'Taken back when all four consent',
  consentOf: {
    none: ['Nothing', 'What was done stands, as the laws say.'],
    allowed: ['An act, or the whole deal', 'A player asks; one who does not consent is enough, and play goes on.'],
  },
  spectators: 'What spectators see',
  spectatorsOf: {
    public: ['What lies on the table', 'No hidden card.'],
    all: ['All four hands', 'Everybody at the table is told so.'],
  },
  unlisted: 'Not listed',
  unlistedHint: 'Only who has the link finds the table.',
  advanced: 'Prepared deals (practice table)',
  deals: 'Deals, one a line',
  dealsHint: 'PBN deal text: N:K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4 …',
  dealer: 'First dealer',
  dealerAny: 'as usual',
  create: 'Lay the table',
  creating: 'Laying the table…',
  withPartner: (name: string): string => `with ${name}`,
  partnerFree: 'no partner yet',
};

/** What another language has to say. */
export type RuleWords = typeof en;
