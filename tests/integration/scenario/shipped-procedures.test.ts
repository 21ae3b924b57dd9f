import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { judgeGuard } from '../../../src/domain/procedure/guards';
import { exampleRun } from '../../../src/main/testing/example-run';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import type { EventSource, Sop } from '../../../src/shared/sop';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { openEngine as openBench } from '../sop/engine-bench';

/** The procedures that come with the product, on the real engine, a virtual board and the built-in model. */

const filesOf = (from: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(from).flatMap((folder) =>
      ['SOP.toml', 'SOP.md'].map((file) => [
        `${folder}/${file}`,
        readFileSync(join(from, folder, file), 'utf8'),
      ]),
    ),
  );
const shipped = filesOf('sops');
const inKorean = filesOf('resources/sops-ko');
/** What each language has of its own; all else is the same. */
const words = {
  en: { files: shipped, noted: 'readings checked', told: 'Relief valve open' },
  ko: { files: inKorean, noted: '압력을 확인함', told: '릴리프 밸브를 열었습니다' },
} as const;
/** The model's process starts from its source here. */
const slowest = 60_000;

let fixture: EngineFixture;
let procedures: readonly Sop[];
beforeAll(async () => {
  fixture = await openEngine({
    config: '[gateway]\nport = 0\n[[peripherals.boards]]\nboard = "nucleo-f401re-0"\ntype = "virtual"\n',
    sops: shipped,
  });
  procedures = (await fixture.ask('sops.list', {})).flatMap(({ sop }) => sop ?? []);
});
afterAll(() => fixture.close());

test('nothing is found in them where their board is', async () => {
  expect(
    (await fixture.ask('sops.list', {})).map(({ name, state, diagnostics }) => ({
      name,
      state,
      diagnostics,
    })),
  ).toEqual([
    { name: 'pump-overpressure', state: 'valid', diagnostics: [] },
    { name: 'pump-overpressure-planned', state: 'valid', diagnostics: [] },
  ]);
});

/** Everything of a procedure but the words for people. */
const withoutWords = ({ description: _description, ...sop }: Sop): unknown =>
  JSON.parse(
    JSON.stringify(sop, (key, value: unknown) =>
      ['title', 'body', 'content', 'message', 'hash', 'intro'].includes(key) ? undefined : value,
    ),
  );

test('those in Korean do the same, step by step', async () => {
  const korean = await openEngine({
    config: '[gateway]\nport = 0\n[[peripherals.boards]]\nboard = "nucleo-f401re-0"\ntype = "virtual"\n',
    sops: inKorean,
  });
  onTestFinished(() => korean.close());
  const entries = await korean.ask('sops.list', {});
  expect(entries.map(({ state, diagnostics }) => ({ state, diagnostics }))).toEqual([
    { state: 'valid', diagnostics: [] },
    { state: 'valid', diagnostics: [] },
  ]);
  expect(entries.flatMap(({ sop }) => (sop === null ? [] : [withoutWords(sop)]))).toEqual(
    procedures.map(withoutWords),
  );
});

test('an emergency is not what the clock starts', () => {
  expect(procedures.flatMap(({ triggers }) => triggers.map(({ type }) => type)).toSorted()).toEqual([
    'mqtt',
    'mqtt',
    'peripheral',
    'webhook',
  ]);
});

test.each<{ sop: string; source: EventSource; topic: string | null; payload: string | null; asks: boolean }>([
  {
    sop: 'pump-overpressure',
    source: 'mqtt',
    topic: 'facility/pump/pressure',
    payload: '{"value": 92}',
    asks: true,
  },
  {
    sop: 'pump-overpressure',
    source: 'peripheral',
    topic: 'nucleo-f401re-0/pin_3',
    payload: '1',
    asks: true,
  },
  { sop: 'pump-overpressure', source: 'webhook', topic: '/sop/emergency', payload: '', asks: true },
  // Whoever changes a trigger changes nothing else.
  {
    sop: 'pump-overpressure',
    source: 'mqtt',
    topic: 'facility/pump/pressure',
    payload: '{"value": 82}',
    asks: true,
  },
  { sop: 'pump-overpressure', source: 'mqtt', topic: 'hall/2', payload: 'high', asks: true },
  {
    sop: 'pump-overpressure',
    source: 'peripheral',
    topic: 'nucleo-f401re-0/pin_4',
    payload: '0',
    asks: true,
  },
  { sop: 'pump-overpressure', source: 'webhook', topic: '/sop/other', payload: null, asks: true },
  { sop: 'pump-overpressure', source: 'manual', topic: null, payload: '{"value": 92}', asks: true },
  { sop: 'pump-overpressure', source: 'manual', topic: null, payload: '1', asks: true },
  { sop: 'pump-overpressure', source: 'manual', topic: null, payload: '{"value": 12}', asks: false },
  { sop: 'pump-overpressure', source: 'manual', topic: null, payload: null, asks: false },
  {
    sop: 'pump-overpressure-planned',
    source: 'mqtt',
    topic: 'facility/pump/pressure/planned',
    payload: '{"value": 92}',
    asks: true,
  },
  { sop: 'pump-overpressure-planned', source: 'manual', topic: null, payload: '{"value": 92}', asks: true },
  { sop: 'pump-overpressure-planned', source: 'manual', topic: null, payload: null, asks: false },
])(
  'whether $sop asks to move the valve after $source $topic $payload: $asks',
  ({ sop, source, topic, payload, asks }) => {
    const [, open] = procedures.find(({ name }) => name === sop)?.steps ?? [];
    expect(
      judgeGuard(open ?? {}, { trigger: { source, topic, payload, receivedAt: 0 }, steps: exampleRun.steps })
        .holds,
    ).toBe(asks);
  },
);

test.each<{ changed: string; from: string; to: string; source: EventSource; topic: string; payload: string }>(
  [
    {
      changed: 'limit',
      from: '$.value > 85',
      to: '$.value > 80',
      source: 'mqtt',
      topic: 'facility/pump/pressure/planned',
      payload: '{"value": 82}',
    },
    {
      changed: 'path',
      from: '$.value > 85',
      to: '$.bar > 8',
      source: 'mqtt',
      topic: 'facility/pump/pressure/planned',
      payload: '{"bar": 9}',
    },
    {
      changed: 'switch that is low when it is pressed',
      from: 'type = "mqtt"\ntopic = "facility/pump/pressure/planned"\ncondition = "$.value > 85"',
      to: 'type = "peripheral"\nboard = "nucleo-f401re-0"\nsignal = "pin_3"\ncondition = "< 1"',
      source: 'peripheral',
      topic: 'nucleo-f401re-0/pin_3',
      payload: '0',
    },
  ],
)(
  'an event asks for the valve also where only the trigger was changed: another $changed',
  async ({ from, to, source, topic, payload }) => {
    const name = 'pump-overpressure-planned';
    const toml =
      shipped[`${name}/SOP.toml`]?.replaceAll(/^(\[sop\]|name = .*|description = .*|#.*)$/gmu, '') ?? '';
    expect(toml).toContain(from);
    const bench = openBench({
      procedures: [
        { name, toml: toml.replace(from, to), steps: shipped[`${name}/SOP.md`]?.split('## Steps')[1] ?? '' },
      ],
      tools: [
        new RecordingTool('gpio_read', 'reads'),
        ...['memory_store', 'gpio_write', 'notify'].map((tool) => new RecordingTool(tool, 'acts')),
      ],
    });
    const [row] = bench.engine.dispatch({ source, topic, payload, receivedAt: bench.clock.now() }, source);
    const run = await bench.settled(row?.result === 'started' ? row.runId : JSON.stringify(row));
    expect([run.status, run.gate?.step]).toEqual(['waiting_approval', 2]);
    await bench.engine.close();
  },
);

describe('started by hand while nothing says that the pressure is high', () => {
  test('the one with a model reads the switch, notes nothing untrue, and asks nobody', async () => {
    const run = await fixture.runToEnd('pump-overpressure', null, slowest);
    expect([run.status, run.gates, run.steps.map(({ status }) => status)]).toEqual([
      'completed',
      0,
      ['completed', 'skipped', 'skipped'],
    ]);
    expect(run.steps[0]?.toolCalls).toMatchObject([
      { name: 'gpio_read', arguments: { pin: 3 } },
      {
        name: 'memory_store',
        arguments: { key: 'pump_pressure', content: expect.not.stringContaining('high') as string },
      },
    ]);
  });

  test('the planned one ends without having done or said anything', async () => {
    const run = await fixture.runToEnd('pump-overpressure-planned');
    expect([run.status, run.gates, run.steps.map(({ status }) => status)]).toEqual([
      'completed',
      0,
      ['skipped', 'skipped', 'skipped'],
    ]);
  });
});

test.each(['en', 'ko'] as const)(
  'the one with a model opens the valve and ends well where nothing shows notifications, too: %s',
  async (language) => {
    const { files, noted, told } = words[language];
    const own = await openEngine({
      config: '[gateway]\nport = 0\n[[peripherals.boards]]\nboard = "nucleo-f401re-0"\ntype = "virtual"\n',
      sops: files,
      notifier: {
        notify(_notification, became) {
          became?.({ shown: false, why: 'this system has no notifications' });
        },
        withdraw() {},
      },
    });
    onTestFinished(() => own.close());
    await own.ask('events.send', {
      source: 'mqtt',
      topic: 'facility/pump/pressure',
      payload: '{"value": 92}',
    });
    const card = await eventually(
      'the drafted call',
      async () => (await own.ask('approvals.list', {})).find(({ gate }) => gate.calls !== null) ?? null,
      slowest,
    );
    await own.ask('approvals.approve', { runId: card.runId, gate: card.gate.gate, shown: card.shown });
    const run = await own.ended(card.runId, slowest);
    expect([run.status, run.reason]).toEqual(['completed', null]);
    expect(run.steps.flatMap(({ toolCalls }) => toolCalls)).toMatchObject([
      { name: 'gpio_read', arguments: { pin: 3 } },
      { name: 'memory_store', arguments: { key: 'pump_pressure', content: noted } },
      { name: 'gpio_write', arguments: { pin: 5, value: 1 } },
      { name: 'notify', arguments: { message: told } },
    ]);
  },
);
