import type { Seat } from '@eldest-hand/cards';
import { type Act, TOPICS, type Verb } from '@eldest-hand/laws';
import { type Fault, fault, isFault } from './fault.ts';
import { readOption } from './option.ts';
import { quote, readBid, readCall, readCards, readDenomination, readNumber, readSeat, wordsOf } from './words.ts';

/** Who acts, and what he does. */
export interface SeatedAct {
  readonly seat: Seat;
  readonly act: Act;
}

type VerbAlone<A> = A extends { readonly verb: infer V } ? (keyof A extends 'verb' ? V : never) : never;
type BareVerb = VerbAlone<Act>;
type CallVerb = 'bid' | 'correct';
type CardsVerb = 'play' | 'dummy' | 'arrange' | 'take-back' | 'call' | 'pick-up' | 'suggest';
type Reader = (words: readonly string[]) => Act | Fault;

const bare =
  (verb: BareVerb): Reader =>
  (words) =>
    words.length === 0 ? { verb } : fault(`"${verb}" stands alone, nothing may follow it: ${quote(words.join(' '))}`);

const withCall =
  (verb: CallVerb, read: (word: string | undefined) => string | Fault): Reader =>
  (words) => {
    const call = only(words, read);
    return isFault(call) ? call : { verb, call };
  };

const withCards =
  (verb: CardsVerb): Reader =>
  (words) => {
    const cards = readCards(words);
    return isFault(cards) ? cards : { verb, cards };
  };

const withTricks =
  (verb: 'claim' | 'concede'): Reader =>
  (words) => {
    if (words.length === 1 && words[0]?.toLowerCase() === 'rest') return { verb, tricks: 'rest' };
    const tricks = only(words, (word) => readNumber(word, 'number of tricks, nor "rest"', 0, 13));
    return isFault(tricks) ? tricks : { verb, tricks };
  };

const withSeat =
  (verb: 'take-seat' | 'substitute' | 'no-substitute'): Reader =>
  (words) => {
    const seat = only(words, readSeat);
    return isFault(seat) ? seat : { verb, seat };
  };

/** The cards, and the manner where the last word is one. */
function cardsAndManner<M extends string>(words: readonly string[], manners: readonly M[]) {
  const last = words.at(-1)?.toLowerCase();
  const manner = manners.find((one) => one === last);
  const cards = readCards(manner ? words.slice(0, -1) : words);
  return isFault(cards) ? cards : { cards, ...(manner ? { manner } : {}) };
}

/** Reads the single word that a verb takes. */
const only = <T>(words: readonly string[], read: (word: string | undefined) => T | Fault): T | Fault =>
  words.length > 1 ? fault(`one word too many: ${quote(words.slice(1).join(' '))}`) : read(words[0]);

const READERS: Readonly<Record<Verb, Reader>> = {
  bid: withCall('bid', readBid),
  pass: bare('pass'),
  double: bare('double'),
  redouble: bare('redouble'),
  correct: withCall('correct', readCall),
  make: (words) => {
    const denomination = only(words, readDenomination);
    return isFault(denomination) ? denomination : { verb: 'make', denomination };
  },
  leave: bare('leave'),
  'ask-lead': bare('ask-lead'),
  yes: bare('yes'),
  satisfied: bare('satisfied'),
  play: withCards('play'),
  dummy: withCards('dummy'),
  arrange: withCards('arrange'),
  'take-back': withCards('take-back'),
  call: withCards('call'),
  'pick-up': withCards('pick-up'),
  suggest: withCards('suggest'),
  gather: bare('gather'),
  'throw-down': bare('throw-down'),
  face: bare('face'),
  'ask-none': bare('ask-none'),
  admit: bare('admit'),
  dispute: bare('dispute'),
  'require-face': bare('require-face'),
  drop: (words) => {
    const dropped = cardsAndManner(words, ['floor']);
    return isFault(dropped) ? dropped : { verb: 'drop', ...dropped };
  },
  show: (words) => {
    const shown = cardsAndManner(words, ['partner', 'adversary']);
    if (isFault(shown)) return shown;
    const { cards, manner } = shown;
    return manner ? { verb: 'show', cards, manner } : fault('"show" ends with who sees it: partner or adversary');
  },
  mention: (words) => {
    const mentioned = cardsAndManner(words, ['partner']);
    return isFault(mentioned) ? mentioned : { verb: 'mention', ...mentioned };
  },
  answer: (words) => {
    const answer = words.length === 1 ? words[0]?.toLowerCase() : undefined;
    return answer === 'none' || answer === 'some' ? { verb: 'answer', answer } : fault('"answer" takes none or some');
  },
  claim: withTricks('claim'),
  concede: withTricks('concede'),
  attention: readAttention,
  refer: bare('refer'),
  'place-cards': bare('place-cards'),
  consult: bare('consult'),
  cut: bare('cut'),
  'new-rubber': bare('new-rubber'),
  'ask-undo': bare('ask-undo'),
  'ask-deal-again': bare('ask-deal-again'),
  consent: bare('consent'),
  'no-consent': bare('no-consent'),
  draw: (words) => {
    const places = words.map((word) => readNumber(word, 'place in the spread pack', 1, 52));
    const wrong = places.find(isFault);
    return wrong ?? (places.length > 0 ? { verb: 'draw', places: places as number[] } : fault('name a place, 1 to 52'));
  },
  'take-seat': withSeat('take-seat'),
  substitute: withSeat('substitute'),
  'no-substitute': withSeat('no-substitute'),
  elect: readElect,
};

function readAttention([word, ...rest]: readonly string[]): Act | Fault {
  const topic = TOPICS.find((one) => one === word?.toLowerCase());
  if (!topic) return fault(`${quote(word)} is no topic (${TOPICS.join(', ')})`);
  const [first] = rest;
  const seat = first === undefined || /^\d/.test(first) ? undefined : readSeat(first);
  if (isFault(seat)) return seat;
  const after = seat ? rest.slice(1) : rest;
  const trick = after.length === 0 ? undefined : only(after, (number) => readNumber(number, 'trick', 1, 13));
  if (isFault(trick)) return trick;
  return { verb: 'attention', topic, ...(seat ? { seat } : {}), ...(trick ? { trick } : {}) };
}

function readElect(words: readonly string[]): Act | Fault {
  const numbered = /^\d/.test(words[0] ?? '');
  const ruling = numbered ? readNumber(words[0], 'ruling', 1, 1_000_000) : undefined;
  if (isFault(ruling)) return ruling;
  const option = readOption(words.slice(numbered ? 1 : 0).join(' '));
  return isFault(option) ? option : { verb: 'elect', option, ...(ruling ? { ruling } : {}) };
}

const isVerb = (word: string): word is Verb => Object.hasOwn(READERS, word);

/**
 * Reads one act, `E: play HK`. Spaces, case, `10` and the suit signs are free; the result is exact.
 * @returns the seat and the act, or what is wrong with the line.
 */
export function readAct(line: string): SeatedAct | Fault {
  const [, before = '', rest = ''] = /^([^:]*):(.*)$/s.exec(line) ?? [];
  const seat = readSeat(before.trim());
  if (isFault(seat))
    return fault(`an act begins with a seat and a colon, as "E: play HK"; this is ${quote(line.trim())}`);
  const [word = '', ...words] = wordsOf(rest);
  const verb = word.toLowerCase();
  if (!isVerb(verb)) return fault(`${quote(word)} is no verb of the table`);
  const act = READERS[verb](words);
  return isFault(act) ? fault(`${verb}: ${act.fault}`) : { seat, act };
}

/** Writes one act as a line in its exact form. `readAct` of it gives the same act. */
export function writeAct(seat: Seat, act: Act): string {
  return [`${seat}:`, act.verb, ...argumentsOf(act)].join(' ');
}

function argumentsOf(act: Act): readonly (string | number)[] {
  switch (act.verb) {
    case 'bid':
    case 'correct':
      return [act.call];
    case 'make':
      return [act.denomination];
    case 'play':
    case 'dummy':
    case 'arrange':
    case 'take-back':
    case 'call':
    case 'pick-up':
    case 'suggest':
      return act.cards;
    case 'drop':
    case 'show':
    case 'mention':
      return present(...act.cards, act.manner);
    case 'answer':
      return [act.answer];
    case 'claim':
    case 'concede':
      return [act.tricks];
    case 'attention':
      return present(act.topic, act.seat, act.trick);
    case 'draw':
      return act.places;
    case 'take-seat':
    case 'substitute':
    case 'no-substitute':
      return [act.seat];
    case 'elect':
      return present(act.ruling, act.option);
    default:
      return alone(act.verb);
  }
}

/** Compiles only for verbs that take nothing: a new verb with arguments must be written above. */
const alone = (_verb: BareVerb): readonly string[] => [];

const present = (...words: readonly (string | number | undefined)[]): readonly (string | number)[] =>
  words.filter((word) => word !== undefined);
