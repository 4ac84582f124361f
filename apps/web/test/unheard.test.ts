import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { UNHEARD } from '../src/parts/unheard.ts';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
/** React makes `enter` and `leave` of `over` and `out`. */
const ALSO: Readonly<Record<string, string>> = {
  pointerover: 'pointerenter',
  pointerout: 'pointerleave',
  mouseover: 'mouseenter',
  mouseout: 'mouseleave',
};

it('nothing on the page listens to an event that is ended before it is heard', () => {
  const unheard = new Set<string>(UNHEARD.flatMap((type) => [type, ALSO[type] ?? type]));
  const heard = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/u.test(path))
    .flatMap((path) => {
      const text = readFileSync(SOURCE + path, 'utf8');
      const props = [...text.matchAll(/\bon((?:Pointer|Mouse|Touch|GotPointer|LostPointer)[A-Za-z]*)/gu)];
      const listeners = [...text.matchAll(/addEventListener\(\s*'([a-z]+)'/gu)];
      return [...props, ...listeners].map(([, type = '']) => ({
        path,
        type: type.replace(/Capture$/u, '').toLowerCase(),
      }));
    });
  // What is listened to is found at all.
  expect(heard.map(({ type }) => type)).toEqual(expect.arrayContaining(['pointerdown', 'touchend', 'pointermove']));
  expect(heard.filter(({ type }) => unheard.has(type))).toEqual([]);
});
