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

test.each(['always', 'conversation'] as const)('what was allowed with "%s" is asked again once it was taken back', async (decision) => {
  const questions = new ToolQuestions();
  void questions.ask('c', 'call_0', 'gpio_write', never);
  questions.decide('c', 'call_0', decision);
  expect(questions.isAllowed('c', 'gpio_write')).toBe(true);
  questions.revoke();
  expect(questions.isAllowed('c', 'gpio_write')).toBe(false);
});

test('the first answer counts', async () => {
  const questions = new ToolQuestions();
  const asked = questions.ask('c', 'call_0', 'gpio_write', never);
  expect([questions.decide('c', 'call_0', 'no'), questions.decide('c', 'call_0', 'once')]).toEqual([true, false]);
  expect(await asked).toBe('no');
});
