import { expect, test } from './table.ts';

for (const phone of [false, true])
  test(`what was begun for one declaration is not there for the next, on a ${phone ? 'phone' : 'screen'}`, async ({
    lay,
  }) => {
    const table = await lay();
    const S = await table.come('S', { phone });
    const box = S.page.getByRole('region', { name: 'Bidding box' });
    const other = box.getByRole('textbox', { name: 'Another number' });
    const chosen = box.locator('[aria-pressed="true"]');

    await test.step('a bid is said; nothing of it stays chosen', async () => {
      await S.bid('2H');
      await expect(chosen).toHaveCount(0);
    });
    await test.step('a number is begun while the others declare, and stays through that', async () => {
      if (!phone) await box.getByText('Another number').first().click();
      await other.fill('0');
      await table.goes('W: bid 3C', 'N: pass', 'E: bid 4C');
      await S.upToDate();
      await expect(other).toHaveValue('0');
    });
    await test.step('with the next declaration it is gone', async () => {
      await S.pass();
      await expect(other).toHaveValue('');
      await expect(chosen).toHaveCount(0);
    });
  });
