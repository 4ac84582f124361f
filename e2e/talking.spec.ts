import { expect, type Person, test } from './table.ts';

async function say(person: Person, text: string): Promise<void> {
  await person.page.getByLabel('Message').fill(text);
  await person.button('Send').click();
}

test('players talk between the hands only, and do not hear what the spectators say', async ({ lay }) => {
  const table = await lay();
  const [N, S, first, second] = await Promise.all([table.come('N'), table.come('S'), table.watch(), table.watch()]);
  await table.everybody((person) => person.panel('Chat'));
  await table.southPlays();
  await table.goes('W: play H5', 'S: dummy H2', 'E: play HK', 'S: play HA');
  await table.everybody((person) => person.upToDate());
  for (const player of [N, S]) {
    await expect(player.page.getByText('The players do not chat during a hand.')).toBeVisible();
    await expect(player.page.getByLabel('Message')).toHaveCount(0);
  }
  await say(first, 'South will finesse');
  await expect(second.page.getByText('South will finesse')).toBeVisible();
  expect(await (await table.standIn('N')).say('Lead trumps, partner')).toMatchObject({
    ok: false,
    refusal: { code: 'silence' },
  });

  await table.goes('S: claim rest', 'W: admit', 'E: admit');
  await table.everybody((person) => expect(person.root).toHaveAttribute('data-phase', 'reckoning'));
  await say(S, 'Well played, everybody');
  await expect(N.page.getByText('Well played, everybody')).toBeVisible();
  await say(second, 'So he did not');
  await expect(first.page.getByText('So he did not')).toBeVisible();
  for (const player of [N, S]) {
    await player.page.reload();
    await expect((await player.panel('Chat')).getByText('Well played, everybody')).toBeVisible();
    expect(player.received.join()).not.toMatch(/finesse|So he did not/);
  }
  await S.cut();
  await expect(N.page.getByText('The players do not chat during a hand.')).toBeVisible();
});
