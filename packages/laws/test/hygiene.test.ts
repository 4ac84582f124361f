import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CODE_NAMES, type CodeName, lawBook } from '@eldest-hand/laws';
import { describe, expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));
const CASEBOOK = fileURLToPath(new URL('../../casebook/', import.meta.url));

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending));

const sources = filesIn(SRC, '.ts').filter((file) => !file.endsWith('.test.ts'));
const textOf = (file: string): string => readFileSync(join(SRC, file), 'utf8');
/** What a file imports, relative paths made paths below `src`. */
const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/^(?:import|export)\b[^;]*?\bfrom '([^']+)';/gms)].map(([, from = '']) =>
    from.startsWith('.') ? join(dirname(file), from).replaceAll('\\', '/') : from,
  );
const articles = sources.filter((file) => /^codes\/[^/]+\/law-\d+-/.test(file));
const codeOf = (file: string): string | undefined => /^codes\/([^/]+)\//.exec(file)?.[1];

/** How many laws each book has; the spade convention of 1905 is printed after the last one. */
const LAST_LAW: Readonly<Record<CodeName, number>> = { 'auction-1913': 97, 'bridge-1905': 107 };

const numbersOf = (code: CodeName): number[] => lawBook(code).map(({ number }) => number);

describe('every article', () => {
  it.each(articles)('%s stands in the index of its code, under the number in its name', (file) => {
    const code = codeOf(file) as CodeName;
    const number = Number(/law-(\d+)-/.exec(file)?.[1]);
    expect(numbersOf(code)).toContain(number);
    expect(textOf(file)).toMatch(new RegExp(`law: (?:${number}|NUMBER),|\\(\\s*${number},`));
    expect(importsOf(`codes/${code}/index.ts`)).toContain(file);
    for (const [, name, law] of textOf(file).matchAll(/export const law(\d+) = article\(\{\s*law: (\d+),/g))
      expect(law).toBe(name);
  });

  it.each(sources.filter((file) => /^codes\/(common\/|[^/]+\/law-)/.test(file)))(
    '%s has its test beside it',
    (file) => {
      expect(existsSync(join(SRC, file.replace(/\.ts$/, '.test.ts')))).toBe(true);
    },
  );

  it.each(CODE_NAMES)('%s: every law of the book stands once, in order, and has its words', (code) => {
    expect(numbersOf(code)).toEqual(Array.from({ length: LAST_LAW[code] }, (_, at) => at + 1));
    for (const { subject, gist, how } of lawBook(code)) expect([subject, gist, how]).not.toContain('');
  });

  it.each(articles)('%s is named by number and subject', (file) => {
    expect(basename(file)).toMatch(/^law-\d{2,3}(-[a-z]+)+\.ts$/);
  });
});

describe('every source file', () => {
  it.each(sources)('%s is pure: no clock, no randomness, no console, no module of Node', (file) => {
    expect(textOf(file)).not.toMatch(/\bDate\b|\bMath\.random\b|\bconsole\b|\bprocess\b|\bcrypto\b|\bperformance\b/);
    for (const from of importsOf(file)) expect(from).toMatch(/^@eldest-hand\/cards$|\.ts$/);
  });

  it.each(sources)('%s imports only what stands below it', (file) => {
    const own = codeOf(file);
    const codes = importsOf(file).flatMap((from) => codeOf(from) ?? (from.startsWith('codes/') ? 'index' : []));
    const engine = /^(table|ruling)\//.test(file);
    if (engine) expect(codes).toEqual([]);
    else if (own !== undefined) expect(codes.filter((code) => code !== own && code !== 'common')).toEqual([]);
  });
});

describe('evolve', () => {
  it('knows no article, no code and no law', () => {
    for (const from of importsOf('table/evolve.ts')) expect(from).not.toMatch(/^(codes|ruling)\//);
    expect(textOf('table/evolve.ts')).not.toMatch(/auction-1913|bridge-1905|\blaw === \d/);
  });
});

describe('every case file', () => {
  it('names laws that stand in the book of its code', () => {
    const strangers = filesIn(CASEBOOK, '.case').flatMap((file) => {
      const text = readFileSync(join(CASEBOOK, file), 'utf8');
      const code = CODE_NAMES.find((name) => name === /^code:\s*(\S+)/m.exec(text)?.[1]);
      const laws = /^law:\s*(.+)$/m.exec(text)?.[1]?.split(/\s+/).map(Number) ?? [];
      if (!code) return [`${file}: no code`];
      return laws.filter((law) => !numbersOf(code).includes(law)).map((law) => `${file}: ${code} has no law ${law}`);
    });
    expect(strangers).toEqual([]);
  });
});
