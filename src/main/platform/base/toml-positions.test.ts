import { expect, test } from 'vitest';
import { tomlPositions } from './toml-positions';

const text = `# a comment [not.a.table]
title = "x # y" # behind
[sop]
  name   =   'pump'
a.b . "c d" = 1
text = """
[fake]
key = 2 \\""" still""""
list = [ 1, # one
  "]", { x = 1, "y.z" = [true] },
]
[[triggers]]
type = "mqtt"
[[triggers]] # second
type = "cron"
[triggers.more]
deep = 1
["quoted.key".inner]
밸브 = 1979-05-27T07:32:00Z
`;

test.each([
  { path: ['title'], key: [2, 1], value: [2, 9] },
  { path: ['sop'], key: [3, 2], value: [3, 1] },
  { path: ['sop', 'name'], key: [4, 3], value: [4, 14] },
  { path: ['sop', 'a'], key: [5, 1], value: [5, 15] },
  { path: ['sop', 'a', 'b', 'c d'], key: [5, 7], value: [5, 15] },
  { path: ['sop', 'text'], key: [6, 1], value: [6, 8] },
  { path: ['sop', 'list', 0], key: [9, 10], value: [9, 10] },
  { path: ['sop', 'list', 1], key: [10, 3], value: [10, 3] },
  { path: ['sop', 'list', 2, 'x'], key: [10, 10], value: [10, 14] },
  { path: ['sop', 'list', 2, 'y.z', 0], key: [10, 26], value: [10, 26] },
  { path: ['triggers', 0, 'type'], key: [13, 1], value: [13, 8] },
  { path: ['triggers', 1], key: [14, 3], value: [14, 1] },
  { path: ['triggers', 1, 'type'], key: [15, 1], value: [15, 8] },
  { path: ['triggers', 1, 'more', 'deep'], key: [17, 1], value: [17, 8] },
  { path: ['quoted.key', 'inner', '밸브'], key: [19, 1], value: [19, 6] },
])('$path is at $key', ({ path, key: [keyLine, keyColumn], value: [valueLine, valueColumn] }) => {
  expect(tomlPositions(text).find(path)).toEqual({
    key: { line: keyLine, column: keyColumn },
    value: { line: valueLine, column: valueColumn },
  });
});

test.each([
  { path: ['sop', 'missing', 'deeper'], at: { line: 3, column: 2 } },
  { path: ['nowhere'], at: { line: 1, column: 1 } },
])('what is not there is near $at', ({ path, at }) => {
  const positions = tomlPositions(text);
  expect([positions.find(path), positions.around(path).key]).toEqual([null, at]);
});

test('lines count alike with Windows line ends', () => {
  expect(tomlPositions(text.replaceAll('\n', '\r\n')).find(['triggers', 1, 'type'])?.key).toEqual({
    line: 15,
    column: 1,
  });
});

test.each(['[', '[[', '= = =', 'a = [', 'a = {', '"""', 'a = "', ']', '}}', '[a', 'a.', ','])(
  'the broken text %j ends',
  (broken) => {
    expect(tomlPositions(broken).find(['x'])).toBeNull();
  },
);
