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
