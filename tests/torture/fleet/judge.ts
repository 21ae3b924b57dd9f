import { beginning, hashAfter } from '../../../src/main/platform/storage/record-links';
import type { RunEvent } from '../../../src/shared/run';
import { callsOf, type Finding } from '../judge';
import { realTimeOf } from '../real-time';
import type { ClockShift } from '../plant';
import type { FleetRun, Ticks } from './record';

type Tell = (kind: Finding['kind'], what: string) => void;

export interface Handed {
  readonly runs: ReadonlyMap<string, FleetRun>;
  /** By the name of the call. */
  readonly taken: ReadonlyMap<string, readonly FleetRun[]>;
  readonly shiftsOf: (member: string) => readonly ClockShift[];
}

/** A clock that is just being set is read a little later. */
const clockReadWithinMs = 1_000;

/** Each call that was handed over was begun once, acted while its engine was there, and both records say the same of it. */
export function judgeHanded({ runs, taken, shiftsOf }: Handed): readonly Finding[] {
  const found: Finding[] = [];
  const known = new Set<string>();
  for (const { runId, member, events } of runs.values())
    for (const { sent, answer } of callsOf(events)) {
      if (sent.on === undefined) continue;
      known.add(sent.call);
      const begun = taken.get(sent.call) ?? [];
      const tell: Tell = (kind, what) => {
        found.push({ kind, n: runId, what: `the call of ${sent.tool} for ${sent.on ?? ''} ${what}` });
      };
      const calls = begun.flatMap((run) => callsOf(run.events));
      const done = calls.filter((call) => call.answer?.success === true).length;
      if (begun.length > 1) tell('twice', `was begun by ${begun.map((run) => run.member).join(' and ')}`);
      if (calls.length > 1) tell('twice', `was sent ${String(calls.length)} times where it was carried out`);
      if (answer?.success === true && done === 0)
        tell('lost', 'is said to be done, and no engine has done it');
      if (answer?.success === false && answer.unknown !== true && done > 0)
        tell('twice', `is said not to be done ("${answer.output}"), and was`);
      const goneAt = takenForGone(events, sent);
      for (const run of begun)
        for (const { sent: acted } of callsOf(run.events))
          if (
            goneAt !== null &&
            realTimeOf(acted.at, shiftsOf(run.member)) >
              realTimeOf(goneAt, shiftsOf(member)) + clockReadWithinMs
          )
            tell('twice', `was sent by ${run.member} after that was taken for gone, and somebody was asked`);
    }
  for (const [key, begun] of taken)
    if (!known.has(key))
      for (const { runId } of begun)
        found.push({
          kind: 'unexplained',
          n: runId,
          what: 'it carries out a call that no run has handed over',
        });
  return found;
}

/** When the run asked about this call because whoever had taken it was not heard of any more; null: it did not. */
function takenForGone(events: readonly RunEvent[], sent: RunEvent): number | null {
  for (const event of events.slice(events.indexOf(sent) + 1)) {
    if (event.type === 'tool-call-sent') return null;
    if (event.type === 'run-interrupted' && event.engine !== undefined && event.engine !== '')
      return event.at;
  }
  return null;
}

/** How often the database has given a time of the schedule to the engine: of all, and of those that are over for certain. */
export interface TakenTicks {
  readonly all: number;
  readonly over: number;
}

/** What the clock has started at each engine is what the database has given to it. */
export function judgeTicks(
  ticks: ReadonlyMap<string, Ticks>,
  taken: ReadonlyMap<string, TakenTicks>,
): readonly Finding[] {
  const found: Finding[] = [];
  for (const [member, { rows, runs }] of ticks) {
    const { all = 0, over = 0 } = taken.get(member) ?? {};
    const tell: Tell = (kind, what) => {
      found.push({ kind, n: `ticks of ${member}`, what });
    };
    if (rows.size > all) tell('twice', `${String(rows.size)} rows of ${String(all)} times that it was given`);
    if (rows.size < over)
      tell('lost', `${String(rows.size)} rows of ${String(over)} times that it was given`);
    const started = [...rows.values()].filter(({ result }) => result === 'started');
    for (const { runId } of started)
      if (!runs.has(runId ?? ''))
        tell('lost', `a row says that run ${runId ?? ''} has started, which is not on record`);
    if (runs.size > [...rows.values()].filter(({ result }) => result !== 'skipped').length)
      tell('twice', `${String(runs.size)} runs of ${String(started.length)} rows`);
    for (const { result, reason } of rows.values())
      if (result === 'skipped') tell('lost', `it was skipped: ${reason ?? ''}`);
  }
  return found;
}

/** One event of a record, as the engine has it and as the database has it. */
export interface Stored {
  readonly link: number;
  readonly run_id: string;
  readonly seq: number;
  readonly at: number;
  readonly type: string;
  readonly event: string;
  readonly hash: string;
}

/** What the database has of an engine is its record, from the first event on, byte for byte; `upTo`: it has that much at least. */
export function judgeUnion(
  member: string,
  here: readonly Stored[],
  there: readonly Stored[],
  upTo: number,
): readonly Finding[] {
  const tell = (kind: Finding['kind'], what: string): readonly Finding[] => [
    { kind, n: `record of ${member}`, what },
  ];
  if (there.length < upTo)
    return tell('lost', `the database has ${String(there.length)} of ${String(upTo)} events`);
  let last: Buffer = beginning;
  for (const [index, event] of there.entries()) {
    const own = here[index];
    if (own === undefined || JSON.stringify(own) !== JSON.stringify(event))
      return tell('unexplained', `event ${String(event.link)} of the database is not the one of the record`);
    const { run_id: runId, ...rest } = event;
    last = hashAfter(last, { runId, ...rest });
    if (last.toString('hex') !== event.hash)
      return tell('unexplained', `the chain of the database breaks at event ${String(event.link)}`);
  }
  return [];
}
