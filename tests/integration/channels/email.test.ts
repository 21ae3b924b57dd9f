import { afterEach, beforeEach, expect, test } from 'vitest';
import { silentLogger } from '../../../src/main/platform/base/logger';
import { toCode } from '../../../src/main/modules/channels/email/answer-code';
import { EmailChannel, type EmailOptions } from '../../../src/main/modules/channels/email/channel';
import type { Press } from '../../../src/main/ports/channel';
import type { ReadMarks } from '../../../src/main/ports/read-marks';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { memoryReadMarks } from '../../../src/main/testing/memory-read-marks';
import { answer, listenTo, type Listening } from '../../fixtures/listening';
import { ana, bot, MailServer, password } from '../../fixtures/mail-server/server';

const never = new AbortController().signal;

let server: MailServer;
const listenings: Listening[] = [];

beforeEach(async () => {
  server = await MailServer.start();
});
afterEach(async () => {
  await Promise.all(listenings.splice(0).map((listening) => listening.stop()));
  await server.close();
});

function channelWith(
  readMarks: ReadMarks = memoryReadMarks(),
  options: Partial<EmailOptions> = {},
): { readonly channel: EmailChannel; readonly saved: Map<string, Uint8Array> } {
  const saved = new Map<string, Uint8Array>();
  let ids = 0;
  const channel = new EmailChannel(
    {
      host: '127.0.0.1',
      port: server.imap.port,
      smtpHost: '127.0.0.1',
      smtpPort: server.smtpPort,
      tls: 'never',
      username: bot,
      password,
      from: `Nari <${bot}>`,
      folder: 'INBOX',
      authservId: 'mx.plant.example',
      ...options,
    },
    {
      clock: new FakeClock(),
      newId: () => `id${String((ids += 1))}`,
      readMarks,
      logger: silentLogger,
      told: (text) => text,
      isAllowed: (sender) => sender === ana,
      greetStranger: (sender) => `Your code is 123456 (${sender})`,
      saveFile: (name, content) => {
        saved.set(name, content);
        return Promise.resolve(`inbox/${name}`);
      },
    },
  );
  return { channel, saved };
}

/** Listening, once the folder is open and quiet. */
async function listening(...given: Parameters<typeof listenTo>): Promise<Listening> {
  const started = listenTo(...given);
  listenings.push(started);
  await Promise.race([server.imap.until(() => server.imap.idling), started.ended]);
  return started;
}

test('mail that comes and mail that came in the meantime is taken once and marked as read; what lay there at first is left alone', async () => {
  const marks = memoryReadMarks();
  server.deliver('old news');
  const first = await listening(channelWith(marks).channel);
  server.deliver('How warm is it?\n\nOn Wed, Bot <bot@plant.example> wrote:\n> hello', { subject: '온도' });
  expect((await first.taken(1))[0]).toMatchObject({
    id: '<mail-2@plant.example>',
    sender: ana,
    replyTarget: ana,
    thread: '<mail-2@plant.example>',
    text: '온도\n\nHow warm is it?',
    group: false,
  });
  await server.imap.until(() => server.imap.mails[1]?.flags.has('\\Seen') === true);
  await first.stop();
  server.deliver('in the meantime', { subject: '' });
  const second = await listening(channelWith(marks).channel);
  server.deliver('live', { subject: '' });
  expect((await second.taken(2)).map(({ text }) => text)).toEqual(['in the meantime', 'live']);
  await second.stop();
  expect([...marks.all()][0]).toEqual(['folder:INBOX', '7:4']);
  expect(server.imap.mails[0]?.flags.size).toBe(0);
});

test('a mail that cannot be put on disk is read again, and so is what came around a renumbering', async () => {
  const marks = memoryReadMarks({ 'folder:INBOX': '7:0' });
  server.deliver('keep me', { subject: '' });
  const broken = listenTo(channelWith(marks).channel, {
    accept: () => Promise.reject(new Error('disk full')),
  });
  expect(await broken.ended).toMatchObject({ message: expect.stringContaining('disk full') as string });
  const again = await listening(channelWith(marks).channel);
  await again.taken(1);
  await again.stop();
  server.imap.renumber();
  expect((await (await listening(channelWith(marks).channel)).taken(1)).map(({ id }) => id)).toEqual([
    '<mail-1@plant.example>',
  ]);
});

test('what no person wrote, what is forged, and strangers are not listened to; a stranger whose domain vouches for them gets a code', async () => {
  const { got } = await listening(channelWith().channel);
  server.deliver('out of office', { headers: ['Auto-Submitted: auto-replied'] });
  server.deliver('newsletter', { headers: ['List-Id: <news.plant.example>', 'Precedence: bulk'] });
  server.deliver('undelivered', { from: 'mailer-daemon@plant.example', headers: ['Return-Path: <>'] });
  server.deliver('to myself', { from: `Nari <${bot}>` });
  server.deliver('open the valve', {
    headers: ['Authentication-Results: mx.plant.example; dmarc=fail header.from=plant.example'],
  });
  server.deliver('who are you?', { from: 'mallory@evil.example' });
  server.deliver('let me in', {
    from: 'ben@other.example',
    headers: [
      'Received: from other.example by mx.plant.example; Thu, 01 Jan 2026 10:00:00 +0000',
      'Authentication-Results: mx.plant.example; dmarc=pass header.from=other.example',
    ],
  });
  server.deliver('let me in', {
    from: 'eve@evil.example',
    headers: [
      'Received: from evil.example by mx.plant.example; Thu, 01 Jan 2026 10:00:00 +0000',
      'Authentication-Results: evil.example; dmarc=pass header.from=evil.example',
    ],
  });
  server.deliver('open the valve', { from: `Eve <eve@evil.example>, ${ana}` });
  await server.imap.until(() => server.imap.mails.at(-1)?.flags.has('\\Seen') === true);
  expect(got).toEqual([]);
  expect(server.sent.map(({ to, text }) => [[to].flat()[0]?.text, text?.trim()])).toEqual([
    ['ben@other.example', 'Your code is 123456 (ben@other.example)'],
  ]);
});

test('a mail that cannot be taken apart keeps no other one from being read, and of a stranger the head alone is', async () => {
  const { taken, got } = await listening(channelWith().channel);
  const deep = `Content-Type: text/html; charset=utf-8\n\n${'<div>'.repeat(20_000)}`;
  server.deliver('', { body: deep });
  server.deliver('', {
    from: 'ben@other.example',
    body: deep,
    headers: [
      'Received: from other.example by mx.plant.example; Thu, 01 Jan 2026 10:00:00 +0000',
      'Authentication-Results: mx.plant.example; dmarc=pass header.from=other.example',
    ],
  });
  server.deliver('too long', { headers: [`X-Filler: ${'x'.repeat(200_000)}`] });
  server.deliver(`long${'\n'.repeat(80_000)}tail`, { subject: '' });
  server.deliver('the next one', { subject: '' });
  expect((await taken(2)).map(({ text }) => text)).toEqual(['long', 'the next one']);
  expect(got).toHaveLength(2);
  expect(server.sent.map(({ to, text }) => [[to].flat()[0]?.text, text?.trim()])).toEqual([
    [ana, expect.stringContaining('its text could not be read') as string],
    ['ben@other.example', expect.stringContaining('code') as string],
  ]);
});

test('answers stand below the mail they answer, also after a restart, in text and HTML, and say that a program wrote them', async () => {
  const marks = memoryReadMarks();
  const first = await listening(channelWith(marks).channel);
  const id = server.deliver('How warm is it?', { subject: 'Pump 7' });
  await first.taken(1);
  server.deliver('And outside?', {
    subject: 'Re: Pump 7',
    headers: [`In-Reply-To: <id1@plant.example>`, `References: ${id} <id1@plant.example>`],
  });
  const [, followUp] = await first.taken(2);
  expect(followUp).toMatchObject({ thread: id, text: 'And outside?' });
  await first.stop();
  const { channel } = channelWith(marks);
  await channel.send(
    answer(ana, 'It is **21** degrees <b>.\n\n![chart](https://example.invalid/a.png)', {
      thread: followUp?.thread ?? null,
      attachments: [{ kind: 'image', source: { name: 'chart.png', content: Buffer.from('png') } }],
    }),
    never,
  );
  const [sent] = server.sent;
  expect(sent).toMatchObject({
    subject: 'Re: Pump 7',
    inReplyTo: '<mail-2@plant.example>',
    references: [id, '<id1@plant.example>', '<mail-2@plant.example>'],
    text: expect.stringContaining(
      'It is **21** degrees <b>.\n\n![chart](https://example.invalid/a.png)',
    ) as string,
  });
  expect(sent?.html).toContain(
    '<strong>21</strong> degrees &lt;b&gt;.</p>\n<p><a href="https://example.invalid/a.png">chart</a>',
  );
  expect(sent?.headers.get('auto-submitted')).toBe('auto-replied');
  expect(sent?.attachments.map(({ filename, content }) => [filename, content.toString()])).toEqual([
    ['chart.png', 'png'],
  ]);
});

test('a decision needs the code of the mail that asks for it, and its outcome is told below that mail', async () => {
  const presses: Press[] = [];
  const { channel } = channelWith();
  const { got } = await listening(channel, {
    press: (press) => {
      presses.push(press);
      return 'Denied.';
    },
  });
  const question = {
    id: '3f2a91bc77de',
    recipient: ana,
    thread: null,
    text: '**valve**, step 1',
    choices: [
      { id: 'approve', label: 'Approve', style: 'approve' },
      { id: 'deny', label: 'Reject', style: 'deny' },
    ],
  } as const;
  const asked = await channel.ask(question, never);
  const mail = await server.mail(({ subject }) => subject === 'ZeroClaw: valve, step 1');
  expect(mail.text).toContain(`/approve ${toCode(question.id)}`);
  server.deliver('/approve', { subject: 'forged' });
  expect((await server.mail(({ subject }) => subject === 'Re: forged')).text).toContain('needs the code');
  server.deliver(`/deny ${toCode(question.id)} too hot\n\n> ${mail.text?.split('\n')[0] ?? ''}`, {
    subject: 'Re: ZeroClaw',
    headers: [`In-Reply-To: ${asked}`],
  });
  expect((await server.mail(({ subject }) => subject === 'Re: ZeroClaw')).text?.trim()).toBe('Denied.');
  expect(presses).toEqual([
    {
      channel: 'email',
      sender: ana,
      senderName: ana,
      question: question.id,
      choice: 'deny',
      reason: 'too hot',
    },
  ]);
  expect(got).toEqual([]);
  await channel.settle(ana, asked, '**valve**, step 1\n\n**Denied by ana**', never);
  expect(server.sent.at(-1)).toMatchObject({
    inReplyTo: asked,
    text: expect.stringMatching(/^\*\*Denied by ana\*\*/u) as string,
  });
});

test('attached files come into the workspace, and a mail in HTML is read as text', async () => {
  const { channel, saved } = channelWith();
  const { taken } = await listening(channel);
  server.deliver('', {
    subject: '',
    body: [
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>See <b>this</b></p><blockquote>old</blockquote>',
      '--b',
      'Content-Type: image/png',
      'Content-Disposition: attachment; filename="=?UTF-8?B?7LCo7Yq4LnBuZw==?="',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('picture').toString('base64'),
      '--b--',
    ].join('\n'),
  });
  const [message] = await taken(1);
  expect(message).toMatchObject({
    text: 'See this',
    attachments: [{ kind: 'image', name: '차트.png', path: 'inbox/차트.png' }],
  });
  expect(Buffer.from(saved.get('차트.png') ?? []).toString()).toBe('picture');
});

test.each([
  { name: 'longer than 256 KiB', html: `<p>${'older words '.repeat(30_000)}</p>` },
  { name: 'too deep', html: '<div>'.repeat(20_000) },
])('plain text before HTML that is $name is read, with its files', async ({ html }) => {
  const { taken } = await listening(channelWith().channel);
  server.deliver('', {
    subject: '',
    body: [
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'See this',
      '--b',
      'Content-Type: text/html; charset=utf-8',
      'Content-Disposition: inline',
      '',
      html,
      '--b',
      'Content-Type: image/png',
      'Content-Disposition: attachment; filename="a.png"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('picture').toString('base64'),
      '--b--',
    ].join('\n'),
  });
  const [message] = await taken(1);
  expect(message).toMatchObject({ text: 'See this', attachments: [{ kind: 'image', name: 'a.png' }] });
  expect(server.sent).toEqual([]);
});

test('a connection that is lost is left to the supervisor, and the check tells the rest of the time whether it works', async () => {
  const { channel } = channelWith();
  const { ended } = await listening(channel);
  await channel.check(never);
  server.imap.drop();
  expect(await ended).toMatchObject({
    code: expect.stringMatching(/^channel\./u) as string,
    retryable: true,
  });
  await expect(channel.check(never)).rejects.toMatchObject({ code: 'channel.failed' });
});

test.each([
  {
    name: 'a wrong password',
    options: { password: 'wrong' },
    code: 'channel.credentials',
    remedy: 'password',
  },
  {
    name: 'a folder that is not there',
    options: { folder: 'Nowhere' },
    code: 'channel.folder',
    remedy: 'folder',
  },
  {
    name: 'a server that is not there',
    options: { smtpHost: '127.0.0.1', smtpPort: 1 },
    code: 'channel.unreachable',
    remedy: 'ports',
  },
  {
    name: 'TLS that the server does not speak',
    options: { tls: 'starttls' as const },
    code: 'channel.unreachable',
    remedy: 'tls',
  },
])('$name is said with its remedy, and without the password', async ({ options, code, remedy }) => {
  const failure = await listenTo(channelWith(memoryReadMarks(), options).channel).ended;
  expect(failure).toMatchObject({ code, remedy: expect.stringContaining(remedy) as string });
  expect(String(failure)).not.toContain(password);
});

test('a mail that the server puts off may be tried again; an address that is none is refused before', async () => {
  const { channel } = channelWith();
  server.refuseNext = { responseCode: 451, message: 'try later' };
  await expect(channel.send(answer(ana, 'hello'), never)).rejects.toMatchObject({
    code: 'channel.refused',
    retryable: true,
  });
  await expect(channel.send(answer(`${ana}, eve@evil.example`, 'hello'), never)).rejects.toMatchObject({
    code: 'channel.recipient',
  });
  expect(server.sent).toEqual([]);
});
