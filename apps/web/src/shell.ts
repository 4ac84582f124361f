/** What was loaded before there was anything to keep it: asked for again, it comes from the browser, and is kept. */
function keepLoaded(): void {
  for (const { name } of performance.getEntriesByType('resource'))
    if (new URL(name).pathname.startsWith('/assets/')) fetch(name).catch(() => undefined);
}

/** Keeps the page's shell in the browser, so that it opens as an app and without a connection. Only where the browser allows it. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) serviceWorker.addEventListener('controllerchange', keepLoaded, { once: true });
  const register = (): void => {
    serviceWorker.register('/sw.js').catch(() => undefined);
  };
  // The table comes first. The page may have been loaded before its script began.
  const later = (): unknown => setTimeout(register, 4000);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}
