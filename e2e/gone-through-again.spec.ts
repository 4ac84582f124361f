import { expect, test } from './table.ts';

test('a finished deal is gone through again, a ruling found in it, and a link to it opens', async ({ lay }) => {
  const table = await lay({ dealer: 'S' });
  const S = await table.come('S');
  await table.southPlays();
  await table.goes('E: play HK', 'S: elect expose', 'W: play H5', 'S: claim rest', 'W: admit', 'E: admit');
  await S.upToDate();
  await S.button('Go through this deal').click();
  const replay = S.page.getByRole('dialog', { name: 'Deals that are over' });
  const moment = replay.getByRole('status').last();
  await expect(moment).toHaveText('The cards are dealt.');
  await expect(replay.getByTestId('open-E').locator('[data-card]')).toHaveCount(13);
  // Every hand is read alike: suits in one order, each from its highest card.
  for (const seat of ['N', 'E', 'S', 'W'] as const) {
    const cards = await replay
      .getByTestId(`open-${seat}`)
      .locator('[data-card]')
      .evaluateAll((found) => found.map((card) => (card as HTMLElement).dataset.card ?? ''));
    const order = (card: string): number => 'SHCD'.indexOf(card[0] ?? '') * 13 + 'AKQJT98765432'.indexOf(card[1] ?? '');
    expect(cards.map(order)).toEqual(cards.map(order).sort((one, other) => one - other));
  }
  for (let act = 0; act < 5; act++) await S.page.keyboard.press('ArrowRight');
  await expect(moment).toContainText('East led out of turn');
  await expect(replay.getByRole('article', { name: /^Law 76/ })).toBeVisible();
  await replay.getByLabel('Seen from').selectOption('E');
  await expect(replay.getByTestId('open-S')).toHaveCount(0);
  await replay.getByRole('button', { name: 'Back to the table' }).click();
  await expect(replay).toHaveCount(0);

  await S.panel('Rulings');
  await S.button('See that moment').click();
  await expect(moment).toContainText('East led out of turn');

  const guest = await table.watch();
  await guest.page.goto(`${table.address}/t/${table.id}/deal/1`);
  await expect(guest.page.getByTestId('open-S').locator('[data-card]')).toHaveCount(13);
  await guest.page.goto(`${table.address}/t/${table.id}`);
});

test('the tour has a card led out of turn ruled upon, in the reader’s language too', async ({ lay }) => {
  const table = await lay();
  const { page } = await table.watch();
  await page.goto(`${table.address}/tour`);
  await page.locator('[data-own] button[data-card="HK"]').click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Let South choose' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.locator('[data-own] button[data-card="HK"]').click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('That was the whole of it.')).toBeVisible();

  await page.goto(table.address);
  await page.getByText('Settings').first().click();
  await page.getByLabel('Language').selectOption('de');
  await expect(page.getByRole('heading', { name: 'Offene Tische' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
