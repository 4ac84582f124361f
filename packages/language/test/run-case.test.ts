import { describe, expect, it } from 'vitest';
import { runCase } from '../src/index.ts';

const HEAD = `title: East leads out of turn; the declarer keeps the card as exposed
code: auction-1913
law: 76
dealer: S
deal: N:K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4 QJT84.A3.K72.AK5 76.T9654.Q63.T76
contract: S 2R
`;
/** The example of the contract. */
const EXAMPLE = `${HEAD}
E: play HK
expect ruling 76 to S against E: expose, call-suit, waive
expect turn W
S: elect expose
expect exposed E: HK
expect turn W
W: play C7
`;

const failuresOf = (text: string): string[] => {
  const outcome = runCase(text);
  if (!outcome.readable) throw new Error(JSON.stringify(outcome.faults));
  return outcome.failures.map(({ line, expected, found }) => `${line}: ${expected} / ${found}`);
};

describe('a case file against the laws', () => {
  it('holds when all that it expects is so', () => {
    expect(failuresOf(EXAMPLE)).toEqual([]);
  });

  it('names each expectation that fails, by its line, and goes on', () => {
    const wrong = EXAMPLE.replace('call-suit, waive', 'waive').replace('exposed E: HK', 'exposed E: none');
    expect(failuresOf(`${wrong}expect trick WC7\nexpect turn E\n`)).toEqual([
      '9: ruling 76 to S against E: expose, waive / ruling 76 to S against E: expose, call-suit, waive',
      '12: exposed E: none / exposed E: HK',
      '16: turn E / turn N',
    ]);
  });

  it('fails at an act that is refused and not expected to be', () => {
    const [failure = '', ...more] = failuresOf(`${HEAD}W: play SA\nexpect turn W\nW: play C7\n`);
    expect(more).toEqual([]);
    expect(failure).toMatch(/^7: the act to be done \/ refused \(card-not-held: /);
  });

  it('lets an act be refused where that is expected, with other expectations between', () => {
    expect(failuresOf(`${HEAD}W: play SA\nexpect turn W\nexpect refused\nW: play C7\nexpect trick WC7\n`)).toEqual([]);
  });

  it('speaks of a refusal only until the next act', () => {
    const failures = failuresOf(`${HEAD}W: play SA\nW: play C7\nexpect refused\n`);
    expect(failures).toHaveLength(2);
    expect(failures[0]).toMatch(/^7: the act to be done/);
    expect(failures[1]).toBe('9: refused / the act done');
  });

  it('fails where the law of a refusal is another one', () => {
    expect(failuresOf(`${HEAD}W: play SA\nexpect refused 12\n`)).toEqual([
      expect.stringMatching(/^8: refused 12 \/ refused \(card-not-held/),
    ]);
  });

  it('fails at the last act too', () => {
    expect(failuresOf(`${HEAD}W: play SA`)).toEqual([expect.stringMatching(/^7: the act to be done/)]);
  });

  it('may look at the position before the first act', () => {
    expect(failuresOf(`${HEAD}expect phase playing\nexpect turn W\nexpect contract S 2R\nexpect trick\n`)).toEqual([]);
  });

  it('begins in the declaring without a contract', () => {
    const declaring = HEAD.replace(/contract.*\n/, '');
    expect(failuresOf(`${declaring}expect phase declaring\nexpect turn S\nS: bid 1S\nexpect turn W\n`)).toEqual([]);
  });

  it('goes on to the same following deal after the cut', () => {
    const text = `code: auction-1913
dealer: S
deal: N:A... K... Q... J...
contract: S 1N
W: play SJ
S: dummy SA
E: play SK
S: play SQ
expect tricks NS 1 EW 0
expect phase reckoning
S: cut
expect phase declaring
expect turn W
W: bid 1N
N: pass
E: pass
S: pass
expect contract W 1N
N: play SA
expect trick NSA
`;
    expect(failuresOf(text)).toEqual([]);
  });
});

it('lets the dealer play the hand that his partner made, in bridge-1905', () => {
  const text = HEAD.replace('auction-1913', 'bridge-1905').replace('S 2R', 'N H x4');
  expect(failuresOf(`${text}expect contract S H x4\nexpect turn W\nW: play C7\nexpect trick WC7\n`)).toEqual([]);
});

describe('a file that cannot be run', () => {
  it('names the lines that cannot be read', () => {
    expect(runCase(`${HEAD}E: plya HK`)).toEqual({
      readable: false,
      faults: [{ line: 7, fault: '"plya" is no verb of the table' }],
    });
  });

  it('names the code that the engine does not have', () => {
    expect(runCase(EXAMPLE.replace('auction-1913', 'whist-1890'))).toMatchObject({
      readable: false,
      faults: [{ line: 2, fault: expect.stringContaining('no code "whist-1890" (it has auction-1913') }],
    });
  });
});
