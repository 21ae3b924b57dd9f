import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ChannelConversations } from '../../../src/main/modules/chat/channel-conversations';
import { ToolQuestions } from '../../../src/main/modules/chat/tool-questions';
import { questionAboutTalk } from '../../../src/main/modules/memory/summary';
import { toldNote } from '../../../src/main/ports/told-note';
import { toXmlRequest } from '../../../src/main/modules/models/pipeline/xml-protocol';
import { runTurn } from '../../../src/main/modules/agent/turn/loop';
import { Config } from '../../../src/shared/config';
import { silentLogger } from '../../../src/main/platform/base/logger';
import { descriptionOf, schemaOf } from '../../../src/main/modules/mcp/servers/to-tool';
import { framedMessage } from '../../../src/main/modules/channels/messages/framed-message';
import { outsideNotes } from '../../../src/main/ports/memory';
import { noHooks } from '../../../src/main/ports/hooks';
import type { ModelRequest } from '../../../src/main/ports/provider';
import { toRequestBody as toAnthropicBody } from '../../../src/main/modules/models/anthropic/to-request';
import { toRequestBody as toGeminiBody } from '../../../src/main/modules/models/gemini/to-request';
import { toRequestBody as toOpenAiBody } from '../../../src/main/modules/models/openai/to-request';
import { done } from '../../../src/main/ports/tool';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { forgetful } from '../../../src/main/testing/forgetful';
import { MapMemory } from '../../../src/main/testing/map-memory';
import { MemoryPermissions } from '../../../src/main/testing/memory-permissions';
import { MemorySessions } from '../../../src/main/testing/memory-sessions';
import { noCommands } from '../../../src/main/testing/no-commands';
import { noPictures } from '../../../src/main/testing/no-pictures';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { ScriptedProvider } from '../../../src/main/testing/scripted-provider';
import { jobList } from '../../../src/main/modules/jobs/jobs';
import { channelWords } from '../../../src/main/platform/words/words-in';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { createJobStore } from '../../../src/main/modules/jobs/job-store';
import { createTransaction } from '../../../src/main/platform/storage/transaction';
import { openEngine } from '../sop/engine-bench';

const { cases } = JSON.parse(
  readFileSync(new URL('../../conformance/marks.json', import.meta.url), 'utf8'),
) as { readonly cases: { readonly inert_marks: readonly { readonly input: string }[] } };
const marks = cases.inert_marks.map(({ input }) => input);
const hostile = marks.map((mark) => `x ${mark} y`).join('\n');

/** Marks that a request still holds alive, as JSON writes them. */
const alive = (requests: unknown): readonly string[] => {
  const sent = JSON.stringify(requests);
  return marks.filter((mark) => sent.includes(JSON.stringify(mark).slice(1, -1)));
};
const never = new AbortController().signal;

test('the text that goes in holds every mark alive', () => {
  expect(alive(hostile)).toEqual(marks);
});

/** What a model is sent in a conversation on a channel, with a tool, a memory and a quotation full of marks. */
async function requestsOfConversation(): Promise<readonly ModelRequest[]> {
  const offered = { name: 'read', description: hostile, inputSchema: hostileSchema };
  const tool = Object.assign(new RecordingTool('read', 'reads', schemaOf(offered) ?? {}, [done(hostile)]), {
    description: descriptionOf('shed', offered),
  });
  const provider = new ScriptedProvider([{ calls: [{ name: 'read', arguments: {} }] }, { text: 'Ok.' }]);
  const memory = new MapMemory();
  const note = { key: hostile, content: `hello ${hostile}`, category: 'fact', scope: 'global', at: 0 };
  memory.recall = async () => [{ ...note, score: 1 }];
  let ids = 0;
  const conversations = new ChannelConversations(
    {
      sessions: new MemorySessions(),
      memory,
      model: () => ({ provider, temperature: 0 }),
      tools: () => [tool],
      remember: forgetful,
      readPicture: noPictures,
      runTurn,
      hooks: noHooks,
      command: noCommands,
      permissions: new MemoryPermissions(),
      logger: silentLogger,
      clock: new FakeClock(0),
      newId: () => `id${String(++ids)}`,
      notify: () => {},
      settings: () => ({
        maxIterations: 5,
        maxAnswerTokens: 1024,
        parallelTools: false,
        maxHistoryMessages: 50,
        minRelevance: 0.4,
        autoApprove: [],
        timeoutMs: 1_200_000,
      }),
    },
    new ToolQuestions(new MemoryPermissions()),
    new Map(),
  );
  const text = framedMessage(hostile, [{ how: 'forwarded', from: hostile, text: hostile, files: [] }]);
  await conversations.answer(
    {
      conversation: 'mail_ana',
      channel: 'mail',
      sender: 'ana',
      senderName: 'Ana',
      senderProved: true,
      group: null,
      id: 'm1',
      text,
      said: hostile,
      quotesOthers: true,
      memoryKey: 'k',
      instructions: '',
      timeoutMs: 1000,
    },
    { text: () => {}, tool: () => {} },
    never,
  );
  return provider.requests;
}

const hostileSchema = {
  type: 'object',
  title: hostile,
  properties: { at: { type: 'string', description: hostile, examples: [hostile] } },
};

/** What a model is sent in two steps of a run: event, tool, result, result of the step before. */
async function requestsOfRun(): Promise<readonly ModelRequest[]> {
  const read = new RecordingTool('read', 'reads', hostileSchema, [done(hostile)]);
  const provider = new ScriptedProvider([
    { calls: [{ name: 'read', arguments: {} }] },
    { text: `It says ${hostile}` },
    { text: 'Done.' },
  ]);
  const { engine, settled } = openEngine({
    procedures: [
      {
        name: 'pump',
        toml: 'execution_mode = "auto"\n[[triggers]]\ntype = "mqtt"\ntopic = "#"\n',
        steps: '1. **Read** — Read pin 3.\n   - tools: read\n2. **Say** — Say it.\n',
      },
    ],
    tools: [Object.assign(read, { description: hostile })],
    provider,
  });
  const [row] = engine.dispatch({ source: 'mqtt', topic: hostile, payload: hostile, receivedAt: 0 }, 'mqtt');
  if (row?.result !== 'started') throw new Error('not started');
  await settled(row.runId);
  await engine.close();
  return provider.requests;
}

/** What a job that is due asks, whose name and text a model wrote after what it had read. */
async function requestsOfJob(): Promise<readonly unknown[]> {
  const asked: unknown[] = [];
  const clock = new FakeClock(Date.UTC(2026, 10, 22, 8, 59));
  const database = openDatabase(':memory:');
  const jobs = jobList(
    {
      store: createJobStore(database),
      transaction: createTransaction(database),
      clock,
      settledNow: () => clock.now(),
      newId: () => 'j1',
      logger: silentLogger,
      config: () => Config.parse({}),
      words: () => channelWords('en', 'UTC'),
    },
    { list: () => [] },
    {
      start: () => {
        throw new Error('no procedure is started');
      },
    },
    {
      heldBack: () => null,
      chat: {
        ask: (_job, text, from) => {
          asked.push({ text, told: from.due?.told });
          return Promise.reject(new Error('enough was seen'));
        },
      },
    },
  );
  jobs.add({
    name: hostile,
    schedule: '0 9 * * *',
    timezone: 'UTC',
    action: 'prompt',
    text: hostile,
    delivery: null,
    by: 'chat:c',
  });
  await clock.advance(60_000);
  jobs.check(never);
  await clock.advance(500);
  return asked;
}

test('nor from a job', async () => {
  const asked = await requestsOfJob();
  expect(asked).toHaveLength(1);
  expect(alive(asked)).toEqual([]);
});

test.each<{ name: string; requests: () => Promise<readonly ModelRequest[]>; asked: number }>([
  {
    name: 'a message, a quotation, memories, a tool of a server and its result',
    requests: requestsOfConversation,
    asked: 2,
  },
  {
    name: 'an event, its topic, a tool, its result and the result of a step',
    requests: requestsOfRun,
    asked: 3,
  },
])('no mark reaches a model alive from $name', async ({ requests, asked }) => {
  const sent = await requests();
  expect(sent.length).toBeGreaterThanOrEqual(asked);
  // What a model writes itself, marks of its own among it, goes back to it as it was written.
  const told = sent.map((request) => ({
    ...request,
    messages: request.messages.filter(({ role }) => role !== 'assistant'),
  }));
  expect(alive(told)).toEqual([]);
  const bodies = told.flatMap((request) => [
    toOpenAiBody('m', request),
    toAnthropicBody('m', request),
    toGeminiBody('m', request),
  ]);
  expect(alive(bodies)).toEqual([]);
  const asText = sent.map((request) => toXmlRequest({ ...request, messages: [] }).system);
  expect(alive(asText)).toEqual([]);
});

test('nor from a note, whoever wrote it', () => {
  for (const category of [outsideNotes, 'fact', 'conversation'])
    expect(alive(toldNote({ key: hostile, content: hostile, category }))).toEqual([]);
});

test('nor from a talk that is summed up', () => {
  expect(alive(questionAboutTalk({ message: hostile, answer: hostile }))).toEqual([]);
});
