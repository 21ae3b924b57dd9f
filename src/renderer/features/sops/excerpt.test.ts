import { expect, test } from 'vitest';
import { excerptOf } from './excerpt';

const source = ['[[triggers]]', 'type = "cron"', 'expression = "61 * * * *"', 'timezone = "Asia/Seoul"'].join(
  '\n',
);

test.each([
  {
    name: 'a quoted value is marked as a whole',
    line: 3,
    column: 14,
    marked: '"61 * * * *"',
    lines: [2, 3, 4],
  },
  { name: 'a place inside a value marks its word', line: 3, column: 15, marked: '61', lines: [2, 3, 4] },
  { name: 'a key is marked alone', line: 1, column: 1, marked: '[[triggers]]', lines: [1, 2] },
  { name: 'a column behind the line marks its end', line: 4, column: 99, marked: '"', lines: [3, 4] },
])('$name', ({ line, column, marked, lines }) => {
  const excerpt = excerptOf(source, { line, column });
  expect(excerpt.map((each) => each.number)).toEqual(lines);
  expect(excerpt.find((each) => each.number === line)?.marked).toBe(marked);
  expect(excerpt.map((each) => each.before + each.marked + each.after).join('\n')).toBe(
    source
      .split('\n')
      .slice((lines[0] ?? 1) - 1, lines.at(-1))
      .join('\n'),
  );
});

test('a line that is not there has no excerpt', () => {
  expect(excerptOf('', { line: 2, column: 1 })).toEqual([]);
});
