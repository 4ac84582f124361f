type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the browser forbids to keep, or has no room for, is remembered by the page for as long as it is open. */
function keptIn(storage: () => Storage): Kept {
  const here = new Map<string, string>();
  return {
    getItem(key) {
      try {
        return here.get(key) ?? storage().getItem(key);
      } catch {
        return here.get(key) ?? null;
      }
    },
    setItem(key, value) {
      try {
        storage().setItem(key, value);
        here.delete(key);
      } catch {
        here.set(key, value);
      }
    },
    removeItem(key) {
      here.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}

/** Kept in the browser for all its tabs. */
export const kept = keptIn(() => localStorage);
/** Kept for this tab, over reloads. */
export const keptForTab = keptIn(() => sessionStorage);
