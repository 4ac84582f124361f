import { writeDeal } from '@eldest-hand/cards';
import type { RecordedDeal } from './deals.ts';
import { type About, lineOf } from './text.ts';

/** The record of a table as data: the same as the text, and the results. */
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
    acts: deal.acts.map((act) => ({ ...act, line: lineOf(act) })),
  })),
});
