import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { eventually } from '../../fixtures/eventually';
import { judge, judgeDecisions, judgePins, type Finding } from '../judge';
import { judgeHanded, judgeTicks, judgeUnion, type Stored, type TakenTicks } from './judge';
import type { Member } from './member';
import { fleetRoundMs, planFleetRound, type FleetAction, type FleetFault } from './plan';
import { FleetPlant } from './plant';
import { ticking } from './procedures';
import { FleetRecord } from './record';
import { FleetSenders } from './senders';

export interface FleetTortureOptions {
  readonly seed: number;
  /** No round begins that would go on after so much; one at least is had. */
  readonly forMs: number;
  readonly firstRound: number;
  readonly faults?: readonly FleetFault[] | undefined;
  readonly program: string;
  /** No round follows one with such a finding. */
  readonly isEnough: (finding: Finding) => boolean;
  /** No further round begins. */
  readonly signal: AbortSignal;
  readonly progress: (line: string) => void;
}

export interface FleetTortured {
  readonly findings: readonly (Finding & { readonly round: number })[];
  readonly rounds: number;
  readonly tookMs: number;
  readonly plant: FleetPlant;
  readonly record: FleetRecord;
  readonly senders: FleetSenders;
  readonly ticks: ReadonlyMap<string, TakenTicks>;
  /** What the database has of all engines. */
  readonly events: number;
}

const stuckAfterMs = 240_000;
const restWithinMs = 1_800_000;
const lookEveryMs = 400;
const tellEveryMs = 15_000;
/** So often in a row nothing may have moved; and as long as a message has arrived nowhere. */
const quietLooks = 2;
const patientLooks = 40;
/** A time of a schedule that was taken is started within this, when nothing is harmed. */
const tickWithinSecs = 20;

/** Round after round: what the plan says, then rest, then the reckoning of everything so far. */
export async function tortureFleet(options: FleetTortureOptions): Promise<FleetTortured> {
  const { seed, forMs, firstRound, progress } = options;
  const plant = await FleetPlant.start(options.program, progress);
  const senders = new FleetSenders(plant);
  const record = new FleetRecord(plant);
  const findings: (Finding & { readonly round: number })[] = [];
  let ticks: ReadonlyMap<string, TakenTicks> = new Map();
  let events = 0;
  const began = performance.now();
  let round = firstRound;
  try {
    for (; round === firstRound || performance.now() - began + fleetRoundMs < forMs; round += 1) {
      await carryOut(planFleetRound(seed, round, options.faults), plant, senders);
      await plant.whole();
      const found = [...(await rest(plant, senders, progress))];
      const isAtRest = found.length === 0;
      if (isAtRest) {
        const upTo = new Map(plant.members.map((member) => [member.name, lastLink(member)]));
        record.readAll();
        ticks = await takenTicks(plant);
        found.push(...reckon(plant, senders, record), ...judgeTicks(record.ticks, ticks));
        for (const member of plant.members)
          found.push(...(await unionOf(plant, member, upTo.get(member.name) ?? 0)));
      }
      for (const end of plant.ends.splice(0)) found.push({ kind: 'unexplained', n: 'engine', what: end });
      const known = new Set(findings.map(({ n, what }) => `${n} ${what}`));
      const fresh = found.filter(({ n, what }) => !known.has(`${n} ${what}`));
      findings.push(...fresh.map((finding) => ({ ...finding, round })));
      progress(
        `round ${String(round)}: ${String(senders.sent.size)} sent, ${String(record.runs.size)} runs, ${String(fresh.length)} findings, ${String(Math.round((performance.now() - began) / 1000))} s`,
      );
      for (const { kind, n, what } of fresh.slice(0, 3)) progress(`  ${kind} ${n}: ${what}`);
      if (options.signal.aborted || !isAtRest || fresh.some(options.isEnough)) {
        round += 1;
        break;
      }
    }
    const damage = record.damage();
    if (damage !== null) findings.push({ kind: 'unexplained', n: 'database', what: damage, round });
    const broken = await verify(plant);
    if (broken !== null)
      findings.push({ kind: 'unexplained', n: 'zeroclaw fleet verify', what: broken, round });
    const [all] = await plant.postgres.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM zeroclaw.run_events',
    );
    events = all?.count ?? 0;
  } finally {
    await plant.close();
  }
  return {
    findings,
    rounds: round - firstRound,
    tookMs: performance.now() - began,
    plant,
    record,
    senders,
    ticks,
    events,
  };
}

/** Each action at its time; what is late is not left out. */
async function carryOut(
  actions: readonly FleetAction[],
  plant: FleetPlant,
  senders: FleetSenders,
): Promise<void> {
  const began = performance.now();
  for (const action of actions) {
    const early = action.at - (performance.now() - began);
    if (early > 0) await wait(early);
    switch (action.type) {
      case 'publish':
        senders.publish(action.topic, action.n, action.level);
        break;
      case 'decide':
        senders.decide(action.member, action.yes, action.which);
        break;
      case 'fault':
        plant.harm(action.fault, action.member, action.forMs, action.amount);
    }
  }
}

/** Until nothing is under way any more but what the clock starts. */
async function rest(
  plant: FleetPlant,
  senders: FleetSenders,
  progress: (line: string) => void,
): Promise<readonly Finding[]> {
  const deadline = performance.now() + restWithinMs;
  let stuckAt = performance.now() + stuckAfterMs;
  let tellAt = performance.now() + tellEveryMs;
  let quiet = 0;
  let before = '';
  let why = '';
  while (performance.now() < Math.min(deadline, stuckAt)) {
    why = senders.open > 0 ? `${String(senders.open)} senders wait for an answer` : '';
    for (const member of plant.members) if (why === '') why = await restlessness(member, senders);
    const delivered = plant.members.map(({ broker }) => broker.delivered.length).join(' ');
    const state = `${why} ${delivered}`;
    quiet = why === '' && state === before ? quiet + 1 : 0;
    if (state !== before) stuckAt = performance.now() + stuckAfterMs;
    before = state;
    if (quiet >= quietLooks && (quiet >= patientLooks || haveArrived(plant, senders))) return [];
    if (performance.now() > tellAt) {
      tellAt += tellEveryMs;
      progress(`  not at rest yet: ${why}`);
    }
    await wait(lookEveryMs);
  }
  return [{ kind: 'lost', n: 'rest', what: `it did not come to rest: ${why}` }];
}

/** Empty: nothing is under way there. */
async function restlessness(member: Member, senders: FleetSenders): Promise<string> {
  const { name } = member;
  const status = await member.ask('engine.status', {});
  if (status?.ok !== true) return `${name} does not answer`;
  const { broker, boards, backlog } = status.value;
  if (broker.health !== 'on') return `${name}: the broker: ${broker.detail}`;
  if (boards.some(({ state }) => state !== 'connected')) return `${name}: the board is not connected`;
  const fleet = await member.ask('fleet.show', {});
  if (fleet?.ok !== true || fleet.value.away !== null) return `${name} is away from the fleet`;
  if (backlog !== undefined) return `${name}: ${String(backlog.count)} events wait for a place`;
  const decided = await senders.decideAll(member);
  if (decided > 0) return `${name}: ${String(decided)} runs wait for a person`;
  const ledger = await member.ask('runs.ledger', { limit: 0 });
  if (ledger?.ok !== true) return `${name} does not answer`;
  const live = ledger.value.live.filter(({ sop }) => sop !== ticking);
  const [run] = live;
  return run === undefined
    ? ''
    : `${name}: ${String(live.length)} runs go on, e.g. ${run.runId} of ${run.sop}: ${run.status}`;
}

/** Whether the broker has given to somebody all that it has taken. */
function haveArrived(plant: FleetPlant, { sent }: FleetSenders): boolean {
  const arrived = new Set(
    plant.members.flatMap(({ broker }) =>
      broker.delivered.map(({ payload }) => /x\d+-\d+-\d+/u.exec(payload)?.[0] ?? ''),
    ),
  );
  return [...sent.values()].every(({ n, outcome }) => outcome !== 'acknowledged' || arrived.has(n));
}

function reckon(plant: FleetPlant, senders: FleetSenders, record: FleetRecord): readonly Finding[] {
  for (const [n, { at }] of senders.sent) if (at >= plant.reckonedAt) record.trail(n);
  plant.reckonedAt = Date.now();
  const found: Finding[] = [...record.touched].flatMap((n) =>
    judge(n, senders.sent.get(n), record.trail(n), plant.circumstances),
  );
  record.touched.clear();
  const tell = (kind: Finding['kind'], n: string, what: string): void => {
    found.push({ kind, n, what });
  };
  const runs = [...record.runs.values()].map(({ events }) => events);
  judgePins(runs, record.pins, tell);
  judgeDecisions(runs, senders.decided, 0, tell);
  for (const line of record.torn) tell('unexplained', 'a file', `a line that is no whole one: ${line}`);
  const shifts = new Map<string, Member['shifts']>(
    plant.members.map((member) => [member.name, member.shifts]),
  );
  return [
    ...found,
    ...judgeHanded({
      runs: record.runs,
      taken: record.taken,
      shiftsOf: (member) => shifts.get(member) ?? [],
    }),
  ];
}

async function takenTicks({ postgres }: FleetPlant): Promise<ReadonlyMap<string, TakenTicks>> {
  const rows = await postgres.query<{ engine: string; all: number; over: number }>(
    `SELECT engine, count(*)::int AS all, (count(*) FILTER (WHERE taken_at < clock_timestamp() - $1 * interval '1 second'))::int AS over
     FROM zeroclaw.ticks GROUP BY engine`,
    [tickWithinSecs],
  );
  return new Map(rows.map(({ engine, ...counts }) => [engine, counts]));
}

const columns =
  'SELECT link, run_id, seq, at, type, event, lower(hex(hash)) AS hash FROM run_events ORDER BY link';

function storedBy({ file }: Member): readonly Stored[] {
  const database = openDatabase(file, { readOnly: true });
  try {
    return database.prepare<[], Stored>(columns).all();
  } finally {
    database.close();
  }
}

function lastLink({ file }: Member): number {
  const database = openDatabase(file, { readOnly: true });
  try {
    return database.prepare<[], number | null>('SELECT max(link) FROM run_events').pluck().get() ?? 0;
  } finally {
    database.close();
  }
}

/** Asks the database once it has what the engine had at rest, or does not get it. */
async function unionOf({ postgres }: FleetPlant, member: Member, upTo: number): Promise<readonly Finding[]> {
  const has = async (): Promise<boolean> => {
    const [row] = await postgres.query<{ link: number }>(
      'SELECT link::int FROM zeroclaw.engines WHERE name = $1',
      [member.name],
    );
    return (row?.link ?? 0) >= upTo;
  };
  await eventually('the record to be handed in', has, 60_000).catch(() => {});
  const there = await postgres.query<Stored>(
    'SELECT link::int, run_id, seq::int, at::float8, type, event, hash FROM zeroclaw.run_events WHERE engine = $1 ORDER BY link',
    [member.name],
  );
  return judgeUnion(member.name, storedBy(member), there, upTo);
}

/** What `zeroclaw fleet verify` finds; null: nothing. */
function verify({ members: [member], program }: FleetPlant): Promise<string | null> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [program, 'fleet', 'verify'],
      { env: { ...process.env, ZEROCLAW_HOME: member?.home }, timeout: 300_000 },
      (failure, stdout, stderr) => {
        resolve(failure === null ? null : `${stdout}${stderr}`.slice(0, 400));
      },
    );
  });
}
