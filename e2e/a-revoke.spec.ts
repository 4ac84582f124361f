import { expect, type Table, test, winnerOf } from './table.ts';

/** South leads trumps to the second trick and West, who has two, plays a club. */
async function westRevokes(table: Table) {
  const four = await table.four();
  await table.southPlays();
  await table.goes('W: play H5', 'S: dummy H2', 'E: play HJ', 'S: play HA', 'S: play SQ');
  await four.W.play('C7');
  await table.everybody(async (person) => {
    await expect(person.inTrick('C7')).toBeVisible();
    await expect(person.page.getByTestId(/^ruling-/)).toHaveCount(0);
  });
  return four;
}

test('West puts his revoke right in time, must play his highest, and East may change his card', async ({ lay }) => {
  const table = await lay();
  const { N, E, S, W } = await westRevokes(table);
  await table.goes('S: dummy S3', 'E: play S2');

  await W.takeBack('C7');
  await table.everybody(async (person) => {
    await expect(person.ruling(86)).toContainText('West took back');
    await expect(person.inTrick('C7')).toHaveCount(0);
  });
  await expect(W.own('C7')).toBeVisible();
  for (const other of [N, E, W]) await expect(other.ruling(86).locator('button[data-option]')).toHaveCount(0);
  await S.choose(86, 'highest');
  await table.everybody((person) => expect(person.place('W')).toContainText('must play his highest'));

  await W.play('S7');
  await E.takeBack('S2');
  await E.play('SA');
  await table.everybody(async (person) => {
    for (const card of ['SQ', 'S7', 'S3', 'SA'] as const) await expect(person.inTrick(card)).toBeVisible();
    await expect(person.exposed('W')).toHaveCount(0);
    await expect(person.page.getByText('East wins', { exact: true })).toBeVisible();
    await expect(person.place('W')).not.toContainText('must play');
  });
});

test('West owns to his revoke: everybody waits for him, also when the trick was turned before he answered', async ({
  lay,
}) => {
  const table = await lay();
  const { E, S, W } = await westRevokes(table);
  await table.goes('S: dummy S3', 'E: play S2');
  await E.say('Having none, partner?');
  await S.gather();
  await W.does(() => W.button('I have one').click());
  await expect(S.waiting).toHaveText('Waiting for West to put it right');
  await W.does(() => W.button('Put it right: take back the seven of clubs').click());
  await table.everybody(async (person) => {
    await expect(person.ruling(86)).toContainText('West took back');
    await expect(person.inTrick('C7')).toHaveCount(0);
  });
});

test('West revokes unnoticed; the declarer claims it later and takes three tricks', async ({ lay }) => {
  const table = await lay();
  const { N, E, S, W } = await westRevokes(table);
  await table.goes('S: dummy S3', 'E: play S2');
  await S.gather();
  await table.goes('S: play CA', 'W: play C6', 'S: dummy C2', 'E: play C4');

  await S.sayRevoke('W', 2);
  await table.everybody((person) => expect(person.ruling(84)).toContainText('West played'));
  for (const other of [N, E, W]) await expect(other.ruling(84).locator('button[data-option]')).toHaveCount(0);
  await S.choose(84, 'tricks');
  await table.everybody((person) => expect(person.ruling(84)).toHaveCount(0));

  const played = await table.playOn();
  // The first three tricks were South's; three more are taken from what East and West have won.
  let ours = 3;
  for (let at = 0; at < played.length; at += 4)
    if ('NS'.includes(winnerOf(played.slice(at, at + 4), 'S') ?? '-')) ours += 1;
  const counted = ours + Math.min(3, 13 - ours);
  await table.everybody(async (person) => {
    const result = person.page.getByTestId('result');
    await expect(result).toContainText(`North and South ${counted}`);
    await expect(result).toContainText(`East and West ${13 - counted}`);
    await expect(person.page.getByTestId('score-NS')).toContainText(new RegExp(`${(counted - 6) * 9}\\s*/\\s*36`));
    await expect(person.page.getByTestId('score-EW')).toContainText(/0\s*\/\s*0/);
    await expect(await person.panel('Rulings')).toContainText('South chose: Take three tricks');
  });
});
