import { expect, test } from 'vitest';
import { MemoryPermissions } from '../testing/memory-permissions';
import { ToolQuestions } from './tool-questions';

const ana = { by: 'ana', via: 'app', at: 9 };
const never = new AbortController().signal;

test('a question is answered in its own conversation, whatever ids the models give their calls', async () => {
  const questions = new ToolQuestions(new MemoryPermissions());
  const first = questions.ask('first', 'call_0', 'gpio_write', never);
  const second = questions.ask('second', 'call_0', 'file_write', never);
  expect(questions.decide('first', 'call_0', 'no', ana)).toBe(true);
  expect(questions.decide('second', 'call_0', 'once', ana)).toBe(true);
  expect(await Promise.all([first, second])).toEqual(['no', 'once']);
});

test.each(['always', 'conversation'] as const)('what was allowed with "%s" is asked again once it was taken back', async (decision) => {
  const questions = new ToolQuestions(new MemoryPermissions());
  void questions.ask('c', 'call_0', 'gpio_write', never);
  questions.decide('c', 'call_0', decision, ana);
  expect(questions.isAllowed('c', 'gpio_write')).toBe(true);
  questions.revokeAll();
  expect(questions.isAllowed('c', 'gpio_write')).toBe(false);
});

test('the first answer counts', async () => {
  const questions = new ToolQuestions(new MemoryPermissions());
  const asked = questions.ask('c', 'call_0', 'gpio_write', never);
  expect([questions.decide('c', 'call_0', 'no', ana), questions.decide('c', 'call_0', 'once', ana)]).toEqual([true, false]);
  expect(await asked).toBe('no');
});

test('an emergency stop that cannot be written takes everything back all the same', () => {
  const permissions = new MemoryPermissions();
  permissions.allow({ tool: 'gpio_write', ...ana });
  permissions.revokeAll = () => { throw new Error('the disk is full'); };
  const questions = new ToolQuestions(permissions);
  expect(() => { questions.revokeAll(); }).toThrow('the disk is full');
  expect(questions.isAllowed('c', 'gpio_write')).toBe(false);
});
