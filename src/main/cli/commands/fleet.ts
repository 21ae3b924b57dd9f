import type { FleetEngine, FleetEvent, FleetGiven, FleetOutcome, FleetRunRow } from '../../../shared/fleet';
import type { CommandLine } from '../command-line';
import { duration, iso, isoOrNull, localTime } from '../render/figures';
import { table } from '../render/table';
import type { Output } from '../../../shared/procedures';
import { RefusedError } from '../refused';
import { beSeen } from './approvals';
import { words } from './run-text';

export interface FleetWanted {
  readonly runs?: boolean;
  readonly approvals?: boolean;
  readonly events?: boolean;
  readonly limit: number;
}

/** What the database of the fleet says of all engines. */
export async function showFleet(
  cli: CommandLine,
  { runs, approvals, events, limit }: FleetWanted,
): Promise<void> {
  if (approvals === true) await listApprovals(cli, limit);
  else if (runs === true) await listRuns(cli, limit);
  else if (events === true) await listEvents(cli, limit);
  else await listEngines(cli);
}

export async function forgetEngine(cli: CommandLine, name: string): Promise<void> {
  await cli.ask('fleet.forget', { name });
  if (cli.json) cli.printJson({ result: 'forgotten', name });
  else cli.print(`Nobody waits for ${name} any more. What it has handed in stays.`);
}

/** What another engine has to name for decisions to be taken from here. */
export async function showKey(cli: CommandLine): Promise<void> {
  const { name, key, entry } = await cli.ask('fleet.key', {});
  if (cli.json) cli.printJson({ name, key, entry });
  else
    cli.print(
      entry,
      cli.paint(
        'quiet',
        `People at ${name} may approve and reject what waits at an engine that has this line in approvals_from under [fleet] in its config.toml.`,
      ),
    );
}

/** Signs the card of another engine's run that a terminal shows and asks about, or that was named with `gate`. */
export async function approveElsewhere(
  cli: CommandLine,
  engine: string,
  runId: string,
  gate: string | null,
): Promise<void> {
  const seen = await cli.ask('fleet.card', { engine, runId });
  mustTrust(engine, seen);
  await beSeen(cli, seen.approval, gate, undefined, true);
  await decide(cli, engine, seen, 'approve', '');
  if (cli.json) cli.printJson({ engine, run_id: runId, result: 'approved' });
  else cli.print(`Run ${runId} at ${engine} is approved and goes on there.`);
}

export async function denyElsewhere(
  cli: CommandLine,
  engine: string,
  runId: string,
  reason: string,
): Promise<void> {
  const seen = await cli.ask('fleet.card', { engine, runId });
  mustTrust(engine, seen);
  await decide(cli, engine, seen, 'deny', reason);
  if (cli.json) cli.printJson({ engine, run_id: runId, result: 'denied' });
  else cli.print(`Run ${runId} at ${engine} is rejected and cancelled.`);
}

type SeenCard = Output<'fleet.card'>;

/** Throws before anybody is asked: it would be refused there. */
function mustTrust(engine: string, { trusts, entry }: SeenCard): void {
  if (!trusts)
    throw new RefusedError({
      code: 'fleet.not-trusted',
      message: `${engine} takes no decisions that are given here`,
      remedy: `If people here may decide there, add "${entry}" to approvals_from under [fleet] in its config.toml.`,
    });
}

const decide = (
  cli: CommandLine,
  engine: string,
  { approval: { runId, sop, step, gate, shown }, home, seen }: SeenCard,
  decision: FleetGiven['decision'],
  reason: string,
): Promise<null> =>
  cli.ask('fleet.decide', {
    engine,
    home,
    runId,
    sop,
    step,
    gate: gate.gate,
    shown,
    seen,
    decision,
    reason,
  });

/** Exit code 1: something is missing, or not as it was written. */
export async function verifyFleet(cli: CommandLine): Promise<void> {
  const verified = await cli.ask('fleet.verify', {});
  if (verified.some(({ findings }) => findings.length > 0)) cli.exitWith(1);
  if (cli.json) {
    cli.printJson(
      verified.map(({ findings, ...engine }) => ({
        ...engine,
        findings: findings.map(({ runId, ...finding }) => ({ ...finding, run_id: runId })),
      })),
    );
    return;
  }
  for (const { engine, events, findings, more } of verified) {
    if (findings.length === 0) cli.print(`${engine}: ${String(events)} events, each as it was written.`);
    for (const { kind, first, last, runId } of findings)
      cli.print(
        cli.paint(
          'bad',
          `${engine}: ${first === last ? `event ${String(first)}` : `events ${String(first)} to ${String(last)}`}${runId === null ? '' : ` of run ${runId}`} ${kind === 'missing' ? 'missing' : 'not as written'}`,
        ),
      );
    if (more > 0) cli.print(cli.paint('bad', `${engine}: ${String(more)} more`));
  }
}

async function listEngines(cli: CommandLine): Promise<void> {
  const { me, engines, order } = await cli.ask('fleet.engines', {});
  if (cli.json) {
    cli.printJson(engines.map(toEngineRow));
    return;
  }
  cli.print(
    ...table(
      [
        { title: 'ENGINE', cell: ({ name }) => (name === me ? `${name} (this one)` : name) },
        {
          title: 'STATE',
          cell: ({ state }) => ({
            text: state,
            tone: state === 'here' ? 'good' : state === 'away' ? 'bad' : 'quiet',
          }),
        },
        { title: 'LAST HEARD', cell: ({ seenAt }) => localTime(seenAt) },
        { title: 'HOST', cell: ({ host }) => host, most: 24 },
        { title: 'VERSION', cell: ({ version }) => version },
        { title: 'RUNS', cell: ({ about }) => (about === null ? '–' : String(about.runs)) },
        { title: 'WAITING', cell: ({ about }) => (about === null ? '–' : String(about.waiting)) },
        { title: 'QUEUED', cell: ({ about }) => (about === null ? '–' : String(about.queued)) },
        { title: 'REACHES', cell: (engine) => reachesText(engine), most: 48 },
        { title: 'TAGS', cell: ({ tags }) => tags.join(' ') },
        { title: '', cell: (engine) => ({ text: noteOf(engine), tone: 'warn' }) },
      ],
      engines,
      cli.paint,
    ),
  );
  const deaf = engines.filter(
    ({ name, state }) => state !== 'left' && !(order?.outcomes ?? []).some(({ engine }) => engine === name),
  );
  if (order?.kind === 'stop')
    cli.print(
      `Emergency stop of all by ${order.by} at ${order.engine}, ${localTime(order.at)}.`,
      ...deaf.map(({ name }) => cli.paint('bad', `${name} has NOT acknowledged it.`)),
    );
  for (const { name, seenAt } of engines.filter(({ state }) => state === 'away'))
    cli.print(
      `${name} has not been heard of since ${localTime(seenAt)}. If it will not come back, \`zeroclaw fleet forget ${name}\` says so.`,
    );
}

const reachesText = ({ about }: FleetEngine): string =>
  about === null
    ? '–'
    : [
        ...about.boards.map(({ name, state }) =>
          state === 'connected' ? name : `${name} (${words(state)})`,
        ),
        ...(about.broker === 'off' ? [] : [`MQTT ${about.broker}`]),
        ...(about.queues === null ? [] : [`AMQP ${about.queues}`]),
        ...about.models,
      ].join(', ');

const noteOf = ({ about, skewMs }: FleetEngine): string =>
  [
    about?.stopped === true ? 'emergency stop' : about?.paused === true ? 'triggers paused' : '',
    skewMs !== null && Math.abs(skewMs) >= 1_000
      ? `clock ${duration(Math.abs(skewMs))} ${skewMs > 0 ? 'ahead' : 'behind'}`
      : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

const toEngineRow = ({ startedAt, seenAt, skewMs, ...engine }: FleetEngine): object => ({
  ...engine,
  started_at: iso(startedAt),
  seen_at: iso(seenAt),
  skew_ms: skewMs,
});

async function listRuns(cli: CommandLine, limit: number): Promise<void> {
  printRuns(cli, await cli.ask('fleet.runs', { limit }), 'No run has been handed in yet.');
}

async function listApprovals(cli: CommandLine, limit: number): Promise<void> {
  const waiting = await cli.ask('fleet.runs', { limit, status: 'waiting_approval' });
  printRuns(cli, waiting, 'No run of the fleet waits for a person.');
  if (cli.json) return;
  if (waiting.length > 0)
    cli.print(
      'Each is decided at its own engine, or from here with `zeroclaw fleet approve ENGINE RUN` and `zeroclaw fleet deny ENGINE RUN --reason "…"` where that engine allows it.',
    );
  const given = await cli.ask('fleet.given', {});
  if (given.length > 0) cli.print('', 'Decided here about runs of other engines:');
  for (const each of given.slice(0, mostGiven)) cli.print(givenText(cli, each));
}

const mostGiven = 10;

function givenText(
  cli: CommandLine,
  { at, by, decision, engine, runId, sop, step, outcome, why }: FleetGiven,
): string {
  const what = `${localTime(at)}  ${by} ${decision === 'approve' ? 'approved' : 'rejected'} step ${String(step)} of ${sop} (${runId} at ${engine})`;
  switch (outcome) {
    case 'done':
      return `${what}: carried out`;
    case 'open':
      return `${what}: on its way`;
    case 'refused':
    case 'withdrawn':
      return cli.paint('warn', `${what}: ${why ?? outcome}`);
    case 'unknown':
      return cli.paint('bad', `${what}: ${why ?? 'nobody knows'}`);
  }
}

function printRuns(cli: CommandLine, rows: readonly FleetRunRow[], none: string): void {
  if (cli.json) {
    cli.printJson(rows.map(toRunRow));
    return;
  }
  if (rows.length === 0) {
    cli.print(none);
    return;
  }
  cli.print(
    ...table(
      [
        { title: 'ENGINE', cell: ({ engine }) => engine },
        { title: 'RUN', cell: ({ run }) => run.runId },
        { title: 'PROCEDURE', cell: ({ run }) => run.sop, most: 32 },
        { title: 'STATUS', cell: ({ run }) => words(run.status) },
        {
          title: 'STEP',
          cell: ({ run }) => `${String(run.currentStep)}/${String(run.totalSteps)} ${run.stepTitle}`,
          most: 36,
        },
        { title: 'STARTED', cell: ({ run }) => localTime(run.startedAt) },
        {
          title: 'WAITS SINCE',
          cell: ({ run }) => (run.waitingSince === null ? '–' : localTime(run.waitingSince)),
        },
      ],
      rows,
      cli.paint,
    ),
  );
}

const toRunRow = ({ engine, run }: FleetRunRow): object => ({
  engine,
  run_id: run.runId,
  sop: run.sop,
  status: run.status,
  current_step: run.currentStep,
  total_steps: run.totalSteps,
  step_title: run.stepTitle,
  source: run.source,
  topic: run.topic,
  started_at: iso(run.startedAt),
  completed_at: isoOrNull(run.completedAt),
  waiting_since: isoOrNull(run.waitingSince),
  reason: run.reason,
});

async function listEvents(cli: CommandLine, limit: number): Promise<void> {
  const events = await cli.ask('fleet.events', { limit });
  if (cli.json) {
    cli.printJson(events.map(toEventRow));
    return;
  }
  if (events.length === 0) {
    cli.print('No event has been handed in yet.');
    return;
  }
  cli.print(
    ...table(
      [
        { title: 'ENGINE', cell: ({ engine }) => engine },
        { title: 'AT', cell: ({ at }) => localTime(at) },
        { title: 'SOURCE', cell: ({ source }) => source },
        { title: 'TOPIC', cell: ({ topic }) => topic ?? '–', most: 40 },
        {
          title: 'PAYLOAD',
          cell: ({ payload, count }) => `${payload ?? '–'}${count > 1 ? ` (×${String(count)})` : ''}`,
          most: 40,
        },
        { title: 'CAME TO', cell: (event) => outcomeText(event) },
      ],
      events,
      cli.paint,
    ),
  );
}

const toEventRow = ({ at, rows, ...event }: FleetEvent): object => ({
  ...event,
  at: iso(at),
  rows: rows.map(({ runId, ...row }) => ({ ...row, run_id: runId })),
});

const outcomeText = ({ rows }: FleetEvent): string =>
  rows.length === 0
    ? '–'
    : rows.map(({ sop, result, runId, reason }) => `${sop}: ${runId ?? reason ?? result}`).join('; ');
/** How long the others are waited for: one that is there hears of it at once. */
const acknowledgedWithinMs = 15_000;
const lookEveryMs = 300;

/**
 * Orders it to every engine, waits for each to say that it is done, and says who has not; that is exit code 1. A stop
 * is carried out at this engine first, whether or not the others can be reached.
 */
export async function orderFleet(cli: CommandLine, kind: 'stop' | 'resume'): Promise<void> {
  const { number, cancelledHere, problem } = await cli.ask('fleet.order', { kind });
  if (number === null) {
    cli.exitWith(1);
    if (cli.json) cli.printJson({ result: kind, cancelled_here: cancelledHere, problem, engines: [] });
    else
      cli.print(
        cli.paint('bad', `Only this engine is stopped. No other engine was told: ${problem ?? ''}.`),
        'Stop each at its own machine with `zeroclaw stop`.',
      );
    return;
  }
  const rows = await acknowledged(cli, number);
  const missing = rows.filter(({ outcome }) => outcome === null || outcome.result === 'failed');
  if (missing.length > 0) cli.exitWith(1);
  if (cli.json) {
    cli.printJson({ result: kind, cancelled_here: cancelledHere, problem: null, engines: rows });
    return;
  }
  for (const { engine, outcome } of rows) {
    const isDone = outcome !== null && outcome.result !== 'failed';
    cli.print(cli.paint(isDone ? null : 'bad', `${engine}: ${doneText(outcome, kind)}`));
  }
  if (kind === 'stop') cli.print('`zeroclaw resume --fleet` lets events start procedures again.');
}

interface Acknowledged {
  readonly engine: string;
  readonly outcome: FleetOutcome | null;
}

async function acknowledged(cli: CommandLine, number: number): Promise<readonly Acknowledged[]> {
  const until = cli.clock.steady() + acknowledgedWithinMs;
  for (;;) {
    const { engines, order } = await cli.ask('fleet.engines', {});
    const outcomes = new Map(order?.outcomes?.map(({ engine, outcome }) => [engine, outcome]));
    const rows = engines
      .filter(({ name, state }) => state !== 'left' || outcomes.has(name))
      .map(({ name, state }) => ({ engine: name, state, outcome: outcomes.get(name) ?? null }));
    const isOver =
      order?.number !== number ||
      cli.clock.steady() >= until ||
      rows.every(({ outcome, state }) => outcome !== null || state === 'away');
    if (isOver) return rows.map(({ engine, outcome }) => ({ engine, outcome }));
    await cli.clock.sleep(lookEveryMs, cli.signal);
  }
}

function doneText(outcome: FleetOutcome | null, kind: 'stop' | 'resume'): string {
  if (outcome === null)
    return kind === 'stop'
      ? 'has NOT acknowledged the stop; it is carried out when it is back'
      : 'has not acknowledged it; it is carried out when it is back';
  switch (outcome.result) {
    case 'stopped':
      return `stopped, ${String(outcome.cancelled)} runs cancelled`;
    case 'resumed':
      return 'events start procedures again';
    case 'kept':
      return `stays paused, by ${outcome.by} (${outcome.via}); \`zeroclaw resume\` there ends it`;
    case 'failed':
      return `could not carry it out: ${outcome.message}`;
  }
}
