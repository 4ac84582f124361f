import type { Locator } from '@playwright/test';
import { expect, Person, test } from './table.ts';

/** As fast as a finger that slips: somebody who means two things reads between them. */
const SLIP = 120;
/** And so long he reads at least. */
const READING = 600;

/** Touches a place twice: what stands there at the second touch may be something else. Both bear their own time, however busy the machine is. */
async function touchTwice({ page, phone }: Person, what: Locator): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const line = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000;
  for (const count of [1, 2]) {
    const timestamp = begun + ((count - 1) * SLIP) / 1000;
    if (phone) {
      await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at], timestamp });
      await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
    } else
      for (const type of ['mousePressed', 'mouseReleased'] as const)
        await line.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: count, timestamp });
    if (count === 1) await page.waitForTimeout(SLIP);
  }
}

/** Holds Enter down, as long as it is repeated many times. */
async function holdEnter({ page }: Person): Promise<void> {
  for (let repeat = 0; repeat < 12; repeat++) {
    await page.keyboard.down('Enter');
    await page.waitForTimeout(40);
  }
  await page.keyboard.up('Enter');
}

const acts = (sent: readonly string[]): readonly string[] => sent.filter((frame) => frame.includes('["act"'));

for (const phone of [false, true])
  test(`a touch that comes twice is one act, whatever has come under the finger meanwhile, ${phone ? 'on a phone' : 'with a mouse'}`, async ({
    lay,
  }) => {
    const table = await lay({ rules: { consent: 'allowed' } });
    const S = await table.come('S', { phone });
    await table.southPlays();
    await table.goes('W: play H5', 'N: ask-deal-again');
    await S.upToDate();
    const consent = S.page.getByTestId('consent');
    // Where "I consent" stood the refusal stands a moment later.
    await S.does(() => touchTwice(S, consent.getByRole('button', { name: 'I consent' })));
    await expect(consent.getByRole('button')).toHaveCount(1);
    await S.page.waitForTimeout(READING);
    expect(acts(S.sent)).toHaveLength(1);
    await S.does(() => touchTwice(S, consent.getByRole('button')));
    await expect(consent).toHaveCount(0);
    await expect(S.refusal).toHaveCount(0);
  });

test('a host who touches "Close" twice has not closed his table', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page.getByLabel('Your name').fill('Hans');
  await page.getByRole('button', { name: 'Sit South' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Close the table' }).dblclick();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.close();
});

test('who touches "Sit" twice over a slow line sits there, and nobody tells him that he holds the seat', async ({
  lay,
  browser,
}) => {
  const table = await lay();
  const page = await browser.newPage();
  await page.routeWebSocket(/socket/, (near) => {
    const far = near.connectToServer();
    near.onMessage((message) => setTimeout(() => far.send(message), 200));
    far.onMessage((message) => setTimeout(() => near.send(message), 200));
  });
  const S = new Person(page, 'S', false, table);
  await page.goto(`${table.address}/t/${table.id}`);
  await page.getByLabel('Your name').fill('Sofia');
  await touchTwice(S, page.getByRole('button', { name: 'Sit South' }).first());
  await expect(S.button('Say…')).toBeVisible();
  await page.waitForTimeout(600);
  await expect(S.refusal).toHaveCount(0);
  await expect(S.button('Say…')).toBeVisible();
  expect(await S.token()).not.toBeNull();
  await page.close();
});

test('a key that is held down says the bid, makes the choice, plays the card once, and no other card after it', async ({
  lay,
}) => {
  const table = await lay();
  const S = await table.come('S');
  await S.button('2 royal spades').click();
  await S.page.locator('[data-say]').focus();
  await S.does(() => holdEnter(S));
  await table.goes('W: pass', 'N: pass', 'E: pass', 'E: play HK');
  await S.upToDate();
  await S.ruling(76).locator('[data-option="expose"]').focus();
  await S.does(() => holdEnter(S));
  await table.goes('W: play H5', 'S: dummy H2', 'E: play HK');
  await S.upToDate();
  await S.page.keyboard.press('h');
  await S.page.keyboard.press('a');
  await S.does(() => holdEnter(S));
  await S.page.waitForTimeout(300);
  expect(acts(S.sent)).toHaveLength(3);
  await expect(S.hand.locator('[data-card]')).toHaveCount(12);
});
