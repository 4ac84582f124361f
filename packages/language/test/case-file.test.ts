import { describe, expect, it } from 'vitest';
import { readCase } from '../src/index.ts';

const HEAD = `title: a case
code: auction-1913
law: 76, 78
dealer: S
deal: N:K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4 QJT84.A3.K72.AK5 76.T9654.Q63.T76
contract: S 2R
`;

const faultsOf = (text: string): string[] => {
  const read = readCase(text);
  return 'faults' in read ? read.faults.map(({ line, fault }) => `${line}: ${fault}`) : [];
};

const fine = (text: string) => {
  const read = readCase(text);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read;
};

describe('the heading', () => {
  it('makes a position', () => {
    const { position, code, rules, heading } = fine(HEAD);
    expect(code).toBe('auction-1913');
    expect(heading.law).toEqual([76, 78]);
    expect(rules).toEqual({ irregularities: 'live', attention: 'players', spectators: 'public' });
    expect(position.dealer).toBe('S');
    expect(position.contract).toEqual({ seat: 'S', bid: '2R', doubled: 1 });
    expect(position.hands.E).toEqual(['SA', 'S9', 'S2', 'HK', 'HJ', 'H8', 'DT', 'D9', 'D8', 'D5', 'CQ', 'CJ', 'C4']);
    expect(position).not.toHaveProperty('leader');
  });

  it('may hold an ending with all that belongs to it', () => {
    const { position, rules } = fine(`
      # whatever stands in front is free
      code: AUCTION-1913
      source: Law 80 of the code, example of our own
      contract: w 3n redoubled
      leader: n
      tricks: EW 4 NS 5
      score: NS 16 0 0 EW 0 250 1
      rules: irregularities guarded attention table
      deal: N:A.K.Q.J K.A.J.Q Q.J.A.K J.Q.K.A
    `);
    expect(position).toMatchObject({
      dealer: 'W',
      leader: 'N',
      contract: { seat: 'W', bid: '3N', doubled: 4 },
      tricks: { NS: 5, EW: 4 },
      score: { NS: { below: 16, above: 0, games: 0 }, EW: { below: 0, above: 250, games: 1 } },
    });
    expect(rules).toEqual({ irregularities: 'guarded', attention: 'table', spectators: 'public' });
  });

  it('begins in the declaring without a contract', () => {
    expect(fine(HEAD.replace(/contract.*\n/, '')).position).not.toHaveProperty('contract');
  });

  it('takes the maker and the denomination in bridge-1905', () => {
    const { position } = fine(
      HEAD.replace('auction-1913', 'bridge-1905').replace('dealer: S', 'dealer: E').replace('S 2R', 'W H x8'),
    );
    expect(position).toMatchObject({ dealer: 'E', contract: { seat: 'W', bid: 'H', doubled: 8 } });
  });

  it('stands byte order marks, carriage returns and comments', () => {
    const text = `\uFEFF${HEAD}\nE: play HK # out of turn\nexpect turn W  # still\n`.replaceAll('\n', '\r\n');
    expect(fine(text).steps).toHaveLength(2);
  });

  it.each([
    [
      '',
      [
        '1: the heading lacks "code:"',
        '1: the heading lacks "deal:"',
        '1: the heading lacks "dealer:", who speaks first',
      ],
    ],
    [HEAD.replace('dealer', 'dealr'), ['4: "dealr" is no directive']],
    [`${HEAD}title: again`, ['7: "title" is given twice, first on line 1']],
    [`${HEAD}E: pass\nleader: E`, ['8: "leader" stands after the first act']],
    [HEAD.replace('9832', '9833'), ['5: deal: C3 is dealt twice']],
    [HEAD.replace('A92', 'A9'), ['5: deal: the hands are not equal']],
    [HEAD.replace('S 2R', 'S R2'), ['6: contract: "R2" is no denomination']],
    [HEAD.replace('S 2R', 'S H'), ['6: contract: H lacks the number of tricks']],
    [HEAD.replace('auction-1913', 'bridge-1905'), ['6: contract: 2R is not made in bridge-1905']],
    [
      HEAD.replace('auction-1913', 'bridge-1905').replace('S 2R', 'S H').replace('dealer: S', '# no dealer'),
      ['7: the heading lacks "dealer:", who plays the hand'],
    ],
    [HEAD.replace('S 2R', 'S 2R tripled'), ['6: contract: "tripled" is not "doubled"']],
    [HEAD.replace('S 2R', 'S 2R x3'), ['6: contract: "x3" is not']],
    [HEAD.replace('76, 78', 'seventy-six'), ['3: law: "seventy-six" is no number of a law']],
    [`${HEAD}tricks: NS 5`, ['7: tricks: "NS 5" is not "NS TRICKS EW TRICKS"']],
    [`${HEAD}tricks: NS 5 NS 4`, ['7: tricks:']],
    [`${HEAD}tricks: NS 1 EW 0`, ['7: tricks: 1 tricks won and 13 in hand are more than thirteen']],
    [`${HEAD}score: NS 1 2 EW 3 4`, ['7: score:']],
    [`${HEAD}rules: manners good`, ['7: rules: "manners" is no rule']],
    [`${HEAD}rules: attention`, ['7: rules: nothing is no value of "attention" (players, table)']],
    [HEAD.replace('S 2R', 'S 2R').replace(/contract.*\n/, 'leader: E\n'), ['6: leader: without "contract:"']],
    [
      'code: auction-1913\ndealer: S\ndeal: N:A.K.Q.J K.A.J.Q Q.J.A.K J.Q.K.A',
      ['3: deal: an ending begins at the play'],
    ],
    [`${HEAD}what is this`, ['7: "what is this" is neither a directive']],
    [`${HEAD}E: plya HK\n\nE: play HZ`, ['7: "plya" is no verb', '9: play: "HZ" is no card']],
  ])('%s', (text, expected) => {
    const faults = faultsOf(text);
    expect(faults).toHaveLength(expected.length);
    for (const [at, start] of expected.entries()) expect(faults[at]?.slice(0, start.length)).toBe(start);
  });
});

describe('expectations', () => {
  it.each([
    'ruling 76 to S against E: expose, call-suit, waive',
    'ruling 76 to S against E: suit S, suit H, suit D, suit C, waive',
    'ruling 84 to N, S against E: points,tricks',
    'ruling 84 to NS against E : points',
    'no ruling',
    'no ruling 76',
    'lawful E: HK H3',
    'lawful E: none',
    'exposed E: ♥K h10',
    'exposed E:none',
    'turn W',
    'turn none',
    'phase declaring',
    'barred W',
    'not barred W',
    'contract S 2R doubled',
    'contract none',
    'trick WC7 NC2',
    'trick',
    'trick none',
    'tricks NS 5 EW 4',
    'revoke W 3 established',
    'revoke W 3 correctable',
    'no revoke',
    'score NS 16 0 0 EW 0 250 1',
  ])('expect %s', (text) => {
    const [step] = fine(`${HEAD}expect   ${text}`).steps;
    expect(step).toMatchObject({ kind: 'expect', line: 7, text });
  });

  it('of a refusal follow an act', () => {
    expect(fine(`${HEAD}E: pass\nexpect refused\nexpect refused 76`).steps).toHaveLength(3);
    expect(faultsOf(`${HEAD}expect refused`)).toEqual([
      '7: "expect refused" is about the act just before, and there is none',
    ]);
  });

  it.each([
    ['', /nothing is no expectation/],
    ['turns W', /"turns W" is no expectation/],
    ['toString', /no expectation/],
    ['no exposed E', /no expectation/],
    ['ruling 76 to S: expose', /a ruling is expected as/],
    ['ruling 76 to S against E', /a ruling is expected as/],
    ['ruling 76 to S against E:', /nothing is no option/],
    ['ruling 76 to S against E: expose,,waive', /nothing is no option/],
    ['ruling 76 to Q against E: expose', /"Q" is no seat/],
    ['ruling LXXVI to S against E: expose', /no number of a law/],
    ['lawful E', /expected as "lawful E: HK D5"/],
    ['exposed E: HX', /no card/],
    ['turn', /nothing is no seat/],
    ['phase bidding', /declaring, playing/],
    ['trick C7', /"C7" is no seat with its card/],
    ['tricks 5 4', /is not "NS/],
    ['revoke W established', /revoke W 3 established/],
    ['revoke W 3 certain', /no state/],
    ['score 0 0', /is not "NS/],
    ['refused never', /number of a law/],
  ])('expect %s', (text, why) => {
    const [fault = '', ...more] = faultsOf(`${HEAD}E: pass\nexpect ${text}`);
    expect(more).toEqual([]);
    expect(fault).toMatch(/^8: /);
    expect(fault).toMatch(why);
  });
});
