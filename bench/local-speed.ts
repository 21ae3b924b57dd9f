// npm run bench -- local-speed [--rounds 7] [--tokens 300] Tokens a second through the app next to the
// library called directly, and how long the main process is held up in the meantime. See bench/README.md.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { getLlama, LlamaChat, type ChatHistoryItem } from 'node-llama-cpp';
import { complete, type ToolSpec } from '../src/main/ports/provider';
import { toolGrammar } from '../src/main/modules/models/llama/tool-grammar';
import { toSystemText } from '../src/main/modules/models/llama/tool-protocol';
import { gpioWrite, providerOf, startHost } from '../tests/integration/providers/built-in';
import {
  answered,
  engineWith,
  figure,
  judge,
  makeModel,
  median,
  middlingModel,
} from './local-model/model-in-home';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, tokens: { type: 'string', default: '300' } },
});
const [rounds, tokens] = [Number(values.rounds), Number(values.tokens)];
const model = makeModel(middlingModel);
const text = 'Tell me about the pump and its valves. '.repeat(4);

const system = 'You are an assistant.';

/**
 * From the first token to the last, so that neither loading nor reading counts. With tools: the same prompt
 * and the same grammar as the app's.
 */
async function directly(tools: readonly ToolSpec[]): Promise<() => Promise<number>> {
  const llama = await getLlama({ gpu: false, build: 'never', skipDownload: true, progressLogs: false });
  llama.maxThreads = 1;
  const loaded = await llama.loadModel({ modelPath: model.path });
  const context = await loaded.createContext({ contextSize: 4096, threads: 1 });
  const chat = new LlamaChat({ contextSequence: context.getSequence() });
  const rules = toolGrammar(tools);
  const grammar = rules === null ? {} : { grammar: await llama.createGrammar({ grammar: rules }) };
  const history: ChatHistoryItem[] = [
    { type: 'system', text: toSystemText(system, tools) },
    { type: 'user', text },
    { type: 'model', response: [] },
  ];
  return async () => {
    let [first, count] = [0, 0];
    await chat.generateResponse([...history], {
      maxTokens: tokens,
      temperature: 0,
      repeatPenalty: false,
      ...grammar,
      onToken: () => {
        if (first === 0) first = performance.now();
        else count += 1;
      },
    });
    return (count * 1000) / (performance.now() - first);
  };
}

const host = startHost();
async function throughTheApp(tools: Parameters<typeof complete>[1]['tools']): Promise<number> {
  let first = 0;
  const answer = await complete(
    providerOf(host, model.path, 4096),
    {
      system,
      messages: [{ role: 'user', text }],
      tools,
      temperature: 0,
      maxTokens: tokens,
      conversation: 'chat:1',
      priority: 'chat',
    },
    new AbortController().signal,
    (delta) => {
      if (first === 0 && delta.type === 'text') first = performance.now();
    },
  );
  return (((answer.usage?.outputTokens ?? 0) - 1) * 1000) / (performance.now() - first);
}

try {
  const [direct, directTools] = [await directly([]), await directly([gpioWrite])];
  const speeds: Readonly<Record<'direct' | 'app' | 'directTools' | 'tools', number[]>> = {
    direct: [],
    app: [],
    directTools: [],
    tools: [],
  };
  // The first round loads, and is not counted. The others take turns, so that what else the machine does hits
  // all alike.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, measure] of [
      ['direct', direct],
      ['app', () => throughTheApp([])],
      ['directTools', directTools],
      ['tools', () => throughTheApp([gpioWrite])],
    ] as const) {
      const speed = await measure();
      if (round > 0) speeds[name].push(speed);
    }
  }
  console.log(
    `local-speed: 30 million random weights, one thread, ${String(tokens)} tokens, ${String(rounds)} rounds in turn; tokens a second\n`,
  );
  for (const [label, of] of [
    ['node-llama-cpp directly', speeds.direct],
    ['through the app', speeds.app],
    ['directly, with the grammar', speeds.directTools],
    ['the app, tools offered', speeds.tools],
  ] as const)
    console.log(`${label.padEnd(28)} fastest ${figure(Math.max(...of))}   median ${figure(median(of))}`);
  console.log('');
  // What else the machine does only ever slows a round down: the fastest ones are compared.
  const ratioTo = (of: readonly number[], peer: readonly number[]): number =>
    Math.max(...of) / Math.max(...peer);
  judge('through the app / directly', ratioTo(speeds.app, speeds.direct), 0.97, 'above');
  judge(
    'with tools offered / directly with the same grammar',
    ratioTo(speeds.tools, speeds.directTools),
    0.95,
    'above',
  );
  console.log(
    `what the grammar costs llama.cpp itself: ${ratioTo(speeds.directTools, speeds.direct).toFixed(3)} of the speed without it; the larger the model, the less`,
  );

  const engine = await engineWith(model.path, 0);
  try {
    const { id } = await engine.ask('chat.new', {});
    const delay = monitorEventLoopDelay({ resolution: 1 });
    const idle = monitorEventLoopDelay({ resolution: 1 });
    idle.enable();
    await new Promise((resolve) => {
      setTimeout(resolve, 3000);
    });
    idle.disable();
    const off = engine.engine.notices.on((notice) => {
      if (notice.type === 'chat-delta') delay.enable();
    });
    const end = answered(engine, id);
    await engine.ask('chat.send', { conversationId: id, text });
    await end;
    delay.disable();
    off();
    console.log(
      `\nmain process of the whole engine, milliseconds of event-loop delay, p99: idle ${(idle.percentile(99) / 1e6).toFixed(1)}, while the model writes ${(delay.percentile(99) / 1e6).toFixed(1)} (worst ${(delay.max / 1e6).toFixed(1)})`,
    );
    judge('event-loop delay p99 while writing, ms', delay.percentile(99) / 1e6, 20, 'below');
  } finally {
    await engine.close();
  }
} finally {
  await host.close();
  model.remove();
}
process.exit();
