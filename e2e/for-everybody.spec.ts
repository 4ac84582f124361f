import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './table.ts';

/** What axe finds, in a form that can be read. In the dark only the colours are others. */
async function faults(page: Page, dark: boolean): Promise<readonly string[]> {
  // The legacy mode differs only where there are frames, and opens no further page for each look.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (dark ? axe.withRules(['color-contrast']) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}

for (const dark of [false, true])
  test(`axe finds nothing in the ${dark ? 'dark' : 'light'} house`, async ({ lay }) => {
    const table = await lay();
    const guest = await table.come(null, { dark });
    const { page } = guest;
    await expect(page.getByRole('heading', { name: 'Take a seat, or watch' })).toBeVisible();
    expect.soft(await faults(page, dark), 'an empty table').toEqual([]);

    await page.goto(table.address);
    await expect(page.getByRole('link', { name: 'A story' }).first()).toBeVisible();
    expect.soft(await faults(page, dark), 'the lobby').toEqual([]);

    const sitting = await table.come('S', { dark });
    await table.goes('S: bid 1R', 'W: bid 2C', 'N: bid 2R', 'E: pass', 'S: pass');
    await sitting.upToDate();
    expect.soft(await faults(sitting.page, dark), 'declaring').toEqual([]);

    await table.goes('W: pass', 'W: play H5', 'S: dummy H2', 'E: drop DT', 'E: play HK', 'S: play HA');
    await table.goes('S: play SQ', 'W: play S6', 'S: dummy S3', 'E: play SA S2');
    await expect(sitting.page.getByTestId(/^ruling-/)).toBeVisible();
    await sitting.upToDate();
    expect.soft(await faults(sitting.page, dark), 'playing, with a ruling open').toEqual([]);

    await table.goes('S: elect play S2', 'S: claim rest', 'W: admit', 'E: admit');
    await expect(sitting.root).toHaveAttribute('data-phase', 'reckoning');
    expect.soft(await faults(sitting.page, dark), 'reckoning').toEqual([]);
  });
