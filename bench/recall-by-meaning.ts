// npm run bench -- recall-by-meaning (--model FILE.gguf | --server http://HOST:PORT/v1 --model NAME) What a memory with
// this embedding model finds first, next to the cosine of the same model's vectors alone. See bench/README.md.
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { recallContext } from '../src/main/modules/memory/recall-context';
import { silentLogger } from '../src/main/platform/base/logger';
import { systemClock } from '../src/main/platform/base/clock';
import { Foreground } from '../src/main/platform/base/foreground';
import { Problems } from '../src/main/platform/base/problems';
import type { Embedder } from '../src/main/ports/embedder';
import type { Memory } from '../src/main/ports/memory';
import { LlamaEmbedder } from '../src/main/modules/models/llama/embedder';
import { OpenAiEmbedder } from '../src/main/modules/models/openai/embedder';
import { openDatabase } from '../src/main/platform/storage/database';
import { MemoryMeaning } from '../src/main/modules/memory/storage/memory-meaning';
import { MemoryVectors } from '../src/main/modules/memory/storage/memory-vectors';
import { createSqliteMemory } from '../src/main/modules/memory/storage/sqlite-memory';
import { startHost } from '../tests/integration/providers/built-in';

const { values } = parseArgs({ options: { model: { type: 'string' }, server: { type: 'string' } } });
const { model, server } = values;
if (model === undefined || (server === undefined && statSync(model, { throwIfNoEntry: false }) === undefined))
  throw new Error('--model must be the GGUF file of an embedding model, or its name at --server');

const never = new AbortController().signal;
const shownInChat = 0.4;
const rowsOf = (name: string): readonly (readonly string[])[] =>
  readFileSync(new URL(`recall/questions/${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
const dot = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

const host = startHost();
const embedder: Embedder =
  server === undefined
    ? new LlamaEmbedder(basename(model), host, { file: model, contextSize: null, threads: 1, gpu: false })
    : new OpenAiEmbedder({
        id: model,
        model,
        server: () => Promise.resolve({ baseUrl: server, apiKey: null }),
        clock: systemClock,
      });

/** The memory that holds these facts, once each has its vector. */
async function filled(facts: readonly string[], by: Embedder | null): Promise<[Memory, MemoryMeaning]> {
  const database = openDatabase(':memory:');
  const meaning = new MemoryMeaning({
    vectors: new MemoryVectors(database),
    foreground: new Foreground(),
    clock: systemClock,
    logger: silentLogger,
    problems: new Problems(systemClock, silentLogger),
  });
  const memory = createSqliteMemory(database, meaning);
  for (const [index, content] of facts.entries())
    await memory.store({ key: `core_${String(index)}`, content, category: 'core', scope: 'global', at: 1 });
  meaning.start(() => by);
  const made = database.prepare<[], number>('SELECT count(*) FROM memory_vectors').pluck();
  while (by !== null && made.get() !== facts.length)
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  return [memory, meaning];
}

async function nearestFirst(facts: readonly string[], questions: readonly string[]): Promise<number> {
  const notes = await embedder.embed(facts, never);
  const asked = await embedder.embed(questions, never);
  return asked.filter((question, index) => {
    const likeness = notes.map((note) => dot(question, note));
    return Math.max(...likeness) === likeness[index];
  }).length;
}

interface Found {
  readonly window: number;
  readonly chat: number;
  readonly unrelated: readonly string[];
}

async function found(memory: Memory, facts: readonly string[], questions: readonly string[]): Promise<Found> {
  let [window, chat] = [0, 0];
  const told = (message: string): Promise<string> =>
    recallContext(memory, message, { minRelevance: shownInChat, scopes: ['global'] }, silentLogger, never);
  for (const [index, question] of questions.entries()) {
    const [first] = await memory.recall(question, { limit: 10, scopes: 'all' }, never);
    if (first?.content === facts[index]) window += 1;
    if ((await told(question)).split('\n')[1]?.endsWith(facts[index] ?? '') === true) chat += 1;
  }
  const unrelated: string[] = [];
  for (const [question = ''] of rowsOf('unrelated')) {
    const block = await told(question);
    if (block !== '') unrelated.push(`${question} → ${block.split('\n')[1] ?? ''}`);
  }
  return { window, chat, unrelated };
}

const share = (count: number, of: number): string =>
  `${String(count)} (${of === 0 ? '-' : (count / of).toFixed(2)})`;
try {
  console.log(
    `${basename(model)}: right answer first, of 100 (Korean: 50); in brackets the share of what the bare cosine finds`,
  );
  console.log(
    'set            bare  search      told in chat  words alone  unrelated questions that bring something',
  );
  for (const set of ['english-plant', 'english-home', 'korean']) {
    const [facts, questions] = [0, 1].map((column) => rowsOf(set).map((row) => row[column] ?? ''));
    if (facts === undefined || questions === undefined) continue;
    const bare = await nearestFirst(facts, questions);
    const [memory, meaning] = await filled(facts, embedder);
    const [words, none] = await filled(facts, null);
    const [ours, plain] = [await found(memory, facts, questions), await found(words, facts, questions)];
    console.log(
      [
        set.padEnd(15),
        String(bare).padEnd(6),
        share(ours.window, bare).padEnd(12),
        share(ours.chat, bare).padEnd(14),
        String(plain.window).padEnd(13),
        `${String(ours.unrelated.length)} of ${String(rowsOf('unrelated').length)}`,
      ].join(''),
    );
    for (const line of ours.unrelated) console.log(`  ${line}`);
    await Promise.all([meaning.close(), none.close()]);
  }
} finally {
  await host.close();
}
