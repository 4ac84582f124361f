/** Whether a mouse or a finger was used since the last key: a browser does not say so of what the page itself does. */
let pointed = false;

export const pointedLast = (): boolean => pointed;

/** From now on it is known what was used last. */
export function heedInput(): void {
  const heed = (by: boolean) => (): void => {
    pointed = by;
  };
  addEventListener('pointerdown', heed(true), { capture: true, passive: true });
  addEventListener('keydown', heed(false), { capture: true, passive: true });
}
