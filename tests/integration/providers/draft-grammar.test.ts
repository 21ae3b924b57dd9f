import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkArguments } from '../../../src/main/platform/base/json-schema';
import { complete } from '../../../src/main/ports/provider';
import type { LlamaHost } from '../../../src/main/modules/models/llama/host';
import { LlamaProvider } from '../../../src/main/modules/models/llama/provider';
import { sketchSchema } from '../../../src/main/modules/procedures/drafting/sketch-schema';
import { writeSketch } from '../../../src/main/modules/procedures/library/write-sketch';
import { parseSteps } from '../../../src/main/modules/procedures/definition/steps';
import { Sketch } from '../../../src/shared/sketch';
import { tinyModel, writeRandomGguf } from '../../fixtures/random-gguf';
import { startHost } from './built-in';

const never = new AbortController().signal;
let host: LlamaHost;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zeroclaw-draft-'));
  writeRandomGguf(join(folder, 'random.gguf'), tinyModel);
  host = startHost();
});
afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

const tool = {
  name: 'draft_procedure',
  description: 'Give the draft of the procedure',
  parameters: sketchSchema(
    {
      topics: [],
      boards: [{ name: 'pump', pins: [3, 5] }],
      recipients: ['desktop', 'telegram:42'],
      queues: ['alarms'],
    },
    [
      {
        name: 'gpio_write',
        description: 'Set a GPIO pin',
        parameters: {
          type: 'object',
          properties: { pin: { type: 'integer', minimum: 0, maximum: 99 }, value: { enum: [0, 1] } },
          required: ['pin', 'value'],
          additionalProperties: false,
        },
      },
    ],
    ['telegram'],
    ['flush'],
  ),
};

// Random weights write nonsense: whatever order there is comes from the grammar.
test('a draft that is sampled from random weights is a sketch that can be written, and its valve asks', async () => {
  let finished = 0;
  let written = 0;
  for (let seed = 1; seed <= 8; seed += 1) {
    const provider = new LlamaProvider(host, {
      id: 'local',
      model: 'sampled',
      setup: { file: join(folder, 'random.gguf'), contextSize: 8192, threads: 1, gpu: false },
      seed,
      newId: () => 'id',
    });
    const { toolCalls } = await complete(
      provider,
      {
        system: 'Use tools.',
        messages: [{ role: 'user', text: 'Go.' }],
        tools: [tool],
        toolChoice: 'required',
        temperature: 1.5,
        maxTokens: 4000,
        conversation: 'test',
        priority: 'chat',
      },
      never,
    );
    const [call] = toolCalls;
    if (call?.name !== tool.name || call.unreadable !== undefined) continue;
    finished += 1;
    expect(checkArguments(tool.parameters, call.arguments)).toEqual([]);
    const sketch = Sketch.parse({ ...call.arguments, description: 'x' });
    const texts = writeSketch(sketch, 'x', (name) => (name === 'gpio_read' ? 'reads' : 'acts'));
    if (!texts.ok) continue;
    const writes = parseSteps(texts.value.markdown).steps.filter(({ calls }) =>
      calls.some((each) => each.tool === 'gpio_write'),
    );
    written += 1;
    expect(writes.filter(({ requiresConfirmation }) => !requiresConfirmation)).toEqual([]);
  }
  // Without drafts to look at, the test above would say nothing.
  expect(finished).toBeGreaterThan(2);
  expect(written).toBeGreaterThan(0);
});
