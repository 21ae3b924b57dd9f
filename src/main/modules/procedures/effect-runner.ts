import { messageOf } from '../../../shared/errors';
import type { Changed, Fact } from '../../../shared/basis';
import type { Result } from '../../../shared/result';
import type { OpenGate, Run, RunEvent } from '../../../shared/run';
import type { WaitFor } from '../../../shared/sop';
import type { Clock } from '../../platform/base/clock';
import type { Logger } from '../../platform/base/logger';
import { untilAborted } from '../../platform/base/until-aborted';
import { DeadlinePassed } from '../../platform/base/within';
import { WorkingTime } from '../../platform/base/working-time';
import { noDraft } from './execution/draft-observer';
import { handedCallOf } from './handed-call';
import type { HandedCall } from '../../ports/handed-calls';
import type { StepExecutor } from './execution/executor';
import type { StepResult } from './execution/step-result';
import { dueFrom, heldUntil, undecidedOf } from '../../../domain/approval/escalation';
import { isDue } from '../../../domain/procedure/retry';
import { alwaysOnDuty, type DutyNow } from '../../ports/duty';
import { setFromMs, SetClock } from './set-clock';
import { seenFrom } from '../../../domain/run/lanes';
import type { Effect, RunCommand } from '../../../domain/run/run';
import type { SopEnginePorts } from './engine-ports';
import type { StepJournal, StepRecord } from './execution/step-journal';
import type { StepRecordEvent } from '../../../domain/run/run-command';

/** How a step ends that waited for another run. */
export type StepEnd = Pick<
  Extract<RunCommand, { type: 'finish-step' }>,
  'result' | 'output' | 'gave' | 'child' | 'set'
>;

interface EffectPorts {
  readonly executor: StepExecutor;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly stepTimeoutSecs: () => number;
  /** When clocks show that time next. Milliseconds since 1970. */
  readonly nextTime: (time: Extract<WaitFor, { type: 'time' }>, at: number) => number;
  readonly command: (runId: string, command: RunCommand) => Result<null>;
  /**
   * The same, together with what other runs write at the time; resolves when it is on disk. Not `durable`: it
   * survives a crash of the program, and is on disk with the next change that is.
   */
  readonly commandSoon: (runId: string, command: RunCommand, durable: boolean) => Promise<Result<null>>;
  readonly run: (runId: string) => Run | null;
  readonly history: (runId: string) => readonly RunEvent[];
  /** What of it is not so any more, looked at now. */
  readonly changes: (
    runId: string,
    basis: readonly Fact[],
    signal: AbortSignal,
  ) => Promise<readonly Changed[]>;
  /** Look again at what the run calls for. */
  readonly pursue: (runId: string) => void;
  /** Procedures that a step starts and waits for. */
  readonly children: {
    /** Starts the one that the step of the run names; `waits`: there is no place. */
    start(runId: string, step: number): 'started' | 'waits' | StepEnd;
    /** How the step ends that waits for this run. */
    end(child: string): 'waits' | StepEnd;
    /** Resolves when the run has changed to an end, or when it may have. */
    ended(child: string, signal: AbortSignal): Promise<void>;
  };
  /** Whom a question is told that nobody decides, and when nobody is told; absent: everybody, always. */
  /** Which board answers to the name; null: none does, or it does not say. */
  readonly board?: (name: string) => string | null;
  readonly handing?: SopEnginePorts['handing'];
  readonly duty?: DutyNow | undefined;
  readonly announce: (run: Run) => void;
  readonly withdraw: (gate: string) => void;
  readonly text: (text: { readonly runId: string; readonly step: number; readonly text: string }) => void;
}

const lookEveryMs = 60_000;
const againAfterMs = 10_000;
/** A procedure for which there is no place is tried again this often. */
const placeAgainAfterMs = 1_000;

interface Flight {
  readonly controller: AbortController;
  readonly finished: Promise<void>;
}

/** What it takes of the engine's own ports. */
export const groundOf = ({
  executor,
  clock,
  logger,
  live,
  handing,
}: Pick<SopEnginePorts, 'executor' | 'clock' | 'logger' | 'live' | 'handing'>): Pick<
  EffectPorts,
  'executor' | 'clock' | 'logger' | 'board' | 'handing'
> => ({ executor, clock, logger, handing, board: (name) => live?.board(name) ?? null });

/** Effects of different kinds may bear the same key. */
const keyOf = (effect: Effect): string => `${effect.type} ${effect.key}`;

const isInPreparation = (run: Run | null): boolean => run?.gate?.calls === null;

/** When the question can time out at the earliest; of one whose call may be known at any moment, from then on. */
const timeOutFrom = ({ calls, requestedAt, expiresAt }: OpenGate, now: number): number =>
  expiresAt === null ? Infinity : calls === null ? now + (expiresAt - requestedAt) : expiresAt;

/** The engine ends; what is under way is taken up by the next one. */
class Closing extends Error {}

/** Thrown into an executor whose step is no longer the run's: nothing may follow. */
class StepTaken extends Error {}

/**
 * Keeps in flight exactly what the runs' states call for. An effect's key makes a second start harmless; an
 * effect that is no longer called for is aborted.
 */
export class EffectRunner {
  /** By run, then by key. */
  readonly #flights = new Map<string, Map<string, Flight>>();

  constructor(private readonly ports: EffectPorts) {}

  /** `begun`: of the step that is called for it is written already that it began. */
  pursue(runId: string, run: Run | null, effects: readonly Effect[], begun = false): void {
    const wanted = new Set(effects.map(keyOf));
    for (const [key, flight] of this.#flights.get(runId) ?? [])
      if (!wanted.has(key)) flight.controller.abort(new Error('no longer called for'));
    if (run === null) return;
    for (const effect of effects)
      if (this.#flights.get(runId)?.has(keyOf(effect)) !== true) this.#launch(runId, effect, begun);
  }

  /** Aborts everything and waits until it has ended. */
  async close(): Promise<void> {
    const flights = [...this.#flights.values()].flatMap((ofRun) => [...ofRun.values()]);
    for (const flight of flights) flight.controller.abort(new Closing('the engine closes'));
    await Promise.allSettled(flights.map((flight) => flight.finished));
  }

  #launch(runId: string, effect: Effect, begun: boolean): void {
    const controller = new AbortController();
    const ofRun = this.#flights.get(runId) ?? new Map<string, Flight>();
    this.#flights.set(runId, ofRun);
    // The work starts in a later microtask, so that the command that called for it has returned by then.
    const finished = Promise.resolve()
      .then(() =>
        this.#insist(runId, controller.signal, () => this.#perform(runId, effect, begun, controller.signal)),
      )
      .catch(() => {})
      .finally(() => {
        ofRun.delete(keyOf(effect));
        if (ofRun.size === 0) this.#flights.delete(runId);
        // What was called off may be called for again by now.
        if (controller.signal.aborted) this.ports.pursue(runId);
      });
    ofRun.set(keyOf(effect), { controller, finished });
  }

  /**
   * What fails, most of all what cannot be written, is tried again until it is called off: no run is left as
   * it is because a disk was full for a moment.
   */
  async #insist(runId: string, signal: AbortSignal, work: () => Promise<void> | void): Promise<void> {
    for (;;) {
      try {
        await work();
        return;
      } catch (failure) {
        signal.throwIfAborted();
        if (failure instanceof StepTaken) throw failure;
        this.ports.logger.error('A run could not go on; it is tried again', {
          runId,
          failure: messageOf(failure),
        });
      }
      await this.ports.clock.sleep(againAfterMs, signal);
    }
  }

  /**
   * A disk that fails for a moment ends no step, for nothing is sent before it is written and what was answered
   * must not be forgotten; the time of the step stands still meanwhile.
   */
  async #whenItCanBeWritten(
    runId: string,
    signal: AbortSignal,
    standStill: () => () => void,
    write: () => Promise<void>,
  ): Promise<void> {
    const stoodStill: (() => void)[] = [];
    try {
      await this.#insist(runId, signal, () =>
        write().catch((failure: unknown) => {
          if (stoodStill.length === 0) stoodStill.push(standStill());
          throw failure;
        }),
      );
    } finally {
      for (const goOn of stoodStill) goOn();
    }
  }

  async #perform(runId: string, effect: Effect, begun: boolean, signal: AbortSignal): Promise<void> {
    if ('notBefore' in effect && effect.notBefore !== undefined) await this.#due(effect.notBefore, signal);
    switch (effect.type) {
      case 'ask':
        return this.#ask(runId, effect.gate, signal);
      case 'draft':
        return this.#draft(runId, effect.step, effect.gate, signal);
      case 'run-step':
        return this.#runStep(runId, effect, begun, signal);
      case 'wait':
        return this.#wait(runId, effect.step, effect.attempt, signal);
      case 'child':
        return this.#child(runId, effect.step, effect.attempt, signal);
      case 'hand-over':
        return this.#handOver(runId, effect.step, signal);
    }
  }

  /** Tells people, and waits until the gate is decided or expires. */
  async #ask(runId: string, gate: string, signal: AbortSignal): Promise<void> {
    const watch = { told: false, clock: new SetClock(this.ports.clock) };
    try {
      await this.#insist(runId, signal, () => this.#untilClosed(runId, gate, watch, signal));
    } finally {
      this.ports.withdraw(gate);
    }
  }

  /** Looks each minute, so that a clock that jumps is noticed. */
  async #untilClosed(
    runId: string,
    gate: string,
    watch: { told: boolean; readonly clock: SetClock },
    signal: AbortSignal,
  ): Promise<void> {
    const { clock, command, duty = alwaysOnDuty } = this.ports;
    for (;;) {
      signal.throwIfAborted();
      const now = clock.now();
      // What was counted while the clock was wrong is corrected before its time can run out by it.
      if (this.ports.run(runId)?.escalation !== undefined)
        watch.clock.look((movedMs) => command(runId, { type: 'look-at-clock', at: now, gate, movedMs }));
      // Nobody can approve while the model prepares the call: the time to decide begins with it.
      if (!isInPreparation(this.ports.run(runId))) command(runId, { type: 'time-out', at: now });
      const run = this.ports.run(runId);
      if (run?.gate?.gate !== gate) return;
      const held = heldUntil(run, duty.hold, now);
      if (!watch.told && held === null) {
        watch.told = true;
        this.#announce(run);
      }
      const next = this.#escalate(run, gate, now);
      const wakeAt = Math.min(timeOutFrom(run.gate, now), held ?? Infinity, next);
      await clock.sleep(Math.max(1, Math.min(lookEveryMs, wakeAt - now)), signal);
    }
  }

  /** Time runs out for it, and others are told, even if that fails. */
  #announce(run: Run): void {
    try {
      this.ports.announce(run);
    } catch (failure) {
      this.ports.logger.error('Nobody could be told that a run waits', {
        runId: run.runId,
        gate: run.gate?.gate,
        failure: messageOf(failure),
      });
    }
  }

  /** Tells whoever is to be told by now; when the next one is. */
  #escalate(run: Run, gate: string, at: number): number {
    const { duty = alwaysOnDuty, command } = this.ports;
    for (let current: Run | null = run; current?.gate?.gate === gate; current = this.ports.run(run.runId)) {
      const undecided = undecidedOf(current);
      if (undecided === null) break;
      const [due] = dueFrom(undecided, at, duty.hold);
      if (due === undefined || due.goesAt > at) return due?.goesAt ?? Infinity;
      const { stage, times } = due;
      const reached = duty.reach(undecided.stages[stage - 1]?.notify ?? [], at);
      const done = command(run.runId, { type: 'tell', at, gate, stage, times, ...reached, hold: duty.hold });
      if (!done.ok) break;
    }
    return Infinity;
  }

  /** The run as its step has it. */
  #seen(runId: string, step: number): Run | null {
    const run = this.ports.run(runId);
    return run === null ? null : seenFrom(run, step);
  }

  async #due(retryAt: number, signal: AbortSignal): Promise<void> {
    while (!isDue(retryAt, this.ports.clock.now()))
      await this.ports.clock.sleep(retryAt - this.ports.clock.now(), signal);
  }

  async #draft(runId: string, number: number, gate: string, signal: AbortSignal): Promise<void> {
    const run = this.#seen(runId, number);
    const step = run?.sop.steps[number - 1];
    if (run === null || step === undefined) return;
    // Nobody can approve before it has ended.
    const draft = await this.#limited(
      signal,
      (limit, standStill) =>
        this.ports.executor.draft(
          run,
          step,
          { record: (event) => this.#record(runId, event, limit), standStill },
          limit,
        ),
      (why) => ({ calls: [], note: noDraft(why) }),
    );
    signal.throwIfAborted();
    await this.ports.commandSoon(
      runId,
      { type: 'attach-draft', at: this.ports.clock.now(), gate, ...draft },
      true,
    );
  }

  /**
   * Lets the step wait until its time has come. A message ends it from elsewhere: then it is called for no more.
   * The time counts by the steady clock; what the one on the wall says counts where no engine ran.
   */
  async #wait(runId: string, number: number, attempt: number, signal: AbortSignal): Promise<void> {
    const { clock } = this.ports;
    const nextTime = (at: number): number | null => {
      const until = this.ports.run(runId)?.sop.steps[number - 1]?.wait?.until;
      return until?.type === 'time' ? this.ports.nextTime(until, at) : null;
    };
    let seen = { wall: clock.now(), steady: clock.steady() };
    if (this.#seen(runId, number)?.figures.waits === undefined) {
      const at = seen.wall;
      const begun = await this.ports.commandSoon(
        runId,
        { type: 'begin-step', at, step: number, attempt, nextTime: nextTime(at) },
        true,
      );
      if (!begun.ok) return;
    }
    for (;;) {
      signal.throwIfAborted();
      const at = clock.now();
      const counted = seen.wall + (clock.steady() - seen.steady);
      const movedMs = Math.abs(at - counted) < setFromMs ? 0 : at - counted;
      // In tasks of its own a failed write is tried again, and what was counted stays.
      await this.#insist(runId, signal, () => {
        this.ports.command(runId, {
          type: 'look-at-wait',
          step: number,
          attempt,
          at,
          counted,
          movedMs,
          nextTime: nextTime(at),
        });
      });
      if (movedMs !== 0) seen = { wall: at, steady: clock.steady() };
      const waits = this.#seen(runId, number)?.figures.waits;
      if (waits?.step !== number) return;
      const deadlines = [waits.dueAt, waits.timeoutAt].filter((deadline) => deadline !== null);
      const left = Math.min(...deadlines) - (movedMs === 0 ? counted : at);
      await clock.sleep(Math.max(1, Math.min(lookEveryMs, left)), signal);
    }
  }

  /** Starts the procedure that the step names, once there is a place for it, and waits for its end. */
  async #child(runId: string, number: number, attempt: number, signal: AbortSignal): Promise<void> {
    const { clock, children } = this.ports;
    if (this.#seen(runId, number)?.figures.waits === undefined) {
      const begun = await this.ports.commandSoon(
        runId,
        { type: 'begin-step', at: clock.now(), step: number, attempt },
        true,
      );
      if (!begun.ok) return;
    }
    await this.#insist(runId, signal, async () => {
      for (;;) {
        signal.throwIfAborted();
        const waits = this.#seen(runId, number)?.figures.waits;
        if (waits?.child === undefined || waits.step !== number) return;
        const { runId: child } = waits.child;
        const end = child === null ? children.start(runId, number) : children.end(child);
        if (end !== 'waits') {
          if (end !== 'started')
            await this.ports.commandSoon(
              runId,
              { type: 'finish-step', at: clock.now(), step: number, attempt, ...end },
              true,
            );
          continue;
        }
        await (child === null ? clock.sleep(placeAgainAfterMs, signal) : children.ended(child, signal));
      }
    });
  }

  /** Waits for what another engine makes of the call; also while it is asked whether anybody knows. */
  async #handOver(runId: string, number: number, signal: AbortSignal): Promise<void> {
    const { clock, handing } = this.ports;
    const waited = (): HandedCall | null => handedCallOf(this.#seen(runId, number), number);
    const isAsked = (): boolean => this.#seen(runId, number)?.gate != null;
    for (let call = waited(); call !== null && handing !== undefined; call = waited()) {
      const { key } = call;
      const outcome = await handing.outcomeOf(call, isAsked, signal).catch((failure: unknown) => {
        // When the engine ends the run goes on waiting; whoever has taken it carries it out.
        if (signal.aborted && !(signal.reason instanceof Closing)) handing.callOff(key);
        throw failure;
      });
      signal.throwIfAborted();
      await this.ports.commandSoon(
        runId,
        { type: 'settle-call', at: clock.now(), step: number, call: key, outcome },
        true,
      );
    }
  }

  async #runStep(
    runId: string,
    { step: number, attempt }: { readonly step: number; readonly attempt: number },
    begun: boolean,
    signal: AbortSignal,
  ): Promise<void> {
    // What the step does is on disk before it is done, and that the step began with it.
    if (!begun) {
      const written = await this.ports.commandSoon(
        runId,
        { type: 'begin-step', at: this.ports.clock.now(), step: number, attempt },
        false,
      );
      if (!written.ok) return;
    }
    signal.throwIfAborted();
    const run = this.#seen(runId, number);
    const step = run?.sop.steps[number - 1];
    if (run === null || step === undefined) return;
    const result = await this.#limited(
      signal,
      (limit, standStill) =>
        this.ports.executor.carryOut(
          run,
          step,
          this.#journal(runId, number, attempt, limit, standStill),
          limit,
        ),
      (why): StepResult => ({ status: 'failed', output: why }),
    ).catch((failure: unknown) => broken(failure, signal));
    // The step has begun and cannot begin again: only its end is insisted on.
    await this.#insist(runId, signal, async () => {
      signal.throwIfAborted();
      await this.ports.commandSoon(
        runId,
        {
          type: 'finish-step',
          at: this.ports.clock.now(),
          step: number,
          attempt,
          result: result.status,
          output: result.output,
          gave: result.gave,
          would: result.would,
          ...(result.answered === undefined ? {} : { answered: this.#noted(result.answered) }),
        },
        true,
      );
    });
  }

  /**
   * Waiting until the machine's model is free for the step does not count: with many runs at once all of them
   * would be late together.
   */
  async #limited<T>(
    signal: AbortSignal,
    work: (signal: AbortSignal, standStill: () => () => void) => Promise<T>,
    tooLate: (why: string) => T,
  ): Promise<T> {
    const seconds = this.ports.stepTimeoutSecs();
    if (seconds === 0)
      return untilAborted(
        signal,
        work(signal, () => () => {}),
      );
    const time = new WorkingTime(this.ports.clock, seconds * 1000);
    const either = AbortSignal.any([signal, time.signal]);
    try {
      return await untilAborted(
        either,
        work(either, () => time.standStill()),
      );
    } catch (failure) {
      if (failure instanceof DeadlinePassed && !signal.aborted)
        return tooLate(`not finished within ${String(seconds)} s (step_timeout_secs)`);
      throw failure;
    } finally {
      time.end();
    }
  }

  /** Work that was called off may still be running; it writes nothing more. */
  #journal(
    runId: string,
    step: number,
    attempt: number,
    signal: AbortSignal,
    standStill: () => () => void,
  ): StepJournal {
    return {
      standStill,
      changes: (signalled) => {
        const run = this.#seen(runId, step);
        const { approved } = run ?? {};
        if (approved?.step !== step) return Promise.resolve([]);
        const basis = approved.basis ?? [];
        if (run?.sop.steps[step - 1]?.forEach === undefined)
          return approved.waited === true && approved.sent.length === 0
            ? this.ports.changes(runId, basis, signalled)
            : Promise.resolve([]);
        // Before each item again; what the items before it did to pins and signals is no news.
        return this.ports.changes(
          runId,
          approved.sent.length === 0 ? basis : basis.filter(({ of }) => of !== 'pin' && of !== 'signal'),
          signalled,
        );
      },
      hold: (calls, reason = 'confirmation', changes = []) => {
        signal.throwIfAborted();
        const held = this.ports.command(runId, {
          type: 'hold-step',
          at: this.ports.clock.now(),
          step,
          attempt,
          calls,
          reason,
          changes,
        });
        throw new StepTaken(held.ok ? 'the step is parked' : held.error.message);
      },
      itemsDone: () => this.ports.run(runId)?.steps[step - 1]?.items ?? [],
      history: () => this.ports.history(runId),
      record: (event) => {
        this.#record(runId, event, signal);
      },
      recordSoon: async (event, durable = true) => {
        if (signal.aborted) throw new StepTaken('the step was called off');
        await this.#whenItCanBeWritten(runId, signal, standStill, async () => {
          const recorded = await this.ports.commandSoon(
            runId,
            { type: 'record', event: this.#noted(event) },
            durable,
          );
          if (!recorded.ok) throw new StepTaken(recorded.error.message);
        });
        if (signal.aborted) throw new StepTaken('the step was called off');
      },
      text: (text) => {
        this.ports.text({ runId, step, text });
      },
    };
  }

  /** With the time, and of a call which board answers to the name that it is for. */
  #noted(event: StepRecord): StepRecordEvent {
    const at = this.ports.clock.now();
    if (event.type !== 'tool-call-sent') return { ...event, at };
    const name = event.arguments['board'];
    const board = typeof name === 'string' ? (this.ports.board?.(name) ?? null) : null;
    return { ...event, at, ...(board === null ? {} : { board }) };
  }

  #record(runId: string, event: StepRecord, signal: AbortSignal): void {
    if (signal.aborted) throw new StepTaken('the step was called off');
    const recorded = this.ports.command(runId, {
      type: 'record',
      event: this.#noted(event),
    });
    if (!recorded.ok) throw new StepTaken(recorded.error.message);
  }
}

/** A step whose work broke off has failed, unless it was called off. */
function broken(failure: unknown, signal: AbortSignal): StepResult {
  signal.throwIfAborted();
  return { status: 'failed', output: `the step broke off: ${messageOf(failure)}` };
}
