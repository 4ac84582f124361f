import { expect, test } from './table.ts';

test('straight bridge: the dealer leaves it, his partner makes the trump, eldest hand asks to lead', async ({
  lay,
}) => {
  const table = await lay({ code: 'bridge-1905', dealer: 'S' });
  const { N, E, S, W } = await table.four();
  await S.declare('I leave it to you, partner', 'I leave it to you, partner');
  await N.declare('hearts are trumps', 'hearts are trumps');
  await W.declare('May I lead?', 'May I lead?');
  await E.declare('Yes', 'Yes');
  await table.everybody(async (person) => {
    await expect(person.root).toHaveAttribute('data-phase', 'playing');
    await expect(person.page.getByTestId('contract')).toHaveAccessibleName(/hearts, made by North, played by South/);
    await expect(person.root).toHaveAttribute('data-turn', 'W');
  });
  await W.play('DQ');
  await table.everybody((person) => expect(person.dummy.locator('[data-card]')).toHaveCount(13));
  await S.playFromDummy('DA');
  await E.play('D5');
  await S.play('D2');
  await table.everybody(async (person) => {
    await expect(person.page.getByText('North wins', { exact: true })).toBeVisible();
    await expect(person.page.getByTestId('tricks-NS')).toHaveText('1');
  });
});
