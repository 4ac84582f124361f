/** Watches what the browser tells of its own work, from before the first byte. Runs in the page. */
export function observe() {
  const seen = { paint: 0, hand: 0, loaded: false, shifts: [], answers: [], tasks: [], frames: [] };
  window.__seen = seen;
  const watch = (type, take, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  watch('largest-contentful-paint', (entry) => {
    seen.paint = entry.startTime;
  });
  const look = () => {
    if (document.querySelector('[data-own] button[data-card]')) seen.hand = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  watch('layout-shift', (entry) => {
    if (!seen.loaded || entry.hadRecentInput) return;
    const what = ({ node, previousRect: a, currentRect: b }) => {
      const named = node?.dataset?.card ?? node?.className ?? node?.nodeName;
      return `${named} from ${a.x},${a.y} ${a.width}×${a.height} to ${b.x},${b.y} ${b.width}×${b.height}`;
    };
    seen.shifts.push({ startTime: entry.startTime, value: entry.value, sources: entry.sources.map(what) });
  });
  watch('longtask', ({ startTime, duration }) => {
    if (seen.loaded) seen.tasks.push({ startTime, duration });
  });
  // What a long frame was spent on: said with --why only.
  watch('long-animation-frame', (entry) => {
    if (!seen.loaded) return;
    const { startTime, duration, renderStart, styleAndLayoutStart, scripts } = entry;
    seen.frames.push({
      startTime,
      duration,
      renderStart,
      styleAndLayoutStart,
      scripts: scripts.map((script) => ({
        invoker: script.invoker,
        startTime: script.startTime,
        duration: script.duration,
        forced: script.forcedStyleAndLayoutDuration,
      })),
    });
  });
  watch(
    'event',
    ({ interactionId, name, startTime, duration, processingStart, processingEnd }) => {
      if (seen.loaded && interactionId)
        seen.answers.push({ interactionId, name, startTime, duration, processingStart, processingEnd });
    },
    { durationThreshold: 16 },
  );
}
