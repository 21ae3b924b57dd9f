import { messageOf } from '../../../../shared/errors';
import { ok, type Result } from '../../../../shared/result';
import type { Run } from '../../../../shared/run';
import {
  isUrgent,
  type Blocked,
  type Sop,
  type SopEntry,
  type SopEvent,
  type SopVerdict,
  type TriggerTiming,
} from '../../../../shared/sop';
import { isDerived } from '../../../../shared/trigger-facts';
import { correctionMs } from '../../../../shared/moments';
import { brokenDefinition, brokenTrigger, brokenVerdict } from '../definition/broken-definition';
import { listenedTo } from '../definition/listened-to';
import { isRunOf } from '../definition/run-of';
import { countsTime, wouldBegin } from '../../../../domain/procedure/triggers/timed-trigger';
import { tellTrial } from '../../../../domain/procedure/triggers/timing-text';
import type { TimedListener, TimedOutcome } from './timed-triggers';
import { takesPlace, worksHere } from '../../../../domain/run/lanes';
import { isTaken } from '../../../../domain/run/taken';
import { mayAsk } from '../../../../domain/procedure/asking';
import { concurrencyKeyOf } from '../../../../domain/procedure/concurrency-key';
import {
  admitted,
  canStart,
  isCapacity,
  keepsNewest,
  queueFull,
  skipReasons,
  type SkipCode,
  type StartQuestion,
} from '../../../../domain/procedure/triggers/limits';
import {
  checkTriggers,
  explainMatch,
  matchSop,
  matchTrigger,
  silentMatch,
} from '../../../../domain/procedure/triggers/triggers';

/** Why a start did not happen: the word of the records, and a sentence for people. */
export interface NotStarted {
  readonly reason: string;
  readonly detail: string;
  readonly blocked?: Blocked;
  /** The event waits for a place instead of being skipped: the engine is full, or the procedure lets it wait. */
  readonly full?: boolean;
  /** It waits for a run of its own procedure, or of its key, to end, or for the cooldown after one. */
  readonly waitsForOwn?: boolean;
  /** This run is cancelled for it. */
  readonly replaces?: string;
  /** It tells what is so, though it is no news: who waits for that has it. */
  readonly isKnown?: boolean;
}

/** A definition that can run, and where it lies. */
export interface Startable {
  readonly sop: Sop;
  readonly folder: string;
}

/** What else there is, and what is allowed. */
export interface Circumstances extends Pick<StartQuestion, 'maxActiveRuns' | 'maxWaitingRuns' | 'now'> {
  /** `[sop] enabled` of config.toml. */
  readonly enabled: boolean;
  /** Since when this engine may start nothing because it is cut off from its fleet. */
  readonly cutOffSince?: number | null;
  /** Who paused all triggers, and when (milliseconds since 1970). */
  readonly pause: { readonly by: string; readonly at: number } | null;
  /**
   * Unfinished runs that count together with this one: a dry run takes no real run's place, and the other way
   * round.
   */
  readonly active: readonly Run[];
  /** The event has waited for its turn. */
  readonly hasWaited?: boolean;
  /** How many events that wait for a place of this procedure count for its `max_concurrent`. */
  readonly queuedOf?: (folder: string, key: string | undefined) => number;
  /**
   * When the procedure's most recently finished run ended, of those that ended by `notAfter`; null: never.
   */
  readonly lastFinishedAt: (startable: Startable, key: string | undefined, notAfter: number) => number | null;
}

const mostHolders = 3;

export const notStarted = (
  reason: string,
  detail: string,
  blocked?: Blocked,
): { readonly ok: false; readonly error: NotStarted } => ({
  ok: false,
  error: { reason, detail, ...(blocked === undefined ? {} : { blocked }) },
});

/** What nobody foresaw in the check of one procedure keeps no other one from the event. */
export const checkFailed = (failure: unknown): { readonly ok: false; readonly error: NotStarted } =>
  notStarted(checkFailedReason, `Whether it may start could not be found out: ${messageOf(failure)}`);

export const checkFailedReason = 'check failed';

/** Whether this event may start this procedure now; a person may, whoever paused the triggers. */
export function mayStart(
  startable: Startable,
  event: SopEvent,
  {
    enabled,
    cutOffSince = null,
    pause,
    active,
    hasWaited = false,
    queuedOf = () => 0,
    lastFinishedAt,
    maxActiveRuns,
    maxWaitingRuns,
    now,
  }: Circumstances,
  byPerson = event.source === 'manual',
): Result<null, NotStarted> {
  if (!enabled)
    return notStarted('disabled', 'Procedures are switched off: [sop] enabled = false in config.toml.');
  if (pause !== null && !byPerson)
    return notStarted(
      'triggers paused',
      `${pause.by} paused all triggers at ${new Date(pause.at).toISOString()}. A person can still start it.`,
    );
  if (cutOffSince !== null) {
    const held = notStarted(
      'cut off from the fleet',
      `The database of the fleet is away since ${new Date(cutOffSince).toISOString()}, and until it is back nothing starts here ([fleet] offline = "hold").`,
    );
    return { ok: false, error: { ...held.error, full: true } };
  }
  const { sop } = startable;
  const key = concurrencyKeyOf(sop, event);
  const [working, waiting, own]: readonly [Run[], Run[], Run[]] = [[], [], []];
  const urgent = isUrgent(sop);
  const isInTheWay = isTaken(startable) ? worksHere : takesPlace;
  // Once for each event, over all that goes on: one pass.
  for (const run of active) {
    const isOwn = isRunOf(startable, run);
    if (isInTheWay(run)) working.push(run);
    if (run.gate !== null && (!urgent || isOwn)) waiting.push(run);
    if (isOwn && holdsPlaceOf(run.concurrencyKey, key)) own.push(run);
  }
  const allowed = canStart({
    sop,
    now,
    key,
    // What waits itself is replaced by it.
    activeOfSop: own.length + (keepsNewest(sop) ? 0 : queuedOf(startable.folder, key)),
    activeTotal: working.length,
    waitingTotal: mayAsk(sop) ? waiting.length : 0,
    lastFinishedAt: lastFinishedAt(startable, key, now + correctionMs),
    maxActiveRuns,
    ...(maxWaitingRuns === undefined ? {} : { maxWaitingRuns }),
  });
  if (allowed.ok) return ok(null);
  const { code, reason, explanation, until } = allowed.error;
  const blocked = blockedBy(code, until, { own, working, waiting }, { sop, maxActiveRuns, maxWaitingRuns });
  const refused = notStarted(reason, explanation, blocked);
  if (byPerson) return isCapacity(code) ? { ok: false, error: { ...refused.error, full: true } } : refused;
  const queued = queuedOf(startable.folder, undefined);
  switch (admitted(sop, code, { waiting: queued, hasWaited })) {
    case 'skip':
      return refused;
    case 'queue_full':
      return notStarted(skipReasons.queue_full, queueFull(sop, queued), blocked);
    case 'wait':
      return {
        ok: false,
        error: { ...refused.error, full: true, ...(isCapacity(code) ? {} : { waitsForOwn: true }) },
      };
    case 'replace': {
      const oldest = own.reduce<Run | null>(
        (first, run) => (first === null || run.startedAt < first.startedAt ? run : first),
        null,
      );
      return oldest === null ? refused : { ok: false, error: { ...refused.error, replaces: oldest.runId } };
    }
  }
}

function blockedBy(
  code: SkipCode,
  until: number | undefined,
  { own, working, waiting }: Readonly<Record<'own' | 'working' | 'waiting', readonly Run[]>>,
  {
    sop,
    maxActiveRuns,
    maxWaitingRuns = Infinity,
  }: Pick<Circumstances, 'maxActiveRuns' | 'maxWaitingRuns'> & Pick<Startable, 'sop'>,
): Blocked | undefined {
  switch (code) {
    case 'max_concurrent':
      return { limit: sop.maxConcurrent, runs: toHolders(own) };
    case 'max_active_runs':
      return { limit: maxActiveRuns, runs: toHolders(working) };
    case 'max_waiting_runs':
      return { limit: maxWaitingRuns, runs: toHolders(waiting) };
    case 'cooldown':
      return until === undefined ? undefined : { until };
    case 'disabled':
    case 'no_steps':
    case 'queue_full':
      return undefined;
  }
}

/** Which procedures this event would start, and for every other one why not. Nothing is started. */
export function judgeEvent(
  entries: readonly SopEntry[],
  event: SopEvent,
  allowed: (startable: Startable) => Result<null, NotStarted>,
  hear: Hear = (listeners) =>
    listeners.map((listener) => ({ ...listener, ...wouldBegin(listener.trigger, event) })),
): readonly SopVerdict[] {
  return entries.map((entry) => {
    const listened = listenedTo(entry);
    const match = matchSop({ triggers: [...listened] }, event);
    const check = checkTriggers(listened, event);
    const warnings = check === null ? [] : conditionWarnings(entry);
    const triggers = [
      ...match.triggers.slice(0, listened.length - (entry.silent ?? []).length),
      ...(entry.silent ?? []).map(({ trigger: { type }, why }) => ({
        type,
        matched: false,
        why: `it has errors: ${why}`,
      })),
    ];
    const told = {
      sop: entry.name,
      triggers,
      ...(check === null ? {} : { check }),
      ...(warnings.length === 0 ? {} : { warnings }),
    };
    if (entry.sop === null)
      return {
        ...told,
        starts: false,
        reason: brokenVerdict(entry, match.matched),
        ...(match.matched ? { held: brokenDefinition(entry) } : {}),
      };
    const silent = silentMatch(entry, event);
    if (silent !== null) {
      const why = brokenTrigger(entry, silent);
      return {
        ...told,
        starts: false,
        reason: `the ${why.reason}; this event would have met it. ${why.detail}`,
        held: why,
      };
    }
    if (!match.matched) return { ...told, starts: false, reason: explainMatch(match) };
    const later = notYet(entry.sop, entry, event, hear);
    if (later !== null)
      return {
        ...told,
        starts: false,
        reason: tellTrial(later),
        ...(check === null ? {} : { check: { ...check, timing: later } }),
      };
    const answer = allowed({ sop: entry.sop, folder: entry.folder });
    if (!answer.ok && answer.error.replaces !== undefined)
      return {
        ...told,
        starts: true,
        reason: `it would start, and ${answer.error.replaces} would be cancelled for it`,
      };
    return answer.ok
      ? { ...told, starts: true, reason: 'it would start' }
      : {
          ...told,
          starts: false,
          reason:
            answer.error.full === true && event.source !== 'manual'
              ? `it would wait for a place: ${answer.error.detail}`
              : `${answer.error.reason}: ${answer.error.detail}`,
          held: answer.error,
        };
  });
}

/** What an event means to triggers that count time; nothing changes by it. */
type Hear = (
  listeners: readonly TimedListener[],
  event: SopEvent,
) => readonly Pick<TimedOutcome, 'starts' | 'timing'>[];

/** How far the triggers are that it meets; null: one of them starts at once. */
function notYet(sop: Sop, entry: SopEntry, event: SopEvent, hear: Hear): TriggerTiming | null {
  const met = sop.triggers.filter((trigger) => matchTrigger(trigger, event).matched);
  const listeners = met.flatMap((trigger) =>
    !isDerived(trigger.type) && countsTime(trigger) ? [{ entry, trigger }] : [],
  );
  if (listeners.length < met.length) return null;
  const outcomes = hear(listeners, event);
  return outcomes.some(({ starts }) => starts !== null)
    ? null
    : (outcomes.find(({ timing }) => timing !== null)?.timing ?? null);
}

const conditionWarnings = ({ diagnostics }: SopEntry): SopEntry['diagnostics'] =>
  diagnostics.filter(
    ({ severity, key }) => severity === 'warning' && /^triggers\[\d+\]\.condition$/u.test(key ?? ''),
  );

/** What was counted under no key holds the place of every key. */
export const holdsPlaceOf = (theirs: string | undefined, key: string | undefined): boolean =>
  key === undefined || theirs === undefined || theirs === key;

const toHolders = (runs: readonly Run[]): NonNullable<Blocked['runs']> =>
  runs.slice(0, mostHolders).map(({ runId, currentStep }) => ({ runId, step: currentStep }));
