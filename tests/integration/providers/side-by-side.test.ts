import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { freemem, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../src/main/platform/base/clock';
import {
  complete,
  type ModelAnswer,
  type ModelRequest,
  type Provider,
} from '../../../src/main/ports/provider';
import type { LlamaHost } from '../../../src/main/modules/models/llama/host';
import { planFromFile } from '../../../src/main/modules/models/llama/plan-from-file';
import { StatesFolder } from '../../../src/main/modules/models/llama/states-folder';
import { forkWorker } from '../../../src/main/modules/models/llama/worker-process';
import { tinyModel, writeRandomGguf } from '../../fixtures/random-gguf';
import { providerOf, startHost, workerProgram } from './built-in';

const never = new AbortController().signal;
const context = 8192;
let folder: string;
let model: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zeroclaw-beside-'));
  model = join(folder, 'random.gguf');
  writeRandomGguf(model, { ...tinyModel, context });
});
afterAll(() => rm(folder, { recursive: true }));

const words = (count: number): string => 'pump '.repeat(count);
const ask = (conversation: string, text: string, more: Partial<ModelRequest> = {}): ModelRequest => ({
  system: 'You are ZeroClaw.',
  messages: [{ role: 'user', text }],
  tools: [],
  temperature: 0,
  maxTokens: 8,
  conversation,
  priority: 'chat',
  ...more,
});
/** With room for so many conversations in memory. */
function hostFor(sequences: number): LlamaHost {
  const plan = planFromFile(() => ({ free: freemem(), total: totalmem() }));
  return startHost(forkWorker(workerProgram), systemClock, {
    plan: async (file, wanted) => ({ ...(await plan(file, wanted)), sequences }),
    states: new StatesFolder(join(folder, 'evaluated')),
  });
}
/** Resolves once the model reads the prompt. */
function reading(
  provider: Provider,
  request: ModelRequest,
): {
  readonly begun: Promise<void>;
  readonly answer: Promise<ModelAnswer>;
} {
  const begun = Promise.withResolvers<void>();
  const answer = complete(provider, request, never, (delta) => {
    if (delta.type === 'progress' && delta.phase === 'reading' && delta.fraction !== null) begun.resolve();
  });
  return { begun: begun.promise, answer };
}

test('a short question is answered while a long text of another conversation is still being read', async () => {
  const host = hostFor(4);
  try {
    const provider = providerOf(host, model, context);
    await complete(provider, ask('chat:first', 'Hello.'), never);
    const order: string[] = [];
    const long = reading(provider, ask('chat:long', words(600)));
    await long.begun;
    const ended = long.answer.then(() => order.push('long'));
    await complete(provider, ask('chat:short', 'Well?'), never);
    order.push('short');
    await ended;
    expect(order).toEqual(['short', 'long']);
  } finally {
    await host.close();
  }
});

test('an answer of one conversation is not another one for what is written beside it', async () => {
  const host = hostFor(4);
  try {
    const provider = providerOf(host, model, context);
    const questions = ['one', 'two', 'three'].map((text) => ask(`chat:${text}`, words(60) + text));
    const alone: string[] = [];
    for (const question of questions) alone.push((await complete(provider, question, never)).text);
    const beside = await Promise.all(
      questions.map((question, index) =>
        complete(provider, { ...question, conversation: `chat:again-${String(index)}` }, never),
      ),
    );
    expect(beside.map(({ text }) => text)).toEqual(alone);
  } finally {
    await host.close();
  }
});

test('a step of a procedure goes first: the chat stands still and goes on behind it', async () => {
  const host = hostFor(4);
  try {
    const provider = providerOf(host, model, context);
    await complete(provider, ask('chat:first', 'Hello.'), never);
    const order: string[] = [];
    const chat = reading(provider, ask('chat:long', words(400)));
    await chat.begun;
    const chatEnded = chat.answer.then(() => order.push('chat'));
    await complete(provider, ask('run:1', words(400), { priority: 'sop' }), never);
    order.push('step');
    await chatEnded;
    expect(order).toEqual(['step', 'chat']);
  } finally {
    await host.close();
  }
});

test('a conversation whose place another one took is read back from the disk, and nothing of it outlives the process', async () => {
  const host = hostFor(1);
  const states = join(folder, 'evaluated');
  try {
    const provider = providerOf(host, model, context);
    const long = words(500);
    const first = await complete(provider, ask('chat:mine', long), never);
    await complete(provider, ask('run:1', words(300), { priority: 'sop' }), never);
    expect(readdirSync(states)).toHaveLength(1);
    expect((await stat(states)).mode & 0o077).toBe(0);
    const again = await complete(
      provider,
      ask('chat:mine', long, {
        messages: [
          { role: 'user', text: long },
          { role: 'assistant', text: first.text, toolCalls: [] },
          { role: 'user', text: 'And now?' },
        ],
      }),
      never,
    );
    expect(first.usage?.evaluatedTokens).toBeGreaterThan(500);
    expect(again.usage?.evaluatedTokens).toBeLessThan(100);
  } finally {
    await host.close();
  }
  expect(existsSync(states) ? readdirSync(states) : []).toEqual([]);
});
