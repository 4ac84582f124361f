import { SEATS } from '@eldest-hand/cards';
import { expect, test } from './table.ts';

test('four players cut for partners, the lowest chooses his seat, and the first deal begins', async ({ lay }) => {
  const table = await lay({ rules: { places: 'cut' } });
  const { N, E, S, W } = await table.four();
  const four = [N, E, S, W];
  const eve = await table.watch();
  const names = ['Nora', 'Emil', 'Sofia', 'Walter'];

  // Each cuts where he likes, one of them with the keyboard alone.
  for (const [at, person] of four.entries()) {
    await expect(person.page.getByTestId('waiting')).toHaveAttribute('data-mine', 'true');
    const card = person.page.getByRole('button', { name: `Cut card ${7 * at + 3} of 52` });
    if (at === 2) {
      await person.page.getByRole('button', { name: 'Cut card 26 of 52' }).focus();
      await person.page.keyboard.press('ArrowUp');
      await person.page.keyboard.press('ArrowLeft');
      await person.page.keyboard.press('Enter');
    } else await card.click();
    table.version++;
    await table.everybody((one) => one.upToDate());
  }
  const cutting = eve.page.getByTestId('cutting');
  await expect(cutting.getByText('lowest: deals')).toBeVisible();
  await expect(cutting.locator('[data-card]')).toHaveCount(4);

  const chooser = await Promise.any(
    four.map(async (person) => {
      await person.page.getByRole('region', { name: /choose your seat/ }).waitFor({ timeout: 10_000 });
      return person;
    }),
  );
  await chooser.page.getByRole('button', { name: 'South', exact: true }).click();
  table.version++;
  await table.everybody((one) => one.upToDate());
  await expect(eve.page.getByTestId('cutting')).toContainText('South deals');
  // Everybody went with his name, and a reload finds him where he sits now.
  const chosen = names[four.indexOf(chooser)] as string;
  await chooser.page.reload();
  await expect(chooser.page.getByTestId('seat-S')).toContainText(chosen);

  const cutter = await Promise.any(
    four.map(async (person) => {
      await person.page.getByRole('button', { name: 'Cut the pack and deal' }).waitFor({ timeout: 10_000 });
      return person;
    }),
  );
  await cutter.page.getByRole('button', { name: 'Cut the pack and deal' }).click();
  for (const person of four)
    await expect(person.page.locator('[data-testid^="seat-"] button[data-card]')).toHaveCount(13);
  for (const seat of SEATS) await expect(eve.page.getByTestId(`seat-${seat}`).locator('[data-card]')).toHaveCount(0);
});
