import { SEATS } from '@eldest-hand/cards';
import { CODE_NAMES, RULE_VALUES, type Rules } from '@eldest-hand/laws';
import { z } from 'zod';
import { PLAIN_LINE, VISIBLE } from './messages.ts';

/** More prepared deals than anybody plays in an evening. */
const MOST_DEALS = 64;
const DEAL_LENGTH = 200;

const rules = z.strictObject({
  irregularities: z.enum(RULE_VALUES.irregularities).exactOptional(),
  attention: z.enum(RULE_VALUES.attention).exactOptional(),
  spectators: z.enum(RULE_VALUES.spectators).exactOptional(),
  spades: z.enum(RULE_VALUES.spades).exactOptional(),
  places: z.enum(RULE_VALUES.places).exactOptional(),
  consent: z.enum(RULE_VALUES.consent).exactOptional(),
});
export const RULES_AGREE: z.infer<typeof rules> extends Partial<Rules> ? true : never = true;

/** A table may go without a name. */
const SEEN_OR_EMPTY = new RegExp(`^$|${VISIBLE.source}`, 'u');

/** The body of `POST /api/tables`. Deals are PBN text, read by the server. */
export const newTableSchema = z.strictObject({
  code: z.enum(CODE_NAMES),
  name: z
    .string()
    .trim()
    .max(60)
    .regex(PLAIN_LINE, 'one line of plain text')
    .regex(SEEN_OR_EMPTY, 'there is nothing to see in it')
    .exactOptional(),
  rules: rules.exactOptional(),
  deals: z.array(z.string().max(DEAL_LENGTH)).max(MOST_DEALS).exactOptional(),
  dealer: z.enum(SEATS).exactOptional(),
  /** Not listed: found by those only who have its address. */
  private: z.boolean().exactOptional(),
});

export type NewTable = z.input<typeof newTableSchema>;
