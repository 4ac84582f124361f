import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type Page, test } from '@playwright/test';
import { expect } from './table.ts';

/** Somebody with a browser of his own who comes to the table by its link and, with a name, sits down. */
async function come(browser: Browser, link: string, seat?: string, name = ''): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(link);
  if (!seat) {
    await page.getByRole('button', { name: 'Watch', exact: true }).click();
    return page;
  }
  await page.getByLabel('Your name').fill(name);
  await page
    .getByRole('button', { name: `Sit ${seat}` })
    .first()
    .click();
  await expect(page.getByTestId('hand').locator('[data-card]')).toHaveCount(13);
  return page;
}

const isListed = async (page: Page): Promise<boolean> => {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const tables = (await (await page.request.get('/api/tables')).json()) as { id: string }[];
  return tables.some((table) => table.id === id);
};

test('a host lists his table, removes who watches, hands it on; the next host closes it and opens it again', async ({
  page: sofia,
  browser,
}) => {
  test.setTimeout(90_000);
  await sofia.setViewportSize({ width: 1280, height: 900 });
  await sofia.goto('/');
  await sofia.getByLabel('Your name').fill('Sofia');
  await sofia.getByLabel('Not listed').check();
  await sofia.getByRole('button', { name: 'Lay the table' }).click();
  await sofia.getByRole('button', { name: 'Sit South' }).first().click();
  await sofia.getByRole('dialog', { name: 'Invite the others' }).getByRole('button', { name: 'Close' }).click();
  const link = sofia.url();
  expect(await isListed(sofia)).toBe(false);

  await sofia.getByRole('tab', { name: 'Table' }).click();
  const controls = sofia.getByRole('region', { name: 'You are the host' });
  await expect(controls.getByText('Nobody watches.')).toBeVisible();
  await expect(controls.getByText('as soon as somebody else sits at it')).toBeVisible();
  await controls.getByLabel('Listed among the open tables').check();
  await expect.poll(() => isListed(sofia)).toBe(true);

  const emil = await come(browser, link, 'East', 'Emil');
  const wanda = await come(browser, link);
  await emil.getByRole('tab', { name: 'Table' }).click();
  await expect(emil.getByRole('button', { name: 'Leave the seat' })).toBeVisible();
  await expect(emil.getByRole('region', { name: 'You are the host' })).toHaveCount(0);
  await controls.getByRole('button', { name: 'Remove Guest' }).click();
  await expect(wanda.getByText('The host does not wish you to watch this table.')).toBeVisible();
  await expect(controls.getByText('Nobody watches.')).toBeVisible();

  await controls.getByRole('button', { name: 'Hand the table on' }).click();
  await expect(controls.getByRole('button', { name: 'Stay host' })).toBeFocused();
  for (const colorScheme of ['light', 'dark'] as const) {
    await sofia.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page: sofia }).setLegacyMode(true).analyze();
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => `${target}`)])).toEqual([]);
  }
  await expect(controls.getByText('Emil will be the host, and you no longer.')).toBeVisible();
  await controls.getByRole('button', { name: 'Hand it on' }).click();
  await expect(sofia.getByText('Emil is the host now.')).toBeVisible();
  await expect(controls).toHaveCount(0);
  await expect(emil.getByText('The table has been handed on to you')).toBeVisible();
  await sofia.reload();
  await sofia.getByRole('tab', { name: 'Table' }).click();
  await expect(sofia.getByRole('button', { name: 'Leave the seat' })).toBeVisible();
  await expect(controls).toHaveCount(0);

  await emil.reload();
  await emil.getByRole('tab', { name: 'Table' }).click();
  const his = emil.getByRole('region', { name: 'You are the host' });
  await his.getByRole('button', { name: 'Close the table' }).click();
  await his.getByRole('button', { name: 'Leave it open' }).click();
  await expect(his.getByRole('button', { name: 'Close the table' })).toBeFocused();
  await his.getByRole('button', { name: 'Close the table' }).click();
  await his.getByRole('button', { name: 'Close it' }).click();
  const closed = 'The table has been closed by its host.';
  await expect(sofia.getByText(closed)).toBeVisible();
  await expect(sofia.getByRole('button', { name: 'Open the table again' })).toHaveCount(0);
  await expect(emil.getByText(closed)).toBeVisible();
  await emil.getByRole('button', { name: 'Open the table again' }).click();
  await expect(emil.getByTestId('hand').locator('[data-card]')).toHaveCount(13);
  await Promise.all([emil, wanda].map((page) => page.context().close()));
});

test('robots that slip are asked for in the lobby, and told otherwise at the table', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const now = page.getByRole('region', { name: 'Play now' });
  await now.getByLabel('For practice, they slip').selectOption('often');
  await expect(now.getByText('They drop a card, lead out of turn or revoke')).toBeVisible();
  await now.getByRole('button', { name: 'Straight bridge, 1905' }).click();
  await expect(page.getByTestId('seat-N')).toContainText('Robot');
  await page.getByRole('tab', { name: 'Table' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Table' });
  await expect(panel.getByText('as in a club, slips often')).toHaveCount(3);
  await page.getByLabel('For practice, they slip').selectOption('never');
  await page.getByLabel('The robots play').selectOption('easy');
  await expect(panel.locator('em', { hasText: /^easily$/ })).toHaveCount(3);
});
