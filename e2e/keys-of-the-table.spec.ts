import { expect, type Page } from '@playwright/test';
import { expect as expectSoon, test } from './table.ts';

/** The accessible name of what has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

const actsSent = (sent: readonly string[]): number => sent.filter((frame) => frame.includes('["act"')).length;

test('whoever sits down with the keyboard is at the bidding box, and with the mouse nowhere', async ({ lay }) => {
  const table = await lay();
  const S = await table.watch();
  await S.page.getByLabel('Your name').fill('Sofia');
  await S.page.getByRole('button', { name: 'Sit South' }).focus();
  await S.page.keyboard.press('Enter');
  await expectSoon.poll(() => focused(S.page)).toBe('1 spade');
  await S.page.keyboard.press('ArrowDown');
  expect(await focused(S.page)).toBe('2 spades');

  const W = await table.come('W');
  await expectSoon(W.page.getByRole('region', { name: 'Bidding box' })).toBeVisible();
  expect(await W.page.evaluate(() => document.activeElement?.closest('[data-bids]'))).toBeNull();
});

test('whoever writes his name and begins alone with a finger has nothing chosen for him in the box', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByLabel('Your name').pressSequentially('Anna');
  // What leads to the box comes after the table.
  const keys = page.waitForResponse(/\/keyboard-/);
  await page.getByRole('region', { name: 'Play now' }).getByRole('button', { name: 'Auction bridge, 1913' }).tap();
  await expectSoon(page.getByRole('region', { name: 'Bidding box' })).toBeVisible();
  await keys;
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await context.close();
});

test('whoever begins alone with the keyboard is at the box as well, and once the page is loaded anew nowhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.getByRole('region', { name: 'Play now' }).getByRole('button', { name: 'Auction bridge, 1913' }).focus();
  await page.keyboard.press('Enter');
  await expectSoon.poll(() => focused(page)).toBe('1 spade');
  await page.reload();
  await expectSoon(page.getByRole('region', { name: 'Bidding box' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test('Enter chooses a bid and once more says it, and a key that is held down says nothing', async ({ lay }) => {
  const table = await lay();
  const S = await table.come('S');
  await S.upToDate();
  const bid = S.button('1 heart');
  await bid.focus();
  await S.page.keyboard.down('Enter');
  await S.page.keyboard.down('Enter');
  await S.page.keyboard.down('Enter');
  await S.page.keyboard.up('Enter');
  await expect(bid).toHaveAttribute('aria-pressed', 'true');
  expect(actsSent(S.sent)).toBe(0);
  // The ring of the focus is seen around that of what is chosen.
  const rings = await bid.evaluate((element) => {
    const { outlineStyle, outlineOffset, boxShadow } = getComputedStyle(element);
    return { outlineStyle, outlineOffset, boxShadow };
  });
  expect(rings).toMatchObject({ outlineStyle: 'solid', outlineOffset: '3px' });
  expect(rings.boxShadow).toContain('0px 0px 0px 3px');
  await S.does(() => S.page.keyboard.press('Enter'));
  expect(actsSent(S.sent)).toBe(1);
  await expectSoon(S.page.getByRole('table').first()).toContainText('1');
});

test('in straight bridge a letter chooses the trump, and Enter says it', async ({ lay }) => {
  const table = await lay({ code: 'bridge-1905', dealer: 'S' });
  const S = await table.come('S');
  await S.upToDate();
  await expectSoon(S.page.getByRole('region', { name: 'Make the trump' })).toBeVisible();
  for (const [key, said] of [
    ['c', 'clubs are trumps'],
    ['p', 'I leave it to you, partner'],
    ['n', 'no trumps'],
    ['h', 'hearts are trumps'],
  ] as const) {
    await S.page.keyboard.press(key);
    await expectSoon(S.button(`Say “${said}”`)).toBeFocused();
  }
  expect(actsSent(S.sent)).toBe(0);
  // Suit and rank are a card still, and choose no trump.
  await S.page.keyboard.press('Escape');
  const card = await S.hand.locator('button[data-card]').first().getAttribute('data-card');
  for (const key of (card ?? '').toLowerCase()) await S.page.keyboard.press(key);
  await expectSoon(S.hand.locator(`button[data-card="${card}"]`)).toHaveAttribute('aria-pressed', 'true');
  await expect(S.button(/^Say “/)).toHaveCount(0);
  await S.page.keyboard.press('Escape');
  await S.page.keyboard.press('d');
  await expectSoon(S.button('Say “diamonds are trumps”')).toBeFocused();
  await S.does(() => S.page.keyboard.press('Enter'));

  await S.page.keyboard.press('?');
  await expectSoon(S.page.getByRole('dialog', { name: 'Help' })).toContainText('in 1905: choose the trump');
});

test('W leads to the choice of a ruling, and Escape out of a field back to the keys', async ({ lay }) => {
  const table = await lay();
  const W = await table.come('W');
  await table.goes('S: bid 1H', 'N: bid 2C');
  await W.upToDate();
  const panel = await W.panel('Table');
  const name = panel.getByLabel('Your name');
  await name.click();
  await W.page.keyboard.type('w');
  await expect(name).toHaveValue('Walterw');
  await W.page.keyboard.press('Escape');
  // What listens to keys may still be on its way; what was pressed before is not lost.
  await expectSoon(name).not.toBeFocused();
  await W.page.keyboard.press('w');
  expect(await W.page.evaluate(() => document.activeElement?.matches('[data-mine] button[data-option]'))).toBe(true);
  await expect(name).toHaveValue('Walterw');
});

test('a bid and its Enter typed at once are said, whatever button still has the focus', async ({ lay }) => {
  const table = await lay();
  const S = await table.come('S');
  // The keys of the table are there.
  await S.page.keyboard.press('2');
  await S.page.keyboard.press('d');
  await expectSoon(S.button('Say “2 diamonds”')).toBeFocused();
  await S.button('Pass').focus();
  await S.does(() =>
    S.page.evaluate(() => {
      for (const key of ['2', 'r', 'Enter'])
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }),
  );
  await expectSoon(S.page.getByRole('region', { name: 'The auction' })).toContainText('2 royal spades');
});
