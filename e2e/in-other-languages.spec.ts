import type { LawEntry, RulingView } from '@eldest-hand/laws';
import type { Page } from '@playwright/test';
import type { Person } from './person.ts';
import { expect, test } from './table.ts';

/** What the reader looks for, in his language. */
const LANGUAGES = {
  de: {
    say: 'Sagen…',
    rulings: 'Urteile',
    lawBook: 'Regel 76',
    title: 'Ein Gegner spielt außer der Reihe aus',
    happened: 'Ost hat Cœur-König außer der Reihe ausgespielt.',
    exposes: 'Offen liegen lassen',
    suit: 'Karo fordern',
    chose: 'Süd wählte: Eine Farbe fordern',
    askNone: 'Keins davon, Partner?',
    refused: 'Der Tisch liegt offen: sieh hin.',
  },
  fr: {
    say: 'Dire…',
    rulings: 'Lois',
    lawBook: 'Loi 76',
    title: 'Un adversaire entame hors tour',
    happened: 'Est a entamé le roi de cœur hors tour.',
    exposes: 'La laisser exposée',
    suit: 'Demander carreau',
    chose: 'Sud a choisi : Demander une couleur',
    askNone: 'Pas de cela, partenaire ?',
    refused: 'Le mort est étalé : regarde.',
  },
} as const;

/** Everything that the engine says of a ruling, in English. */
const englishOf = ({ title, gist, happened, effects }: RulingView): readonly string[] =>
  [title, gist, happened, ...Object.values(effects).flatMap(({ label, effect }) => [label, effect])].filter(Boolean);

async function speaks({ page }: Person, language: string): Promise<void> {
  await page.evaluate(
    (tag) => localStorage.setItem('eldest-hand:settings', JSON.stringify({ language: tag })),
    language,
  );
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

for (const [language, w] of Object.entries(LANGUAGES))
  test(`a ruling is asked, answered and looked up in ${language}, with nothing English left in it`, async ({ lay }) => {
    const table = await lay();
    const S = await table.come('S');
    const { page } = S;
    await speaks(S, language);
    const holdsNone = async (english: readonly string[]): Promise<void> => {
      const shown = (await page.locator('body').textContent()) ?? '';
      expect(english.filter((text) => shown.includes(text))).toEqual([]);
    };

    await table.southPlays();
    await table.goes('E: play HK');
    await S.upToDate();
    const ruling = S.ruling(76);
    await expect(ruling.getByRole('heading', { name: w.title })).toBeVisible();
    await expect(ruling).toContainText(w.happened);
    await expect(ruling.locator('button[data-option="expose"]')).toContainText(w.exposes);
    await ruling.locator('summary').click();
    const [asked] = (await table.viewOf('S')).rulings;
    await holdsNone(asked ? englishOf(asked) : []);

    await S.choose(76, 'call-suit');
    await expect(ruling.locator('button[data-option="suit D"]')).toContainText(w.suit);
    const [named] = (await table.viewOf('S')).rulings;
    await holdsNone(named ? englishOf(named) : []);
    await S.choose(76, 'suit D');
    await page.getByRole('tab', { name: w.rulings }).click();
    const log = page.getByRole('tabpanel', { name: w.rulings });
    await expect(log).toContainText(w.chose);
    await expect(log).toContainText(w.title);
    await holdsNone(asked && named ? [...englishOf(asked), ...englishOf(named)] : []);

    await log.getByRole('button', { name: w.lawBook }).first().click();
    const book = page.getByRole('dialog');
    await expect(book.locator('[data-law="76"]')).toContainText(w.title);
    await expect(book.locator('[data-law]')).toHaveCount(97);
    const laws = (await (await fetch(`${table.address}/api/codes/auction-1913`)).json()) as readonly LawEntry[];
    expect(laws).toHaveLength(97);
    // Chicane is chicane in every language.
    await holdsNone(
      laws.flatMap(({ subject, gist, how }) => [subject, gist, how]).filter((text) => text !== 'Chicane'),
    );
    await page.keyboard.press('Escape');

    await table.goes('W: play D3');
    await S.upToDate();
    await page.getByRole('button', { name: w.say }).click();
    await page.getByRole('button', { name: w.askNone }).click();
    await expect(S.refusal).toContainText(w.refused);
  });

/** How far something reaches beyond the page or the panel in which it stands. */
const sticksOut = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((box) => box.scrollWidth - box.clientWidth);

for (const direction of ['ltr', 'rtl'])
  test(`long German words and a page that runs ${direction} fit a phone, and West stays on the left`, async ({
    lay,
  }) => {
    const table = await lay();
    const S = await table.come('S', { phone: true });
    const { page } = S;
    await speaks(S, 'de');
    const turn = () => page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    const westIsLeft = async (): Promise<void> => {
      const [west, east] = await Promise.all([S.place('W').boundingBox(), S.place('E').boundingBox()]);
      expect(west && east && west.x < east.x).toBe(true);
    };
    await turn();
    await table.southPlays();
    await table.goes('E: play HK');
    await S.upToDate();
    await expect(S.ruling(76)).toBeVisible();
    expect(await sticksOut(page, 'html')).toBe(0);
    expect(await sticksOut(page, '[data-testid="ruling-76"]')).toBe(0);
    await westIsLeft();

    await S.choose(76, 'expose');
    await table.goes('W: play C7', 'S: dummy C2');
    await S.upToDate();
    await westIsLeft();
    await page.getByRole('button', { name: 'Tafeln' }).click();
    for (const panel of ['Punkte', 'Ansagen', 'Urteile', 'Leute']) {
      await page.getByRole('tab', { name: panel }).click();
      await expect(page.getByRole('tabpanel', { name: panel })).not.toBeEmpty();
      expect([panel, await sticksOut(page, '[role="tabpanel"]')]).toEqual([panel, 0]);
    }

    await page.goto(table.address);
    await turn();
    await expect(page.getByRole('heading', { name: 'Einen neuen Tisch decken' })).toBeVisible();
    expect(await sticksOut(page, 'html')).toBe(0);
  });

test('who takes another language at the table has every card called in it at once, his own and dummy’s', async ({
  lay,
}) => {
  const table = await lay();
  const S = await table.come('S');
  await table.southPlays();
  await table.playOn(1);
  await S.upToDate();
  const { page } = S;
  const cards = page.locator(':is([data-own], [data-testid="dummy"]) button[data-card^="C"]');
  await expect(cards.first()).toHaveAccessibleName(/of clubs/);
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByLabel('Language').selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  for (const card of await cards.all()) await expect(card).toHaveAccessibleName(/^Treff/);
});
