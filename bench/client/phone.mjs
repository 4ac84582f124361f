/** Milliseconds. Nobody touches a thing before he has seen it. */
const SEEING = 150;

/** Where a button lies, by selector or by its whole name; null until it is there. In few steps: what is done in the page is measured with it. */
function placeOf(what) {
  const named = (button) => (button.getAttribute('aria-label') ?? button.textContent).trim() === what.text;
  const found = what.text ? [...document.querySelectorAll('button')].find(named) : document.querySelector(what);
  if (!found || found.disabled || found.getAnimations().length > 0) return null;
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Waits until it is there; gives its middle. */
export async function appears(page, what) {
  for (let tries = 0; tries < 200; tries++) {
    const place = await page.evaluate(placeOf, what);
    if (place) return place;
    await page.waitForTimeout(50);
  }
  throw new Error(`${JSON.stringify(what)} does not appear.`);
}

/** A page of 360 × 640 points with a slowed processor, at the table as South. `contact`: milliseconds that a finger rests on the glass. */
export async function openPhone(browser, { table, address, slow, contact, observe }) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Emulation.setCPUThrottlingRate', { rate: slow });
  await page.addInitScript(observe);
  await page.addInitScript(
    ([id, token]) => {
      localStorage.setItem(`eldest-hand:seat:${id}:S`, token);
      localStorage.setItem('eldest-hand:settings', '{"name":"Sofia","sound":false}');
    },
    [table.id, table.token],
  );
  await page.goto(`${address}/t/${table.id}`, { waitUntil: 'load' });
  /** What was touched and when, so that an answer can be told apart by what it answers. */
  const touches = [];
  return {
    page,
    touches,
    close: () => context.close(),
    /** Touches it, and leaves the page alone while it answers. */
    async touch(what) {
      const place = await appears(page, what);
      await page.waitForTimeout(SEEING);
      touches.push({ what: what.text ?? what, at: await page.evaluate(() => performance.now()) });
      await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
      await page.waitForTimeout(contact);
      await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.waitForTimeout(300);
    },
  };
}
