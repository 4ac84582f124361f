/**
 * Whoever touches something sees the answer of his own page before what comes over the line: a new view takes longer to draw than
 * a card that is picked up. What came meanwhile is then taken in at once and in its order, and drawn together.
 */
const TOUCHES = ['pointerup', 'click', 'keydown'] as const;
/** Milliseconds. Nothing is kept back longer, painted or not: a page that is not seen is not painted. */
const LONGEST = 120;

let answering = false;
let kept: (() => void)[] = [];

function release(): void {
  answering = false;
  const come = kept;
  kept = [];
  for (const take of come)
    try {
      take();
    } catch (error) {
      // What comes after it is not lost for that.
      reportError(error);
    }
}

function answer(): void {
  if (answering) return;
  answering = true;
  const late = setTimeout(release, LONGEST);
  requestAnimationFrame(() =>
    // A frame is painted when its callbacks are done; a task after that comes after the painting.
    setTimeout(() => {
      clearTimeout(late);
      if (answering) release();
    }),
  );
}

/** From now on touches and keys are answered first. */
export function answerFirst(): void {
  for (const touch of TOUCHES) addEventListener(touch, answer, { capture: true, passive: true });
}

/** Runs it now, or after the touch that is being answered. In the order in which they are given. */
export function afterTouch(take: () => void): void {
  if (answering) kept.push(take);
  else take();
}

/** What is to be done with each message of the line, after the touch that is being answered. */
export const whenAnswered =
  <A extends readonly unknown[]>(take: (...message: A) => void) =>
  (...message: A): void =>
    afterTouch(() => take(...message));
