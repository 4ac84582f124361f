import type { Page } from '@playwright/test';
import { expect, test } from './table.ts';

/** From now on: each pair of phases, of the page and of what lies on the cloth, that was ever on the screen. */
const watchPhases = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { phasesSeen: seen });
    const root = document.querySelector('[data-testid="table"]');
    const look = (): void => {
      seen.add(
        `${root?.getAttribute('data-phase')} ${root?.querySelector('[data-stage]')?.getAttribute('data-stage')}`,
      );
    };
    look();
    if (root) new MutationObserver(look).observe(root, { attributes: true, childList: true, subtree: true });
  });

const phasesSeen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(globalThis as unknown as { phasesSeen: ReadonlySet<string> }).phasesSeen]);

test('on a slow phone the auction turns into the play while a card comes, and no page shows half of each', async ({
  lay,
}) => {
  const table = await lay();
  const S = await table.come('S', { phone: true });
  const line = await S.page.context().newCDPSession(S.page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await S.upToDate();
  await watchPhases(S.page);

  await test.step('the last pass, the lead and a card of the third hand in one breath', async () => {
    await table.goes('S: bid 2R', 'W: pass', 'N: pass', 'E: pass', 'W: play H5', 'S: dummy H2', 'E: play HK');
    await S.upToDate();
    for (const card of ['H5', 'H2', 'HK'] as const) await expect(S.inTrick(card)).toBeVisible();
    await expect(S.button('Pass')).toHaveCount(0);
  });
  await test.step('a card that is touched as soon as the table has turned is played', async () => {
    await S.play('HA');
  });
  await test.step('the last card turns it into the result', async () => {
    await table.playOn();
    await S.upToDate();
    await expect(S.page.locator('[data-stage="reckoning"]')).toBeVisible();
  });
  const seen = await phasesSeen(S.page);
  expect(seen.filter((pair) => pair.split(' ')[0] !== pair.split(' ')[1])).toEqual([]);
  expect(new Set(seen)).toEqual(new Set(['declaring declaring', 'playing playing', 'reckoning reckoning']));
  await line.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await line.detach();
});
