import { expect, type Person, test } from './table.ts';

const actsSent = (person: Person): number => person.sent.filter((frame) => frame.includes('["act"')).length;

test('nothing is played by mistake: two clicks, Esc, and a refusal beside the hand', async ({ lay }) => {
  const table = await lay();
  const W = await table.come('W');
  await table.southPlays();
  await W.upToDate();

  await W.own('H5').dblclick();
  await expect(W.own('H5')).toHaveAttribute('aria-pressed', 'true');
  await expect(W.toolbar).toBeVisible();
  await W.page.keyboard.press('Escape');
  await expect(W.toolbar).toHaveCount(0);
  await expect(W.own('H5')).toHaveAttribute('aria-pressed', 'false');
  expect(actsSent(W)).toBe(0);

  await W.pickUp('H5');
  await W.does(() => W.toolbar.getByRole('button', { name: 'Play', exact: true }).dblclick());
  await expect(W.inTrick('H5')).toBeVisible();
  await expect(W.toolbar).toHaveCount(0);
  await table.goes('S: dummy H2', 'E: play HK HJ');
  expect(actsSent(W)).toBe(1);

  await W.isRefused(
    async () => {
      await W.pickUp('C7');
      await W.putTo('Play');
    },
    'Wait for',
    94,
  );
  expect(actsSent(W)).toBe(2);
  // Nothing is lost: the card is still picked up, and the reason stands in the player's own place.
  await expect(W.own('C7')).toHaveAttribute('aria-pressed', 'true');
  await expect(W.place('W').getByTestId('refusal')).toBeVisible();
  const [refusal, hand] = [await W.refusal.boundingBox(), await W.hand.boundingBox()];
  expect((hand?.y ?? 0) - (refusal?.y ?? 0)).toBeLessThan(260);
  await W.button('Understood').click();
  await expect(W.refusal).toHaveCount(0);
});
