import { rangeOf } from '../../../domain/approval/range';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../shared/json';
import { silentLogger } from '../../platform/base/logger';
import { noHooks } from '../../ports/hooks';
import { done, type ToolContext } from '../../ports/tool';
import { FakeClock } from '../../testing/fake-clock';
import { forgetful } from '../../testing/forgetful';
import { MapMemory } from '../../testing/map-memory';
import { MemoryPermissions } from '../../testing/memory-permissions';
import { MemorySessions } from '../../testing/memory-sessions';
import { noCommands } from '../../testing/no-commands';
import { noPictures } from '../../testing/no-pictures';
import { RecordingTool } from '../../testing/recording-tool';
import { ScriptedProvider } from '../../testing/scripted-provider';
import { runTurn } from '../agent/turn/loop';
import { Chat } from './chat';

const never = new AbortController().signal;
const by = { by: 'ana', via: 'test', at: 1 };
const due = { job: 'j1', told: '[The job j1 is due now.]' };

/** A conversation in which planning is allowed for good; each call is an answer of its own. */
function bench(tools: readonly RecordingTool[], calls: readonly { name: string; arguments: JsonObject }[]) {
  const provider = new ScriptedProvider([
    ...calls.map((call, index) => ({ calls: [{ id: `c${String(index)}`, ...call }] })),
    { text: 'Done.' },
  ]);
  const permissions = new MemoryPermissions();
  permissions.allow(
    {
      tool: 'cron_add',
      ...by,
      range: rangeOf(calls.filter(({ name }) => name === 'cron_add').map((call) => call.arguments)),
    },
    undefined,
  );
  let ids = 0;
  const chat = new Chat({
    sessions: new MemorySessions(),
    memory: new MapMemory(),
    model: () => ({ provider, temperature: 0 }),
    tools: () => tools,
    remember: forgetful,
    readPicture: noPictures,
    runTurn,
    logger: silentLogger,
    hooks: noHooks,
    command: noCommands,
    permissions,
    clock: new FakeClock(0),
    newId: () => `id${String((ids += 1))}`,
    notify: () => {},
    settings: () => ({
      maxIterations: 5,
      maxAnswerTokens: 1024,
      parallelTools: false,
      maxHistoryMessages: 50,
      minRelevance: 0.4,
      autoApprove: ['cron_add'],
      timeoutMs: 1_200_000,
    }),
  });
  return { chat, provider };
}

const plans = () => Object.assign(new RecordingTool('cron_add'), { plans: true as const });

test('a job that is due tells the model that it is, and plans another only when a person says yes', async () => {
  const tool = plans();
  const { chat, provider } = bench([tool], [{ name: 'cron_add', arguments: { text: 'again' } }]);
  const answered = chat.ask('j1', 'Look at the tank', { sender: 'schedule', proved: true, due }, never);
  await expect.poll(() => chat.questions.open().length).toBe(1);
  expect(tool.calls).toEqual([]);
  expect(
    chat.questions.decide('j1', 'c0', { decision: 'once', hash: chat.questions.open()[0]?.hash }, by),
  ).toMatchObject({ ok: true });
  expect((await answered).text).toBe('Done.');
  expect(tool.calls).toEqual([{ text: 'again' }]);
  const [message] = provider.requests[0]?.messages ?? [];
  expect(message).toMatchObject({
    role: 'user',
    text: expect.stringMatching(/\[The job j1 is due now\.\]\n\nLook at the tank$/u) as string,
  });
});

test('where a person asks, what they allowed for good needs no other yes', async () => {
  const tool = plans();
  const { chat } = bench([tool], [{ name: 'cron_add', arguments: { text: 'again' } }]);
  await chat.ask('c', 'Plan it', { sender: 'ana', proved: true }, never);
  expect(tool.calls).toHaveLength(1);
});

test.each([
  { who: 'a job', more: { due }, asks: true },
  { who: 'the owner', more: {}, asks: false },
])('a note of a page that $who had read asks: $asks', async ({ more, asks }) => {
  const page = Object.assign(new RecordingTool('http_request', 'reads'), { brings: 'a page of the web' });
  const store = Object.assign(new RecordingTool('memory_store', 'reads'), { stores: true });
  const { chat } = bench(
    [page, store],
    [
      { name: 'http_request', arguments: {} },
      { name: 'memory_store', arguments: { key: 'k' } },
    ],
  );
  const answered = chat.ask('j1', 'Read it', { sender: 'x', proved: true, ...more }, never);
  if (asks) {
    await expect.poll(() => chat.questions.open().map(({ tool }) => tool)).toEqual(['memory_store']);
    chat.questions.decide('j1', 'c1', { decision: 'once', hash: chat.questions.open()[0]?.hash }, by);
  }
  await answered;
  expect(store.calls).toHaveLength(1);
});

test('what a job that is due starts knows that no person is there, and whose words of outside the job may say', async () => {
  const seen: ToolContext[] = [];
  const start = Object.assign(new RecordingTool('sop_execute', 'reads'), {
    execute: (_args: JsonObject, context: ToolContext) => {
      seen.push(context);
      return Promise.resolve(done('started'));
    },
  });
  const { chat } = bench([start], [{ name: 'sop_execute', arguments: { name: 'pump' } }]);
  await chat.ask(
    'j1',
    'Start the pump',
    { sender: 'schedule', proved: true, due: { ...due, outside: ['a file'] } },
    never,
  );
  expect(seen).toMatchObject([{ byJob: 'asks', outside: ['a file'] }]);
});
