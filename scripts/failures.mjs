// Which tests failed, by name, from the reports that vitest and playwright write.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './lib.mjs';

/** The first lines of what a test said when it failed, without its colours. */
const briefly = (message = '') => stripVTControlCharacters(message).split('\n').slice(0, 4).join('\n    ');

/** The failed tests of a report of vitest; a file that could not be read or run counts as one. */
export function failedUnits({ testResults }) {
  return testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const file = relative(root, path);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ name: file, why: briefly(message) }];
    return failed.map((one) => ({ name: `${file} › ${one.fullName}`, why: briefly(one.failureMessages[0]) }));
  });
}

/** The failed tests of a report of playwright. */
export function failedStories({ suites = [], specs = [] }) {
  const here = specs
    .filter((spec) => !spec.ok)
    .map(({ file, line, title, tests }) => {
      const [error] = tests.flatMap((one) => one.results.flatMap((result) => result.errors));
      return { name: `${file}:${line} › ${title}`, why: briefly(error?.message) };
    });
  return [...here, ...suites.flatMap(failedStories)];
}
