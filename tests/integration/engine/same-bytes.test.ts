import { expect, onTestFinished, test } from 'vitest';
import { openChattingEngine } from '../../fixtures/chatting-engine';

const bytesOf = (body: object): string => JSON.stringify(body);

test('through the whole engine, what a server was sent before comes again byte for byte, up to the question before', async () => {
  const engine = await openChattingEngine('');
  onTestFinished(() => engine.close());
  engine.script(
    'look',
    { name: 'file_list', arguments: { path: '.' } },
    { name: 'memory_recall', arguments: { query: 'pump' } },
  );
  const chat = await engine.newConversation();
  for (const text of [
    'Remember that pump P1 stands in the cellar of the old house.',
    'Please look around.',
    'What of pump P1 in the cellar?',
    'Please look again.',
    'And now?',
    'Is pump P1 in the cellar still dry?',
  ])
    await engine.say(chat, text, () => 'once');
  const bodies = engine.model.requests.map(({ body }) => body);
  expect(bodies).toHaveLength(10);
  for (const [index, body] of bodies.slice(1).entries()) {
    const before = bodies[index] ?? body;
    expect(bytesOf({ ...body, messages: [] })).toBe(bytesOf({ ...before, messages: [] }));
    const goesOn = before.messages.length < body.messages.length && body.messages.at(-1)?.role === 'tool';
    const kept = goesOn
      ? before.messages.length
      : before.messages.findLastIndex(({ role }) => role === 'user');
    expect(bytesOf(body.messages.slice(0, kept))).toBe(bytesOf(before.messages.slice(0, kept)));
    expect(kept).toBeGreaterThan(0);
  }
  // Clock and memories stand before the newest question and nowhere else.
  const contents = bodies.at(-1)?.messages.map(({ content }) => content ?? '') ?? [];
  expect(contents.at(-1)).toMatch(/^(?:\[Memory context\][\s\S]*)?\[\d{4}-\d{2}-\d{2} [^\]]+\] Is pump P1/u);
  expect(
    contents.slice(0, -1).filter((content) => /\[Memory context\]|\[\d{4}-\d{2}-\d{2} /u.test(content)),
  ).toEqual([]);
});
