import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCase } from '@eldest-hand/language';
import { type Page, test } from '@playwright/test';
import { faultsIn } from './axe.ts';
import { DEAL } from './cards.ts';
import { expect } from './person.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const ruling = (page: Page, law: number) => page.getByTestId(`ruling-${law}`);
const choose = (page: Page, law: number, option: string) =>
  ruling(page, law).locator(`button[data-option="${option}"]`).click();
const inHand = (page: Page, card: string) => page.locator(`[data-own] button[data-card="${card}"]`);

async function play(page: Page, card: string): Promise<void> {
  await inHand(page, card).click();
  await page
    .getByRole('toolbar', { name: /^What to do with/ })
    .getByRole('button', { name: 'Play', exact: true })
    .click();
}

/** What is asked of the house while the practice room is open: the page and its parts, and nothing else. */
function askedOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') || pathname.startsWith('/socket.io/'))
      asked.push(`${request.method()} ${pathname}`);
  });
  return asked;
}

test('a law is tried from both sides in the practice room, both options, and what they led to is compared', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^The practice room/ }).click();
  await expect(page.getByRole('heading', { name: 'The practice room' })).toBeVisible();
  await page.getByLabel('Search by number or word').fill('76');
  await page.getByRole('link', { name: /An adversary leads out of turn/ }).click();
  await page.getByRole('link', { name: /^East makes the first lead instead of West/ }).click();

  await test.step('East leads out of turn with his own hands', async () => {
    await button(page, 'Where it goes wrong: East').click();
    await expect(page.getByTestId('hand').locator('[data-card]')).toHaveCount(13);
    await expect(ruling(page, 76)).toHaveCount(0);
    await play(page, 'HK');
    await expect(ruling(page, 76)).toContainText('Waiting for South to choose');
  });

  await test.step('South has the card exposed, goes back, and calls a suit instead', async () => {
    await button(page, 'Where it is decided: South').click();
    await choose(page, 76, 'expose');
    await expect(page.getByRole('list', { name: 'Exposed cards of East' })).toBeVisible();
    await button(page, 'Back to the choice').click();
    await expect(page.getByRole('list', { name: 'Exposed cards of East' })).toHaveCount(0);
    await choose(page, 76, 'call-suit');
    await choose(page, 76, 'suit H');
    const compare = page.getByTestId('compare');
    await expect(compare.getByRole('heading', { level: 3 })).toHaveCount(2);
    await expect(compare).toContainText('East: the king of hearts. The declarer may call it.');
    await expect(compare).toContainText('West must lead hearts (Law 76)');
    await expect(compare).toContainText('Not tried yet: No penalty');
  });

  await test.step('the others go on by themselves, and West obeys', async () => {
    await button(page, 'Let it happen').click();
    await expect(page.getByTestId('trick').locator('[data-card^="H"]')).toHaveCount(1);
    await button(page, 'A step back').click();
    await expect(page.getByTestId('trick').locator('[data-card]')).toHaveCount(0);
  });
});

test('what each choice costs is reckoned in the browser, with the obligation that it lays', async ({ page }) => {
  const asked = askedOf(page);
  await page.goto('/practice/auction-1913/76/first-lead-by-the-wrong-adversary');
  await button(page, 'Reckon').click();
  const costs = page.getByTestId('costs');
  await expect(costs).toHaveAttribute('data-settled', 'true', { timeout: 30_000 });
  await expect(costs.locator('[data-cost="waive"]')).toContainText('North and South 10 tricks, East and West 3, made');
  await expect(costs.locator('[data-cost="call-suit"]')).toContainText('North and South 11 tricks');
  await expect(costs.locator('[data-cost="call-suit"]')).toContainText('best here');
  await expect(costs.locator('[data-cost="expose"]')).toContainText('at least this for the declarer');
  expect(asked).toEqual([]);
});

test('a case without a choice is gone through act by act, with what the table says', async ({ page }) => {
  await page.goto('/practice/auction-1913/76/only-the-declarer-chooses');
  const steps = page.getByRole('region', { name: 'Go through the case' });
  await button(page, 'From the beginning').click();
  const told = steps.getByRole('status');
  for (let act = 0; act < 2; act++) await button(page, 'Let it happen').click();
  await expect(told).toContainText('The table did not let this happen: The choice is for South. (Law 76)');
});

test('a law has its plain case first, one that nothing can go wrong with says so, and the ways of a case stay in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/practice/auction-1913');
  await expect(page.getByRole('link', { name: /^12 A wrong score for honours cannot go wrong here$/ })).toBeVisible();
  await expect(page.getByText('–', { exact: true })).toHaveCount(0);
  await page.goto('/practice/auction-1913/76');
  const first = page.getByRole('listitem').first();
  await expect(first).toHaveAttribute('data-choice', 'true');
  await expect(first).toContainText('Law 76 · East offends · South chooses');
  await first.getByRole('link').click();
  await choose(page, 76, 'call-suit');
  const beside = page.getByRole('complementary', { name: 'The practice room' });
  await beside.evaluate((aside) => aside.scrollTo(0, aside.scrollHeight));
  await expect.poll(() => beside.evaluate((aside) => aside.scrollTop)).toBeGreaterThan(100);
  for (const way of ['Let it happen', 'A step back', 'Back to the choice'])
    await expect(button(page, way)).toBeInViewport({ ratio: 1 });
});

test('on a phone a question of the quiz stands with its first answers', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const code of ['auction-1913', 'bridge-1905']) {
    await page.goto(`/practice/${code}/quiz`);
    const quiz = page.getByTestId('quiz');
    await expect(quiz.getByText(/^Which choices has/)).toBeInViewport({ ratio: 1 });
    for (const answer of [0, 1, 2]) await expect(quiz.getByRole('checkbox').nth(answer)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { name: 'Result of the deal' })).toHaveCount(0);
  }
});

test('the quiz tells what the law gives and keeps the count', async ({ page }) => {
  // The same question twice: the first answer teaches the second.
  await page.addInitScript(() => {
    Math.random = () => 0.37;
  });
  await page.goto('/practice/auction-1913/quiz');
  const quiz = page.getByTestId('quiz');
  await expect(quiz.getByRole('checkbox')).not.toHaveCount(0);
  await expect(page.getByTestId(/^ruling-/)).toHaveCount(0);
  await button(page, 'Answer').click();
  await expect(page.getByText('Not quite.')).toBeVisible();
  const right = await quiz
    .locator('[data-right="true"]')
    .evaluateAll((found) => found.map((one) => one.getAttribute('data-kind')));
  expect(right.length).toBeGreaterThan(0);
  await expect(quiz.locator('[data-right="false"]')).not.toHaveCount(0);
  await button(page, 'Next question').click();
  for (const kind of right) await quiz.locator(`[data-kind="${kind}"]`).getByRole('checkbox').check();
  await button(page, 'Answer').click();
  await expect(page.getByText('Right.')).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('quiz-score')).toHaveText('1 of 2 right');
});

test('a teacher plays all four seats, and sends what came of it as a case file and as a link', async ({
  page,
  context,
}) => {
  const asked = askedOf(page);
  await page.goto('/practice/table');
  await page.getByLabel('Deal in PBN').fill('N:K53.Q72.AJ4.9832');
  await button(page, 'Lay it').click();
  await expect(page.getByRole('alert')).toContainText('a deal has four hands, this one has 1');
  await page.getByLabel('Deal in PBN').fill(DEAL);
  await page.getByLabel('Played by').selectOption('South');
  await page.getByRole('combobox', { name: 'Number' }).selectOption('2');
  await page.getByLabel('Denomination').selectOption('royal spades');
  await expect(page.getByLabel('Doubled')).toHaveValue('1');
  await button(page, 'Lay it').click();
  await expect(page.getByTestId('contract')).toHaveAttribute('aria-label', 'Contract: 2 royal spades, played by South');
  // Whoever is to act is acted for from the first card on.
  await expect(button(page, 'West')).toHaveAttribute('aria-pressed', 'true');
  for (const seat of ['N', 'E', 'W'])
    await expect(page.getByTestId(`seat-${seat}`).locator('[data-card]')).toHaveCount(13);

  await button(page, 'East').click();
  await play(page, 'HK');
  await choose(page, 76, 'expose');
  // The table turns to West, whose lead it is.
  await expect(button(page, 'West')).toHaveAttribute('aria-pressed', 'true');
  await play(page, 'H5');
  await page.getByRole('list', { name: 'Exposed cards of East' }).locator('button[data-card="HK"]').click();
  await button(page, 'Call it').click();
  await page.getByLabel('Title of the case').fill('East was too quick');

  const text = await page.getByRole('textbox', { name: 'Case file' }).inputValue();
  expect(runCase(text)).toEqual({ readable: true, failures: [] });
  expect(text).toContain('title: East was too quick\n');
  expect(text).toContain(
    'E: play HK\nexpect ruling 76 to S against E: expose, call-suit, waive\nS: elect expose\nW: play H5\nS: call HK\n',
  );

  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/#c=/);
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const other = await context.newPage();
  const alsoAsked = askedOf(other);
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'East was too quick' })).toBeVisible();
  await expect(other.getByTestId('trick').locator('[data-card="H5"]')).toBeVisible();
  await expect(other.getByRole('list', { name: 'Exposed cards of East' })).toBeVisible();
  expect([...asked, ...alsoAsked]).toEqual([]);

  await other.goto(link.slice(0, link.indexOf('#') + 20));
  await other.reload();
  await expect(other.getByRole('alert')).toContainText('The position in this link cannot be read.');
});

test('an address that no case has says so, whatever stands in it', async ({ page }) => {
  for (const slug of ['no-such-case', '%25', '%2525E0']) {
    await page.goto(`/practice/auction-1913/76/${slug}`);
    await expect(page.getByText('There is no such case.')).toBeVisible();
  }
});

test('a law of the book leads to its practice', async ({ page }) => {
  await page.goto('/practice/bridge-1905/71');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Law 71');
  await page.goto('/practice/auction-1913/76/first-lead-by-the-wrong-adversary');
  await ruling(page, 76).getByRole('button', { name: 'Law 76' }).click();
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.locator('[data-law="76"]').getByRole('link', { name: 'Practise this law' }).click(),
  ]);
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText('Law 76: An adversary leads out of turn');
});

test('the practice room speaks the reader’s language', async ({ page }) => {
  for (const [language, title, on] of [
    ['de', 'Das Übungszimmer', 'Geschehen lassen'],
    ['fr', 'La salle d’exercice', 'Laisser faire'],
  ] as const) {
    await page.goto('/');
    await page.evaluate(
      (tag) => localStorage.setItem('eldest-hand:settings', JSON.stringify({ language: tag })),
      language,
    );
    await page.goto('/practice');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.goto('/practice/auction-1913/76/first-lead-by-the-wrong-adversary');
    await expect(button(page, on)).toBeVisible();
  }
});

test('a case is called in the reader’s language by what happens in it', async ({ page }) => {
  const titlesOf = (path: string): readonly string[] => {
    const folder = fileURLToPath(new URL(`../packages/casebook/${path}`, import.meta.url));
    return readdirSync(folder).map(
      (file) => /^title: (.*)$/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? '',
    );
  };
  for (const [language, first] of [
    ['de', 'Fall 1: Ost hat Cœur-König außer der Reihe ausgespielt. Süd wählte: Offen liegen lassen'],
    ['fr', 'Cas 1 : Est a entamé le roi de cœur hors tour. Sud a choisi : La laisser exposée'],
  ] as const) {
    await page.goto('/');
    await page.evaluate(
      (tag) => localStorage.setItem('eldest-hand:settings', JSON.stringify({ language: tag })),
      language,
    );
    for (const [code, law, folder] of [
      ['auction-1913', 76, 'law-76'],
      ['auction-1913', 42, 'law-42'],
      ['bridge-1905', 7, 'law-07'],
      ['bridge-1905', 59, 'law-59'],
    ] as const) {
      await page.goto(`/practice/${code}/${law}`);
      const cases = page.getByRole('listitem').getByRole('link');
      await expect(cases.first()).toHaveText(language === 'de' ? /^Fall 1\b/ : /^Cas 1\b/);
      const shown = await cases.allTextContents();
      const english = titlesOf(`${code}/${folder}`);
      expect(shown.length).toBeGreaterThanOrEqual(english.length);
      expect(shown.filter((title) => english.includes(title))).toEqual([]);
      expect(shown.filter((title) => /\b(the|his|play|must|may|South|East|North)\b/iu.test(title))).toEqual([]);
    }
    await page.goto('/practice/auction-1913/76');
    const named = page.getByRole('link', { name: first.slice(first.indexOf(':') + 2) });
    await named.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d/);
    await expect(page.getByRole('status').filter({ hasText: /./ }).first()).not.toContainText('E: play');
  }
});

test('a case is gone through with the keyboard alone', async ({ page }) => {
  await page.goto('/practice/auction-1913/76/first-lead-by-the-wrong-adversary');
  const press = async (name: string | RegExp): Promise<void> => {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
  };
  await press('Where it goes wrong: East');
  // The keys of the table come with the first one.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('h');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(ruling(page, 76)).toBeVisible();
  await press('Where it is decided: South');
  await ruling(page, 76).locator('button[data-option="waive"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('compare')).toContainText('No penalty');
  await press('Back to the choice');
  await expect(ruling(page, 76)).toContainText('You choose');
  // What the case itself chooses goes on as the case does.
  await ruling(page, 76).locator('button[data-option="expose"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Next in the case: West plays the five of hearts.')).toBeVisible();
});

for (const dark of [false, true])
  test(`axe finds nothing in the ${dark ? 'dark' : 'light'} practice room`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
    const faults = (): Promise<readonly string[]> => faultsIn(page, dark);
    await page.goto('/practice/auction-1913');
    await expect(page.getByRole('heading', { name: 'The practice room' })).toBeVisible();
    expect.soft(await faults(), 'the laws').toEqual([]);
    await page.goto('/practice/auction-1913/76');
    await expect(page.getByRole('heading', { name: 'Cases' })).toBeVisible();
    expect.soft(await faults(), 'a law').toEqual([]);
    await page.goto('/practice/auction-1913/76/first-lead-by-the-wrong-adversary');
    await choose(page, 76, 'expose');
    await button(page, 'Back to the choice').click();
    await button(page, 'Reckon').click();
    await expect(page.getByTestId('costs')).toHaveAttribute('data-settled', 'true', { timeout: 30_000 });
    expect.soft(await faults(), 'a case with choices and costs').toEqual([]);
    await page.goto('/practice/bridge-1905/quiz');
    await button(page, 'Answer').click();
    expect.soft(await faults(), 'the quiz, answered').toEqual([]);
    await page.goto('/practice/table');
    await expect(button(page, 'Lay it')).toBeVisible();
    expect.soft(await faults(), 'the form of the teacher’s table').toEqual([]);
    await page.getByLabel('Deal in PBN').fill(DEAL);
    await button(page, 'Lay it').click();
    await expect(page.getByTestId('table')).toBeVisible();
    expect.soft(await faults(), 'the teacher’s table').toEqual([]);
  });
