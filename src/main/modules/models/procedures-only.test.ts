import { expect, test } from 'vitest';
import { complete, type ModelRequest } from '../../ports/provider';
import { ScriptedProvider } from '../../testing/scripted-provider';
import { proceduresOnly } from './procedures-only';

const request = (text: string, priority: ModelRequest['priority']): ModelRequest => ({
  system: '',
  messages: [{ role: 'user', text }],
  tools: [],
  temperature: 0,
  maxTokens: 8,
  conversation: 'c',
  priority,
});
const never = new AbortController().signal;

test.each([
  {
    name: 'an English question is answered in English',
    text: 'What is 5 plus 9?',
    says: 'I am the built-in model',
  },
  {
    name: 'a Korean question is answered in Korean',
    text: '무엇을 할 수 있나요?',
    says: '저는 내장 모델입니다',
  },
])('in a chat $name, and the model is not asked', async ({ text, says }) => {
  const model = new ScriptedProvider([]);
  const answer = await complete(proceduresOnly(model), request(text, 'chat'), never);
  expect(answer).toMatchObject({ reason: 'stop', toolCalls: [] });
  expect(answer.text).toContain(says);
  expect(answer.text).toContain('default_model');
  expect(model.requests).toEqual([]);
});

test('a step of a procedure reaches the model', async () => {
  const model = new ScriptedProvider([{ text: 'Done.' }]);
  expect((await complete(proceduresOnly(model), request('[SOP: a | Step 1] b', 'sop'), never)).text).toBe(
    'Done.',
  );
  expect(model.requests).toHaveLength(1);
});
