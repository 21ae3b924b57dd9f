import { expect, test } from 'vitest';
import type { Notice } from '../../../shared/notices';
import { silentLogger } from '../../platform/base/logger';
import { noHooks } from '../../ports/hooks';
import { FakeClock } from '../../testing/fake-clock';
import { forgetful } from '../../testing/forgetful';
import { MemoryPermissions } from '../../testing/memory-permissions';
import { MemorySessions } from '../../testing/memory-sessions';
import { noPictures } from '../../testing/no-pictures';
import { noCommands } from '../../testing/no-commands';
import { ScriptedProvider, type ScriptedAnswer } from '../../testing/scripted-provider';
import { Chat } from './chat';
import { runTurn } from '../agent/turn/loop';
import { comesTrue } from '../../testing/comes-true';

const ana = { by: 'ana', via: 'app' } as const;

function setUp(...answers: readonly ScriptedAnswer[]) {
  const provider = new ScriptedProvider(answers);
  const sessions = new MemorySessions();
  sessions.create('c', 'desktop');
  const notices: Notice[] = [];
  let ids = 0;
  const ports = {
    sessions,
    memory: {
      store: async () => {},
      recall: async () => [],
      get: async () => null,
      forget: async () => false,
      list: async () => [],
      counts: async () => [],
    },
    model: () => ({ provider, temperature: 0 }),
    tools: () => [],
    remember: forgetful,
    readPicture: noPictures,
    runTurn,
    logger: silentLogger,
    hooks: noHooks,
    command: noCommands,
    permissions: new MemoryPermissions(),
    clock: new FakeClock(0),
    newId: () => `id${String(++ids)}`,
    notify: (notice: Notice) => {
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
  };
  const chat = new Chat(ports);
  const shown = () => {
    const opened = chat.open('c');
    return opened.ok ? opened.value : [];
  };
  const texts = (): readonly string[] =>
    shown().map(({ text, versions }) =>
      versions === undefined ? text : `${text} (${String(versions.length)})`,
    );
  /** Resolves once that many answers are stored. */
  const answered = (count: number): Promise<void> =>
    comesTrue(() => {
      expect(sessions.read('c')?.filter(({ role }) => role === 'assistant')).toHaveLength(count);
    });
  const asked = (request: number): readonly string[] =>
    (provider.requests[request]?.messages ?? []).map((message) =>
      (message.role === 'tool' ? message.output : message.text).replace(/^\[[^\]]*\] /u, ''),
    );
  const idOf = (text: string): string =>
    sessions.read('c')?.find((message) => message.text === text)?.id ?? '';
  return { chat, ports, provider, notices, texts, answered, asked, idOf };
}

test('an edited message is answered beside the old one, and the model sees its branch alone', async () => {
  const { chat, ports, texts, answered, asked, idOf, notices } = setUp(
    { text: 'Hello.' },
    { text: 'At 06:30.' },
    { text: 'At 19:00.' },
    { text: 'Gladly.' },
  );
  await chat.say('c', 'Hi', ana);
  await answered(1);
  await chat.say('c', 'When is bed 2 watered?', ana);
  await answered(2);
  await chat.edit('c', idOf('When is bed 2 watered?'), 'When is bed 3 watered?', ana);
  expect(notices.some(({ type }) => type === 'chat-branch')).toBe(true);
  await answered(3);
  expect(texts()).toEqual(['Hi', 'Hello.', 'When is bed 3 watered? (2)', 'At 19:00.']);
  expect(asked(2)).toEqual(['Hi', 'Hello.', 'When is bed 3 watered?']);

  chat.choose('c', idOf('When is bed 2 watered?'));
  expect(texts()).toEqual(['Hi', 'Hello.', 'When is bed 2 watered? (2)', 'At 06:30.']);
  await chat.say('c', 'Thanks', ana);
  await answered(4);
  expect(asked(3)).toEqual(['Hi', 'Hello.', 'When is bed 2 watered?', 'At 06:30.', 'Thanks']);
  // As it was left, also after a restart.
  const again = new Chat(ports).open('c');
  expect(again.ok && again.value.map(({ text }) => text)).toEqual([
    'Hi',
    'Hello.',
    'When is bed 2 watered?',
    'At 06:30.',
    'Thanks',
    'Gladly.',
  ]);
});

test('an answer is written once more for the same prompt; what was said behind the old one comes back with it', async () => {
  const { chat, provider, texts, answered, asked, idOf } = setUp(
    { text: 'One.' },
    { text: 'Two.' },
    { text: 'Another one.' },
  );
  await chat.say('c', 'first', ana);
  await answered(1);
  await chat.say('c', 'second', ana);
  await answered(2);
  expect(chat.regenerate('c', idOf('One.'))).toEqual({ ok: true, value: null });
  await answered(3);
  expect(asked(2)).toEqual(asked(0));
  expect(provider.requests.map(({ again }) => again)).toEqual([undefined, undefined, true]);
  expect(texts()).toEqual(['first', 'Another one. (2)']);
  chat.choose('c', idOf('One.'));
  expect(texts()).toEqual(['first', 'One. (2)', 'second', 'Two.']);
});

test('a first message can be said differently, and a command takes its place like any other text', async () => {
  const { chat, texts, answered, asked, idOf } = setUp({ text: 'One.' }, { text: 'Two.' });
  await chat.say('c', 'first', ana);
  await answered(1);
  await chat.edit('c', idOf('first'), 'other', ana);
  await answered(2);
  expect(texts()).toEqual(['other (2)', 'Two.']);
  expect(asked(1)).toEqual(['other']);
});

test.each(['edit', 'regenerate'] as const)('%s waits for the answer that is being written', async (deed) => {
  const { chat, answered, idOf, texts } = setUp({ text: 'One.' }, 'hang');
  await chat.say('c', 'first', ana);
  await answered(1);
  await chat.say('c', 'second', ana);
  expect(
    await (deed === 'edit'
      ? chat.edit('c', idOf('first'), 'other', ana)
      : chat.regenerate('c', idOf('One.'))),
  ).toMatchObject({ ok: false, error: { code: 'chat.busy', remedy: 'Wait for the answer, or stop it.' } });
  await chat.stop('c');
  expect(texts()).toEqual(['first', 'One.', 'second', '']);
});

test.each([
  ['an answer of a person', (chat: Chat) => chat.edit('c', 'id2', 'x', ana)],
  ['a message that is not there', (chat: Chat) => chat.regenerate('c', 'lost')],
  ['a branch that is not there', (chat: Chat) => chat.choose('c', 'lost')],
])('%s is refused', async (_, deed) => {
  const { chat, answered } = setUp({ text: 'One.' });
  await chat.say('c', 'first', ana);
  await answered(1);
  expect(await deed(chat)).toMatchObject({ ok: false, error: { code: 'chat.unknown-message' } });
});
