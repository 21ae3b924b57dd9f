// npm run bench -- stop-latency [--rounds 10]
// How long the model goes on after Stop, while it writes and while it reads. See bench/README.md.
import { freemem, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../src/main/platform/base/clock';
import { silentLogger } from '../src/main/platform/base/logger';
import { LlamaHost } from '../src/main/modules/models/llama/host';
import { planFromFile } from '../src/main/modules/models/llama/plan-from-file';
import { LlamaProvider } from '../src/main/modules/models/llama/provider';
import { forkWorker } from '../src/main/modules/models/llama/worker-process';
import { complete, type ModelRequest } from '../src/main/ports/provider';
import { eventually } from '../tests/fixtures/eventually';
import { openScriptedModelEngine } from '../tests/fixtures/scripted-model/engine';
import { figure, judge, makeModel, median, middlingModel } from './local-model/model-in-home';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } });
const rounds = Number(values.rounds);
const model = makeModel(middlingModel);
const host = new LlamaHost({
  plan: planFromFile(() => ({ free: freemem(), total: totalmem() })),
  startWorker: forkWorker({
    file: resolve('src/main/modules/models/llama/worker.ts'),
    execArgv: ['--import', 'tsx'],
  }),
  clock: systemClock,
  logger: silentLogger,
});
const provider = new LlamaProvider(host, {
  id: 'local',
  model: 'random',
  setup: { file: model.path, contextSize: 16_384, threads: 1, gpu: false },
  newId: () => 'id',
});

/** Milliseconds from Stop until the caller knows, and until the model is idle. */
async function stopAt(
  phase: 'writing' | 'reading',
  round: number,
): Promise<{ readonly heard: number; readonly idle: number }> {
  const stop = new AbortController();
  let stoppedAt = 0;
  const idle = new Promise<number>((done) => {
    const off = host.stateChanged.on((state) => {
      if (stoppedAt === 0 || (state.kind === 'ready' && state.busy)) return;
      off();
      done(performance.now() - stoppedAt);
    });
  });
  let deltas = 0;
  const request: ModelRequest = {
    system: 'You are an assistant.',
    messages: [
      {
        role: 'user',
        text:
          phase === 'writing' ? 'Go on.' : `Note ${String(round)}: ${'valve pressure pump '.repeat(1200)}`,
      },
    ],
    tools: [],
    temperature: 0,
    maxTokens: 1024,
    conversation: `chat:${phase}${String(round)}`,
    priority: 'chat',
  };
  await complete(provider, request, stop.signal, (delta) => {
    const begun =
      phase === 'writing' ? delta.type === 'text' : delta.type === 'progress' && delta.phase === 'reading';
    deltas += begun ? 1 : 0;
    if (deltas !== 2 || stop.signal.aborted) return;
    stoppedAt = performance.now();
    stop.abort(new Error('stopped'));
  }).catch(() => {});
  return { heard: performance.now() - stoppedAt, idle: await idle };
}

try {
  await complete(
    provider,
    {
      system: '',
      messages: [{ role: 'user', text: 'Load.' }],
      tools: [],
      temperature: 0,
      maxTokens: 2,
      conversation: 'chat:0',
      priority: 'chat',
    },
    new AbortController().signal,
  );
  console.log(
    `stop-latency: 30 million random weights, one thread, ${String(rounds)} stops of each kind; milliseconds after Stop\n`,
  );
  console.log(
    ['', 'heard p50', 'heard worst', 'idle p50', 'idle worst']
      .map((cell, index) => (index === 0 ? cell.padEnd(24) : cell.padStart(12)))
      .join(''),
  );
  const worst = { writing: 0, reading: 0 };
  for (const phase of ['writing', 'reading'] as const) {
    const stops: { readonly heard: number; readonly idle: number }[] = [];
    for (let round = 0; round < rounds; round += 1) stops.push(await stopAt(phase, round));
    const [heard, idle] = [stops.map((stop) => stop.heard), stops.map((stop) => stop.idle)];
    worst[phase] = Math.max(...idle);
    console.log(
      `while it is ${phase}`.padEnd(24) +
        [median(heard), Math.max(...heard), median(idle), Math.max(...idle)]
          .map((value) => figure(value))
          .join(''),
    );
  }
  console.log('');
  judge('idle after Stop while writing, ms, worst', worst.writing, 300, 'below');
  judge('idle after Stop while reading, ms, worst', worst.reading, 1000, 'below');
  await throughTheEngine();
} finally {
  await host.close();
  model.remove();
}

/**
 * The same from the procedures that people use to llama.cpp and back: milliseconds from the click until the
 * model has stopped.
 */
async function throughTheEngine(): Promise<void> {
  const engine = await openScriptedModelEngine({
    contextSize: 16_384,
    model: { ...middlingModel, known: ['valve', 'pressure', 'pump'] },
    sops: {
      'rounds/SOP.toml': '[sop]\nname = "rounds"\ndescription = "A step"\nexecution_mode = "auto"\n',
      'rounds/SOP.md': '## Steps\n\n1. **Look** — Look around.\n   - tools: file_list\n',
    },
  });
  engine.script([
    { words: 'without end', answers: [null] },
    { words: '[SOP: rounds', answers: [null] },
  ]);
  const long = 'valve pressure pump '.repeat(1200);
  const idleAfter = async (
    conversation: string,
    phase: 'reading' | 'text',
    begin: () => Promise<unknown>,
    stop: () => Promise<unknown>,
  ): Promise<number> => {
    const before = engine.seen().length;
    const begun = engine.begins(phase, conversation);
    await begin();
    await begun;
    const stoppedAt = Date.now();
    await stop();
    return (
      (await eventually('the end of the request', () => engine.seen()[before], 60_000)).endedAt - stoppedAt
    );
  };
  const inChat = async (phase: 'reading' | 'text'): Promise<number> => {
    const id = await engine.newConversation();
    return idleAfter(
      `chat:${id}`,
      phase,
      () =>
        engine.ask('chat.send', {
          conversationId: id,
          text: `${phase === 'reading' ? long : ''}Go on without end.`,
        }),
      () => engine.ask('chat.stop', { conversationId: id }),
    );
  };
  const inRun = (): Promise<number> => {
    let runId = '';
    return idleAfter(
      'run:',
      'text',
      async () => {
        ({ runId } = await engine.ask('sops.start', { name: 'rounds', payload: null }));
      },
      () => engine.ask('runs.cancel', { runId, reason: 'enough' }),
    );
  };
  try {
    console.log('\nthrough the whole engine: milliseconds from Stop until llama.cpp has stopped\n');
    for (const [label, limit, stopOnce] of [
      ['chat, while it writes', 300, () => inChat('text')],
      ['chat, while it reads', 1000, () => inChat('reading')],
      ['a run, while it writes', 300, inRun],
    ] as const) {
      const stops: number[] = [];
      for (let round = 0; round < rounds; round += 1) stops.push(await stopOnce());
      console.log(label.padEnd(24) + `p50 ${figure(median(stops))}   worst ${figure(Math.max(...stops))}`);
      judge(`${label}, ms, worst`, Math.max(...stops), limit, 'below');
    }
  } finally {
    await engine.close();
  }
}
