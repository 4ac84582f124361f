import { faultsIn } from './axe.ts';
import { expect, test } from './table.ts';

for (const dark of [false, true])
  test(`axe finds nothing in the ${dark ? 'dark' : 'light'} house`, async ({ lay }) => {
    const table = await lay();
    const guest = await table.come(null, { dark });
    const { page } = guest;
    await expect(page.getByRole('heading', { name: 'Take a seat, or watch' })).toBeVisible();
    expect.soft(await faultsIn(page, dark), 'an empty table').toEqual([]);

    await page.goto(table.address);
    await expect(page.getByRole('link', { name: 'A story' }).first()).toBeVisible();
    expect.soft(await faultsIn(page, dark), 'the lobby').toEqual([]);

    const sitting = await table.come('S', { dark });
    await table.goes('S: bid 1R', 'W: bid 2C', 'N: bid 2R', 'E: pass', 'S: pass');
    await sitting.upToDate();
    expect.soft(await faultsIn(sitting.page, dark), 'declaring').toEqual([]);

    await table.goes('W: pass', 'W: play H5', 'S: dummy H2', 'E: drop DT', 'E: play HK', 'S: play HA');
    await table.goes('S: play SQ', 'W: play S6', 'S: dummy S3', 'E: play SA S2');
    await expect(sitting.page.getByTestId(/^ruling-/)).toBeVisible();
    await sitting.upToDate();
    expect.soft(await faultsIn(sitting.page, dark), 'playing, with a ruling open').toEqual([]);

    await table.goes('S: elect play S2', 'S: claim rest', 'W: admit', 'E: admit');
    await expect(sitting.root).toHaveAttribute('data-phase', 'reckoning');
    expect.soft(await faultsIn(sitting.page, dark), 'reckoning').toEqual([]);
  });

for (const dark of [false, true])
  test(`axe finds nothing in what else is ${dark ? 'dark' : 'light'}: menus, panels, records and the tour`, async ({
    lay,
  }) => {
    const table = await lay({ rules: { consent: 'allowed' } });
    const { page } = await table.come('S', { dark });
    const clean = async (what: string): Promise<void> => void expect.soft(await faultsIn(page, dark), what).toEqual([]);
    await table.southPlays();
    await table.goes('W: play H6', 'S: dummy H2', 'E: play HK', 'S: play HA', 'W: claim 3');
    await expect(page.getByTestId('claim')).toBeVisible();
    await clean('a claim');
    await page.getByRole('button', { name: 'Say…' }).click();
    const menu = page.getByRole('dialog', { name: 'Say something' });
    await menu.getByText('Attention!').click();
    await clean('what can be said');
    await page.keyboard.press('Escape');
    for (const name of ['Auction', 'Rulings', 'Chat', 'Table'] as const) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name })).not.toBeEmpty();
      await clean(`the panel ${name}, with the settings in the last`);
    }
    await page.getByRole('button', { name: 'Law book' }).click();
    await expect(page.getByRole('dialog').locator('[data-law="76"]')).toBeVisible();
    await clean('the law book');
    await table.goes('S: admit');

    await page.goto(`${table.address}/tour`);
    await expect(page.getByTestId('hand').locator('[data-card]')).toHaveCount(13);
    await clean('the tour');

    await page.goto(`${table.address}/look`);
    const box = page.getByLabel('Or paste it here');
    await box.fill('Dear Sir,\nnothing of this is a record\n');
    await page.getByRole('button', { name: 'Go through it' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await clean('what cannot be looked at');
    await box.fill(await (await fetch(`${table.address}/api/tables/${table.id}/record?format=txt`)).text());
    await page.getByRole('button', { name: 'Go through it' }).click();
    await expect(page.getByTestId('open-E')).toBeVisible();
    await clean('what is looked at');
  });
