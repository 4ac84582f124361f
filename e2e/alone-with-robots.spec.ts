import type { Act, View } from '@eldest-hand/laws';
import { robotAct, seeded } from '@eldest-hand/robots';
import { expect, type Page, test } from '@playwright/test';

const PATIENCE = 150_000;
/** Longer than robots are about anything. */
const READING = 4000;

/** The last view that the server sent to this browser, and whether one has shown a deal scored. */
function watchViews(page: Page): { readonly last: View | null; readonly scored: boolean } {
  const seen: { last: View | null; scored: boolean } = { last: null, scored: false };
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const text = payload.toString();
      const at = text.indexOf('[');
      if (!/^4[23]/.test(text) || at < 0) return;
      const message = (JSON.parse(text.slice(at)) as unknown[]).find(
        (part): part is { view: View } => typeof part === 'object' && part !== null && 'view' in part,
      );
      if (message) seen.last = message.view;
      if (message?.view.result) seen.scored = true;
    }),
  );
  return seen;
}

/** Does an act with the mouse and the keys, as a person would. */
async function doOnPage(page: Page, act: Act): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  switch (act.verb) {
    case 'pass':
      await button('Pass').click();
      return button('Say “pass”').click();
    case 'bid': {
      for (const key of act.call.toLowerCase()) await page.keyboard.press(key);
      return page.keyboard.press('Enter');
    }
    case 'play':
    case 'dummy': {
      const place = act.verb === 'play' ? '[data-own]' : '[data-testid="dummy"]';
      await page.locator(`${place} button[data-card="${act.cards[0]}"]`).click();
      return page
        .getByRole('toolbar', { name: /^What to do with/ })
        .getByRole('button', { name: act.verb === 'play' ? 'Play' : 'Play from dummy', exact: true })
        .click();
    }
    case 'admit':
      return page
        .getByTestId('claim')
        .getByRole('button', { name: /^Admit/ })
        .click();
    default:
      throw new Error(`nothing on the page is known for "${act.verb}"`);
  }
}

test('a newcomer who is alone plays a deal with three robots, two clicks from the first page', async ({ page }) => {
  test.setTimeout(PATIENCE);
  const views = watchViews(page);
  await page.goto('/');
  await page.getByRole('region', { name: 'Play now' }).getByRole('button', { name: 'Auction bridge, 1913' }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  const root = page.getByTestId('table');
  await expect(page.getByTestId('hand').locator('[data-card]')).toHaveCount(13);
  for (const seat of ['N', 'E', 'W']) await expect(page.getByTestId(`seat-${seat}`)).toContainText('Robot');

  page.setDefaultTimeout(10_000);
  const random = seeded(1913);
  while (!views.scored) {
    const version = Number(await root.getAttribute('data-version'));
    const seen = views.last;
    if (seen?.version === version && seen.waitingFor.includes('S')) {
      const act = robotAct({ seat: 'S', view: seen, pile: [] }, { level: 'easy', random, claims: false });
      if (act) {
        await doOnPage(page, act.verb === 'dispute' ? { verb: 'admit' } : act).catch((error: unknown) => {
          // A robot may claim while he is still about his card: only a table that stood still makes this a fault.
          if (views.last?.version === version) throw error;
        });
      }
    }
    // The last card may have come since the deal was looked at: nothing follows that.
    await expect.poll(() => views.scored || views.last?.version !== version, { timeout: 20_000 }).toBe(true);
  }
  await expect(page.getByTestId('score')).toBeVisible();
  // North deals first: West, a robot, cuts for East's deal, and waits for who reads the result.
  const shown = page.getByTestId('result');
  await page.waitForTimeout(READING);
  await expect(root).toHaveAttribute('data-phase', 'reckoning');
  await shown.getByRole('button', { name: 'Next deal' }).click();
  await expect(root).toHaveAttribute('data-phase', 'declaring');
  const id = page.url().split('/').at(-1);
  const record = (await (await page.request.get(`/api/tables/${id}/record?format=json`)).json()) as {
    deals: { finished: boolean; result: { tricks: { NS: number; EW: number } } }[];
  };
  const { finished, result } = record.deals[0] as (typeof record.deals)[0];
  expect(finished).toBe(true);
  expect(result.tricks.NS + result.tricks.EW).toBe(13);
});
