/** Why an act was not done. A closed list: a client may act on the code, a person reads the message. */
export const REFUSAL_CODES = [
  'not-now', // the verb has no place in this phase of the deal
  'not-yours', // the right, the card or the answer belongs to somebody else
  'card-not-held',
  'card-already-played',
  'not-exposed', // only a card that lies exposed can be called
  'called-card', // the declarer has called another card of this hand
  'barred', // may no longer bid or double
  'must-declare', // the dealer must make a declaration
  'awaits-decision', // a ruling must be decided first
  'no-such-ruling',
  'no-such-option',
  'no-penalty-no-effect', // the code forbids it and gives no way to do it
  'irregular', // guarded tables: the act would be an irregularity
  'bad-act', // the act cannot be read
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** An act that was refused whole: nothing has changed. */
export interface Refusal {
  readonly code: RefusalCode;
  /** Says what to do, in words for the person who acted. */
  readonly message: string;
  /** The law that stands in the way, where one does. */
  readonly law?: number;
}
