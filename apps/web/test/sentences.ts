import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a string or template that begins here: its text with `{}` for what is put in, and where it ends. */
function readText(source: string, start: number): { readonly text: string; readonly end: number } {
  const quote = source[start];
  let text = '';
  let at = start + 1;
  while (source[at] !== quote) {
    if (source.startsWith('${', at)) {
      let depth = 1;
      at += 2;
      while (depth > 0) {
        if (source[at] === '{') depth += 1;
        if (source[at] === '}') depth -= 1;
        at += 1;
      }
      text += '{}';
    } else {
      if (source[at] === '\\') at += 1;
      text += source[at];
      at += 1;
    }
  }
  return { text, end: at + 1 };
}

/** The texts in the arguments of a call whose opening bracket stands before `start`. */
function textsOfCall(source: string, start: number): string[] {
  const texts: string[] = [];
  let depth = 1;
  let at = start;
  while (depth > 0 && at < source.length) {
    const char = source[at] ?? '';
    if (/['"`]/u.test(char)) {
      const { text, end } = readText(source, at);
      texts.push(text);
      at = end;
    } else {
      if ('([{'.includes(char)) depth += 1;
      if (')]}'.includes(char)) depth -= 1;
      at += 1;
    }
  }
  return texts;
}

/** A sentence: it begins like one and ends like one. Codes, verbs and seats between them do not. */
const isSentence = (text: string): boolean => /^["A-Z{]/u.test(text) && /[.!]$/u.test(text) && text.includes(' ');

/**
 * The sentences with which acts and messages are refused, as they stand in the sources of these folders.
 * @returns each once, with `{}` where something is put in.
 */
export function refusalsIn(folders: readonly string[]): readonly string[] {
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  const found = sources.flatMap((source) => [
    ...[...source.matchAll(/\brefuse\(/gu)].flatMap(({ index }) => textsOfCall(source, index + 'refuse('.length)),
    ...[...source.matchAll(/\bmessage: (?=['"`])/gu)].map(
      ({ index }) => readText(source, index + 'message: '.length).text,
    ),
  ]);
  return [...new Set(found.filter(isSentence))].sort();
}
