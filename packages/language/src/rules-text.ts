import { DEFAULT_RULES, RULE_VALUES, type Rules } from '@eldest-hand/laws';
import { type Fault, fault } from './fault.ts';
import { quote, wordsOf } from './words.ts';

const KEYS = Object.keys(RULE_VALUES) as (keyof Rules)[];

/** Reads `KEY VALUE …`; rules that are not named keep their default. */
export function readRules(text: string): Rules | Fault {
  const words = wordsOf(text);
  if (words.length === 0) return fault('rules are KEY VALUE pairs, as "irregularities coached"');
  const read: Record<string, string> = {};
  for (let at = 0; at < words.length; at += 2) {
    const [word, value] = [words[at], words[at + 1]];
    const key = KEYS.find((one) => one === word?.toLowerCase());
    if (!key) return fault(`${quote(word)} is no rule (${KEYS.join(', ')})`);
    const values: readonly string[] = RULE_VALUES[key];
    const found = values.find((one) => one === value?.toLowerCase());
    if (!found) return fault(`${quote(value)} is no value of "${key}" (${values.join(', ')})`);
    if (key in read) return fault(`the rule "${key}" is given twice`);
    read[key] = found;
  }
  return { ...DEFAULT_RULES, ...read };
}

export const writeRules = (rules: Rules): string =>
  KEYS.flatMap((key) => (rules[key] === undefined ? [] : [`${key} ${rules[key]}`])).join(' ');
