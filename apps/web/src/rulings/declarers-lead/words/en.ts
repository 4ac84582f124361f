/** A declarer's lead out of turn, in English. Names of seats come as the page says them. */
export const en = {
  title: 'The declarer led out of turn',
  led: (by: string, rightful: string): string => `The lead was from ${by}; it is ${rightful}’s.`,
  his: (next: string): string =>
    `It costs you nothing: take the card back and put it right, or let it lie. Once ${next} has played to it the lead stands.`,
  nexts: (declarer: string): string =>
    `Play to it, and the lead stands. You may say that it is out of turn and wait; whether he takes it back is for ${declarer}, and nobody can make him.`,
  others: (declarer: string, next: string): string =>
    `There is no penalty. ${declarer} may take it back until ${next} has played to it; then the lead stands.`,
};

/** What another language has to say. */
export type DeclarersLeadWords = typeof en;
