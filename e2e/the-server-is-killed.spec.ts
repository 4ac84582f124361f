import { OwnHouse } from './own-house.ts';
import { expect, test } from './table.ts';

test('the server is killed in the middle of a trick; everybody comes back to it and plays on', async ({
  lay,
}, info) => {
  const house = await OwnHouse.open(info.outputPath('tables.db'));
  try {
    const table = await lay({ address: house.address });
    const { E, S, W } = await table.four();
    await S.bid('2R');
    for (const person of [W, ...table.people.filter(({ seat }) => seat === 'N'), E]) await person.pass();
    await W.play('H5');
    await S.playFromDummy('H2');

    await house.kill();
    const lost = 'Connection lost, coming back…';
    await table.everybody((person) => expect(person.page.getByText(lost)).toBeVisible());
    await house.start();
    await table.everybody(async (person) => {
      await expect(person.page.getByText(lost)).toHaveCount(0);
      await person.upToDate();
      await expect(person.trick.locator('[data-card]')).toHaveCount(2);
      await expect(person.inTrick('H5')).toBeVisible();
      await expect(person.inTrick('H2')).toBeVisible();
      await expect(person.dummy.locator('[data-card]')).toHaveCount(12);
    });
    await expect(E.hand.locator('[data-card]')).toHaveCount(13);
    await expect(W.hand.locator('[data-card]')).toHaveCount(12);

    await E.play('HK');
    await S.play('HA');
    await S.gather();
    await S.play('SQ');
    await W.play('S6');
    await table.everybody(async (person) => {
      await person.upToDate();
      await expect(person.trick.locator('[data-card]')).toHaveCount(2);
      await expect(person.page.getByTestId('tricks-NS')).toHaveText('1');
    });
    const summary = (await (await fetch(`${house.address}/api/tables/${table.id}`)).json()) as { version: number };
    expect(summary.version).toBe(table.version);
  } finally {
    await house.kill();
  }
});
