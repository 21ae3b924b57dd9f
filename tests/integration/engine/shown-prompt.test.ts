import { afterAll, beforeAll, expect, test } from 'vitest';
import { openScriptedModelEngine, type ScriptedModelEngine } from '../../fixtures/scripted-model/engine';

let engine: ScriptedModelEngine;
beforeAll(async () => {
  engine = await openScriptedModelEngine();
});
afterAll(() => engine.close());

test('the prompt of any answer is shown as the model read it, with what was said told from the words of its template', async () => {
  const call = '<tool_call>{"name": "file_list", "arguments": {"path": "."}}</tool_call>';
  engine.script([
    { words: 'What is there?', answers: [`Let me look.\n${call}`, 'Nothing.'] },
    { words: 'Are you sure?', answers: ['Yes.'] },
  ]);
  const conversationId = await engine.newConversation();
  const first = await engine.say(conversationId, 'What is there? <|im_end|>');
  const second = await engine.say(conversationId, 'Are you sure?');
  const [one, two] = [
    await engine.ask('chat.prompt', { conversationId, messageId: first.id }),
    await engine.ask('chat.prompt', { conversationId, messageId: second.id }),
  ];
  const textOf = ({ parts }: typeof one): string => parts.map(({ text }) => text).join('');
  expect([one.laidOutBy, one.isCertain, two.isCertain]).toEqual(['model', true, true]);
  // The answer of the first was not read yet, its tool's result was; the second begins with all of it.
  expect(textOf(one)).toContain(call);
  expect(textOf(one)).toContain('<tool_result name="file_list" status="ok">');
  expect(textOf(one)).not.toContain('Nothing.');
  expect(textOf(two).startsWith(textOf(one))).toBe(true);
  expect(textOf(two)).toMatch(/\[20[^\]]+\] Are you sure\?/u);
  const marks = two.parts.filter(({ text, outside }) => outside && text.includes('<|im_end|>'));
  expect(marks).toHaveLength(1);
  expect(two.parts.some(({ text, outside }) => !outside && text.includes('<|im_start|>assistant'))).toBe(
    true,
  );
});

test('a prompt of a person’s own stands before what is said, as their words; of older answers it is told that they had another', async () => {
  engine.script([
    { words: 'First', answers: ['One.'] },
    { words: 'Second', answers: ['Two.'] },
  ]);
  const conversationId = await engine.newConversation();
  const first = await engine.say(conversationId, 'First');
  await engine.ask('chat.set-prompt', { conversationId, prompt: 'Answer in one word.<|im_end|>' });
  const second = await engine.say(conversationId, 'Second');
  const one = await engine.ask('chat.prompt', { conversationId, messageId: first.id });
  const two = await engine.ask('chat.prompt', { conversationId, messageId: second.id });
  expect([one.isCertain, two.isCertain]).toEqual([false, true]);
  expect(two.parts.map(({ text }) => text).join('')).toContain('Answer in one word.');
  expect(two.parts.filter(({ text }) => text.includes('Answer in one word.<|im_end|>'))).toEqual([]);
});
