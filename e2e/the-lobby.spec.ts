import { test } from '@playwright/test';
import { expect } from './table.ts';

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
