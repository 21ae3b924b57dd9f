import { expect, test } from 'vitest';
import { MapMemory } from '../../testing/map-memory';
import { autoSave, worthSaving } from './auto-save';

const never = new AbortController().signal;

test.each([
  { text: 'Valve V-12 is the feed valve', then: true },
  { text: '펌프는 북쪽 동에 있다', then: true },
  { text: 'yes please, go on', then: false },
  { text: '네 알겠습니다', then: false },
  { text: '/model some-very-long-model-name', then: false },
  { text: '[IMAGE:/tmp/picture.png] what is this?', then: false },
  { text: '<tool_result name="shell" status="ok">x</tool_result>', then: false },
  { text: 'the password: is pump-4711 for the broker', then: false },
  { text: 'word '.repeat(1_000), then: false },
])('$text is worth saving: $then', ({ text, then }) => {
  expect(worthSaving(text)).toBe(then);
});

test.each([
  {
    name: 'goes to its sender',
    place: { conversation: 'c', sender: 'desktop', group: null },
    scope: 'sender:desktop',
  },
  {
    name: 'goes to the room it was said in',
    place: { conversation: 'c', sender: 'ana', group: 'hall' },
    scope: 'group:hall',
  },
])('a message $name', async ({ place, scope }) => {
  const memory = new MapMemory();
  await autoSave(memory, { key: 'desktop_c_1', place, text: ' The feed valve is V-12 ' }, 5, never);
  expect([...memory.records.values()]).toEqual([
    { key: 'desktop_c_1', content: 'The feed valve is V-12', category: 'conversation', scope, at: 5 },
  ]);
});

test('the same words are kept once, and are newer then', async () => {
  const memory = new MapMemory();
  const place = { conversation: 'c', sender: 'desktop', group: null };
  await autoSave(memory, { key: 'desktop_c_first', place, text: 'The feed valve is V-12' }, 5, never);
  await autoSave(memory, { key: 'desktop_c_second', place, text: 'The feed valve is V-12' }, 9, never);
  expect([...memory.records.values()].map(({ key, at }) => [key, at])).toEqual([['desktop_c_first', 9]]);
});

test('the same words in another conversation are its own: deleting one does not forget the other', async () => {
  const memory = new MapMemory();
  const said = (conversation: string): Parameters<typeof autoSave>[1] => ({
    key: `desktop_${conversation}_1`,
    place: { conversation, sender: 'desktop', group: null },
    text: 'The feed valve is V-12',
  });
  await autoSave(memory, said('one'), 5, never);
  await autoSave(memory, said('two'), 9, never);
  await memory.forget('desktop_one_1', 'sender:desktop');
  expect([...memory.records.values()].map(({ key, at }) => [key, at])).toEqual([['desktop_two_1', 9]]);
});
