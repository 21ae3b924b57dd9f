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
    taken: '> Shall I? Now?\n\nyes',
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
