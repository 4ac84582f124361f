import { expect, test } from './table.ts';

test('East drops a card before his own edge and the declarer calls it two tricks later', async ({ lay }) => {
  const table = await lay();
  const { E, S, W } = await table.four();
  await table.watch();
  await table.southPlays();
  await W.play('H5');

  await E.does(() => E.drag('DT', 24));
  await table.everybody(async (person) => {
    await expect(person.exposed('E').locator('[data-card="DT"]')).toBeVisible();
    await expect(person.trick.locator('[data-card]')).toHaveCount(1);
  });
  await expect(E.hand.locator('[data-card="DT"]')).toHaveCount(0);

  const logged = (await W.panel('Rulings')).getByTestId('exposure');
  await expect(logged).toContainText('Law 67');
  await expect(logged).toContainText('East: the ten of diamonds, exposed.');
  await expect(logged).toContainText('may be called');

  await table.goes('S: dummy H2', 'E: play HK', 'S: play HA', 'S: play SQ', 'W: play S6', 'S: dummy S3', 'E: play SA');
  await table.everybody(async (person) => {
    await expect(person.exposed('E').locator('[data-card="DT"]')).toBeVisible();
    await expect(person.root).toHaveAttribute('data-turn', 'E');
  });

  await S.call('E', 'DT');
  await table.everybody((person) => expect(person.place('E')).toContainText('called: ten of diamonds'));
  await E.isRefused(
    async () => {
      await E.pickUp('CQ');
      await E.putTo('Play');
    },
    'The declarer has called',
    75,
  );
  await E.page.keyboard.press('Escape');
  await E.play('DT');
  await table.everybody(async (person) => {
    await expect(person.inTrick('DT')).toBeVisible();
    await expect(person.exposed('E')).toHaveCount(0);
  });
  await expect(logged).toContainText('Lies there no longer');
  await table.goes('S: play D2', 'W: play D3', 'S: dummy DA', 'S: dummy H7');
  await table.everybody((person) => expect(person.place('E')).not.toContainText('called'));
});
