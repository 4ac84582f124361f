import { expect, test } from './table.ts';

test('East is told to follow suit before the card called from him, and all are told why it waits', async ({ lay }) => {
  const table = await lay();
  const { E, S, W } = await table.four();
  await table.watch();
  await table.southPlays();
  await table.goes('W: play H5', 'S: dummy H2', 'E: drop DT');
  await table.everybody((person) =>
    expect(person.page.getByTestId('heard')).toHaveText(
      'East must leave the ten of diamonds face up; it may be called, Law 67.',
    ),
  );
  // The law of the line opens like any other.
  await W.page.getByTestId('heard').getByRole('button', { name: 'Law 67' }).click();
  await expect(W.page.getByRole('dialog', { name: 'Law book' }).locator('[data-law="67"]')).toBeFocused();
  await W.page.keyboard.press('Escape');

  await S.exposed('E').locator('button[data-card="DT"]').click();
  await expect(S.toolbar.getByRole('button', { name: 'Leave it' })).toBeVisible();
  await S.page.keyboard.press('Escape');
  await S.call('E', 'DT');
  await expect(E.waiting).toHaveText('Follow suit first: play hearts');
  await expect(E.place('E')).toContainText('called, but cannot be played now');
  await expect(S.place('E')).toContainText('called: ten of diamonds');
  for (const other of [S, W]) await expect(other.waiting).toHaveText('Waiting for East to play');
  await E.play('H8');
  await table.everybody(async (person) => {
    await expect(person.page.getByTestId('heard')).toContainText(
      'East had to follow suit; the ten of diamonds stays and may be called again, Law 74.',
    );
    await expect(person.exposed('E').locator('[data-card="DT"]')).toBeVisible();
    await expect(person.place('E')).not.toContainText(/called[:,]/);
  });
});

test('a claim says of how many, and everybody sees who must face; nobody is accused by default', async ({ lay }) => {
  const table = await lay();
  const { N, E, S, W } = await table.four();
  await table.southPlays();
  await table.goes('W: play H5', 'S: dummy H2', 'E: play HJ', 'S: play HA', 'S: claim 9', 'E: require-face');
  const said = 'South claims 9 of the 12 tricks left; the rest go to East and West';
  await table.everybody(async (person) => {
    await expect(person.page.getByRole('heading', { name: said })).toBeVisible();
    await expect(person.page.getByTestId('claim')).toContainText('Waiting for South to face his cards');
  });
  for (const other of [N, E, W]) await expect(other.waiting).toHaveText('Waiting for South to face his cards');
  await expect(S.waiting).toHaveText('Face your cards: they are asked for');
  await S.does(() => S.button('Face my hand').click());
  await expect(W.waiting).toHaveText('Answer the claim');
  await expect(N.waiting).toHaveText('Waiting for West and East to answer the claim');
  await table.goes('W: dispute');

  await N.button('Say…').click();
  const menu = N.page.getByRole('dialog', { name: 'Say something' });
  await menu.getByText('Attention!').click();
  await expect(menu.getByLabel('Who revoked')).toHaveValue('');
  await menu.getByRole('button', { name: 'Say it' }).click();
  await N.upToDate();
  await N.page.keyboard.press('Escape');
  await S.button('Say…').click();
  const declarers = S.page.getByRole('dialog', { name: 'Say something' });
  await declarers.getByText('Attention!').click();
  await expect(declarers.getByLabel('Who revoked')).toHaveValue('E');
});
