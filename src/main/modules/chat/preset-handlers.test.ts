import { expect, test } from 'vitest';
import type { Sampling } from '../../../shared/sampling';
import { openDatabase } from '../../platform/storage/database';
import { presetHandlers } from './preset-handlers';
import { createChatPrompts } from './storage/chat-prompts';

const setUp = () => {
  const prompts = createChatPrompts(openDatabase(':memory:'));
  const set: [string, Sampling][] = [];
  const handlers = presetHandlers({
    prompts,
    isThere: (id) => id === 'c',
    setSampling: (...wanted) => set.push(wanted),
  });
  return { prompts, handlers, set };
};

const strict = { name: 'Strict', prompt: 'Answer in one word.', sampling: { temperature: 0 } };

test('a preset is kept under its name, gives a conversation a copy, and can be deleted', async () => {
  const { prompts, handlers, set } = setUp();
  const caller = { by: 'ana', via: 'app' };
  await handlers['chat.keep-preset'](strict, caller);
  await handlers['chat.keep-preset']({ name: 'Free', prompt: null, sampling: { temperature: 1 } }, caller);
  expect(await handlers['chat.presets']({}, caller)).toEqual({
    ok: true,
    value: [{ name: 'Free', prompt: null, sampling: { temperature: 1 } }, strict],
  });
  await handlers['chat.use-preset']({ conversationId: 'c', name: 'Strict' }, caller);
  await handlers['chat.keep-preset']({ ...strict, prompt: 'Another.' }, caller);
  expect([prompts.own('c'), set]).toEqual(['Answer in one word.', [['c', { temperature: 0 }]]]);
  await handlers['chat.use-preset']({ conversationId: 'c', name: 'Free' }, caller);
  expect(prompts.own('c')).toBeNull();
  await handlers['chat.delete-preset']({ name: 'Strict' }, caller);
  expect(prompts.presets().map(({ name }) => name)).toEqual(['Free']);
});

test('what is not there is refused, and nothing is kept for it', async () => {
  const { prompts, handlers } = setUp();
  const caller = { by: 'ana', via: 'app' };
  await handlers['chat.keep-preset'](strict, caller);
  expect(await handlers['chat.use-preset']({ conversationId: 'c', name: 'Loose' }, caller)).toMatchObject({
    ok: false,
    error: { code: 'chat.unknown-preset', remedy: 'These are there: Strict.' },
  });
  expect(await handlers['chat.set-prompt']({ conversationId: 'gone', prompt: 'x' }, caller)).toMatchObject({
    ok: false,
    error: { code: 'chat.unknown' },
  });
  expect(prompts.own('gone')).toBeNull();
});
