import { expect, type Table, test } from './table.ts';

/** East leads the king of hearts, though West is to lead; South plays two royals and has not chosen yet. */
async function eastLeads(table: Table) {
  const { N, E, S, W } = await table.four();
  const watcher = await table.watch();
  await table.southPlays();
  await E.play('HK');
  await table.everybody(async (person) => {
    await person.upToDate();
    await expect(person.inTrick('HK')).toBeVisible();
    await expect(person.ruling(76)).toContainText('East led');
    await expect(person.ruling(76)).toContainText('king of hearts');
    await expect(person.ruling(76).locator('[data-option]')).toHaveCount(3);
    await expect(person.dummy).toHaveCount(0);
  });
  await expect(S.ruling(76).locator('button[data-option]')).toHaveCount(3);
  await expect(S.waiting).toHaveText(/You choose/);
  for (const other of [N, E, W, watcher]) {
    await expect(other.ruling(76).locator('button[data-option]')).toHaveCount(0);
    await expect(other.ruling(76)).toContainText('Waiting for South to choose');
    await expect(other.waiting).toHaveText(/Waiting for South to choose/);
  }
  return { N, E, S, W, watcher };
}

test('East leads instead of West and the declarer leaves the card exposed', async ({ lay }) => {
  const table = await lay();
  const { S, W } = await eastLeads(table);
  await S.choose(76, 'expose');
  await table.everybody(async (person) => {
    await expect(person.ruling(76)).toHaveCount(0);
    await expect(person.exposed('E').locator('[data-card="HK"]')).toBeVisible();
    await expect(person.trick.locator('[data-card]')).toHaveCount(0);
    await expect(person.dummy).toHaveCount(0);
  });
  await W.play('C7');
  await table.everybody(async (person) => {
    await expect(person.inTrick('C7')).toBeVisible();
    await expect(person.dummy.locator('[data-card]')).toHaveCount(13);
    await expect(person.exposed('E').locator('[data-card="HK"]')).toBeVisible();
  });
});

test('East leads instead of West, the declarer calls a suit and West obeys', async ({ lay }) => {
  const table = await lay();
  const { N, E, S, W, watcher } = await eastLeads(table);
  await S.choose(76, 'call-suit');
  await table.everybody(async (person) => {
    await expect(person.trick.locator('[data-card]')).toHaveCount(0);
    await expect(person.exposed('E')).toHaveCount(0);
    await expect(person.ruling(76).locator('[data-option]')).toHaveCount(5);
    await expect(person.ruling(76).locator('[data-option="suit H"]')).toBeVisible();
    await expect(person.dummy).toHaveCount(0);
  });
  await expect(E.own('HK')).toBeVisible();
  for (const other of [N, E, W, watcher]) await expect(other.ruling(76).locator('button[data-option]')).toHaveCount(0);
  await S.choose(76, 'suit D');
  await table.everybody(async (person) => {
    await expect(person.ruling(76)).toHaveCount(0);
    await expect(person.place('W')).toContainText('must lead diamonds');
  });
  await W.play('D3');
  await table.everybody(async (person) => {
    await expect(person.inTrick('D3')).toBeVisible();
    await expect(person.dummy.locator('[data-card]')).toHaveCount(13);
    await expect(person.place('W')).not.toContainText('must lead');
  });
});

test('East leads instead of West and the declarer exacts nothing', async ({ lay }) => {
  const table = await lay();
  const { E, S, W } = await eastLeads(table);
  await S.choose(76, 'waive');
  await table.everybody(async (person) => {
    await expect(person.ruling(76)).toHaveCount(0);
    await expect(person.trick.locator('[data-card]')).toHaveCount(0);
    await expect(person.exposed('E')).toHaveCount(0);
    await expect(person.root).toHaveAttribute('data-turn', 'W');
  });
  await expect(E.own('HK')).toBeVisible();
  await W.play('H5');
  await table.everybody((person) => expect(person.dummy.locator('[data-card]')).toHaveCount(13));
  await S.playFromDummy('H2');
  await E.play('HK');
  await table.everybody((person) => expect(person.trick.locator('[data-card]')).toHaveCount(3));
});
