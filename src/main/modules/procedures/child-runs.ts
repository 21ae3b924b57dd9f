import { startCall } from '../../../domain/procedure/start-call';
import { atStep, fillTemplates } from '../../../domain/procedure/templates';
import { isFinished } from '../../../shared/run-facts';
import type { JsonObject } from '../../../shared/json';
import { ok, refuse, type Result } from '../../../shared/result';
import type { Run, StepState } from '../../../shared/run';
import type { RunLog } from '../../ports/run-log';
import type { Emitter } from '../../platform/base/emitter';
import { untilTrue } from '../../platform/base/until-true';
import type { DispatchRow, HandedOver, Sop, SopEntry, SopEvent } from '../../../shared/sop';
import type { StepEnd } from './effect-runner';
import { seenFrom } from '../../../domain/run/lanes';
import { leftSet } from '../../../domain/run/left-set';
import type { RunCommand } from '../../../domain/run/run';
import type { RunChange, SopEnginePorts, SopSource } from './engine-ports';
import type { NotStarted, Startable } from './triggers/may-start';
import { byHand, runnableIn } from './runnable';

/**
 * Runs that may start each other in a row. Limits of the procedures hold as well; this one ends a chain that
 * stays within them.
 */
export const longestChain = 5;

/** How many runs led to this one, each started by the one before. */
export function chainLength(startedBy: (runId: string) => string | undefined, origin: string): number {
  let length = 0;
  for (let from = origin; from.startsWith('run:') && length < longestChain; length += 1)
    from = startedBy(from.slice('run:'.length)) ?? '';
  return length;
}

/** What the procedure is started with that a step of the run names, or why it cannot be. */
function childStart(
  parent: Run,
  sops: SopSource,
  handed: Omit<HandedOver, 'by'>,
  at: number,
): Result<{ readonly entry: SopEntry; readonly sop: Sop; readonly event: SopEvent }> {
  const step = parent.sop.steps[parent.currentStep - 1];
  const call = step === undefined ? null : startCall(step);
  if (step === undefined || call === null)
    return refuse({ code: 'engine.bug', message: 'The step names no procedure' });
  // As a card had it, if one has shown it: that is what a person said yes to.
  const shown = parent.approved?.step === step.number ? parent.approved.calls[0] : undefined;
  const filled =
    shown === undefined
      ? fillTemplates(call, atStep(parent, step.number))
      : ok({ arguments: shown.arguments });
  if (!filled.ok) return filled;
  const { name, payload } = filled.value.arguments;
  const runnable = runnableIn(sops, typeof name === 'string' ? name : '');
  if (!runnable.ok) return runnable;
  return ok({
    ...runnable.value,
    event: {
      ...byHand(payloadText(payload), at, { by: `run:${parent.runId}`, ...handed }),
      ...(parent.trigger.test === true ? { test: true } : {}),
    },
  });
}

const payloadText = (payload: JsonObject[string] | undefined): string | null =>
  payload === undefined || payload === null
    ? null
    : typeof payload === 'string'
      ? payload
      : JSON.stringify(payload);

export const triggersPaused = {
  code: 'triggers_paused',
  message: 'A person paused all triggers, so nothing but a person starts a procedure',
  remedy: 'Wait until they are resumed, or ask the person to start it.',
};

const chainTooLong = `${String(longestChain)} procedures in a row have started each other`;

/** Why the procedure was not started, as the end of its step. */
const notStartedChild = (name: string, row: DispatchRow | undefined): StepEnd => ({
  result: 'failed',
  output: `"${name}" was not started: ${row === undefined || row.result === 'started' ? 'not known' : row.reason}`,
});

/** What the engine does to start one. */
export interface ChildDoor {
  /** While a person has paused the triggers, nothing but a person starts a procedure. */
  readonly isPaused: () => boolean;
  readonly startedBy: (runId: string) => string | undefined;
  readonly mayStart: (startable: Startable, event: SopEvent) => Result<null, NotStarted>;
  /** Starts it, and notes it at the parent in the same transaction. */
  readonly start: (
    entry: SopEntry,
    event: SopEvent,
    by: string,
    note: {
      readonly parent: string;
      readonly command: Omit<Extract<RunCommand, { type: 'note-child' }>, 'child' | 'sop'>;
    },
  ) => DispatchRow | undefined;
}

/** Starts the procedure that the step names at which the run is. */
export function startChild(
  run: Run | undefined,
  step: number,
  { sops, executor, clock }: Pick<SopEnginePorts, 'sops' | 'executor' | 'clock'>,
  door: ChildDoor,
): 'started' | 'waits' | StepEnd {
  if (run === undefined) return 'waits';
  const parent = seenFrom(run, step);
  const at = clock.now();
  const start = childStart(parent, sops, executor.handedBy(parent), at);
  if (!start.ok) return { result: 'failed', output: start.error.message };
  const { entry, sop, event } = start.value;
  if (door.isPaused())
    return { result: 'failed', output: `"${entry.name}" was not started: ${triggersPaused.message}` };
  const by = `run:${parent.runId}`;
  if (chainLength(door.startedBy, by) >= longestChain) return { result: 'failed', output: chainTooLong };
  const allowed = door.mayStart({ sop, folder: entry.folder }, event);
  if (!allowed.ok && allowed.error.full === true) return 'waits';
  const row = door.start(entry, event, by, {
    parent: parent.runId,
    command: { type: 'note-child', at, step: parent.currentStep },
  });
  return row?.result === 'started' ? 'started' : notStartedChild(entry.name, row);
}

/** Resolves when a change of the run was an end of it. */
export function untilEnded(changes: Emitter<RunChange>, runId: string, signal: AbortSignal): Promise<void> {
  let isOver = false;
  return untilTrue(
    (look) =>
      changes.on(({ run }) => {
        isOver ||= run.runId === runId && isFinished(run.status);
        look();
      }),
    () => isOver,
    signal,
  );
}

/** How the step ends whose procedure has ended so. Null: that run is not there any more. */
export function endOfChild(child: Run | null, runId: string, log: Pick<RunLog, 'read'>): 'waits' | StepEnd {
  if (child === null) return { result: 'failed', output: `run ${runId} is not there any more` };
  if (!isFinished(child.status)) return 'waits';
  if (child.status !== 'completed')
    return {
      result: 'failed',
      output: `run ${child.runId} of "${child.sop.name}" ${child.status === 'failed' ? 'failed' : 'was cancelled'}: ${child.reason ?? ''}`,
      set: leftSet(child),
      child: child.status === 'cancelled' ? 'cancelled' : hasActed(log, runId) ? 'acted' : undefined,
    };
  const last = lastCompleted(child.steps);
  return { result: 'completed', output: last?.output ?? '', gave: last?.gave, set: leftSet(child) };
}

/**
 * Whether the run has carried something out that another one would do once more, or may have; the runs that it
 * started among it. An acting call that failed with an answer did nothing.
 */
function hasActed(log: Pick<RunLog, 'read'>, runId: string): boolean {
  const open: string[] = [];
  for (const { event } of log.read(runId)) {
    if (event.type === 'tool-call-sent' && event.acts && event.repeatable !== true) open.push(event.call);
    if (event.type === 'tool-call-answered' && !event.success && event.unknown !== true) {
      const last = open.lastIndexOf(event.call);
      if (last !== -1) open.splice(last, 1);
    }
    if (event.type === 'child-started' && hasActed(log, event.runId)) return true;
  }
  return open.length > 0;
}

/** The step that put something out last. */
const lastCompleted = (steps: readonly StepState[]): StepState | undefined =>
  steps
    .filter(({ status }) => status === 'completed')
    .reduce<StepState | undefined>(
      (latest, state) =>
        latest === undefined || (state.completedAt ?? 0) >= (latest.completedAt ?? 0) ? state : latest,
      undefined,
    );
