import { expect, test } from 'vitest';
import type { Conversation } from '../../../shared/chat';
import { conversationGroups, conversationTo, linesOf } from './conversation-lines';

const conversation = (id: string, channel = 'desktop'): Conversation => ({
  id,
  title: id,
  channel,
  updatedAt: 0,
  messages: 1,
});
const lines = linesOf(
  conversationGroups([conversation('a'), conversation('t', 'telegram'), conversation('b')]),
);

test('groups stand behind each other with their headings, and only those that hold something', () => {
  expect(lines.map(({ key }) => key)).toEqual(['heading here', 'a', 'b', 'heading elsewhere', 't']);
  expect(conversationGroups([conversation('t', 'cli')]).map(({ name, from }) => [name, from])).toEqual([
    ['elsewhere', 0],
  ]);
});

test('what is pinned stands above the others, wherever it is held', () => {
  const groups = conversationGroups([
    conversation('a'),
    { ...conversation('t', 'telegram'), pinned: true },
    { ...conversation('b'), pinned: true },
    conversation('u', 'telegram'),
  ]);
  expect(linesOf(groups).map(({ key }) => key)).toEqual([
    'heading pinned',
    't',
    'b',
    'heading here',
    'a',
    'heading elsewhere',
    'u',
  ]);
  expect(groups.map(({ from }) => from)).toEqual([0, 3, 5]);
});

test.each<[from: string, key: string, to: string | null]>([
  ['a', 'ArrowDown', 'b'],
  ['b', 'ArrowDown', 't'],
  ['t', 'ArrowDown', 't'],
  ['t', 'ArrowUp', 'b'],
  ['a', 'ArrowUp', 'a'],
  ['a', 'PageDown', 't'],
  ['t', 'Home', 'a'],
  ['a', 'End', 't'],
  ['a', 'Enter', null],
])('from %s, %s leads to %s', (from, key, to) => {
  const next = conversationTo(
    lines,
    lines.findIndex((line) => line.key === from),
    key,
  );
  expect(next === null ? null : lines[next]?.key).toBe(to);
});
