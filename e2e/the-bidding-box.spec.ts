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

test('“I mean” goes with the declaration that it was to put right, when that is taken back by consent', async ({
  lay,
}) => {
  const table = await lay({ rules: { consent: 'allowed' } });
  const S = await table.come('S', { phone: true });
  await S.bid('2H');
  await S.page.getByRole('checkbox', { name: /I mean/ }).check();
  await table.goes('S: ask-undo', 'W: consent', 'N: consent', 'E: consent');
  await S.upToDate();
  await expect(S.page.getByRole('checkbox', { name: /I mean/ })).toHaveCount(0);
  await S.bid('2D');
  expect((await table.viewOf('S')).calls.map(({ call }) => call)).toEqual(['2D']);
});

test('a number that was written to put a bid right is gone with it, and what another window of the seat says ends what this one chose', async ({
  lay,
}) => {
  const table = await lay();
  const S = await table.come('S', { phone: true });
  const box = S.page.getByRole('region', { name: 'Bidding box' });
  const other = box.getByRole('textbox', { name: 'Another number' });
  await S.bid('2H');
  await other.fill('3');
  await box.getByRole('button', { name: '3 hearts' }).click();
  await S.page.getByRole('checkbox', { name: /I mean/ }).check();
  await S.does(() => S.button('Say “I mean 3 hearts”').click());
  await expect(other).toHaveValue('');

  await table.goes('W: pass', 'N: pass', 'E: bid 4C');
  await S.upToDate();
  await other.fill('5');
  await box.getByRole('button', { name: '5 hearts' }).click();
  await table.goes('S: pass');
  await S.upToDate();
  await expect(other).toHaveValue('');
  await expect(S.page.locator('[data-say]')).toHaveCount(0);
});
