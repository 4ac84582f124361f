import type { Seat } from '@eldest-hand/cards';
import { partnerOf } from '@eldest-hand/cards';
import type { OrderKind, Ruling, RulingIncident } from '../../event.ts';
import type { Option } from '../../ruling/article.ts';
import { giveOrder, openRuling } from '../../ruling/rule.ts';
import { seatName } from '../../ruling/words.ts';
import type { Draft } from '../../table/draft.ts';

export const HIGH_OR_LOW = ['highest', 'lowest', 'win', 'lose', 'waive'] as const;

const MEANING = {
  highest: ['His highest card', 'must play his highest card of the suit led'],
  lowest: ['His lowest card', 'must play his lowest card of the suit led'],
  win: ['Win the trick', 'must win this trick if he can'],
  lose: ['Lose the trick', 'must lose this trick if he can'],
} as const;

const order = (kind: Extract<OrderKind, keyof typeof MEANING>, whom: (ruling: Ruling) => Seat): Option => ({
  label: () => MEANING[kind][0],
  effect: (_, ruling) => `${seatName(whom(ruling))} ${MEANING[kind][1]}.`,
  follow: (draft, ruling) => {
    giveOrder(draft, { law: ruling.law, kind, seat: whom(ruling) });
    return undefined;
  },
});

/** The four orders that a code gives upon the next card of a seat. */
export const highOrLow = (whom: (ruling: Ruling) => Seat): Readonly<Record<keyof typeof MEANING, Option>> => ({
  highest: order('highest', whom),
  lowest: order('lowest', whom),
  win: order('win', whom),
  lose: order('lose', whom),
});

/** Asks the declarer what the partner of the offender must play to the trick in progress. */
export function askHighOrLow(draft: Draft, law: number, incident: RulingIncident, against: Seat): void {
  const declarer = draft.table.contract?.seat;
  if (!declarer) return;
  openRuling(draft, { law, incident, against, to: [declarer], options: HIGH_OR_LOW, holds: true });
}

export const partnerOfOffender = (ruling: Ruling): Seat => partnerOf(ruling.against);
