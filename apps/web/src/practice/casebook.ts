import type { CodeName } from '@eldest-hand/laws';

/** A case file before it is read. */
export interface CaseEntry {
  /** How an address names it under a law: the file's name, with its folder where that is another law's. */
  readonly slug: (law: number) => string;
  readonly title: string;
  readonly laws: readonly number[];
  readonly text: string;
}

export interface Casebook {
  readonly code: CodeName;
  readonly entries: readonly CaseEntry[];
  /** The cases of a law, the plain ones first: those of its own folder, then as `oddness` has them. */
  readonly under: (law: number) => readonly CaseEntry[];
}

const FILES: Readonly<Record<CodeName, () => Promise<{ readonly texts: Readonly<Record<string, string>> }>>> = {
  'auction-1913': () => import('./cases-auction-1913.ts'),
  'bridge-1905': () => import('./cases-bridge-1905.ts'),
};

const line = (text: string, directive: string): string =>
  new RegExp(`^${directive}:\\s*(.*)$`, 'm').exec(text)?.[1]?.trim() ?? '';

function entryOf(path: string, text: string): CaseEntry & { readonly own: number | null } {
  const [folder = '', file = ''] = path.split('/').slice(-2);
  const name = file.replace(/\.case$/, '');
  const own = Number(/^law-0*(\d+)$/.exec(folder)?.[1] ?? Number.NaN);
  const named = line(text, 'law')
    .split(/[\s,]+/)
    .map(Number)
    .filter((law) => law > 0);
  return {
    slug: (law) => (law === own ? name : `${folder}.${name}`),
    title: line(text, 'title').replace(/\.$/, ''),
    laws: [...new Set(Number.isNaN(own) ? named : [own, ...named])],
    own: Number.isNaN(own) ? null : own,
    text,
  };
}

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

/**
 * How far a case is from the plain one of a law: whether the law asks nobody, something is refused, nothing is exacted; then how many
 * laws it names, how many rulings it has, and how many acts.
 */
const oddness = (text: string, law: number): readonly number[] => [
  Number(!new RegExp(`^expect ruling ${law}\\b`, 'm').test(text)),
  Number(/^expect refused/m.test(text)),
  Number(!/^[NESW]: elect (?!waive|ignore)/m.test(text)),
  line(text, 'law').split(/[\s,]+/).length,
  count(text, /^expect ruling /gm),
  count(text, /^[NESW]: /gm),
];

const byOrder = (a: readonly number[], b: readonly number[]): number =>
  a.map((one, at) => one - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

function bind(code: CodeName, texts: Readonly<Record<string, string>>): Casebook {
  const entries = Object.entries(texts).map(([path, text]) => entryOf(path, text));
  return {
    code,
    entries,
    under: (law) =>
      entries
        .filter(({ laws }) => laws.includes(law))
        .sort(
          (a, b) =>
            Number(b.own === law) - Number(a.own === law) || byOrder(oddness(a.text, law), oddness(b.text, law)),
        ),
  };
}

const fetched = new Map<CodeName, Promise<Casebook | null>>();

/** The case files of a code; null where they could not be fetched, and then they are asked for anew the next time. */
export function casebookOf(code: CodeName): Promise<Casebook | null> {
  const known = fetched.get(code);
  if (known) return known;
  const coming = FILES[code]().then(
    ({ texts }) => bind(code, texts),
    () => null,
  );
  fetched.set(code, coming);
  void coming.then((book) => {
    if (!book) setTimeout(() => fetched.delete(code), 1000);
  });
  return coming;
}
