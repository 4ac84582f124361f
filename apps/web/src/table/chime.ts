import { useSettings } from '../settings/settings.ts';

const NOTES = { turn: [587.33, 880], question: [880, 698.46, 880] } as const;
const LENGTH = 0.16;
const LOUD = 0.12;
/** Milliseconds: whoever has touched something sees first what came of it. */
const LATER = 600;

let context: AudioContext | null = null;
let waking = false;

function open(): void {
  if (typeof AudioContext === 'function') context = new AudioContext();
}

// A browser lets a page sound only after its reader has touched it. To open its sound takes long: not while he waits.
const wake = (): void => {
  if (context?.state === 'suspended') void context.resume();
  if (waking || !useSettings.getState().sound) return;
  waking = true;
  setTimeout(open, LATER);
};
addEventListener('pointerdown', wake, { passive: true });
addEventListener('keydown', wake);

/** Two soft notes when it is one's turn, three when one is asked something. Silent until the page has been touched. */
export function chime(kind: keyof typeof NOTES): void {
  const at = context;
  if (at?.state !== 'running') return;
  NOTES[kind].forEach((frequency, order) => {
    const from = at.currentTime + order * LENGTH * 0.8;
    const tone = at.createOscillator();
    const loudness = at.createGain();
    tone.type = 'sine';
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0, from);
    loudness.gain.linearRampToValueAtTime(LOUD, from + 0.012);
    loudness.gain.exponentialRampToValueAtTime(0.0001, from + LENGTH);
    tone.connect(loudness).connect(at.destination);
    tone.start(from);
    tone.stop(from + LENGTH);
  });
}
