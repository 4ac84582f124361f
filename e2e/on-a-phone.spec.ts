import type { Page } from '@playwright/test';
import { expect, test } from './table.ts';

/** How far the page can be pushed aside. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - 360);

test('the table is played on a phone 360 pixels wide', async ({ lay }) => {
  const table = await lay();
  const S = await table.come('S', { phone: true });
  expect(await overhang(S.page)).toBe(0);
  await S.bid('2R');
  await table.goes('W: pass', 'N: pass', 'E: pass', 'E: play HK');
  await S.upToDate();
  await expect(S.hand).toHaveAttribute('data-rows', '2');
  expect(await overhang(S.page)).toBe(0);

  await expect(S.ruling(76)).toBeInViewport();
  await S.choose(76, 'expose');
  await table.goes('W: play H5');
  await S.playFromDummy('H2');
  await table.goes('E: play HK');
  await S.play('HA');
  await expect(S.inTrick('HA')).toBeInViewport({ ratio: 0.5 });
  expect(await overhang(S.page)).toBe(0);

  // Slowly, so that the cards are seen on their way to the winner; then they are gone.
  await S.page.evaluate(() => document.documentElement.style.setProperty('--landing', '1500ms'));
  await S.gather();
  await expect(S.page.locator('[data-to="bottom"] [data-face]')).toHaveCount(4);
  await expect(S.page.locator('[data-to]')).toHaveCount(0);
  await S.drop('C5');
  await expect(S.exposed('S').locator('[data-card="C5"]')).toBeVisible();
  expect(await overhang(S.page)).toBe(0);

  await S.page.goto(table.address);
  await expect(S.page.getByRole('link', { name: 'A story' }).first()).toBeVisible();
  expect(await overhang(S.page)).toBe(0);
});
