import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { textsIn } from './texts.ts';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
/** Every catalogue in French: `words/fr.ts` of the page and of its parts, and those of the laws. */
const SOURCES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /(?:^|\/)words\/(?:fr|laws\/fr\/[^/]+)\.ts$/.test(path),
);

/** A sign that French keeps apart, with a space at which a line could be broken, or with none. */
const WRONG = /[ \u00a0][:;?!»]|«[ \u00a0]|[\p{L}\d)][;?!»]|«[\p{L}\d]/u;

describe('French', () => {
  it.each(SOURCES)('%s: a narrow space that no line is broken at stands before : ; ? ! » and after «', (source) => {
    const texts = textsIn(readFileSync(SOURCE + source, 'utf8'));
    // A path is no French.
    const words = texts.filter(({ text }) => !/^(?:\.|@)/.test(text));
    expect(words.length).toBeGreaterThan(1);
    expect(words.filter(({ text }) => WRONG.test(text))).toEqual([]);
  });

  it('finds what stands wrong', () => {
    const source = ['const a = `Prends $', "{b ? 'oui' : `non $", '{c} ?`} !`; // Quoi ?'].join('');
    const texts = textsIn(source).map(({ text }) => text);
    expect(texts).toEqual(['Prends ', 'oui', 'non ', ' ?', ' !']);
    expect(texts.filter((text) => WRONG.test(text))).toEqual([' ?', ' !']);
  });
});
