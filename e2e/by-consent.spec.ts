import { expect, test } from './table.ts';

const ALLOWED = { consent: 'allowed' } as const;

test('East leads out of turn by a slip, and all four consent that he takes it back', async ({ lay }) => {
  const table = await lay({ rules: ALLOWED });
  const { N, E, S, W } = await table.four();
  await table.southPlays();
  await E.play('HK');
  await table.everybody((person) => expect(person.ruling(76)).toBeVisible());
  await E.say('Ask to take back: the king of hearts');
  await table.everybody(async (person) => {
    const asked = person.page.getByTestId('consent');
    await expect(asked).toContainText('May East take back the king of hearts?');
    await expect(asked).toContainText('What was seen stays seen');
  });
  await expect(E.button('I consent')).toHaveCount(0);
  await expect(W.waiting).toHaveText(/You are asked/);
  // Play waits: the ruling too.
  await S.isRefused(() => S.ruling(76).locator('button[data-option="expose"]').click(), 'First answer E');
  await S.refusal.getByRole('button', { name: 'Understood' }).click();

  for (const person of [N, W, S]) await person.does(() => person.button('I consent').click());
  await table.everybody(async (person) => {
    await expect(person.page.getByTestId('consent')).toHaveCount(0);
    await expect(person.ruling(76)).toHaveCount(0);
    await expect(person.inTrick('HK')).toHaveCount(0);
    await expect(person.exposed('E')).toHaveCount(0);
    await expect(person.page.getByTestId('announcer')).toContainText(
      'By consent of all four East takes back: the king of hearts.',
    );
  });
  await expect(E.own('HK')).toBeVisible();
  for (const other of [N, S, W]) await expect(other.page.locator('button[data-card="HK"]')).toHaveCount(0);
  await expect(await N.panel('Rulings')).toContainText('taken back by consent of all four');
  // The lead is West's, as it was.
  await W.play('H5');
  await table.everybody((person) => expect(person.inTrick('H5')).toBeVisible());
});

test('one does not consent: the card stays, and it is not asked again', async ({ lay }) => {
  const table = await lay({ rules: ALLOWED });
  const { N, E, S } = await table.four();
  await table.southPlays();
  await E.play('HK');
  await E.say('Ask to take back: the king of hearts');
  await N.does(() => N.button('I consent').click());
  await S.does(() => S.button('I do not consent').click());
  await table.everybody(async (person) => {
    await expect(person.page.getByTestId('consent')).toHaveCount(0);
    await expect(person.ruling(76)).toBeVisible();
    await expect(person.page.getByTestId('announcer')).toContainText('South does not consent');
  });
  await E.button('Say…').click();
  await expect(E.page.getByRole('button', { name: /^Ask to take back/, includeHidden: true })).toHaveCount(0);
  await E.page.keyboard.press('Escape');
  await S.choose(76, 'expose');
  await table.everybody((person) => expect(person.exposed('E').locator('[data-card="HK"]')).toBeVisible());
});

test('a deal begins again when all four consent, and where the rules say nothing there is nothing to ask', async ({
  lay,
}) => {
  const table = await lay({ rules: ALLOWED });
  const { N, E, S, W } = await table.four();
  await table.southPlays();
  await W.play('H5');
  await N.say('Ask that the deal begin again');
  for (const person of [E, S, W]) await person.does(() => person.button('I consent').click());
  await table.everybody((person) => expect(person.root).toHaveAttribute('data-phase', 'void'));
  await E.cut();
  await table.everybody((person) => expect(person.root).toHaveAttribute('data-phase', 'declaring'));
  await expect(S.waiting).toContainText('Your turn');

  const strict = await lay();
  const West = await strict.come('W');
  await strict.southPlays();
  await West.upToDate();
  await West.button('Say…').click();
  await expect(West.page.getByText('Take back, begin again')).toHaveCount(0);
});
