import type { Locator, Page } from '@playwright/test';
import { expect, test } from './table.ts';

type Role = Parameters<Page['getByRole']>[0];

/** Somebody who knows the page by roles and names alone, and has nothing but the keyboard. */
class Reader {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }
  find(role: Role, name: string | RegExp, inside?: Locator): Locator {
    return (inside ?? this.#page).getByRole(role, { name, ...(typeof name === 'string' ? { exact: true } : {}) });
  }
  /** Goes to something and presses a key there. */
  async press(role: Role, name: string | RegExp, inside?: Locator, key = 'Enter'): Promise<void> {
    const found = this.find(role, name, inside);
    await found.focus();
    await expect(found).toBeFocused();
    await this.#page.keyboard.press(key);
  }
  /** Goes on with the tabulator until something of this name has the focus. */
  async tabTo(name: RegExp, atMost = 12): Promise<void> {
    const here = this.#page.locator(':focus');
    for (let step = 0; step < atMost; step++) {
      await this.#page.keyboard.press('Tab');
      if (name.test((await here.textContent()) ?? '')) return;
    }
    throw new Error(`The tabulator does not lead to ${name}.`);
  }
  /** Waits until it has been read out. */
  async hears(text: string | RegExp): Promise<void> {
    await expect(this.#page.getByRole('log').filter({ hasText: text })).toHaveCount(1);
  }
  /** Picks a card up and puts it down. */
  async play(hand: string, card: string): Promise<void> {
    const held = this.find('group', hand);
    await this.press('button', new RegExp(`^${card}`), held);
    await expect(this.find('button', new RegExp(`^${card}`), held)).toHaveAttribute('aria-pressed', 'true');
    await this.press('button', new RegExp(`^${card}`), held);
  }
}

test('a deal with a lead out of turn is played by roles, names and the keyboard alone', async ({ lay }) => {
  const table = await lay({ dealer: 'S' });
  const { page } = await table.come('S');
  const reader = new Reader(page);
  await reader.press('button', '2 royal spades', reader.find('group', 'In what'));
  await reader.press('button', 'Say “2 royal spades”');
  await reader.hears('South: 2 royal spades');

  await table.goes(...['W: pass', 'N: pass', 'E: pass', 'E: play HK']);
  await reader.hears('East led out of turn; the lead is West');
  const ruling = reader.find('article', 'Law 76: An adversary leads out of turn');
  await expect(ruling.getByText('You choose')).toBeVisible();
  await reader.press('button', /^Leave it exposed/, ruling);
  await reader.hears('East must leave the king of hearts face up; it may be called, Law 76');
  await expect(
    reader.find('img', 'king of hearts, exposed').or(reader.find('button', 'king of hearts, exposed')),
  ).toBeVisible();

  await table.goes(...['W: play H5']);
  await reader.play('Dummy', 'two of hearts');
  await reader.hears('North plays the two of hearts');
  await table.goes(...['E: play HK']);
  await reader.play('Your hand', 'ace of hearts');
  await reader.hears('South wins trick 1');
  await reader.press('button', 'Turn and quit the trick');

  await reader.press('button', 'Say…');
  const menu = reader.find('dialog', 'Say something');
  await expect(menu.getByText('Claim or concede')).toBeVisible();
  await reader.tabTo(/^Claim or concede/);
  await page.keyboard.press('Enter');
  await reader.press('button', 'The rest are mine', menu);
  await reader.hears('South claims the 12 tricks left');
  await table.goes(...['W: admit', 'E: admit']);
  const result = reader.find('region', 'Result of the deal');
  await expect(result.getByText(/The contract is made: 2 royal spades/)).toBeVisible();
  await reader.press('button', 'Cut for the next deal', result);
  await reader.hears('Deal 2.');
});
