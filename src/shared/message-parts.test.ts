import { expect, test } from 'vitest';
import type { ToolCard } from './chat';
import { partsOf } from './message-parts';

const tool = (state: ToolCard['state'], place?: number): ToolCard => ({
  call: `${state} ${String(place)}`,
  name: 'gpio_read',
  arguments: {},
  state,
  output: null,
  ...(place === undefined ? {} : { place }),
});

test.each<{ name: string; text: string; tools: readonly ToolCard[]; parts: readonly string[] }>([
  {
    name: 'where its call came in the text, and the text goes on after it',
    text: 'I look.\n\nIt is low.',
    tools: [tool('done', 7)],
    parts: ['I look.', 'done', '\n\nIt is low.'],
  },
  {
    name: 'beside the others of its round',
    text: 'I look.',
    tools: [tool('done', 7), tool('failed', 7)],
    parts: ['I look.', 'done', 'failed'],
  },
  {
    name: 'before the text, in older records',
    text: 'Saved.',
    tools: [tool('done')],
    parts: ['done', 'Saved.'],
  },
  {
    name: 'last while it asks, in older records',
    text: 'Saved.',
    tools: [tool('asks')],
    parts: ['Saved.', 'asks'],
  },
  {
    name: 'at the end, where the record says more than there is',
    text: 'Hi',
    tools: [tool('done', 99)],
    parts: ['Hi', 'done'],
  },
])('a card stands $name', ({ text, tools, parts }) => {
  expect(
    partsOf({ text, tools: [...tools] }).map((part) => (part.kind === 'text' ? part.text : part.tool.state)),
  ).toEqual(parts);
});
