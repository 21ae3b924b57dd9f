import { readPage, type Finding } from './page';
import { expand } from './names';
import { exists, type Repository } from './repository';

const isTest = /\.(?:test|spec)\.tsx?$|^tests\/conformance\/[\w-]+\.json$/u;

/**
 * Of the page of promises: every row of a table whose second column is `shown by` names tests, and nothing but
 * files of tests that are there.
 */
export function promiseFindings(file: string, text: string, repository: Repository): readonly Finding[] {
  const findings: Finding[] = [];
  let isPromise = false;
  text.split('\n').forEach((row, index) => {
    if (!row.startsWith('|')) isPromise = false;
    else if (/^\| promise \| shown by \|$/u.test(row)) isPromise = true;
    else if (isPromise && !/^\|[-|]+\|$/u.test(row)) {
      const message = mistake(row, repository);
      if (message !== null) findings.push({ file, line: index + 1, message });
    }
  });
  return findings;
}

function mistake(row: string, repository: Repository): string | null {
  const [, promise = '', shownBy = ''] = row.split(/(?<!\\)\|/u).map((cell) => cell.trim());
  const names = readPage('', shownBy).codes.map(({ text }) => text);
  const other = names.find(
    (name) => !isTest.test(name) || !expand(name).every((path) => exists(path, repository)),
  );
  if (names.length === 0) return `No test is named for the promise: ${promise.slice(0, 80)}`;
  return other === undefined ? null : `${other} is no file of tests.`;
}
