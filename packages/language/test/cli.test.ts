import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../src/cli.ts';

const DEAL = 'N:K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4 QJT84.A3.K72.AK5 76.T9654.Q63.T76';
const HOLDS = `code: auction-1913\ndealer: S\ndeal: ${DEAL}\ncontract: S 2R\nexpect turn W\n`;
const FAILS = HOLDS.replace('turn W', 'turn N');
const UNREADABLE = HOLDS.replace('expect turn W', 'W: hurry\nexpect tunr W');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'eldest-hand-cases-'));
  mkdirSync(join(folder, 'good/deeper'), { recursive: true });
  mkdirSync(join(folder, 'bare'));
  writeFileSync(join(folder, 'good/one.case'), HOLDS);
  writeFileSync(join(folder, 'good/deeper/two.case'), HOLDS);
  writeFileSync(join(folder, 'good/notes.txt'), 'not a case');
  writeFileSync(join(folder, 'fails.case'), FAILS);
  writeFileSync(join(folder, 'unreadable.case'), UNREADABLE);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function call(...names: string[]) {
  const printed = { out: '', err: '' };
  const code = main(names, folder, {
    out: (text) => {
      printed.out += text;
    },
    err: (text) => {
      printed.err += text;
    },
  });
  return { code, ...printed };
}

describe('the case command', () => {
  it('runs the files of a folder and below, and those only', () => {
    expect(call('good')).toEqual({ code: 0, out: '2 passed, 0 failed\n', err: '' });
  });

  it('names the file and the line of an expectation that fails', () => {
    expect(call('fails.case', 'good')).toEqual({
      code: 1,
      out: 'fails.case:5: expected turn N, found turn W\n2 passed, 1 failed\n',
      err: '',
    });
  });

  it('names the file and each line that cannot be read, and runs the others', () => {
    const { code, out, err } = call('unreadable.case', 'fails.case', 'good/one.case');
    expect(code).toBe(2);
    expect(out).toBe('fails.case:5: expected turn N, found turn W\n1 passed, 2 failed\n');
    expect(err.split('\n')).toEqual([
      'unreadable.case:5: "hurry" is no verb of the table',
      expect.stringMatching(/^unreadable\.case:6: "tunr W" is no expectation/),
      '',
    ]);
  });

  it('says which file is not there', () => {
    expect(call('nowhere.case')).toEqual({
      code: 2,
      out: '0 passed, 0 failed\n',
      err: 'nowhere.case: no such file or folder\n',
    });
  });

  it('does not pass over a folder without case files', () => {
    expect(call('bare')).toMatchObject({ code: 2, err: 'bare: no .case file in this folder or below it\n' });
  });

  it('says how it is used when no file is named', () => {
    expect(call()).toEqual({ code: 2, out: '', err: expect.stringContaining('usage: npm run -s case -- FILE') });
  });
});
