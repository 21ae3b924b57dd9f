import type { APIInteraction } from '@discordjs/core';
import { expect, test } from 'vitest';
import { isLater, readInteraction, readMessage, type HeardMessage } from './to-message';

const heard = (message: Record<string, unknown>, group = true, mentionOnly = true): unknown =>
  readMessage(
    {
      id: '20',
      channel_id: '7',
      author: { id: '1', username: 'ana' },
      content: 'hi',
      timestamp: '2026-01-01T00:00:00.000Z',
      type: 0,
      ...message,
    } as unknown as HeardMessage,
    { channel: 'discord', me: '9', group, mentionOnly },
  );

test.each([
  {
    name: 'a direct message',
    message: {},
    group: false,
    taken: {
      group: false,
      text: 'hi',
      senderName: 'ana',
      at: Date.UTC(2026, 0, 1),
      origin: { id: '7_20', replyTarget: '7', sender: '1', thread: null },
    },
  },
  { name: 'talk of others', message: {}, taken: null },
  { name: 'talk of others where everything is read', message: {}, mentionOnly: false, taken: { text: 'hi' } },
  {
    name: 'the name of the bot, without it',
    message: { content: 'hey <@!9> you' },
    taken: { text: 'hey you' },
  },
  {
    name: 'the name of the bot in a direct message stays',
    message: { content: '<@9> hi', mentions: [{ id: '9', username: 'nari' }] },
    group: false,
    taken: { text: '@nari hi' },
  },
  {
    name: 'an answer to the bot',
    message: {
      type: 19,
      referenced_message: { author: { id: '9', username: 'nari' }, content: 'really?' },
    },
    taken: {
      text: 'hi',
      quotations: [{ how: 'answered', from: 'nari', writtenBy: 'assistant', text: 'really?' }],
    },
  },
  {
    name: 'a command below the card it answers',
    message: {
      type: 19,
      referenced_message: { author: { id: '9' }, content: '**valve**' },
      content: '<@9> /approve r1/1',
    },
    taken: { text: '/approve r1/1' },
  },
  {
    name: 'an answer to somebody else',
    message: { type: 19, referenced_message: { author: { id: '2' }, content: 'really?' } },
    taken: null,
  },
  { name: "a longer id that begins like the bot's", message: { content: '<@91> hi' }, taken: null },
  { name: 'its own words', message: { author: { id: '9', username: 'nari' }, content: '<@9>' }, taken: null },
  {
    name: 'another bot',
    message: { author: { id: '2', username: 'b', bot: true }, content: '<@9> hi' },
    taken: null,
  },
  { name: 'a webhook', message: { webhook_id: '3', content: '<@9> hi' }, taken: null },
  { name: 'somebody who joined', message: { type: 7, content: '<@9>' }, taken: null },
  { name: 'nothing but the name', message: { content: '<@9>' }, taken: null },
])('$name', ({ message, group, mentionOnly, taken }) => {
  if (taken === null) expect(heard(message, group, mentionOnly)).toBeNull();
  else expect(heard(message, group, mentionOnly)).toMatchObject(taken);
});

test('numbers are compared as numbers, however long', () => {
  expect([isLater('100000000000000000001', '99999999999999999999'), isLater('5', '5')]).toEqual([
    true,
    false,
  ]);
});

test.each([
  {
    name: 'a button of ours, on a server',
    interaction: {
      type: 3,
      member: { user: { id: '1', username: 'ana' } },
      data: { custom_id: 'g1:approve' },
    },
    read: { kind: 'press', by: { id: '1', name: 'ana' }, question: 'g1', choice: 'approve' },
  },
  {
    name: 'a button of somebody else',
    interaction: { type: 3, user: { id: '1', username: 'ana' }, data: { custom_id: 'next' } },
    read: null,
  },
  {
    name: 'a command in a direct chat',
    interaction: {
      type: 2,
      user: { id: '1', username: 'ana' },
      channel: { id: '7' },
      data: { type: 1, name: 'approve', options: [{ name: 'run', type: 3, value: 'r1' }] },
    },
    read: { kind: 'command', by: { id: '1', name: 'ana' }, text: '/approve r1', room: '7', group: false },
  },
  {
    name: 'a menu',
    interaction: { type: 2, user: { id: '1', username: 'ana' }, data: { type: 2, name: 'approve' } },
    read: null,
  },
])('$name', ({ interaction, read }) => {
  expect(readInteraction(interaction as unknown as APIInteraction)).toEqual(read);
});
