import { expect, test } from './table.ts';

test('a coached table warns before an irregular act, and lets it happen all the same', async ({ lay }) => {
  const table = await lay({ rules: { irregularities: 'coached' } });
  const [E, S] = await Promise.all([table.come('E'), table.come('S')]);
  await table.southPlays();
  await E.upToDate();
  await E.pickUp('HK');
  await E.putTo('Play');
  await expect(E.warning).toContainText('It is not your turn');
  await E.warning.getByRole('button', { name: 'Keep it' }).click();
  await expect(E.warning).toHaveCount(0);
  await E.upToDate();
  await expect(S.page.getByTestId(/^ruling-/)).toHaveCount(0);

  await E.does(async () => {
    await E.putTo('Play');
    await E.warning.getByRole('button', { name: 'Do it all the same' }).click();
  });
  await S.choose(76, 'waive');
  await table.goes('W: play H5', 'S: dummy H2');
  await E.upToDate();
  await E.pickUp('C4');
  await E.putTo('Play');
  await expect(E.warning).toContainText('it would be a revoke');
  await E.page.keyboard.press('Escape');
  await expect(E.toolbar).toHaveCount(0);
  await E.play('HK');
});

test('a guarded table refuses an irregular act', async ({ lay }) => {
  const table = await lay({ rules: { irregularities: 'guarded' } });
  const E = await table.come('E');
  await table.southPlays();
  await E.isRefused(async () => {
    await E.pickUp('HK');
    await E.putTo('Play');
  }, 'This would be an irregularity');
  await expect(E.page.getByTestId(/^ruling-/)).toHaveCount(0);
  await table.goes('W: play H5', 'S: dummy H2');
  await E.isRefused(async () => {
    await E.pickUp('C4');
    await E.putTo('Play');
  }, 'This would be an irregularity');
  await E.isRefused(() => E.putTo('Drop on the table'), 'This would be an irregularity', 67);
  await E.play('HK');
});
