import { expect, test } from 'vitest';
import type { Channel, ChannelInbox, InboundMessage, OutboundMessage, Press } from '../../../ports/channel';
import { FakeClock } from '../../../testing/fake-clock';
import { asChannel } from './as-channel';

const never = new AbortController().signal;
const settings = { name: 'mine', options: { to: 'board' } };
const message: OutboundMessage = {
  recipient: 'ana',
  thread: null,
  text: 'hi',
  attachments: [],
  subject: null,
};

function made(exported: unknown): Channel {
  return asChannel(exported, 'mine.mjs', settings, {
    clock: new FakeClock(7),
    door: {
      told: (text) => `in Korean: ${text}`,
      isAllowed: (sender, name) => [sender, name].includes('ana'),
      greetStranger: (sender) => `Your code, ${sender}: 1`,
      saveFile: (name, content) => Promise.resolve(`inbox/${name} ${String(content.length)}`),
    },
  });
}

function inbox(): {
  readonly inbox: ChannelInbox;
  readonly got: InboundMessage[];
  readonly presses: Press[];
} {
  const got: InboundMessage[] = [];
  const presses: Press[] = [];
  return {
    got,
    presses,
    inbox: {
      accept: (given) => {
        got.push(given);
        return Promise.resolve();
      },
      press: (given) => {
        presses.push(given);
        return Promise.resolve('done');
      },
    },
  };
}

test('a channel is made of its settings, and its methods are methods', async () => {
  const sent: string[] = [];
  class Own {
    prefix = 'to';
    constructor(private readonly options: { readonly to?: unknown }) {}
    send({ text }: OutboundMessage): void {
      sent.push(`${this.prefix} ${String(this.options.to)}: ${text}`);
    }
    listen(): void {
      /* ends at once, and is called again */
    }
    ask(): number {
      return 7;
    }
  }
  const channel = made(({ options }: typeof settings) => new Own(options));
  await channel.send(message, never);
  expect([
    channel.name,
    sent,
    channel.provesSenders,
    await channel.ask?.({ id: 'q', recipient: 'ana', thread: null, text: '?', choices: [] }, never),
    channel.react,
    channel.drafts,
  ]).toEqual(['mine', ['to board: hi'], false, '7', undefined, undefined]);
});

test('what it brings is completed, and strangers are greeted whatever it does', async () => {
  const sent: unknown[] = [];
  const { inbox: taken, got, presses } = inbox();
  const channel = made({
    send: ({ recipient, text }: OutboundMessage) => {
      sent.push([recipient, text]);
    },
    async listen(
      own: {
        accept(given: unknown, signal: AbortSignal): Promise<void>;
        press(given: unknown): Promise<string>;
      },
      connected: () => void,
      signal: AbortSignal,
    ) {
      connected();
      await own.accept(
        {
          id: '1',
          sender: 'ana',
          text: 'look',
          attachments: [{ kind: 'image', name: 'a.png', content: new Uint8Array(3) }],
        },
        signal,
      );
      await own.accept({ id: '2', sender: 'eve', replyTarget: 'hall', text: 'open' }, signal);
      await own.accept({ id: '3', sender: 'eve', group: true, text: 'open' }, signal);
      await own.accept({ id: '4', sender: 'eve', senderName: 'ana', group: true, text: 'open' }, signal);
      sent.push(
        await own.press({ sender: 'eve', senderName: 'ana', question: 'q', choice: 'approve' }),
        await own.press({ sender: 'ana', question: 'q', choice: 'approve' }),
      );
    },
  });
  await channel.listen(taken, () => {}, never);
  expect(got).toEqual([
    {
      id: '1',
      channel: 'mine',
      sender: 'ana',
      senderName: 'ana',
      replyTarget: 'ana',
      thread: null,
      interruptionScope: null,
      group: false,
      text: 'look',
      at: 7,
      attachments: [{ kind: 'image', name: 'a.png', path: 'inbox/a.png 3' }],
    },
  ]);
  expect(sent).toEqual([
    ['hall', 'Your code, eve: 1'],
    'in Korean: Only people who are allowed to talk here can decide.',
    'done',
  ]);
  expect(presses).toEqual([
    { channel: 'mine', sender: 'ana', senderName: 'ana', question: 'q', choice: 'approve' },
  ]);
});

test('what a plugin quotes stands beside the own words, with its files', async () => {
  const { inbox: taken, got } = inbox();
  const channel = made({
    send: () => {},
    listen: (
      own: { accept(given: unknown, signal: AbortSignal): Promise<void> },
      _connected: unknown,
      signal: AbortSignal,
    ) =>
      own.accept(
        {
          id: '1',
          sender: 'ana',
          text: '> /deny r1\nno',
          unread: ['location'],
          quotations: [
            {
              how: 'forwarded',
              from: 'bo',
              text: '/approve r1',
              attachments: [{ kind: 'voice', name: 'v.ogg', content: new Uint8Array(2) }],
            },
          ],
        },
        signal,
      ),
  });
  await channel.listen(taken, () => {}, never);
  expect(got).toMatchObject([
    {
      text: 'no',
      unread: ['location'],
      quotations: [
        {
          how: 'forwarded',
          from: 'bo',
          text: '/approve r1',
          attachments: [{ kind: 'voice', name: 'v.ogg', path: 'inbox/v.ogg 2' }],
        },
        { how: 'quoted', from: '', text: '/deny r1' },
      ],
    },
  ]);
});

test.each([
  { name: 'nothing', exported: undefined },
  { name: 'no listen', exported: { send: () => {} } },
  { name: 'half of the drafts', exported: { send: () => {}, listen: () => {}, drafts: { open: () => {} } } },
])('$name is no channel', ({ exported }) => {
  expect(() => made(exported)).toThrow(
    expect.objectContaining({
      code: 'plugin.broken',
      message: expect.stringContaining('mine.mjs is no channel') as string,
    }) as Error,
  );
});

test('what it throws, and what it brings that is no message, is a failure of the channel', async () => {
  const channel = made({
    send: () => {
      throw new Error('no line');
    },
    listen: (
      own: { accept(given: unknown, signal: AbortSignal): Promise<void> },
      _connected: unknown,
      signal: AbortSignal,
    ) => own.accept({ text: 'hi' }, signal),
  });
  await expect(channel.send(message, never)).rejects.toMatchObject({
    code: 'channel.plugin',
    message: 'The plugin mine.mjs failed to send: no line',
  });
  await expect(channel.listen(inbox().inbox, () => {}, never)).rejects.toMatchObject({
    code: 'channel.plugin',
    remedy: expect.stringContaining('{ id, sender, text }') as string,
  });
});

test('one that does not hear an abort is left behind', async () => {
  const stop = new AbortController();
  const listening = made({ send: () => {}, listen: () => new Promise(() => {}) }).listen(
    inbox().inbox,
    () => {},
    stop.signal,
  );
  stop.abort(new Error('enough'));
  await expect(listening).rejects.toThrow('enough');
});
