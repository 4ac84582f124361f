import type { Card } from '@eldest-hand/cards';
import type { Locator, Page } from '@playwright/test';
import { expect, type Person, test } from './table.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const;
const NARROW = 1024;

/** Whether a person could press it: nothing else lies over its middle. It may have to be scrolled to. */
async function isOnTop(what: Locator): Promise<boolean> {
  await what.scrollIntoViewIfNeeded();
  return what.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    return found !== null && (element.contains(found) || found.contains(element));
  });
}

async function eachSize(page: Page, check: (narrow: boolean, size: string) => Promise<void>): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await check(size.width < NARROW, `${size.width}×${size.height}`);
  }
}

/** The reason of a refusal, and the button that puts it away. */
async function refusalIsSeen({ refusal }: Person, size: string): Promise<void> {
  expect.soft(await isOnTop(refusal.getByRole('paragraph')), `the refusal, ${size}`).toBe(true);
  expect.soft(await isOnTop(refusal.getByRole('button', { name: 'Understood' })), `Understood, ${size}`).toBe(true);
}

async function playIsRefused(person: Person, card: Card): Promise<void> {
  await person.pickUp(card);
  await person.putTo('Play');
  await expect(person.refusal).toBeVisible();
  // The place to put a card down lies over the trick, which is seen through it.
  await person.page.keyboard.press('Escape');
}

test('with a ruling open and an act refused, the trick, the choices and the reason are all to be seen', async ({
  lay,
}) => {
  const table = await lay();
  const S = await table.come('S');
  await table.southPlays();
  await table.goes('W: play H6', 'S: dummy H2', 'E: play HK HJ');
  await S.upToDate();
  await playIsRefused(S, 'HA');
  await eachSize(S.page, async (narrow, size) => {
    await refusalIsSeen(S, size);
    for (const option of await S.ruling(70).locator('button[data-option]').all())
      expect.soft(await isOnTop(option), `a choice, ${size}`).toBe(true);
    if (narrow) {
      // The panel lies over the trick, and says what lies there.
      await expect.soft(S.page.getByTestId('covered'), size).toHaveText(/W\s*6\s*N\s*2\s*E\s*K\s*E\s*J/);
      expect.soft(await isOnTop(S.page.getByTestId('covered')), `the trick, ${size}`).toBe(true);
    } else
      for (const card of await S.trick.locator('[data-card]').all())
        expect.soft(await isOnTop(card.locator('[data-index]')), `the trick, ${size}`).toBe(true);
  });
});

test('with a claim to answer and an act refused, the trick, the answers and the reason are all to be seen', async ({
  lay,
}) => {
  const table = await lay();
  const W = await table.come('W');
  await table.southPlays();
  await table.goes('W: play H6', 'S: dummy H2', 'E: play HK', 'S: play HA', 'S: gather', 'S: play SQ', 'W: play S6');
  await table.goes('S: claim rest');
  await W.upToDate();
  await playIsRefused(W, 'C7');
  await eachSize(W.page, async (_, size) => {
    await refusalIsSeen(W, size);
    const claim = W.page.getByTestId('claim');
    for (const answer of ['Admit', 'Dispute', 'Require the cards faced'])
      expect.soft(await isOnTop(claim.getByRole('button', { name: answer })), `${answer}, ${size}`).toBe(true);
    for (const card of await W.trick.locator('[data-card]').all())
      expect.soft(await isOnTop(card.locator('[data-index]')), `the trick, ${size}`).toBe(true);
  });
});

/** Every card there, where it is seen: its corner lies under no other card, and nothing of it off the screen. */
async function cornersAreSeen(page: Page, where: Locator, size: string): Promise<void> {
  for (const card of await where.locator('[data-card]').all()) {
    const seen = await card.locator('[data-index]').evaluate((index) => {
      const { x, y, width, height } = index.getBoundingClientRect();
      const found = document.elementFromPoint(x + Math.min(width, 10) / 2, y + Math.min(height, 12) / 2);
      const own = index.closest('[data-card]');
      return own !== null && found !== null && (own.contains(found) || found.contains(own)) && x >= 0;
    });
    const right = await card.evaluate((element) => element.getBoundingClientRect().right);
    expect.soft(seen, `${await card.getAttribute('data-card')}, ${size}`).toBe(true);
    expect
      .soft(right, `${await card.getAttribute('data-card')}, ${size}`)
      .toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
}

test("with the declarer's hand faced in a claim, that hand, dummy and the trick are all to be seen by whoever answers", async ({
  lay,
}) => {
  const table = await lay();
  const W = await table.come('W');
  await table.southPlays();
  await table.goes('W: play H6', 'S: dummy H2', 'E: play HK', 'S: play HA', 'S: gather', 'S: play SQ');
  await table.goes('S: claim rest', 'W: require-face', 'S: face');
  await W.upToDate();
  await expect(W.page.getByTestId('open-S').locator('[data-card]')).toHaveCount(11);
  await eachSize(W.page, async (_, size) => {
    for (const where of [W.page.getByTestId('open-S'), W.dummy, W.trick]) await cornersAreSeen(W.page, where, size);
    expect.soft(await isOnTop(W.page.getByTestId('claim').getByRole('button', { name: 'Dispute' })), size).toBe(true);
  });
});

test('the four cards of a trick lie over each other nowhere', async ({ lay }) => {
  const table = await lay();
  const W = await table.come('W');
  await table.southPlays();
  await table.goes('W: play H6', 'S: dummy H2', 'E: play HK', 'S: play HA');
  await W.upToDate();
  await eachSize(W.page, async (_, size) => {
    const boxes = await W.trick
      .locator('[data-face]')
      .evaluateAll((faces) =>
        faces
          .map((face) => face.getBoundingClientRect())
          .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
      );
    expect(boxes).toHaveLength(4);
    for (const [order, one] of boxes.entries())
      for (const other of boxes.slice(order + 1))
        expect
          .soft(
            one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
            size,
          )
          .toBe(false);
  });
});

test('whoever has nothing to choose sees the whole table while a ruling waits, and opens what it says if he likes', async ({
  lay,
}) => {
  const table = await lay();
  const [watcher, S] = await Promise.all([table.watch(), table.come('S')]);
  await table.southPlays();
  await table.goes('E: play HK');
  await Promise.all([watcher.upToDate(), S.upToDate()]);
  const { page } = watcher;
  for (const size of SIZES.filter(({ width }) => width < NARROW)) {
    await page.setViewportSize(size);
    for (const seat of ['N', 'E', 'S', 'W'])
      expect
        .soft(await isOnTop(page.getByTestId(`seat-${seat}`).locator('[data-plate]')), `${seat} ${size.width}`)
        .toBe(true);
    await expect(page.locator('[data-option]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show the ruling' }).click();
    await expect(watcher.ruling(76)).toBeVisible();
    await page.getByRole('button', { name: 'Hide the ruling' }).click();
  }
  await S.page.setViewportSize({ width: 768, height: 1024 });
  await expect(S.page.locator('[data-option]').first()).toBeVisible();
});

/** Of each corner, whether nothing else lies over any part of it. */
const areWhole = (corners: Locator): Promise<readonly boolean[]> =>
  corners.evaluateAll((all) =>
    all.map((corner) => {
      const { left, right, top, bottom } = corner.getBoundingClientRect();
      const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
        [top + 2, (top + bottom) / 2, bottom - 2].map((y) => document.elementFromPoint(x, y)),
      );
      const card = corner.closest('[data-card]');
      return points.every((found) => card?.contains(found));
    }),
  );

test('each of the cards put down at once shows its whole corner, from wherever one looks', async ({ lay }) => {
  const table = await lay();
  const watcher = await table.watch();
  await table.southPlays();
  await table.goes('W: play H6', 'S: dummy H2', 'E: play HK HJ DT');
  await watcher.upToDate();
  const corners = watcher.trick.locator('[data-together] [data-index]');
  for (const seat of ['West', 'North', 'East', 'South']) {
    await watcher.page.getByRole('button', { name: `Look from ${seat}` }).click();
    // Until the cards have come to lie.
    await eachSize(watcher.page, (_, size) =>
      expect.poll(() => areWhole(corners), `from ${seat}, ${size}`).toEqual([true, true, true]),
    );
  }
});
