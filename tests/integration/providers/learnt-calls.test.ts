import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complete, type ToolSpec } from '../../../src/main/ports/provider';
import {
  plainTurns,
  templatesWithTools,
} from '../../../src/main/modules/models/chat-template/sample-templates';
import type { LlamaHost } from '../../../src/main/modules/models/llama/host';
import { tinyModel, writeRandomGguf } from '../../fixtures/random-gguf';
import { sampleCalls } from '../../fixtures/sampled-calls';
import { gpioWrite, providerOf, startHost, stepRequest } from './built-in';

/*
 * A model with random weights that has the template of a family writes calls in the form of that family: real
 * tokens, real grammar, and no knowledge that could hide a gap between what is learnt, written and read.
 */

const never = new AbortController().signal;
let host: LlamaHost;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zeroclaw-random-'));
  host = startHost();
});
afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

function modelWith(template: string, name: string): string {
  const file = join(folder, `${name.replaceAll(/\W/gu, '-')}.gguf`);
  const marks = [...new Set(template.match(/<\|\w+\|>/gu) ?? [])];
  writeRandomGguf(file, { ...tinyModel, template, marks });
  return file;
}

const tools: readonly ToolSpec[] = [
  gpioWrite,
  {
    name: 'notify',
    description: 'Show a notification',
    parameters: {
      type: 'object',
      properties: {
        level: { enum: ['info', 'warning'] },
        text: { type: 'string' },
        sound: { type: 'boolean' },
        above: { type: 'number' },
      },
      required: ['text'],
      additionalProperties: false,
    },
  },
  {
    name: 'plan',
    description: 'Plan several things',
    parameters: {
      type: 'object',
      properties: {
        pins: { type: 'array', items: { type: 'integer', minimum: 0 }, minItems: 1 },
        when: {
          type: 'object',
          properties: { hour: { type: 'integer', minimum: 0, maximum: 23 } },
          required: ['hour'],
          additionalProperties: false,
        },
      },
      required: ['pins'],
      additionalProperties: false,
    },
  },
  {
    name: 'ready',
    description: 'Say that all is ready',
    parameters: { type: 'object', properties: {}, additionalProperties: false },
  },
];

test.each(Object.entries(templatesWithTools))(
  'with %s, each call that is made has the form of the template and fits its schema',
  async (name, template) => {
    const file = modelWith(template, name);
    const sets = Array.from({ length: 6 }, () => tools);
    const { calls, without } = await sampleCalls(host, file, sets, 120, never);
    expect(calls.filter(({ mistakes, noText }) => mistakes.length > 0 && !noText)).toEqual([]);
    expect(without).toEqual([]);
    expect(calls.length).toBeGreaterThan(2);
  },
);

test('where a call begins in free text, it is held to its form; the text before it stays', async () => {
  const file = modelWith(templatesWithTools['JSON between marks'], 'free');
  let [texts, calls] = [0, 0];
  for (let round = 0; round < 3; round += 1) {
    const answer = await complete(
      providerOf(host, file, 4096),
      { ...stepRequest, tools, temperature: 1.2, maxTokens: 120, conversation: `run:${String(round)}` },
      never,
    );
    texts += answer.text === '' ? 0 : 1;
    calls += answer.toolCalls.length;
    expect(answer.toolCalls.every((call) => tools.some((tool) => tool.name === call.name))).toBe(true);
  }
  expect({ texts, calls }).not.toEqual({ texts: 0, calls: 0 });
});

test('words that are neither thought nor call come to their own limit; an answer that must call needs none', async () => {
  const file = modelWith(templatesWithTools['JSON between marks'], 'words');
  const provider = providerOf(host, file, 4096);
  const words = await complete(provider, { ...stepRequest, tools, mostWords: 10, temperature: 1.2 }, never);
  expect(words.usage?.outputTokens).toBeLessThan(20);
  if (words.toolCalls.length === 0) expect(words.reason).toBe('length');
  const call = await complete(
    provider,
    {
      ...stepRequest,
      tools: [gpioWrite],
      toolChoice: 'required',
      mostWords: 1,
      temperature: 1.2,
      maxTokens: 200,
    },
    never,
  );
  expect(call.text).toBe('');
  expect(call.toolCalls.length).toBeGreaterThan(0);
  expect(new Set(call.toolCalls.map((each) => JSON.stringify(each.arguments))).size).toBe(
    call.toolCalls.length,
  );
});

test('a template of its own for conversations with tools lays them out, and the other one all others', async () => {
  const file = join(folder, 'two-templates.gguf');
  const marks = ['<|turn_of|>', '<|turn_end|>'];
  writeRandomGguf(file, {
    ...tinyModel,
    template: plainTurns,
    toolTemplate: templatesWithTools['JSON between marks'],
    marks,
  });
  const textOf = async (offered: readonly ToolSpec[]): Promise<string> =>
    ((await providerOf(host, file, 4096).layOut({ ...stepRequest, tools: offered }, never)) ?? [])
      .map(({ text }) => text)
      .join('');
  expect(await textOf(tools)).toContain('<|turn_of|>tools\n');
  expect(await textOf([])).not.toContain('<|turn_of|>tools');
  expect(await textOf([])).toContain('<|turn_of|>user\n');
});
