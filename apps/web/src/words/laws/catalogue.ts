/** What the laws' own words are in a language that is not English, and how a sentence is found among them. */
import { type Card, isCard, isSeat, type Seat } from '@eldest-hand/cards';
import type {
  CodeName,
  LawEntry,
  OptionName,
  OptionWords,
  RulingIncident,
  RulingLogEntry,
  RulingView,
  View,
} from '@eldest-hand/laws';
import type { WireRefusal } from '@eldest-hand/protocol';
import type { Words } from '../en.ts';
import type { Sentence } from './sentences.ts';

/** What a ruling is about, as far as its words need it. */
export interface Question
  extends Pick<RulingView, 'law' | 'incident' | 'against' | 'to' | 'cards' | 'trick' | 'call' | 'suit'> {
  readonly code: CodeName;
  /** Who leads next. */
  readonly leader: Seat | null;
}
/** A choice in it: `detail` stands after the option's first word, `value` is what the engine adds to it. */
export interface Choice extends Question {
  readonly detail: string;
  readonly value: number | string | undefined;
}
type Say<Of> = string | ((of: Of) => string);
/** What it is called, what will follow, and what is still to come of it when it is chosen. */
export type OptionText = readonly [label: Say<Choice>, effect: Say<Choice>, later?: Say<Choice>];
export interface IncidentText {
  readonly happened: Say<Question>;
  readonly options: Readonly<Partial<Record<OptionName, OptionText>>>;
}
export type LawText = readonly [subject: string, gist: string, how: string];
export type Book = Readonly<Record<number, LawText>>;

/** Everything that a language needs for the laws. English needs nothing: the engine's own words are English. */
export interface Catalogue {
  readonly books: Readonly<Record<CodeName, Book>>;
  readonly incidents: Readonly<Record<RulingIncident, IncidentText>>;
  /** For a refusal whose sentence is not known. */
  readonly codes: Readonly<Record<WireRefusal['code'], string>>;
  /** By the English sentence. */
  readonly refusals: Readonly<Record<Sentence, string>>;
}

/** The laws in the reader's language. What it does not have stays as the engine says it. */
export interface LawWords {
  law<Law extends LawEntry>(code: CodeName, law: Law): Law;
  subject(code: CodeName, law: number): string | undefined;
  ruling(view: Pick<View, 'code' | 'leader'>, ruling: RulingView): RulingView;
  /** A ruling of the log. */
  entry(code: CodeName, entry: RulingLogEntry): RulingLogEntry;
  refusal(of: WireRefusal): string;
}

const say = <Of>(text: Say<Of>, of: Of): string => (typeof text === 'string' ? text : text(of));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const SLOT = /\{(\w+)\}/gu;
/** `You do not hold {card}.` as a pattern, with the kinds of what it captures. */
const patternOf = (template: string): { readonly pattern: RegExp; readonly kinds: readonly string[] } => ({
  pattern: new RegExp(
    `^${template
      .split(SLOT)
      .map((part, at) => (at % 2 ? '(.+?)' : part.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')))
      .join('')}$`,
    'u',
  ),
  kinds: [...template.matchAll(SLOT)].map(([, kind = '']) => kind),
});

const ENGLISH_SEATS: Readonly<Record<string, Seat>> = { North: 'N', East: 'E', South: 'S', West: 'W' };
const parts = (text: string): readonly string[] => text.split(/, | and | or /u);

/** What a sentence names, in the words of the language; as it stands where it is something else. */
function named(kind: string, text: string, words: Words, list: (parts: readonly string[]) => string): string {
  switch (kind) {
    case 'card': {
      const cards = parts(text).filter((part): part is Card => isCard(part));
      return cards.length > 0 ? words.cards(cards) : text;
    }
    case 'seat': {
      const seats = parts(text).map((part) => ENGLISH_SEATS[part] ?? part);
      return list(seats.map((one) => (isSeat(one) ? words.seat(one) : one)));
    }
    case 'call':
      return words.call(text);
    default:
      return text;
  }
}

/** What happened; nothing where the catalogue is older than the engine. */
function happened({ incidents }: Catalogue, of: Question): string | undefined {
  const text = incidents[of.incident]?.happened;
  return text === undefined ? undefined : capital(say(text, of));
}

/** What an option is called and what will follow. */
function meaning(
  { incidents }: Catalogue,
  of: Question,
  option: string,
  value: number | string | undefined,
): (Pick<OptionWords, 'label' | 'effect'> & { readonly later: string }) | undefined {
  const [name = '', ...rest] = option.split(' ');
  const text = incidents[of.incident]?.options[name as OptionName];
  if (!text) return undefined;
  const choice = { ...of, detail: rest.join(' '), value };
  const [label, effect, later = ''] = text;
  return {
    label: capital(say(label, choice)),
    effect: capital(say(effect, choice)),
    later: capital(say(later, choice)),
  };
}

/**
 * The words of the laws in a language.
 * @param either joins seats of which any one may answer.
 */
export function lawWords(catalogue: Catalogue, words: Words, either: (parts: readonly string[]) => string): LawWords {
  const templates = Object.entries(catalogue.refusals).map(([template, text]) => ({ ...patternOf(template), text }));
  return {
    law: (code, law) => {
      const [subject = law.subject, gist = law.gist, how = law.how] = catalogue.books[code][law.number] ?? [];
      return { ...law, subject, gist, how };
    },
    subject: (code, law) => catalogue.books[code][law]?.[0],
    ruling: ({ code, leader }, ruling) => {
      const of = { ...ruling, code, leader };
      const [title = ruling.title, gist = ruling.gist] = catalogue.books[code][ruling.law] ?? [];
      const effects = Object.fromEntries(
        Object.entries(ruling.effects).map(([option, own]) => [
          option,
          { ...own, ...meaning(catalogue, of, option, own.value) },
        ]),
      );
      return { ...ruling, title, gist, happened: happened(catalogue, of) ?? ruling.happened, effects };
    },
    entry: (code, entry) => {
      const of = { ...entry, code, leader: null };
      const { outcome } = entry;
      const chosen = outcome.state === 'elected' && meaning(catalogue, of, outcome.option, outcome.value);
      return {
        ...entry,
        title: catalogue.books[code][entry.law]?.[0] ?? entry.title,
        // Of what was taken back nothing is told.
        happened: entry.happened && (happened(catalogue, of) ?? entry.happened),
        outcome:
          outcome.state === 'elected' && chosen
            ? { ...outcome, label: chosen.label, ...(outcome.later ? { later: chosen.later || outcome.later } : {}) }
            : outcome,
      };
    },
    refusal: ({ code, message }) => {
      for (const { pattern, kinds, text } of templates) {
        const found = pattern.exec(message);
        if (!found) continue;
        const filled = kinds.reduce(
          (so, kind, at) => so.replace(`{${kind}}`, () => named(kind, found[at + 1] ?? '', words, either)),
          text,
        );
        return capital(filled);
      }
      return catalogue.codes[code] ?? message;
    },
  };
}
