import { Line } from './own-house.ts';
import { expect, test } from './table.ts';

test('West goes away in the middle of a trick, is missed, and comes back to the same seat', async ({ lay }) => {
  const table = await lay();
  const { N, E, S, W } = await table.four();
  const watcher = await table.watch();
  await table.southPlays();
  table.dismiss('W');
  await W.play('H5');
  const address = W.page.url();
  for (const other of [N, E, S, watcher]) await expect(other.place('W').locator('[data-away]')).toHaveCount(0);

  await W.page.goto('about:blank');
  for (const other of [N, E, S, watcher]) await expect(other.place('W').locator('[data-away]')).toContainText('away');
  await S.playFromDummy('H2');

  await W.page.goto(address);
  await W.upToDate();
  await expect(W.hand.locator('[data-card]')).toHaveCount(12);
  await expect(W.own('H5')).toHaveCount(0);
  await expect(W.inTrick('H5')).toBeVisible();
  await expect(W.inTrick('H2')).toBeVisible();
  for (const other of [N, E, S, watcher]) await expect(other.place('W').locator('[data-away]')).toHaveCount(0);

  await W.page.reload();
  await W.upToDate();
  await expect(W.hand.locator('[data-card]')).toHaveCount(12);
  await table.goes('E: play HK', 'S: play HA', 'S: play SQ');
  await W.play('S6');
});

test("East's line breaks in the middle of a trick and mends by itself", async ({ lay }) => {
  const table = await lay();
  const line = await Line.to(table.address);
  try {
    const S = await table.come('S');
    const E = await table.come('E', {}, line.address);
    await table.southPlays();
    table.dismiss('E');
    await table.goes('W: play H5');
    await E.upToDate();

    line.cut();
    const banner = E.page.getByText('Connection lost, coming back…');
    await expect(banner).toBeVisible();
    await expect(S.place('E').locator('[data-away]')).toContainText('away');
    await S.playFromDummy('H2');
    await E.pickUp('HK');
    await E.putTo('Play');
    await expect(E.inTrick('HK')).toHaveCount(0);

    line.mend();
    await expect(banner).toHaveCount(0);
    // The card that was put down while nobody heard it is played now, once.
    table.version += 1;
    await table.everybody(async (person) => {
      await person.upToDate();
      await expect(person.inTrick('HK')).toBeVisible();
      await expect(person.trick.locator('[data-card]')).toHaveCount(3);
    });
    await expect(S.place('E').locator('[data-away]')).toHaveCount(0);
    await S.play('HA');
    await E.upToDate();
  } finally {
    line.close();
  }
});

test('a law book that lay open when the page was left with “back” does not open again by itself at the table', async ({
  lay,
}) => {
  const table = await lay();
  const { page, root } = await table.come('S');
  await page.getByRole('link', { name: 'Eldest Hand' }).click();
  await page.goBack();
  await expect(root).toBeVisible();
  await page.getByRole('button', { name: 'Law book' }).click();
  await expect(page.getByRole('dialog', { name: 'Law book' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Lay the table' })).toBeVisible();
  await page.goBack();
  await expect(root).toBeVisible();
  await page.waitForTimeout(500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
