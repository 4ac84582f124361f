import { test } from '@playwright/test';
import { expect } from './table.ts';

test('whoever comes by the link is told the code, how irregular it may be, and with whom he would play', async ({
  page,
  request,
}) => {
  const rules = { irregularities: 'coached', attention: 'players', spectators: 'public' };
  const laid = await request.post('/api/tables', { data: { code: 'bridge-1905', rules } });
  const { id } = (await laid.json()) as { id: string };
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`/t/${id}`);
  const dialog = page.getByRole('region', { name: 'Take a seat, or watch' });
  await expect(dialog).toContainText('Straight bridge, 1905');
  await expect(dialog).toContainText('With a warning first');
  await expect(page.getByText('No declaration yet')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Go through the deals again' })).toHaveCount(0);
  await page.getByLabel('Your name').fill('Sofia');
  await dialog.getByRole('button', { name: 'Sit South' }).click();
  const guest = await page.context().browser()?.newPage();
  if (!guest) throw new Error('There is no second browser.');
  await guest.goto(page.url());
  await expect(guest.getByRole('button', { name: 'Sit North' })).toContainText('with Sofia');
  await expect(guest.getByRole('button', { name: 'Sit East' })).toContainText('no partner yet');
  await guest.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(guest.getByText('No declaration yet').first()).toBeVisible();
  await guest.close();
  await page.goto('/');
  await expect(page.getByRole('link', { name: `Table ${id.slice(0, 4)}` })).toBeVisible();
});

for (const [width, height, button] of [
  [1440, 900, 'Lay the table'],
  [360, 640, 'Auction bridge, 1913'],
] as const)
  test(`what most come for is seen at once at ${width} × ${height}: ${button}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 });
  });

for (const [code, laid] of [
  ['Auction bridge, 1913', 'Bidding box'],
  ['Straight bridge, 1905', 'Make the trump'],
] as const)
  test(`somebody lays a table of ${code} in the lobby and sits down`, async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Your name').fill('Sofia');
    await page.getByLabel('Code of laws').selectOption(code);
    await page.getByRole('button', { name: 'Lay the table' }).click();
    await expect(page).toHaveURL(/\/t\/\w+$/);
    await page.getByRole('button', { name: 'Sit South' }).first().click();
    const invitation = page.getByRole('dialog', { name: 'Invite the others' });
    await expect(invitation.getByRole('textbox', { name: 'Link to this table' })).toHaveValue(page.url());
    await invitation.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByTestId('hand').locator('[data-card]')).toHaveCount(13);
    await expect(page.getByRole('region', { name: laid })).toBeVisible();
  });
