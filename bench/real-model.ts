// npm run bench -- real-model --model FILE.gguf [--server LLAMA-SERVER] [--threads 1] [--rounds 3] [--tokens 128]
// [--turns 20] A model of other makers through the app, next to the library called directly and, where its program is
// named, the server of llama.cpp. See bench/README.md.
import { parseArgs } from 'node:util';
import { toolChat } from './real-model/chat';
import { LibraryAlone } from './real-model/library-alone';
import { startServer } from './real-model/llama-server';
import { firstToken, speedOf, type Asked } from './real-model/measure';
import { figure, judge, median } from './local-model/model-in-home';
import { LlamaProvider } from '../src/main/modules/models/llama/provider';
import { gpioWrite, startHost } from '../tests/integration/providers/built-in';

const { values } = parseArgs({
  options: {
    model: { type: 'string' },
    server: { type: 'string' },
    threads: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '3' },
    tokens: { type: 'string', default: '128' },
    turns: { type: 'string', default: '20' },
    context: { type: 'string', default: '8192' },
  },
});
if (values.model === undefined) {
  console.error('Name a model: npm run bench -- real-model --model FILE.gguf [--server PATH/llama-server]');
  process.exit(2);
}
const file = values.model;
const [threads, rounds, tokens, turns, contextSize] = [
  Number(values.threads),
  Number(values.rounds),
  Number(values.tokens),
  Number(values.turns),
  Number(values.context),
];

const host = startHost();
let calls = 0;
const app = new LlamaProvider(host, {
  id: 'local',
  model: 'real',
  setup: { file, contextSize, threads, gpu: false },
  newId: () => `call-${String((calls += 1))}`,
});
const library = await LibraryAlone.open(file, threads, contextSize);
const server =
  values.server === undefined ? null : await startServer(values.server, file, threads, contextSize);
try {
  await speeds();
  await turnsWithTools();
} finally {
  await host.close();
  server?.stop();
}
process.exit();

/** Tokens a second from the first to the last. They take turns, so that what else the machine does hits all alike. */
async function speeds(): Promise<void> {
  const asked: Asked = {
    system: 'You are an assistant.',
    messages: [
      {
        role: 'user',
        text: 'Write a long story about a pump, its valves and the people who look after them.',
      },
    ],
    tools: [],
    maxTokens: tokens,
    conversation: 'chat:speed',
  };
  const prompt = await library.tokensOf(app, asked);
  const ways: readonly (readonly [string, () => Promise<number>])[] = [
    ['the library directly', () => library.speed(prompt, tokens)],
    ['through the app', () => speedOf(app, asked)],
    ...(server === null ? [] : [["llama.cpp's server", () => speedOf(server.provider, asked)] as const]),
  ];
  const seen = ways.map((): number[] => []);
  // The first round loads, and is not counted.
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, [, measure]] of ways.entries()) {
      const speed = await measure();
      if (round > 0) seen[index]?.push(speed);
    }
  console.log(
    `real-model: ${String(threads)} thread(s), ${String(tokens)} tokens, ${String(rounds)} rounds in turn; tokens a second\n`,
  );
  for (const [index, [name]] of ways.entries()) {
    const of = seen[index] ?? [];
    console.log(`${name.padEnd(24)} fastest ${figure(Math.max(...of))}   median ${figure(median(of))}`);
  }
  const fastest = seen.map((of) => Math.max(...of));
  console.log('');
  // What else the machine does only ever slows a round down: the fastest ones are compared.
  judge('through the app / directly', (fastest[1] ?? 0) / (fastest[0] ?? 1), 0.97, 'above');
}

/**
 * Until the first token of the last turn of a chat with tools: the ideal evaluates what the model has not read yet, and
 * one token.
 */
async function turnsWithTools(): Promise<void> {
  const chat = toolChat(turns, [gpioWrite]);
  const appMs: number[] = [];
  const idealMs: number[] = [];
  const serverMs: number[] = [];
  let before = 0;
  console.log(
    `\nuntil the first token, milliseconds; a chat of ${String(turns)} turns with a tool, its calls and results among them\n`,
  );
  console.log(['turn', 'prompt', 'new', 'app', 'ideal', 'server'].map((cell) => cell.padStart(12)).join(''));
  for (const [index, asked] of chat.entries()) {
    const prompt = await library.tokensOf(app, asked);
    const ours = await firstToken(app, asked);
    const fresh = prompt.length - library.shared(prompt);
    const ideal = await library.firstToken(prompt);
    const theirs = server === null ? Number.NaN : await firstToken(server.provider, asked);
    appMs.push(ours);
    idealMs.push(ideal);
    serverMs.push(theirs);
    before = prompt.length;
    console.log(
      [index + 1, before, fresh].map((cell) => String(cell).padStart(12)).join('') +
        [ours, ideal, theirs].map((cell) => figure(cell)).join(''),
    );
  }
  console.log('');
  const last = Math.min(5, appMs.length);
  const fastest = (of: readonly number[]): number => median(of.slice(-last));
  const ratios = appMs.map((each, index) => each / (idealMs[index] ?? 1));
  judge(
    `first token, app / ideal, median of the last ${String(last)} turns`,
    median(ratios.slice(-last)),
    1.1,
    'below',
  );
  console.log(
    `last turn alone: ${(ratios.at(-1) ?? Number.NaN).toFixed(3)}; median of the app ${fastest(appMs).toFixed(0)} ms, of the server ${fastest(serverMs).toFixed(0)} ms`,
  );
}
