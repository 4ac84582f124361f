import { isSuit, SUITS } from '@eldest-hand/cards';
import type { Ruling } from '../../event.ts';
import type { Option } from '../../ruling/article.ts';
import { giveOrder, openRuling } from '../../ruling/rule.ts';
import { seatName, suitName } from '../../ruling/words.ts';
import type { Draft } from '../../table/draft.ts';
import { isAdversary, isLeadNext } from '../../table/trick.ts';

/** The incident of the second question: an adversary is to lead, and the suit is named now. */
const SUIT_TO_BE_CALLED = 'suit-to-be-called';

export const asksForSuit = (ruling: Ruling): boolean => ruling.incident === SUIT_TO_BE_CALLED;

/** Asks for the suit that was to be called, as soon as an adversary is to lead. */
export function askForSuit(draft: Draft): void {
  const { leadCallsDue, leader, phase, putDown } = draft.table;
  const due = leadCallsDue[0];
  const waits =
    phase !== 'playing' || !isLeadNext(draft.table) || !isAdversary(draft.table, leader) || putDown.length > 0;
  if (!due || waits || draft.table.rulings.some(asksForSuit)) return;
  draft.emit({ kind: 'lead-call-settled', law: due.law });
  openRuling(draft, {
    law: due.law,
    incident: SUIT_TO_BE_CALLED,
    against: due.against,
    to: [due.to],
    options: [...SUITS.map((suit) => `suit ${suit}`), 'waive'],
    holds: true,
  });
}

export const happenedBeforeSuit = (ruling: Ruling): string =>
  `Because of what ${seatName(ruling.against)} did, the suit of this lead may now be called.`;

/** `suit H`: the leader must lead it if he can. */
export const nameSuit: Option = {
  label: (_, __, suit) => `Lead ${suitName(suit)}`,
  effect: (table, _, suit) => `${seatName(table.leader)} must lead ${suitName(suit)} if he has any.`,
  follow: (draft, ruling, suit) => {
    if (isSuit(suit)) giveOrder(draft, { law: ruling.law, kind: 'lead-suit', seat: draft.table.leader, suit });
    return undefined;
  },
};

/**
 * `call-suit`: a suit will be named when an adversary is next to lead.
 * @param first what is done before: the false lead goes back.
 */
export const callSuit = (effect: string, first: (draft: Draft) => void = () => {}): Option => ({
  label: () => 'Call a suit',
  effect: () => effect,
  follow: (draft, ruling, _, by) => {
    first(draft);
    draft.emit({ kind: 'lead-call-due', law: ruling.law, against: ruling.against, to: by });
    return undefined;
  },
});
