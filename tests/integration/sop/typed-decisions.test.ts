import { expect, test } from 'vitest';
import { commandPorts } from '../../../src/main/modules/channels/command-ports';
import { silentLogger } from '../../../src/main/platform/base/logger';
import { ChannelQuestions } from '../../../src/main/modules/channels/messages/channel-questions';
import { deliverOwed } from '../../../src/main/modules/channels/messages/deliver-owed';
import { MessageDispatch } from '../../../src/main/modules/channels/messages/message-dispatch';
import {
  abandonMessage,
  processMessage,
  type PipelinePorts,
} from '../../../src/main/modules/channels/messages/message-pipeline';
import { Outbox } from '../../../src/main/modules/channels/messages/outbox';
import { channelWords } from '../../../src/main/platform/words/words-in';
import { noHooks } from '../../../src/main/ports/hooks';
import { createInbox } from '../../../src/main/modules/channels/storage/inbox';
import { createOutboxStore } from '../../../src/main/modules/channels/storage/outbox';
import { createQuestionStore } from '../../../src/main/modules/channels/storage/question-store';
import { createRunLog } from '../../../src/main/modules/record/storage/run-log';
import { LoopbackChannel } from '../../../src/main/testing/loopback-channel';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { quietOutbox } from '../../../src/main/testing/quiet-outbox';
import { codeOf } from '../../../src/domain/approval/approval-request';
import { ok, refuse } from '../../../src/shared/result';
import { openEngine, type EngineBench } from './engine-bench';

/**
 * What people type on a channel, down to the calls that are sent: the inbox, the pipeline and the engine are
 * the real ones.
 */

const never = new AbortController().signal;
const ana = { by: 'ana', via: 'cli' };
const twoGates = [
  {
    name: 'p',
    toml: 'execution_mode = "auto"\n',
    steps: [1, 2]
      .map(
        (pin) =>
          `${String(pin)}. **Step**\n   - call: write {"pin": ${String(pin)}}\n   - requires_confirmation: true\n`,
      )
      .join(''),
  },
];

/** `deaf`: the service takes the answer and says nothing any more. */
function openChat(bench: EngineBench, { deaf = false } = {}) {
  const channel = new LoopbackChannel();
  if (deaf) channel.send = () => new Promise(() => {});
  const inbox = createInbox(bench.database, bench.clock, () => bench.clock.now());
  const words = () => channelWords('en');
  const nothing = refuse({ code: 'none', message: 'not here' });
  const outbox = new Outbox({
    store: createOutboxStore(bench.database),
    channel: () => channel,
    isConnected: () => true,
    deliver: deliverOwed({
      readFile: () => Promise.resolve(nothing),
      questions: () => Promise.resolve(null),
      words,
      clock: bench.clock,
      logger: silentLogger,
    }),
    clock: bench.clock,
    logger: silentLogger,
    ...quietOutbox,
  });
  const ports: PipelinePorts = {
    channel: () => channel,
    mayDecide: () => true,
    isConfigured: () => true,
    hooks: noHooks,
    clock: bench.clock,
    logger: silentLogger,
    soFar: (text) => text,
    transcribe: null,
    words,
    outbox,
    conversations: {
      answer: () => Promise.resolve(null),
      answerTo: () => null,
      abandon: () => {},
      startOver: () => {},
      decideTool: () => ok(null),
    },
    questions: new ChannelQuestions({
      channel: () => channel,
      store: createQuestionStore(bench.database),
      outbox,
      atomically: (work) => {
        work();
      },
      newId: () => 'q',
      logger: silentLogger,
      words,
      reminder: () => null,
    }),
    commands: commandPorts(
      { log: createRunLog(bench.database) },
      bench.engine,
      {
        models: () => nothing,
        serverModels: () => Promise.resolve(nothing),
        choose: () => Promise.resolve(nothing),
      },
      { startOver: () => {}, showCard: (runId, gate) => `The card of ${gate} of ${runId}` },
    ),
    mark: (message, state) => {
      inbox.mark(message, state);
    },
    settings: () => ({ showToolCalls: false, messageTimeoutSecs: 300, maxToolIterations: 10 }),
  };
  const dispatch = new MessageDispatch({
    inbox,
    process: (message, from, signal) => processMessage(message, from, ports, signal),
    abandon: (message, from, why) => abandonMessage(message, from, why, ports),
    stopped: () => [],
    finish: (message, owed) => {
      inbox.mark(message, 'done');
      outbox.put(...owed);
    },
    interrupts: () => false,
    channels: () => 1,
    changed: () => {},
    clock: bench.clock,
    logger: silentLogger,
  });
  outbox.start();
  dispatch.resume(null);
  let count = 0;
  const say = (text: string): Promise<void> =>
    dispatch.accept(
      {
        id: `m${String((count += 1))}`,
        channel: 'loopback',
        replyTarget: 'chat',
        sender: 'ana',
        senderName: 'Ana',
        thread: null,
        interruptionScope: null,
        group: false,
        text,
        attachments: [],
        at: bench.clock.now(),
      },
      never,
    );
  return { say, told: () => channel.sent.map(({ text }) => text) };
}

async function openGate(): Promise<{
  readonly bench: EngineBench;
  readonly write: RecordingTool;
  readonly runId: string;
}> {
  const write = new RecordingTool('write');
  const bench = openEngine({ procedures: twoGates, tools: [write] });
  const started = bench.engine.startByHand('p', null, ana);
  if (!started.ok) throw new Error(started.error.message);
  await bench.clock.advance(5_000);
  return { bench, write, runId: started.value.runId };
}

test('one typed yes approves one gate, also when the engine is killed before the answer has arrived', async () => {
  const { bench, write, runId } = await openGate();
  await openChat(bench, { deaf: true }).say(`/approve ${runId} ${codeAt(bench, runId)}`);
  await bench.clock.advance(100);
  expect([write.calls, bench.run(runId).gate?.step]).toEqual([[{ pin: 1 }], 2]);
  await bench.engine.close();

  const next = openEngine({
    procedures: twoGates,
    tools: [write],
    database: bench.database,
    clock: bench.clock,
  });
  next.engine.resume();
  const chat = openChat(next);
  await next.clock.advance(60_000);
  expect([write.calls, next.run(runId).gate?.step]).toEqual([[{ pin: 1 }], 2]);
  expect(chat.told()).toEqual([
    expect.stringMatching(/^Approved: .*restarted while it sent this, so it may be here twice/su),
  ]);
  await next.engine.close();
});

test('the same yes twice approves one gate, and whatever names no card or another one approves nothing', async () => {
  const { bench, write, runId } = await openGate();
  const chat = openChat(bench);
  const first = codeAt(bench, runId);
  await chat.say(`/approve ${runId}`);
  await bench.clock.advance(60);
  expect([write.calls, chat.told()]).toEqual([[], [expect.stringContaining(`The card of ${runId}/1/1`)]]);
  await chat.say(`/approve ${runId} ${first}`);
  await bench.clock.advance(60);
  expect(bench.run(runId).gate?.step).toBe(2);
  for (const text of [
    `/approve ${runId} ${first}`,
    `/approve ${runId}`,
    `/approve ${runId}/1`,
    `/deny ${runId} ${first} too hot`,
    '/approve',
    `/approve ${first}`,
  ])
    await chat.say(text);
  await bench.clock.advance(1_000);
  expect([write.calls, bench.run(runId).status]).toEqual([[{ pin: 1 }], 'waiting_approval']);
  expect(chat.told().at(2)).toContain(`The card of ${runId}/2/2`);
  await chat.say(`/approve ${runId} ${codeAt(bench, runId).toLowerCase()}`);
  await bench.clock.advance(1_000);
  expect([write.calls, bench.run(runId).status]).toEqual([[{ pin: 1 }, { pin: 2 }], 'completed']);
  await bench.engine.close();
});

function codeAt(bench: EngineBench, runId: string): string {
  const { gate } = bench.run(runId);
  return gate === null ? '' : codeOf({ id: gate.gate, calls: gate.calls });
}
