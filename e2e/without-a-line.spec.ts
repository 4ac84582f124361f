import { expect, test } from './table.ts';

test('opened once, the page opens without a line in the language of its reader, and says what is missing', async ({
  lay,
  browser,
  baseURL,
}) => {
  const table = await lay();
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE', serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(`/t/${table.id}`);
  await expect(page.getByTestId('table')).toBeVisible();
  // The words of the language are kept with the shell.
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const kept = await (await caches.open('eldest-hand-shell')).keys();
          return kept.some(({ url }) => /\/assets\/de-/.test(url)) && navigator.serviceWorker.controller !== null;
        }),
      { timeout: 30_000 },
    )
    .toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Keine Verbindung', { exact: false }).first()).toBeVisible();
  // The lobby was never opened here: its own files are not kept, and yet the page is not empty.
  await page.goto('/');
  await expect(page.getByText('Keine Verbindung', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Eldest Hand' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Offene Tische' })).toBeVisible();
  await context.close();
});
