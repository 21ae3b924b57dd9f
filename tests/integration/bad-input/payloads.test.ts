import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Output } from '../../../src/shared/procedures';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startMosquitto, type Mosquitto } from '../../fixtures/mosquitto';

const fiveMebibytes = 5 * 1024 * 1024;
const topic = 'facility/pump/pressure';
const token = 'token-of-this-test';

let broker: Mosquitto;
let fixture: EngineFixture;

beforeAll(async () => {
  broker = await startMosquitto();
  fixture = await openEngine({
    config: `[mqtt]\nurl = "${broker.url}"\n[gateway]\nport = 0\ntoken = "${token}"\n`,
    sops: {
      'pump/SOP.toml': `[sop]\nname = "pump"\ndescription = "For a test"\nexecution_mode = "auto"\n[[triggers]]\ntype = "mqtt"\ntopic = "${topic}"\ncondition = "$.value > 85"\n[[triggers]]\ntype = "webhook"\npath = "/sop/pump"\n[[triggers]]\ntype = "manual"\n`,
      'pump/SOP.md':
        '## Steps\n\n1. **Recall** — Look for notes.\n   - call: memory_recall {"query": "pressure"}\n',
    },
  });
  await eventually('the engine to have subscribed', async () => {
    await broker.publish(topic, '{"value": 0}');
    return (await events()).length > 0;
  });
});
afterAll(async () => {
  await fixture.close();
  await broker.close();
});

const events = (): Promise<Output<'events.list'>> => fixture.ask('events.list', { limit: 100 });
const runs = (): Promise<Output<'runs.list'>> => fixture.ask('runs.list', { sop: 'pump' });

/** Resolves when a run that this message starts has completed: the engine works. */
async function stillWorks(value: number): Promise<void> {
  const payload = JSON.stringify({ value });
  await broker.publish(topic, payload);
  const row = await eventually('the row of the good message', async () =>
    (await events()).find((event) => event.payload === payload),
  );
  expect(row.rows).toMatchObject([{ sop: 'pump', result: 'started' }]);
  expect(await fixture.ended(row.rows[0]?.runId ?? '')).toMatchObject({
    status: 'completed',
    trigger: { payload },
  });
}

describe('a payload that is not JSON, for a trigger with a condition', () => {
  test.each([
    { name: 'text', payload: 'pressure is high', why: 'the payload is not JSON' },
    { name: 'JSON that is cut off', payload: '{"value": 92', why: 'the payload is not JSON' },
    { name: 'a number that JSON does not know', payload: '{"value": NaN}', why: 'the payload is not JSON' },
    { name: 'nothing', payload: '', why: 'the event has no payload' },
    {
      name: 'JSON that is nested 300 deep',
      payload: `{"value": ${'['.repeat(300)}${']'.repeat(300)}}`,
      why: 'the payload is not JSON',
    },
    { name: 'JSON of another form', payload: '{"pressure": 92}', why: '$.value is missing, limit > 85' },
    {
      name: 'a value that cannot be compared',
      payload: '{"value": {"bar": 92}}',
      why: '$.value is {"bar":92}, limit > 85',
    },
  ])('$name starts nothing; the event is recorded, and a test of it says why', async ({ payload, why }) => {
    const before = (await runs()).length;
    await broker.publish(topic, payload);
    const row = await eventually('the row', async () =>
      (await events()).find((event) => event.payload === payload),
    );
    expect(row).toMatchObject({ source: 'mqtt', topic, payloadBytes: Buffer.byteLength(payload), rows: [] });
    expect(await runs()).toHaveLength(before);
    expect(await fixture.ask('sops.test', { source: 'mqtt', topic, payload })).toMatchObject([
      {
        sop: 'pump',
        starts: false,
        reason: expect.stringContaining(`mqtt: ${why}`) as string,
        triggers: [
          { type: 'mqtt', matched: false, why },
          { type: 'webhook', matched: false },
          { type: 'manual', matched: false },
        ],
      },
    ]);
  });

  test('bytes that are no text start nothing, and the next good message does', async () => {
    const before = (await runs()).length;
    await broker.publish(topic, Buffer.from([0xff, 0xfe, 0x00, 0x80, 0xc3]));
    await stillWorks(86);
    expect(await runs()).toHaveLength(before + 1);
  });
});

test('a message that is nested 5,000 deep keeps no other one from starting its run, also after a restart', async () => {
  const deep = `{"value":${'['.repeat(5000)}${']'.repeat(5000)}}`;
  const handled = async (): Promise<number> =>
    (await events())
      .filter(({ payload }) => payload === deep.slice(0, 8 * 1024))
      .reduce((sum, { count }) => sum + count, 0);
  const before = await handled();
  await broker.publish(topic, deep);
  await stillWorks(101);
  await fixture.restart(() => broker.publish(topic, deep));
  await stillWorks(102);
  expect(await handled()).toBe(before + 2);
  expect((await fixture.ask('engine.status', {})).broker).toMatchObject({ health: 'on' });
});

describe('5 MB of payload', () => {
  test('over MQTT: it is not read, the refusal is on record, a problem that stays names the topic, the size and the limit, and the engine works on', async () => {
    const before = (await runs()).length;
    const large = Buffer.alloc(fiveMebibytes, ' ');
    large.write('{"value": 92}', fiveMebibytes - 20);
    await broker.publish(topic, large);
    const problem = {
      where: `MQTT topic ${topic}`,
      message: `A message of ${String(fiveMebibytes)} bytes was not read, and started nothing: 1 MiB is the limit`,
      remedy: expect.stringMatching(/start the procedure by hand/u) as string,
    };
    expect(await fixture.problem(`mqtt-oversize:${topic}`)).toMatchObject(problem);
    expect((await events())[0]).toMatchObject({
      source: 'mqtt',
      topic,
      payload: null,
      refused: 413,
      rows: [],
    });
    await stillWorks(87);
    expect(await fixture.problem(`mqtt-oversize:${topic}`)).toMatchObject(problem);
    expect(await runs()).toHaveLength(before + 1);
    expect((await fixture.ask('engine.status', {})).broker).toMatchObject({ health: 'on' });
  });

  test('a message just within the limit is read, and its record is cut to 8 KiB', async () => {
    const payload = JSON.stringify({ value: 88, note: 'x'.repeat(1024 * 1024 - 100) });
    await broker.publish(topic, payload);
    const row = await eventually('the row', async () =>
      (await events()).find((event) => event.payloadBytes === payload.length),
    );
    expect(row.rows).toMatchObject([{ sop: 'pump', result: 'started' }]);
    expect(row.payload).toBe(payload.slice(0, 8 * 1024));
    expect(await fixture.ended(row.rows[0]?.runId ?? '')).toMatchObject({ status: 'completed' });
  });

  test('over a webhook: 413 with the limit and the remedy, the refusal is on record without the body, and the next one starts a run', async () => {
    const post = (body: string): Promise<Response> =>
      fetch(`${fixture.engine.gatewayUrl() ?? ''}/sop/pump`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body,
      });
    const before = (await runs()).length;
    const refused = await post(`{"value": 92, "note": "${'x'.repeat(fiveMebibytes)}"}`);
    expect([refused.status, await refused.json()]).toEqual([
      413,
      { error: 'The body is larger than 1048576 bytes', remedy: 'Send less.' },
    ]);
    expect((await events())[0]).toMatchObject({
      source: 'webhook',
      topic: '/sop/pump',
      payload: null,
      refused: 413,
      rows: [],
    });
    expect(await runs()).toHaveLength(before);
    const accepted = await post('this body is not JSON, and this trigger has no condition');
    expect(accepted.status).toBe(202);
    const [row] = (await accepted.json()) as { sop: string; result: string; run_id: string }[];
    expect(row).toMatchObject({ sop: 'pump', result: 'started' });
    expect(await fixture.ended(row?.run_id ?? '')).toMatchObject({ status: 'completed' });
  });
});

test('the notes of a procedure that reads its notes do not grow from run to run', async () => {
  const lengths: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    const run = await fixture.runToEnd('pump', '{"note": "pressure"}');
    lengths.push(run.steps[0]?.output?.length ?? 0);
  }
  expect(Math.max(...lengths)).toBeLessThan(20_000);
});
