import { expect, test } from './table.ts';

test('East plays two cards at once and the declarer says which of them is played', async ({ lay }) => {
  const table = await lay();
  const { N, E, S, W } = await table.four();
  const watcher = await table.watch();
  await table.southPlays();
  await table.goes('W: play H5', 'S: dummy H2');

  await E.play('HK', 'HJ');
  await table.everybody(async (person) => {
    await expect(person.ruling(70)).toContainText('East put down');
    for (const card of ['HK', 'HJ'] as const) await expect(person.inTrick(card)).toBeVisible();
    await expect(person.ruling(70).locator('[data-option]')).toHaveCount(2);
  });
  for (const other of [N, E, W, watcher]) {
    await expect(other.ruling(70).locator('button[data-option]')).toHaveCount(0);
    await expect(other.waiting).toHaveText(/Waiting for South to choose/);
  }
  await S.choose(70, 'play HJ');
  await table.everybody(async (person) => {
    await expect(person.ruling(70)).toHaveCount(0);
    await expect(person.trick.locator('[data-card]')).toHaveCount(3);
    await expect(person.inTrick('HJ')).toBeVisible();
    await expect(person.exposed('E').locator('[data-card="HK"]')).toBeVisible();
  });
});
