import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds, in a form that can be read. In the dark only the colours are others. */
export async function faultsIn(page: Page, dark: boolean): Promise<readonly string[]> {
  // The legacy mode differs only where there are frames, and opens no further page for each look.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (dark ? axe.withRules(['color-contrast']) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}
