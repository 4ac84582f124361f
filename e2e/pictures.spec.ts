import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page, TestInfo } from '@playwright/test';
import { OwnHouse } from './own-house.ts';
import { expect, test } from './table.ts';

/*
 * How the pages look, compared with pictures in e2e/pictures. Fonts and the drawing of letters differ between machines: pictures are
 * comparable only with the browser and the fonts that made them, which `made-with.json` names; elsewhere they are skipped, aloud.
 * To make them anew: npx playwright test pictures --update-snapshots.
 */
const FOLDER = fileURLToPath(new URL('pictures', import.meta.url));
/** Shadows and the light on the cloth make a picture ten times as large, and show nothing. */
const PLAIN = `
  *, *::before, *::after { box-shadow: none !important }
  [class*="_stage_"] { background: var(--baize) !important }
  [class*="_back_"] { background: var(--card-back) !important }`;
const MADE_WITH = join(FOLDER, 'made-with.json');
const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
const NARROW = 1024;

interface Makers {
  readonly browser: string;
  /** How wide a line is in each of the fonts of the page, in pixels. */
  readonly letters: string;
}

async function makersHere(browser: Browser, page: Page): Promise<Makers> {
  const letters = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) return '';
    const widths = ['--serif', '--sans'].map((font) => {
      pen.font = `40px ${style.getPropertyValue(font)}`;
      return Math.round(pen.measureText('Eldest Hand, 1913: AKQJT98765432').width);
    });
    return widths.join(' and ');
  });
  return { browser: browser.version(), letters };
}

/** Whether pictures can be compared here. Where they are made anew it is noted by what. */
async function comparable(browser: Browser, page: Page, info: TestInfo): Promise<boolean> {
  const here = await makersHere(browser, page);
  if (info.config.updateSnapshots === 'all' || info.config.updateSnapshots === 'changed' || !existsSync(MADE_WITH)) {
    writeFileSync(MADE_WITH, `${JSON.stringify(here, null, 2)}\n`);
    return true;
  }
  return JSON.stringify(JSON.parse(readFileSync(MADE_WITH, 'utf8'))) === JSON.stringify(here);
}

const LOOKS = ['light', 'dark'] as const;
type Picture = readonly [width: number, look: (typeof LOOKS)[number]];
const EACH: readonly Picture[] = SIZES.flatMap(({ width }) => LOOKS.map((look) => [width, look] as const));
/** For what is made of the same parts as the rest. */
const TWO: readonly Picture[] = [
  [360, 'light'],
  [1440, 'dark'],
];

/**
 * The page at each size, light and dark. Letters may be drawn a little otherwise; what moves by a few pixels is seen.
 * @param arrange called after each change of size.
 */
async function compare(
  page: Page,
  name: string,
  pictures: readonly Picture[] = EACH,
  arrange?: (narrow: boolean) => Promise<void>,
) {
  // A style element is kept out by the page's own policy.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, PLAIN);
  for (const size of SIZES) {
    const looks = LOOKS.filter((look) => pictures.some(([width, light]) => width === size.width && light === look));
    if (looks.length === 0) continue;
    await page.setViewportSize(size);
    await arrange?.(size.width < NARROW);
    for (const look of looks) {
      await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' });
      // An address has another port each time.
      const mask = [page.locator('#replay-link')];
      await expect
        .soft(page)
        .toHaveScreenshot(`${name}-${size.width}-${look}.png`, { mask, maxDiffPixelRatio: 0.004, threshold: 0.2 });
    }
  }
}

test('the lobby, a table in play, a ruling, a score and a replay look as they did', async ({ lay, browser }, info) => {
  const house = await OwnHouse.open(info.outputPath('tables.db'));
  try {
    const table = await lay({ address: house.address, dealer: 'S' });
    const { page } = await table.come('S');
    if (!(await comparable(browser, page, info))) {
      console.log('pictures: made with another browser or other fonts: SKIPPED');
      test.skip(true, 'pictures are compared with the browser and the fonts that made them only');
    }
    for (const seat of ['N', 'E', 'W'] as const) await table.standIn(seat);
    await table.southPlays();
    await table.goes('W: play H6', 'S: dummy H2', 'E: play HK', 'S: play HA', 'S: gather');
    await table.goes('S: play SQ', 'W: play S6', 'S: dummy S3', 'E: play SA', 'E: gather');
    await table.goes('E: play DT', 'S: play D2', 'W: play DQ');
    const up = () => expect(page.getByTestId('table')).toHaveAttribute('data-version', String(table.version));
    await up();
    await compare(page, 'in-play');

    await table.goes('S: dummy DA', 'S: gather', 'E: play CQ');
    await up();
    await compare(page, 'ruling');

    await table.goes('S: elect expose', 'S: dummy SK', 'E: play S2', 'S: play S4', 'W: play S7', 'S: gather');
    await table.goes('S: claim rest', 'W: admit', 'E: admit');
    await up();
    await compare(page, 'score', EACH, async (narrow) => {
      const panels = page.getByRole('button', { name: 'Panels' });
      if (narrow && !(await page.getByRole('dialog', { name: 'Panels' }).isVisible())) await panels.click();
    });

    await page.goto(`${house.address}/t/${table.id}/deal/1`);
    await expect(page.getByTestId('open-S').locator('[data-card]')).toHaveCount(13);
    // The ruling is open at that moment.
    for (let act = 0; act < 20; act++) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('article', { name: /^Law 76/ })).toBeAttached();
    await compare(page, 'replay');

    for (const seat of ['N', 'E', 'W'] as const) table.dismiss(seat);
    await page.goto(house.address);
    await expect(page.getByRole('link', { name: 'A story' })).toBeVisible();
    await compare(page, 'lobby');
    await page.setViewportSize({ width: 1280, height: 900 });
  } finally {
    await house.kill();
  }
});

test('the tour, the practice room, a record from elsewhere, the law book and the settings look as they did', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(90_000);
  const house = await OwnHouse.open(info.outputPath('tables.db'));
  try {
    await page.goto(house.address);
    await expect(page.getByLabel('Your name')).toBeVisible();
    if (!(await comparable(browser, page, info))) {
      console.log('pictures: made with another browser or other fonts: SKIPPED');
      test.skip(true, 'pictures are compared with the browser and the fonts that made them only');
    }
    await page.locator('summary', { hasText: 'Settings' }).click();
    await expect(page.getByLabel('Language').first()).toBeVisible();
    await compare(page, 'settings', TWO, () => page.getByLabel('Language').first().scrollIntoViewIfNeeded());

    await page.goto(`${house.address}/tour`);
    await expect(page.getByTestId('hand').locator('[data-card]')).toHaveCount(13);
    await compare(page, 'tour', TWO);

    await page.goto(`${house.address}/practice/auction-1913/76`);
    await expect(page.getByRole('heading', { name: 'Cases' })).toBeVisible();
    await compare(page, 'practice-law', TWO);
    await page.goto(`${house.address}/practice/auction-1913/76/first-lead-by-the-wrong-adversary`);
    await expect(page.getByTestId('ruling-76')).toBeVisible();
    await compare(page, 'practice-case', TWO);

    await page.getByTestId('ruling-76').getByRole('button', { name: 'Law 76' }).click();
    await expect(page.locator('[data-law="76"]')).toBeVisible();
    await compare(page, 'law-book', TWO);

    await page.goto(`${house.address}/look`);
    await page.getByLabel('Or paste it here').fill('Dear Sir,\nnothing of this is a record\n');
    await page.getByRole('button', { name: 'Go through it' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await compare(page, 'look', TWO);
  } finally {
    await house.kill();
  }
});
