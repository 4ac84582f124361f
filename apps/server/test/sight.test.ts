import {
  bySeat,
  type Card,
  type Hands,
  isDealFault,
  PACK,
  readDeal,
  SEATS,
  type Seat,
  writeDeal,
} from '@eldest-hand/cards';
import type { View, Viewer } from '@eldest-hand/laws';
import { openLog } from '@eldest-hand/store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  come,
  DEAL,
  declare,
  type Four,
  type Guest,
  layTable,
  leaveAll,
  openTestHouse,
  sitFour,
  type TestHouse,
} from './house.ts';
import { cardsIn, newOracle } from './oracle.ts';
import { type Dice, newDice, nextStep } from './random-play.ts';

const STEPS = 220;
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const UNLIMITED = { actsPerSecond: 100_000, actBurst: 100_000 };

let versions = 0;
let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ limits: UNLIMITED });
});
afterAll(() => house.close());

function dealWith(dice: Dice): Hands {
  const left = [...PACK];
  const draw = (): Card => left.splice(left.indexOf(dice.pick(left)), 1)[0] as Card;
  return bySeat(() => Array.from({ length: 13 }, draw));
}
const handsOf = (text: string): Hands => {
  const hands = readDeal(text);
  if (isDealFault(hands)) throw new Error(hands.fault);
  return hands;
};
const viewsOf = (four: Four) => Object.fromEntries(SEATS.map((seat) => [seat, four[seat].view])) as Record<Seat, View>;
type Allowed = ReadonlyMap<Viewer, ReadonlySet<Card>>;

/** Plays until the first deal is over or the steps are spent; gives what each viewer may know at each version. */
async function playOn(table: string, four: Four, hands: Hands, seed: number): Promise<Allowed[]> {
  const dice = newDice(seed);
  const oracle = newOracle(hands);
  const snapshot = (): Allowed =>
    new Map([...SEATS, 'spectator' as const].map((viewer) => [viewer, oracle.mayKnow(viewer)]));
  const allowed = [snapshot()];
  for (let step = 0; step < STEPS; step++) {
    const { seat, act } = nextStep(viewsOf(four), hands, dice);
    const answer = await four[seat].act(table, act);
    if (!answer.ok) continue;
    await Promise.all(SEATS.map((one) => four[one].until(answer.version)));
    const { dummy, dummyDown, phase } = viewsOf(four).N;
    oracle.act(seat, act);
    if (dummy && dummyDown) oracle.dummyDown(dummy);
    if (phase !== 'declaring' && phase !== 'playing') oracle.over();
    allowed[answer.version] = snapshot();
    if (phase !== 'declaring' && phase !== 'playing') break;
  }
  return allowed;
}

function leaksIn(viewer: Viewer, { frames }: Guest, allowed: readonly Allowed[]): string[] {
  return frames.flatMap(({ version, text }) => {
    const may: ReadonlySet<string> = allowed[version]?.get(viewer) ?? new Set();
    return [...cardsIn(text)]
      .filter((card) => !may.has(card))
      .map((card) => `version ${version} to ${viewer}: ${card} in ${text}`);
  });
}

test.each(SEEDS)('no frame holds a card that its viewer may not see (random play %i)', async (seed) => {
  const hands = dealWith(newDice(seed + 1000));
  const text = writeDeal(hands);
  const table = await layTable(house.url, { deals: [text], dealer: SEATS[seed % 4] });
  const four = await sitFour(house.url, table);
  const eve = await come(house.url, table);
  const allowed = await playOn(table, four, hands, seed);
  await eve.until(allowed.length - 1);
  versions += allowed.length;
  const late = await come(house.url, table, { token: four.W.token });

  const guests: [Viewer, Guest][] = [
    ...SEATS.map((seat): [Viewer, Guest] => [seat, four[seat]]),
    ['spectator', eve],
    ['W', late],
  ];
  expect(guests.flatMap(([viewer, guest]) => leaksIn(viewer, guest, allowed))).toEqual([]);

  const log = await openLog(house.file);
  const sealed = JSON.stringify((await log.read(table))[0]);
  await log.close();
  const [first, next] = [...sealed.matchAll(/"nonce":"([0-9a-f]{64})"/g)].map((match) => match[1] as string);
  const over = eve.view?.deal.revealed !== null;
  for (const [, guest] of guests)
    for (const frame of guest.frames) {
      expect(frame.text).not.toContain(next);
      if (!over || frame.version < allowed.length - 1) expect(frame.text).not.toContain(first);
      expect(frame.text).not.toMatch(/"kind":"(revoked|revoke-established|acted|sealed)"/);
    }
  leaveAll(guests.map(([, guest]) => guest));
});

test('the random plays went far enough to show something', () => {
  expect(versions).toBeGreaterThan(30 * SEEDS.length);
});

test('the oracle accuses: a card of another hand is found in every form', () => {
  const mine = newOracle(handsOf(DEAL)).mayKnow('N');
  for (const text of ['{"card":"SA"}', 'she held ♠A', 'East shows the ace of spades', 'play SA'])
    expect([...cardsIn(text)].filter((card) => !mine.has(card as Card))).toEqual(['SA']);
});

test('before the rightful lead stands nobody sees dummy', async () => {
  const table = await layTable(house.url, { deals: [DEAL] });
  const four = await sitFour(house.url, table);
  await declare(table, four);
  await four.W.act(table, { verb: 'play', cards: ['C7'] });
  await four.E.until(5);
  expect(four.E.view?.falseLead).toBe(true);
  expect(four.E.view?.hands.S.cards).toBeNull();
  expect(four.N.view?.hands.S.cards).toBeNull();
  leaveAll(Object.values(four));
});
