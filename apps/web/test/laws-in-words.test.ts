import { fileURLToPath } from 'node:url';
import { type Card, PACK, SEATS } from '@eldest-hand/cards';
import { CODE_NAMES, lawBook } from '@eldest-hand/laws';
import { describe, expect, it } from 'vitest';
import { CODES } from '../../../packages/laws/src/codes/index.ts';
import { cardName, seatName } from '../../../packages/laws/src/ruling/words.ts';
import { de } from '../src/words/de.ts';
import { fr } from '../src/words/fr.ts';
import { catalogue as german, laws as inGerman } from '../src/words/laws/de/index.ts';
import { catalogue as french, laws as inFrench } from '../src/words/laws/fr/index.ts';
import { SENTENCES } from '../src/words/laws/sentences.ts';
import { casebook } from './casebook.ts';
import { refusalsIn } from './sentences.ts';

const { views, refusals } = casebook();
const rulings = views.flatMap((view) => view.rulings.map((ruling) => ({ view, ruling })));
const chosen = views.flatMap((view) =>
  view.rulingLog.flatMap((entry) => (entry.outcome.state === 'elected' ? { view, entry } : [])),
);
const blanks = (sentence: string): string => sentence.replaceAll(/\{\w*\}/gu, '{}');
const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

const LANGUAGES = [
  { name: 'German', words: de, laws: inGerman, catalogue: german },
  { name: 'French', words: fr, laws: inFrench, catalogue: french },
] as const;

/** Words that stand in an English sentence and in none of the other languages. */
const ENGLISH = /\b(the|his|play|must|may|declarer|hearts|spades|North|South|East)\b/iu;

const cardsIn = (english: string): Card[] => PACK.filter((card) => english.includes(cardName(card)));

describe('the casebook shows', () => {
  it('every option that an article offers', () => {
    const offered = CODE_NAMES.flatMap((code) =>
      CODES[code].articles.flatMap(({ law, options }) =>
        Object.keys(options ?? {}).map((name) => `${code} ${law} ${name}`),
      ),
    );
    const met = new Set(
      rulings.flatMap(({ view, ruling }) =>
        ruling.options.map((option) => `${view.code} ${ruling.law} ${option.split(' ')[0]}`),
      ),
    );
    expect(offered.filter((one) => !met.has(one))).toEqual([]);
  });
});

describe.each(LANGUAGES)('$name', ({ words, laws, catalogue }) => {
  it.each(CODE_NAMES)('%s: every law of the book, and no other', (code) => {
    const english = lawBook(code);
    expect(Object.keys(catalogue.books[code]).map(Number)).toEqual(english.map(({ number }) => number));
    for (const { number, subject, gist, how } of english) {
      const texts = catalogue.books[code][number] ?? [];
      expect([number, ...texts.map((text) => text.length > 3)]).toEqual([number, true, true, true]);
      // Chicane is chicane everywhere.
      expect(texts.filter((text) => [subject, gist, how].includes(text) && text !== 'Chicane')).toEqual([]);
      expect(texts.filter((text) => ENGLISH.test(text))).toEqual([]);
    }
  });

  it.each(CODE_NAMES)('%s: a law names the laws that it names in English', (code) => {
    const numbers = (text: string): string[] => unique(text.match(/\d+/gu) ?? []).sort();
    for (const { number, how } of lawBook(code)) {
      const [, , translated = ''] = catalogue.books[code][number] ?? [];
      expect([number, ...numbers(translated)]).toEqual([number, ...numbers(how)]);
    }
  });

  it('what happened, in every ruling of the casebook', () => {
    for (const { view, ruling } of rulings) {
      const { happened: text, title, gist } = laws.ruling(view, ruling);
      const [subject, inOurWords] = catalogue.books[view.code][ruling.law] ?? [];
      expect([title, gist]).toEqual([subject, inOurWords]);
      expect(text).not.toBe(ruling.happened);
      expect(text).toMatch(/^[\p{Lu}\d].+\.$/u);
      expect(text).not.toMatch(ENGLISH);
      expect(text).not.toContain('undefined');
      for (const card of ruling.cards)
        if (ruling.happened.includes(cardName(card))) expect(text).toContain(words.card(card));
      for (const seat of SEATS)
        if (ruling.happened.includes(`${seatName(seat)} `)) expect(text).toContain(words.seat(seat));
    }
  });

  it('what each choice means, in every ruling of the casebook', () => {
    for (const { view, ruling } of rulings) {
      const { effects } = laws.ruling(view, ruling);
      for (const option of ruling.options) {
        const english = ruling.effects[option];
        const text = effects[option];
        const where = `${view.code} ${ruling.law} ${ruling.incident} ${option}`;
        expect([where, text?.label]).not.toEqual([where, english?.label]);
        expect([where, text?.effect]).not.toEqual([where, english?.effect]);
        expect([where, text?.label, text?.effect]).toEqual([
          where,
          expect.any(String),
          expect.stringMatching(/^[\p{Lu}\d].+\.$/u),
        ]);
        const said = `${text?.label} ${text?.effect}`;
        expect(said).not.toMatch(ENGLISH);
        expect(said).not.toContain('undefined');
        const told = `${english?.label} ${english?.effect}`;
        for (const card of cardsIn(told))
          expect([where, said]).toEqual([where, expect.stringContaining(words.card(card))]);
        if (english?.value !== undefined)
          expect(said).toContain(typeof english.value === 'number' ? `${english.value}` : words.call(english.value));
      }
    }
  });

  it('choices that differ in English differ', () => {
    const pairs = rulings.flatMap(({ view, ruling }) => {
      const { effects } = laws.ruling(view, ruling);
      return ruling.options.map((option) => ({
        english: ruling.effects[option]?.label ?? '',
        text: effects[option]?.label ?? '',
        ruling: `${view.code} ${ruling.law}`,
      }));
    });
    for (const of of unique(pairs.map(({ ruling }) => ruling))) {
      const here = pairs.filter(({ ruling }) => ruling === of);
      expect([of, unique(here.map(({ text }) => text)).length]).toEqual([
        of,
        unique(here.map(({ english }) => english)).length,
      ]);
    }
  });

  it('what was chosen, in every log of the casebook', () => {
    for (const { view, entry } of chosen) {
      const { outcome, happened, title } = laws.entry(view.code, entry);
      const text = outcome.state === 'elected' ? outcome.label : '';
      expect([text, happened, title].join(' ')).not.toMatch(ENGLISH);
      expect([text, happened, title].join(' ')).not.toContain('undefined');
      expect(text).not.toBe(entry.outcome.state === 'elected' ? entry.outcome.label : '');
      expect(happened).not.toBe(entry.happened);
    }
  });

  it('every refusal of the casebook by its own sentence', () => {
    for (const refusal of refusals) {
      const text = laws.refusal(refusal);
      expect(text).not.toBe(refusal.message);
      expect(text).toMatch(/^[\p{Lu}„«]/u);
      expect(text.replaceAll(/[„«].*?[“»]/gu, '')).not.toMatch(ENGLISH);
    }
  });

  it.each([
    ['card-not-held', 'You do not hold HK.', [words.card('HK')]],
    ['awaits-decision', 'Wait for N or E to choose under Law 76.', [words.seat('N'), words.seat('E'), '76']],
    ['awaits-decision', 'Wait for North or East to choose under Law 76.', [words.seat('N'), words.seat('E'), '76']],
    ['bad-act', 'Bid the same denomination again, higher than 3R.', [words.call('3R')]],
    ['seat-taken', 'A $& B holds that seat.', ['A $& B']],
  ] as const)('%s: %s', (code, message, names) => {
    const text = laws.refusal({ code, message });
    expect(text).not.toBe(catalogue.codes[code]);
    for (const name of names) expect(text).toContain(name);
  });

  it('a sentence that nobody knows is told by its code', () => {
    expect(laws.refusal({ code: 'not-now', message: 'The moon is full.' })).toBe(catalogue.codes['not-now']);
  });

  it('names what a sentence names', () => {
    const slots = (text: string): string[] => (text.match(/\{(?!text)\w+\}/gu) ?? []).sort();
    const lost = Object.entries(catalogue.refusals).filter(
      ([english, text]) => `${slots(english)}` !== `${slots(text)}`,
    );
    expect(lost).toEqual([]);
  });
});

describe('the sentences of refusals', () => {
  it('are those that the engine, the protocol and the server can say', () => {
    const folders = ['packages/laws/src', 'packages/protocol/src', 'apps/server/src'].map((folder) =>
      fileURLToPath(new URL(`../../../${folder}`, import.meta.url)),
    );
    expect(SENTENCES.map(blanks).sort()).toEqual(refusalsIn(folders).map(blanks));
  });
});
