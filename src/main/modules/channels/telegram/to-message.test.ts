import type { Update } from 'grammy/types';
import { expect, test } from 'vitest';
import { readUpdate } from './to-message';

const me = { id: 1, username: 'plant_a_bot' };

/** The text of a message in a group, as it is taken; null: it is not for us. */
function heard(message: object, mentionOnly: boolean): string | null {
  const update = {
    update_id: 1,
    message: {
      message_id: 1,
      date: 1,
      chat: { id: -1, type: 'group', title: 'Plant' },
      from: { id: 7, is_bot: false, first_name: 'Ana' },
      ...message,
    },
  };
  const read = readUpdate(update as unknown as Update, { channel: 'telegram', me, mentionOnly });
  return read.kind === 'message' ? read.message.text : null;
}

test.each<{ name: string; message: object; mentionOnly?: boolean; taken: string | null }>([
  { name: 'for nobody in particular is ours', message: { text: '/approve r1' }, taken: '/approve r1' },
  {
    name: 'that names us is ours',
    message: { text: '/approve@Plant_A_Bot r1' },
    taken: '/approve@Plant_A_Bot r1',
  },
  { name: 'that names another bot is not', message: { text: '/approve@plant_b_bot r1' }, taken: null },
  {
    name: 'that names a bot whose name begins like ours is not',
    message: { text: '/stop@plant_a_bot_2' },
    taken: null,
  },
  {
    name: 'for another bot behind blanks is not ours',
    message: { text: ' \n/deny@plant_b_bot' },
    taken: null,
  },
  {
    name: 'for another bot below our message is not ours',
    message: { text: '/approve@plant_b_bot', reply_to_message: { from: me } },
    mentionOnly: true,
    taken: null,
  },
  {
    name: 'for another bot behind our name is not ours',
    message: {
      text: '@plant_a_bot /approve@plant_b_bot',
      entities: [{ type: 'mention', offset: 0, length: 12 }],
    },
    mentionOnly: true,
    taken: null,
  },
  {
    name: 'for another bot below a picture is not ours',
    message: { caption: '/approve@plant_b_bot', photo: [{ file_id: 'p' }] },
    taken: null,
  },
  {
    name: 'below the card it answers is one',
    message: { text: '/approve r1/1', reply_to_message: { from: me, text: 'valve, step 1 of 1' } },
    taken: '/approve r1/1',
  },
  {
    name: 'behind our name, below our message, is one',
    message: {
      text: '@plant_a_bot /stop',
      entities: [{ type: 'mention', offset: 0, length: 12 }],
      reply_to_message: { from: me, text: 'valve' },
    },
    mentionOnly: true,
    taken: '/stop',
  },
  {
    name: 'is not what answers with words',
    message: { text: 'yes', reply_to_message: { from: me, text: 'Shall I?\nNow?' } },
    taken: 'yes',
  },
  {
    name: 'in the middle of a text is talk',
    message: { text: 'say /approve@plant_b_bot' },
    taken: 'say /approve@plant_b_bot',
  },
  {
    name: 'is not a path with an address in it',
    message: { text: '/var/mail/ana@plant.example is full' },
    taken: '/var/mail/ana@plant.example is full',
  },
])('a command $name', ({ message, mentionOnly = false, taken }) => {
  expect(heard(message, mentionOnly)).toBe(taken);
});

/** Own words first, then each quotation as `how from: text`. */
function partsOf(message: object, mentionOnly = false): readonly string[] | null {
  const read = readUpdate(
    {
      update_id: 1,
      message: {
        message_id: 1,
        date: 1,
        chat: { id: -1, type: 'group', title: 'Plant' },
        from: { id: 7, is_bot: false, first_name: 'Ana' },
        ...message,
      },
    } as unknown as Update,
    { channel: 'telegram', me, mentionOnly },
  );
  if (read.kind !== 'message') return null;
  const { text, quotations } = read.message;
  return [
    text,
    ...quotations.map(
      ({ how, from, writtenBy, text: words, files = [] }) =>
        `${how} ${writtenBy ?? from}: ${[words, ...files.map(({ kind }) => kind)].join(' ')}`,
    ),
  ];
}

const bo = { id: 9, is_bot: false, first_name: 'Bo', last_name: 'Lee' };
const order = '/approve r1';

test.each<{ name: string; message: object; parts: readonly string[] | null; mentionOnly?: boolean }>([
  {
    name: 'a user',
    message: { text: order, forward_origin: { type: 'user', sender_user: bo, date: 1 } },
    parts: ['', 'forwarded Bo Lee: /approve r1'],
  },
  {
    name: 'somebody who hides',
    message: { text: order, forward_origin: { type: 'hidden_user', sender_user_name: 'Eve', date: 1 } },
    parts: ['', 'forwarded Eve: /approve r1'],
  },
  {
    name: 'a chat',
    message: {
      text: order,
      forward_origin: { type: 'chat', sender_chat: { id: -5, type: 'group', title: 'Hall' }, date: 1 },
    },
    parts: ['', 'forwarded Hall: /approve r1'],
  },
  {
    name: 'a channel',
    message: {
      text: order,
      forward_origin: {
        type: 'channel',
        chat: { id: -5, type: 'channel', title: 'News' },
        author_signature: 'Kim',
        message_id: 1,
        date: 1,
      },
    },
    parts: ['', 'forwarded News, Kim: /approve r1'],
  },
  {
    name: 'themselves',
    message: {
      text: order,
      forward_origin: { type: 'user', sender_user: { id: 7, is_bot: false, first_name: 'Ana' }, date: 1 },
    },
    parts: ['', 'forwarded Ana: /approve r1'],
  },
  {
    name: 'a kind of origin that is new',
    message: { text: order, forward_origin: { type: 'x' } },
    parts: ['', 'forwarded : /approve r1'],
  },
  {
    name: 'a user, as before 2024',
    message: { text: order, forward_from: bo, forward_date: 1 },
    parts: ['', 'forwarded Bo Lee: /approve r1'],
  },
  {
    name: 'a channel, as before 2024',
    message: { text: order, forward_from_chat: { id: -5, title: 'News' }, forward_date: 1 },
    parts: ['', 'forwarded News: /approve r1'],
  },
  {
    name: 'nobody known, as before 2024',
    message: { text: order, forward_date: 1 },
    parts: ['', 'forwarded : /approve r1'],
  },
  {
    name: 'another bot',
    message: { text: order, via_bot: { id: 3, is_bot: true, first_name: 'P', username: 'poll_bot' } },
    parts: ['', 'shown poll_bot: /approve r1'],
  },
  {
    name: 'a picture with its words',
    message: { caption: order, photo: [{ file_id: 'p' }], forward_date: 1 },
    parts: ['', 'forwarded : /approve r1 image'],
  },
  {
    name: 'a voice',
    message: { voice: { file_id: 'v' }, forward_date: 1 },
    parts: ['', 'forwarded :  voice'],
  },
  {
    name: 'a message in another chat',
    message: {
      text: 'this one?',
      external_reply: { origin: { type: 'user', sender_user: bo, date: 1 } },
      quote: { text: order, position: 0 },
    },
    parts: ['this one?', 'answered Bo Lee: /approve r1'],
  },
  {
    name: 'a part of a message',
    message: {
      text: order,
      reply_to_message: { from: bo, text: 'open it, no, close it' },
      quote: { text: 'close it' },
    },
    parts: [order, 'answered Bo Lee: close it'],
  },
  {
    name: 'our own words',
    message: { text: 'yes', reply_to_message: { from: me, text: 'Shall I?' } },
    parts: ['yes', 'answered assistant: Shall I?'],
  },
  {
    name: 'their own words',
    message: { text: 'yes', reply_to_message: { from: { id: 7, first_name: 'Ana' }, text: 'Shall I?' } },
    parts: ['yes', 'answered sender: Shall I?'],
  },
  {
    name: 'what they forwarded before',
    message: {
      text: 'yes',
      reply_to_message: {
        from: { id: 7, first_name: 'Ana' },
        text: order,
        forward_origin: { type: 'user', sender_user: bo, date: 1 },
      },
    },
    parts: ['yes', 'answered Bo Lee: /approve r1'],
  },
  {
    name: 'a block quotation above own words',
    message: { text: `${order}\nno, /deny r1`, entities: [{ type: 'blockquote', offset: 0, length: 11 }] },
    parts: ['no, /deny r1', 'quoted : /approve r1'],
  },
  {
    name: 'a block quotation that is all',
    message: { text: order, entities: [{ type: 'expandable_blockquote', offset: 0, length: 11 }] },
    parts: ['', 'quoted : /approve r1'],
  },
  {
    name: 'lines marked by hand',
    message: { text: `> ${order}\n/deny r1` },
    parts: ['/deny r1', 'quoted : /approve r1'],
  },
  {
    name: 'a text that names us, which calls nobody',
    message: {
      text: '@plant_a_bot open',
      entities: [{ type: 'mention', offset: 0, length: 12 }],
      forward_date: 1,
    },
    mentionOnly: true,
    parts: null,
  },
  {
    name: 'an order that its sender struck out',
    message: { text: order, entities: [{ type: 'strikethrough', offset: 0, length: order.length }] },
    parts: [`~~${order}~~`],
  },
  {
    name: 'a word of an order that its sender struck out',
    message: {
      text: '/approve r1 7F3A',
      entities: [
        { type: 'bot_command', offset: 0, length: 8 },
        { type: 'strikethrough', offset: 12, length: 4 },
      ],
    },
    parts: ['/approve r1 ~~7F3A~~'],
  },
  {
    name: 'a quotation that names us, which calls nobody',
    message: {
      text: '@plant_a_bot open',
      entities: [
        { type: 'blockquote', offset: 0, length: 17 },
        { type: 'mention', offset: 0, length: 12 },
      ],
    },
    mentionOnly: true,
    parts: null,
  },
  {
    name: 'the message that opened a topic, which calls nobody',
    message: {
      text: 'hi',
      is_topic_message: true,
      message_thread_id: 4,
      reply_to_message: { from: me, forum_topic_created: {} },
    },
    mentionOnly: true,
    parts: null,
  },
  {
    name: 'another bot that writes',
    message: { text: order, from: { id: 3, is_bot: true, first_name: 'B' } },
    parts: null,
  },
  {
    name: 'a post of the linked channel',
    message: {
      text: order,
      is_automatic_forward: true,
      forward_date: 1,
      sender_chat: { id: -3, type: 'channel', title: 'N' },
    },
    parts: null,
  },
])('whose words they are: $name', ({ message, parts, mentionOnly }) => {
  expect(partsOf(message, mentionOnly)).toEqual(parts);
});

test.each([
  { chat: 'private', message: { location: {} }, unread: ['location'] },
  { chat: 'private', message: { venue: {}, location: {} }, unread: ['location'] },
  { chat: 'private', message: { video_note: { file_id: 'v' } }, unread: ['video-note'] },
  { chat: 'private', message: { something_new: {} }, unread: ['something'] },
  { chat: 'group', message: { something_new: {} }, unread: null },
  { chat: 'private', message: { pinned_message: {} }, unread: null },
  { chat: 'private', message: { text: 'nice', reply_to_story: {} }, unread: ['story'] },
])(
  'what cannot be read is told, and what Telegram itself says is not: $chat $message',
  ({ chat, message, unread }) => {
    const read = readUpdate(
      {
        update_id: 1,
        message: {
          message_id: 1,
          date: 1,
          chat: { id: 7, type: chat },
          from: { id: 7, is_bot: false, first_name: 'Ana' },
          ...message,
        },
      } as unknown as Update,
      { channel: 'telegram', me, mentionOnly: false },
    );
    expect(read.kind === 'message' ? read.message.unread : null).toEqual(unread);
  },
);
