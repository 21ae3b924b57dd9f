import { setTimeout as wait } from 'node:timers/promises';
import { AtRest } from './at-rest';
import { judge, judgeTotals, isDull, type Finding } from './judge';
import { planRound, roundMsOf, type Action, type Fault } from './plan';
import { Plant } from './plant';
import { Record } from './record';
import { Senders } from './senders';
import { judgeTalks } from './talks';
import { judgeNags } from './nags';
import { countsTime, judgeTime, marksOf, type Marks } from './time';

export interface TortureOptions {
  readonly seed: number;
  /** No round begins that would go on after so much. */
  readonly forMs: number;
  readonly firstRound: number;
  /** The faults that are drawn; absent: all. */
  readonly faults?: readonly Fault[] | undefined;
  readonly program: string;
  /** An AMQP broker as well. */
  readonly withQueues: boolean;
  /** No round follows one with such a finding. */
  readonly isEnough: (finding: Finding) => boolean;
  /** No further round begins. */
  readonly signal: AbortSignal;
  readonly progress: (line: string) => void;
}

export interface Tortured {
  readonly findings: readonly (Finding & { readonly round: number })[];
  readonly rounds: number;
  readonly tookMs: number;
  readonly plant: Plant;
  readonly record: Record;
  readonly senders: Senders;
}

/** Without anything that moves: for what never comes. A slow machine is no reason to fail. */
const stuckAfterMs = 240_000;
/** Whatever moves. */
const restWithinMs = 1_800_000;
/** So often in a row nothing may have moved. */
const quietLooks = 2;
const lookEveryMs = 400;
/** After so long it is said what is waited for. */
const tellEveryMs = 15_000;

/** Round after round: what the plan says, then rest, then the reckoning of everything so far. */
export async function torture(options: TortureOptions): Promise<Tortured> {
  const { seed, forMs, firstRound, progress } = options;
  const plant = await Plant.start(options);
  const senders = new Senders(plant);
  const record = new Record(plant);
  const findings: (Finding & { readonly round: number })[] = [];
  const began = performance.now();
  let round = firstRound;
  try {
    await rest(plant, senders, marksOf(seed, 0), progress);
    for (; round === firstRound || performance.now() - began + roundMsOf(round) < forMs; round += 1) {
      await carryOut(planRound(seed, round, options.faults), plant, senders);
      await plant.whole();
      const marks = marksOf(seed, round);
      const restless = await rest(plant, senders, marks, progress);
      // What is still under way cannot be reckoned up.
      const found = [...restless];
      if (restless.length === 0) {
        record.readAll();
        found.push(
          ...reckon(plant, senders, record),
          ...judgeTime(plant, record, marks),
          ...judgeNags(record, marks),
        );
      }
      for (const end of plant.ends.splice(0)) found.push({ kind: 'unexplained', n: 'engine', what: end });
      const known = new Set(findings.map(({ n, what }) => `${n} ${what}`));
      const fresh = found.filter(({ n, what }) => !known.has(`${n} ${what}`));
      findings.push(...fresh.map((finding) => ({ ...finding, round })));
      progress(
        `round ${String(round)}: ${String(senders.sent.size)} sent, ${String(record.runs.size)} runs, ${String(fresh.length)} findings, ${String(Math.round((performance.now() - began) / 1000))} s`,
      );
      for (const { kind, n, what } of fresh.slice(0, 3)) progress(`  ${kind} ${n}: ${what}`);
      if (options.signal.aborted || restless.length > 0 || fresh.some(options.isEnough)) {
        round += 1;
        break;
      }
    }
    const damage = record.damage();
    if (damage !== null) findings.push({ kind: 'unexplained', n: 'database', what: damage, round });
  } finally {
    senders.close();
    await plant.close();
  }
  return { findings, rounds: round - firstRound, tookMs: performance.now() - began, plant, record, senders };
}

/** Each action at its time; what is late is not left out. */
async function carryOut(actions: readonly Action[], plant: Plant, senders: Senders): Promise<void> {
  const began = performance.now();
  for (const action of actions) {
    const early = action.at - (performance.now() - began);
    if (early > 0) await wait(early);
    act(action, plant, senders);
  }
}

function act(action: Action, plant: Plant, senders: Senders): void {
  switch (action.type) {
    case 'publish':
      senders.publish(action.topic, action.qos, action.n, action.level);
      return;
    case 'webhook':
      senders.webhook(action.path, action.n, action.repeats);
      return;
    case 'start':
      senders.start(action.via, action.n);
      return;
    case 'say':
      senders.say(action.n);
      return;
    case 'order':
      senders.order(action.n);
      return;
    case 'go':
      senders.go(action.n);
      return;
    case 'drop':
      senders.drop(action.n);
      return;
    case 'enqueue':
      senders.enqueue(action.n, action.named);
      return;
    case 'measure':
      senders.measure(action.value);
      return;
    case 'edge':
      senders.edge(action.level);
      return;
    case 'decide':
      senders.decide(action.via, action.yes, action.which);
      return;
    case 'quarrel':
      senders.quarrel(action.which);
      return;
    case 'fault':
      plant.harm(action.fault, action.forMs, action.amount);
  }
}

/**
 * Until nothing is under way any more: all is answered, the broker has handed over what it had (a mark that is
 * sent behind it has arrived), nothing waits for a place, a person or a time, no run goes on.
 */
async function rest(
  plant: Plant,
  senders: Senders,
  marks: Marks,
  progress: (line: string) => void,
): Promise<readonly Finding[]> {
  const deadline = performance.now() + restWithinMs;
  let stuckAt = performance.now() + stuckAfterMs;
  let tellAt = performance.now() + tellEveryMs;
  let quiet = 0;
  let before = '';
  let why = '';
  const atRest = new AtRest(plant, senders, marks);
  while (performance.now() < Math.min(deadline, stuckAt)) {
    why = await restlessness(plant, senders, atRest.undecided);
    if (why === '') why = (await atRest.next()) ?? '';
    const state = `${why} ${String(plant.relay.delivered.length)} ${String(plant.relay.published.length)} ${String(plant.telegram.callsOf('sendMessage').length)}`;
    const arrived = plant.relay.delivered.some(
      ({ payload, acknowledgedAt }) => payload.includes(`"${marks.last}"`) && acknowledgedAt !== null,
    );
    if (why === '' && !arrived) why = 'the mark has not arrived';
    quiet = why === '' && state === before ? quiet + 1 : 0;
    if (state !== before) stuckAt = performance.now() + stuckAfterMs;
    before = state;
    if (quiet >= quietLooks) return [];
    if (performance.now() > tellAt) {
      tellAt += tellEveryMs;
      progress(`  not at rest yet: ${why}`);
    }
    await wait(lookEveryMs);
  }
  return [{ kind: 'lost', n: 'rest', what: `it did not come to rest: ${why}` }];
}

/** Empty: nothing is under way. */
async function restlessness(plant: Plant, senders: Senders, undecided: readonly string[]): Promise<string> {
  const status = await plant.ask('engine.status', {});
  if (status?.ok !== true) return 'the engine does not answer';
  const { broker, boards, backlog, queues } = status.value;
  if (plant.queues !== null && queues?.health !== 'on') return `the queues: ${queues?.detail ?? 'not there'}`;
  if (broker.health !== 'on') return `the broker: ${broker.detail}`;
  if (boards.some(({ state }) => state !== 'connected')) return 'the board is not connected';
  if (senders.open > 0) return `${String(senders.open)} senders wait for an answer`;
  if (backlog !== undefined) return `${String(backlog.count)} events wait for a place`;
  const decided = await senders.decideAll(undecided);
  if (decided > 0) return `${String(decided)} runs wait for a person`;
  const ledger = await plant.ask('runs.ledger', { limit: 0 });
  if (ledger?.ok !== true) return 'the engine does not answer';
  const live = ledger.value.live.filter(({ runId }) => !senders.leftOpen.has(runId));
  const [run] = live;
  if (run !== undefined)
    return `${String(live.length)} runs go on, e.g. ${run.runId} of ${run.sop}: ${run.status}`;
  if (plant.telegram.updates.unconfirmed > 0) return 'messages wait at Telegram';
  const untold = await senders.untold();
  if (untold > 0)
    return `${String(untold)} files or messages of the queue have come of which nothing is known yet`;
  const counting = await countsTime(plant);
  if (counting !== null) return counting;
  const channels = await plant.ask('channels.list', {});
  if (channels?.ok !== true) return 'the engine does not answer';
  const [telegram] = channels.value;
  if (telegram?.state !== 'connected') return `Telegram is ${telegram?.state ?? 'not there'}`;
  if (telegram.unanswered > 0 || telegram.undelivered !== null)
    return 'messages of Telegram are not answered';
  return '';
}

function reckon(plant: Plant, senders: Senders, record: Record): readonly Finding[] {
  const { circumstances } = plant;
  for (const [n, { at, by }] of senders.sent)
    if (by !== 'telegram' && at >= plant.reckonedAt) record.touch(n);
  plant.reckonedAt = Date.now();
  const found = [...record.touched].flatMap((n) =>
    judge(n, senders.sent.get(n), record.trail(n), circumstances),
  );
  record.touched.clear();
  let dullAcknowledged = 0;
  for (const sent of senders.sent.values())
    if (
      isDull(sent) &&
      record.trails.get(sent.n)?.delivered.some(({ acknowledgedAt }) => acknowledgedAt !== null) === true
    )
      dullAcknowledged += 1;
  return [
    ...found,
    ...judgeTotals(
      [...record.runs.values()],
      record.totals,
      senders.decided,
      senders.presses,
      dullAcknowledged,
    ),
    ...judgeTalks(senders, plant.telegram),
  ];
}
