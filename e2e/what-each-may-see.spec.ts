import { type Card, PACK, type Seat } from '@eldest-hand/cards';
import { DEAL, expect, handsOf, nameOf, test } from './table.ts';

const NEXT = 'N:76.T9654.Q63.T76 K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4 QJT84.A3.K72.AK5';
type Viewer = Seat | 'spectator';
const ALL: readonly Viewer[] = ['N', 'E', 'S', 'W', 'spectator'];

/** Who may know a card of a deal, and from which version on. Kept by the test alone. */
class Oracle {
  readonly #since = new Map<string, number>();
  #overAt = Number.POSITIVE_INFINITY;

  constructor(deal: string) {
    for (const [seat, cards] of Object.entries(handsOf(deal)))
      for (const card of cards) this.#since.set(`${seat} ${card}`, 0);
  }
  learn(version: number, cards: readonly Card[], viewers = ALL): void {
    for (const viewer of viewers)
      for (const card of cards) {
        const key = `${viewer} ${card}`;
        this.#since.set(key, Math.min(this.#since.get(key) ?? version, version));
      }
  }
  over(version: number): void {
    this.#overAt = version;
  }
  isOver(version: number): boolean {
    return version >= this.#overAt;
  }
  mayKnow(viewer: Viewer, card: Card, version: number): boolean {
    return this.isOver(version) || (this.#since.get(`${viewer} ${card}`) ?? Number.POSITIVE_INFINITY) <= version;
  }
}

const CODE = /(?<![\w-])[SHDC][AKQJT2-9](?![\w-])/g;
const HOLDING = /(?=[.\d]*[AKQJT2-9])(?:[AKQJT2-9]*\.){3}[AKQJT2-9]*/;

/** The cards that stand anywhere in a frame, by code or by name. */
function cardsIn(frame: string): readonly Card[] {
  const text = frame.replace(/"(?:token|nonce|commitment|nextCommitment)":"[^"]*"/g, '');
  const codes = new Set(text.match(CODE));
  return PACK.filter((card) => codes.has(card) || text.includes(nameOf(card)));
}

interface Told {
  readonly version: number;
  readonly deal: number;
}

/** The version and deal that a frame belongs to; null where it shows no table. */
function told(frame: string): Told | null {
  const message = /^4[23]\d*(\[.*)$/s.exec(frame)?.[1];
  if (!message) return null;
  for (const part of JSON.parse(message) as { view?: { version: number; deal: { number: number } } }[])
    if (part?.view) return { version: part.view.version, deal: part.view.deal.number };
  return null;
}

test('over a whole deal with its irregularities nobody is sent a card that he may not see', async ({ lay }) => {
  const table = await lay({ deals: [DEAL, NEXT] });
  const { E, S } = await table.four();
  await table.watch();
  const oracle = new Oracle(DEAL);
  const next = new Oracle(NEXT);

  await table.southPlays();
  await table.goes('E: drop DT floor');
  await table.goes('W: show S7 adversary');
  oracle.learn(table.version, ['S7'], ['N', 'S']);
  await E.play('HK');
  oracle.learn(table.version, ['HK']);
  await S.choose(76, 'call-suit');
  await S.choose(76, 'suit C');
  await table.goes('E: pick-up DT', 'W: play CT');
  oracle.learn(table.version, ['CT', ...handsOf(DEAL).N]);
  await E.drop('D9');
  oracle.learn(table.version, ['D9']);
  await table.goes('S: dummy C2');
  await E.play('CQ', 'CJ');
  oracle.learn(table.version, ['CQ', 'CJ']);
  await S.choose(70, 'play CJ');
  await table.goes('S: play CA');
  oracle.learn(table.version, ['CA']);
  const before = table.version;
  const played = await table.playOn();
  for (const [at, { card }] of played.entries()) oracle.learn(before + at + 1, [card]);
  expect(played).toHaveLength(48);
  oracle.over(table.version);
  await S.cut();
  await table.goes('W: bid 1N', 'N: pass', 'E: pass', 'S: pass', 'N: play S7');
  next.learn(table.version, ['S7', ...handsOf(NEXT).E]);
  await table.everybody((person) => person.upToDate());

  for (const { seat, received } of table.people) {
    const viewer = seat ?? 'spectator';
    let last: Told = { version: 0, deal: 1 };
    let views = 0;
    for (const frame of received) {
      const now = told(frame);
      if (now) views += 1;
      last = now ?? last;
      const judge = last.deal === 1 ? oracle : next;
      const leaked = cardsIn(frame).filter((card) => !judge.mayKnow(viewer, card, last.version));
      expect(leaked, `${viewer} at version ${last.version}`).toEqual([]);
      if (!judge.isOver(last.version)) expect(HOLDING.exec(frame)?.[0]).toBeUndefined();
    }
    expect(views, `what ${viewer} was shown`).toBeGreaterThan(60);
  }
});
