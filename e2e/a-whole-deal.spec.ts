import { createHash } from 'node:crypto';
import { DEAL, expect, type Person, test } from './table.ts';

/** North has all the spades; it is only dealt, never played. */
const SECOND = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';

/** Two keys for the card, a third to put it down. */
const byKeyboard = (person: Person, card: string): Promise<void> =>
  person.does(async () => {
    for (const key of card.toLowerCase()) await person.page.keyboard.press(key);
    await expect(person.toolbar).toBeVisible();
    await person.page.keyboard.press('Enter');
  });

/** The seals on the Table panel: of this deal with its nonce, and of the next one. */
async function seals(person: Person) {
  const panel = await person.panel('Table');
  const fair = panel.getByRole('group').filter({ hasText: 'Fair deal' });
  if (!(await fair.getByText('Commitment to this deal').isVisible())) await fair.getByText('Fair deal').click();
  const beside = (term: string) => fair.locator(`dt:text-is("${term}") + dd`);
  return {
    commitment: await beside('Commitment to this deal').textContent(),
    nonce: beside('Nonce'),
    next: await beside('Commitment to the next deal').textContent(),
  };
}

test('four players bid, play and score a whole deal, and cut for the next one', async ({ lay }) => {
  const table = await lay({ deals: [DEAL, SECOND], dealer: 'S' });
  const { N, E, S, W } = await table.four({ motion: true });
  await table.watch();

  await S.bid('1R');
  await W.bid('2C');
  await N.does(async () => {
    await N.page.keyboard.press('2');
    await N.page.keyboard.press('r');
    await expect(N.button('Say “2 royal spades”')).toBeFocused();
    await N.page.keyboard.press('Enter');
  });
  await E.pass();
  await S.pass();
  await W.pass();
  await table.everybody(async (person) => {
    await expect(person.root).toHaveAttribute('data-phase', 'playing');
    await expect(person.page.getByTestId('contract')).toHaveAccessibleName(/2 royal spades, played by South/);
  });
  const sealed = await seals(W);
  await expect(sealed.nonce).toHaveText('revealed when the deal is over');

  await W.play('DQ');
  await S.playFromDummy('DA');
  await E.play('D5');
  await S.play('D2');
  await table.everybody(async (person) => {
    await expect(person.trick.locator('[data-card]')).toHaveCount(4);
    await expect(person.page.getByText('North wins', { exact: true })).toBeVisible();
  });
  await S.gather();
  await table.everybody(async (person) => {
    await expect(person.trick.locator('[data-card]')).toHaveCount(0);
    await expect(person.page.getByTestId('tricks-NS')).toHaveText('1');
  });

  await byKeyboard(S, 'SK');
  await byKeyboard(E, 'SA');
  await byKeyboard(S, 'S4');
  await byKeyboard(W, 'S6');
  await table.everybody(async (person) => {
    for (const card of ['SK', 'SA', 'S4', 'S6'] as const) await expect(person.inTrick(card)).toBeVisible();
    await expect(person.page.getByTestId('tricks-EW')).toHaveText('1');
  });

  await table.playOn();
  // Eleven tricks are five odd ones at nine; king, queen, knave and ten of trumps are four honours at nine.
  await table.everybody(async (person) => {
    await expect(person.root).toHaveAttribute('data-phase', 'reckoning');
    const result = person.page.getByTestId('result');
    await expect(result).toContainText('The contract is made: 2 royal spades, played by South');
    await expect(result).toContainText('North and South 11');
    await expect(result).toContainText('East and West 2');
    await expect(result).toContainText('Game to North and South');
    await person.panel('Score');
    await expect(person.page.getByTestId('score-NS')).toContainText(/45\s*\/\s*36/);
    await expect(person.page.getByTestId('score-EW')).toContainText(/0\s*\/\s*0/);
    const entries = (of: string) => person.page.getByRole('list', { name: of }).first().getByRole('listitem');
    await expect(entries('North and South, tricks, below the line')).toHaveText(/^45\s*5 odd tricks\s*Law 4\s*Deal 1$/);
    await expect(entries('North and South, honours, above the line')).toHaveText(/^36\s*4 honours\s*Law 6\s*Deal 1$/);
    await expect(person.page.getByTestId('score')).toContainText('1 game');
  });

  const opened = await seals(W);
  expect(opened.commitment).toBe(sealed.commitment);
  const nonce = await opened.nonce.textContent();
  expect(createHash('sha256').update(`${DEAL}|${nonce}`).digest('hex')).toBe(sealed.commitment);

  for (const other of [N, E, W]) {
    await expect(other.button('Cut for the next deal')).toHaveCount(0);
    await expect(other.waiting).toHaveText('Waiting for South to cut for the next deal');
  }
  await S.cut();
  await table.everybody(async (person) => {
    await expect(person.root).toHaveAttribute('data-phase', 'declaring');
    await expect(person.root).toHaveAttribute('data-turn', 'W');
    await expect(person.place('W').locator('[data-role="dealer"]')).toBeVisible();
    await person.panel('Score');
    await expect(person.page.getByTestId('score-NS')).toContainText(/0\s*\/\s*36/);
  });
  // Whoever still read the result reads it on.
  await N.button('Result of deal 1').click();
  const sheet = N.page.getByRole('dialog', { name: 'Result of deal 1' });
  await expect(sheet.getByTestId('result')).toContainText('The contract is made: 2 royal spades, played by South');
  await expect(sheet.getByTestId('result')).toContainText('Game to North and South');
  // What can be opened shows it, by the same sign everywhere.
  const makeable = sheet.locator('summary', { hasText: 'What could be made' });
  const sign = (of: typeof makeable) => of.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(await sign(makeable)).toContain('▸');
  await makeable.click();
  expect(await sign(makeable)).toContain('▾');
  await expect(sheet.getByTestId('makeable')).toBeVisible();
  await sheet.getByRole('button', { name: 'Go through this deal' }).click();
  await expect(sheet).toHaveCount(0);
  const replay = N.page.getByRole('dialog', { name: 'Deals that are over' });
  await expect(replay.getByRole('heading', { name: /Deal 1$/ })).toBeVisible();
  await replay.getByRole('button', { name: 'Back to the table' }).click();
  await expect(replay).toHaveCount(0);
  await expect(N.hand.locator('[data-card^="S"]')).toHaveCount(13);
  expect((await seals(W)).commitment).toBe(sealed.next);
});
