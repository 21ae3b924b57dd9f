import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AppError } from '../../shared/errors';
import type { ChatMessage } from '../../shared/chat';
import type { Notice } from '../../shared/notices';
import type { Range } from '../../shared/range';
import type { Run } from '../../shared/run';
import { EventSource } from '../../shared/sop';
import { exampleRun } from '../testing/example-run';
import { runCommand } from '../testing/run-command';
import { localTime } from './render/figures';

test.each([
  {
    args: ['sop', 'run', 'pump', '--payload', '{"value":92}'],
    asked: ['sops.start', { name: 'pump', payload: '{"value":92}', dry: false }],
  },
  {
    args: ['sop', 'run', 'pump', '--payload', 'ON'],
    asked: ['sops.start', { name: 'pump', payload: 'ON', dry: false }],
  },
  { args: ['sop', 'run', 'pump'], asked: ['sops.start', { name: 'pump', payload: null, dry: false }] },
  {
    args: ['sop', 'test', '--source', 'mqtt', '--topic', 'a/b', '--payload', 'on'],
    asked: ['sops.test', { source: 'mqtt', topic: 'a/b', payload: 'on' }],
  },
  {
    args: ['runs', '--sop', 'pump', '--status', 'waiting_approval', '--limit', '5'],
    asked: ['runs.list', { sop: 'pump', status: 'waiting_approval', limit: 5 }],
  },
  {
    args: ['runs', '--decided-by', 'ana', '--json'],
    asked: ['runs.list', { decidedBy: 'ana', limit: 20 }],
  },
  {
    args: ['sop', 'run', 'pump', '--dry'],
    asked: ['sops.start', { name: 'pump', payload: null, dry: true }],
  },
  {
    args: ['deny', 'r1', '--reason', 'sensor fault'],
    asked: ['approvals.deny', { runId: 'r1', gate: null, reason: 'sensor fault' }],
  },
  {
    args: ['cancel', 'r1'],
    asked: ['runs.cancel', { runId: 'r1', reason: 'cancelled on the command line' }],
  },
  { args: ['runs', 'export', 'r1', '-'], asked: ['runs.export', { runId: 'r1' }] },
  { args: ['stop'], asked: ['engine.stop-everything', {}] },
  { args: ['emergency-stop'], asked: ['engine.stop-everything', {}] },
  { args: ['pause'], asked: ['engine.pause', { paused: true }] },
  { args: ['events', '--limit', '3'], asked: ['events.list', { limit: 3 }] },
])('$args asks the engine', async ({ args, asked }) => {
  const answers = {
    'runs.export': { fileName: 'pump.r1.jsonl', text: '', next: null },
    'sops.start': { runId: 'r1' },
    'sops.test': [],
    'runs.list': [],
    'events.list': [],
    'engine.stop-everything': { cancelled: 2, left: [] },
  };
  expect((await runCommand(args, answers)).asked).toEqual([asked]);
});

test('stop names what stays as the runs had set it', async () => {
  const pin = { part: 'pump-1', of: 5, value: 1, step: 2, call: 'c1' };
  const { out } = await runCommand(['stop'], {
    'engine.stop-everything': {
      cancelled: 1,
      left: [{ runId: 'r1', sop: 'Tank relief', left: [pin, { ...pin, of: 6, unknown: true }] }],
    },
  });
  expect(out).toContain(
    'Tank relief: pin 5 of pump-1 stays at 1\nTank relief: pin 6 of pump-1 may be at 1\n',
  );
});

test.each([
  { deciders: [], says: 'Nobody has decided anything in a run yet.' },
  { deciders: ['ana', 'ben'], says: 'Nobody called Ana has decided anything in a run; these have: ana, ben' },
  { deciders: ['Ana'], says: 'There are no runs that fit.\n' },
])('a list of what nobody of that name decided says who has: $deciders', async ({ deciders, says }) => {
  const { out } = await runCommand(['runs', '--decided-by', 'Ana'], {
    'runs.list': [],
    'runs.deciders': deciders,
  });
  expect(out).toContain(says);
});

test.each([
  { payload: '{bad', says: true },
  { payload: '["a"', says: true },
  { payload: '{"a": 1}', says: false },
  { payload: 'ON', says: false },
])('a payload $payload that was meant as JSON and is none: said $says', async ({ payload, says }) => {
  const { asked, err, exitCode } = await runCommand(['sop', 'run', 'pump', '--payload', payload], {
    'sops.start': { runId: 'r1' },
  });
  expect([asked[0], exitCode]).toEqual([['sops.start', { name: 'pump', payload, dry: false }], 0]);
  expect(err.includes('The payload is not JSON')).toBe(says);
});

test('sop test prints what is doubtful about the condition of a trigger, with its place', async () => {
  const warning = {
    severity: 'warning',
    file: 'SOP.toml',
    line: 7,
    column: 14,
    message: '30,5 is compared as a text',
    remedy: 'Write 30.5.',
  };
  const { out } = await runCommand(['sop', 'test', '--source', 'mqtt', '--topic', 'a', '--payload', '{}'], {
    'sops.test': [
      { sop: 'pump', starts: false, reason: 'no trigger matches', triggers: [], warnings: [warning] },
    ],
  });
  expect(out).toContain('warning SOP.toml:7:14: 30,5 is compared as a text. Write 30.5.');
});

test.each([
  { proceduresEnabled: true, says: 'Events start procedures again.' },
  {
    proceduresEnabled: false,
    says: 'Triggers are not paused any more. Procedures are switched off, and nothing starts one',
  },
])('resume with procedures on: $proceduresEnabled says "$says"', async ({ proceduresEnabled, says }) => {
  const { asked, out } = await runCommand(['resume'], { 'engine.status': { proceduresEnabled } });
  expect(asked[0]).toEqual(['engine.pause', { paused: false }]);
  expect(out).toContain(says);
});

test.each([
  ['procedures-off', 'procedures are off'],
  ['triggers-paused', 'triggers are paused'],
])('a list in which %s holds a procedure says so in the place of the next time', async (held, says) => {
  expect(
    (await runCommand(['sop', 'list'], { 'sops.list': [{ ...entry('pump', null), held }] })).out,
  ).toContain(says);
});

const card = {
  sop: 'pump',
  step: 2,
  totalSteps: 3,
  title: 'Close',
  priority: 'normal',
  shown: 'hash-of-calls',
  code: '7F3A',
  fails: [{ call: 0, why: 'there is no tool "gpio_write"' }],
  earlier: [],
  condition: '$.value > 85',
  trigger: { source: 'mqtt', topic: 'pump/pressure', payload: '{"value":92}', receivedAt: 0 },
  nextTitle: 'Check the pressure',
  nextStep: 3,
};
const waiting = (gate: string, calls: object | null): object => ({
  ...card,
  runId: 'r1',
  gate: { gate, step: 2, calls, note: '', reason: 'confirmation', requestedAt: 0, expiresAt: null },
});
const change = (event: object): Notice =>
  ({ type: 'run-changed', seq: 9, summary: { runId: 'r1' }, event }) as unknown as Notice;

test('approve signs the card that was listed, and says how its step went', async () => {
  const { asked, out, exitCode } = await runCommand(
    ['approve', 'r1', '--gate', 'g1.7F3A'],
    { 'approvals.list': [waiting('g1', [{ tool: 'gpio_write', arguments: { pin: 5 }, provenance: {} }])] },
    [change({ type: 'step-completed', step: 2, output: 'pin 5 is now 0' })],
  );
  expect([asked[1], exitCode]).toEqual([
    ['approvals.approve', { runId: 'r1', gate: 'g1', shown: 'hash-of-calls' }],
    0,
  ]);
  expect(out).toBe('Run r1 is approved and goes on.\nStep 2 is done: pin 5 is now 0\n');
});

test.each([
  { name: 'in words', args: [], says: 'Step 2 failed: line lost' },
  { name: 'as JSON', args: ['--json'], says: '"result":"failed","output":"line lost"' },
])('approve of a step that fails ends with exit code 1, $name', async ({ args, says }) => {
  const { out, exitCode } = await runCommand(
    [...args, 'approve', 'r1', '--gate', 'g1.7F3A'],
    { 'approvals.list': [waiting('g1', [])] },
    [change({ type: 'step-failed', step: 2, reason: 'line lost' })],
  );
  expect([exitCode, out]).toEqual([1, expect.stringContaining(says)]);
});

const offering = (offer: Range): object => ({ ...waiting('g1', []), offer });
const pins: Range = {
  calls: [
    { 'gpio_write.pin': 5, 'gpio_write.board': 'pump', 'gpio_write.value': '1.0' },
    { 'gpio_write.pin': 6, 'gpio_write.board': 'pump', 'gpio_write.value': 1 },
  ],
};
const nameOf = async (offer: Range): Promise<string> =>
  /--always --gate (\S+)/u.exec(
    (await runCommand(['approvals'], { 'approvals.list': [offering(offer)] })).out,
  )?.[1] ?? '';

test('approve --always signs the range that was listed, which --only narrows', async () => {
  const name = await nameOf(pins);
  const approve = async (...more: readonly string[]): Promise<unknown> => {
    const { asked } = await runCommand(['approve', 'r1', '--no-wait', '--always', '--gate', name, ...more], {
      'approvals.list': [offering(pins)],
    });
    return asked[1];
  };
  const signed = { runId: 'r1', gate: 'g1', shown: 'hash-of-calls' };
  expect(await approve()).toEqual(['approvals.approve', { ...signed, range: pins }]);
  expect(await approve('--only', 'gpio_write.pin=6', '--only', 'gpio_write.board=pump')).toEqual([
    'approvals.approve',
    { ...signed, range: { calls: pins.calls.slice(1) } },
  ]);
  // Each as it is meant: a text that reads like a number, and the number.
  for (const [only, calls] of [
    ['gpio_write.value="1.0"', pins.calls.slice(0, 1)],
    ['gpio_write.value=1', pins.calls.slice(1)],
  ] as const)
    expect(await approve('--only', only)).toEqual(['approvals.approve', { ...signed, range: { calls } }]);
  for (const only of ['gpio_write.pin=7', 'gpio_write.pins=6', 'gpio_write.pin', ''])
    expect(await approve('--only', only)).toBeUndefined();
});

test.each([
  {
    name: 'a range that has grown since',
    gate: () => nameOf({ calls: pins.calls.slice(1) }),
  },
  { name: 'no range', gate: () => Promise.resolve('g1.7F3A') },
])('approve --always that names $name signs nothing', async ({ gate }) => {
  const asked: string[] = [];
  await expect(
    runCommand(['approve', 'r1', '--always', '--gate', await gate()], {
      'approvals.list': [offering(pins)],
      'approvals.approve': () => {
        asked.push('approve');
        return null;
      },
    }),
  ).rejects.toMatchObject({ code: 'gate_changed' });
  expect(asked).toEqual([]);
  expect(
    await runCommand(['approve', 'r1', '--only', 'a=1'], { 'approvals.list': [offering(pins)] }),
  ).toMatchObject({
    exitCode: 2,
    err: expect.stringContaining('--only narrows what --always allows') as string,
  });
});

test.each([
  { name: 'another gate', gate: 'g2.7F3A' },
  { name: 'other calls', gate: 'g1.9KKA' },
  { name: 'no calls', gate: 'g1' },
  { name: 'nothing', gate: '' },
])('approve that names $name signs nothing', async ({ gate }) => {
  const asked: string[] = [];
  await expect(
    runCommand(['approve', 'r1', '--gate', gate], {
      'approvals.list': [waiting('g1', [])],
      'approvals.approve': () => asked.push('approved'),
    }),
  ).rejects.toThrow(`Nothing was approved: run r1 does not ask what ${gate} stands for`);
  expect(asked).toEqual([]);
});

test('approve at a terminal waits until the call is known, and asks about that', async () => {
  const lists = [null, null, [{ tool: 'gpio_write', arguments: { pin: 5 }, provenance: {} }]];
  const { asked, err } = await runCommand(
    ['approve', 'r1', '--no-wait'],
    { 'approvals.list': () => [waiting('g1', lists.shift() ?? null)] },
    [change({ type: 'calls-drafted', step: 2 })],
    'y\n',
    true,
  );
  expect(asked.map(([procedure]) => procedure)).toEqual([
    'approvals.list',
    'approvals.list',
    'approvals.list',
    'approvals.approve',
  ]);
  expect(err).toContain('The model is still preparing the call of step 2.');
  expect(err).toContain('will call gpio_write {"pin":5}');
});

test('a card whose call is being prepared offers only the rejection', async () => {
  const awaits = { part: { kind: 'model', name: 'slow' }, since: 0 };
  const { out } = await runCommand(['approvals'], {
    'approvals.list': [{ ...waiting('g1', null), awaits }],
  });
  expect(out).toContain('the model is still preparing the call');
  expect(out).toContain('  It waits until model slow is connected.');
  const rows = await runCommand(['--json', 'approvals'], {
    'approvals.list': [{ ...waiting('g1', null), awaits }],
  });
  expect(JSON.parse(rows.out)).toMatchObject([
    { calls: null, waits_for: { kind: 'model', name: 'slow', since: '1970-01-01T00:00:00.000Z' } },
  ]);
  expect(out).toContain('zeroclaw deny r1 --gate g1.7F3A');
  expect(out).not.toContain('zeroclaw approve');
});

test('the card on the command line is whole', async () => {
  const content = 'first line\nsecond \u001b[2J line';
  const { out } = await runCommand(['approvals'], {
    'approvals.list': [
      waiting('g1', [
        {
          tool: 'file_write',
          arguments: { path: 'a', content },
          provenance: { path: 'model', content: 'model' },
          same: { path: [{ in: 'event' }, { in: 'result', step: 1 }], content: [] },
        },
      ]),
    ],
  });
  for (const said of [
    'pump, step 2 of 3: Close',
    'because of mqtt pump/pressure {"value":92}, which met $.value > 85',
    '  will call file_write\n    path: "a"\n    content:\n      | first line\n      | second \\u001b[2J line\n',
    "    path: same as in the event, same as in step 1's result\n    content: only the model\n",
    'this will fail: there is no tool "gpio_write"',
    'then step 3 follows: Check the pressure',
  ])
    expect(out).toContain(said);
});

test.each([[['approve', 'r1']], [['--json', 'approve', 'r1']]])(
  '%j without a terminal and a gate signs nothing and says how',
  async (args) => {
    const { asked, err, exitCode } = await runCommand(args, { 'approvals.list': [waiting('g1', [])] });
    expect([asked, exitCode]).toEqual([[['approvals.list', {}]], 2]);
    expect(err).toContain('--gate ID, as `zeroclaw approvals` lists it');
  },
);

test('approve leaves it to the engine to say that nothing waits, and takes no card that opens in between', async () => {
  const { asked } = await runCommand(['approve', 'r1', '--no-wait'], { 'approvals.list': [] });
  expect(asked[1]).toEqual(['approvals.approve', { runId: 'r1', gate: '', shown: '' }]);
});

const waitingRun: Run = {
  ...exampleRun,
  runId: 'r1',
  status: 'waiting_approval',
  gate: {
    gate: 'r1/2/1',
    step: 2,
    requestedAt: 0,
    expiresAt: null,
    reason: 'confirmation',
    calls: [],
    note: '',
  },
};
test.each([
  {
    args: ['approvals'],
    answers: {
      'approvals.list': [{ ...waitingRun, ...card }],
    },
  },
])(
  '$args names the card in its commands, so that they are for nothing that the run asks later',
  async ({ args, answers }) => {
    const { out } = await runCommand(args, answers);
    expect(out).toContain('zeroclaw approve r1 --gate r1/2/1.7F3A');
    expect(out).toContain('zeroclaw deny r1 --gate r1/2/1.7F3A --reason "…"');
  },
);

test('runs --json leaves out a run that was deleted in the meantime, and says of one that cannot be read what the list has of it', async () => {
  const listed = ['r1', 'r2', 'r3', 'r4'].map((runId) => ({
    runId,
    sop: 'pump',
    status: 'completed',
    currentStep: 2,
    totalSteps: 2,
    stepTitle: 'Close',
    source: 'mqtt',
    topic: 'a',
    startedAt: 0,
    completedAt: 1000,
    waitingSince: null,
    reason: null,
    lastActivityAt: 1000,
  }));
  const failures: Readonly<Record<string, AppError>> = {
    r1: new AppError('not_found', 'There is no run r1'),
    r2: new AppError('run.unknown', 'There is no run r2'),
    r3: new AppError('storage.run-event', 'Event 2 of run r3 cannot be read'),
  };
  const show = ({ runId }: { readonly runId: string }): unknown => {
    if (failures[runId] !== undefined) throw failures[runId];
    return { run: { ...exampleRun, runId } };
  };
  const { out, err } = await runCommand(['runs', '--json'], { 'runs.list': listed, 'runs.show': show });
  expect(JSON.parse(out)).toEqual([
    {
      run_id: 'r3',
      sop_name: 'pump',
      status: 'completed',
      current_step: 2,
      total_steps: 2,
      trigger: { source: 'mqtt', topic: 'a', payload: null, received_at: null },
      started_at: '1970-01-01T00:00:00.000Z',
      completed_at: '1970-01-01T00:00:01.000Z',
      waiting_since: null,
      reason: null,
      steps: [],
      decisions: [],
      unreadable: 'Event 2 of run r3 cannot be read',
    },
    expect.objectContaining({ run_id: 'r4' }),
  ]);
  expect(err).toBe('Event 2 of run r3 cannot be read\n');
  const engineGone = (): never => {
    throw new AppError('cli.engine-ended', 'The engine ended');
  };
  await expect(
    runCommand(['runs', '--json'], { 'runs.list': listed, 'runs.show': engineGone }),
  ).rejects.toThrow('The engine ended');
});

const brokenOff: Run = {
  ...waitingRun,
  gate: {
    gate: 'r1/2/1',
    step: 2,
    requestedAt: 0,
    expiresAt: null,
    reason: 'interrupted',
    calls: null,
    note: '',
  },
  steps: waitingRun.steps.map((step) => ({
    ...step,
    toolCalls: [
      {
        call: 't1',
        name: 'gpio_read',
        arguments: { pin: 3 },
        provenance: {},
        success: true,
        output: '1',
        sentAt: 0,
        answeredAt: 1,
      },
      {
        call: 't2',
        name: 'gpio_write',
        arguments: { pin: 5 },
        provenance: {},
        success: null,
        output: null,
        sentAt: 0,
        answeredAt: null,
      },
      {
        call: 't3',
        name: 'mqtt_publish',
        arguments: {},
        provenance: {},
        success: false,
        output: 'no receipt',
        sentAt: 0,
        answeredAt: 1,
        unknown: true,
      },
      {
        call: 't4',
        name: 'gpio_write',
        arguments: { pin: 6 },
        provenance: {},
        success: true,
        output: '',
        sentAt: 0,
        answeredAt: 1,
      },
    ],
    carriedOut: [3],
  })),
};
test.each([
  {
    args: ['approvals'],
    answers: {
      'approvals.list': [{ ...brokenOff, ...card, fails: [] }],
      'runs.show': { run: brokenOff, events: [] },
    },
  },
  { args: ['runs', 'show', 'r1'], answers: { 'runs.show': { run: brokenOff, events: [] } } },
])(
  '$args tells of a step that broke off what it has done, and which calls nobody knows the outcome of',
  async ({ args, answers }) => {
    const { out } = await runCommand(args, answers);
    expect(out).toContain(
      'The step broke off in the middle; what it had sent may have been carried out. Approving carries it out again.\n',
    );
    expect(out.match(/carried out at .*/gu)).toEqual([expect.stringMatching(/: gpio_write \{"pin":6\}$/u)]);
    expect(out.match(/outcome not known: .*/gu)).toEqual([
      'outcome not known: gpio_write {"pin":5}',
      'outcome not known: mqtt_publish {}',
    ]);
  },
);

test.each([
  { args: ['runs', '--json', '--home', '/h'] },
  { args: ['--json', '--home', '/h', 'runs'] },
  { args: ['--home=/h', 'runs', '--json'] },
])('$args: --home and --json work at any place', async ({ args }) => {
  const { options, out } = await runCommand(args, { 'runs.list': [] });
  expect([options, out]).toEqual([{ home: '/h', json: true }, '[]']);
});

test.each([
  { args: ['frobnicate'], says: 'There is no command "frobnicate"' },
  { args: ['aprove'], says: 'Did you mean `zeroclaw approve`?' },
  { args: ['deny', 'r1'], says: "required option '--reason <text>' not specified" },
  { args: ['runs', '--limit', '0'], says: 'a number from 1 to 1000' },
  { args: ['runs', '--status', 'sleeping'], says: 'There is no run status "sleeping"' },
  { args: ['sop', 'test', '--source', 'carrier-pigeon'], says: 'There is no event source "carrier-pigeon"' },
  { args: ['sop', 'run', 'pump', '--payload', '@/nowhere/at/all'], says: 'The payload file cannot be read' },
  { args: ['models', 'burn', 'x.gguf'], says: 'too many arguments' },
  { args: ['runs', 'import', '/nowhere/at/all'], says: 'The file cannot be read' },
  { args: ['runs', '--colour'], says: "unknown option '--colour'" },
  { args: ['sop'], says: 'Usage: zeroclaw sop' },
])('$args is refused before anything is asked, with exit code 2', async ({ args, says }) => {
  const { exitCode, err, asked } = await runCommand(args);
  expect([exitCode, asked]).toEqual([2, []]);
  expect(err).toContain(says);
});

test('a file of another encoding is refused with its line, and nothing is asked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zc-cli-'));
  try {
    // "밸브" as a Korean Windows writes it.
    writeFileSync(
      join(folder, 'notes.json'),
      Buffer.concat([Buffer.from('{\n"note": "'), Buffer.from([0xb9, 0xeb, 0xba, 0xea]), Buffer.from('"}')]),
    );
    const { exitCode, err, asked } = await runCommand(['memory', 'import', join(folder, 'notes.json')]);
    expect([exitCode, asked]).toEqual([2, []]);
    expect(err).toMatch(/The file cannot be read: line 2 is not UTF-8 text[\s\S]+save it as UTF-8/u);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([['--help'], ['--version'], ['sop', '--help']])('%j %j ends with exit code 0', async (...args) => {
  const { exitCode, out } = await runCommand(args.filter((argument) => argument !== undefined));
  expect(exitCode).toBe(0);
  expect(out).not.toBe('');
});

const entry = (name: string, severity: 'error' | 'warning' | null): object => ({
  folder: name,
  name,
  state: severity === 'error' ? 'errors' : severity === 'warning' ? 'warnings' : 'valid',
  diagnostics:
    severity === null
      ? []
      : [
          {
            severity,
            file: 'SOP.toml',
            line: 3,
            column: 5,
            key: 'priority',
            message: 'no such priority',
            remedy: 'Choose low, normal, high or critical.',
          },
        ],
  sop: null,
  hash: 'h',
  nextFireAt: null,
  held: null,
  lastRun: null,
});

test.each([
  { name: 'errors', severity: 'error', exitCode: 1 },
  { name: 'warnings', severity: 'warning', exitCode: 0 },
  { name: 'nothing', severity: null, exitCode: 0 },
] as const)(
  'validate with $name ends with exit code $exitCode and tells the place',
  async ({ severity, exitCode }) => {
    const outcome = await runCommand(['sop', 'validate'], {
      'sops.list': [entry('pump', severity), entry('fine', null)],
      'sops.show': { entry: entry('pump', severity), toml: '[sop]\n\n    priority', markdown: '' },
    });
    expect(outcome.exitCode).toBe(exitCode);
    if (severity !== null)
      expect(outcome.out).toContain(
        `pump/SOP.toml:3:5: ${severity}: no such priority\n    3 |     priority\n      |     ^\n`,
      );
    expect(outcome.out).toContain('ok       fine');
  },
);

test('events --json has snake case and ISO times', async () => {
  const row = {
    id: 7,
    at: 1_772_338_000_000,
    source: 'mqtt',
    topic: 't',
    payload: '1',
    count: 2,
    rows: [{ sop: 'pump', result: 'skipped', runId: null, reason: 'cooldown active', detail: 'until 12:00' }],
    misses: [{ sop: 'fan', why: 'mqtt: the payload is 1, limit > 5' }],
  };
  const { out } = await runCommand(['events', '--json'], { 'events.list': [row] });
  expect(JSON.parse(out)).toEqual([
    {
      id: 7,
      at: '2026-03-01T04:06:40.000Z',
      source: 'mqtt',
      topic: 't',
      payload: '1',
      count: 2,
      test: false,
      results: [
        { sop: 'pump', result: 'skipped', run_id: null, reason: 'cooldown active', detail: 'until 12:00' },
      ],
      misses: [{ sop: 'fan', why: 'mqtt: the payload is 1, limit > 5' }],
      further_misses: 0,
      refused: null,
      refused_because: null,
    },
  ]);
});

test('boards accept prints which board answers, and its yes names that one', async () => {
  const status = {
    boards: [
      {
        name: 'pump',
        detail: 'Another board than before answers as pump at /dev/a: pico. Before it was: esp32',
        stranger: 'pico',
      },
    ],
  };
  const { out, asked } = await runCommand(['boards', 'accept', 'pump'], {
    'engine.status': status,
    'boards.accept': { accepted: 'pico' },
  });
  expect(out).toBe(
    'Another board than before answers as pump at /dev/a: pico. Before it was: esp32.\npump is pico from now on, and is written to again.\n',
  );
  expect(asked).toContainEqual(['boards.accept', { board: 'pump', shown: 'pico' }]);
});

test('events says why a message was not handled', async () => {
  const rows = {
    'events.list': [
      {
        id: 7,
        at: 0,
        source: 'mqtt',
        topic: 't',
        payload: '1',
        count: 1,
        rows: [],
        refused: 500,
        refusedBecause: 'too deep',
      },
    ],
  };
  expect((await runCommand(['events'], rows)).out).toContain('not handled: ZeroClaw failed at it (too deep)');
  expect(JSON.parse((await runCommand(['events', '--json'], rows)).out)).toMatchObject([
    { refused: 500, refused_because: 'too deep' },
  ]);
});

test.each([
  {
    name: 'names the procedures whose condition was not met, and the rest as a number',
    misses: ['a', 'b', 'c', 'd'].map((sop) => ({ sop, why: '1, limit > 5' })),
    furtherMisses: 2,
    then: 'nothing: a (1, limit > 5); b (1, limit > 5); c (1, limit > 5); 3 more',
  },
  { name: 'says when nobody listens', misses: [], furtherMisses: 0, then: 'nothing listens to it' },
])('events $name', async ({ misses, furtherMisses, then }) => {
  const { out } = await runCommand(['events'], {
    'events.list': [
      { id: 7, at: 0, source: 'mqtt', topic: 't', payload: '1', count: 2, rows: [], misses, furtherMisses },
    ],
  });
  expect(out).toContain(then);
});

test('events names the run that waited for a message', async () => {
  const { out } = await runCommand(['events'], {
    'events.list': [
      {
        id: 7,
        at: 0,
        source: 'mqtt',
        topic: 't',
        payload: '1',
        count: 1,
        rows: [{ sop: 'drain', result: 'heard', runId: 'r1', reason: null }],
      },
    ],
  });
  expect(out).toContain('drain: r1 waited for it');
});

test('the payload comes from stdin with -', async () => {
  const { asked } = await runCommand(
    ['sop', 'run', 'pump', '--payload', '-'],
    { 'sops.start': { runId: 'r1' } },
    [],
    '{"value":92}',
  );
  expect(asked).toEqual([['sops.start', { name: 'pump', payload: '{"value":92}', dry: false }]]);
});

const importedRun = {
  runId: 'r1',
  isOwn: false,
  sop: 'pump',
  events: 4,
  signed: null,
  procedure: { name: "pump's valve", folder: 'pump', isNew: true, notHere: ['flush-line'] },
  notTaken: null,
};

test('an exported run is written once, under a name that says what it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zeroclaw-export-'));
  const answers = {
    'runs.export': { fileName: 'pump.r1.jsonl', text: '{"format":"zeroclaw-run"}\n', next: null },
  };
  try {
    const { out } = await runCommand(['runs', 'export', 'r1', folder], answers);
    expect(out).toContain('pump.r1.jsonl');
    expect(readFileSync(join(folder, 'pump.r1.jsonl'), 'utf8')).toBe(answers['runs.export'].text);
    await expect(
      runCommand(['runs', 'export', 'r1', join(folder, 'pump.r1.jsonl')], answers),
    ).rejects.toMatchObject({
      code: 'cli.export',
      message: expect.stringContaining('is there already') as string,
    });
    const imported = await runCommand(['runs', 'import', join(folder, 'pump.r1.jsonl'), '--json'], {
      'runs.import': importedRun,
    });
    expect([imported.asked, JSON.parse(imported.out)]).toEqual([
      [['runs.import', { text: answers['runs.export'].text }]],
      {
        run_id: 'r1',
        sop_name: 'pump',
        events: 4,
        signed: null,
        procedure: { name: "pump's valve", folder: 'pump', arrived: true, not_here: ['flush-line'] },
      },
    ]);
    const { out: told } = await runCommand(['runs', 'import', join(folder, 'pump.r1.jsonl')], {
      'runs.import': importedRun,
    });
    expect(told).toContain("here as pump's valve, disabled. Read it, then enable it and run it again:");
    expect(told).toContain("zeroclaw sop set 'pump'\\''s valve' enabled true");
    expect(told).toContain('zeroclaw runs again r1');
    const { out: own } = await runCommand(['runs', 'import', join(folder, 'pump.r1.jsonl')], {
      'runs.import': { ...importedRun, isOwn: true, procedure: null },
    });
    expect(own).toContain(
      'Run r1 of pump was carried out here. The file says of its 4 events what the record',
    );
    expect(told).toContain('It starts flush-line, which is not here: import a run of that one too');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a long run is exported part by part, and half of one is not left behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zeroclaw-export-'));
  const place = { after: 1000, events: 1001, hash: 'h' };
  const part = (input: unknown) =>
    JSON.stringify(input).includes('from')
      ? { fileName: 'pump.r1.jsonl', text: 'second\n', next: null }
      : { fileName: 'pump.r1.jsonl', text: 'first\n', next: place };
  try {
    const { asked } = await runCommand(['runs', 'export', 'r1', join(folder, 'run.jsonl')], {
      'runs.export': part,
    });
    expect([readFileSync(join(folder, 'run.jsonl'), 'utf8'), asked.at(-1)]).toEqual([
      'first\nsecond\n',
      ['runs.export', { runId: 'r1', from: place }],
    ]);
    expect((await runCommand(['runs', 'export', 'r1', '-'], { 'runs.export': part })).out).toBe(
      'first\nsecond\n',
    );
    const gone = (input: unknown): unknown => {
      if (JSON.stringify(input).includes('from'))
        throw new AppError('run-file.gone', 'There is no run r1', { remedy: '' });
      return part(input);
    };
    await expect(
      runCommand(['runs', 'export', 'r1', join(folder, 'half.jsonl')], { 'runs.export': gone }),
    ).rejects.toMatchObject({ code: 'run-file.gone' });
    expect(existsSync(join(folder, 'half.jsonl'))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const message: ChatMessage = {
  id: 'm1',
  role: 'assistant',
  text: 'Hello there',
  thought: '',
  tools: [],
  state: 'complete',
  problem: null,
  at: 0,
  usage: null,
};

test('chat -m prints the answer as it comes, once', async () => {
  const { out, asked } = await runCommand(
    ['chat', '-m', 'Hi'],
    { 'chat.new': { id: 'c1' }, 'chat.send': { messageId: 'm0' } },
    [
      { type: 'chat-delta', conversationId: 'other', messageId: 'x', text: 'not ours', thought: '' },
      { type: 'chat-delta', conversationId: 'c1', messageId: 'm1', text: 'Hello ', thought: '' },
      { type: 'chat-delta', conversationId: 'c1', messageId: 'm1', text: 'the', thought: '' },
      { type: 'chat-message', conversationId: 'c1', message },
    ],
  );
  expect(out).toBe('Hello there\n');
  expect(asked).toEqual([
    ['chat.new', {}],
    ['chat.send', { conversationId: 'c1', text: 'Hi' }],
  ]);
});

test('a tool that asks is not allowed when nobody sits at the terminal', async () => {
  const tool = {
    call: 't1',
    name: 'gpio_write',
    arguments: { pin: 5 },
    state: 'asks',
    output: null,
  } as const;
  const { asked, err } = await runCommand(
    ['chat', '-m', 'Close it'],
    { 'chat.new': { id: 'c1' }, 'chat.send': { messageId: 'm0' } },
    [
      { type: 'chat-tool', conversationId: 'c1', messageId: 'm1', tool },
      { type: 'chat-message', conversationId: 'c1', message },
    ],
  );
  expect(asked.at(-1)).toEqual([
    'chat.decide-tool',
    { conversationId: 'c1', call: 't1', decision: 'no', reason: '' },
  ]);
  expect(err).toContain('gpio_write {"pin":5}');
});

test.each([
  { name: 'somebody else changed', code: 'chat.tool-changed' },
  { name: 'is based on what has changed', code: 'basis_changed' },
])('a call that $name in the meantime is asked again, and the answer goes on', async ({ code }) => {
  const tool = {
    call: 't1',
    name: 'gpio_write',
    arguments: { pin: 5 },
    state: 'asks',
    output: null,
    hash: 'one',
  } as const;
  const decided = ({ hash }: { readonly hash: string }): unknown =>
    hash === 'one'
      ? new AppError(code, 'The call was changed since it was shown.', {
          remedy: 'Look at it as it is now.',
        })
      : null;
  const { asked, err, out } = await runCommand(
    ['chat', '-m', 'Close it'],
    { 'chat.new': { id: 'c1' }, 'chat.send': { messageId: 'm0' }, 'chat.decide-tool': decided },
    [
      { type: 'chat-tool', conversationId: 'c1', messageId: 'm1', tool },
      {
        type: 'chat-tool',
        conversationId: 'c1',
        messageId: 'm1',
        tool: { ...tool, arguments: { pin: 6 }, hash: 'two' },
      },
      { type: 'chat-message', conversationId: 'c1', message },
    ],
  );
  expect(asked.slice(2)).toMatchObject([
    ['chat.decide-tool', { hash: 'one' }],
    ['chat.decide-tool', { hash: 'two' }],
  ]);
  expect(err).toContain('Look at it as it is now.');
  expect(out).toBe('Hello there\n');
});

test('channels says that there are none, and how to add one', async () => {
  const { out } = await runCommand(['channels'], { 'channels.list': [] });
  expect(out).toContain('[channels_config.telegram]');
});

test('channels says when a channel that works failed last, and with what', async () => {
  const telegram = {
    name: 'telegram',
    state: 'connected',
    problem: null,
    nextTryAt: null,
    checkedAt: 1_772_338_000_000,
    lastProblem: { message: 'Telegram answers 502', at: 1_772_337_000_000 },
    undelivered: null,
    unanswered: 2,
    refused: null,
    people: [],
    strangers: [],
  };
  const told = `telegram: the last problem was at ${localTime(1_772_337_000_000)}: Telegram answers 502.`;
  const { out } = await runCommand(['channels'], { 'channels.list': [telegram] });
  expect(out).toContain(told);
  expect(out).toContain('telegram: 2 messages wait for the channel to work, and are answered then.');
  expect(
    (
      await runCommand(['channels'], {
        'channels.list': [
          { ...telegram, state: 'broken', problem: { message: 'Telegram answers 502', remedy: null } },
        ],
      })
    ).out,
  ).not.toContain('the last problem');
});

test('channels shows what is wrong, and who waits to be let in with which command', async () => {
  const telegram = {
    name: 'telegram',
    state: 'waiting',
    problem: { message: 'Telegram cannot be reached', remedy: 'Check the network.' },
    nextTryAt: 1_772_338_002_000,
    checkedAt: null,
    undelivered: { count: 2, problem: { message: 'Telegram answers 502', remedy: 'Wait.' } },
    refused: null,
    people: [{ sender: '111', name: 'ana', allowedBy: 'ben', at: 1 }],
    strangers: [{ sender: '222', name: '\u001b[2Jeve', code: '123456', expiresAt: 2 }],
  };
  const { out } = await runCommand(['channels'], { 'channels.list': [telegram] });
  expect(out).toMatch(/telegram +waiting .*Telegram cannot be reached Check the network\. Next try at/u);
  expect(out).toContain(
    'telegram: 2 messages that could not be delivered yet are tried again. Telegram answers 502. Wait.',
  );
  expect(out).toContain('zeroclaw channels allow telegram 123456');
  expect(out).not.toContain('\u001b');
});

test('a person is let in, shut out, and a channel is tried', async () => {
  const answers = {
    'channels.allow': { sender: '222', name: 'eve' },
    'channels.forget': null,
    'channels.test': null,
  };
  const asked = [];
  for (const args of [
    ['allow', 'telegram', '123456'],
    ['forget', 'telegram', '222'],
    ['test', 'telegram', '111'],
  ])
    asked.push(...(await runCommand(['channels', ...args], answers)).asked);
  expect(asked).toEqual([
    ['channels.allow', { channel: 'telegram', code: '123456' }],
    ['channels.forget', { channel: 'telegram', sender: '222' }],
    ['channels.test', { channel: 'telegram', recipient: '111' }],
  ]);
});

const overview = {
  'memory.overview': { backend: 'sqlite', counts: [{ scope: 'global', category: 'recipes', count: 1 }] },
  'memory.search': { entries: [], total: 0 },
  'memory.export': { fileName: 'm.md', text: '# none' },
};
test.each([
  { file: '/nowhere/a.zip', why: 'there is no such file' },
  { file: `${import.meta.filename}/a.zip`, why: 'there is no such file' },
  { file: `/tmp/${'x'.repeat(300)}`, why: 'ENAMETOOLONG' },
])(
  'restore of $file, which cannot be read, says so before it asks or makes anything',
  async ({ file, why }) => {
    await expect(runCommand(['restore', file])).rejects.toMatchObject({
      code: 'backup.read',
      message: expect.stringContaining(`The backup ${file} cannot be read: ${why}`) as string,
    });
  },
);

test.each([
  ['set', ''],
  ['set', 'keychain:'],
  ['remove', ''],
])('secret %s "%s" asks for a name', async (command, name) => {
  const { exitCode, err, asked } = await runCommand(['secret', command, name], {}, [], 'value');
  expect([exitCode, err, asked]).toEqual([2, expect.stringContaining('No name was given') as string, []]);
});

test('an export into a place that cannot be looked at says that it cannot be written', async () => {
  await expect(
    runCommand(['memory', 'export', `/tmp/${'x'.repeat(300)}`], {
      ...overview,
      'memory.export': { fileName: 'a.md', text: '' },
    }),
  ).rejects.toMatchObject({ code: 'cli.export' });
});

test.each([
  { args: ['memory', 'list', '--scope', 'sendr:ana'], says: 'There is no scope "sendr:ana"' },
  { args: ['memory', 'search', 'valve', '--scope', 'sender:'], says: 'There is no scope "sender:"' },
  { args: ['memory', 'export', '-', '--scope', ''], says: 'There is no scope ""' },
  { args: ['memory', 'forget', 'valve', '--scope', 'Global'], says: 'There is no scope "Global"' },
  {
    args: ['memory', 'list', '--category', 'facts'],
    says: 'There is no category "facts"\nIt is one of fact, core, daily, conversation, sop, recipes.',
  },
  { args: ['memory', 'export', '-', '--category', 'facts'], says: 'There is no category "facts"' },
])('$args is a slip and no empty memory', async ({ args, says }) => {
  const { exitCode, err, out } = await runCommand(args, overview);
  expect([exitCode, err, out]).toEqual([2, expect.stringContaining(says) as string, '']);
});

test.each([
  { args: ['memory', 'list'], says: 'Nothing is remembered yet.\n' },
  { args: ['memory', 'list', '--scope', 'sender:ana'], says: 'Nothing that is remembered fits.\n' },
  { args: ['memory', 'list', '--category', 'recipes'], says: 'Nothing that is remembered fits.\n' },
])('$args without an answer says "$says"', async ({ args, says }) => {
  expect(await runCommand(args, overview)).toMatchObject({ exitCode: 0, out: says });
});

test.each([
  { args: ['models', 'remove', ''], says: 'The name of the model is empty' },
  { args: ['models', 'use', ' '], says: 'The name of the model is empty' },
  { args: ['memory', 'import', '-'], says: 'Nothing came on standard input' },
  { args: ['runs', 'import', '/dev/null'], says: '/dev/null is empty' },
])('$args says what is empty, and asks nobody', async ({ args, says }) => {
  expect(await runCommand(args)).toMatchObject({
    exitCode: 2,
    err: expect.stringContaining(says) as string,
    asked: [],
  });
});

const answered: ChatMessage = {
  id: 'm1',
  role: 'assistant',
  text: 'Pin 5 is low.',
  thought: '',
  tools: [],
  state: 'complete',
  problem: null,
  at: 0,
  usage: null,
};
test.each([
  { args: ['chat', '-m', 'pin 5?'], out: 'Pin 5 is low.\n' },
  {
    args: ['chat', '-m', 'pin 5?', '--json'],
    out: JSON.stringify({ answer: 'Pin 5 is low.', conversation: 'c1' }),
  },
])('$args prints the answer', async ({ args, out }) => {
  const outcome = await runCommand(args, { 'chat.new': { id: 'c1' }, 'chat.send': { messageId: 'm0' } }, [
    { type: 'chat-delta', conversationId: 'c1', messageId: 'm1', text: 'Pin 5' } as Notice,
    { type: 'chat-message', conversationId: 'c1', message: answered },
  ]);
  expect(outcome).toMatchObject({ exitCode: 0, out });
});

const presets = [
  { name: 'Strict', prompt: 'Answer in one word.', sampling: { temperature: 0, seed: 7 } },
  { name: 'Free', prompt: null, sampling: {} },
];
test('presets are listed, kept and removed', async () => {
  const listed = await runCommand(['presets'], { 'chat.presets': presets });
  expect(listed.out).toContain('temperature 0, seed 7');
  expect(listed.out).toContain('the app’s own words');
  const kept = await runCommand(
    ['presets', 'keep', 'Strict', '--system', 'Answer in one word.', '--sampling', '{"temperature": 0}'],
    { 'chat.keep-preset': null },
  );
  expect(kept).toMatchObject({
    exitCode: 0,
    asked: [
      ['chat.keep-preset', { name: 'Strict', prompt: 'Answer in one word.', sampling: { temperature: 0 } }],
    ],
  });
  expect(await runCommand(['presets', 'keep', 'x', '--sampling', '{"heat": 1}'])).toMatchObject({
    exitCode: 2,
    err: expect.stringContaining('does not fit') as string,
    asked: [],
  });
  expect(await runCommand(['presets', 'remove', 'Strict'], { 'chat.delete-preset': null })).toMatchObject({
    exitCode: 0,
    asked: [['chat.delete-preset', { name: 'Strict' }]],
  });
});

test('a dialogue is not machine-readable', async () => {
  expect(await runCommand(['chat', '--json'])).toMatchObject({
    exitCode: 2,
    err: expect.stringContaining('Give it with -m.') as string,
    asked: [],
  });
});

test.each([
  { args: ['help'], exitCode: 0, out: 'Usage: zeroclaw [options] [command]' },
  { args: ['help', 'restore'], exitCode: 0, out: 'Usage: zeroclaw restore [options] <file>' },
  { args: ['help', 'sop'], exitCode: 0, out: 'Usage: zeroclaw sop [options] [command]' },
  { args: ['help', 'sop', 'run'], exitCode: 0, out: 'Usage: zeroclaw sop run ' },
])('$args tells how', async ({ args, exitCode, out }) => {
  expect(await runCommand(args)).toMatchObject({ exitCode, out: expect.stringContaining(out) as string });
});

test('help for a command that there is not names what was meant', async () => {
  expect(await runCommand(['help', 'sop', 'rum'])).toMatchObject({
    exitCode: 2,
    err: expect.stringMatching(
      /There is no command "sop rum"[^]*Did you mean `zeroclaw sop run`\?/u,
    ) as string,
  });
});

test('the help of `sop test` names every source of events', async () => {
  const { out } = await runCommand(['sop', 'test', '--help']);
  const said = out.replaceAll(/\s+/gu, ' ');
  for (const source of EventSource.options) expect(said).toMatch(new RegExp(`\\b${source}\\b`, 'u'));
});
