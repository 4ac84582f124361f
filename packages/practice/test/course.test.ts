import { runCase, writeAct } from '@eldest-hand/language';
import { type Decision, decide, type Table } from '@eldest-hand/laws';
import { seeded } from '@eldest-hand/robots';
import { describe, expect, it } from 'vitest';
import { type Course, carryOn, caseText, courseOf, kindsIn, quizOf } from '../src/index.ts';
import { caseNamed, cases } from './casebook.ts';

const courses = cases.map(({ name, text }) => ({ name, text, course: courseOf(text) }));
const read = courses.filter((one): one is typeof one & { course: Course } => !('fault' in one.course));
const asking = read.filter(({ course }) => course.question !== null);
/** Enough of them to see every kind, and not so many that the test takes long. */
const some = <T>(of: readonly T[]): readonly T[] => of.filter((_, at) => at % 5 === 0);

const LEAD = `code: auction-1913
deal: N:K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4 QJT84.A3.K72.AK5 76.T9654.Q63.T76
contract: S 2R
`;
const course = (acts: string): Course => {
  const found = courseOf(LEAD + acts);
  if ('fault' in found) throw new Error(found.fault);
  return found;
};
const where = ({ question, acts }: Course) => {
  const next = question && acts[question.before];
  return question && { law: question.ruling.law, open: question.at, before: next && writeAct(next.seat, next.act) };
};

describe('the course of a case', () => {
  it('every case file of the casebook can be gone through', () => {
    expect(courses.filter(({ course: one }) => 'fault' in one).map(({ name }) => name)).toEqual([]);
    for (const { course: one } of read) expect(one.moments.length).toBe(one.acts.length + 1);
  });

  it('more than a third of the cases put somebody to a choice, and the choice can be made in each way', () => {
    expect(asking.length).toBeGreaterThan(read.length / 3);
    const refused = asking.flatMap(({ name, course: { question, moments } }) => {
      const table = question && moments[question.at]?.table;
      if (!table || !question) return [name];
      return question.ruling.options
        .filter((option) =>
          question.ruling.to.every(
            (seat) => 'refusal' in decide(table, seat, { verb: 'elect', option, ruling: question.ruling.id }),
          ),
        )
        .map((option) => `${name}: ${option}`);
    });
    expect(refused).toEqual([]);
  });

  it.each([
    [
      'a lead by the wrong adversary',
      LEAD,
      'E: play HK\nS: elect expose\n',
      { law: 76, open: 1, before: 'E: play HK' },
    ],
    ['no irregularity', LEAD, 'W: play H5\nS: dummy H2\n', null],
    [
      'a revoke noticed much later',
      caseNamed('side-by-side/revoke-of-an-adversary-1913'),
      '',
      { law: 84, open: 18, before: 'E: play D5' },
    ],
  ])('%s', (_, heading, acts, found) => {
    const one = courseOf(heading + acts);
    expect('fault' in one ? one.fault : where(one)).toEqual(found);
  });

  it('an act that is refused is a moment in which nothing changes', () => {
    const { moments } = course('W: play HK\n');
    expect(moments[1]?.refusal?.code).toBe('card-not-held');
    expect(moments[1]?.table).toBe(moments[0]?.table);
  });

  it('after a choice play goes on by itself', () => {
    const random = seeded(6);
    const stuck = some(asking).flatMap(({ name, course: { question, moments } }) => {
      const asked = question && moments[question.at]?.table;
      if (!asked || !question) return [name];
      const chosen = decide(asked, question.ruling.to[0] ?? 'S', {
        verb: 'elect',
        option: question.ruling.options.at(-1) ?? '',
        ruling: question.ruling.id,
      });
      if ('refusal' in chosen) return [];
      let table: Table = chosen.table;
      for (let act = 0; act < 12 && (table.phase === 'playing' || table.phase === 'declaring'); act++) {
        const next = carryOn(table, random);
        const done: Decision | null = next && decide(table, next.seat, next.act);
        if (!done || 'refusal' in done) return [name];
        table = done.table;
      }
      return [];
    });
    expect(stuck).toEqual([]);
  });
});

describe('a practice table as a case file', () => {
  it('what was done in a case is written as a case that holds', () => {
    const wrong = some(read).flatMap(({ name, text, course: { title, laws, moments } }) => {
      const heading = Object.fromEntries(
        text
          .split('\n')
          .filter((line) =>
            /^(code|dealer|deal|contract|leader|tricks|score|rules|spread|rubbers|candidates):/.test(line),
          )
          .map((line) => [line.slice(0, line.indexOf(':')), line]),
      );
      const written = caseText(laws.length > 0 ? { title, law: laws } : { title }, moments);
      const whole = [...Object.values(heading), written].join('\n');
      const outcome = runCase(whole);
      if (!outcome.readable) return [`${name}: ${outcome.faults[0]?.fault}`];
      return outcome.failures.map(({ expected, found }) => `${name}: ${expected}, ${found}`);
    });
    expect(wrong).toEqual([]);
  });

  it('says the laws that ruled and what they gave', () => {
    const { moments } = course('E: play HK\nS: elect 1 expose\n');
    expect(caseText({ title: 'A lead' }, moments).split('\n')).toEqual([
      'title: A lead',
      'law: 76',
      '',
      'E: play HK',
      'expect ruling 76 to S against E: expose, call-suit, waive',
      'S: elect expose',
      '',
    ]);
  });
});

describe('the quiz', () => {
  const known = kindsIn(cases.filter(({ name }) => name.startsWith('auction')).map(({ text }) => text));

  it('knows what learners of a code may think of', () => {
    expect([...known.keys()]).toEqual(expect.arrayContaining(['expose', 'call-suit', 'points', 'penalize', 'waive']));
    expect([...known.keys()]).not.toContain('compel');
  });

  it('puts the right choices among wrong ones, each once', () => {
    const random = seeded(76);
    const one = quizOf(course('E: play HK\n'), known, random);
    expect(one?.asked).toBe('S');
    expect(one?.right).toEqual(['expose', 'call-suit', 'waive']);
    expect(one?.choices.length).toBe(6);
    expect(new Set(one?.choices).size).toBe(6);
    expect(one?.choices).toEqual(expect.arrayContaining(['expose', 'call-suit', 'waive']));
  });

  it('has something to be wrong about in every question of the casebook', () => {
    const random = seeded(1);
    const put = asking.flatMap(({ course: one }) => quizOf(one, known, random) ?? []);
    expect(put.length).toBeGreaterThan(100);
    for (const { choices, right } of put) expect(choices.length - right.length).toBeGreaterThanOrEqual(2);
    // Nothing is asked of a deal that is over: its cards lie open, and its result is on the table.
    expect(put.filter(({ table }) => table.phase !== 'declaring' && table.phase !== 'playing')).toEqual([]);
    const over = asking.filter(({ course: { question, moments } }) => {
      const phase = question && moments[question.at]?.table.phase;
      return phase !== 'declaring' && phase !== 'playing';
    });
    expect(over.length).toBeGreaterThan(0);
    expect(put.length + over.length).toBe(asking.length);
  });

  it('a case without a choice is no question', () => {
    expect(quizOf(course('W: play H5\n'), known, Math.random)).toBeNull();
  });
});
