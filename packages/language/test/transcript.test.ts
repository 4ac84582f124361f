import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FOLLOWING_DEAL, readTranscript, type Transcript, writeTranscript } from '../src/index.ts';

const TEXT = `title: East leads out of turn
code: auction-1913
law: 76 78
source: a lesson
dealer: S
deal: N:K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4 QJT84.A3.K72.AK5 76.T9654.Q63.T76
contract: S 2R doubled
leader: W
tricks: NS 0 EW 0
score: NS 16 0 0 EW 0 250 1
rules: irregularities coached attention players spectators public

E: play HK
S: elect 1 suit H
W: play HT
`;

const read = (text: string): Transcript => {
  const transcript = readTranscript(text);
  if ('faults' in transcript) throw new Error(JSON.stringify(transcript.faults));
  return transcript;
};

describe('a transcript', () => {
  it('is written as it was read', () => {
    expect(writeTranscript(read(TEXT))).toBe(TEXT);
  });

  it('writes the contract of bridge-1905 as that code does', () => {
    const text =
      'code: bridge-1905\ncontract: W N x8\nrules: irregularities live attention players spectators public spades convention\n\n';
    expect(writeTranscript(read(text))).toBe(text);
  });

  it('is what remains of a case file without its expectations', () => {
    const withExpectations = TEXT.replace('S: elect', 'expect turn S\nexpect no ruling 12\nS: elect');
    expect(read(withExpectations)).toEqual(read(TEXT));
  });

  it('keeps a title on one line', () => {
    const text = writeTranscript({ heading: { title: 'one\nE: play HK' }, acts: [] });
    expect(read(text)).toEqual({ heading: { title: 'one E: play HK' }, acts: [] });
  });

  it('names every line that cannot be read', () => {
    expect(readTranscript('code: auction-1913\nE: hurry\nnonsense')).toMatchObject({
      faults: [{ line: 2 }, { line: 3 }],
    });
  });
});

it('the deal that follows in a case file is committed to as any other', () => {
  const source = readFileSync(new URL('../src/following-deal.ts', import.meta.url), 'utf8');
  const [, text = ''] = /'(N:[^']+)'/.exec(source) ?? [];
  const { nonce, commitment } = FOLLOWING_DEAL;
  expect(commitment).toBe(createHash('sha256').update(`${text}|${nonce}`).digest('hex'));
});
