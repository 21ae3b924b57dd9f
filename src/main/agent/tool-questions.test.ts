import { expect, test } from 'vitest';
import { MemoryPermissions } from '../testing/memory-permissions';
import { ToolQuestions, type AskedCall } from './tool-questions';

const ana = { by: 'ana', via: 'app', at: 9 };
const never = new AbortController().signal;
const call = (conversationId: string, tool: string): AskedCall => ({ conversationId, call: 'call_0', tool, arguments: { pin: 5 }, askedAt: 7 });

test('a question is answered in its own conversation, whatever ids the models give their calls', async () => {
  const questions = new ToolQuestions(new MemoryPermissions());
  const first = questions.ask(call('first', 'gpio_write'), never);
  const second = questions.ask(call('second', 'file_write'), never);
  expect(questions.decide('first', 'call_0', 'no', ana)).toBe(true);
  expect(questions.decide('second', 'call_0', 'once', ana)).toBe(true);
  expect(await Promise.all([first, second])).toEqual(['no', 'once']);
});

test.each(['always', 'conversation'] as const)('what was allowed with "%s" is asked again once it was taken back', async (decision) => {
  const questions = new ToolQuestions(new MemoryPermissions());
  void questions.ask(call('c', 'gpio_write'), never);
  questions.decide('c', 'call_0', decision, ana);
  expect(questions.isAllowed('c', 'gpio_write')).toBe(true);
  questions.revokeAll();
  expect(questions.isAllowed('c', 'gpio_write')).toBe(false);
});

test('the first answer counts', async () => {
  const questions = new ToolQuestions(new MemoryPermissions());
  const asked = questions.ask(call('c', 'gpio_write'), never);
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

test('what waits is listed oldest first until it is answered or taken back, and who answered is remembered', async () => {
  let changes = 0;
  const questions = new ToolQuestions(new MemoryPermissions(), () => { changes += 1; });
  const stopped = new AbortController();
  const first = questions.ask(call('first', 'gpio_write'), never);
  const second = questions.ask(call('second', 'shell'), stopped.signal);
  expect(questions.open()).toEqual([call('first', 'gpio_write'), call('second', 'shell')]);
  questions.decide('first', 'call_0', 'no', { by: 'bo', via: 'telegram:1', at: 9 });
  stopped.abort(new Error('the answer was stopped'));
  await expect(second).rejects.toThrow('the answer was stopped');
  expect(await first).toBe('no');
  expect([questions.open(), questions.answered(), changes]).toEqual([[], [{ ...call('first', 'gpio_write'), decision: 'no', by: 'bo', via: 'telegram:1', at: 9 }], 4]);
});
