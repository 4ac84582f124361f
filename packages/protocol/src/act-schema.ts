import { PACK, SEATS } from '@eldest-hand/cards';
import { type Act, DENOMINATIONS, TOPICS } from '@eldest-hand/laws';
import { z } from 'zod';

/** Longest texts and lists that an act may hold; a hand is thirteen cards. */
const HAND = 13;
const OPTION_LENGTH = 40;

const cards = z.array(z.enum(PACK)).min(1).max(HAND).readonly();
/** Any whole number of tricks is sayable; three digits are enough to say the impossible. */
const call = z.string().regex(/^(0|[1-9]\d{0,2})[SHDCNR]$/, 'a bid is a number and a denomination, as 3R or 1N');
/** A declaration is put right to a bid, or to what is no bid. */
const correction = z.union([call, z.enum(['pass', 'double', 'redouble'])]);
const trickNumber = z.int().min(1).max(HAND);

const bare = <const V extends string>(verb: V) => z.strictObject({ verb: z.literal(verb) });
const withCards = <const V extends string>(verb: V) => z.strictObject({ verb: z.literal(verb), cards });
const withSeat = <const V extends string>(verb: V) => z.strictObject({ verb: z.literal(verb), seat: z.enum(SEATS) });
const withTricks = <const V extends string>(verb: V) =>
  z.strictObject({ verb: z.literal(verb), tricks: z.union([z.int().min(0).max(HAND), z.literal('rest')]) });

/** One act, as TABLE-LANGUAGE lists them: nothing missing, nothing over, nothing too long. */
export const actSchema = z.discriminatedUnion('verb', [
  z.strictObject({ verb: z.literal('bid'), call }),
  bare('pass'),
  bare('double'),
  bare('redouble'),
  z.strictObject({ verb: z.literal('correct'), call: correction }),
  z.strictObject({ verb: z.literal('make'), denomination: z.enum(DENOMINATIONS) }),
  bare('leave'),
  bare('ask-lead'),
  bare('yes'),
  bare('satisfied'),
  withCards('play'),
  withCards('dummy'),
  withCards('arrange'),
  withCards('take-back'),
  withCards('call'),
  withCards('pick-up'),
  withCards('suggest'),
  bare('gather'),
  bare('throw-down'),
  bare('face'),
  bare('ask-none'),
  bare('admit'),
  bare('dispute'),
  bare('require-face'),
  z.strictObject({ verb: z.literal('drop'), cards, manner: z.literal('floor').exactOptional() }),
  z.strictObject({ verb: z.literal('show'), cards, manner: z.enum(['partner', 'adversary']) }),
  z.strictObject({ verb: z.literal('mention'), cards, manner: z.literal('partner').exactOptional() }),
  z.strictObject({ verb: z.literal('answer'), answer: z.enum(['none', 'some']) }),
  withTricks('claim'),
  withTricks('concede'),
  z.strictObject({
    verb: z.literal('attention'),
    topic: z.enum(TOPICS),
    seat: z.enum(SEATS).exactOptional(),
    trick: trickNumber.exactOptional(),
  }),
  bare('refer'),
  bare('place-cards'),
  bare('consult'),
  bare('cut'),
  bare('new-rubber'),
  bare('ask-undo'),
  bare('ask-deal-again'),
  bare('consent'),
  bare('no-consent'),
  z.strictObject({
    verb: z.literal('draw'),
    places: z.array(z.int().min(1).max(PACK.length)).min(1).max(4).readonly(),
  }),
  withSeat('take-seat'),
  withSeat('substitute'),
  withSeat('no-substitute'),
  z.strictObject({
    verb: z.literal('elect'),
    option: z.string().min(1).max(OPTION_LENGTH),
    ruling: z.int().min(1).max(1_000_000).exactOptional(),
  }),
]);

type Read = z.infer<typeof actSchema>;
/** Compiles only while every act that is read is an act of the laws, and every act of the laws can be read. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
export const ACTS_AGREE: Same<Read, Act> = true;
