/** A table for a story: it is laid over HTTP, the players come to it with their browsers, and stand-ins do what is not told. */
import { isDealFault, readDeal, type Seat } from '@eldest-hand/cards';
import { isFault, readAct } from '@eldest-hand/language';
import type { CodeName, Rules, View } from '@eldest-hand/laws';
import type { Refused } from '@eldest-hand/protocol';
import { test as base } from '@playwright/test';
import { Browsers, type Looks } from './browsers.ts';
import { anyCard, DEAL, type Played } from './cards.ts';
import { Person } from './person.ts';
import { StandIn } from './stand-in.ts';

export * from './cards.ts';
export { expect, Person } from './person.ts';

const NAMES: Readonly<Record<Seat, string>> = { N: 'Nora', E: 'Emil', S: 'Sofia', W: 'Walter' };
/** For a whole story, on a machine that is busy with other things. */
const PATIENCE = 120_000;

export interface Setting {
  readonly code?: CodeName;
  readonly deals?: readonly string[];
  readonly dealer?: Seat;
  readonly rules?: Partial<Rules>;
  /** Another house than the one that all tests share. */
  readonly address?: string;
}

export class Table {
  readonly id: string;
  readonly address: string;
  /** How many acts have been done. */
  version = 0;
  readonly people: Person[] = [];
  readonly #browsers: Browsers;
  readonly #standIns = new Map<Seat, StandIn>();

  private constructor(id: string, address: string, browsers: Browsers) {
    this.id = id;
    this.address = address;
    this.#browsers = browsers;
  }

  static async lay(browsers: Browsers, address: string, setting: Setting): Promise<Table> {
    const { code = 'auction-1913', deals = [DEAL], dealer = 'S', rules } = setting;
    const answer = await fetch(`${address}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code, deals, dealer, name: 'A story', ...(rules ? { rules } : {}) }),
    });
    if (answer.status !== 201) throw new Error(await answer.text());
    const { id } = (await answer.json()) as { id: string };
    const table = new Table(id, address, browsers);
    const described = await fetch(`${address}/api/tables/${id}`);
    table.version = ((await described.json()) as { version: number }).version;
    return table;
  }

  /** Somebody comes with a browser of his own and sits down; without a seat he watches. */
  async come(seat: Seat | null, looks: Looks = {}, address: string = this.address): Promise<Person> {
    const person = new Person(await this.#browsers.take(looks), seat, looks.phone === true, this);
    this.people.push(person);
    await person.come(address, seat ? NAMES[seat] : 'Wanda');
    return person;
  }

  /** Four players. */
  async four(looks: Looks = {}): Promise<Record<Seat, Person>> {
    const [N, E, S, W] = await Promise.all([
      this.come('N', looks),
      this.come('E', looks),
      this.come('S', looks),
      this.come('W', looks),
    ]);
    return { N, E, S, W };
  }

  watch(): Promise<Person> {
    return this.come(null);
  }

  /** The same for everybody who has a browser at the table. */
  async everybody(sees: (person: Person) => Promise<unknown>): Promise<void> {
    await Promise.all(this.people.map((person) => sees(person)));
  }

  async standIn(seat: Seat): Promise<StandIn> {
    const there = this.#standIns.get(seat);
    if (there) return there;
    const token = await this.people.find((person) => person.seat === seat)?.token();
    const standIn = await StandIn.sit(this.address, this.id, seat, NAMES[seat], token ?? undefined);
    this.#standIns.set(seat, standIn);
    return standIn;
  }

  /** The stand-in goes, so that nothing but the browser holds the seat. */
  dismiss(seat: Seat): void {
    this.#standIns.get(seat)?.leave();
    this.#standIns.delete(seat);
  }

  /** Acts as the table language writes them (`E: play HK`), done off the stage. */
  async goes(...lines: readonly string[]): Promise<void> {
    for (const line of lines) {
      const { seat, act } = actOf(line);
      const answer = await (await this.standIn(seat)).act(act);
      if (!answer.ok) throw new Error(`${line}: ${answer.refusal.code}, ${answer.refusal.message}`);
      this.version = answer.version;
    }
  }

  /** An act that must be refused. */
  async refuses(line: string): Promise<Refused['refusal']> {
    const { seat, act } = actOf(line);
    const answer = await (await this.standIn(seat)).act(act);
    if (answer.ok) throw new Error(`${line}: this should have been refused.`);
    return answer.refusal;
  }

  /** What a seat may know now. */
  async viewOf(seat: Seat): Promise<View> {
    return (await this.standIn(seat)).seen(this.version);
  }

  /** South plays the hand, at this bid. */
  async southPlays(bid = '2R'): Promise<void> {
    await this.goes(`S: bid ${bid}`, 'W: pass', 'N: pass', 'E: pass');
  }

  /**
   * Plays on off the stage, lawfully and without thinking.
   * @param upTo this many cards, or to the end of the hand.
   * @returns the cards in the order in which they were played.
   */
  async playOn(upTo = 52): Promise<readonly Played[]> {
    const played: Played[] = [];
    while (played.length < upTo) {
      const { turn, actor, phase } = await this.viewOf('S');
      if (phase !== 'playing' || !turn || !actor) break;
      const view = await this.viewOf(actor);
      const card = anyCard(view.hands[turn].cards ?? [], view.trickWinner ? [] : view.trick, turn, view.trumps);
      await this.goes(`${actor}: ${actor === turn ? 'play' : 'dummy'} ${card}`);
      played.push({ seat: turn, card });
    }
    return played;
  }

  async close(home: string): Promise<void> {
    for (const standIn of this.#standIns.values()) standIn.leave();
    await this.everybody(({ page, phone }) => this.#browsers.giveBack(page, phone, home));
  }
}

function actOf(line: string) {
  const read = readAct(line);
  if (isFault(read)) throw new Error(`${line}: ${read.fault}`);
  return read;
}

/** The four hands of a deal in PBN. */
export function handsOf(deal: string) {
  const hands = readDeal(deal);
  if (isDealFault(hands)) throw new Error(hands.fault);
  return hands;
}

/** The test with a table: `lay` puts one there, and everything is cleared away afterwards. */
export const test = base.extend<
  { readonly lay: (setting?: Setting) => Promise<Table> },
  { readonly browsers: Browsers }
>({
  browsers: [async ({ browser }, use) => use(new Browsers(browser)), { scope: 'worker' }],
  lay: async ({ browsers, baseURL }, use, info) => {
    info.setTimeout(PATIENCE);
    if (!baseURL) throw new Error('The stories need a house: a baseURL.');
    const tables: Table[] = [];
    await use(async (setting = {}) => {
      const table = await Table.lay(browsers, setting.address ?? baseURL, setting);
      tables.push(table);
      return table;
    });
    await Promise.all(tables.map((table) => table.close(baseURL)));
  },
});
