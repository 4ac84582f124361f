import { expect, test } from './table.ts';

/** A deal of contract bridge from elsewhere: nothing here knows its laws, but deal, calls and cards can be seen. */
const ELSEWHERE = `[Event "A club"]
[Board "7"]
[Dealer "S"]
[Deal "N:K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4 QJT84.A3.K72.AK5 76.T9654.Q63.T76"]
[Declarer "S"]
[Contract "4S"]
[Auction "S"]
1S Pass 2S Pass
4S AP
[Play "W"]
HT H2 HJ HA
S6 S3 ^R C4 SQ
D9 - - D7
*
`;

test('a deal that the house has written down is opened as a file and gone through, ruling and all', async ({ lay }) => {
  const table = await lay();
  await table.southPlays();
  await table.goes('E: play HK', 'S: elect expose', 'W: play H5', 'S: claim rest', 'W: admit', 'E: admit');
  const { page } = await table.watch();
  const asked: string[] = [];
  for (const format of ['txt', 'json', 'pbn'] as const) {
    const record = await (await fetch(`${table.address}/api/tables/${table.id}/record?format=${format}`)).text();
    await page.goto(table.address);
    await page.getByRole('link', { name: /Have a record of a deal/ }).click();
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page
      .getByLabel('Open a file')
      .setInputFiles({ name: `a.${format}`, mimeType: 'text/plain', buffer: Buffer.from(record) });
    const moment = page.getByRole('status').last();
    await expect(moment).toHaveText('The cards are dealt.');
    await expect(page.getByTestId('open-E').locator('[data-card]')).toHaveCount(13);
    for (let act = 0; act < 5; act++) await page.keyboard.press('ArrowRight');
    await expect(moment).toContainText('East led out of turn');
    await expect(page.getByRole('article', { name: /^Law 76/ })).toBeVisible();
    await page.keyboard.press('End');
    await expect(moment).toContainText('The hand is over');
    await expect(page.getByText('Not all of it can be read')).toHaveCount(0);
    await page.getByRole('button', { name: 'Another record' }).click();
  }
  // The law book may be fetched; what is looked at is sent to nobody.
  expect(asked.filter((one) => one.startsWith('POST') || one.includes('/record'))).toEqual([]);
});

test('PBN from elsewhere is pasted; what cannot be followed is named by its line', async ({ lay }) => {
  const table = await lay();
  const { page } = await table.watch();
  await page.goto(`${table.address}/look`);
  await page.getByLabel('Or paste it here').fill('Dear Sir,\nnothing of this is a record\n');
  await page.getByRole('button', { name: 'Go through it' }).click();
  await expect(page.getByRole('alert')).toContainText('Line 1:');

  await page.getByLabel('Or paste it here').fill(ELSEWHERE);
  await page.getByRole('button', { name: 'Go through it' }).click();
  await expect(page.getByText('From elsewhere')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Line 13: D9 is not in the hand of W now');
  const moment = page.getByRole('status').last();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(moment).toContainText('South plays the seven of diamonds');
  await page.keyboard.press('ArrowLeft');
  await expect(moment).toContainText('A revoke by East in trick 2');
  await page.getByLabel('Seen from').selectOption('W');
  await expect(page.getByTestId('dummy')).toBeVisible();
  await expect(page.getByTestId('open-E')).toHaveCount(0);
  await page.getByRole('button', { name: 'Another record' }).click();
  await expect(page.getByLabel('Or paste it here')).toHaveValue(ELSEWHERE);
});

test('what a text was taken for is said in the reader’s language: LIN is named, a stray text keeps its lines in English', async ({
  lay,
}) => {
  const table = await lay();
  const { page } = await table.watch();
  await page.evaluate(() => localStorage.setItem('eldest-hand:settings', JSON.stringify({ language: 'fr' })));
  await page.goto(`${table.address}/look`);
  const look = async (text: string) => {
    await page.getByLabel('Ou colle-le ici').fill(text);
    await page.getByRole('button', { name: 'La revoir' }).click();
  };
  await look('qx|o1|pn|Anna,Ben,Cleo,Dora|md|3SAKQHT9DJ2C876543,S2H3D4CAKQJT92,SJT9HAKQDKQTC8|sv|o|mb|1C|');
  await expect(page.getByRole('alert')).toContainText('C’est du LIN, comme l’écrit BBO');
  await expect(page.getByRole('alert').locator('[lang="en"]')).toHaveCount(0);
  await look('Cher ami,\nvoici la donne\n');
  await expect(page.getByRole('alert')).toContainText('Lu comme une transcription');
  await expect(page.getByRole('alert').locator('[lang="en"]').first()).toContainText('neither a directive');
});
