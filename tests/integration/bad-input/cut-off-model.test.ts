import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';

const config = (model: string): string => `default_model = "${model}"\n[gateway]\nport = 0\n`;
const text = (part: string | RegExp): string => expect.stringMatching(part) as string;

let fixture: EngineFixture;
let half: Buffer;

beforeAll(async () => {
  const whole = await readFile(resolve('resources/models/step-runner.gguf'));
  half = whole.subarray(0, Math.floor(whole.length / 2));
  fixture = await openEngine({
    config: config('half'),
    files: { 'models/half.gguf': half, 'models/no-model.gguf': Buffer.from('this is a text') },
    sops: {
      'tell/SOP.toml':
        '[sop]\nname = "tell"\ndescription = "For a test"\nexecution_mode = "auto"\n[[triggers]]\ntype = "manual"\n',
      'tell/SOP.md':
        '## Steps\n\n1. **Notify operator** — Show the message "Relief valve closed" to the operator.\n   - tools: notify\n',
      'planned/SOP.toml':
        '[sop]\nname = "planned"\ndescription = "For a test"\nexecution_mode = "auto"\n[[triggers]]\ntype = "manual"\n',
      'planned/SOP.md':
        '## Steps\n\n1. **Recall** — Look for notes.\n   - call: memory_recall {"query": "pressure"}\n',
    },
  });
});
afterAll(() => fixture.close());

const useModel = async (model: string): Promise<void> => {
  await fixture.save('config.toml', config(model));
  await eventually(
    `${model} to be the model`,
    async () => (await fixture.ask('engine.status', {})).model.label === model,
  );
};

test('the list of models shows a file that is cut off as one that will not load, with the reason', async () => {
  const files = await fixture.ask('models.list', {});
  expect(files.find(({ name }) => name === 'half')).toMatchObject({
    fit: 'will_not_load',
    state: 'failed',
    detail: text(
      new RegExp(
        `cut off: ${String(half.length)} of \\d+ bytes are there\\. Download or copy it again\\.$`,
        'u',
      ),
    ),
  });
  expect(files.find(({ name }) => name === 'no-model')).toMatchObject({
    fit: 'will_not_load',
    state: 'failed',
    detail: text(/cannot be used: .*GGUF/u),
  });
  expect(files.find(({ builtIn }) => builtIn)).toMatchObject({ state: 'idle' });
});

test.each([
  { model: 'half', what: /half\.gguf is cut off or damaged/u, remedy: /Download or copy the file again/u },
  {
    model: 'no-model',
    what: /no-model\.gguf is (?:not a GGUF model file|cut off or damaged)/u,
    remedy: /GGUF format|Download or copy/u,
  },
  {
    model: 'absent',
    what: /absent\.gguf does not exist/u,
    remedy: /Choose another model, or put the file back|Add the model file/u,
  },
])(
  'a step with the model $model fails and says what it is and how to fix it; so does the status',
  async ({ model, what, remedy }) => {
    if (model !== 'half') await useModel(model);
    const run = await fixture.runToEnd('tell');
    expect(run).toMatchObject({
      status: 'failed',
      reason: text(what),
      steps: [{ status: 'failed', output: text(what), toolCalls: [] }],
    });
    expect(run.steps[0]?.output).toMatch(remedy);
    expect((await fixture.ask('engine.status', {})).model).toMatchObject({
      health: 'broken',
      label: model,
      remedy: text(remedy),
    });
    expect(await fixture.problem('model')).toMatchObject({ where: `Model ${model}`, remedy: text(remedy) });
  },
);

test('steps that name their call work all the same', async () => {
  expect(await fixture.runToEnd('planned')).toMatchObject({ status: 'completed' });
});

test('switching back to the built-in model works without a restart', async () => {
  await useModel('built-in');
  await fixture.fixed('model');
  const run = await fixture.runToEnd('tell');
  expect(run).toMatchObject({
    status: 'completed',
    steps: [
      { toolCalls: [{ name: 'notify', arguments: { message: 'Relief valve closed' }, success: true }] },
    ],
  });
  expect((await fixture.ask('engine.status', {})).model).toMatchObject({ health: 'on', label: 'built-in' });
});
