import { describe, expect, onTestFinished, test } from 'vitest';
import type { SopEntry } from '../../../../shared/sop';
import { silentLogger } from '../../../platform/base/logger';
import type { FleetTick, TickTaker } from '../../../ports/fleet-ticks';
import { exampleSop } from '../../../testing/example-run';
import { FakeClock } from '../../../testing/fake-clock';
import { CronScheduler } from './scheduler';

const utc = (text: string): number => Date.parse(`${text}Z`);
const minute = 60_000;
const hour = 60 * minute;

interface Timing {
  readonly expression: string;
  readonly timezone?: string;
  readonly fleet?: true;
}

const procedure = (name: string, ...crons: readonly Timing[]): SopEntry => ({
  folder: name,
  name,
  state: 'valid',
  diagnostics: [],
  hash: '',
  sop: { ...exampleSop, name, triggers: crons.map((cron) => ({ type: 'cron', ...cron })) },
});

/** What an engine leaves to the next one. */
interface Stored {
  readonly lastChecks: ReadonlyMap<string, number>;
  readonly inForce: Readonly<Record<string, number>> | null;
}

interface Rig {
  readonly clock: FakeClock;
  readonly scheduler: CronScheduler;
  /** `name minute` of every start, in UTC. */
  readonly fired: string[];
  readonly stored: () => Stored;
  readonly failing: Set<string>;
  takerOf: (tick: FleetTick) => TickTaker;
  isHeld: boolean;
  /** Happens once, when the procedures are read next. */
  between: () => void;
  change(entries: readonly SopEntry[]): void;
  stop(): Promise<void>;
}

/** Runs from the moment given; `stored` is what an earlier engine left. */
async function start(
  at: number,
  entries: readonly SopEntry[],
  stored: Stored = { lastChecks: new Map(), inForce: null },
  timezone = 'UTC',
  takerOf: (tick: FleetTick) => TickTaker = () => 'here',
): Promise<Rig> {
  const clock = new FakeClock(at);
  const rows = new Map(stored.lastChecks);
  let { inForce } = stored;
  const fired: string[] = [];
  const failing = new Set<string>();
  let current = entries;
  const takeMeanwhile = (): void => {
    const { between } = rig;
    rig.between = () => {};
    between();
  };
  const scheduler = new CronScheduler({
    clock,
    logger: silentLogger,
    lastCheck: {
      read: (key) => rows.get(key) ?? null,
      write: (key, checked) => {
        rows.set(key, checked);
      },
    },
    inForce: {
      read: () => inForce,
      write: (since) => {
        inForce = since;
      },
    },
    entries: () => {
      takeMeanwhile();
      return current;
    },
    timezone: () => timezone,
    fire: (entry, _expression, now, remember) => {
      if (failing.has(entry.name)) throw new Error('the disk is full');
      remember();
      fired.push(`${entry.name} ${new Date(now).toISOString().slice(5, 19)}`);
    },
    takerOf: (tick) => rig.takerOf(tick),
    isHeld: () => rig.isHeld,
  });
  const stopping = new AbortController();
  const rig: Rig = {
    clock,
    scheduler,
    fired,
    stored: () => ({ lastChecks: rows, inForce }),
    failing,
    stop,
    between: () => {},
    takerOf,
    isHeld: false,
    change: (next) => {
      current = next;
      scheduler.reload();
    },
  };
  const running = scheduler.run(stopping.signal);
  async function stop(): Promise<void> {
    stopping.abort(new Error('the test ends'));
    await running;
  }
  onTestFinished(stop);
  await clock.advance(0);
  return rig;
}

test('a tick that passes between two looks at the clock is not put off', async () => {
  const entries = [procedure('greet', { expression: '30 9 * * *' })];
  const rig = await start(utc('2026-03-01T09:29:59'), entries);
  rig.scheduler.reload();
  // The machine is busy while it looks for the next tick.
  rig.between = () => {
    rig.clock.set(utc('2026-03-01T09:30:00'));
  };
  await rig.clock.advance(1_000);
  expect(rig.fired).toEqual(['greet 03-01T09:30:00']);
});

test.each([
  {
    name: 'five fields',
    timing: { expression: '30 9 * * *' },
    from: '2026-03-01T00:00',
    hours: 48,
    then: ['03-01T09:30:00', '03-02T09:30:00'],
  },
  {
    name: 'six fields, seconds first',
    timing: { expression: '*/20 59 23 * * *' },
    from: '2026-03-01T23:00',
    hours: 1,
    then: ['03-01T23:59:00', '03-01T23:59:20', '03-01T23:59:40'],
  },
  {
    name: 'seven fields, the year last',
    timing: { expression: '0 0 12 1 1 * 2027' },
    from: '2026-12-31T00:00',
    hours: 72,
    then: ['01-01T12:00:00'],
  },
  {
    name: 'a zone of its own',
    timing: { expression: '0 9 * * *', timezone: 'Asia/Seoul' },
    from: '2026-03-01T00:00',
    hours: 24,
    then: ['03-02T00:00:00'],
  },
  {
    name: 'the hour that spring leaves out in Berlin: at its end, once',
    timing: { expression: '30 2 * * *', timezone: 'Europe/Berlin' },
    from: '2026-03-28T12:00',
    hours: 48,
    then: ['03-29T01:00:00', '03-30T00:30:00'],
  },
  {
    name: 'the hour that autumn has twice in Berlin: once',
    timing: { expression: '30 2 * * *', timezone: 'Europe/Berlin' },
    from: '2026-10-24T12:00',
    hours: 48,
    then: ['10-25T00:30:00', '10-26T01:30:00'],
  },
  {
    name: 'the hour that spring leaves out in New York',
    timing: { expression: '30 2 * * *', timezone: 'America/New_York' },
    from: '2026-03-08T00:00',
    hours: 36,
    then: ['03-08T07:00:00', '03-09T06:30:00'],
  },
  {
    name: 'the hour that autumn has twice in New York',
    timing: { expression: '30 1 * * *', timezone: 'America/New_York' },
    from: '2026-11-01T00:00',
    hours: 36,
    then: ['11-01T05:30:00', '11-02T06:30:00'],
  },
  {
    name: 'every hour goes on through the change of time',
    timing: { expression: '0 * * * *', timezone: 'Europe/Berlin' },
    from: '2026-10-24T23:30',
    hours: 4,
    then: ['10-25T00:00:00', '10-25T01:00:00', '10-25T02:00:00', '10-25T03:00:00'],
  },
])('$name', async ({ timing, from, hours, then }) => {
  const { clock, fired } = await start(utc(from), [procedure('p', timing)]);
  await clock.advance(hours * hour);
  expect(fired).toEqual(then.map((at) => `p ${at}`));
});

test('a trigger that names no zone takes the configured one', async () => {
  const { clock, fired } = await start(
    utc('2026-03-01T00:00'),
    [procedure('p', { expression: '0 9 * * *' })],
    undefined,
    'Asia/Seoul',
  );
  await clock.advance(24 * hour);
  expect(fired).toEqual(['p 03-02T00:00:00']);
});

test('ticks missed while the machine slept are caught once, within half a minute of waking', async () => {
  const { clock, fired } = await start(utc('2026-03-01T00:01'), [
    procedure('often', { expression: '*/5 * * * *' }),
    procedure('daily', { expression: '0 3 * * *' }),
    procedure('monthly', { expression: '0 0 15 * *' }),
  ]);
  await clock.advance(10_000);
  clock.set(utc('2026-03-01T08:02'));
  await clock.advance(30_000);
  expect(fired.map((line) => line.split(' ')[0])).toEqual(['often', 'daily']);
  await clock.advance(5 * minute);
  expect(fired.slice(2)).toEqual(['often 03-01T08:05:00']);
});

test('ticks missed outside of ZeroClaw are caught once at the next start', async () => {
  const entries = [
    procedure('often', { expression: '*/5 * * * *' }, { expression: '0 * * * *' }),
    procedure('monthly', { expression: '0 0 15 * *' }),
  ];
  const first = await start(utc('2026-03-01T00:01'), entries);
  await first.stop();
  const { clock, fired } = await start(utc('2026-03-03T12:02'), entries, first.stored());
  await clock.advance(minute);
  expect(fired).toEqual(['often 03-03T12:02:00']);
});

test('a first start catches nothing', async () => {
  const { fired } = await start(utc('2026-03-01T00:01'), [procedure('often', { expression: '* * * * *' })]);
  expect(fired).toEqual([]);
});

test('a crash between a start and the end of the look repeats no start and loses none', async () => {
  const entries = [procedure('a', { expression: '0 9 * * *' }), procedure('b', { expression: '0 9 * * *' })];
  const first = await start(utc('2026-03-01T08:59'), entries);
  first.failing.add('b');
  await first.clock.advance(90_000);
  expect(first.fired).toEqual(['a 03-01T09:00:00']);
  await first.stop();
  const { clock, fired } = await start(utc('2026-03-01T09:05'), entries, first.stored());
  await clock.advance(24 * hour);
  expect(fired).toEqual(['b 03-01T09:05:00', 'a 03-02T09:00:00', 'b 03-02T09:00:00']);
});

test('a procedure that cannot be started keeps no other from its tick, and is tried again', async () => {
  const { clock, fired, failing } = await start(utc('2026-03-01T08:59'), [
    procedure('a', { expression: '0 9 * * *' }),
    procedure('b', { expression: '0 9 * * *' }),
  ]);
  failing.add('a');
  await clock.advance(minute);
  failing.clear();
  await clock.advance(minute);
  expect(fired).toEqual(['b 03-01T09:00:00', 'a 03-01T09:00:30']);
});

test('a clock that is corrected backwards does not fire a tick again', async () => {
  const { clock, fired } = await start(utc('2026-03-01T08:59'), [
    procedure('p', { expression: '0 9 * * *' }),
    procedure('often', { expression: '*/10 * * * *' }),
  ]);
  await clock.advance(2 * minute);
  clock.set(utc('2026-03-01T08:58'));
  await clock.advance(13 * minute);
  expect(fired).toEqual(['p 03-01T09:00:00', 'often 03-01T09:00:00', 'often 03-01T09:10:00']);
});

test('a clock that was far ahead and is set right keeps nothing from firing', async () => {
  const entries = [procedure('p', { expression: '0 9 * * *' })];
  const { clock, fired } = await start(utc('2026-03-01T08:00'), entries);
  clock.set(utc('2035-01-01T10:00'));
  await clock.advance(minute);
  clock.set(utc('2026-03-01T08:02'));
  await clock.advance(hour);
  expect(fired).toEqual(['p 01-01T10:00:30', 'p 03-01T09:00:00']);
});

test.each([
  {
    name: 'a clock in the year 2000',
    wrong: '2000-01-01T00:00',
    right: '2026-03-01T09:10',
    then: ['often 03-01T09:10:00'],
  },
  {
    name: 'a clock in the year 2000, which a second start finds even earlier',
    wrong: '2000-01-01T06:00',
    again: '2000-01-01T00:00',
    right: '2026-03-01T09:10',
    then: ['often 03-01T09:10:00'],
  },
  {
    name: 'a clock a day behind',
    wrong: '2026-02-28T08:10',
    right: '2026-03-01T09:10',
    then: ['often 03-01T09:10:00'],
  },
  {
    name: 'a clock a day behind, set right a little before where it was',
    wrong: '2026-02-28T08:10',
    right: '2026-03-01T09:00',
    then: [],
  },
])(
  '$name that is set right after the start catches up from the last look before it',
  async ({ wrong, again, right, then }) => {
    const entries = [
      procedure('daily', { expression: '0 9 * * *' }),
      procedure('monthly', { expression: '0 3 1 * *' }),
      procedure('often', { expression: '*/5 * * * *' }),
    ];
    const first = await start(utc('2026-03-01T08:59'), entries);
    await first.clock.advance(2 * minute);
    expect(first.fired).toEqual(['daily 03-01T09:00:00', 'often 03-01T09:00:00']);
    await first.stop();
    let stored = first.stored();
    for (const at of again === undefined ? [wrong] : [wrong, again]) {
      const behind = await start(utc(at), entries, stored);
      await behind.stop();
      expect(behind.fired).toEqual([]);
      stored = behind.stored();
    }
    const { scheduler, clock, fired } = await start(utc(again ?? wrong), entries, stored);
    clock.set(utc(right));
    scheduler.check();
    expect(fired).toEqual(then);
  },
);

test('a clock that was hours ahead and is set right leaves no gap when it comes to where it has been', async () => {
  const { clock, fired } = await start(utc('2026-03-01T08:00'), [
    procedure('p', { expression: '*/20 * * * *' }),
  ]);
  clock.set(utc('2026-03-01T10:30'));
  await clock.advance(minute);
  clock.set(utc('2026-03-01T08:02'));
  await clock.advance(3 * hour);
  expect(fired.slice(1)).toEqual(
    ['08:20', '08:40', '09:00', '09:20', '09:40', '10:00', '10:20', '10:40', '11:00'].map(
      (time) => `p 03-01T${time}:00`,
    ),
  );
});

test('a definition that is saved while the scheduler sleeps is live at its next tick, and not for those before', async () => {
  const { clock, fired, change } = await start(utc('2026-03-01T09:59:50'), [
    procedure('p', { expression: '0 12 * * *' }),
  ]);
  await clock.advance(20_000);
  change([procedure('p', { expression: '0 10 * * *' }), procedure('q', { expression: '30 10 10 * * *' })]);
  await clock.advance(hour);
  expect(fired).toEqual(['q 03-01T10:10:30']);
  change([]);
  await clock.advance(24 * hour);
  expect(fired).toEqual(['q 03-01T10:10:30']);
});

test('a procedure that is switched on again does not catch the ticks from when it was off', async () => {
  const on = procedure('p', { expression: '0 10 * * *' });
  const off: SopEntry = { ...on, sop: on.sop === null ? null : { ...on.sop, enabled: false } };
  const { clock, fired, change } = await start(utc('2026-03-01T09:59:50'), [on]);
  change([off]);
  await clock.advance(20_000);
  change([on]);
  await clock.advance(23 * hour);
  expect(fired).toEqual([]);
});

const switched = (enabled: boolean, ...crons: readonly Timing[]): SopEntry => {
  const entry = procedure('p', ...crons);
  return { ...entry, sop: entry.sop === null ? null : { ...entry.sop, enabled } };
};

test.each([
  { name: 'was written', before: [], after: [procedure('p', { expression: '0 6 * * *' })] },
  {
    name: 'was switched on',
    before: [switched(false, { expression: '0 6 * * *' })],
    after: [switched(true, { expression: '0 6 * * *' })],
  },
  {
    name: 'got another time',
    before: [procedure('p', { expression: '0 18 * * *' })],
    after: [procedure('p', { expression: '0 6 * * *' })],
  },
  {
    name: 'got another zone',
    before: [procedure('p', { expression: '0 6 * * *', timezone: 'Pacific/Apia' })],
    after: [procedure('p', { expression: '0 6 * * *', timezone: 'UTC' })],
  },
  {
    name: 'got another folder',
    before: [{ ...procedure('p', { expression: '0 6 * * *' }), folder: 'old' }],
    after: [procedure('p', { expression: '0 6 * * *' })],
  },
])(
  'a procedure that $name outside of ZeroClaw counts from the start on, at later starts too',
  async ({ before, after }) => {
    const kept = procedure('kept', { expression: '0 6 * * *' });
    const first = await start(utc('2026-06-01T20:00'), [kept, ...before]);
    await first.stop();
    const second = await start(utc('2026-06-02T08:00'), [kept, ...after], first.stored());
    await second.clock.advance(hour);
    await second.stop();
    const third = await start(utc('2026-06-03T08:00'), [kept, ...after], second.stored());
    expect([second.fired, third.fired]).toEqual([
      ['kept 06-02T08:00:00'],
      ['kept 06-03T08:00:00', 'p 06-03T08:00:00'],
    ]);
  },
);

test('a procedure that was saved while the engine ran catches what it missed since then', async () => {
  const first = await start(utc('2026-06-01T20:00'), []);
  first.change([procedure('p', { expression: '0 6 * * *' })]);
  await first.clock.advance(minute);
  await first.stop();
  const { fired } = await start(
    utc('2026-06-02T08:00'),
    [procedure('p', { expression: '0 6 * * *' })],
    first.stored(),
  );
  expect(fired).toEqual(['p 06-02T08:00:00']);
});

test('a procedure that was written under a clock far ahead fires when the clock is right', async () => {
  const first = await start(utc('2026-06-01T20:00'), []);
  await first.stop();
  const ahead = await start(
    utc('2035-01-01T00:00'),
    [procedure('p', { expression: '0 6 * * *' })],
    first.stored(),
  );
  ahead.clock.set(utc('2026-06-02T05:00'));
  await ahead.clock.advance(2 * hour);
  expect(ahead.fired).toEqual(['p 06-02T06:00:00']);
});

test('after an update from a version that kept no crons, what was missed is caught', async () => {
  const entries = [procedure('p', { expression: '0 6 * * *' })];
  const first = await start(utc('2026-06-01T20:00'), entries);
  await first.stop();
  const { fired } = await start(utc('2026-06-02T08:00'), entries, { ...first.stored(), inForce: null });
  expect(fired).toEqual(['p 06-02T08:00:00']);
});

test('the next time of a procedure is that of the earliest of its triggers', async () => {
  const entry = procedure(
    'p',
    { expression: '0 12 * * *' },
    { expression: '0 11 * * *' },
    { expression: '0 0 30 2 *' },
  );
  const { scheduler } = await start(utc('2026-03-01T09:00'), [entry]);
  expect(scheduler.nextFireAt(entry)).toBe(utc('2026-03-01T11:00'));
  expect(scheduler.nextFireAt(procedure('never', { expression: '0 0 30 2 *' }))).toBeNull();
});

test('while the engine is held nothing starts, and what was due meanwhile starts once when it is not any more', async () => {
  const rig = await start(utc('2026-03-01T05:59'), [procedure('water', { expression: '0 * * * *' })]);
  rig.isHeld = true;
  await rig.clock.advance(3 * hour);
  expect(rig.fired).toEqual([]);
  rig.isHeld = false;
  rig.scheduler.lookAgain();
  await rig.clock.advance(0);
  expect(rig.fired).toEqual(['water 03-01T08:59:00']);
  await rig.clock.advance(hour);
  expect(rig.fired).toHaveLength(2);
});

describe('a schedule of the fleet', () => {
  const watering = [procedure('water', { expression: '0 6 * * *', fleet: true })];
  const night = utc('2026-03-01T05:59');

  test('starts here when this engine has its tick, and not when another has it', async () => {
    const rig = await start(night, watering);
    const asked: FleetTick[] = [];
    rig.takerOf = (tick) => {
      asked.push(tick);
      return asked.length === 1 ? 'here' : 'elsewhere';
    };
    await rig.clock.advance(48 * hour);
    expect(rig.fired).toEqual(['water 03-01T06:00:00']);
    expect(asked.map(({ due, isPast }) => [new Date(due).toISOString(), isPast])).toEqual([
      ['2026-03-01T06:00:00.000Z', false],
      ['2026-03-02T06:00:00.000Z', false],
    ]);
  });

  test('stays due as long as nobody can say whose tick it is, and starts as soon as somebody can', async () => {
    const rig = await start(night, watering);
    let taker: TickTaker = 'unknown';
    rig.takerOf = () => taker;
    await rig.clock.advance(hour);
    expect(rig.fired).toEqual([]);
    taker = 'here';
    rig.scheduler.lookAgain();
    await rig.clock.advance(0);
    expect(rig.fired).toEqual(['water 03-01T06:59:00']);
    await rig.clock.advance(hour);
    expect(rig.fired).toHaveLength(1);
  });

  test('of several ticks that nobody could be asked about starts once, for the last', async () => {
    const rig = await start(night, watering);
    rig.takerOf = () => 'unknown';
    await rig.clock.advance(50 * hour);
    rig.takerOf = ({ isPast }) => (isPast ? 'elsewhere' : 'here');
    rig.scheduler.lookAgain();
    await rig.clock.advance(0);
    expect(rig.fired).toEqual(['water 03-03T07:59:00']);
  });

  test('that was taken in the moment of a crash is started by the next engine, though a later tick is due', async () => {
    const first = await start(night, watering);
    first.takerOf = () => 'unknown';
    await first.clock.advance(2 * minute);
    await first.stop();
    const mine = utc('2026-03-01T06:00');
    const next = await start(utc('2026-03-02T06:30'), watering, first.stored(), 'UTC', ({ due }) =>
      due === mine ? 'here' : 'elsewhere',
    );
    await next.clock.advance(minute);
    expect(next.fired).toEqual(['water 03-02T06:30:00']);
  });

  test('that could not be written down is tried again', async () => {
    const rig = await start(night, watering);
    rig.failing.add('water');
    await rig.clock.advance(2 * minute);
    rig.failing.clear();
    await rig.clock.advance(minute);
    expect(rig.fired).toHaveLength(1);
  });

  test('leaves the other schedules of its procedure to this engine', async () => {
    const both = [procedure('water', { expression: '0 6 * * *', fleet: true }, { expression: '30 6 * * *' })];
    const rig = await start(night, both);
    rig.takerOf = () => 'elsewhere';
    await rig.clock.advance(hour);
    expect(rig.fired).toEqual(['water 03-01T06:30:00']);
  });
});
