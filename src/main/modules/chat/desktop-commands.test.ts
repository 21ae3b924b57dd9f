import { codeOf } from '../../../domain/approval/approval-request';
import { expect, test } from 'vitest';
import { ok } from '../../../shared/result';
import { silentLogger } from '../../platform/base/logger';
import { Chat } from './chat';
import { runTurn } from '../agent/turn/loop';
import type { CommandPorts } from '../channels/messages/channel-commands';
import { noHooks } from '../../ports/hooks';
import { FakeClock } from '../../testing/fake-clock';
import { forgetful } from '../../testing/forgetful';
import { MapMemory } from '../../testing/map-memory';
import { MemoryPermissions } from '../../testing/memory-permissions';
import { MemorySessions } from '../../testing/memory-sessions';
import { noPictures } from '../../testing/no-pictures';
import { ScriptedProvider, type ScriptedAnswer } from '../../testing/scripted-provider';
import { channelWords } from '../../platform/words/words-in';
import { desktopCommands } from './desktop-commands';
import { comesTrue } from '../../testing/comes-true';

const ana = { by: 'ana', via: 'app' };

function setUp(answers: readonly ScriptedAnswer[] = []) {
  const provider = new ScriptedProvider(answers);
  const sessions = new MemorySessions();
  sessions.create('c', 'desktop');
  const approved: unknown[] = [];
  const ports: CommandPorts = {
    models: () =>
      ok({ inUse: { provider: 'shop', model: 'm' }, chosen: false, routes: [], providers: ['shop'] }),
    serverModels: () => Promise.resolve(ok([])),
    chooseModel: (_conversation, model) => Promise.resolve(ok({ provider: 'shop', model })),
    startOver: () => {},
    waiting: () => [
      {
        runId: 'r1',
        request: { id: 'r1/1/1', calls: [], expiresAt: null },
        sop: 'valve',
        step: 1,
        title: 'Close it',
        critical: false,
      },
    ],
    runs: () => [],
    approve: (runId, { id }, by) => {
      approved.push([runId, id, by]);
      return ok(null);
    },
    deny: () => ok(null),
    showCard: (runId) => `The card of ${runId}`,
  };
  let ids = 0;
  const chat = new Chat({
    sessions,
    memory: new MapMemory(),
    model: () => ({ provider, temperature: 0 }),
    tools: () => [],
    remember: forgetful,
    readPicture: noPictures,
    runTurn,
    logger: silentLogger,
    hooks: noHooks,
    command: desktopCommands(ports, () => channelWords('en')),
    permissions: new MemoryPermissions(),
    clock: new FakeClock(),
    newId: () => `id${String(++ids)}`,
    notify: () => {},
    settings: () => ({
      maxAnswerTokens: 1024,
      maxIterations: 5,
      parallelTools: false,
      maxHistoryMessages: 50,
      minRelevance: 0.4,
      autoApprove: [],
      timeoutMs: 60_000,
    }),
  });
  const stored = (): readonly string[] =>
    (sessions.read('c') ?? []).map(
      ({ role, text, state }) => `${role}${state === 'complete' ? '' : ` (${state})`}: ${text}`,
    );
  const asked = (request: number): readonly string[] =>
    (provider.requests[request]?.messages ?? []).map((message) =>
      (message.role === 'tool' ? message.output : message.text).replace(/^\[\d[^\]]*\] /u, ''),
    );
  const answered = (count: number): Promise<void> =>
    comesTrue(() => {
      expect(
        sessions.read('c')?.filter(({ role, aside }) => role === 'assistant' && aside === undefined),
      ).toHaveLength(count);
    });
  return { chat, provider, approved, stored, asked, answered };
}

test('a command is answered at once, stands in the conversation, and the model is not told', async () => {
  const { chat, asked, answered, stored } = setUp([{ text: 'A1' }, { text: 'A2' }]);
  await chat.say('c', 'Q1', ana);
  await chat.say('c', '/model', ana);
  await answered(1);
  await chat.say('c', 'Q2', ana);
  await answered(2);
  expect(stored()).toEqual(
    expect.arrayContaining(['user: /model', expect.stringContaining('This conversation uses `shop/m`')]),
  );
  expect(asked(1)).toEqual(['Q1', 'A1', 'Q2']);
});

test('/new keeps what was said for people, and the model begins again', async () => {
  const { chat, asked, answered, stored } = setUp([{ text: 'A1' }, { text: 'A2' }]);
  await chat.say('c', 'Q1', ana);
  await answered(1);
  await chat.say('c', '/new', ana);
  await chat.say('c', 'Q2', ana);
  await answered(2);
  expect(asked(1)).toEqual(['Q2']);
  expect(stored()).toHaveLength(6);
});

test('/stop ends what is being written', async () => {
  const { chat, provider, stored } = setUp(['hang']);
  await chat.say('c', 'a long story', ana);
  await comesTrue(() => {
    expect(provider.requests).toHaveLength(1);
  });
  await chat.say('c', '/stop', ana);
  expect(stored()).toEqual([
    'user: a long story',
    'assistant (stopped): ',
    'user: /stop',
    expect.stringMatching(/^assistant: The answer is stopped\. Procedures go on/u),
  ]);
});

test('a person approves with a command; a scheduled prompt of the same words is a message', async () => {
  const { chat, approved, answered, asked } = setUp([{ text: 'I cannot do that.' }]);
  await chat.say('c', `/approve r1 ${codeOf({ id: 'r1/1/1', calls: [] })}`, ana);
  await chat.send('c', `/approve r1 ${codeOf({ id: 'r1/1/1', calls: [] })}`, 'job 7');
  await answered(1);
  expect(approved).toEqual([['r1', 'r1/1/1', ana]]);
  expect(asked(0)).toEqual([`/approve r1 ${codeOf({ id: 'r1/1/1', calls: [] })}`]);
});
