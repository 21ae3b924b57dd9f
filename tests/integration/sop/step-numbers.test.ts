import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countedSteps } from '../../../src/shared/run-numbers';
import { toRunView } from '../../../src/domain/run/view';
import { eventually } from '../../fixtures/eventually';
import { openEngine, type EngineFixture } from '../../fixtures/engine';

const sample = (file: string): string =>
  readFileSync(join('tests', 'fixtures', 'procedures', 'gap-goto', file), 'utf8');
const config = '[gateway]\nport = 0\n[[peripherals.boards]]\nboard = "bench"\ntype = "virtual"\n';
const manual = (name: string): string =>
  `[sop]\nname = "${name}"\ndescription = "d"\nexecution_mode = "auto"\n[[triggers]]\ntype = "manual"\n`;

let fixture: EngineFixture;
beforeAll(async () => {
  fixture = await openEngine({
    config,
    sops: {
      'gap-goto/SOP.toml': sample('SOP.toml'),
      'gap-goto/SOP.md': sample('SOP.md'),
      'tens/SOP.toml': manual('tens'),
      'tens/SOP.md': `## Steps

10. **Read a pin that is not there**
   - call: gpio_read {"board": "bench", "pin": 99}
   - on_failure: goto:30

20. **Open the valve**
   - call: gpio_write {"board": "bench", "pin": 5, "value": 1}

30. **Close the valve**
   - call: gpio_write {"board": "bench", "pin": 5, "value": 0}

40. **Tell**
   - when: $.steps.30.status == completed
   - call: memory_store {"key": "told", "content": "{{steps.30.output}}"}
   - requires_confirmation: true
`,
    },
  });
});
afterAll(async () => {
  await fixture.close();
});

test('a number that can mean two steps starts nothing, and whoever starts it reads both', async () => {
  const [row] = await fixture.ask('events.send', { source: 'mqtt', topic: 't/gap-goto', payload: null });
  expect(row).toMatchObject({
    sop: 'gap-goto',
    result: 'skipped',
    reason: 'definition has errors',
    detail: expect.stringContaining(
      'gap-goto/SOP.md:7:18: "goto:4" can mean two steps: as written "4. Close the valve" (SOP.md:13), counted from the top "5. Open the valve" (SOP.md:17)',
    ),
  });
  await expect(fixture.ask('sops.start', { name: 'gap-goto', payload: null })).rejects.toThrow(
    'can mean two steps',
  );
  expect(await fixture.ask('runs.list', {})).toEqual([]);
});

test('a run goes the way that is written, and every surface shows the written numbers', async () => {
  const { runId } = await fixture.ask('sops.start', { name: 'tens', payload: null });
  const waiting = await eventually('the question', async () => {
    const asked = await fixture.ask('approvals.list', {});
    return asked.length === 0 ? null : asked;
  });
  expect(waiting).toMatchObject([{ step: 40, title: 'Tell', gate: { step: 4 } }]);
  expect(waiting).toMatchObject([{ uncounted: true }]);
  const [row] = await fixture.ask('runs.list', {});
  expect(row).toMatchObject({ currentStep: 40, totalSteps: 4, figures: { numbers: [10, 20, 30, 40] } });
  // "Step 40 of 4" says nothing.
  expect(row === undefined ? 0 : countedSteps(row)).toBeNull();
  await fixture.ask('approvals.approve', {
    runId,
    gate: waiting[0]?.gate.gate ?? '',
    shown: waiting[0]?.shown ?? '',
  });
  const run = await fixture.ended(runId);
  expect(run.steps.map(({ status, toolCalls }) => [status, toolCalls.map((call) => call.arguments)])).toEqual(
    [
      ['failed', [{ board: 'bench', pin: 99 }]],
      ['pending', []],
      ['completed', [{ board: 'bench', pin: 5, value: 0 }]],
      ['completed', [{ key: 'told', content: run.steps[2]?.output }]],
    ],
  );
  expect(toRunView(run)).toMatchObject({
    current_step: 40,
    steps: [{ number: 10 }, { number: 20 }, { number: 30 }, { number: 40 }],
    decisions: [{ step: 40, decision: 'approved' }],
  });
  expect((await fixture.ask('approvals.decided', { limit: 5 }))[0]).toMatchObject({ step: 40 });
  const metrics = await fixture.ask('sops.metrics', {});
  expect(metrics.find(({ sop }) => sop === 'tens')?.steps).toEqual({
    '10': { succeeded: 0, failed: 1 },
    '30': { succeeded: 1, failed: 0 },
    '40': { succeeded: 1, failed: 0 },
  });
});

test('an edit numbers the steps in order and keeps what names them', async () => {
  const { entry } = await fixture.ask('sops.show', { name: 'tens' });
  const saved = await fixture.ask('sops.edit', {
    name: 'tens',
    edits: [
      { type: 'add-step', at: 1, step: { title: 'Look', body: 'Is the tank there?', kind: 'checkpoint' } },
    ],
    expectedHash: entry.hash,
  });
  expect(saved.entry.sop?.steps.map(({ number, written }) => [number, written])).toEqual(
    [1, 2, 3, 4, 5].map((number) => [number, undefined]),
  );
  expect(saved.markdown).toContain('on_failure: goto:4');
  expect(saved.markdown).toContain('$.steps.4.status');
  expect(saved.markdown).toContain('{{steps.4.output}}');
});
