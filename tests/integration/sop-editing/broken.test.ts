import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Output } from '../../../src/shared/procedures';
import { openEngine, type EngineFixture } from '../../fixtures/engine';

const triggers =
  '[[triggers]]\ntype = "mqtt"\ntopic = "pump/pressure"\ncondition = "$.value > 85"\n\n[[triggers]]\ntype = "webhook"\npath = "/pump"\n';
const steps = '## Steps\n\n1. **Recall** — Look for notes.\n   - call: memory_recall {"query": "pressure"}\n';
let fixture: EngineFixture;

beforeAll(async () => {
  fixture = await openEngine({
    config: '[gateway]\nport = 0\n',
    sops: {
      'wrong-value/SOP.toml': `[sop]\nname = "wrong-value"\ndescription = "d"\npriority = "urgent"\n\n${triggers}`,
      'wrong-value/SOP.md': steps,
      'open-fence/SOP.toml': `[sop]\nname = "open-fence"\ndescription = "d"\n\n${triggers}`,
      'open-fence/SOP.md': `${steps}\`\`\`\n`,
      'not-toml/SOP.toml': '[sop\n',
      'not-toml/SOP.md': steps,
      'twin-a/SOP.toml': `[sop]\nname = "twin"\ndescription = "d"\n\n${triggers}`,
      'twin-a/SOP.md': steps,
      'twin-b/SOP.toml': '[sop]\nname = "twin"\ndescription = "d"\n\n[[triggers]]\ntype = "manual"\n',
      'twin-b/SOP.md': steps,
    },
  });
});
afterAll(async () => {
  await fixture.close();
});

const event = (topic: string, value: number) => ({
  source: 'mqtt' as const,
  topic,
  payload: JSON.stringify({ value }),
});
const skipped = (sop: string, place: string) => ({
  sop,
  result: 'skipped',
  reason: 'definition has errors',
  detail: expect.stringContaining(place),
});
const all = [
  skipped('open-fence', 'open-fence/SOP.md:5:1: The code fence'),
  skipped('twin', 'twin-a/SOP.toml:2:8: The name "twin" is also used in twin-b'),
  skipped('wrong-value', 'wrong-value/SOP.toml:4:12: priority is "urgent"'),
];

test('an event that a broken definition waits for says so, in the answer and in the ledger', async () => {
  expect(await fixture.ask('events.send', event('pump/pressure', 92))).toEqual(all);
  const [row] = await fixture.ask('events.list', { limit: 1 });
  expect(row?.rows).toMatchObject(all.map((skip) => ({ ...skip, runId: null })));
  expect(await fixture.ask('runs.list', {})).toEqual([]);
});

test('one that misses its condition is a miss as of any other', async () => {
  expect(await fixture.ask('events.send', event('pump/pressure', 80))).toEqual([]);
  const [row] = await fixture.ask('events.list', { limit: 1 });
  expect(row?.misses?.map(({ sop }) => sop)).toEqual(['open-fence', 'twin', 'wrong-value']);
});

test('so does a request to the path of a broken webhook', async () => {
  expect(await fixture.ask('events.send', { source: 'webhook', topic: '/pump', payload: null })).toEqual(all);
});

test('the tester tells what a broken definition would have made of an event, as far as it can be read', async () => {
  const verdicts = await fixture.ask('sops.test', event('pump/pressure', 92));
  const told = ({ sop, starts, reason, triggers: judged }: Output<'sops.test'>[number]): unknown => [
    sop,
    starts,
    reason.split('. ')[0],
    judged.map(({ type, matched }) => `${type} ${String(matched)}`),
  ];
  expect(verdicts.map(told)).toEqual([
    ['not-toml', false, 'the definition has errors', []],
    [
      'open-fence',
      false,
      'the definition has errors; this event would have started it',
      ['mqtt true', 'webhook false'],
    ],
    [
      'twin',
      false,
      'the definition has errors; this event would have started it',
      ['mqtt true', 'webhook false'],
    ],
    ['twin', false, 'the definition has errors', ['manual false']],
    [
      'wrong-value',
      false,
      'the definition has errors; this event would have started it',
      ['mqtt true', 'webhook false'],
    ],
  ]);
});

test('all of them are listed with what is wrong', async () => {
  const listed = await fixture.ask('sops.list', {});
  expect(
    listed.map(({ folder, state, sop, diagnostics }) => [
      folder,
      state,
      sop,
      diagnostics.some(({ severity }) => severity === 'error'),
    ]),
  ).toEqual(
    ['not-toml', 'open-fence', 'twin-a', 'twin-b', 'wrong-value'].map((folder) => [
      folder,
      'errors',
      null,
      true,
    ]),
  );
  expect((await fixture.ask('sops.show', { name: 'twin-b' })).entry.folder).toBe('twin-b');
});
