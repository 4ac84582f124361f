import { viewOf } from '@eldest-hand/laws';
import { describe, expect, it } from 'vitest';
import { kindOf, type ReadDeal, readRecord } from '../src/index.ts';

/** A deal of contract bridge with every mark that PBN 2.1 has for irregularities, as its author's own test has it. */
const MARKED = `% PBN 2.1
[Event "Marks"]
[Board "3"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "W:KQT2.AT.J6542.85 .63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4"]
[Declarer "^S"]
[Contract "5HX"]
[Result "^5"]
[Auction "W"]
- ^S 1D ^I 1C
4S =1= ^I 3NT ^S ^S
X 5H $5 X AP
[Note "1: a jump"]
[Play "W"]
SK H3 S4 S3
C5 C2 ^R S5 ^L CK {South leads
though North has won}
S2 H6 ^R C6 S7 ; and the rest is not told
*
`;

const last = ({ moments }: ReadDeal) => viewOf((moments.at(-1) as ReadDeal['moments'][0]).table, 'spectator');
const only = (text: string): ReadDeal => {
  const { deals, faults } = readRecord(text);
  expect([faults, deals.length]).toEqual([[], 1]);
  return deals[0] as ReadDeal;
};
const faultsOf = (text: string) => readRecord(text).faults.map(({ line, fault }) => `${line}: ${fault}`);

describe('PBN from elsewhere', () => {
  it('is followed with its marks, and no law is asked', () => {
    const deal = only(MARKED);
    const view = last(deal);
    expect([deal.number, deal.code, view.rulings]).toEqual([3, null, []]);
    expect(view.calls.map(({ seat, call, note }) => [seat, call, note].filter(Boolean).join(' '))).toEqual([
      'E 1D out-of-turn',
      'S 1C insufficient',
      'W 4S',
      'N 3N insufficient',
      'W double out-of-turn',
      'N 5H',
      'E double',
      'S pass',
      'W pass',
      'N pass',
    ]);
    expect(view.contract).toEqual({ seat: 'S', bid: '5H', doubled: 2 });
    const played = deal.moments.flatMap(({ events }) =>
      events.flatMap((event) => (event.kind === 'played' ? [event.seat + event.card] : [])),
    );
    expect(played.join(' ')).toBe('WSK NH3 ES4 SS3 SCK WC5 NC2 ES5 SS7 WS2 NH6 EC6');
    const told = deal.moments.flatMap(({ events }) =>
      events.flatMap((event) =>
        event.kind === 'revoke-noticed'
          ? [`${event.seat} ${event.trick}`]
          : event.kind === 'false-lead'
            ? [event.card]
            : [],
      ),
    );
    expect(told).toEqual(['CK', 'E 2', 'E 3']);
    // The caret at the result: five tricks, whatever the cards show.
    expect(view.tricks).toEqual({ NS: 5, EW: 8 });
  });

  it('shows calls and cards up to what cannot be followed, and names the line', () => {
    expect(faultsOf(MARKED.replace('SK H3', 'SK S9'))).toEqual([
      '16: S9 is not in the hand of N now: compare this row with [Deal]; the play is shown up to there',
    ]);
    const { deals, faults } = readRecord(MARKED.replace('5H $5 X', '9Z X'));
    expect(faults.map(({ line }) => line)).toEqual([13]);
    expect(last(deals[0] as ReadDeal).trickNumber).toBe(3);
  });

  it.each([
    ['no cards', MARKED.replace(/\[Deal .*\n/, ''), /^2: this game has no \[Deal/],
    ['a card dealt twice', MARKED.replace('.63.AKQ987', '.K3.AKQ987'), /^6: Deal: /],
    ['no dealer', MARKED.replace(/\[Dealer .*\n/, ''), /^2: this game needs \[Dealer/],
    ['a file of nothing', '% PBN 2.1\n', /^1: no game/],
  ])('is refused with what to do: %s', (_, text, fault) => {
    expect(readRecord(text).deals).toEqual([]);
    expect(faultsOf(text)).toEqual([expect.stringMatching(fault)]);
  });

  it('may hold several games, parted by an empty line or not', () => {
    const two = `${MARKED}\n${MARKED.replace('% PBN 2.1\n', '').replace('"3"', '"4"')}`;
    expect(readRecord(two).deals.map(({ number }) => number)).toEqual([3, 4]);
    expect(readRecord(two.replace('\n\n', '\n')).deals.map(({ number }) => number)).toEqual([3, 4]);
  });

  it('without a contract to read shows the calls alone', () => {
    const bare = MARKED.replaceAll(/\[(Declarer|Contract|Result) .*\n/g, '');
    const view = last(only(bare.replace(/- \^S 1D[\s\S]*$/, '- 1C\nPass *\n')));
    expect([view.phase, view.calls.map(({ call }) => call)]).toEqual(['declaring', ['1C', 'pass']]);
  });
});

const CASE = `title: East leads out of turn
code: auction-1913
deal: N:K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4 QJT84.A3.K72.AK5 76.T9654.Q63.T76
contract: S 2R

E: play HK
expect ruling 76 to S against E: expose, call-suit, waive
W: dummy H7
expect refused
S: elect expose
`;

describe('a transcript', () => {
  it('of a case file is gone through act by act; what is expected to be refused is passed over', () => {
    const deal = only(CASE);
    expect([deal.moments.length, last(deal).hands.E.exposed]).toEqual([3, ['HK']]);
    expect(readRecord(CASE).title).toBe('East leads out of turn');
  });

  it.each([
    [
      'an act that cannot be done',
      CASE.replace('S: elect expose', 'S: elect points'),
      /^10: this cannot be done here: /,
      1,
    ],
    ['a word that is none', CASE.replace('play HK', 'fly HK'), /^6: "fly" is no verb/, 0],
    [
      'a code that nobody knows',
      CASE.replace('auction-1913', 'contract-2017'),
      /^2: code: this engine has no code "contract-2017"/,
      0,
    ],
    ['no cards', CASE.replace(/deal:.*\n/, ''), /lacks "deal:"/, 0],
    ['something else', 'Dear Sir,\nplease find enclosed\n', /^1: /, 0],
    ['nothing', ' \n', /nothing in it/, 0],
  ])('is refused by line: %s', (_, text, fault, deals) => {
    const read = readRecord(text);
    expect(read.deals.length).toBe(deals);
    expect(faultsOf(text)[0]).toMatch(fault);
  });

  it('names the lines of the file, also in a later deal, and as many of them as there are', () => {
    const deal =
      'code: auction-1913\ndeal: N:K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4 QJT84.A3.K72.AK5 76.T9654.Q63.T76\ncontract: S 2R\n';
    const { deals, faults } = readRecord(`${deal}W: play H5\n\n${deal}W: play H5\nW: play SA\n`);
    expect(deals).toHaveLength(2);
    expect(faults.map(({ line }) => line)).toEqual([10]);
    expect(readRecord('x\n'.repeat(150_000)).faults.length).toBeGreaterThanOrEqual(150_000);
  });
});

describe('a title and names from anywhere', () => {
  it('turn no text around them, are one line, and are not endless', () => {
    const marked = MARKED.replace('"Marks"', `"\u202Eskram\u2066 ${'W'.repeat(300)}"`).replace(
      '[Board "3"]',
      `[Board "3"]\n[South "\u202Ehctiws"]\n[North "${'N'.repeat(500)}"]`,
    );
    const { title, deals } = readRecord(marked);
    expect(title).toBe(`skram ${'W'.repeat(74)}`);
    expect(deals[0]?.names).toEqual({ N: 'N'.repeat(80), E: '', S: 'hctiws', W: '' });
    const data = { table: { code: 'auction-1913', name: 'a\u0007\u202Eb\u2028c' }, deals: [] };
    expect(readRecord(JSON.stringify(data)).title).toBe('abc');
  });
});

describe('data', () => {
  it.each([
    ['half a file', '{\n "table": {\n', /no whole JSON/],
    ['something else', '{"a": 1}', /no record of a table/],
    [
      'a deal without events',
      '{"table":{"code":"auction-1913"},"deals":[{"number":1,"deal":"N:K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4 QJT84.A3.K72.AK5 76.T9654.Q63.T76"}]}',
      /deal 1: its dealer is missing/,
    ],
    [
      'events of another world',
      '{"table":{"code":"auction-1913"},"deals":[{"number":1,"dealer":"N","scoreBefore":{"NS":{"below":0,"above":0,"games":0},"EW":{"below":0,"above":0,"games":0}},"events":[{"kind":"acted","act":{}},{"kind":"played"}],"deal":"N:K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4 QJT84.A3.K72.AK5 76.T9654.Q63.T76"}]}',
      /deal 1, event 1: "acted" cannot have this as its "seat"/,
    ],
  ])('is refused with what to do: %s', (_, text, fault) => {
    expect(faultsOf(text)).toEqual([expect.stringMatching(fault)]);
  });
});

describe('what a text is taken for', () => {
  it.each([
    ['empty', ' \n'],
    ['data', '{ "deals": [] }'],
    ['pbn', MARKED],
    ['lin', 'pn|Anna,Ben,Cleo,Dora|st||md|3SAKQ,HT9,DJ2|rh||ah|Board 1|sv|o|mb|1C|'],
    ['lin', 'vg|Match,,P,1,16,A,0,B,0|\nqx|o1|md|1SAKQ,HT9,DJ2|mb|p|'],
    ['transcript', 'S: bid 1R'],
    ['transcript', 'a line with a | in it, and md|x'],
  ])('%s', (kind, text) => expect(kindOf(text)).toBe(kind));

  it('LIN is not taken for lines that make no sense, and says what to do instead', () =>
    expect(readRecord('md|3SAKQ,HT9,DJ2|mb|1C|').faults).toEqual([
      { line: 1, fault: expect.stringMatching(/^LIN.*PBN$/) },
    ]));
});
