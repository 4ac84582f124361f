import type { Seat } from '@eldest-hand/cards';
import { type Act, hidesCards, type TableEvent, type Viewer, viewOf } from '@eldest-hand/laws';
import { describe, expect, it } from 'vitest';
import { after, cards, ending, finished, given, NEXT_DEAL } from '../test/table-from.ts';
import { freshDeal } from './table/table.ts';

const VIEWERS: readonly Viewer[] = ['N', 'E', 'S', 'W', 'spectator'];
/** The hands that a viewer sees, as `NS`. */
const seesHands = (table: ReturnType<typeof given>, viewer: Viewer): string => {
  const { hands } = viewOf(table, viewer);
  return (['N', 'E', 'S', 'W'] as const).filter((seat: Seat) => hands[seat].cards !== null).join('');
};

describe('who sees whose cards', () => {
  const lead = given({ contract: 'S 2R' });
  it.each([
    ['while the trump is declared', given(), ['N', 'E', 'S', 'W', '']],
    ['before the lead', lead, ['N', 'E', 'S', 'W', '']],
    ['when dummy is down', after(lead, 'W: play C7'), ['N', 'NE', 'NS', 'NW', 'N']],
    [
      'a spectator where the rules say so',
      given({ contract: 'S 2R', rules: { spectators: 'all' } }),
      ['N', 'E', 'S', 'W', 'NESW'],
    ],
    ['when the hand is over', finished({ contract: 'S 2R' }, 8), ['NESW', 'NESW', 'NESW', 'NESW', 'NESW']],
  ])('%s', (_, table, seen) => expect(VIEWERS.map((viewer) => seesHands(table, viewer))).toEqual(seen));

  it('everybody sees how many cards there are, and what lies exposed or faced', () => {
    const table = after(ending(), 'W: drop HT', 'S: drop SA');
    for (const viewer of VIEWERS) {
      const { hands } = viewOf(table, viewer);
      expect([hands.W.count, hands.W.exposed, hands.S.faced]).toEqual([4, ['HT'], ['SA']]);
    }
  });

  it('which card lies on the floor only its owner sees', () => {
    const table = after(ending(), 'W: drop HT floor');
    for (const viewer of VIEWERS) {
      const { hands } = viewOf(table, viewer);
      expect([hands.W.floor, hands.W.below]).toEqual([1, viewer === 'W' ? ['HT'] : []]);
    }
  });

  it.each([
    ['W: show HT partner', ['EW']],
    ['W: show HT adversary', ['NSW']],
  ])('%s: the face is for %s alone', (line, [told]) => {
    const table = after(ending(), line);
    const knows = VIEWERS.filter((viewer) => {
      const event = viewOf(table, viewer).news.find((one) => one.kind === 'shown');
      return event?.kind === 'shown' && event.cards.length > 0;
    });
    expect(knows.join('')).toBe(told);
  });

  it('the deal and its nonce are revealed when it is over', () => {
    const over = finished({ contract: 'S 2R' }, 8);
    expect(viewOf(given(), 'S').deal.revealed).toBeNull();
    expect(viewOf(over, 'spectator').deal.revealed?.hands.W.length).toBe(13);
  });
});

describe('a hidden irregularity is told to nobody', () => {
  const revoked = after(ending({ leader: 'S' }), 'S: play H8', 'W: play D7');
  it.each(VIEWERS)('a revoke, to %s', (viewer) => {
    const view = viewOf(revoked, viewer);
    expect(view.news.map((event) => event.kind)).toEqual(['played']);
    expect(JSON.stringify(view)).not.toMatch(/revoke/);
  });

  it.each(VIEWERS)('a trick short of a card, to %s', (viewer) => {
    const short = after(ending({ leader: 'S' }), 'S: play S5', 'W: play S3', 'S: dummy SK', 'S: gather');
    expect(viewOf(short, viewer).news.map((event) => event.kind)).toEqual(['trick-won', 'gathered']);
  });
});

describe('what is told of an event', () => {
  const revoke = { seat: 'W', trick: 10, card: 'D7', law: 83, status: 'established', noticed: false } as const;
  const told = (event: TableEvent, viewer: Viewer) => viewOf({ ...ending(), news: [event] }, viewer).news;

  it.each<[TableEvent]>([
    [{ kind: 'acted', seat: 'W', act: { verb: 'drop', cards: cards('HT'), manner: 'floor' } }],
    [{ kind: 'sealed', deal: NEXT_DEAL }],
    [{ kind: 'placed', position: { hands: NEXT_DEAL.hands, dealer: 'S' } }],
    [{ kind: 'revoked', revoke }],
    [{ kind: 'revoke-established', seat: 'W', trick: 10 }],
    [{ kind: 'order-ended', id: 1, how: 'broken' }],
    [{ kind: 'short-trick', seat: 'W', trick: 10 }],
    [{ kind: 'short-trick-settled', trick: 10 }],
  ])('%o: nothing', (event) => {
    for (const viewer of VIEWERS) expect(told(event, viewer)).toEqual([]);
  });

  it.each([
    ['he follows suit: everybody', 'W: play S3', 1],
    ['he revokes: nobody', 'W: play D7', 0],
  ] as const)('a called card that waits since %s is told why', (_, line, times) => {
    const called = after(ending({ leader: 'S' }), 'W: drop HT', 'S: play S5', 'S: call HT', line);
    for (const viewer of VIEWERS)
      expect(viewOf(called, viewer).news.filter(({ kind }) => kind === 'call-waits')).toHaveLength(times);
  });

  it('a pack is spread with its faces down', () => {
    const spread: TableEvent = { kind: 'spread', purpose: 'out', cards: cards('S2 S3'), among: ['N'], outgoing: 1 };
    for (const viewer of VIEWERS) expect(told(spread, viewer)).toEqual([{ ...spread, cards: [] }]);
  });

  it('a deal tells its commitment alone', () => {
    const dealt: TableEvent = { kind: 'dealt', number: 2, dealer: 'W', deal: NEXT_DEAL, freshRubber: false };
    const hands = { N: [], E: [], S: [], W: [] };
    for (const viewer of VIEWERS)
      expect(told(dealt, viewer)).toEqual([{ ...dealt, deal: { hands, nonce: '', commitment: 'commitment' } }]);
  });

  it.each(['floor', 'picked-up'] as const)('%s: its owner knows the card', (kind) => {
    const event: TableEvent = { kind, seat: 'W', cards: cards('HT') };
    for (const viewer of VIEWERS)
      expect(told(event, viewer)).toEqual([{ ...event, cards: viewer === 'W' ? ['HT'] : [] }]);
  });
});

describe('the hands when no more is played', () => {
  it.each(['reckoning', 'over', 'void', 'cutting'] as const)('%s: everybody sees them', (phase) => {
    for (const viewer of VIEWERS) expect(seesHands({ ...ending(), phase }, viewer)).toBe('NESW');
  });
  it.each(['declaring', 'playing'] as const)('%s: not', (phase) => {
    expect(seesHands({ ...ending(), phase, dummyDown: false }, 'spectator')).toBe('');
  });
});

describe('before a rubber', () => {
  const cutting = { purpose: 'partners', spread: cards('S2 H3'), toDraw: ['N', 'E'], cut: {}, order: [] } as const;
  const between = {
    ...ending(),
    phase: 'cutting',
    cutting: { ...ending().cutting, ...cutting },
  } as unknown as ReturnType<typeof given>;
  const waits = (table: typeof between) => {
    const { waitingFor, waitingWhy } = viewOf(table, 'S');
    return [waitingFor, waitingWhy];
  };
  const withOrder = { ...between, cutting: { ...between.cutting, order: ['E', 'N'] } } as unknown as typeof between;
  const over = { ...ending(), phase: 'over' as const };

  it('for those who cut, for the lowest, for the next rubber, for the cut of the pack', () => {
    expect(waits(between)).toEqual([['N', 'E'], 'draw']);
    expect(waits(withOrder)).toEqual([['E'], 'take-seat']);
    expect(waits({ ...over, rules: { ...over.rules, places: 'cut' } })).toEqual([['N', 'E', 'S', 'W'], 'new-rubber']);
    expect(waits(over)).toEqual([['S'], 'cut']);
    const reckoning = { ...over, phase: 'reckoning' as const, rules: { ...over.rules, places: 'cut' as const } };
    expect(waits(reckoning)).toEqual([['S'], 'cut']);
  });

  it.each([
    ['partners', 'auction-1913', 18],
    ['out', 'auction-1913', 21],
    ['partners', 'bridge-1905', 18],
    ['out', 'bridge-1905', 23],
  ] as const)('the cards of the spread are told in number only: %s, %s', (purpose, code, law) => {
    const table = { ...between, code, cutting: { ...between.cutting, purpose } } as unknown as typeof between;
    expect(viewOf(table, 'N').cutting).toMatchObject({ purpose, law, cards: 2 });
    expect(viewOf(table, 'N').cutting).not.toHaveProperty('spread');
  });
});

it.each<[Act, boolean]>([
  [{ verb: 'show', cards: cards('HT'), manner: 'partner' }, true],
  [{ verb: 'pick-up', cards: cards('HT') }, true],
  [{ verb: 'drop', cards: cards('HT'), manner: 'floor' }, true],
  [{ verb: 'drop', cards: cards('HT') }, false],
  [{ verb: 'play', cards: cards('HT') }, false],
  [{ verb: 'pass' }, false],
])('%o hides cards: %s', (act, hides) => expect(hidesCards(act)).toBe(hides));

/** West has not followed to the ace of spades, and his partner asks him. */
const asked = () =>
  after(ending({ leader: 'S' }), 'S: play SA', 'W: play D7', 'S: dummy S4', 'E: play S9', 'E: ask-none');
const owned = () => after(asked(), 'W: answer some');
/** West has no club, and says that he has. */
const answeredFalsely = () =>
  after(
    ending({ leader: 'N' }),
    'S: dummy C8',
    'E: play D5',
    'S: play D6',
    'W: play D7',
    'E: ask-none',
    'W: answer some',
  );

describe('whom the table waits for', () => {
  it.each([
    ['a call', given(), ['S'], 'call'],
    ['a card', ending(), ['W'], 'card'],
    ['dummy’s card: the declarer', after(ending(), 'W: play HT'), ['S'], 'card'],
    ['a choice', after(ending(), 'E: play HJ'), ['S'], 'ruling'],
    ['one of two', after(ending({ leader: 'N' }), 'N: suggest SK'), ['W', 'E'], 'ruling'],
    ['answers to a claim', after(ending(), 'S: claim 2'), ['W', 'E'], 'claim'],
    ['an answer', after(ending({ leader: 'S' }), 'S: play H8', 'W: play D7', 'E: ask-none'), ['W'], 'answer'],
    ['a bid made sufficient', after(given(), 'S: bid 2H', 'W: bid 2D', 'N: elect penalize'), ['W'], 'correction'],
    ['a call, though an insufficient bid may be penalized', after(given(), 'S: bid 2H', 'W: bid 2D'), ['N'], 'call'],
    ['the cut', finished({ contract: 'S 2R' }, 8), ['S'], 'cut'],
    [
      'a revoke noticed in time',
      after(ending({ leader: 'S' }), 'S: play H8', 'W: play D7', 'S: attention revoke W'),
      ['W'],
      'correction',
    ],
    ['a revoke owned to', owned(), ['W'], 'correction'],
    ['a revoke owned to, though the trick was turned meanwhile', after(owned(), 'S: gather'), ['W'], 'correction'],
    ['the declarer, once it is put right and he has chosen', after(owned(), 'W: take-back D7'), ['S'], 'ruling'],
    ['the next lead, when he who owned to it has played on', after(owned(), 'S: play S5', 'W: play S3'), ['S'], 'card'],
    ['a card, where the answer was “some” and there is no revoke', answeredFalsely(), ['S'], 'card'],
  ])('%s', (_, table, seats, why) => {
    const view = viewOf(table, 'spectator');
    expect([view.waitingFor, view.waitingWhy]).toEqual([seats, why]);
  });
});

describe('what can still be put right', () => {
  it('a revoke is shown to all once it is owned to, and not before', () => {
    expect(viewOf(asked(), 'S').toPutRight).toEqual([]);
    expect(viewOf(owned(), 'S').toPutRight).toEqual([{ seat: 'W', card: 'D7', law: 83 }]);
    expect(viewOf(after(owned(), 'W: take-back D7'), 'S').toPutRight).toEqual([]);
  });

  it('a lead out of turn by the declarer has its law, until the next hand has played', () => {
    const led = after(ending(), 'S: play H8');
    expect(viewOf(led, 'W').falseLeadBy).toEqual({ seat: 'S', rightful: 'W', law: 77 });
    expect(viewOf(after(led, 'W: play HT'), 'W').falseLeadBy).toBeNull();
    expect(viewOf(after(ending(), 'E: play HJ'), 'W').falseLeadBy).toEqual({ seat: 'E', rightful: 'W', law: 76 });
  });
});

describe('only a coached table tells what may be played', () => {
  const coached = after(ending({ rules: { irregularities: 'coached' }, leader: 'S' }), 'S: play S5');
  it.each([
    ['the one whose turn it is', coached, 'W', ['SQ', 'S3']],
    ['another', coached, 'E', []],
    ['a spectator', coached, 'spectator', null],
    ['the declarer, of dummy', after(coached, 'W: play S3'), 'S', ['SK', 'S4']],
    ['dummy himself', after(coached, 'W: play S3'), 'N', []],
    ['a live table', after(ending({ leader: 'S' }), 'S: play S5'), 'W', null],
    ['while the trump is declared', given({ rules: { irregularities: 'coached' } }), 'S', null],
  ] as const)('%s', (_, table, viewer, cards) => expect(viewOf(table, viewer).lawful).toEqual(cards));
});

describe('a ruling as it is shown', () => {
  const asked = after(ending(), 'E: play HJ');
  it.each(VIEWERS)('everybody sees the same panel: %s', (viewer) => {
    const [ruling] = viewOf(asked, viewer).rulings;
    expect(ruling).toMatchObject({
      law: 76,
      to: ['S'],
      against: 'E',
      cards: ['HJ'],
      title: 'An adversary leads out of turn',
    });
    for (const option of ruling?.options ?? []) {
      expect(ruling?.effects[option]?.label).toBeTruthy();
      expect(ruling?.effects[option]?.effect).toBeTruthy();
    }
    expect(ruling?.happened).toContain('East');
  });

  it('and the log keeps what became of it', () => {
    const [open] = viewOf(asked, 'W').rulingLog;
    const [elected] = viewOf(after(asked, 'S: elect expose'), 'W').rulingLog;
    expect(open?.outcome).toEqual({ state: 'open' });
    expect(elected?.outcome).toMatchObject({ state: 'elected', seat: 'S', option: 'expose' });
  });
});

describe('the log of exposures', () => {
  it('keeps what the law exposed with nobody asked, also when the card has been played', () => {
    const dropped = after(ending(), 'W: drop HT');
    const entry = { seat: 'W', cards: ['HT'], law: 67, title: 'Cards exposed during play', asked: false, since: 1 };
    for (const viewer of VIEWERS) expect(viewOf(dropped, viewer).exposureLog).toEqual([entry]);
    const played = viewOf(after(dropped, 'W: play HT'), 'S');
    expect([played.hands.W.exposed, played.exposureLog]).toEqual([[], [entry]]);
  });

  it('says of a card that a player chose to have exposed that it was asked about', () => {
    const view = viewOf(after(ending(), 'E: play HJ', 'S: elect expose'), 'W');
    expect(view.exposureLog).toMatchObject([{ seat: 'E', cards: ['HJ'], law: 76, asked: true }]);
    expect(view.rulingLog[0]?.since).toBe(1);
  });

  it('begins anew with each deal', () => {
    const dropped = after(ending(), 'W: drop HT');
    expect(dropped.exposureLog.length).toBe(1);
    expect(freshDeal('N').exposureLog).toEqual([]);
  });
});

describe('the sheet', () => {
  it('is there when the deal is over, or when it is asked for', () => {
    expect(viewOf(ending(), 'S').sheet).toBeUndefined();
    expect(viewOf(ending(), 'S', { sheet: true }).sheet).toEqual([]);
    expect(viewOf(finished({ contract: 'S 2R' }, 8), 'S').sheet?.length).toBe(2);
  });
});

describe('the whole of a view', () => {
  it('in the middle of a trick, for the declarer', () => {
    const hand = (count: number, cards: readonly string[] | null) => ({
      cards,
      count,
      exposed: [],
      faced: [],
      floor: 0,
      below: [],
    });
    expect(viewOf(after(ending(), 'W: play HT'), 'S')).toEqual({
      version: 1,
      code: 'auction-1913',
      rules: { irregularities: 'live', attention: 'players', spectators: 'public' },
      viewer: 'S',
      phase: 'playing',
      deal: { number: 1, commitment: null, nextCommitment: null, revealed: null },
      dealer: 'S',
      turn: 'N',
      actor: 'S',
      waitingFor: ['S'],
      waitingWhy: 'card',
      declarer: 'S',
      dummy: 'N',
      dummyDown: true,
      contract: { seat: 'S', bid: '1N', doubled: 1 },
      trumps: null,
      calls: [],
      barred: [],
      hands: {
        N: hand(4, ['SK', 'S4', 'H7', 'C8']),
        E: hand(4, null),
        S: hand(4, ['SA', 'S5', 'H8', 'D6']),
        W: hand(3, null),
      },
      trick: [{ seat: 'W', card: 'HT' }],
      trickWinner: null,
      putDown: [],
      trickNumber: 10,
      leader: 'W',
      falseLead: false,
      falseLeadBy: null,
      toPutRight: [],
      tricks: { NS: 5, EW: 4 },
      pile: [],
      lastTrick: null,
      rulings: [],
      rulingLog: [],
      exposureLog: [],
      orders: [],
      called: [],
      claim: null,
      question: null,
      cutting: null,
      substitutes: [],
      substituteAsked: null,
      consentAsked: null,
      undoable: null,
      mayDealAgain: false,
      score: { NS: { below: 0, above: 0, games: 0 }, EW: { below: 0, above: 0, games: 0 } },
      rubber: null,
      result: null,
      lawful: null,
      news: [{ kind: 'played', seat: 'W', card: 'HT', by: 'W' }],
    });
  });

  it('what lies on the table beside the trick', () => {
    const two = viewOf(after(ending(), 'W: play HT D7'), 'E');
    expect(two.putDown.map((down) => down.card)).toEqual(['HT', 'D7']);
    const complete = viewOf(after(ending(), 'W: play HT', 'S: dummy H7', 'E: play HJ', 'S: play H8'), 'E');
    expect([complete.trickWinner, complete.trickNumber, complete.pile, complete.leader]).toEqual(['E', 10, [], 'W']);
    expect(viewOf(after(ending(), 'E: play HJ'), 'N').falseLead).toBe(true);
    expect(viewOf(after(given(), 'E: drop HK', 'E: drop HJ'), 'N').barred).toEqual(['W']);
  });

  it.each([
    ['W: drop HT floor', 'floor', 'W'],
    ['W: show HT adversary', 'shown', 'NSW'],
  ] as const)('%s: who is told the card in the news', (line, kind, told) => {
    const table = after(ending(), line);
    const knows = VIEWERS.filter((viewer) => JSON.stringify(viewOf(table, viewer).news).includes('HT'));
    expect([knows.join(''), viewOf(table, 'spectator').news.map((event) => event.kind)]).toEqual([told, [kind]]);
  });

  it('a card picked up, and one shown where spectators see all', () => {
    const picked = after(ending(), 'W: drop HT floor', 'W: pick-up HT');
    const shown = after(ending({ rules: { spectators: 'all' } }), 'W: show HT adversary');
    const knows = (table: typeof picked) =>
      VIEWERS.filter((viewer) => JSON.stringify(viewOf(table, viewer).news).includes('HT')).join('');
    expect([knows(picked), knows(shown)]).toEqual(['W', 'NSWspectator']);
  });

  it.each(['auction-1913', 'bridge-1905'] as const)('a quitted trick is not looked at: %s', (code) => {
    const quitted = after(ending({ code }), ...['W: play HT', 'S: dummy H7', 'E: play HJ', 'S: play H8', 'E: gather']);
    expect([viewOf(quitted, 'S').pile, viewOf(quitted, 'S').lastTrick]).toEqual([['E'], null]);
  });

  it('nobody leads before or after the play', () => {
    expect(viewOf(given(), 'S').leader).toBeNull();
    expect(viewOf({ ...ending(), phase: 'over' }, 'S').leader).toBeNull();
  });

  it('each hand has its own exposed cards', () => {
    const { hands } = viewOf(after(ending(), 'W: drop HT', 'E: drop D5'), 'N');
    expect([hands.W.exposed, hands.E.exposed]).toEqual([['HT'], ['D5']]);
  });

  it('the deal that begins tells its commitment and no card', () => {
    const cut = after(finished({ contract: 'S 2R' }, 8), 'S: cut');
    const [news] = viewOf(cut, 'W').news;
    expect(news).toMatchObject({ kind: 'dealt', deal: { nonce: '', commitment: 'commitment' } });
    expect(JSON.stringify(news)).not.toMatch(/"S[2-9TJQKA]"/);
    expect(viewOf(cut, 'W').deal.commitment).toBe('commitment');
  });
});
