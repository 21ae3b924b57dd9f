import { simpleParser } from 'mailparser';
import { expect, test } from 'vitest';
import { readHead, readMail, type ReceivedMail } from './to-message';

async function read(...lines: readonly string[]): Promise<ReceivedMail | string> {
  const mail = await simpleParser(lines.join('\r\n'));
  const head = readHead(mail, { own: ['bot@plant.example'], authservId: 'mx.plant.example' });
  return typeof head === 'string' ? head : readMail(mail, head, { channel: 'email', now: 5 });
}
const from = 'From: "Ana, Plant 7" <Ana@Plant.example>';

test('a mail that begins a thread, and one within it', async () => {
  expect(
    await read(
      from,
      'Subject: =?UTF-8?B?7Jio64+E?=\r\n 7',
      'Message-ID: <1@x>',
      'Date: Thu, 01 Jan 2026 10:00:00 +0000',
      '',
      'How warm?',
    ),
  ).toMatchObject({
    origin: {
      id: '<1@x>',
      sender: 'ana@plant.example',
      replyTarget: 'ana@plant.example',
      thread: '<1@x>',
      interruptionScope: '<1@x>',
    },
    senderName: 'ana@plant.example',
    subject: '온도 7',
    text: '온도 7\n\nHow warm?',
    references: ['<1@x>'],
    at: Date.UTC(2026, 0, 1, 10),
  });
  expect(
    await read(from, 'Message-ID: <3@x>', 'In-Reply-To: <2@x>', 'References: <1@x> <2@x>', '', 'And now?'),
  ).toMatchObject({ origin: { thread: '<1@x>' }, references: ['<1@x>', '<2@x>', '<3@x>'], at: 5 });
  expect(await read(from, 'Message-ID: <3@x>', 'In-Reply-To: <2@x>', '', 'x')).toMatchObject({
    origin: { thread: '<2@x>' },
  });
});

test('Reply-To does not count, and a mail without an id gets one that stays the same', async () => {
  const one = await read(
    from,
    'Reply-To: eve@evil.example',
    'Date: Thu, 01 Jan 2026 10:00:00 +0000',
    '',
    'hello',
  );
  expect(one).toMatchObject({
    origin: { replyTarget: 'ana@plant.example', id: expect.stringMatching(/^[0-9a-f]{64}$/u) as string },
  });
  expect(
    await read(from, 'Reply-To: eve@evil.example', 'Date: Thu, 01 Jan 2026 10:00:00 +0000', '', 'hello'),
  ).toEqual(one);
});

test('a long thread keeps its root and its newest mails', async () => {
  const mail = await read(
    from,
    'Message-ID: <99@x>',
    `References: ${Array.from({ length: 60 }, (_, index) => `<${String(index)}@x>`).join(' ')}`,
    '',
    'x',
  );
  expect(
    typeof mail === 'string' ? [] : [mail.references.length, mail.references[0], mail.references.at(-1)],
  ).toEqual([20, '<0@x>', '<99@x>']);
});

test('a command is one line', async () => {
  expect([
    await read(from, '', '/model shop/m', '', 'Kind regards', 'Ana'),
    await read(from, '', '/etc/hosts is wrong.', 'Look at it.'),
  ]).toMatchObject([{ text: '/model shop/m' }, { text: '/etc/hosts is wrong.\nLook at it.' }]);
});

test.each([
  { name: 'nobody', head: ['Subject: x'], why: 'whom it is from' },
  { name: 'two people', head: ['From: a@x.example, b@x.example'], why: 'whom it is from' },
  { name: 'ourselves', head: ['From: BOT@plant.example'], why: 'our own' },
  { name: 'an answering machine', head: [from, 'Auto-Submitted: auto-replied'], why: 'a program' },
  { name: 'a list', head: [from, 'List-Unsubscribe: <https://x.example>', 'List-Id: <x>'], why: 'a list' },
  { name: 'bulk mail', head: [from, 'Precedence: bulk'], why: 'a list' },
  { name: 'a report', head: ['Return-Path: <>', from], why: 'no answers' },
  { name: 'an address that takes none', head: ['From: no-reply@shop.example'], why: 'no answers' },
])('a mail of $name is not answered', async ({ head, why }) => {
  expect(await read(...head, 'Message-ID: <1@x>', '', 'hello')).toContain(why);
});
