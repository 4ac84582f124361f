import { writeDeal } from '@eldest-hand/cards';
import type { TableEvent } from '@eldest-hand/laws';
import type { RecordedDeal } from './deals.ts';
import { type About, lineOf } from './text.ts';

/** What happened in a finished deal. The cut that ended it holds the deals to come: they are nobody's business yet. */
const ofThisDeal = (event: TableEvent): boolean => event.kind !== 'sealed' && event.kind !== 'dealt';

/** The record of a table as data: the same as the text, the results, and of finished deals every event. */
export const recordData = (deals: readonly RecordedDeal[], about: About) => ({
  table: about,
  deals: deals.map((deal) => ({
    number: deal.number,
    dealer: deal.dealer,
    commitment: deal.commitment,
    finished: deal.revealed !== null,
    deal: deal.revealed ? writeDeal(deal.revealed.hands) : null,
    nonce: deal.revealed?.nonce ?? null,
    contract: deal.contract,
    result: deal.result,
    scoreBefore: deal.scoreBefore,
    acts: deal.acts.map((act) => ({ ...act, line: lineOf(act) })),
    events: deal.events.filter(ofThisDeal),
  })),
});
