import { readFileSync } from 'node:fs';
import { bySeat, type Card, type Seat, sideOf, writeDeal } from '@eldest-hand/cards';
import { isFault, type RecordMoment, readCase, readRecord, tableOf } from '@eldest-hand/language';
import { type Act, decide, lawfulCards, type Table, viewOf } from '@eldest-hand/laws';
import { seeded } from '@eldest-hand/robots';
import type { Position } from '@eldest-hand/solver';
import { describe, expect, it } from 'vitest';
import { plainTricks } from '../../solver/test/plain-search.ts';
import { endings } from '../../solver/test/random-ending.ts';
import { accountOf, carryOn, changesIn, costlyCards, decisionsIn, pathOf } from '../src/index.ts';
import { cases } from './casebook.ts';
import { lineWith, momentsOf, solved } from './moments.ts';

/** DEALS_GONE_ALONG: how many endings are played at random; DEALS_SEED: begins elsewhere. */
const DEALS = Number(process.env.DEALS_GONE_ALONG ?? 60);
const SEED = Number(process.env.DEALS_SEED ?? 1905);

/**
 * West is to lead. South holds the good spades, West two good hearts and a spade: with the hearts first he takes two tricks, with
 * the spade none.
 */
const ENDING = `code: auction-1913
deal: N:32..4. .2.32. AKQ... 4.AK..
contract: S 1N
leader: W
tricks: NS 5 EW 5`;
const REST = ['S: dummy S2', 'E: play D2', 'S: play SA', 'S: play SK', 'W: play HK', 'S: dummy S3', 'E: play D3'];
const LAST = ['S: play SQ', 'W: play HA', 'S: dummy D4', 'E: play H2'];

const costly = (moments: readonly RecordMoment[]) => {
  const { path, changes, cards } = solved(moments);
  return costlyCards(path, changes, cards).map(({ move, own, called, kept }) => ({
    card: `${move.seat} ${move.card}`,
    trick: move.trick,
    own,
    called,
    kept: [...kept].sort(),
  }));
};

describe('a deal that was played, with all cards seen', () => {
  it('a card that costs tricks is named, with those that cost none', () => {
    const moments = momentsOf(ENDING, 'W: play S4', ...REST, ...LAST);
    const { line, path } = solved(moments);
    expect(line).toEqual([6, ...Array(12).fill(8)]);
    expect(path.needed).toBe(7);
    expect(costly(moments)).toEqual([{ card: 'W S4', trick: 11, own: 2, called: 0, kept: ['HA', 'HK'] }]);
    expect(accountOf(path, line)).toEqual({ par: 6, end: 8, lost: { declarer: 0, adversaries: 2 }, otherwise: 0 });
  });

  it('a card that the declarer called is no mistake of whoever played it', () => {
    const found = costly(momentsOf(ENDING, 'W: drop S4', 'S: call S4', 'W: play S4', ...REST));
    expect(found).toEqual([{ card: 'W S4', trick: 11, own: 0, called: 2, kept: ['S4'] }]);
  });

  it('an order takes its share, a bad card among those that it left is the player’s own', () => {
    const acts = ['E: play D3', 'S: elect call-suit', 'S: elect suit S'];
    expect(costly(momentsOf(ENDING, ...acts, 'W: play S4'))).toMatchObject([{ own: 0, called: 2 }]);
    // The ace would have felled the king.
    const heading = ENDING.replace('AKQ... 4.AK..', 'K...AK A4.A..');
    expect(costly(momentsOf(heading, ...acts, 'W: play S4'))).toEqual([
      { card: 'W S4', trick: 11, own: 3, called: 0, kept: ['SA'] },
    ]);
  });

  it('a false lead that goes back leaves the line as it was; one that stands is an offence under its law', () => {
    const back = solved(momentsOf(ENDING, 'E: play D3', 'S: elect expose', 'W: play HA'));
    expect(back.line).toEqual([6, 6]);
    const moments = momentsOf(ENDING, 'E: play D3', 'S: play SA');
    const { path, line, changes } = solved(moments);
    // The three diamonds are good once West is out of it: only he could stop nothing; South throws what he likes.
    expect(path.stations[1]?.move).toMatchObject({ kind: 'offence', offence: 'out-of-turn', seat: 'E', law: 76 });
    expect(costlyCards(path, changes, new Map()).some(({ move }) => move.seat === 'E')).toBe(false);
    expect(line.length).toBe(3);
  });

  it('a revoke is an offence, not a mistake; put right in time nothing is left of it', () => {
    const heading = `code: auction-1913
deal: N:K4.7..8 92.J.5. A5.8.6. Q3.T.7.
contract: S 1N
leader: S
tricks: NS 5 EW 4`;
    const acts = ['S: play SA', 'W: play S3', 'S: dummy S4', 'E: play D5'];
    const made = momentsOf(heading, ...acts);
    expect(pathOf(made)?.stations.at(-1)?.move).toEqual({
      kind: 'offence',
      offence: 'revoke',
      seat: 'E',
      card: 'D5',
      trick: 10,
      law: 83,
    });
    expect(costly(made).filter(({ card }) => card.startsWith('E'))).toEqual([]);
    const corrected = momentsOf(heading, ...acts, 'E: take-back D5', 'S: elect waive', 'E: play S2');
    expect(pathOf(corrected)?.stations.at(-1)?.move).toMatchObject({ kind: 'card', card: 'S2' });
    expect(lineWith(pathOf(corrected) as NonNullable<ReturnType<typeof pathOf>>).length).toBe(5);
  });

  it('penalty tricks are not tricks won by cards', () => {
    const heading = `code: auction-1913
deal: N:K4.7.. 92.J.. A5.8.. Q3.T..
contract: S 1N
leader: S
tricks: NS 6 EW 4`;
    const moments = momentsOf(
      heading,
      ...[
        'S: play SA',
        'W: play S3',
        'S: dummy S4',
        'E: play HJ',
        'S: play S5',
        'W: play SQ',
        'S: dummy SK',
        'E: play S2',
      ],
      ...['S: attention revoke E 11', 'S: elect tricks', 'S: dummy H7', 'E: play S9', 'S: play H8', 'W: play HT'],
    );
    const { line, path } = solved(moments);
    const { result } = (moments.at(-1) as RecordMoment).table;
    // Ace, king, and the ten of hearts for West.
    expect(line.at(-1)).toBe(8);
    expect(result?.tricks.NS).toBeGreaterThan(8);
    expect(path.stations.at(-1)?.settled).toBe(8);
  });

  it('a claim gives what it gives, and is nobody’s card', () => {
    const moments = momentsOf(ENDING, 'S: claim 2', 'W: admit', 'E: admit');
    const { path, line, changes } = solved(moments);
    expect(line).toEqual([6, 7]);
    expect(changes).toMatchObject([{ change: 1, moves: [{ kind: 'claim', seat: 'S' }] }]);
    expect(accountOf(path, line)).toMatchObject({ lost: { declarer: 0, adversaries: 0 }, otherwise: 1 });
  });

  it('a trick whose cards lie in another order is a gap', () => {
    const { line } = solved(momentsOf(ENDING, 'W: play HA', 'E: play H2', 'S: dummy S2'));
    expect(line[2]).toBeNull();
    expect(line[1]).toBe(6);
  });

  it('a card taken back with the consent of all is as if it had not been played', () => {
    const moments = momentsOf(
      `${ENDING}\nrules: consent allowed`,
      ...['W: play S4', 'W: ask-undo', 'N: consent', 'E: consent', 'S: consent', 'W: play HA'],
    );
    expect(solved(moments).line).toEqual([6, 6]);
  });

  it('what was passed out, voided before a card or never declared has no line', () => {
    const dealt =
      'code: auction-1913\ndealer: S\ndeal: N:K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4 QJT84.A3.K72.AK5 76.T9654.Q63.T76';
    expect(pathOf(momentsOf(dealt, 'S: bid 1S'))).toBeNull();
    expect(pathOf(momentsOf(dealt, 'S: bid 1S', 'W: pass', 'N: pass', 'E: pass'))).toBeNull();
    expect(pathOf([])).toBeNull();
  });

  it('straight bridge needs the odd trick, whatever is trumps', () => {
    const heading = ENDING.replace('auction-1913', 'bridge-1905')
      .replace('S 1N', 'N H')
      .replace('deal:', 'dealer: S\ndeal:');
    expect(pathOf(momentsOf(heading, 'W: play HA'))?.needed).toBe(7);
  });
});

const NOTHING: Position = { hands: bySeat(() => []), trumps: null, leader: 'N' };

interface Published {
  readonly deal: string;
  readonly results: readonly number[];
}

const PUBLISHED: readonly Published[] = readFileSync(
  new URL('../../solver/test/published.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line.startsWith('N:'))
  .map((line) => {
    const [deal = '', results = ''] = line.split('|');
    return { deal, results: results.split(' ').map(Number) };
  });

describe('published deals', () => {
  it.each([
    ['spades', 'S', 0],
    ['hearts', 'H', 1],
    ['clubs', 'C', 3],
    ['no trumps', 'N', 4],
  ] as const)('begin at the published number of tricks, in %s', { timeout: 60_000 }, (_, strain, row) => {
    const [{ deal, results }] = PUBLISHED as [Published];
    for (const [at, declarer] of (['N', 'E', 'S', 'W'] as const).entries()) {
      const bid = strain === 'S' ? 'R' : strain;
      const heading = `code: auction-1913\ndeal: ${deal}\ncontract: ${declarer} 1${bid}`;
      const leader = { N: 'E', E: 'S', S: 'W', W: 'N' }[declarer] as Seat;
      const table = momentsOf(heading)[0]?.table as Table;
      const lead = table.hands[leader][0] as Card;
      const path = pathOf(momentsOf(heading, `${leader}: play ${lead}`));
      if (!path) throw new Error('Nothing was played.');
      expect(lineWith(path)[0]).toBe(results[row * 4 + at]);
    }
  });
});

function begun(size: number, next: ReturnType<typeof endings>): Table {
  const { hands, trumps, leader } = next(size);
  const bid = trumps === 'S' ? 'R' : (trumps ?? 'N');
  const won = Math.floor((13 - size) / 2);
  const read = readCase(
    `code: auction-1913\ndeal: ${writeDeal(hands)}\ncontract: S 1${bid}\nleader: ${leader}\ntricks: NS ${won} EW ${13 - size - won}\n`,
  );
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  const table = tableOf(read);
  if (isFault(table)) throw new Error(table.fault);
  return table;
}

/** Plays to the end at random; now and then somebody puts down a card that he should not. */
function playedAtRandom(table: Table, random: () => number, wrong: number): readonly RecordMoment[] {
  const moments: RecordMoment[] = [{ table, events: [] }];
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const act = (seat: Seat, done: Act): boolean => {
    const decision = decide((moments.at(-1) as RecordMoment).table, seat, done);
    if ('refusal' in decision) return false;
    moments.push({ table: decision.table, events: decision.events });
    return true;
  };
  for (let step = 0; step < 200; step++) {
    const now = (moments.at(-1) as RecordMoment).table;
    if (now.phase !== 'playing') break;
    const [ruling] = now.rulings;
    if (ruling?.to[0]) {
      act(ruling.to[0], { verb: 'elect', option: pick(ruling.options) ?? '', ruling: ruling.id });
      continue;
    }
    const view = viewOf(now, 'spectator');
    const { turn, actor } = view;
    if (view.waitingWhy === 'card' && turn && actor) {
      const seat = pick(['N', 'E', 'S', 'W'] as const) as Seat;
      const stray = pick(now.hands[seat]);
      if (random() < wrong && stray && act(seat, { verb: 'play', cards: [stray] })) continue;
      const exposed = pick(now.exposed);
      if (exposed && random() < 0.3) act('S', { verb: 'call', cards: [exposed.card] });
      const card = pick(lawfulCards((moments.at(-1) as RecordMoment).table, turn));
      if (card && act(actor, { verb: actor === turn ? 'play' : 'dummy', cards: [card] })) continue;
    }
    const next = carryOn(now, random);
    if (!next || !act(next.seat, next.act)) break;
  }
  return moments;
}

describe('the casebook', () => {
  it('every case can be gone along; in its endings a card in its turn never gains for its own side', {
    timeout: 60_000,
  }, () => {
    let ends = 0;
    for (const { name, text } of cases) {
      const moments = readRecord(text).deals[0]?.moments ?? [];
      decisionsIn(moments);
      const path = pathOf(moments);
      if (!path || (moments[0]?.table.hands.N.length ?? 13) > 6) continue;
      ends++;
      for (const { change, moves } of changesIn(path, lineWith(path))) {
        const [move] = moves;
        if (moves.length > 1 || move?.kind !== 'card') continue;
        const ours = sideOf(move.seat) === sideOf(path.declarer);
        expect(ours ? change : -change, `${name}: ${move.seat} ${move.card}`).toBeLessThan(0);
      }
    }
    expect(ends).toBeGreaterThan(300);
  });
});

describe('any play', () => {
  it('lawful: each station is worth what a plain search finds, and the cards that cost account for the whole difference', {
    timeout: 120_000,
  }, () => {
    const next = endings(SEED);
    const random = seeded(SEED);
    let costs = 0;
    for (let deal = 0; deal < DEALS / 3; deal++) {
      const moments = playedAtRandom(begun(4, next), random, 0);
      const { path, line } = solved(moments);
      expect(line.length).toBe(17);
      const won = moments[0]?.table.tricks.NS ?? 0;
      // The oracle goes by the cards alone: who led, what lies there, and what everybody holds.
      const played = moments.flatMap(({ events }) => events.filter((event) => event.kind === 'played'));
      let hands = moments[0]?.table.hands ?? bySeat(() => []);
      let ours = won;
      const expected = [
        won + plainTricks(hands, path.stations[0]?.hands?.position.trumps ?? null, played[0]?.seat ?? 'N'),
      ];
      for (const [at, { seat, card }] of played.entries()) {
        hands = bySeat((one) => hands[one].filter((other) => other !== card));
        const trick = played.slice(at - (at % 4), at + 1);
        const winner = played[at + 1]?.seat;
        const trumps = path.stations[0]?.hands?.position.trumps ?? null;
        if (at % 4 < 3)
          expected.push(
            ours +
              plainTricks(
                hands,
                trumps,
                trick[0]?.seat ?? seat,
                trick.map((one) => one.card),
              ),
          );
        else if (winner) {
          ours += sideOf(winner) === 'NS' ? 1 : 0;
          expected.push(ours + plainTricks(hands, trumps, winner));
        }
      }
      expect(line.slice(0, -1)).toEqual(expected);
      const account = accountOf(path, line);
      expect(account?.otherwise).toBe(0);
      expect(account?.end).toBe(moments.at(-1)?.table.result?.won.NS);
      expect((account?.end ?? 0) - (account?.par ?? 0)).toBe(
        (account?.lost.adversaries ?? 0) - (account?.lost.declarer ?? 0),
      );
      costs += (account?.lost.adversaries ?? 0) + (account?.lost.declarer ?? 0);
    }
    expect(costs).toBeGreaterThan(DEALS / 6);
  });

  it('lawful or not: a card in its turn never gains for its own side, and what it costs is named', {
    timeout: 240_000,
  }, () => {
    const next = endings(SEED + 1);
    const random = seeded(SEED + 1);
    const seen = { card: 0, offence: 0, irregular: 0, gap: 0, called: 0, own: 0 };
    for (let deal = 0; deal < 3 * DEALS; deal++) {
      const moments = playedAtRandom(begun(4, next), random, 0.12);
      const path = pathOf(moments);
      if (!path) continue;
      const line = lineWith(path);
      const { cards } = solved(moments);
      const changes = changesIn(path, line);
      seen.gap += line.filter((tricks) => tricks === null).length;
      for (const { move } of path.stations) if (move && move.kind !== 'claim') seen[move.kind]++;
      for (const change of changes) {
        const [move] = change.moves;
        if (change.moves.length !== 1 || move?.kind !== 'card') continue;
        const ours = sideOf(move.seat) === 'NS';
        expect(ours ? change.change : -change.change, JSON.stringify(move)).toBeLessThan(0);
        const named = costlyCards(path, changes, cards).find(({ station }) => station === change.station);
        expect((named?.own ?? 0) + (named?.called ?? 0)).toBe(Math.abs(change.change));
        // The oracle: a plain search after each card that the orders left him.
        const { hands, trumps, leader, trick = [] } = path.stations[change.since]?.hands?.position ?? NOTHING;
        const after = (card: Card): number => {
          const left = bySeat((one) => hands[one].filter((other) => other !== card));
          const ns = plainTricks(left, trumps, leader, [...trick, card]);
          return ours ? ns : -ns;
        };
        if (move.bound) expect(named?.own).toBe(Math.max(...move.bound.map(after)) - after(move.card));
        else expect(named?.called).toBe(0);
        expect(named?.own).toBeGreaterThanOrEqual(0);
        expect(named?.kept.length).toBeGreaterThan(0);
        expect(named?.kept.includes(move.card)).toBe(named?.own === 0);
        seen.own += named?.own ?? 0;
        seen.called += named?.called ?? 0;
      }
      const account = accountOf(path, line);
      if (account)
        expect(account.par - account.lost.declarer + account.lost.adversaries + account.otherwise).toBe(account.end);
    }
    // Everything that is to be right has occurred.
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(0);
  });
});
