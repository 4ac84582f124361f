import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** Room for the whole bidding box and the panels. */
const DESK = { viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' } satisfies BrowserContextOptions;
const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'block',
} satisfies BrowserContextOptions;

/** How somebody looks at the table. */
export interface Looks {
  readonly phone?: boolean;
  readonly dark?: boolean;
  /** Cards move as they do for most people; elsewhere they do not, to save time. */
  readonly motion?: boolean;
}

/**
 * The players' browsers, a context of its own for each person. To open one takes longer than most stories, so that they are
 * kept from story to story; what they remember is wiped out in between.
 */
export class Browsers {
  readonly #browser: Browser;
  readonly #idle: { readonly phone: boolean; readonly page: Page }[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async take({ phone = false, dark = false, motion = false }: Looks): Promise<Page> {
    const at = this.#idle.findIndex((one) => one.phone === phone);
    const page = this.#idle.splice(at, at < 0 ? 0 : 1)[0]?.page ?? (await this.#open(phone));
    // Another story may have left it at another size.
    await page.setViewportSize((phone ? PHONE : DESK).viewport);
    await page.emulateMedia({
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: motion ? 'no-preference' : 'reduce',
    });
    return page;
  }

  async #open(phone: boolean): Promise<Page> {
    const context = await this.#browser.newContext(phone ? PHONE : DESK);
    return context.newPage();
  }

  /** @param home an address of the house that stays open. */
  async giveBack(page: Page, phone: boolean, home: string): Promise<void> {
    page.removeAllListeners('websocket');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    // A page of the same site without a script: the browser keeps its process, and the seat is let go.
    await page.goto(`${home}/healthz`);
    this.#idle.push({ phone, page });
  }
}
