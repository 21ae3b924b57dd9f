import { expect, test } from 'vitest';
import { highlights } from './highlights';

const marked = (text: string, query: string, most = 80): string =>
  highlights(text, query, most)
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join('');

test.each([
  { query: '', text: 'Valve  V-12\ncloses', then: 'Valve V-12 closes' },
  { query: 'valve V-12', text: 'The valve V-12 sticks', then: 'The [valve] [V-12] sticks' },
  { query: 'closing', text: 'Low closes it', then: 'Low [clos]es it' },
  { query: '3.5 (bar)', text: 'up to 3.5 bar, not 305', then: 'up to [3.5] [bar], not 305' },
  { query: '펌프는', text: '주냉각펌프의 압력', then: '주냉각[펌프]의 압력' },
  { query: '* + ?', text: 'nothing to mark', then: 'nothing to mark' },
])('"$query" in "$text" is marked', ({ query, text, then }) => {
  expect(marked(text, query)).toBe(then);
});

test('a long text is shown from a little before the first hit', () => {
  const shown = marked(`${'word '.repeat(100)}the relief valve was stiff ${'end '.repeat(50)}`, 'relief', 80);
  expect([shown.startsWith('…'), shown.includes('[relief]'), shown.endsWith('…'), shown.length < 90]).toEqual(
    [true, true, true, true],
  );
});
