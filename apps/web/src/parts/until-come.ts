import { keptForTab } from '../kept.ts';

/** Milliseconds: from the first failure on the pauses grow to the longest. */
const SHORT = 500;
const LONG = 8000;
/** A page that has just been loaded anew is not loaded anew at once. */
const SETTLED = 60_000;
const RENEWED = 'eldest-hand:renewed';

/** Ends after a while, or as soon as the device says that it has a connection. */
const pause = (wait: number): Promise<void> =>
  new Promise((end) => {
    const over = (): void => {
      clearTimeout(timer);
      removeEventListener('online', over);
      end();
    };
    const timer = setTimeout(over, wait);
    addEventListener('online', over);
  });

/** A style that did not come stays in the page, and would be taken for one that is there. */
function forgetStyle(error: unknown): void {
  const address = /CSS for (\S+)/.exec(error instanceof Error ? error.message : '')?.[1];
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.href === address && !link.sheet) link.remove();
}

/** Where the house has a newer page by now, the files of this one are gone: the newer page takes its place. */
async function renew(): Promise<void> {
  const begins = /<script[^>]* src="([^"]+)"/;
  const mine = document.querySelector('script[src]')?.getAttribute('src');
  const page = await fetch('/', { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );
  const now = begins.exec(page)?.[1];
  if (!mine || !now || now === mine) return;
  if (Date.now() - Number(keptForTab.getItem(RENEWED) ?? 0) < SETTLED) return;
  keptForTab.setItem(RENEWED, String(Date.now()));
  location.reload();
}

/**
 * Fetches a file of the page, again and again where the line is broken. It never fails: a part of the page that is missing now
 * comes when the line comes back.
 */
export async function untilCome<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = SHORT; ; wait = Math.min(2 * wait, LONG))
    try {
      return await load();
    } catch (error) {
      forgetStyle(error);
      await renew();
      await pause(wait);
    }
}
