import { expect, onTestFinished, test } from 'vitest';
import { openChattingEngine } from '../../fixtures/chatting-engine';

const bytesOf = (body: object): string => JSON.stringify(body);

test('through the whole engine, what a server was sent before comes again byte for byte, the question before with its clock and memories among it', async () => {
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
    expect(body.messages.length).toBeGreaterThan(before.messages.length);
    expect(bytesOf(body.messages.slice(0, before.messages.length))).toBe(bytesOf(before.messages));
  }
  const questions = bodies.at(-1)?.messages.filter(({ role }) => role === 'user') ?? [];
  expect(questions).toHaveLength(6);
  for (const { content } of questions)
    expect(content).toMatch(/^(?:\[Memory context\][\s\S]*)?\[\d{4}-\d{2}-\d{2} [^\]]+\] /u);
});
