import type { RunEvent } from '../../src/shared/run';
import { isTimed } from './plan';
import { answered, counting, endsHeardOf } from './procedures';
import type { Row, Totals, Trail } from './record';
import type { Decided, Sent } from './senders';
import type { Session } from './watched-relay';

/** What must not be. `kind` is its column in the table. */
export interface Finding {
  readonly kind: 'lost' | 'twice' | 'unexplained';
  readonly n: string;
  readonly what: string;
}

/** What happened to the plant, as far as it excuses something. */
export interface Circumstances {
  /** When the broker was killed, with what it had not saved. */
  readonly brokerKills: readonly number[];
  /** The same of the broker of queues. */
  readonly queueKills: readonly number[];
  /** When it let the engine in, and whether it still knew it. */
  readonly sessions: readonly Session[];
}

type Of<T extends RunEvent['type']> = Extract<RunEvent, { type: T }>;

const handledBefore = 'handled before';
/** Why an event may be skipped, by what it was sent to; '*': all. What only finds the engine full waits. */
const statedReasons: Readonly<Record<string, readonly string[]>> = {
  '*': [handledBefore, 'too old', 'definition has errors'],
  cool: ['cooldown active'],
  narrow: ['max concurrent reached'],
  hand: ['max active runs reached'],
  newest: ['newer event'],
  instead: ['newer event'],
};

/** What the rows of an event say, without those that tell of a message that came again. */
export const newsOf = ({ rows }: Pick<Trail, 'rows'>): readonly Row[] =>
  [...rows.values()].flat().filter(({ reason }) => reason !== handledBefore);

/** All that is wrong about one number. */
export function judge(
  n: string,
  sent: Sent | undefined,
  trail: Trail,
  circumstances: Circumstances,
): readonly Finding[] {
  if (sent?.by === 'telegram') return [];
  if (sent === undefined)
    return [{ kind: 'unexplained', n, what: 'the record or the world has it, and nobody has sent it' }];
  const found: Finding[] = [];
  const tell = (kind: Finding['kind'], what: string): void => {
    found.push({ kind, n, what: `${what} (${nameOf(sent)})` });
  };
  judgeArrival(sent, trail, circumstances, tell);
  judgeRows(sent, trail, tell);
  judgeEffects(trail, tell);
  return found;
}

/**
 * Lost with the broker and nobody else's fault: it was killed before it had saved it, or had forgotten in a
 * kill that the engine listens, and the engine had not told it anew.
 */
export const isLostWithBroker = (
  sent: Sent,
  trail: Trail,
  { brokerKills, sessions }: Circumstances,
): boolean =>
  sent.by === 'mqtt' &&
  newsOf(trail).length === 0 &&
  trail.delivered.every(({ acknowledgedAt }) => acknowledgedAt === null) &&
  brokerKills.some((at) => sent.at <= deafUntil(at, sessions));

/** When the broker knew again, after a kill, what the engine listens to. */
function deafUntil(killedAt: number, sessions: readonly Session[]): number {
  const next = sessions.find(({ at }) => at >= killedAt);
  if (next === undefined || next.resumed) return killedAt;
  return (
    sessions.find(({ subscribedAt }) => subscribedAt !== null && subscribedAt >= killedAt)?.subscribedAt ??
    Infinity
  );
}

type Tell = (kind: Finding['kind'], what: string) => void;

function judgeArrival(sent: Sent, trail: Trail, circumstances: Circumstances, tell: Tell): void {
  const news = newsOf(trail);
  if (sent.by === 'control' || sent.by === 'cli') {
    if (sent.outcome === 'acknowledged' && !trail.runs.has(sent.runId ?? ''))
      tell('lost', `it was answered with the run ${sent.runId ?? ''}, which is not on record`);
    if (trail.runs.size > 1) tell('twice', `it has started ${String(trail.runs.size)} runs`);
    return;
  }
  if (isDull(sent)) {
    if (trail.runs.size > 0) tell('unexplained', 'it does not meet the condition, and a run has started');
    return;
  }
  // It is counted with others: that time is carried out is looked at when all is at rest.
  if (isTimed(sent.topic)) {
    if (sent.level === 0 && trail.runs.size > 0)
      tell('unexplained', 'it does not meet the condition, and a run has started');
    if (trail.runs.size > 1) tell('twice', `it has started ${String(trail.runs.size)} runs`);
    return;
  }
  const acknowledged =
    sent.by !== 'mqtt'
      ? sent.outcome === 'acknowledged'
      : trail.delivered.some(({ acknowledgedAt }) => acknowledgedAt !== null);
  if (news.length === 0 && acknowledged) tell('lost', 'the engine has acknowledged it, and has no row of it');
  else if (
    news.length === 0 &&
    sent.by === 'mqtt' &&
    sent.qos > 0 &&
    sent.outcome === 'acknowledged' &&
    !isLostWithBroker(sent, trail, circumstances)
  )
    tell(
      'lost',
      `the broker has taken it, it was handed to the engine ${String(trail.delivered.length)} times, and there is no row of it`,
    );
  const allowed = copiesOf(sent, trail, circumstances);
  if (news.length > allowed) tell('twice', `${String(news.length)} rows tell of it as news`);
}

/** How often it may be news: more than once where a broker was killed that had not kept its acknowledgement. */
function copiesOf(sent: Sent, trail: Trail, circumstances: Circumstances): number {
  if (sent.by === 'mqtt') return Math.max(1, freshOf(trail, circumstances));
  if (sent.by !== 'amqp' || sent.named === true) return 1;
  return 1 + circumstances.queueKills.filter((at) => at >= sent.at).length;
}

/**
 * How often the broker has brought it as news: once, and again what is not marked as a duplicate, or what came
 * after a kill had taken from the broker that the engine had acknowledged it.
 */
function freshOf({ delivered }: Trail, { brokerKills }: Circumstances): number {
  const [first, ...later] = delivered;
  if (first === undefined) return 0;
  const isForgotten = (at: number): boolean =>
    delivered.some(
      ({ acknowledgedAt }) =>
        acknowledgedAt !== null && brokerKills.some((killed) => killed >= acknowledgedAt && killed <= at),
    );
  return 1 + later.filter(({ duplicate, at }) => !duplicate || isForgotten(at)).length;
}

function judgeRows(sent: Sent, trail: Trail, tell: Tell): void {
  const named = new Set<string>();
  for (const { result, runId, reason } of newsOf(trail)) {
    if (result === 'queued')
      tell('lost', 'its row says that it waits for a place, and nothing waits any more');
    if (result === 'started') {
      named.add(runId ?? '');
      // What a window starts tells of no number: these are counted.
      if (!trail.runs.has(runId ?? '') && sent.topic !== 'gauge')
        tell('lost', `its row says that run ${runId ?? ''} has started, which is not on record`);
    }
    if (result === 'skipped' && !isStated(sent.topic, reason ?? ''))
      tell('lost', `it was skipped: ${reason ?? 'no reason'}`);
  }
  for (const events of trail.runs.values())
    for (const event of events)
      if (event.type === 'child-started') {
        if (named.has(event.runId)) tell('twice', `run ${event.runId} was started by two`);
        named.add(event.runId);
        if (!trail.runs.has(event.runId))
          tell('lost', `a step has started run ${event.runId}, which is not on record`);
      }
  for (const [runId, events] of trail.runs) {
    // What another engine has handed over is told of there.
    if (!named.has(runId) && !isTaken(events))
      tell('unexplained', `run ${runId} has started, and no row tells of it`);
    if (!isOver(events)) tell('lost', `run ${runId} has stopped in the middle: ${events.at(-1)?.type ?? ''}`);
  }
}

/** Effects between the calls that are said to be done and those that were sent. */
function judgeEffects(trail: Trail, tell: Tell): void {
  // What was handed over acts in the run of another engine.
  const calls = [...trail.runs.values()].flatMap(callsOf).filter(({ sent }) => sent.on === undefined);
  const compare = (what: string, effects: number, fits: (call: Call) => boolean): void => {
    const fitting = calls.filter(fits);
    const done = fitting.filter(({ answer }) => answer?.success === true).length;
    if (effects < done)
      tell(
        'lost',
        `${what}: ${String(done)} calls are said to be done, there are ${String(effects)} effects`,
      );
    if (effects > fitting.length)
      tell('twice', `${what}: there are ${String(effects)} effects of ${String(fitting.length)} calls`);
  };
  const files = new Set([
    ...trail.lines.keys(),
    ...calls
      .filter(({ sent }) => sent.tool === 'file_write')
      .flatMap(
        ({
          sent: {
            arguments: { path },
          },
        }) => (typeof path === 'string' ? [path] : []),
      ),
  ]);
  for (const file of files)
    compare(
      `lines in ${file}`,
      trail.lines.get(file) ?? 0,
      ({ sent }) => sent.tool === 'file_write' && sent.arguments['path'] === file,
    );
  compare('messages', trail.published.length, ({ sent }) => sent.tool === 'mqtt_publish');
  compare('requests', trail.requests, ({ sent }) => sent.tool === 'http_request');
  const stored = calls.filter(({ sent }) => sent.tool === 'memory_store');
  if (trail.remembered && stored.length === 0)
    tell('unexplained', 'a note of it is kept, and no call has stored one');
  if (!trail.remembered && stored.some(({ answer }) => answer?.success === true))
    tell('lost', 'the call that keeps a note is said to be done, and there is no note');
  for (const events of trail.runs.values()) {
    for (const what of repeatedUnasked(events)) tell('twice', what);
    for (const what of wrongOutputs(events)) tell('unexplained', what);
  }
}

/** What a wait for a message or a model's result put out, where it is that of another run. */
function wrongOutputs(events: readonly RunEvent[]): readonly string[] {
  const own = /x\d+-\d+-\d+/u.exec(
    events[0]?.type === 'run-started' ? (events[0].trigger.payload ?? '') : '',
  )?.[0];
  return events.flatMap((event) => {
    if (event.type !== 'step-completed') return [];
    const other = /^\{"(?:go":true,"for|n)":\s*"(x\d+-\d+-\d+)"\}$/u.exec(event.output)?.[1];
    return other === undefined || other === own
      ? []
      : [`step ${String(event.step)} put out what is for ${other}`];
  });
}

/** It carries out what another engine of the fleet has handed over. */
export const isTaken = ([first]: readonly RunEvent[]): boolean =>
  first?.type === 'run-started' && first.startedBy.startsWith('fleet:');

interface Call {
  readonly sent: Of<'tool-call-sent'>;
  readonly answer: Of<'tool-call-answered'> | undefined;
}

export const callsOf = (events: readonly RunEvent[]): readonly Call[] =>
  events
    .filter((event) => event.type === 'tool-call-sent')
    .map((sent) => ({
      sent,
      answer: events.find(
        (event): event is Of<'tool-call-answered'> =>
          event.type === 'tool-call-answered' && event.call === sent.call,
      ),
    }));

/** Calls that act, were sent again though they were carried out or may have been, and nobody was asked. */
function repeatedUnasked(events: readonly RunEvent[]): readonly string[] {
  const found: string[] = [];
  const open = new Map<string, string>();
  for (const event of events) {
    if (event.type === 'approval-granted') open.clear();
    if (event.type === 'tool-call-answered' && !event.success && event.unknown !== true)
      for (const [what, call] of open) if (call === event.call) open.delete(what);
    if (event.type !== 'tool-call-sent' || !event.acts) continue;
    const what = JSON.stringify([event.step, event.tool, event.arguments]);
    if (open.has(what) && event.repeatable !== true) found.push(`${event.tool} was sent again unasked`);
    open.set(what, event.call);
  }
  return found;
}

/** What does not belong to one number. */
export function judgeTotals(
  runs: readonly (readonly RunEvent[])[],
  totals: Totals,
  decided: readonly Decided[],
  presses: number,
  dullAcknowledged: number,
): readonly Finding[] {
  const found: Finding[] = [];
  const tell = (kind: Finding['kind'], n: string, what: string): void => {
    found.push({ kind, n, what });
  };
  judgePins(runs, totals.pins, tell);
  if (totals.readingRuns.length > totals.rises)
    tell(
      'twice',
      'readings',
      `${String(totals.readingRuns.length)} runs of ${String(totals.rises)} times that the input rose`,
    );
  if (totals.edgeRuns.length > totals.edges)
    tell(
      'twice',
      'edges',
      `${String(totals.edgeRuns.length)} runs of ${String(totals.edges)} changes of the pin`,
    );
  for (const line of totals.torn) tell('unexplained', 'a file', `a line that is no whole one: ${line}`);
  const counted = [...totals.dull.values()].reduce((sum, count) => sum + count, 0);
  if (counted < dullAcknowledged)
    tell(
      'lost',
      'condition',
      `${String(dullAcknowledged)} messages that meet no condition were acknowledged, ${String(counted)} are counted`,
    );
  if (totals.windowRuns.length !== totals.windowRows)
    tell(
      totals.windowRuns.length < totals.windowRows ? 'lost' : 'twice',
      'gauge',
      `${String(totals.windowRows)} rows say that a window has started a run, ${String(totals.windowRuns.length)} are on record`,
    );
  judgeEnds(runs, totals, tell);
  judgeRemembered(runs, totals, tell);
  judgeDecisions(runs, decided, presses, tell);
  return found;
}

/** Each write that is said to be done was seen by the board, and no other. */
export function judgePins(
  runs: readonly (readonly RunEvent[])[],
  pins: ReadonlyMap<string, number>,
  tell: TellTotal,
): void {
  const pinCalls = runs
    .flatMap(callsOf)
    .filter(({ sent }) => sent.tool === 'gpio_write' && sent.on === undefined);
  const places = new Set([...pins.keys(), ...pinCalls.map(({ sent }) => placeOf(sent))]);
  for (const place of places) {
    const calls = pinCalls.filter(({ sent }) => placeOf(sent) === place);
    const done = calls.filter(({ answer }) => answer?.success === true).length;
    const effects = pins.get(place) ?? 0;
    if (effects < done)
      tell(
        'lost',
        `pin ${place}`,
        `${String(done)} writes are said to be done, the board has seen ${String(effects)}`,
      );
    if (effects > calls.length)
      tell(
        'twice',
        `pin ${place}`,
        `the board has seen ${String(effects)} writes of ${String(calls.length)} calls`,
      );
  }
}

export type TellTotal = (kind: Finding['kind'], n: string, what: string) => void;

/** Each end that is heard has one row, and the run that this names. */
function judgeEnds(runs: readonly (readonly RunEvent[])[], { ends }: Totals, tell: TellTotal): void {
  for (const events of runs) {
    const [first] = events;
    if (first?.type !== 'run-started' || first.sop.name !== endsHeardOf) continue;
    const { rows, runs: started } = ends.get(first.runId) ?? { rows: [], runs: 0 };
    if (isOver(events) && rows.length === 0)
      tell('lost', first.runId, 'it has ended, and no row tells of that');
    if (rows.length > 1) tell('twice', first.runId, `${String(rows.length)} rows tell of its end`);
    const said = rows.filter(({ result }) => result === 'started').length;
    if (started !== said)
      tell(
        started > said ? 'twice' : 'lost',
        first.runId,
        `its end has started ${String(started)} runs, and ${String(said)} rows say so`,
      );
    for (const { result, reason } of rows) {
      if (result === 'queued')
        tell('lost', first.runId, 'its end waits for a place, and nothing waits any more');
      if (result === 'skipped' && !isStated('*', reason ?? ''))
        tell('lost', first.runId, `its end was skipped: ${reason ?? 'no reason'}`);
    }
  }
}

/** What is remembered is what was set last, and every run that is over has set it. */
function judgeRemembered(
  runs: readonly (readonly RunEvent[])[],
  { remembered: { set, kept, last, now } }: Totals,
  tell: TellTotal,
): void {
  if (set !== kept)
    tell(
      set > kept ? 'lost' : 'unexplained',
      'memory',
      `${String(set)} values were set, ${String(kept)} are kept`,
    );
  if (last !== now) tell('lost', 'memory', `${last} was set last, ${now} is remembered`);
  for (const events of runs) {
    const [first] = events;
    if (first?.type !== 'run-started' || first.sop.name !== counting) continue;
    if (first.sop.steps[0]?.set === undefined) continue;
    const isDone = events.some(({ type }) => type === 'run-completed');
    const sets = events.filter(({ type }) => type === 'state-set').length;
    if (isDone && sets !== 1)
      tell(sets === 0 ? 'lost' : 'twice', first.runId, `it has set its value ${String(sets)} times`);
  }
}

const placeOf = ({ arguments: { pin, value } }: Of<'tool-call-sent'>): string =>
  `${JSON.stringify(pin)}=${JSON.stringify(value)}`;

export function judgeDecisions(
  runs: readonly (readonly RunEvent[])[],
  decided: readonly Decided[],
  presses: number,
  tell: TellTotal,
): void {
  const tried = new Map<string, Decided[]>();
  for (const one of decided) {
    const key = `${one.runId} ${one.gate}`;
    tried.set(key, [...(tried.get(key) ?? []), one]);
  }
  const recorded = new Map<string, boolean[]>();
  let pressed = 0;
  for (const events of runs) {
    const runId = events[0]?.type === 'run-started' ? events[0].runId : '';
    for (const event of events) {
      if (event.type !== 'approval-granted' && event.type !== 'approval-denied') continue;
      const [key, yes] = [`${runId} ${event.gate}`, event.type === 'approval-granted'];
      const before = recorded.get(key) ?? [];
      if (before.length > 0)
        tell('twice', runId, `gate ${event.gate} was decided ${String(before.length + 1)} times`);
      recorded.set(key, [...before, yes]);
      if (event.type === 'approval-granted' && ![undefined, String(answered)].includes(event.answer))
        tell('unexplained', runId, `gate ${event.gate} was answered with ${event.answer ?? ''}`);
      if (
        !events.some((asked) => asked.type === 'approval-requested' && asked.gate === event.gate) &&
        !events.some((asked) => asked.type === 'run-interrupted')
      )
        tell('unexplained', runId, `gate ${event.gate} was decided and never asked`);
      if (event.via.startsWith('telegram')) pressed += 1;
      else if (!(tried.get(key) ?? []).some((one) => one.yes === yes))
        tell(
          'unexplained',
          runId,
          `gate ${event.gate} was decided by ${event.by} (${event.via}), who has not`,
        );
    }
  }
  if (pressed > presses)
    tell('twice', 'presses', `${String(pressed)} decisions of ${String(presses)} presses`);
  for (const [key, all] of tried)
    for (const { outcome, yes } of all)
      if (outcome === 'acknowledged' && recorded.get(key)?.includes(yes) !== true)
        tell('lost', key, `a ${yes ? 'yes' : 'no'} was taken, and is not on record`);
}

export const isOver = (events: readonly RunEvent[]): boolean =>
  events.some(({ type }) => type === 'run-completed' || type === 'run-failed' || type === 'run-cancelled');

export const isDull = ({ topic, level }: Pick<Sent, 'topic' | 'level'>): boolean =>
  topic === 'condition' && level === 0;

const isStated = (topic: string, reason: string): boolean =>
  [...(statedReasons['*'] ?? []), ...(statedReasons[topic] ?? [])].includes(reason);

const nameOf = ({ by, topic, qos, outcome }: Sent): string =>
  `${by}${by === 'mqtt' ? ` ${topic} at QoS ${String(qos)}` : ` ${topic}`}, ${outcome} to its sender`;
