import { en, type Words } from './en.ts';

/** Languages by their tag; a new one is a file of type `Words` and a line here. */
const CATALOGUES: Readonly<Record<string, Words>> = { en };

const chosen = CATALOGUES[navigator.language.slice(0, 2)] ?? en;

/** The words of the reader's language. */
export const words: Words = chosen;
export type { Words };
