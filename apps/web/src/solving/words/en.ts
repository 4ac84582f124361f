/** What is said of a position with all cards seen, in English; it comes with the parts of the page that reckon. */
const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

/** What an option is called where it is not tied to a card or a suit. */
const KIND: Readonly<Record<string, string>> = {
  expose: 'Have the card kept as an exposed card',
  'call-suit': 'Call a suit when an adversary is next to lead',
  suit: 'Name the suit that must be led',
  prohibit: 'Forbid the lead of a suit',
  highest: 'Have the highest of the suit played',
  lowest: 'Have the lowest of the suit played',
  win: 'Have the trick won',
  lose: 'Have the trick lost',
  play: 'Say which card is played',
  require: 'Have the suggested card played',
  forbid: 'Forbid the suggested card',
  penalize: 'Take the points for a penalty',
  'last-bid': 'Have the last sufficient bid stand',
  refuse: 'Refuse what was said',
  compel: 'Have what was said carried out',
  ignore: 'Pass over what was said',
  points: 'Take points for the revoke',
  tricks: 'Take tricks for the revoke',
  'new-deal': 'Have the cards dealt anew',
  stand: 'Let it stand',
  waive: 'Exact nothing',
};

export const en = {
  cost: 'What will each choice cost?',
  costHint: 'Reckoned with all four hands seen, everybody playing best and held to what the choice obliges him to.',
  costAsk: 'Reckon',
  costSoon: 'Reckoning…',
  costFailed: 'It could not be reckoned.',
  costOf: (ns: number, ew: number): string => `North and South ${many(ns, 'trick')}, East and West ${ew}`,
  costPoints: (ns: number, ew: number): string => `points ${ns} : ${ew}`,
  costMade: 'made',
  costDown: 'defeated',
  costThen: (options: readonly string[]): string => `with ${options.join(', then ')}`,
  trust: {
    exact: '',
    'at-least': 'at least this for the declarer: he may gain more by calling an exposed card later',
    about: 'about: an order that binds a later lead was left out',
  },
  costNewDeal: 'The cards are dealt anew: nothing to reckon.',
  costUnknown: {
    declaring: 'Not to be reckoned while the trump is being declared.',
    unsettled: 'Not to be reckoned: more must be settled first.',
    time: 'Not reckoned in the time given.',
  },
  costBest: 'best here',
  suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
  kind: (of: string): string => KIND[of] ?? of,
};

export type CostWords = typeof en;
