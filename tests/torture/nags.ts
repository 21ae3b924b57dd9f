import type { RunEvent } from '../../src/shared/run';
import type { Finding } from './judge';
import { nagging, nagSecs } from './procedures';
import type { Record } from './record';
import type { Marks } from './time';

/**
 * Who is to be told of a question is told once with each entry, after its time, as long as nobody has decided; in quiet
 * hours once it is urgent. That each is told at all, and gets a message, is what a round comes to rest by.
 */
export function judgeNags(
  { runs, trails }: Pick<Record, 'runs' | 'trails'>,
  { nag }: Pick<Marks, 'nag'>,
): readonly Finding[] {
  const found: Finding[] = [];
  for (const [runId, events] of runs) {
    const [first] = events;
    if (first?.type !== 'run-started' || first.sop.name !== nagging) continue;
    for (const what of wrongTellings(events)) found.push({ kind: 'unexplained', n: runId, what });
  }
  for (const events of trails.get(nag)?.runs.values() ?? []) {
    const asked = events.find(({ type }) => type === 'approval-requested');
    const told = events.find(({ type }) => type === 'approval-told');
    if (asked !== undefined && told !== undefined && told.at - asked.at < nagSecs[1] * 1_000)
      found.push({
        kind: 'unexplained',
        n: nag,
        what: 'somebody was told in quiet hours of what was not urgent',
      });
  }
  return found;
}

/** The entry that is told again and again. */
const repeats = 2;

/** What does not fit in how often and when somebody was told. */
export function wrongTellings(events: readonly RunEvent[]): readonly string[] {
  const found: string[] = [];
  let open: { readonly gate: string; since: number; readonly times: Map<number, number> } | null = null;
  for (const event of events) {
    if (event.type === 'approval-requested')
      open = { gate: event.gate, since: event.at, times: new Map<number, number>() };
    else if (event.type === 'approval-moved' && open !== null) open.since += event.byMs;
    else if (event.type === 'approval-granted' || event.type === 'approval-denied') open = null;
    if (event.type !== 'approval-told') continue;
    const { gate, stage, times, at } = event;
    if (open?.gate !== gate) {
      found.push(`gate ${gate} was told of and did not wait`);
      continue;
    }
    if (times !== (open.times.get(stage) ?? 0) + 1)
      found.push(
        `gate ${gate} was told of with entry ${String(stage)} for the ${String(times)}. time, twice or out of turn`,
      );
    else if (times > 1 && stage !== repeats)
      found.push(`gate ${gate} was told of with entry ${String(stage)} again, which says once`);
    open.times.set(stage, times);
    if (at - open.since < (nagSecs[stage - 1] ?? 0) * 1_000)
      found.push(`gate ${gate} was told of with entry ${String(stage)} before its time`);
  }
  return found;
}
