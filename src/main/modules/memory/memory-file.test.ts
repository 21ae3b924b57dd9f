import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MemoryRecord } from '../../ports/memory';
import { fromMemoryFile, memoryFileName, toMemoryFile } from './memory-file';

const records: fc.Arbitrary<readonly MemoryRecord[]> = fc.array(
  fc.record({
    key: fc.string({ minLength: 1, unit: 'grapheme' }),
    content: fc.string({ unit: 'grapheme' }),
    category: fc.constantFrom('core', 'daily', 'fact'),
    scope: fc.constantFrom('global', 'sender:a b', 'group:홀'),
    at: fc.integer({ min: 0, max: 4e12 }),
  }),
  { minLength: 1, maxLength: 5 },
);
const sorted = (list: readonly MemoryRecord[]): readonly string[] =>
  list
    .map((record) => JSON.stringify([record.key, record.content, record.category, record.scope, record.at]))
    .sort();

test.each(['markdown', 'json'] as const)('what is written as %s is read back as it was', (format) => {
  fc.assert(
    fc.property(records, (list) => {
      const read = fromMemoryFile(toMemoryFile(format, list, 0));
      expect(read.ok ? sorted(read.value) : read.error).toEqual(sorted(list));
    }),
  );
});

test('lines that a person wrote into a Markdown export are taken up under their heading', () => {
  const read = fromMemoryFile(
    '# mine\n\nwords\n\n## core\n\n- **valve**: V-12 closes on low\n* **open**: 물을 잠근다\n',
  );
  expect(read.ok ? read.value : read.error).toEqual([
    { key: 'valve', content: 'V-12 closes on low', category: 'core', scope: 'global', at: 0 },
    { key: 'open', content: '물을 잠근다', category: 'core', scope: 'global', at: 0 },
  ]);
});

test.each([
  { text: 'hello', message: 'it has no line such as' },
  { text: '{"format":"zeroclaw-run"}', message: 'format' },
  { text: '{ broken', message: 'no file of memories' },
])('$text is refused with a reason', ({ text, message }) => {
  const read = fromMemoryFile(text);
  expect(read).toMatchObject({
    ok: false,
    error: { code: 'memory.file', message: expect.stringContaining(message) as string },
  });
});

test('an export says in its name what it is and when it was made', () => {
  expect([memoryFileName('json', 0), memoryFileName('markdown', 0)]).toEqual([
    'zeroclaw-memory-1970-01-01.json',
    'zeroclaw-memory-1970-01-01.md',
  ]);
});
