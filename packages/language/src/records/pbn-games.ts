/** A word of a section, and the line it stands on. */
export interface PbnWord {
  readonly text: string;
  readonly line: number;
}

/** A tag with what follows it: the calls, the cards, the rows of a table. */
export interface PbnTag {
  readonly value: string;
  readonly line: number;
  readonly words: readonly PbnWord[];
}

export type PbnGame = ReadonlyMap<string, PbnTag>;

const TAG = /^\[\s*([A-Za-z0-9_]+)\s+"((?:[^"\\]|\\.)*)"\s*\]/;
const WORD = /"((?:[^"\\]|\\.)*)"|[^\s"[\]]+/y;

/** Takes a file apart into its games and their tags. Comments, notes and escaped lines are left out. */
export function gamesOf(text: string): readonly PbnGame[] {
  const games: Map<string, { value: string; line: number; words: PbnWord[] }>[] = [];
  let open: { words: PbnWord[] } | null = null;
  let [comment, gap] = [false, true];
  for (const [at, whole] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (!comment && whole.startsWith('%')) continue;
    let rest = whole;
    if (!comment && rest.trim() === '') gap = true;
    while (rest !== '') {
      if (comment) {
        const end = rest.indexOf('}');
        comment = end < 0;
        rest = end < 0 ? '' : rest.slice(end + 1);
        continue;
      }
      rest = rest.trimStart();
      const tag = TAG.exec(rest);
      if (rest.startsWith(';')) rest = '';
      else if (rest.startsWith('{')) {
        comment = true;
        rest = rest.slice(1);
      } else if (tag) {
        const [read, name = '', value = ''] = tag;
        rest = rest.slice(read.length);
        if (name === 'Note') continue;
        let game = games.at(-1);
        // A game ends with an empty line, or where what it has already begins anew.
        if (!game || game.has(name) || (gap && game.has('Deal'))) {
          game = new Map();
          games.push(game);
        }
        open = { words: [] };
        game.set(name, { value: value.replaceAll(/\\(.)/g, '$1'), line: at + 1, words: open.words });
        gap = false;
      } else {
        WORD.lastIndex = 0;
        const word = WORD.exec(rest);
        if (word) open?.words.push({ text: word[1] ?? word[0], line: at + 1 });
        rest = rest.slice(word ? WORD.lastIndex : 1);
      }
    }
  }
  return games;
}
