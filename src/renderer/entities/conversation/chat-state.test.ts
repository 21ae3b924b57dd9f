import { expect, test } from 'vitest';
import type { ChatMessage, Conversation } from '../../../shared/chat';
import {
  conversationFor,
  isBusy,
  noChat,
  withConversations,
  withDeltas,
  withMessage,
  withMessages,
  withoutMessage,
  withTool,
} from './chat-state';

const message = (id: string, change: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  role: 'assistant',
  text: '',
  thought: '',
  tools: [],
  state: 'complete',
  problem: null,
  at: 0,
  usage: null,
  ...change,
});
const open = withMessages(noChat, 'c', [
  message('a', { role: 'user', text: 'Hi' }),
  message('b', { state: 'streaming', text: 'He' }),
]);
const tool = { call: 't', name: 'file_write', arguments: {}, state: 'asks' as const, output: null };

test('deltas of one frame are appended in order, and only to their message', () => {
  const state = withDeltas(open, [
    { conversationId: 'c', messageId: 'b', text: 'll', thought: 'hm' },
    { conversationId: 'c', messageId: 'b', text: 'o', thought: '' },
    { conversationId: 'other', messageId: 'b', text: 'x', thought: '' },
  ]);
  expect(state.messages.c?.map(({ text, thought }) => [text, thought])).toEqual([
    ['Hi', ''],
    ['Hello', 'hm'],
  ]);
});

test('messages that were not touched keep their identity, so they are not drawn again', () => {
  const state = withDeltas(open, [{ conversationId: 'c', messageId: 'b', text: '!', thought: '' }]);
  expect(state.messages.c?.[0]).toBe(open.messages.c?.[0]);
});

test('a message that changed replaces its older self, a new one is added at the end', () => {
  const state = withMessage(withMessage(open, 'c', message('b', { text: 'Hello' })), 'c', message('d'));
  expect(state.messages.c?.map(({ id, text }) => [id, text])).toEqual([
    ['a', 'Hi'],
    ['b', 'Hello'],
    ['d', ''],
  ]);
});

test('a conversation that was never opened is left alone', () => {
  expect(withMessage(open, 'zzz', message('b'))).toBe(open);
});

test('a message that was taken back is gone', () => {
  expect(withoutMessage(open, 'c', 'a').messages.c?.map(({ id }) => id)).toEqual(['b']);
  expect(withoutMessage(open, 'zzz', 'a')).toBe(open);
});

test('stopping ends when the answer does', () => {
  const stopping = { ...open, stopping: 'c' };
  expect([
    withMessage(stopping, 'c', message('b', { state: 'streaming' })).stopping,
    withMessage(stopping, 'c', message('b', { state: 'stopped' })).stopping,
  ]).toEqual(['c', null]);
});

test('a tool question is placed once and changes in place', () => {
  const asked = withTool(open, 'c', 'b', tool);
  expect(asked.messages.c?.[1]?.tools.map(({ state }) => state)).toEqual(['asks']);
  const done = withTool(asked, 'c', 'b', { ...tool, state: 'done', output: 'ok' });
  expect(done.messages.c?.[1]?.tools.map(({ state }) => state)).toEqual(['done']);
});

test.each([
  [[message('a')], false],
  [[message('a', { state: 'queued' })], true],
  [[message('a', { state: 'streaming' })], true],
  [[message('a', { state: 'stopped' }), message('b', { state: 'failed' })], false],
])('busy or not, case %#', (messages, busy) => {
  expect(isBusy(messages)).toBe(busy);
});

test('the latest conversation stands first', () => {
  const conversation = (id: string, updatedAt: number) => ({
    id,
    title: id,
    channel: 'desktop',
    updatedAt,
    messages: 0,
  });
  expect(
    withConversations(noChat, [conversation('old', 1), conversation('new', 2)]).conversations.map(
      ({ id }) => id,
    ),
  ).toEqual(['new', 'old']);
});

test('a new message stands behind what it answers, and one of another branch is left alone', () => {
  const branch = withMessages(noChat, 'c', [
    message('q1', { role: 'user', parent: null }),
    message('a1', { parent: 'q1', answers: 'q1', state: 'streaming' }),
    message('q2', { role: 'user', parent: 'a1' }),
    message('q3', { role: 'user', parent: 'q2' }),
  ]);
  const ids = (state: typeof branch): string => (state.messages.c ?? []).map(({ id }) => id).join(' ');
  expect(ids(withMessage(branch, 'c', message('a2', { parent: 'q2', answers: 'q2' })))).toBe(
    'q1 a1 q2 a2 q3',
  );
  expect(ids(withMessage(branch, 'c', message('a9', { parent: 'q1', answers: 'q1' })))).toBe('q1 a1 q2 q3');
  expect(ids(withMessage(branch, 'c', message('x', { parent: 'elsewhere' })))).toBe('q1 a1 q2 q3');
  expect(ids(withMessage(branch, 'c', message('q4', { role: 'user', parent: 'q3' })))).toBe('q1 a1 q2 q3 q4');
});

test('what was read with the conversation is not written twice, and the versions of a message stay known', () => {
  const delta = { conversationId: 'c', messageId: 'b', text: 'ello', thought: '' };
  expect(
    [0, 1, 2].map((text) => withDeltas(open, [{ ...delta, at: { text, thought: 0 } }]).messages.c?.[1]?.text),
  ).toEqual(['Hello'.slice(0, 2) + 'lo', 'Hello', 'Heello']);
  const known = withMessages(noChat, 'c', [message('b', { versions: ['a', 'b'] })]);
  expect(withMessage(known, 'c', message('b', { text: 'x' })).messages.c?.[0]).toMatchObject({
    text: 'x',
    versions: ['a', 'b'],
  });
});

test('an address shows its conversation and no other, and the latest where it names none', () => {
  const [latest, earlier]: readonly Conversation[] = ['a', 'b'].map((id) => ({
    id,
    title: id,
    channel: 'desktop',
    updatedAt: 0,
    messages: 1,
  }));
  if (latest === undefined || earlier === undefined) throw new Error('no sample');
  expect([null, 'b', 'gone'].map((id) => conversationFor([latest, earlier], id))).toEqual([
    latest,
    earlier,
    null,
  ]);
});
