/** What the menu of things to say has to say of itself: it comes when the table stands there. */
import type { Topic } from '@eldest-hand/laws';

/** What the shorter words mean. */
type Hints = Readonly<Partial<Record<Topic | 'refer' | 'consult' | 'throwDown' | 'face', string>>>;

export const en = {
  askNoneHint: 'Asks partner whether he has none of the suit led.',
  often: 'Said most',
  placeHint: 'Asks everybody to draw the card he played before himself, to see who played which.',
  attentionHint: 'a revoke, a lead, a trick that is wrong',
  revokeBy: 'A revoke',
  revokeWho: 'by',
  revokeSeat: 'Who revoked',
  revokeNumber: 'Trick of the revoke',
  revokeNobody: 'whom?',
  revokeTrick: 'in trick',
  revokeThis: 'not said',
  revokeSay: 'Say it',
  claims: 'Claim or concede',
  claimsHint: 'the rest, or some tricks',
  claimRest: 'The rest are mine',
  concedeRest: 'You have the rest',
  howMany: 'Number of tricks',
  other: 'More',
  otherHint: 'ask about the law, consult, lay the hand open',
  hints: {
    lead: 'He is about to lead or play out of turn.',
    trick: 'Says that our side is winning the trick on the table.',
    taken: 'A trick lies with the side that did not win it.',
    irregularity: 'Something else that a law has a penalty for.',
    score: 'Something is written wrong.',
    refer: 'Speaks of what was bid or played before.',
    consult: 'Asks him which penalty to choose.',
    throwDown: 'All my cards lie open on the table.',
    face: 'All my cards lie open on the table.',
  } satisfies Hints as Hints,
};

export type SayWords = typeof en;
