import { expect, test } from './table.ts';

test('where something on the page fails that nobody foresaw the page says so; loaded again it is as it was, seat and all', async ({
  lay,
}) => {
  const table = await lay();
  const { page, root, hand } = await table.come('S');
  const part = /\/assets\/Invite-[^/]*\.js/;
  await page.route(part, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const Invite = () => { throw new Error("unforeseen"); };',
    }),
  );
  await page.getByRole('button', { name: 'Invite the others' }).first().click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(root).toHaveCount(0);
  await page.unroute(part);
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(hand.locator('[data-card]')).toHaveCount(13);
});
