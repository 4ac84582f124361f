import { expect, test } from './table.ts';

test('dummy looks on: his page offers no play, and what he sends is refused', async ({ lay }) => {
  const table = await lay();
  const [N, S] = await Promise.all([table.come('N'), table.come('S')]);
  await table.southPlays();
  await table.goes('W: play H5', 'S: dummy H2', 'E: drop DT');
  await N.upToDate();
  await expect(N.dummy.locator('[data-card]')).toHaveCount(12);

  await N.dummy.locator('[data-card="SK"]').click();
  await expect(N.button(/^(Play|Put it down here|Drop on the table)/)).toHaveCount(0);
  await expect(N.exposed('E').getByRole('button')).toHaveCount(0);
  await N.page.keyboard.press('Escape');

  expect(await table.refuses('N: play SK')).toMatchObject({ code: 'not-yours', law: 60 });
  expect(await table.refuses('N: dummy SK')).toMatchObject({ code: 'not-yours' });
  expect(await table.refuses('N: call DT')).toMatchObject({ code: 'not-yours', law: 75 });

  await table.goes('E: play HK H8');
  await table.everybody((person) => expect(person.ruling(70)).toBeVisible());
  await expect(N.ruling(70).getByRole('button', { name: /^Play/ })).toHaveCount(0);
  expect(await table.refuses('N: elect play HK')).toMatchObject({ code: 'not-yours', law: 70 });
  await N.upToDate();
  await S.choose(70, 'play H8');
  await expect(N.inTrick('H8')).toBeVisible();
});
