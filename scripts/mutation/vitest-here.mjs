// What the tests of the laws use of vitest, for a mutation run: tests are gathered once and run many times in one process.
import { ASYMMETRIC_MATCHERS_OBJECT, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import * as chai from 'chai';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

export const expect = Object.assign((value, message) => chai.expect(value, message), chai.expect);
Object.assign(expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT]);

/** Every test that has been gathered, in order; for the runner, which loads this file another way. */
export const tests = globalThis.testsOfTheLaws ?? [];
globalThis.testsOfTheLaws = tests;
const path = [];

export const describe = (title, define) => {
  path.push(title);
  define();
  path.pop();
};
export const it = (title, ...rest) => {
  const run = rest.find((part) => typeof part === 'function');
  tests.push({ id: `${tests.length} ${[...path, title].join(' > ')}`, run });
};

const each =
  (define) =>
  (rows) =>
  (title, ...rest) => {
    const run = rest.find((part) => typeof part === 'function');
    for (const row of rows) define(`${title} ${String(row)}`, () => run(...(Array.isArray(row) ? row : [row])));
  };
describe.each = each(describe);
it.each = each(it);
