import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { silentLogger } from '../../../src/main/platform/base/logger';
import type { InboundMessage } from '../../../src/main/ports/channel';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { openSessions } from '../../../src/main/modules/chat/storage/sessions';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { LoopbackChannel } from '../../../src/main/testing/loopback-channel';
import { ScriptedProvider } from '../../../src/main/testing/scripted-provider';
import { openHub } from '../../fixtures/channel-soak/hub-in-a-box';
import { soak } from '../../fixtures/channel-soak/soak';

test('with lines that break, services that refuse, newer messages and restarts, every message is answered once and in order, or shown as interrupted', async () => {
  const result = await soak({ messages: 300, senders: 20, channels: 4, seed: 1, restarts: 3 });
  expect(result.faults).toEqual([]);
  expect(result.answered + result.interrupted).toBe(300);
  expect(Math.min(result.answered, result.interrupted, result.breaks, result.refusals)).toBeGreaterThan(0);
});

const message: InboundMessage = {
  id: 'm1',
  channel: 'loopback',
  replyTarget: 'chat',
  sender: 'ana',
  senderName: 'Ana',
  thread: null,
  interruptionScope: null,
  group: false,
  text: 'How warm is it?',
  attachments: [],
  at: 1,
};

test('an answer that could not be delivered arrives when the channel works again, over a restart, and the model is asked once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zc-hub-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const clock = new FakeClock();
  let works = false;
  const channel = new LoopbackChannel({
    before: (what) => {
      if (what.startsWith('sent') && !works) throw new Error('no line');
    },
  });
  const provider = new ScriptedProvider([{ text: '21 degrees.' }]);
  const database = openDatabase(':memory:');
  const open = (): ReturnType<typeof openHub> =>
    openHub({ database, sessions: openSessions(folder, silentLogger), provider, channels: [channel], clock });
  const hub = await open();
  await clock.advance(0);
  await channel.inbox.accept(message, new AbortController().signal);
  for (let second = 0; second < 60; second += 1) await clock.advance(1_000);
  expect(channel.sent).toEqual([]);
  await hub.close();
  works = true;
  const again = await open();
  await channel.until(() => channel.seen.includes('✅ on m1'));
  await again.close();
  expect([channel.sent.map(({ text }) => text), provider.requests.length]).toEqual([['21 degrees.'], 1]);
});
