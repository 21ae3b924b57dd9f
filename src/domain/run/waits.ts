import { wasAhead } from '../../shared/moments';
import { ok, refuse, type Result } from '../../shared/result';
import type { Run, RunEvent } from '../../shared/run';
import type { HeardFor, StepWaiting } from '../../shared/run-figures';
import type { SopEvent, Step, StepWait, WaitFor } from '../../shared/sop';
import { amountText } from '../procedure/duration';
import { fillTemplates, withoutTemplates, type TemplateSource } from '../procedure/templates';
import { isShared, topicFilterMistake, topicMatches } from '../procedure/topics';
import { eventMeets } from '../procedure/triggers/triggers';

type WaitBegan = Extract<RunEvent, { type: 'wait-began' }>;
type WaitMoved = Extract<RunEvent, { type: 'wait-moved' }>;

/** How a look at a wait found the clock. */
export interface Look {
  /** By the clock on the wall. */
  readonly at: number;
  /** The same, as if nobody had set the clock since the look before. */
  readonly counted: number;
  /** By how much somebody has set it since then; 0: as far as can be told, nobody has. */
  readonly movedMs: number;
  /** When a wait for a time of day that begins at `at` is over; null: it waits for something else. */
  readonly nextTime: number | null;
}

/** A step of kind `wait` or `procedure` that waits; `nextTime` as for a look. Refuses when its topic cannot be filled in. */
export function beginWait(run: Run, step: Step, at: number, nextTime: number | null): Result<WaitBegan> {
  if (step.run !== undefined)
    return ok({
      type: 'wait-began',
      at,
      step: step.number,
      dueAt: null,
      timeoutAt: null,
      child: { sop: step.run.name },
    });
  const { until, timeoutSecs } = waitOf(step);
  const began = {
    type: 'wait-began',
    at,
    step: step.number,
    dueAt: dueFrom(until, at, nextTime),
    timeoutAt: timeoutSecs === undefined ? null : at + timeoutSecs * 1000,
  } as const;
  if (until.type !== 'message') return ok(began);
  const topic = filledTopic(until.topic, { ...run, now: at });
  return topic.ok ? ok({ ...began, heard: { condition: until.condition, topic: topic.value } }) : topic;
}

/** What a look finds: that the clock was set, and how the wait ends if it does. */
export interface Looked {
  readonly moved: WaitMoved | null;
  readonly end: { readonly result: 'completed' | 'failed'; readonly output: string } | null;
}

/**
 * Durations count by a clock that nobody sets, and a time of day by the one on the wall. What was written
 * down while the clock was wrong is corrected first.
 */
export function lookAtWait(waits: StepWaiting, step: Step, look: Look): Looked {
  const wait = waitOf(step);
  const corrected = correctedFor(waits, wait, look);
  const isMoved = corrected.dueAt !== waits.dueAt || corrected.timeoutAt !== waits.timeoutAt;
  return {
    moved: isMoved ? { type: 'wait-moved', at: look.at, step: step.number, ...corrected } : null,
    end: endOf(asFilled(wait, waits), corrected, look, look.counted + look.movedMs),
  };
}

/**
 * What the step put out when the event ends the wait of its run; null: it does not. What was only made up to
 * try a procedure lets no run go on that is meant.
 */
export function heardInWait(
  { figures, trigger }: Pick<Run, 'figures' | 'trigger'>,
  event: SopEvent,
): string | null {
  const heard = figures.waits?.heard;
  return heard !== undefined && meets(heard, event, trigger) ? (event.payload ?? '') : null;
}

/** Whether the event is what a run with that trigger listens for. */
export function meets({ topic, condition }: HeardFor, event: SopEvent, trigger: SopEvent): boolean {
  if (event.source !== 'mqtt' || event.topic === null) return false;
  if (event.test === true && trigger.test !== true) return false;
  return topicMatches(topic, event.topic) && eventMeets(condition, event);
}

/** What a dry run says instead of waiting. */
export function wouldWait(run: TemplateSource, step: Step): string {
  if (step.run !== undefined) return `would have started the procedure "${step.run.name}"`;
  const { until } = waitOf(step);
  switch (until.type) {
    case 'duration':
      return `would have waited for ${amountText(until.secs)}`;
    case 'time':
      return `would have waited until ${until.time}`;
    case 'message':
      return `would have waited until ${until.condition} on ${topicIn(run, until.topic)}`;
  }
}

/** A definition that can run has what its kind asks for. */
const waitOf = ({ wait, number }: Step): StepWait => {
  if (wait === undefined)
    throw new Error(`Step ${String(number)} is of kind wait and says not for what it waits`);
  return wait;
};

const dueFrom = (until: WaitFor, at: number, nextTime: number | null): number | null =>
  until.type === 'duration' ? at + until.secs * 1000 : until.type === 'time' ? (nextTime ?? at) : null;

/** Where a value is not known the topic stays as it is written. */
function topicIn(run: TemplateSource, topic: string): string {
  const filled = filledTopic(topic, run);
  return filled.ok ? filled.value : topic;
}

/** People read which topic it was. */
const asFilled = (wait: StepWait, { heard }: StepWaiting): StepWait =>
  wait.until.type === 'message' && heard !== undefined
    ? { ...wait, until: { ...wait.until, topic: heard.topic } }
    : wait;

type Deadlines = Pick<StepWaiting, 'dueAt' | 'timeoutAt'>;

function correctedFor(waits: StepWaiting, { until, timeoutSecs }: StepWait, look: Look): Deadlines {
  const now = look.counted + look.movedMs;
  // More than all of it cannot be left: it was written down while the clock was ahead.
  const counted = (deadline: number | null, secs: number): number | null =>
    deadline === null ? null : Math.min(deadline + look.movedMs, now + secs * 1000);
  return {
    dueAt:
      until.type === 'duration'
        ? counted(waits.dueAt, until.secs)
        : until.type === 'time' && wasAhead(waits.since, look.at)
          ? Math.min(waits.dueAt ?? Infinity, look.nextTime ?? Infinity)
          : waits.dueAt,
    timeoutAt: counted(waits.timeoutAt, timeoutSecs ?? 0),
  };
}

function endOf(
  { until, timeoutSecs = 0 }: StepWait,
  { dueAt, timeoutAt }: Deadlines,
  { at }: Look,
  counted: number,
): Looked['end'] {
  if (dueAt !== null && (until.type === 'time' ? at : counted) >= dueAt)
    return {
      result: 'completed',
      output:
        until.type === 'duration'
          ? `waited for ${amountText(until.secs)}`
          : `waited until ${until.type === 'time' ? until.time : ''}`,
    };
  if (timeoutAt === null || counted < timeoutAt) return null;
  return {
    result: 'failed',
    output:
      until.type === 'message'
        ? `no message on ${until.topic} met ${until.condition} within ${amountText(timeoutSecs)} (timeout)`
        : `the wait was not over within ${amountText(timeoutSecs)} (timeout)`,
  };
}

/** What is filled in stands for whole topics: it brings no wildcard of its own. */
export function filledTopic(topic: string, run: TemplateSource): Result<string> {
  const filled = fillTemplates({ tool: 'wait', arguments: { topic }, texts: ['topic'] }, run);
  if (!filled.ok) return filled;
  const { topic: text } = filled.value.arguments;
  const wildcards = (of: string): number => of.replaceAll(/[^+#]/gu, '').length;
  const isTopic = typeof text === 'string' && topicFilterMistake(text) === null && !isShared(text);
  if (isTopic && wildcards(text) === wildcards(withoutTemplates(topic))) return ok(text);
  return refuse({
    code: 'template',
    message: `"${typeof text === 'string' ? text : topic}" is not a topic that can be listened to`,
    remedy: 'Look at where the value in the topic comes from.',
  });
}
