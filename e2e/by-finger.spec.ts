import type { Card } from '@eldest-hand/cards';
import { expect, type Person, test } from './table.ts';

/** Milliseconds between two touches that are meant as two. */
const THOUGHT = 500;

async function middleOf(S: Person, card: Card): Promise<{ readonly x: number; readonly y: number }> {
  const box = await S.hand.locator(`[data-card="${card}"]`).boundingBox();
  if (!box) throw new Error(`${card} is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + 18 };
}

test('a finger picks a card up and puts it down in two touches, carries it to the middle, and does nothing by slipping', async ({
  lay,
}) => {
  const table = await lay();
  const S = await table.come('S', { phone: true });
  await table.southPlays();
  await table.goes('W: play C7', 'S: dummy C2', 'E: play C4');
  await S.upToDate();
  const { page } = S;
  const line = await page.context().newCDPSession(page);
  const up = (card: Card) => S.hand.locator(`[data-card="${card}"][aria-pressed="true"]`);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0, timestamp = Date.now() / 1000) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }], timestamp });

  const { x, y } = await middleOf(S, 'CA');
  // Twice as a finger slips: the card is picked up, and that is all. Both bear their own time, however busy the machine is.
  const begun = Date.now() / 1000;
  for (const time of [begun, begun + 0.12]) {
    await finger('touchStart', x, y, time);
    await finger('touchEnd', x, y, time);
  }
  await expect(up('CA')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(up('CA')).toHaveCount(0);
  await page.waitForTimeout(THOUGHT);

  // What is carried back to where it lay is not picked up by that.
  await finger('touchStart', x, y);
  for (const by of [20, 50, 20, 2]) await finger('touchMove', x, y - by);
  await finger('touchEnd');
  await expect(up('CA')).toHaveCount(0);
  await page.waitForTimeout(THOUGHT);

  await page.touchscreen.tap(x, y);
  await expect(up('CA')).toHaveCount(1);
  await page.waitForTimeout(THOUGHT);
  const raised = await middleOf(S, 'CA');
  await S.does(() => page.touchscreen.tap(raised.x, raised.y));
  await expect(S.inTrick('CA')).toBeVisible();
  await S.gather();

  // And carried to the middle it is played.
  const king = await middleOf(S, 'CK');
  await finger('touchStart', king.x, king.y);
  for (const by of [30, 120, 260]) await finger('touchMove', king.x, king.y - by);
  await S.does(async () => {
    await finger('touchEnd');
  });
  await expect(S.inTrick('CK')).toBeVisible();
});

test('a finger lifted from a button is one click, and one that has slid away from it or come back is none', async ({
  lay,
}) => {
  const table = await lay();
  const S = await table.come('S', { phone: true });
  const { page } = S;
  const line = await page.context().newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const two = page.getByRole('button', { name: '2', exact: true });
  const box = await two.boundingBox();
  if (!box) throw new Error('There is no bidding box.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];

  for (const way of [
    [[0, -90]],
    [
      [0, -30],
      [0, 0],
    ],
  ] as const) {
    await finger('touchStart', x, y);
    for (const [dx, dy] of way) await finger('touchMove', x + dx, y + dy);
    await finger('touchEnd');
    await page.waitForTimeout(THOUGHT);
    await expect(two).toHaveAttribute('aria-pressed', 'false');
  }

  await page.evaluate(() => {
    const seen = { clicks: 0 };
    Object.assign(window, { seen });
    addEventListener('click', () => (seen.clicks += 1), true);
  });
  await finger('touchStart', x, y);
  await finger('touchEnd');
  await expect(two).toHaveAttribute('aria-pressed', 'true');
  // The click that the browser would make of it comes within this time.
  await page.waitForTimeout(THOUGHT);
  expect(await page.evaluate(() => (window as unknown as { seen: { clicks: number } }).seen.clicks)).toBe(1);
});
