import { isoStamp } from '../../../shared/moments';
import { ok, type Result } from '../../../shared/result';
import type { Sop } from '../../../shared/sop';
import { noKey } from '../concurrency-key';

/** The words that records, webhook answers and the command line use for a start that did not happen. */
export const skipReasons = {
  disabled: 'disabled',
  max_concurrent: 'max concurrent reached',
  cooldown: 'cooldown active',
  no_steps: 'no steps',
  max_active_runs: 'max active runs reached',
  max_waiting_runs: 'max waiting runs reached',
  queue_full: 'queue full',
} as const;

export type SkipCode = keyof typeof skipReasons;

/** The engine is full: no reason to lose an event, which waits for a place. */
const capacity: ReadonlySet<SkipCode> = new Set<SkipCode>(['max_active_runs', 'max_waiting_runs']);

export const isCapacity = (code: SkipCode): boolean => capacity.has(code);

/** Where `queue_limit` says nothing. */
const defaultQueueLimit = 100;

/**
 * What becomes of an event that a limit forbids to start. `wait`: until the limit lets it. What has waited for its
 * turn waits through a cooldown too.
 */
export function admitted(
  {
    admission,
    queueLimit = defaultQueueLimit,
    maxConcurrent,
  }: Pick<Sop, 'admission' | 'queueLimit' | 'maxConcurrent'>,
  code: SkipCode,
  { waiting, hasWaited }: { readonly waiting: number; readonly hasWaited: boolean },
): 'skip' | 'wait' | 'replace' | 'queue_full' {
  if (isCapacity(code)) return 'wait';
  if (code === 'cooldown')
    return hasWaited && (admission === 'queue' || admission === 'latest') ? 'wait' : 'skip';
  if (code !== 'max_concurrent' || maxConcurrent === 0) return 'skip';
  switch (admission) {
    case undefined:
    case 'skip':
      return 'skip';
    case 'replace':
      return 'replace';
    case 'latest':
      return 'wait';
    case 'queue':
      return hasWaited || waiting < queueLimit ? 'wait' : 'queue_full';
  }
}

/** Whether of several events that wait only the newest still does. */
export const keepsNewest = ({ admission }: Pick<Sop, 'admission'>): boolean =>
  admission === 'latest' || admission === 'replace';

export function queueFull(
  { name, queueLimit = defaultQueueLimit }: Pick<Sop, 'name' | 'queueLimit'>,
  waiting: number,
): string {
  const [events, limit] = [String(waiting), String(queueLimit)];
  return waiting === 1
    ? `1 event of ${name} waits for a place, the limit is ${limit} (queue_limit).`
    : `${events} events of ${name} wait for a place, the limit is ${limit} (queue_limit).`;
}

export interface Skip {
  readonly code: SkipCode;
  readonly reason: (typeof skipReasons)[SkipCode];
  /** A sentence for people: until when, or what holds the place. */
  readonly explanation: string;
  /** When the cooldown is over. */
  readonly until?: number;
}

export interface StartQuestion {
  readonly sop: Pick<Sop, 'name' | 'enabled' | 'maxConcurrent' | 'cooldownSecs' | 'concurrencyKey' | 'steps'>;
  /** Milliseconds since 1970. */
  readonly now: number;
  /**
   * When the SOP counts by a key of the payload: the value that this start is counted under; the figures of
   * the SOP are then of this value alone.
   */
  readonly key?: string | undefined;
  /** Unfinished runs of this SOP and events that wait to start one; waiting runs hold their place. */
  readonly activeOfSop: number;
  /** Runs of all procedures that are at work: one that waits for a person takes no working place. */
  readonly activeTotal: number;
  /**
   * Runs that wait for a person and count against this start: of all procedures, of an urgent one its own;
   * 0 where the procedure never asks.
   */
  readonly waitingTotal?: number;
  /** When this SOP's most recently finished run ended, whatever its outcome; null = never. */
  readonly lastFinishedAt: number | null;
  readonly maxActiveRuns: number;
  readonly maxWaitingRuns?: number | undefined;
}

/**
 * Whether a run may start now. The first limit in the order of `skipReasons` that forbids it is the answer.
 */
export function canStart(question: StartQuestion): Result<null, Skip> {
  const { sop } = question;
  if (!sop.enabled) return skip('disabled', `${sop.name} is switched off in SOP.toml (enabled = false).`);
  if (question.activeOfSop >= sop.maxConcurrent)
    return skip('max_concurrent', maxConcurrentExplanation(question));
  const coolsUntil = cooldownEnd(question);
  if (coolsUntil !== null)
    return skip(
      'cooldown',
      `The last run${forKey(question)} ended at ${isoStamp(question.lastFinishedAt ?? 0)}; ${sop.name} may start again at ${isoStamp(coolsUntil)}.`,
      coolsUntil,
    );
  if (sop.steps.length === 0)
    return skip(
      'no_steps',
      `${sop.name} has no steps. Write them as a numbered list under "## Steps" in SOP.md.`,
    );
  if (question.activeTotal >= question.maxActiveRuns)
    return skip(
      'max_active_runs',
      `${count(question.activeTotal, 'run')} of all procedures are at work, the limit is ${String(question.maxActiveRuns)} ([sop] max_active_runs).`,
    );
  const { waitingTotal = 0, maxWaitingRuns = Infinity } = question;
  if (waitingTotal >= maxWaitingRuns)
    return skip(
      'max_waiting_runs',
      `${count(waitingTotal, 'run')} ${waitingTotal === 1 ? 'waits' : 'wait'} for a person, the limit is ${String(maxWaitingRuns)} ([sop] max_waiting_runs).`,
    );
  return ok(null);
}

const skip = (code: SkipCode, explanation: string, until?: number): Result<null, Skip> => ({
  ok: false,
  error: { code, reason: skipReasons[code], explanation, ...(until === undefined ? {} : { until }) },
});

function maxConcurrentExplanation(question: StartQuestion): string {
  const { sop, activeOfSop } = question;
  if (sop.maxConcurrent === 0) return `${sop.name} never starts: max_concurrent is 0.`;
  return `${count(activeOfSop, 'run')} of ${sop.name}${forKey(question)} ${activeOfSop === 1 ? 'is' : 'are'} active or waiting, the limit is ${String(sop.maxConcurrent)} (max_concurrent).`;
}

/** Names the value that the limits are counted under. */
function forKey({ sop, key }: StartQuestion): string {
  if (sop.concurrencyKey === undefined || key === undefined) return '';
  return key === noKey
    ? ` without ${sop.concurrencyKey}`
    : ` with ${sop.concurrencyKey} = ${JSON.stringify(key)}`;
}

/**
 * Until when the cooldown lasts; null when it does not. A clock that went backwards counts as no time
 * elapsed.
 */
function cooldownEnd({ sop, now, lastFinishedAt }: StartQuestion): number | null {
  if (lastFinishedAt === null) return null;
  const cooldownMs = sop.cooldownSecs * 1000;
  return Math.max(0, now - lastFinishedAt) < cooldownMs ? lastFinishedAt + cooldownMs : null;
}

const count = (number: number, noun: string): string => `${String(number)} ${noun}${number === 1 ? '' : 's'}`;
