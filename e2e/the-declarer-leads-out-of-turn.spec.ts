import { expect, test } from './table.ts';

test('South leads instead of West, puts it right by the button, leads again, and West makes the lead stand', async ({
  lay,
}) => {
  const table = await lay();
  const { N, S, W } = await table.four();
  await table.southPlays();
  const note = (person: typeof S) => person.page.getByTestId('declarers-lead');
  await S.play('SQ');
  await table.everybody(async (person) => {
    await expect(note(person)).toContainText('The lead was from South; it is West’s.');
    await expect(note(person).getByRole('button', { name: 'Law 77' })).toBeVisible();
  });
  await expect(note(S)).toContainText('It costs you nothing');
  await expect(note(W)).toContainText('Play to it, and the lead stands');
  await expect(note(N)).toContainText('South may take it back until West has played to it');

  await S.does(() => S.button('Put it right: take back the queen of spades').click());
  await table.everybody(async (person) => {
    await expect(note(person)).toHaveCount(0);
    await expect(person.inTrick('SQ')).toHaveCount(0);
  });
  await expect(S.own('SQ')).toBeVisible();

  await S.play('SQ');
  await expect(note(W)).toBeVisible();
  await W.play('S7');
  await table.everybody(async (person) => {
    await expect(note(person)).toHaveCount(0);
    await expect(person.dummy.locator('[data-card]')).toHaveCount(13);
  });
  await expect(S.button(/^Put it right/)).toHaveCount(0);
});
