import { SEATS } from '@eldest-hand/cards';
import { fold, standing, type TableEvent, viewOf } from '@eldest-hand/laws';
import { describe, expect, it } from 'vitest';
import { after, answerTo, decided, given, lawsOpen, refusalOf, trickOf } from '../../test/table-from.ts';

const ALLOWED = { rules: { consent: 'allowed' } } as const;
const playing = () => given({ ...ALLOWED, contract: 'S 2R' });
const ALL = ['N: consent', 'S: consent', 'W: consent'] as const;

describe('an act taken back by consent', () => {
  it('gives the table as it was, one version further each time', () => {
    const before = playing();
    const back = after(before, 'E: play HK', 'E: ask-undo', ...ALL);
    expect([lawsOpen(back), trickOf(back), back.hands.E, back.version]).toEqual([[], '', before.hands.E, 5]);
  });

  it('keeps the numbers of rulings that went with it: nothing else may answer to them', () => {
    const again = after(playing(), 'E: play HK', 'E: ask-undo', ...ALL, 'E: play HJ');
    expect(again.rulings.map(({ id }) => id)).toEqual([2]);
    expect(viewOf(again, 'W').rulingLog.map(({ id, outcome }) => `${id} ${outcome.state}`)).toEqual([
      '1 set-aside',
      '2 open',
    ]);
  });

  it('takes a choice back and leaves the ruling open', () => {
    const back = after(
      playing(),
      'E: play HK',
      'S: elect expose',
      'S: ask-undo',
      'N: consent',
      'E: consent',
      'W: consent',
    );
    expect([lawsOpen(back), back.exposed]).toEqual([[76], []]);
  });

  it('reaches the card that was played to a trick turned since, and what was only said stays no hindrance', () => {
    const turned = after(
      playing(),
      'W: play H5',
      'S: dummy HQ',
      'E: play HJ',
      'S: play HA',
      'W: place-cards',
      'E: gather',
    );
    const back = after(turned, 'E: ask-undo', ...ALL);
    expect([trickOf(back), back.tricks.NS]).toEqual(['WH5 NHQ', 0]);
  });

  it('undoes one act for each player and hangs no table on another without end', () => {
    const far = after(playing(), 'W: play H5', 'S: dummy HQ', 'E: play HJ', 'S: play HA', 'S: play SQ', 'W: play S7');
    for (const seat of SEATS) expect(far.earlier[seat]?.table.earlier ?? {}).toEqual({});
    expect(Object.keys(far.earlier).sort()).toEqual(['E', 'S', 'W']);
    const ended = after(far, 'S: claim rest', 'E: admit', 'W: admit');
    expect([ended.phase, ended.earlier]).toEqual(['reckoning', {}]);
    expect(answerTo(ended, 'S: ask-undo')).toBe('not-now');
  });

  it('tells nobody but the asker a card that others have not seen', () => {
    const asked = after(playing(), 'E: drop HK floor', 'E: ask-undo');
    const told = SEATS.map((seat) => viewOf(asked, seat).consentAsked?.undo?.act);
    expect(told[1]).toEqual({ verb: 'drop', cards: ['HK'], manner: 'floor' });
    for (const other of [0, 2, 3]) expect(told[other]).toEqual({ verb: 'drop', cards: [], manner: 'floor' });
    expect(JSON.stringify(viewOf(asked, 'spectator'))).not.toContain('HK');
    expect(JSON.stringify(viewOf(after(asked, ...ALL), 'N'))).not.toContain('HK');
  });

  it('holds everything up until it is answered, and whoever asked may think again', () => {
    const asked = after(playing(), 'W: play H5', 'W: ask-undo');
    const { waitingFor, waitingWhy } = viewOf(after(asked, 'E: consent'), 'W');
    expect([waitingFor, waitingWhy]).toEqual([['N', 'S'], 'consent']);
    for (const line of ['S: dummy HQ', 'S: attention revoke W', 'N: ask-undo', 'N: ask-deal-again'])
      expect(answerTo(asked, line)).toBe('awaits-decision');
    expect([answerTo(asked, 'W: consent'), answerTo(after(asked, 'W: no-consent'), 'S: dummy HQ')]).toEqual([
      'not-now',
      'done',
    ]);
  });

  it('is offered to its player alone, and only where the rules allow it', () => {
    const played = after(playing(), 'W: play H5');
    expect(viewOf(played, 'W').undoable).toEqual({ verb: 'play', cards: ['H5'] });
    for (const other of ['N', 'E', 'S', 'spectator'] as const) expect(viewOf(played, other).undoable).toBeNull();
    const strict = after(given({ contract: 'S 2R' }), 'W: play H5');
    expect([viewOf(strict, 'W').undoable, viewOf(strict, 'W').mayDealAgain, strict.earlier]).toEqual([null, false, {}]);
    expect(refusalOf(strict, 'W: ask-undo')?.message).toContain('rules of this table');
  });

  it('leaves a substitute where he sits', () => {
    const table = after(
      playing(),
      'W: play H5',
      'E: substitute E',
      'N: substitute E',
      'S: substitute E',
      'W: substitute E',
    );
    expect(after(table, 'W: ask-undo', 'N: consent', 'E: consent', 'S: consent').substitutes).toEqual(['E']);
  });
});

describe('a deal begun again by consent', () => {
  const revealed = after(playing(), 'W: play H5', 'W: ask-deal-again', 'N: consent', 'E: consent', 'S: consent');

  it('is void without a law: the same dealer, the score as before, the cards open', () => {
    const view = viewOf(revealed, 'N');
    expect([view.phase, view.result, view.deal.revealed?.hands.W.includes('H5')]).toEqual(['void', null, true]);
    const next = after(revealed, 'E: cut');
    expect([next.dealer, next.phase, next.dealNumber, next.score]).toEqual(['S', 'declaring', 2, revealed.scoreBefore]);
  });

  it('closes what was still asked', () => {
    const open = after(playing(), 'E: play HK', 'W: ask-deal-again', 'N: consent', 'E: consent', 'S: consent');
    expect([open.rulings, viewOf(open, 'N').rulingLog[0]?.outcome.state]).toEqual([[], 'set-aside']);
    expect(answerTo(open, 'E: cut')).toBe('done');
  });
});

describe('what stands of a deal', () => {
  it('leaves out acts that were taken back, with all since', () => {
    const events: TableEvent[] = [];
    let table = playing();
    for (const line of ['W: play H5', 'S: dummy HQ', 'E: play HJ', 'S: play HA', 'E: ask-undo', ...ALL, 'E: play HK']) {
      const decision = decided(table, line);
      if ('refusal' in decision) throw new Error(decision.refusal.message);
      events.push(...decision.events);
      table = decision.table;
    }
    const played = standing(events).flatMap((event) => (event.kind === 'played' ? [event.card] : []));
    expect(played).toEqual(['H5', 'HQ', 'HK']);
    expect(fold(events, playing()).trick).toEqual(table.trick);
  });
});
