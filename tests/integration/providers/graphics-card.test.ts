import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, type TestContext } from 'vitest';
import { systemClock } from '../../../src/main/platform/base/clock';
import { complete, type ModelRequest, type ToolSpec } from '../../../src/main/ports/provider';
import type { LlamaHost, ModelSetup } from '../../../src/main/modules/models/llama/host';
import { LlamaProvider } from '../../../src/main/modules/models/llama/provider';
import { forkWorker } from '../../../src/main/modules/models/llama/worker-process';
import { tinyModel, writeRandomGguf } from '../../fixtures/random-gguf';
import { builtInModel, gpioWrite, startHost, stepRequest, workerProgram } from './built-in';

/* A card, or Mesa's imitation of one (mesa-vulkan-drivers), which has to be named to be used. */

const never = new AbortController().signal;
let folder: string;
let file: string;
let host: LlamaHost | null = null;
let pids: number[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zeroclaw-card-'));
  file = join(folder, 'random.gguf');
  writeRandomGguf(file, tinyModel);
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => {
  await host?.close();
  host = null;
  pids = [];
});

function start(): LlamaHost {
  const fork = forkWorker(workerProgram);
  host = startHost(
    (listener, card) => {
      const worker = fork(listener, card);
      if (worker.pid !== undefined) pids.push(worker.pid);
      return worker;
    },
    systemClock,
    // A card that is imitated makes its programs for minutes before the first word.
    { silentMs: 800_000 },
  );
  return host;
}

const setupFor = (change: Partial<ModelSetup>): ModelSetup => ({
  file,
  contextSize: 512,
  threads: 1,
  gpu: 'vulkan',
  card: { main: 0 },
  ...change,
});

async function runsOn(setup: ModelSetup) {
  const running = host ?? start();
  await running.load(setup, false, never);
  return running.state.kind === 'ready' ? (running.state.model.runsOn ?? null) : null;
}

async function needsCard({ skip }: TestContext): Promise<void> {
  if ((await runsOn(setupFor({})))?.card == null)
    skip('needs hardware: a graphics card with a Vulkan driver, or the package mesa-vulkan-drivers');
}

const request: ModelRequest = { ...stepRequest, tools: [], maxTokens: 4 };
const answer = (running: LlamaHost, setup: ModelSetup): Promise<{ readonly text: string }> =>
  complete(
    new LlamaProvider(running, { id: 'local', model: 'random', setup, newId: () => 'call' }),
    request,
    never,
  );

test('the layers lie on the card, as many as are wanted', async (context) => {
  await needsCard(context);
  expect(await runsOn(setupFor({}))).toMatchObject({
    card: { kind: 'vulkan', names: [expect.any(String)], total: expect.any(Number) as number },
    layers: 3,
    of: 3,
    why: null,
  });
  expect((await runsOn(setupFor({ card: { main: 0, layers: 1 } })))?.layers).toBe(1);
}, 60_000);

test('a card and the processor write the same answer', async (context) => {
  await needsCard(context);
  const names = (await runsOn(setupFor({})))?.card?.names.join(', ') ?? '';
  if (names.includes('llvmpipe') && process.env['ZEROCLAW_SLOW_CARD'] !== '1')
    context.skip('needs hardware: Mesa computes for minutes; ZEROCLAW_SLOW_CARD=1 lets it');
  const running = host ?? start();
  const onCard = await answer(running, setupFor({}));
  expect(onCard.text).toBe((await answer(running, setupFor({ gpu: false }))).text);
}, 900_000);

test('the built-in model makes the same calls on a card and on the processor, over three steps of a pump', async (context) => {
  await needsCard(context);
  const names = (await runsOn(setupFor({})))?.card?.names.join(', ') ?? '';
  if (names.includes('llvmpipe') && process.env['ZEROCLAW_SLOW_CARD'] !== '1')
    context.skip('needs hardware: Mesa computes for minutes; ZEROCLAW_SLOW_CARD=1 lets it');
  const built = { file: builtInModel, contextSize: 1024 };
  const onCard = await callsOfPump(setupFor(built));
  expect((await runsOn(setupFor(built)))?.layers).toBeGreaterThan(1);
  expect(onCard.map(({ name }) => name)).toEqual(['gpio_read', 'gpio_write', 'notify']);
  expect(onCard).toEqual(await callsOfPump(setupFor({ ...built, gpu: false })));
}, 1_800_000);

/** What the model calls in three steps of one run, each told what the one before came to. */
async function callsOfPump(setup: ModelSetup): Promise<readonly { name: string; arguments: unknown }[]> {
  let ids = 0;
  const provider = new LlamaProvider(host ?? start(), {
    id: 'local',
    model: 'built-in',
    setup,
    newId: () => `call-${String((ids += 1))}`,
  });
  const calls: { name: string; arguments: unknown }[] = [];
  for (const [text, tool] of pumpSteps) {
    const { toolCalls: made } = await complete(
      provider,
      { ...stepRequest, messages: [{ role: 'user', text }], tools: [tool] },
      never,
    );
    calls.push(...made.map(({ name, arguments: values }) => ({ name, arguments: values })));
  }
  return calls;
}

const gpioRead: ToolSpec = {
  name: 'gpio_read',
  description: 'Read a GPIO pin',
  parameters: {
    type: 'object',
    properties: { pin: { type: 'integer', minimum: 0 }, board: { type: 'string' } },
    required: ['pin'],
    additionalProperties: false,
  },
};
const notify: ToolSpec = {
  name: 'notify',
  description: 'Show a notification on this computer',
  parameters: {
    type: 'object',
    properties: { message: { type: 'string' }, title: { type: 'string' } },
    required: ['message'],
    additionalProperties: false,
  },
};
const pumpSteps: readonly (readonly [string, ToolSpec])[] = [
  [
    '[SOP: pump-overpressure | Step 1] Read pressure switch — Read GPIO pin 4. Suggested tools: gpio_read',
    gpioRead,
  ],
  [
    '[SOP: pump-overpressure | Step 2] Close relief valve — Set GPIO pin 5 LOW. Suggested tools: gpio_write',
    gpioWrite,
  ],
  [
    '[SOP: pump-overpressure | Step 3] Tell the operator — Notify the operator that the valve is closed. Suggested tools: notify',
    notify,
  ],
];

test('a kind of card that cannot be used leaves the processor, in words', async () => {
  expect(await runsOn(setupFor({ gpu: 'cuda' }))).toMatchObject({
    card: null,
    layers: 0,
    why: 'CUDA cannot be used here: its pack is not installed. `zeroclaw models gpu-pack install` fetches it.',
  });
});

test('who wants the processor gets it without a reason', async () => {
  expect(await runsOn(setupFor({ gpu: false }))).toMatchObject({ card: null, layers: 0, why: null });
});

test('keys and values of few bits answer, too', async () => {
  const running = start();
  const setup = setupFor({ gpu: false, card: { kvCache: 'q8_0' } });
  expect(await answer(running, setup)).toMatchObject({ text: expect.any(String) as string });
});

test('a card whose process dies is not tried again, and the next answer says so', async (context) => {
  await needsCard(context);
  const running = host ?? start();
  const answering = answer(running, setupFor({}));
  const pid = pids.at(-1);
  if (pid !== undefined) process.kill(pid, 'SIGSEGV');
  await expect(answering).rejects.toMatchObject({ code: 'provider.crashed' });
  await answer(running, setupFor({}));
  expect(running.state).toMatchObject({
    model: {
      runsOn: { card: null, why: expect.stringContaining('so it is computed on the processor') as string },
    },
  });
  expect(pids).toHaveLength(2);
}, 60_000);

test('a model that wants no card says nothing of the cards of the machine', async () => {
  const running = start();
  await running.load(setupFor({ gpu: false }), false, never);
  expect(running.card).toBeUndefined();
});
