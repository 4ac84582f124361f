/** Keeps the page's shell in the browser, so that it opens as an app and without a connection. Only where the browser allows it. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  };
  // The table comes first.
  addEventListener('load', () => setTimeout(register, 4000));
}
