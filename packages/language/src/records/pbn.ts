import { isDealFault, isSeat, readDeal, writeDeal } from '@eldest-hand/cards';
import { CODE_NAMES } from '@eldest-hand/laws';
import type { LineFault } from '../fault.ts';
import { followGame } from './pbn-follow.ts';
import { gamesOf, type PbnGame } from './pbn-games.ts';
import { nothing, type ReadDeal, type ReadRecord } from './record.ts';
import { readOneTranscript } from './transcripts.ts';

/** The section in which this house writes every act, so that nothing is lost which PBN has no place for. */
export const ACT_TABLE = 'ActTable';
export const ACT_COLUMNS = 'No\\3R;Act';

/** A game of this house: its acts, as they were done, under its laws. */
function ownGame(game: PbnGame, deal: string, number: number, faults: LineFault[]): ReadDeal | null {
  const lines: [string, number][] = [];
  const directive = (name: string, tag: string, value = game.get(tag)?.value): void => {
    if (value) lines.push([`${name}: ${value}`, game.get(tag)?.line ?? 1]);
  };
  directive('code', 'Code');
  directive('dealer', 'Dealer');
  directive('deal', 'Deal', deal);
  directive('score', 'ScoreBefore');
  directive('rules', 'Rules');
  for (const { text, line } of game.get(ACT_TABLE)?.words ?? []) if (!/^\d+$/.test(text)) lines.push([text, line]);
  const own: LineFault[] = [];
  const read = readOneTranscript(lines.map(([text]) => text).join('\n'), number, own);
  for (const { line, fault } of own) faults.push({ line: lines[line - 1]?.[1] ?? 1, fault });
  return read;
}

function readGame(game: PbnGame, order: number, faults: LineFault[]): ReadDeal | null {
  const [first] = game.values();
  const line = first?.line ?? 1;
  const board = Number(game.get('Board')?.value);
  const number = Number.isInteger(board) && board > 0 ? board : order + 1;
  const deal = game.get('Deal');
  if (!deal) {
    faults.push({ line, fault: 'this game has no [Deal "…"]: there are no cards to look at' });
    return null;
  }
  const hands = readDeal(deal.value);
  if (isDealFault(hands) || hands.N.length !== 13) {
    const why = isDealFault(hands) ? hands.fault : `hands of ${hands.N.length} cards`;
    faults.push({ line: deal.line, fault: `Deal: ${why}. A whole deal is needed, thirteen cards a hand` });
    return null;
  }
  const dealer = game.get('Dealer');
  if (!isSeat(dealer?.value)) {
    faults.push({ line: dealer?.line ?? line, fault: 'this game needs [Dealer "N"], or E, S, W: who speaks first' });
    return null;
  }
  const ours = game.has(ACT_TABLE) && CODE_NAMES.some((code) => code === game.get('Code')?.value);
  const read = ours
    ? ownGame(game, writeDeal(hands), number, faults)
    : followGame(game, hands, dealer.value, number, faults);
  return read && { ...read, names: namesIn(game) };
}

function namesIn(game: PbnGame): NonNullable<ReadDeal['names']> {
  const name = (tag: string): string => (game.get(tag)?.value ?? '').replace(/^[?#]+$/, '').trim();
  return { N: name('North'), E: name('East'), S: name('South'), W: name('West') };
}

/**
 * Reads a file in PBN. Games of this house are played again under their laws; of others deal, calls and cards are followed, with
 * the marks of irregularities that PBN knows, and nothing is ruled upon.
 */
export function readPbn(text: string): ReadRecord {
  const games = gamesOf(text);
  if (games.length === 0) return nothing(1, 'no game is in this file: a PBN game begins with tags, as [Event "…"]');
  const faults: LineFault[] = [];
  const deals = games.flatMap((game, order) => readGame(game, order, faults) ?? []);
  const title = games[0]?.get('Event')?.value ?? '';
  return { title: title === '?' || title === '#' ? '' : title, deals, faults };
}
