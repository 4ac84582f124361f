import type { Card, Seat } from '@eldest-hand/cards';
import { expect as baseExpect, type Locator, type Page } from '@playwright/test';
import { nameOf, SEAT_NAME } from './cards.ts';
import type { Table } from './table.ts';

/** The two cores of a test machine have much to do with five browsers; nothing here waits longer than it must. */
export const expect = baseExpect.configure({ timeout: 15_000 });

/** Milliseconds. Longer than two touches that were meant as one are apart. */
const READING = 450;

const DENOMINATION: Readonly<Record<string, string>> = {
  S: 'spades',
  C: 'clubs',
  D: 'diamonds',
  H: 'hearts',
  R: 'royal spades',
  N: 'no trumps',
};

/** Somebody at the table with a browser of his own. */
export class Person {
  readonly page: Page;
  readonly seat: Seat | null;
  readonly phone: boolean;
  /** What the server sent to this browser, word for word. */
  readonly received: string[] = [];
  /** What this browser sent. */
  readonly sent: string[] = [];
  readonly #table: Table;

  constructor(page: Page, seat: Seat | null, phone: boolean, table: Table) {
    this.page = page;
    this.seat = seat;
    this.phone = phone;
    this.#table = table;
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.received.push(payload.toString()));
      socket.on('framesent', ({ payload }) => this.sent.push(payload.toString()));
    });
  }

  /** Comes to the table through its link, gives a name and takes the seat, or watches. */
  async come(address: string, name: string): Promise<void> {
    await this.page.goto(`${address}/t/${this.#table.id}`);
    if (this.seat === null) {
      await expect(this.root).toBeVisible();
      const watch = this.page.getByRole('button', { name: 'Watch', exact: true });
      await expect(watch.or(this.page.getByTestId('seat-S'))).not.toHaveCount(0);
      return;
    }
    await this.page.getByLabel('Your name').fill(name);
    await this.page
      .getByRole('button', { name: `Sit ${SEAT_NAME[this.seat]}` })
      .first()
      .click();
    await expect(this.page.getByRole('button', { name: 'Say…' })).toBeVisible();
  }

  /** The token of the seat, as the page keeps it. */
  token(): Promise<string | null> {
    return this.page.evaluate((key) => localStorage.getItem(key), `eldest-hand:seat:${this.#table.id}:${this.seat}`);
  }

  get root(): Locator {
    return this.page.getByTestId('table');
  }
  get waiting(): Locator {
    return this.page.getByTestId('waiting');
  }
  get hand(): Locator {
    return this.page.getByTestId('hand');
  }
  get dummy(): Locator {
    return this.page.getByTestId('dummy');
  }
  get trick(): Locator {
    return this.page.getByTestId('trick');
  }
  get refusal(): Locator {
    return this.page.getByTestId('refusal');
  }
  /** What can be done with the cards that are picked up. */
  get toolbar(): Locator {
    return this.page.getByRole('toolbar', { name: /^What to do with/ });
  }
  /** The warning of a coached table. */
  get warning(): Locator {
    return this.page.getByRole('alertdialog', { name: 'This would be irregular' });
  }
  /** A player's place on the cloth. */
  place(seat: Seat): Locator {
    return this.page.getByTestId(`seat-${seat}`);
  }
  ruling(law: number): Locator {
    return this.page.getByTestId(`ruling-${law}`);
  }
  /** A card that the person can take hold of as his own: in his hand, or lying exposed before him. */
  own(card: Card): Locator {
    return this.page.locator(`[data-own] button[data-card="${card}"]`);
  }
  inTrick(card: Card): Locator {
    return this.trick.locator(`[data-card="${card}"]`);
  }
  exposed(seat: Seat): Locator {
    return this.page.getByRole('list', { name: `Exposed cards of ${SEAT_NAME[seat]}` });
  }
  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });
  }
  /** One of the panels beside the table. */
  async panel(name: 'Score' | 'Auction' | 'Rulings' | 'Chat' | 'Table'): Promise<Locator> {
    await this.page.getByRole('tab', { name }).click();
    return this.page.getByRole('tabpanel', { name });
  }

  /** Waits until the page shows what the table has come to. */
  async upToDate(): Promise<void> {
    await expect(this.root).toHaveAttribute('data-version', String(this.#table.version));
  }

  /** Does something that is one act, neither none nor two. */
  async does(act: () => Promise<void>): Promise<void> {
    await this.upToDate();
    await act();
    this.#table.version += 1;
    await this.upToDate();
  }

  /** Tries something that the table refuses: nothing changes, and the reason stands near the hand. */
  async isRefused(act: () => Promise<void>, message: string | RegExp, law?: number): Promise<void> {
    await this.upToDate();
    await act();
    await expect(this.refusal).toContainText(message);
    if (law !== undefined) await expect(this.refusal.getByRole('button', { name: `Law ${law}` })).toBeVisible();
    await this.upToDate();
  }

  /** Picks up cards of the own hand, the second and further ones as well. */
  async pickUp(...cards: readonly Card[]): Promise<void> {
    for (const [at, card] of cards.entries()) {
      await this.own(card).click(at > 0 ? { modifiers: ['Shift'] } : {});
      await expect(this.own(card)).toHaveAttribute('aria-pressed', 'true');
    }
  }

  /** Chooses what to do with the cards that are picked up; on a phone the rarer things are folded away. */
  async putTo(use: string): Promise<void> {
    const button = this.toolbar.getByRole('button', { name: use, exact: true });
    const more = this.toolbar.getByRole('button', { name: 'More that can be done with it' });
    await expect(button.or(more).first()).toBeVisible();
    if (!(await button.isVisible())) await more.click();
    await button.click();
  }

  /** Two steps: the card is picked up, then put down. */
  play(...cards: readonly Card[]): Promise<void> {
    return this.does(async () => {
      await this.pickUp(...cards);
      await this.putTo('Play');
    });
  }

  playFromDummy(card: Card): Promise<void> {
    return this.does(async () => {
      await this.dummy.locator(`button[data-card="${card}"]`).click();
      await this.putTo('Play from dummy');
    });
  }

  drop(card: Card): Promise<void> {
    return this.does(async () => {
      await this.pickUp(card);
      await this.putTo('Drop on the table');
    });
  }

  /** Drags a card of the hand with the mouse and lets it go so far above the upper edge of the hand. */
  async drag(card: Card, above: number): Promise<void> {
    const from = await this.own(card).boundingBox();
    const hand = await this.hand.boundingBox();
    if (!from || !hand) throw new Error(`${nameOf(card)} is not on the screen.`);
    const x = from.x + from.width / 2;
    await this.page.mouse.move(x, from.y + 20);
    await this.page.mouse.down();
    await this.page.mouse.move(x, hand.y - above, { steps: 6 });
    await this.page.mouse.up();
  }

  /** The declarer calls a card that lies exposed before an adversary. */
  async callCard(seat: Seat, card: Card): Promise<void> {
    await this.exposed(seat).locator(`button[data-card="${card}"]`).click();
    await this.putTo('Call it');
  }
  call(seat: Seat, card: Card): Promise<void> {
    return this.does(() => this.callCard(seat, card));
  }

  takeBack(card: Card): Promise<void> {
    return this.does(async () => {
      await this.trick.locator(`button[data-card="${card}"]`).click();
      await this.putTo('Take it back');
    });
  }

  /** Chooses, after reading: what comes under the finger right after a touch is left alone by the page. */
  choose(law: number, option: string): Promise<void> {
    return this.does(async () => {
      await this.page.waitForTimeout(READING);
      await this.ruling(law).locator(`button[data-option="${option}"]`).click();
    });
  }

  gather(): Promise<void> {
    return this.does(() => this.button('Turn and quit the trick').click());
  }

  cut(): Promise<void> {
    return this.does(() => this.button('Cut for the next deal').click());
  }

  /** Says a bid, in two steps: it is chosen in the box and then said. */
  bid(call: string): Promise<void> {
    const [level, denomination] = [call.slice(0, -1), call.slice(-1)];
    return this.does(async () => {
      const rows = this.page.getByRole('group', { name: 'How many odd tricks' });
      const box = this.page.getByRole('region', { name: 'Bidding box' });
      await expect(box).toBeVisible();
      if (await rows.isVisible()) await rows.getByRole('button', { name: level, exact: true }).click();
      const name = `${level} ${level === '1' ? DENOMINATION[denomination]?.slice(0, -1) : DENOMINATION[denomination]}`;
      await box.getByRole('group', { name: 'In what' }).getByRole('button', { name, exact: true }).click();
      await this.button(`Say “${name}”`).click();
    });
  }

  /** Says what has a button of its own name: “Pass”, “Double”; in straight bridge “May I lead?” and the like. */
  declare(button: string, said: string = button.toLowerCase()): Promise<void> {
    return this.does(async () => {
      await this.button(button).click();
      await this.button(`Say “${said}”`).click();
    });
  }

  pass(): Promise<void> {
    return this.declare('Pass');
  }

  /** Says something from the menu: “Claim”, “That trick is ours” and the like. */
  say(what: string): Promise<void> {
    return this.does(async () => {
      const menu = await this.#openMenu();
      const button = this.page.getByRole('button', { name: what, includeHidden: true });
      await this.#unfold(menu, button);
      await menu.locator(button).click();
    });
  }

  async #openMenu(): Promise<Locator> {
    await this.button('Say…').click();
    const menu = this.page.getByRole('dialog', { name: 'Say something' });
    await expect(menu.locator('details').first()).toBeAttached();
    return menu;
  }

  /** Opens the group of the menu in which something stands. */
  async #unfold(menu: Locator, what: Locator): Promise<void> {
    const folded = menu.locator('details:not([open])').filter({ has: what });
    if ((await folded.count()) > 0) await folded.locator('summary').click();
  }

  sayRevoke(by: Seat, trick: number): Promise<void> {
    return this.does(async () => {
      const menu = await this.#openMenu();
      await menu.getByText('Attention!').click();
      await menu.getByLabel('Who revoked').selectOption(by);
      await menu.getByLabel('Trick of the revoke').selectOption(String(trick));
      await menu.getByRole('button', { name: 'Say it' }).click();
    });
  }
}
