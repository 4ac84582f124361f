import {
  type Card,
  clockwiseFrom,
  type Hands,
  isCard,
  isSeat,
  leftOf,
  partnerOf,
  rankValue,
  type Seat,
  sideOf,
  suitOf,
} from '@eldest-hand/cards';
import { type Contract, DEFAULT_RULES, fold, type PlayedCard, type TableEvent } from '@eldest-hand/laws';
import type { LineFault } from '../fault.ts';
import type { PbnGame, PbnWord } from './pbn-games.ts';
import { MOST_ACTS, type ReadDeal, type RecordMoment, tooMany } from './record.ts';
import { openRules } from './transcripts.ts';

const CALL = /^(?:(pass|p)|(xx)|(x)|([1-7])(S|H|D|C|NT?))$/i;

/** The deal as it goes on: what is said and played, as events that no law has been asked about. */
class Following {
  readonly moments: RecordMoment[];
  readonly number: number;
  readonly #faults: LineFault[];

  constructor(begun: RecordMoment['table'], number: number, faults: LineFault[]) {
    this.number = number;
    this.moments = [{ table: begun, events: [] }];
    this.#faults = faults;
  }

  get table(): RecordMoment['table'] {
    return (this.moments.at(-1) as RecordMoment).table;
  }

  /** One act and what it brings about. */
  act(events: readonly TableEvent[]): void {
    this.moments.push({ table: fold(events, this.table), events });
  }

  /** Something more that the last act brought about. */
  also(...events: readonly TableEvent[]): void {
    const last = this.moments.pop() as RecordMoment;
    this.moments.push({ table: fold(events, last.table), events: [...last.events, ...events] });
  }

  fault(line: number, fault: string): void {
    this.#faults.push({ line, fault });
  }
}

/** Marks of irregularities stand before a word, or for a call that was skipped. */
function* marked(words: readonly PbnWord[]): Generator<PbnWord & { readonly marks: string }> {
  let marks = '';
  for (const { text, line } of words) {
    const [, caret, rest = ''] = /^\^([A-Za-z])(.*)$/.exec(text) ?? [];
    if (caret?.toUpperCase() === 'S') yield { text: '^S', line, marks: '' };
    else if (caret) marks += caret.toUpperCase();
    const word = (caret ? rest : text).replace(/[!?]+$/, '').replace(/=\d+=$/, '');
    if (word === '' || /^(\$\d+|=\d+=|[!?]+)$/.test(word)) continue;
    yield { text: word, line, marks };
    marks = '';
  }
}

/** Follows the calls. @returns whether all of them could be read. */
function followAuction(deal: Following, dealer: Seat, game: PbnGame): boolean {
  const auction = game.get('Auction');
  if (!auction) return true;
  let seat = isSeat(auction.value) ? auction.value : dealer;
  let skipped = false;
  let passes = 0;
  const say = (call: string, marks = ''): void => {
    const act: TableEvent =
      call === 'pass' || call === 'double' || call === 'redouble'
        ? { kind: 'acted', seat, act: { verb: call } }
        : { kind: 'acted', seat, act: { verb: 'bid', call } };
    const note = skipped ? 'out-of-turn' : marks.includes('I') ? 'insufficient' : null;
    deal.act([
      act,
      { kind: 'called', seat, call, ...(note ? { note } : {}) },
      ...(skipped ? [{ kind: 'turn-passed' as const, to: leftOf(seat) }] : []),
    ]);
    passes = call === 'pass' ? passes + 1 : 0;
    seat = leftOf(seat);
    skipped = false;
  };
  const over = (): boolean => passes >= (deal.table.calls.length > passes ? 3 : 4);
  for (const { text, line, marks } of marked(auction.words)) {
    if (text === '*' || text === '+') return true;
    if (text === '-' || text === '^S') {
      skipped ||= text === '^S';
      seat = leftOf(seat);
      continue;
    }
    if (text.toUpperCase() === 'AP') {
      while (!over()) say('pass');
      continue;
    }
    if (deal.moments.length > MOST_ACTS) {
      deal.fault(line, tooMany(deal.number));
      return false;
    }
    const read = CALL.exec(text);
    if (!read) {
      deal.fault(
        line,
        `"${text.slice(0, 20)}" is no call (Pass, X, XX, 1C to 7NT, AP): the calls are shown up to there`,
      );
      return false;
    }
    const [, pass, xx, x, level, strain = ''] = read;
    say(pass ? 'pass' : xx ? 'redouble' : x ? 'double' : `${level}${strain[0]?.toUpperCase()}`, marks);
  }
  return true;
}

/** What is played, and by whom: as the tags say, else as the calls have it. */
function contractOf({ table }: Following, game: PbnGame): Contract | null {
  const tag = /^([1-7])(S|H|D|C|NT?)(X{0,2})$/i.exec(game.get('Contract')?.value.trim() ?? '');
  const declarer = game.get('Declarer')?.value.replace('^', '').trim();
  if (tag && isSeat(declarer))
    return {
      seat: declarer,
      bid: `${tag[1]}${tag[2]?.[0]?.toUpperCase()}`,
      doubled: 2 ** (tag[3]?.length ?? 0),
    };
  const { calls } = table;
  const last = calls.findLast(({ call }) => /^\d/.test(call));
  if (!last || calls.length < 4 || calls.slice(-3).some(({ call }) => call !== 'pass')) return null;
  const first = calls.find(
    ({ seat, call }) => /^\d/.test(call) && call[1] === last.call[1] && sideOf(seat) === sideOf(last.seat),
  );
  const after = calls.slice(calls.indexOf(last)).map(({ call }) => call);
  const doubled = after.includes('redouble') ? 4 : after.includes('double') ? 2 : 1;
  return { seat: (first ?? last).seat, bid: last.call, doubled };
}

function winnerOf(trick: readonly PlayedCard[], trumps: string): Seat {
  const beats = (card: Card, best: Card): boolean =>
    suitOf(card) === suitOf(best) ? rankValue(card) > rankValue(best) : suitOf(card) === trumps;
  return trick.reduce((best, one) => (beats(one.card, best.card) ? one : best)).seat;
}

/** Follows the cards, a row a trick with a column for each seat, whoever led. */
function followPlay(deal: Following, contract: Contract, game: PbnGame): void {
  const play = game.get('Play');
  if (!play) return;
  const columns = clockwiseFrom(isSeat(play.value) ? play.value : leftOf(contract.seat));
  const words = [...marked(play.words)];
  const end = words.findIndex(({ text }) => text === '*' || text === '+');
  const cells = end < 0 ? words : words.slice(0, end);
  let leads = leftOf(contract.seat);
  const trumps = contract.bid.slice(-1);
  const dummy = partnerOf(contract.seat);
  for (let from = 0, trick = 1; from < cells.length; from += 4, trick++) {
    const row = columns.map((seat, column) => ({ seat, cell: cells[from + column] }));
    const called = row.find(({ cell }) => cell?.marks.includes('L'))?.seat;
    const rightful = leads;
    leads = called ?? leads;
    const played: PlayedCard[] = [];
    for (const seat of clockwiseFrom(leads)) {
      const cell = row.find((one) => one.seat === seat)?.cell;
      if (!cell || cell.text === '-') return;
      const card = cell.text.toUpperCase().replace(/^(.)10$/, '$1T');
      if (!isCard(card) || !deal.table.hands[seat].includes(card)) {
        const what = isCard(card)
          ? `${card} is not in the hand of ${seat} now`
          : `"${cell.text.slice(0, 20)}" is no card`;
        deal.fault(cell.line, `${what}: compare this row with [Deal]; the play is shown up to there`);
        return;
      }
      const by = seat === dummy ? contract.seat : seat;
      const before = deal.table;
      const gathers: TableEvent[] =
        played.length === 0 && before.trick.length > 0
          ? [{ kind: 'gathered', seat: by, winner: rightful, rightful: true }]
          : [];
      const outOfTurn = played.length === 0 && called !== undefined && called !== rightful;
      deal.act([
        { kind: 'acted', seat: by, act: { verb: by === seat ? 'play' : 'dummy', cards: [card] } },
        ...gathers,
        { kind: 'played', seat, card, by, ...(outOfTurn ? { outOfTurn } : {}) },
        ...(outOfTurn
          ? [{ kind: 'false-lead' as const, seat, card, rightful }, { kind: 'false-lead-stands' as const }]
          : []),
        ...(before.dummyDown ? [] : [{ kind: 'dummy-laid' as const }]),
        ...(cell.marks.includes('R') ? [{ kind: 'revoke-noticed' as const, seat, trick }] : []),
      ]);
      played.push({ seat, card });
    }
    leads = winnerOf(played, trumps);
    deal.also({ kind: 'trick-won', seat: leads, trick });
  }
}

/** How many tricks the declarer's side has won in the end, as the tag says. */
function resultOf(game: PbnGame, { seat }: Contract): number | null {
  const text = game.get('Result')?.value.replace('^', '').trim() ?? '';
  const side = new RegExp(`${sideOf(seat)}\\s+(\\d{1,2})`).exec(text)?.[1];
  const number = /^\d{1,2}$/.test(text) ? Number(text) : side === undefined ? Number.NaN : Number(side);
  return number <= 13 ? number : null;
}

/** A deal from elsewhere, as far as deal, calls and cards can be followed. No law is asked: nothing of it is ruled upon. */
export function followGame(game: PbnGame, hands: Hands, dealer: Seat, number: number, faults: LineFault[]): ReadDeal {
  const deal = new Following(
    fold([
      { kind: 'opened', code: 'auction-1913', rules: openRules(DEFAULT_RULES) },
      { kind: 'dealt', number, dealer, deal: { hands, nonce: '', commitment: '' }, freshRubber: true },
    ]),
    number,
    faults,
  );
  followAuction(deal, dealer, game);
  const contract = contractOf(deal, game);
  if (contract) {
    deal.also({ kind: 'contract', contract });
    followPlay(deal, contract, game);
    const won = resultOf(game, contract);
    const ours = sideOf(contract.seat);
    if (won !== null && won !== deal.table.tricks[ours])
      deal.also({
        kind: 'claim-settled',
        tricks: ours === 'NS' ? { NS: won, EW: 13 - won } : { NS: 13 - won, EW: won },
      });
  }
  return { number, code: null, moments: deal.moments };
}
