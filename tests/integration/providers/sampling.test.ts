import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complete, type ModelAnswer, type ModelRequest } from '../../../src/main/ports/provider';
import { plainTurns } from '../../../src/main/modules/models/chat-template/sample-templates';
import type { LlamaHost } from '../../../src/main/modules/models/llama/host';
import { LlamaProvider, type LlamaProviderOptions } from '../../../src/main/modules/models/llama/provider';
import { tinyModel, writeRandomGguf } from '../../fixtures/random-gguf';
import { startHost } from './built-in';

/* A model with random weights really draws its words, and never ends a thought by itself. */

const never = new AbortController().signal;
let host: LlamaHost;
let folder: string;
let plain: string;
let thinker: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zeroclaw-sampling-'));
  host = startHost();
  plain = join(folder, 'plain.gguf');
  writeRandomGguf(plain, { ...tinyModel, template: plainTurns, marks: ['<|turn_of|>', '<|turn_end|>'] });
  thinker = join(folder, 'thinker.gguf');
  writeRandomGguf(thinker, {
    ...tinyModel,
    template: `${plainTurns}{% if add_generation_prompt %}{{ '<think>\n' }}{% if enable_thinking is false %}{{ '\n</think>\n\n' }}{% endif %}{% endif %}`,
    marks: ['<|turn_of|>', '<|turn_end|>'],
    known: ['<think>', '</think>'],
  });
});
afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

const request: ModelRequest = {
  system: 'You answer.',
  messages: [{ role: 'user', text: 'How is the pump?' }],
  tools: [],
  temperature: 1,
  maxTokens: 48,
  conversation: 'chat:1',
  priority: 'chat',
};

function answer(
  file: string,
  change: Partial<ModelRequest> = {},
  options: Partial<LlamaProviderOptions> = {},
): Promise<ModelAnswer> {
  const provider = new LlamaProvider(host, {
    id: 'local',
    model: 'random',
    setup: { file, contextSize: 2048, threads: 1, gpu: false },
    newId: () => 'call',
    ...options,
  });
  return complete(provider, { ...request, ...change }, never);
}

let seed = 0;
const newSeed = (): number => (seed += 1);

test('in chat each answer is another one, and with a seed the same one', async () => {
  const ways = { newSeed };
  const free = [await answer(plain, {}, ways), await answer(plain, {}, ways)].map(({ text }) => text);
  expect(new Set(free).size).toBe(2);
  const set = { sampling: { seed: 7 } };
  const fixed = [await answer(plain, set, ways), await answer(plain, set, ways)].map(({ text }) => text);
  expect(new Set(fixed).size).toBe(1);
  expect(free).not.toContain(fixed[0]);
});

test('who asks for another answer gets another one, also where a seed is set', async () => {
  const set = { sampling: { seed: 7 } };
  const first = await answer(plain, set, { newSeed });
  const again = await answer(plain, { ...set, again: true }, { newSeed });
  expect(again.text).not.toBe(first.text);
});

test('a step is drawn alike each time', async () => {
  const step = { priority: 'sop', conversation: 'run:1' } as const;
  expect((await answer(plain, step, { newSeed })).text).toBe((await answer(plain, step, { newSeed })).text);
});

test('with the likeliest word alone to draw from, drawing is no choice', async () => {
  const likeliest = await answer(plain, { temperature: 0 });
  for (const sampling of [{ top_k: 1 }, { top_p: 0.000_001 }, { min_p: 1 }])
    expect((await answer(plain, { sampling }, { newSeed })).text, JSON.stringify(sampling)).toBe(
      likeliest.text,
    );
});

test('words that were written are punished where people or makers say so, at temperature 0 by people alone', async () => {
  const most = { repeat_penalty: 2, presence_penalty: 2 };
  const distinct = ({ text }: ModelAnswer): number => new Set(text.match(/.{1,3}/gsu)).size;
  const cold = { temperature: 0, maxTokens: 200 };
  const usual = await answer(plain, cold);
  expect(distinct(await answer(plain, { ...cold, sampling: most }))).toBeGreaterThan(distinct(usual));
  const makers = () => ({ source: 'file', plain: most, thinking: most, thinksByDefault: null });
  expect((await answer(plain, cold, { makers })).text).toBe(usual.text);
  const set = { sampling: { seed: 3 } };
  expect((await answer(plain, set, { makers })).text).not.toBe((await answer(plain, set)).text);
});

test('a thought that does not end is ended, and an answer follows it', async () => {
  const thought = await answer(thinker, { sampling: { thinking: 'on', thinking_budget: 20, seed: 5 } });
  expect(thought.thought).not.toBe('');
  expect(thought.text).not.toBe('');
  expect(thought.text).not.toContain('think>');
  // Some tokens are those of the thought, its end and the answer itself.
  expect(thought.usage?.outputTokens).toBeLessThan(48 + 20 + 8);
});

test('a model that shall not think answers at once; in a step it does so unless it is told to think', async () => {
  const off = await answer(thinker, { sampling: { thinking: 'off' } });
  expect(off).toMatchObject({ thought: '', text: expect.stringMatching(/./su) as string });
  const step = { priority: 'sop', conversation: 'run:1' } as const;
  expect((await answer(thinker, step)).thought).toBe('');
  const told = await answer(thinker, { ...step, sampling: { thinking: 'on', thinking_budget: 16 } });
  expect(told.thought).not.toBe('');
});

test('where nobody says anything, it thinks in chat as its makers have it', async () => {
  const makers = (thinksByDefault: boolean) => () => ({
    source: 'Family',
    plain: {},
    thinking: {},
    thinksByDefault,
  });
  const short = { sampling: { thinking_budget: 16 } };
  expect((await answer(thinker, short, { makers: makers(false) })).thought).toBe('');
  expect((await answer(thinker, short, { makers: makers(true) })).thought).not.toBe('');
});
