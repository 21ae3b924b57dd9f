import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEngine, type EngineFixture } from '../../fixtures/engine';

const toml = `[sop]
name = "pump"
description = "d"
execution_mode = "auto"

[[triggers]]
type = "mqtt"
topic = "pump/pressure"
condition = "$.value >"

[[triggers]]
type = "webhook"
path = 5

[[triggers]]
type = "mqtt"
topic = "pump/level"
condition = "$.value > 5"
`;
/** Triggers that do not say, or not rightly, what they are. */
const untyped = `[sop]
name = "valve"
description = "d"

[[triggers]]
topic = "valve/level"

[[triggers]]
type = "mqttt"
topic = "valve/flow"
`;
let fixture: EngineFixture;
beforeAll(async () => {
  fixture = await openEngine({
    config: '[gateway]\nport = 0\n',
    sops: {
      'misfit/SOP.toml':
        '[sop]\nname = "misfit"\ndescription = "d"\n\n[[triggers]]\ntype = "mqtt"\ntopic = "misfit/go"\n',
      'misfit/SOP.md': '## Steps\n\n1. **Keep**\n   - call: memory_store {"key": 5, "content": "b"}\n',
      'valve/SOP.toml': untyped,
      'valve/SOP.md':
        '## Steps\n\n1. **Keep** — Keep it.\n   - call: memory_store {"key": "v", "content": "b"}\n',
      'pump/SOP.toml': toml,
      'pump/SOP.md':
        '## Steps\n\n1. **Keep** — Keep it.\n   - call: memory_store {"key": "a", "content": "b"}\n',
    },
  });
});
afterAll(async () => {
  await fixture.close();
});
const send = (topic: string, value: number) =>
  fixture.ask('events.send', { source: 'mqtt', topic, payload: JSON.stringify({ value }) });
const silent = {
  sop: 'pump',
  result: 'skipped',
  reason: 'trigger has errors',
  detail: expect.stringMatching(/^The trigger starts nothing until they are fixed: pump\/SOP\.toml:9:\d+: /u),
};

test('an error in one trigger silences that one: Events says so, and the others go on', async () => {
  expect(await send('pump/pressure', 92)).toEqual([silent]);
  expect((await fixture.ask('events.list', { limit: 1 }))[0]?.rows).toMatchObject([
    { sop: 'pump', runId: null, reason: 'trigger has errors' },
  ]);
  const [started] = await send('pump/level', 6);
  expect(started).toMatchObject({ sop: 'pump', result: 'started' });
  if (started?.result === 'started') await fixture.ended(started.runId);
  expect(await fixture.problem('broken:pump')).toMatchObject({ where: 'Procedure pump' });
});

test.each([
  { topic: 'valve/level', line: 5 },
  { topic: 'valve/flow', line: 9 },
])('Events tells what a trigger of no type would have been for: $topic', async ({ topic, line }) => {
  expect(await send(topic, 1)).toEqual([
    {
      sop: 'valve',
      result: 'skipped',
      reason: 'trigger has errors',
      detail: expect.stringContaining(`valve/SOP.toml:${String(line)}:`),
    },
  ]);
});

test('a fixed call that does not fit its tool keeps the procedure from starting: the list and Events say why', async () => {
  const why = 'Step 1, call to memory_store: "key" must be string, not number';
  expect((await fixture.ask('sops.list', {})).find(({ name }) => name === 'misfit')).toMatchObject({
    state: 'errors',
    diagnostics: [{ severity: 'error', file: 'SOP.md', line: 4, message: why }],
  });
  expect(await send('misfit/go', 1)).toMatchObject([
    { sop: 'misfit', result: 'skipped', detail: expect.stringContaining(why) as string },
  ]);
  await expect(fixture.ask('sops.start', { name: 'misfit', payload: null })).rejects.toThrow(why);
});

test('the tester says the same, and a person may start it', async () => {
  expect(
    (
      await fixture.ask('sops.test', { source: 'mqtt', topic: 'pump/pressure', payload: '{"value": 92}' })
    ).filter(({ sop }) => sop === 'pump'),
  ).toMatchObject([
    {
      sop: 'pump',
      starts: false,
      reason: expect.stringMatching(/^the trigger has errors; this event would have met it\./u),
      held: { reason: 'trigger has errors' },
    },
  ]);
  expect(await fixture.runToEnd('pump')).toMatchObject({ status: 'completed' });
});
