import { resolve } from 'node:path';
import { silentLogger } from '../../../src/main/platform/base/logger';
import { systemClock, type Clock } from '../../../src/main/platform/base/clock';
import type { ModelRequest, ToolSpec } from '../../../src/main/ports/provider';
import { freemem, totalmem } from 'node:os';
import { planFromFile } from '../../../src/main/modules/models/llama/plan-from-file';
import {
  LlamaHost,
  type LlamaHostOptions,
  type ModelSetup,
} from '../../../src/main/modules/models/llama/host';
import { LlamaProvider } from '../../../src/main/modules/models/llama/provider';
import { forkWorker, type StartWorker } from '../../../src/main/modules/models/llama/worker-process';
import { testProgram } from '../../fixtures/test-program';

/** The worker as it is in the sources: the test needs no build. */
export const workerProgram = testProgram('src/main/modules/models/llama/worker.ts');
export const builtInModel = resolve('resources/models/step-runner.gguf');

export function startHost(
  startWorker: StartWorker = forkWorker(workerProgram),
  clock: Clock = systemClock,
  options: Partial<LlamaHostOptions> = {},
): LlamaHost {
  return new LlamaHost({
    plan: planFromFile(() => ({ free: freemem(), total: totalmem() })),
    startWorker,
    clock,
    logger: silentLogger,
    ...options,
  });
}

export function providerOf(
  host: LlamaHost,
  file: string = builtInModel,
  contextSize = 1024,
  gpu: ModelSetup['gpu'] = false,
): LlamaProvider {
  let calls = 0;
  return new LlamaProvider(host, {
    id: 'local',
    model: 'built-in',
    setup: { file, contextSize, threads: 1, gpu },
    newId: () => `call-${String((calls += 1))}`,
  });
}

export const gpioWrite: ToolSpec = {
  name: 'gpio_write',
  description: 'Set a GPIO pin',
  parameters: {
    type: 'object',
    properties: {
      pin: { type: 'integer', minimum: 0 },
      value: { type: 'integer', enum: [0, 1] },
      board: { type: 'string' },
    },
    required: ['pin', 'value'],
    additionalProperties: false,
  },
};

export const stepRequest: ModelRequest = {
  system: 'You are an assistant that executes SOP steps with tools.',
  messages: [
    {
      role: 'user',
      text: '[SOP: pump-overpressure | Step 2] Close relief valve — Set GPIO pin 5 LOW. Suggested tools: gpio_write',
    },
  ],
  tools: [gpioWrite],
  temperature: 0,
  maxTokens: 64,
  conversation: 'run:1',
  priority: 'sop',
};
