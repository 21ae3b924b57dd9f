import { expect, test } from 'vitest';
import { AppError } from '../../../shared/errors';
import type { Notice } from '../../../shared/notices';
import { silentLogger } from '../../platform/base/logger';
import type { Tool } from '../../ports/tool';
import { noHooks } from '../../ports/hooks';
import { forgetful } from '../../testing/forgetful';
import { noCommands } from '../../testing/no-commands';
import { FakeClock } from '../../testing/fake-clock';
import { MapMemory } from '../../testing/map-memory';
import { MemoryPermissions } from '../../testing/memory-permissions';
import { MemorySessions } from '../../testing/memory-sessions';
import { noPictures } from '../../testing/no-pictures';
import { RecordingTool } from '../../testing/recording-tool';
import { ScriptedProvider, type ScriptedAnswer } from '../../testing/scripted-provider';
import { Chat } from './chat';
import { runTurn } from '../agent/turn/loop';
import { comesTrue } from '../../testing/comes-true';

interface Bench {
  readonly chat: Chat;
  readonly provider: ScriptedProvider;
  readonly notices: readonly Notice[];
}

/** Also over restarts of an app. */
let ids = 0;

function openChat(
  sessions: MemorySessions,
  answers: readonly ScriptedAnswer[],
  tools: readonly Tool[] = [],
): Bench {
  const provider = new ScriptedProvider(answers);
  const notices: Notice[] = [];
  const chat = new Chat({
    sessions,
    memory: new MapMemory(),
    model: () => ({ provider, temperature: 0 }),
    tools: () => tools,
    remember: forgetful,
    readPicture: noPictures,
    runTurn,
    logger: silentLogger,
    hooks: noHooks,
    command: noCommands,
    permissions: new MemoryPermissions(),
    clock: new FakeClock(0),
    newId: () => `id${String(++ids)}`,
    notify: (notice) => {
      notices.push(notice);
    },
    settings: () => ({
      maxIterations: 5,
      maxAnswerTokens: 1024,
      parallelTools: false,
      maxHistoryMessages: 50,
      minRelevance: 0.4,
      autoApprove: [],
      timeoutMs: 1_200_000,
    }),
  });
  return { chat, provider, notices };
}

/** A disk that is full when an answer is to be stored. */
class FullSessions extends MemorySessions {
  isFull = true;

  override append(...[id, message]: Parameters<MemorySessions['append']>): void {
    if (this.isFull && message.role === 'assistant')
      throw new AppError('storage.session', 'The disk is full', { remedy: 'Free some space.' });
    super.append(id, message);
  }
}

test('an answer that cannot be stored is said to be lost, and the next message is answered', async () => {
  const sessions = new FullSessions();
  sessions.create('c', 'desktop');
  const { chat, notices } = openChat(sessions, [{ text: 'One.' }, { text: 'Two.' }]);
  void chat.send('c', 'first', 'ana');
  await comesTrue(() => {
    expect(notices.at(-1)).toMatchObject({
      type: 'chat-message',
      message: { state: 'failed', problem: { message: 'The disk is full', remedy: 'Free some space.' } },
    });
  });
  sessions.isFull = false;
  void chat.send('c', 'second', 'ana');
  await comesTrue(() => {
    expect(sessions.read('c')?.map(({ text }) => text)).toEqual(['first', 'second', 'Two.']);
  });
});

test('a job whose answer cannot be stored gets none, and not the answer of the time before', async () => {
  const sessions = new FullSessions();
  sessions.isFull = false;
  const { chat } = openChat(sessions, [{ text: 'The tank is half full.' }, { text: 'The tank is empty.' }]);
  const ask = (): ReturnType<typeof chat.ask> =>
    chat.ask(
      'job',
      'How full is the tank?',
      { sender: 'schedule', proved: true },
      new AbortController().signal,
    );
  expect((await ask()).text).toBe('The tank is half full.');
  sessions.isFull = true;
  await expect(ask()).rejects.toMatchObject({ code: 'chat.no-answer' });
});

test('a page that shows a conversation hears when it is deleted', async () => {
  const sessions = new MemorySessions();
  sessions.create('c', 'desktop');
  const { chat, notices } = openChat(sessions, []);
  await chat.delete('c');
  expect(notices).toEqual([{ type: 'chat-emptied', conversationId: 'c' }, { type: 'conversations-changed' }]);
});

test('a stop of everything ends the answer that is being written', async () => {
  const sessions = new MemorySessions();
  sessions.create('c', 'desktop');
  const { chat, provider } = openChat(sessions, ['hang']);
  void chat.send('c', 'first', 'ana');
  await comesTrue(() => {
    expect(provider.requests).toHaveLength(1);
  });
  chat.stopAll();
  await comesTrue(() => {
    expect(sessions.read('c')?.at(-1)).toMatchObject({ role: 'assistant', state: 'stopped' });
  });
});

test('a message whose answer was lost says so to whoever opens it next, and is answered when that is asked for', async () => {
  const sessions = new MemorySessions();
  sessions.create('c', 'desktop');
  void openChat(sessions, ['hang']).chat.send('c', 'first', 'ana');
  await comesTrue(() => {
    expect(sessions.read('c')).toHaveLength(1);
  });
  // The app is killed; what was being written is gone with it.
  const { chat, provider } = openChat(sessions, ['hang']);
  const shown = () => chat.open('c');
  expect(shown()).toMatchObject({ ok: true, value: [{ text: 'first', unanswered: true }] });
  expect(sessions.read('c')?.[0]?.unanswered).toBeUndefined();
  const [lost] = sessions.read('c') ?? [];
  expect(chat.regenerate('c', lost?.id ?? '')).toEqual({ ok: true, value: null });
  expect(shown()).toMatchObject({ value: [{ text: 'first' }] });
  expect(JSON.stringify(shown())).not.toContain('unanswered');
  await comesTrue(() => {
    expect(provider.requests).toHaveLength(1);
  });
  expect(shown()).toMatchObject({ value: [{ text: 'first' }, { role: 'assistant' }] });
  await chat.close();
});

test('a message that waits when the engine closes is not answered any more', async () => {
  const sessions = new MemorySessions();
  sessions.create('c', 'desktop');
  const { chat, provider } = openChat(sessions, ['hang', { text: 'Two.' }]);
  void chat.send('c', 'first', 'ana');
  void chat.send('c', 'second', 'ana');
  await comesTrue(() => {
    expect(provider.requests).toHaveLength(1);
  });
  await chat.close();
  expect(provider.requests).toHaveLength(1);
  expect(sessions.read('c')?.map(({ role, state }) => `${role} ${state}`)).toEqual([
    'user complete',
    'user complete',
    'assistant stopped',
  ]);
});

test('no notice of an answer holds a call, also not one that cannot be read', async () => {
  const sessions = new MemorySessions();
  sessions.create('c', 'desktop');
  const half = 'Low.<tool_call>{"name":"write","arguments":{"pin":';
  const { chat, notices } = openChat(
    sessions,
    [{ text: half }, { text: half }],
    [new RecordingTool('write')],
  );
  void chat.send('c', 'How is it?', 'ana');
  await comesTrue(() => {
    expect(notices.at(-1)).toEqual({ type: 'conversations-changed' });
    expect(notices.at(-2)).toMatchObject({ message: { state: 'complete', text: 'Low.\n\nLow.' } });
  });
  expect(notices.filter((notice) => JSON.stringify(notice).includes('tool_call'))).toEqual([]);
});
