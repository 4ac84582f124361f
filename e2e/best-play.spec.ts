import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './table.ts';

/**
 * West is to lead, with two good hearts and a spade; South has the three best spades. East leads for him, South calls hearts where
 * spades would have given him everything, and in the next trick West throws a trick away.
 */
const ENDING = `code: auction-1913
deal: N:32..4. .2.32. AKQ... 4.AK..
contract: S 1N
leader: W
tricks: NS 5 EW 5

E: play D3
S: elect call-suit
S: elect suit H
W: play HA
S: dummy S2
E: play H2
S: play SQ
W: play S4
S: dummy S3
E: play D2
S: play SA
S: play SK
W: play HK
S: dummy D4
E: play D3
`;

test('the card that cost a trick is named in the picture, and what the penalty gained and lost', async ({ lay }) => {
  const table = await lay();
  const { page } = await table.watch();
  await page.goto(`${table.address}/look`);
  await page.getByLabel('Or paste it here').fill(ENDING);
  await page.getByRole('button', { name: 'Go through it' }).click();
  await expect(page.getByTestId('best-play')).toHaveCount(0);
  expect(page.workers()).toHaveLength(0);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') || pathname.startsWith('/socket.io/')) asked.push(pathname);
  });
  const moment = page.getByRole('status').last();

  await test.step('it is asked for by keyboard, and reckoned in the browser', async () => {
    await page.getByRole('checkbox', { name: /^Best play/ }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByTestId('best-play')).toHaveAttribute('data-state', 'done', { timeout: 30_000 });
    await expect(
      page.getByRole('img', {
        name: 'Tricks of North and South with best play from each card on: 6 at the first lead, 7 at the end, 7 needed.',
      }),
    ).toBeVisible();
  });

  await test.step('the mark is named, and leads to its moment', async () => {
    const mark = page.getByRole('button', {
      name: /^Trick 12: West’s .*four of spades cost 1 trick; .*king of hearts kept it/,
    });
    await mark.click();
    await expect(moment).toContainText('West plays the four of spades');
    await expect(mark).toHaveAttribute('aria-current', 'step');
    await expect(page.getByRole('img', { name: 'four of spades, West, led, loses 1 trick' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('img', { name: 'king of hearts, keeps the best' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'four of spades, loses 1 trick' })).toBeVisible();
    await expect(page.getByTestId('best-now')).toContainText('West to play');
  });

  await test.step('so does the mark in the picture itself', async () => {
    await page.keyboard.press('Home');
    const picture = page.getByTestId('best-picture');
    const place = await picture.locator('[data-kind="costly"]').boundingBox();
    if (!place) throw new Error('The mark is nowhere.');
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    await expect(moment).toContainText('West plays the four of spades');
    await expect(picture.locator('[data-law="76"]')).toHaveCount(2);
  });

  await test.step('each option of the rulings, with what was chosen', async () => {
    const [lead, suit] = [page.getByTestId('weighed-76').first(), page.getByTestId('weighed-76').last()];
    await expect(lead).toContainText('the best there was');
    await expect(lead).toContainText('Against no penalty: +2 tricks, +70 points');
    await expect(suit.locator('[data-chosen]')).toHaveAttribute('data-option', 'suit H');
    await expect(suit).toContainText('Against no penalty: no trick, no points');
    await expect(suit).toContainText('Against the best: −2 tricks, −70 points');
    await expect(suit.locator('[data-option="suit S"]')).toContainText('North and South 8 tricks');
  });

  await test.step('the same in figures, in a sum, and for everybody', async () => {
    await page.getByText('The picture in figures').click();
    await expect(page.getByTestId('best-figures').getByRole('row', { name: '12' })).toHaveText('127777');
    await expect(page.getByTestId('best-account')).toContainText('adversaries’ cards +1: 7 by the cards');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

  await test.step('nothing of it is asked of the house, and it ends with the replay', async () => {
    await page.getByRole('button', { name: 'Another record' }).click();
    await expect.poll(() => page.workers().length).toBe(0);
    expect(asked.filter((path) => !path.includes('law'))).toEqual([]);
  });
});

test('a finished deal of a table, a claim and a card out of turn in it', async ({ lay }) => {
  const table = await lay({ dealer: 'S' });
  const S = await table.come('S');
  await table.southPlays();
  await table.goes('E: play HK', 'S: elect expose', 'W: play H5', 'S: claim rest', 'W: admit', 'E: admit');
  await S.upToDate();
  await S.button('Go through this deal').click();
  const replay = S.page.getByRole('dialog', { name: 'Deals that are over' });
  await replay.getByRole('checkbox', { name: /^Best play/ }).check();
  await expect(replay.getByTestId('best-play')).toHaveAttribute('data-state', 'done', { timeout: 60_000 });
  await expect(
    replay.getByRole('button', { name: /^Trick 1: South claimed; 3 tricks more to North and South/ }),
  ).toBeVisible();
  await expect(replay.getByTestId('weighed-76')).toContainText('South chose');
});
