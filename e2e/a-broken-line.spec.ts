import type { Page } from '@playwright/test';
import { expect, test } from './table.ts';

/** Files of the page that come only when they are wanted do not come until the line is mended. */
async function breakLine(page: Page): Promise<() => Promise<void>> {
  const late = /\/assets\/(Help|LawBook|RulingPanel|ScoreSheet|score|Replay)-/;
  await page.route(late, (route) => route.abort('internetdisconnected'));
  await page.reload();
  return () => page.unroute(late);
}

test('what could not be fetched while the line was broken comes afterwards, and the table stands meanwhile', async ({
  lay,
}) => {
  const table = await lay();
  const S = await table.come('S');
  const mend = await breakLine(S.page);
  await expect(S.root).toBeVisible();
  await S.page.keyboard.press('?');
  await table.southPlays();
  await table.goes('E: play HK');
  await S.upToDate();
  await expect(S.inTrick('HK')).toBeVisible();
  await expect(S.ruling(76)).toHaveCount(0);
  await mend();
  const help = S.page.getByRole('dialog').filter({ has: S.page.getByText('this help') });
  await expect(help).toBeVisible();
  await S.page.keyboard.press('Escape');
  await expect(S.page.getByRole('tabpanel', { name: 'Score' })).not.toBeEmpty();
  await expect(S.ruling(76)).toBeVisible();
  const unstyled = await S.page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((all) => all.filter((link) => !(link as HTMLLinkElement).sheet).length);
  expect(unstyled).toBe(0);
  await S.choose(76, 'expose');
});

test('a page whose files are gone, because the house has a newer one, is loaded anew; the seat is kept', async ({
  lay,
}) => {
  const table = await lay();
  const S = await table.come('S');
  const { page } = S;
  await page.route(/\/assets\/Help-/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/\/assets\/start-/, '/assets/newer-'),
      });
    },
  );
  const [, again] = await Promise.all([page.keyboard.press('?'), page.waitForEvent('load')]);
  expect(again).toBeTruthy();
  await expect(S.button('Say…')).toBeVisible();
});

for (const how of ['forbidden', 'full'] as const)
  test(`where keeping anything in the browser is ${how} one sits down and plays all the same`, async ({
    lay,
    browser,
    baseURL,
  }) => {
    const table = await lay();
    await table.goes('S: bid 2R');
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const page = await context.newPage();
    const failed: string[] = [];
    page.on('pageerror', ({ message }) => failed.push(message));
    await page.addInitScript((full) => {
      const refuse = (): never => {
        throw new DOMException('Not here.', full ? 'QuotaExceededError' : 'SecurityError');
      };
      if (full) Storage.prototype.setItem = refuse;
      else for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    }, how === 'full');
    await page.goto(`/t/${table.id}`);
    await page.getByLabel('Your name').fill('Eve');
    await page.getByRole('button', { name: 'Sit West' }).first().click();
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await page.getByRole('button', { name: 'Say “pass”', exact: true }).click();
    await expect(page.getByTestId('table')).toHaveAttribute('data-version', String(table.version + 1));
    await page.goto('/tour');
    await expect(page.getByTestId('table')).toBeVisible();
    await page.goto('/practice/auction-1913/quiz');
    await expect(page.getByTestId('quiz')).toBeVisible();
    expect(failed).toEqual([]);
    await context.close();
  });

test('a page that is slow to come greets the house once, and its line is not broken off', async ({ lay, browser }) => {
  const table = await lay();
  const page = await browser.newPage();
  const greetings: string[] = [];
  let lines = 0;
  // The line is open before the page is drawn, and the house answers after that.
  let opened = (): void => {};
  const open = new Promise<void>((isOpen) => {
    opened = isOpen;
  });
  await page.routeWebSocket(/socket/, (near) => {
    lines += 1;
    const far = near.connectToServer();
    near.onMessage((message) => {
      if (message === '40') greetings.push(message);
      far.send(message);
    });
    far.onMessage((message) => {
      setTimeout(() => near.send(message), String(message).startsWith('40') ? 1500 : 0);
      setTimeout(opened, 200);
    });
  });
  await page.route(/\/assets\/en-/, async (route) => {
    await open;
    await route.continue();
  });
  await page.goto(`${table.address}/t/${table.id}`);
  await expect(page.getByTestId('table')).toBeVisible();
  expect(greetings).toHaveLength(1);
  expect(lines).toBe(1);
  await page.close();
});
