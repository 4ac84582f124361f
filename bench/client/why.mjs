/** Milliseconds: what takes longer is told of. */
const LONG = 96;

const ms = (value) => `${Math.round(value)}`;

/** Says of each answer and each task that took long what had been touched last, and what the frame that it lies in was spent on. */
export function tellWhy({ answers, tasks, frames, shifts }, touches) {
  for (const { startTime, value, sources } of shifts)
    console.log(
      `  shift ${value.toFixed(3)} at ${ms(startTime)}, after touching ${touches.findLast(({ at }) => at <= startTime)?.what}: ${sources.join('; ')}`,
    );
  const long = [
    ...answers.map((one) => ({ ...one, kind: one.name })),
    ...tasks.map((one) => ({ ...one, kind: 'task' })),
  ];
  for (const one of long.filter(({ duration }) => duration >= LONG).sort((a, b) => a.startTime - b.startTime)) {
    const touch = touches.findLast(({ at }) => at <= one.startTime + one.duration);
    console.log(
      `  ${one.kind} ${ms(one.duration)} ms at ${ms(one.startTime)}, ${ms(one.startTime - (touch?.at ?? 0))} after touching ${touch?.what}`,
    );
    if (one.processingStart)
      console.log(
        `    began after ${ms(one.processingStart - one.startTime)}, handled in ${ms(one.processingEnd - one.processingStart)}`,
      );
    const ends = one.startTime + one.duration;
    for (const frame of frames.filter((f) => f.startTime < ends && f.startTime + f.duration > one.startTime)) {
      const from = (at) => ms(at - one.startTime);
      console.log(
        `    frame from ${from(frame.startTime)} to ${from(frame.startTime + frame.duration)}: rendering from ${from(frame.renderStart)}, style and layout from ${from(frame.styleAndLayoutStart)}`,
      );
      for (const script of frame.scripts)
        console.log(
          `      ${script.invoker}: ${ms(script.duration)} ms from ${from(script.startTime)}, layout forced ${ms(script.forced)}`,
        );
    }
  }
}
