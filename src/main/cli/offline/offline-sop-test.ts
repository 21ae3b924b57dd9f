import type { Run } from '../../../shared/run';
import type { Sop, SopEntry, SopEvent, SopVerdict } from '../../../shared/sop';
import type { RunLog } from '../../ports/run-log';
import { brokenVerdict } from '../../sop/definition/broken-definition';
import { concurrencyKeyOf } from '../../sop/language/concurrency-key';
import type { Pause } from '../../sop/engine-ports';
import { canStart } from '../../sop/triggers/limits';
import { listenedTo } from '../../sop/definition/listened-to';
import { checkTriggers, explainMatch, matchSop } from '../../sop/triggers/triggers';

/** What the home holds that can keep a procedure from starting. */
export interface StoredLimits {
  /** `[sop] enabled` of config.toml. */
  readonly enabled: boolean;
  readonly maxActiveRuns: number;
  readonly pause: Pause | null;
  /** Runs that the next engine takes up. */
  readonly active: readonly Run[];
  readonly lastFinishedAt: RunLog['lastFinishedAt'];
}

/** Which procedures this event would start if an engine ran, and for every other one why not. */
export function testOffline(entries: readonly SopEntry[], event: SopEvent, limits: StoredLimits): readonly SopVerdict[] {
  return entries.map((entry) => {
    const listened = listenedTo(entry);
    const match = matchSop({ triggers: [...listened] }, event);
    const check = checkTriggers(listened, event);
    const told = { sop: entry.name, triggers: [...match.triggers], ...(check === null ? {} : { check }) };
    if (entry.sop === null) return { ...told, starts: false, reason: brokenVerdict(entry, match.matched) };
    if (!match.matched) return { ...told, starts: false, reason: explainMatch(match) };
    const held = heldBy(entry.sop, event, limits);
    return held === null ? { ...told, starts: true, reason: 'it would start' } : { ...told, starts: false, reason: held };
  });
}

function heldBy(sop: Sop, event: SopEvent, { enabled, maxActiveRuns, pause, active, lastFinishedAt }: StoredLimits): string | null {
  if (!enabled) return 'disabled: Procedures are switched off: [sop] enabled = false in config.toml.';
  if (pause !== null && event.source !== 'manual') return `triggers paused: ${pause.by} paused all triggers at ${new Date(pause.at).toISOString()}. A person can still start it.`;
  const key = concurrencyKeyOf(sop, event);
  const real = active.filter(({ dry }) => dry !== true);
  const own = real.filter((run) => run.sop.name === sop.name && (key === undefined || run.concurrencyKey === undefined || run.concurrencyKey === key));
  const allowed = canStart({ sop, now: event.receivedAt, key, activeOfSop: own.length, activeTotal: real.length, lastFinishedAt: lastFinishedAt(sop.name, key), maxActiveRuns });
  return allowed.ok ? null : `${allowed.error.reason}: ${allowed.error.explanation}`;
}
