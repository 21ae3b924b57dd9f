import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../src/shared/json';
import { checkArguments } from '../../../src/main/platform/base/json-schema';
import { complete, type ToolSpec } from '../../../src/main/ports/provider';
import type { LlamaHost } from '../../../src/main/modules/models/llama/host';
import { LlamaProvider } from '../../../src/main/modules/models/llama/provider';
import { tinyModel, writeRandomGguf } from '../../fixtures/random-gguf';
import { builtInModel, startHost } from './built-in';

const never = new AbortController().signal;
let host: LlamaHost;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zeroclaw-random-'));
  writeRandomGguf(join(folder, 'random.gguf'), tinyModel);
  host = startHost();
});
afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

const word = fc.string({ unit: fc.constantFrom(...'abcdefgh_é"\\'), minLength: 1, maxLength: 8 });
const leaf: fc.Arbitrary<JsonObject> = fc.oneof(
  fc.constant<JsonObject>({ type: 'integer' }),
  fc
    .record({ least: fc.integer({ min: -5, max: 5 }), span: fc.nat(30) })
    .map(({ least, span }): JsonObject => ({ type: 'integer', minimum: least, maximum: least + span })),
  fc.constant<JsonObject>({ type: 'number' }),
  fc.constant<JsonObject>({ type: 'boolean' }),
  fc.constant<JsonObject>({ type: 'string', minLength: 1, maxLength: 12 }),
  fc
    .uniqueArray(fc.oneof(fc.integer({ min: 0, max: 40 }), word), { minLength: 1, maxLength: 4 })
    .map((values): JsonObject => ({ enum: values })),
  fc.constant<JsonObject>({ type: ['integer', 'null'] }),
);
const list = leaf.map((items): JsonObject => ({ type: 'array', items, minItems: 1, maxItems: 3 }));

function objectOf(value: fc.Arbitrary<JsonObject>): fc.Arbitrary<JsonObject> {
  return fc
    .uniqueArray(fc.tuple(word, value, fc.boolean()), { maxLength: 4, selector: ([key]) => key })
    .map((members): JsonObject => ({
      type: 'object',
      properties: Object.fromEntries(members.map(([key, schema]) => [key, schema])),
      required: members.flatMap(([key, , required]): Json[] => (required ? [key] : [])),
      additionalProperties: false,
    }));
}

const tools: fc.Arbitrary<readonly ToolSpec[]> = fc.uniqueArray(
  fc.record({
    name: fc.string({ unit: fc.constantFrom(...'abcdefgh_'), minLength: 2, maxLength: 10 }),
    description: fc.constant('Do something'),
    parameters: objectOf(fc.oneof(leaf, list, objectOf(leaf))),
  }),
  { minLength: 1, maxLength: 4, selector: (tool) => tool.name },
);

/**
 * At such temperatures the model writes nonsense: whatever order there is comes from the grammar. Most calls
 * are complete within so many tokens; longer ones are in constrained-calls.test.ts.
 */
async function callsOf(
  file: string,
  offered: readonly ToolSpec[],
  seed: number,
): Promise<{
  readonly reason: string;
  readonly text: string;
  readonly calls: readonly { readonly name: string; readonly arguments: JsonObject }[];
}> {
  const provider = new LlamaProvider(host, {
    id: 'local',
    model: 'sampled',
    setup: { file, contextSize: 4096, threads: 1, gpu: false },
    seed,
    newId: () => 'id',
  });
  const answer = await complete(
    provider,
    {
      system: 'Use tools.',
      messages: [{ role: 'user', text: 'Go.' }],
      tools: offered,
      toolChoice: 'required',
      temperature: 1.5,
      maxTokens: 90,
      conversation: 'test',
      priority: 'sop',
    },
    never,
  );
  return { reason: answer.reason, text: answer.text, calls: answer.toolCalls };
}

// Which calls a grammar lets through hangs on the words that a model has, not on what it has learnt.
test.each([
  { model: 'a model with random weights', file: () => join(folder, 'random.gguf'), sets: 60 },
  { model: 'the built-in model', file: () => builtInModel, sets: 15 },
])(
  'whatever tools are offered, every call that is sampled from $model names one and fits its schema',
  async ({ file, sets }) => {
    let finished = 0;
    const samples = fc.sample(tools, { numRuns: sets, seed: 42 });
    for (const [seed, offered] of samples.entries()) {
      const { calls } = await callsOf(file(), offered, seed + 1);
      for (const call of calls) {
        const tool = offered.find((candidate) => candidate.name === call.name);
        expect(tool, call.name).toBeDefined();
        expect(
          checkArguments(tool?.parameters ?? {}, call.arguments),
          JSON.stringify({ call, tool }),
        ).toEqual([]);
        finished += 1;
      }
    }
    // Without calls to look at, the test above would say nothing.
    expect(finished).toBeGreaterThan(sets / 2);
  },
);

test('the board’s pins are all a listed argument can be', async () => {
  const pins = [3, 5, 13];
  const tool: ToolSpec = {
    name: 'gpio_write',
    description: 'Set a GPIO pin',
    parameters: {
      type: 'object',
      properties: { pin: { type: 'integer', enum: pins }, value: { type: 'integer', enum: [0, 1] } },
      required: ['pin', 'value'],
      additionalProperties: false,
    },
  };
  const seen = new Set<Json>();
  for (let seed = 1; seed <= 20; seed += 1) {
    for (const call of (await callsOf(join(folder, 'random.gguf'), [tool], seed)).calls)
      seen.add(call.arguments['pin'] ?? null);
  }
  expect([...seen].filter((pin) => !pins.includes(Number(pin)))).toEqual([]);
  expect(seen.size).toBeGreaterThan(1);
});

test('of the tools that it is told of, a model can call those that may be called now and no other', async () => {
  const named = (name: string): ToolSpec => ({
    name,
    description: 'Set a GPIO pin',
    parameters: {
      type: 'object',
      properties: { pin: { type: 'integer', minimum: 0, maximum: 3 } },
      required: ['pin'],
      additionalProperties: false,
    },
  });
  const seen = new Set<string>();
  for (let seed = 1; seed <= 8; seed += 1) {
    const provider = new LlamaProvider(host, {
      id: 'local',
      model: 'built-in',
      setup: { file: builtInModel, contextSize: 1024, threads: 1, gpu: false },
      seed,
      newId: () => 'id',
    });
    const answer = await complete(
      provider,
      {
        system: 'Use tools.',
        messages: [{ role: 'user', text: 'Call gpio_write.' }],
        tools: [named('gpio_write'), named('valve_close'), named('pump_stop')],
        callable: ['valve_close', 'pump_stop'],
        toolChoice: 'required',
        temperature: 1.5,
        maxTokens: 40,
        conversation: 'test',
        priority: 'chat',
      },
      never,
    );
    for (const call of answer.toolCalls) seen.add(call.name);
  }
  expect([...seen].filter((name) => name !== 'valve_close' && name !== 'pump_stop')).toEqual([]);
  expect(seen.size).toBeGreaterThan(0);
});

test('plain answers stay free while tools are offered', async () => {
  const provider = new LlamaProvider(host, {
    id: 'local',
    model: 'built-in',
    setup: { file: builtInModel, contextSize: 1024, threads: 1, gpu: false },
    newId: () => 'id',
  });
  const request = {
    system: 'You are an assistant that executes SOP steps with tools.',
    messages: [{ role: 'user' as const, text: 'hello' }],
    tools: [
      {
        name: 'gpio_read',
        description: 'Read a GPIO pin',
        parameters: { type: 'object', properties: { pin: { type: 'integer' } }, required: ['pin'] },
      },
    ],
    temperature: 0,
    maxTokens: 64,
    conversation: 'test',
    priority: 'chat' as const,
  };
  const answer = await complete(provider, request, never);
  expect({ calls: answer.toolCalls, reason: answer.reason }).toEqual({ calls: [], reason: 'stop' });
  expect(answer.text).toMatch(/\w/u);
});
