import { expect, test } from 'vitest';
import { ToolQuestions } from './tool-questions';

const never = new AbortController().signal;

test('a question is answered in its own conversation, whatever ids the models give their calls', async () => {
  const questions = new ToolQuestions();
  const first = questions.ask('first', 'call_0', 'gpio_write', never);
  const second = questions.ask('second', 'call_0', 'file_write', never);
  expect(questions.decide('first', 'call_0', 'no')).toBe(true);
  expect(questions.decide('second', 'call_0', 'once')).toBe(true);
  expect(await Promise.all([first, second])).toEqual(['no', 'once']);
});

test('the first answer counts', async () => {
  const questions = new ToolQuestions();
  const asked = questions.ask('c', 'call_0', 'gpio_write', never);
  expect([questions.decide('c', 'call_0', 'no'), questions.decide('c', 'call_0', 'once')]).toEqual([true, false]);
  expect(await asked).toBe('no');
});
