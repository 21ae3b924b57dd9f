import { expect, test } from 'vitest';
import { openDatabase } from '../../../platform/storage/database';
import { createModelMemory } from './model-memory';

const qwen = { provider: 'shop', model: 'qwen' };
const finding = { way: 'xml', why: 'it wrote the call as text', at: 5 } as const;

test('what was found out about a model is known for its address alone, and forgotten with it', () => {
  const memory = createModelMemory(openDatabase(':memory:'));
  expect(memory.toolCalling(qwen, 'http://a')).toBeNull();
  memory.setToolCalling(qwen, 'http://a', finding);
  expect([
    memory.toolCalling(qwen, 'http://a'),
    memory.toolCalling({ ...qwen, model: 'other' }, 'http://a'),
  ]).toEqual([finding, null]);
  expect([memory.toolCalling(qwen, 'http://b'), memory.toolCalling(qwen, 'http://a')]).toEqual([null, null]);
  memory.setToolCalling(qwen, 'http://b', finding);
  memory.setToolCalling(qwen, 'http://b', { ...finding, way: 'native' });
  expect(memory.toolCalling(qwen, 'http://b')?.way).toBe('native');
  memory.setToolCalling(qwen, 'http://b', null);
  expect(memory.toolCalling(qwen, 'http://b')).toBeNull();
});

test('a conversation keeps the model that was chosen for it until that is taken back', () => {
  const memory = createModelMemory(openDatabase(':memory:'));
  memory.choose('c', qwen);
  memory.choose('c', { provider: 'local', model: 'small' });
  expect([memory.chosen('c'), memory.chosen('d')]).toEqual([{ provider: 'local', model: 'small' }, null]);
  memory.choose('c', null);
  expect(memory.chosen('c')).toBeNull();
});

test('how a conversation is answered is kept until its fields are empty', () => {
  const memory = createModelMemory(openDatabase(':memory:'));
  expect(memory.sampling('a')).toEqual({});
  memory.setSampling('a', { temperature: 0.7, thinking: 'off' });
  expect(memory.sampling('a')).toEqual({ temperature: 0.7, thinking: 'off' });
  expect(memory.sampling('b')).toEqual({});
  memory.setSampling('a', {});
  expect(memory.sampling('a')).toEqual({});
});

test('nothing that was chosen for a conversation outlives it', () => {
  const memory = createModelMemory(openDatabase(':memory:'));
  for (const conversation of ['gone', 'kept']) {
    memory.choose(conversation, qwen);
    memory.setSampling(conversation, { temperature: 0.7 });
  }
  memory.forget('gone');
  expect([memory.chosen('gone'), memory.sampling('gone')]).toEqual([null, {}]);
  expect([memory.chosen('kept'), memory.sampling('kept')]).toEqual([qwen, { temperature: 0.7 }]);
});
