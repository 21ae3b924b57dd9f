import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FleetEngine, FleetView } from '../../shared/fleet';
import { ok, refuse } from '../../shared/result';
import { connectBridge } from '../bridge/bridge';
import { startTranslation } from '../i18n/i18n';
import { useFleet } from '../features/fleet/fleet-store';
import { draw, press, type Drawn } from '../testing/draw';
import { RecordingBridge, type Answers } from '../testing/recording-bridge';
import { typeInto } from '../testing/type-into';
import { FleetPage } from './fleet-page';

let page: Drawn;
afterEach(async () => {
  await page.end();
  useFleet.setState(useFleet.getInitialState(), true);
  vi.useRealTimers();
});

const engine = (name: string, change: Partial<FleetEngine> = {}): FleetEngine => ({
  name,
  host: `${name}-pc`,
  version: '0.1.0',
  tags: ['north'],
  state: 'here',
  startedAt: 0,
  seenAt: 0,
  skewMs: 0,
  events: 4,
  about: {
    runs: 2,
    waiting: 1,
    queued: 3,
    unhanded: 0,
    paused: false,
    stopped: false,
    boards: [
      { name: 'pump', state: 'connected' },
      { name: 'valve', state: 'lost' },
    ],
    broker: 'on',
    queues: null,
    models: ['qwen'],
  },
  ...change,
});

const fleet: FleetView = {
  me: 'hall-1',
  address: '10.0.0.5:5432/plant',
  away: null,
  asOf: 0,
  engines: [
    engine('hall-1'),
    engine('hall-2', { state: 'away', version: '0.2.0', skewMs: 7_000 }),
    engine('yard', { state: 'left', about: null }),
  ],
  order: null,
};

async function open(answers: Answers, id: string | null = null): Promise<RecordingBridge> {
  const bridge = new RecordingBridge(answers);
  connectBridge(bridge);
  await startTranslation('en');
  page = await draw(<FleetPage id={id} />);
  return bridge;
}

const text = (): string => document.body.textContent;

test('each engine is told with its health, load, what it reaches, its version and its clock', async () => {
  await open({ 'fleet.show': () => ok(fleet) });
  const rows = [...page.place.querySelectorAll('tbody tr')].map((row) => row.textContent);
  expect(rows[0]).toMatch(
    /^hall-1this engine, on hall-1-pcnorthhere.*2 runs1 waits for a person3 in the queue/u,
  );
  expect(rows[0]).toMatch(/pump connectedvalve: no answerMQTT connectedmodel qwen0\.1\.0clock agrees$/u);
  expect(rows[1]).toMatch(/silent since .*clock 7 s ahead/u);
  expect(rows[2]).toMatch(/stopped properly .*not known/u);
  expect(text()).toContain('Engines run different versions: 0.1.0 (hall-1), 0.2.0 (hall-2).');
});

test('while the database is away the engines stay, with as of when, since when and why', async () => {
  const at = new Date(2026, 0, 5, 10, 42).getTime();
  vi.useFakeTimers({ now: at + 60_000, toFake: ['Date'] });
  const away = { since: at, message: 'nothing listens there', remedy: 'Start PostgreSQL.', isRefused: false };
  await open({ 'fleet.show': () => ok({ ...fleet, asOf: at, away }) });
  expect(page.place.querySelector('[role="alert"]')?.textContent).toContain(
    'The database of the fleet at 10.0.0.5:5432/plant is away since 10:42: nothing listens there',
  );
  expect(text()).toContain('Engines are shown as of 10:42');
  expect(text()).toContain('here at 10:42');
});

test('runs, approvals and events of all are asked for with their filter, and say whose they are', async () => {
  const run = {
    runId: 'run-1',
    sop: 'close valve',
    status: 'waiting_approval' as const,
    currentStep: 2,
    totalSteps: 3,
    stepTitle: 'Close',
    source: 'mqtt' as const,
    topic: 'plant',
    startedAt: 0,
    completedAt: null,
    waitingSince: 0,
    reason: null,
    lastActivityAt: 0,
  };
  const bridge = await open(
    {
      'fleet.show': () => ok(fleet),
      'fleet.runs': () =>
        ok([
          { engine: 'hall-1', run },
          { engine: 'hall-2', run },
        ]),
    },
    'approvals',
  );
  expect(bridge.inputsOf('fleet.runs').at(-1)).toEqual({ status: 'waiting_approval', limit: 200 });
  const [mine, other] = page.place.querySelectorAll('tbody tr');
  expect(mine?.querySelector('a[href="#/approvals/run-1"]')?.textContent).toBe('Decide here');
  expect(other?.textContent).toContain('asked at hall-2, which is silent');
  await act(async () => {
    bridge.tell({ type: 'fleet-changed' });
    await vi.waitFor(() => {
      expect(bridge.inputsOf('fleet.runs').length).toBeGreaterThan(1);
    });
  });
});

test('a stop for all asks once, and says in red who has not acknowledged it', async () => {
  const order = { number: 3, kind: 'stop' as const, engine: 'hall-1', by: 'ana', via: 'app', at: 0 };
  let view = fleet;
  const bridge = await open({
    'fleet.show': () => ok(view),
    'fleet.order': () => {
      view = {
        ...fleet,
        order: { ...order, outcomes: [{ engine: 'hall-1', outcome: { result: 'stopped', cancelled: 2 } }] },
      };
      return ok({ number: 3, cancelledHere: 2, problem: null });
    },
  });
  await press('Stop all…');
  expect(bridge.inputsOf('fleet.order')).toEqual([]);
  await press('Stop every engine');
  await act(async () => {
    await vi.waitFor(() => {
      expect(document.querySelector('[data-part~="results"] [data-part~="failure"]')).not.toBeNull();
    });
  });
  expect(bridge.inputsOf('fleet.order')).toEqual([{ kind: 'stop' }]);
  const results = [...document.querySelectorAll('[data-part~="results"] li')];
  expect(results.map((row) => [row.getAttribute('data-part'), row.textContent])).toEqual([
    [null, 'hall-1 stopped, 2 runs cancelled'],
    ['failure', 'hall-2 has NOT acknowledged the stop. Go there: it is carried out when it is back.'],
  ]);
  await press('Close');
  expect(page.place.querySelector('[data-part~="order"] [data-part~="failure"]')?.textContent).toBe(
    'NOT acknowledged: hall-2',
  );
});

test('where the others could not be told, that is said instead', async () => {
  await open({
    'fleet.show': () => ok(fleet),
    'fleet.order': () => ok({ number: null, cancelledHere: 1, problem: 'the connection broke' }),
  });
  await press('Stop all…');
  await press('Stop every engine');
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain(
    'Only this engine is stopped (1 run cancelled). The others were NOT told: the connection broke',
  );
  await press('Close');
});

test('an engine of its own is connected from here: tried first, the password stored before the address is written', async () => {
  const bridge = await open({
    'fleet.show': () => refuse({ code: 'fleet.none', message: 'This engine is in no fleet', remedy: '' }),
    'fleet.try': ({ name }) =>
      ok({
        address: 'db:5432/plant',
        engines: [{ name: 'hall-2', host: 'x' }],
        taken: name === 'hall-2' ? 'x' : null,
      }),
    'config.secret': () => refuse({ code: 'test', message: 'not kept', remedy: '' }),
  });
  const [url, password, name, tags] = page.place.querySelectorAll('input');
  if (url === undefined || password === undefined || name === undefined || tags === undefined)
    throw new Error('a field is missing');
  await typeInto(url, 'postgres://zeroclaw@db/plant');
  await typeInto(name, 'hall-2');
  await press('Test');
  expect(text()).toContain('db:5432/plant answers. Engines in it: hall-2');
  expect(text()).toContain('Another home already uses this name, on x.');
  await typeInto(name, 'hall-1');
  await typeInto(tags, 'north, pumps');
  await press('Connect');
  await typeInto(password, 'secret');
  await press('Connect');
  expect(bridge.inputsOf('config.secret')).toEqual([{ place: ['storage', 'password'], secret: 'secret' }]);
  expect(bridge.inputsOf('config.change')).toEqual([
    {
      changes: [
        { kind: 'set', place: ['fleet', 'name'], value: 'hall-1' },
        { kind: 'set', place: ['fleet', 'tags'], value: ['north', 'pumps'] },
        { kind: 'set', place: ['storage', 'url'], value: 'postgres://zeroclaw@db/plant' },
      ],
    },
  ]);
});
