import type { Refusal } from '@eldest-hand/laws';
import { isFault } from '../fault.ts';
import { readNumber } from '../words.ts';
import type { CheckReader } from './moment.ts';

/** `refused` · `refused LAW` */
export const expectRefused: CheckReader = (text) => {
  const law = text === '' ? undefined : readNumber(text, 'number of a law', 1, 999);
  if (isFault(law)) return law;
  return ({ refusal }) => {
    if (!refusal) return 'the act done';
    return law === undefined || refusal.law === law ? undefined : refusalText(refusal);
  };
};

export const refusalText = ({ code, law, message }: Refusal): string =>
  `refused${law === undefined ? '' : ` ${law}`} (${code}: ${message})`;
