import { expect, test } from 'vitest';
import { outlineOf } from './outline';

const places = (markdown: readonly string[]): readonly (readonly (number | undefined)[])[] | undefined =>
  outlineOf('', markdown.join('\n'), 'supervised').steps?.map(({ number, line, lastLine }) => [
    number,
    line,
    lastLine,
  ]);

test.each([
  {
    name: 'to its last bullet, without the blank line behind it',
    markdown: [
      '## Steps',
      '',
      '1. **Read** — it',
      '   - tools: gpio_read',
      '',
      '2. **Close** — it',
      '## Notes',
      '- tools: x',
    ],
    found: [
      [1, 3, 4],
      [2, 6, 6],
    ],
  },
  {
    name: 'over a fence with lines like steps',
    markdown: [
      '## Steps',
      '1. **Read**',
      '   ```',
      '2. no step',
      '   ```',
      '   - tools: gpio_read',
      '2. **Close**',
    ],
    found: [
      [1, 2, 6],
      [2, 7, 7],
    ],
  },
  {
    name: 'over a list of its own',
    markdown: ['## Steps', '1. **Read**', '   1. the gauge', '   2. the log', '2. **Close**'],
    found: [
      [1, 2, 4],
      [2, 5, 5],
    ],
  },
  {
    name: 'and not what a comment hides',
    markdown: ['## Steps', '<!--', '1. **Was** here', '-->', '1. **Read**'],
    found: [[1, 5, 5]],
  },
])('a step reaches $name', ({ markdown, found }) => {
  expect(places(markdown)).toEqual(found);
});
