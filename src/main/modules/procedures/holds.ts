import { AppError, messageOf } from '../../../shared/errors';
import type { Result } from '../../../shared/result';
import type { Decider, Run } from '../../../shared/run';
import { isUntouched } from '../../../domain/run/first-step';
import type { RunLog } from '../../ports/run-log';
import { Emitter } from '../../platform/base/emitter';
import type { Pause, SopEnginePorts } from './engine-ports';

/** How long after it could not be written something is written again. */
const againAfterMs = 10_000;

/** Of what could not be written. */
const remedyOf = (failure: unknown): string =>
  (failure instanceof AppError ? failure.remedy : undefined) ?? 'Check the disk.';

/** What was decided about a run from outside of it, and is not on disk. */
export type Owed =
  | { readonly type: 'cancel'; readonly reason: string; readonly by: string; readonly via: string }
  | { readonly type: 'mark-interrupted'; readonly untouched?: boolean };

/** With what the record says of how far the run had come. */
export function asFound(owed: Owed, run: Run, log: Pick<RunLog, 'page'>): Owed {
  if (owed.type !== 'mark-interrupted') return owed;
  const [last] = log.page(run.runId, run.version - 1, 1).events;
  return { ...owed, untouched: isUntouched(run, last?.event) };
}

export const emergencyStop = 'emergency stop';

/** Why nothing goes on of what was under way: somebody stopped everything, or a backup was restored. */
export type CalledOffFor = 'stop' | 'restore';

export const calledOffBecause: Readonly<Record<CalledOffFor, string>> = {
  stop: emergencyStop,
  restore: 'it was under way when the backup was made that was restored',
};

/** The runs of the engine, as its log has them. */
export interface HeldRuns<Change extends { readonly run: Run }> {
  active(): readonly Run[];
  /** Writes it; null: there is nothing to change. */
  change(runId: string, command: Owed & { readonly at: number }): Result<Change | null>;
  /** One transaction, on disk when it returns; when it throws, no run has changed. */
  atomically(work: () => void): void;
  /** The change is on disk. */
  follow(change: Change): void;
  /** It goes on as it is. */
  goOn(runId: string): void;
  /** No longer to be touched. */
  leave(runId: string): void;
}

/**
 * What holds whether or not the disk takes it: the pause of all triggers, an emergency stop, and what is to
 * become of runs because of one, of a restore or of an engine that ended. It counts at once, and is written
 * again and again until all of it is on disk.
 */
export class Holds<Change extends { readonly run: Run }> {
  /** What held without being on disk is on disk now. */
  readonly recorded: Emitter<null>;
  #pause: Pause | null;
  /** By run. Nothing of it goes on before this is written. */
  readonly #owed = new Map<string, Owed>();
  #owesPause = false;
  #pausedFor: CalledOffFor = 'stop';
  /**
   * Whether an emergency stop has still to take back what was allowed: once, for what is allowed after it
   * holds.
   */
  #owesTakingBack = false;
  /** Ends the tries to write what is owed. */
  #unwritten: AbortController | null = null;

  constructor(
    private readonly ports: Pick<
      SopEnginePorts,
      'pause' | 'transaction' | 'takeBackAllowed' | 'clock' | 'logger'
    >,
    private readonly runs: HeldRuns<Change>,
    report: (failure: unknown) => void,
  ) {
    this.#pause = ports.pause.read();
    this.recorded = new Emitter(report);
  }

  get pause(): Pause | null {
    return this.#pause;
  }

  /** Whether all that holds is on disk. */
  get isRecorded(): boolean {
    return this.#unwritten === null;
  }

  /** Whether nothing of the run may go on. */
  keeps(runId: string): boolean {
    return this.#owed.has(runId);
  }

  /**
   * Throws AppError engine.pause when it could not be written; it holds nevertheless. Nobody resumes before
   * an emergency stop is wholly on disk.
   */
  setPause(paused: boolean, by: Decider): void {
    if (!paused && this.#unwritten !== null && this.#owesStop()) this.record();
    // Written each time: what could not be written before is asked for again.
    this.#pause = paused ? (this.#pause ?? { by: by.by, via: by.via, at: this.ports.clock.now() }) : null;
    try {
      this.#writePause(this.#pause);
    } catch (failure) {
      throw paused
        ? new AppError(
            'engine.pause',
            `All triggers are paused, but that could not be recorded: ${messageOf(failure)}`,
            {
              remedy: `${remedyOf(failure)} Then pause them once more: until then a new start of the engine may know nothing of the pause.`,
              cause: failure,
            },
          )
        : new AppError(
            'engine.pause',
            `The triggers are resumed, but that could not be recorded: ${messageOf(failure)}`,
            {
              remedy: `${remedyOf(failure)} Then resume them once more: until then they are paused again when the engine restarts.`,
              cause: failure,
            },
          );
    }
  }

  /** What is to become of a run that was under way: an emergency stop was for some of them, the others go on. */
  owedAtStart(runId: string): Owed {
    const pause = this.#pause;
    return pause?.stopped?.includes(runId) === true
      ? { type: 'cancel', reason: emergencyStop, by: pause.by, via: pause.via }
      : { type: 'mark-interrupted' };
  }

  /** To be written with the next `record`. */
  owe(runId: string, owed: Owed): void {
    this.#owed.set(runId, owed);
  }

  /**
   * A pause, if there is none, which takes back what was allowed; written with the next `record`. What was
   * allowed when a backup was made, nobody allows by restoring it.
   */
  requirePause({ by, via }: Decider, pausedFor: CalledOffFor): void {
    this.#pausedFor = pausedFor;
    this.#pause ??= { by, via, at: this.ports.clock.now() };
    this.#owesPause = true;
    this.#owesTakingBack = true;
  }

  /** An emergency stop for these runs, which takes back what was allowed; written with the next `record`. */
  requireStop({ by, via }: Decider, stopped: readonly string[]): void {
    this.#pausedFor = 'stop';
    this.#pause = { by, via, at: this.ports.clock.now(), stopped };
    this.#owesPause = true;
    this.#owesTakingBack = true;
  }

  /**
   * Writes what is owed. Returns how many runs that cancelled. What cannot be written is thrown as AppError
   * engine.stop, engine.restored or engine.interrupted, and tried again until it is.
   */
  record(): number {
    this.#unwritten?.abort(new Error('it is written now'));
    const wasUnwritten = this.#unwritten !== null;
    this.#unwritten = null;
    const isStop = this.#owesStop();
    const { cancelled, failure } = this.#write();
    if (failure === undefined) {
      if (wasUnwritten) this.recorded.emit(null);
      return cancelled;
    }
    this.#unwritten = new AbortController();
    void this.#recordLater(this.#unwritten.signal).catch(() => {});
    throw isStop
      ? this.#calledOffUnwritten(failure)
      : new AppError(
          'engine.interrupted',
          `What broke off when the engine ended could not be recorded: ${messageOf(failure)}`,
          {
            remedy: `${remedyOf(failure)} It is tried again until it is recorded; until then those runs do not go on.`,
            cause: failure,
          },
        );
  }

  /** What is owed is written once more, and then no more. */
  close(): void {
    this.#unwritten?.abort(new Error('the engine closes'));
    // That a step broke off, the next start finds out again.
    for (const [runId, { type }] of this.#owed) if (type === 'mark-interrupted') this.runs.leave(runId);
    if (this.#unwritten !== null) this.#write();
  }

  #owesStop(): boolean {
    return (
      this.#owesPause ||
      this.#owesTakingBack ||
      [...this.#owed.values()].some(({ type }) => type === 'cancel')
    );
  }

  #calledOffUnwritten(failure: unknown): AppError {
    return this.#pausedFor === 'restore'
      ? new AppError(
          'engine.restored',
          `What was under way in the backup is called off and all triggers are paused, but that could not be recorded: ${messageOf(failure)}`,
          {
            remedy: `${remedyOf(failure)} It is tried again until it is recorded; until then each new start of the engine calls it off again.`,
            cause: failure,
          },
        )
      : new AppError(
          'engine.stop',
          `Everything is stopped, but not everything could be recorded: ${messageOf(failure)}`,
          {
            remedy: `${remedyOf(failure)} It is tried again until it is recorded; until then a new start of the engine may know nothing of the stop.`,
            cause: failure,
          },
        );
  }

  async #recordLater(signal: AbortSignal): Promise<void> {
    for (;;) {
      await this.ports.clock.sleep(againAfterMs, signal);
      signal.throwIfAborted();
      const { failure } = this.#write();
      if (failure === undefined) break;
      this.ports.logger.error('What holds could not be recorded; it is tried again', {
        failure: messageOf(failure),
      });
    }
    this.#unwritten = null;
    this.recorded.emit(null);
  }

  /**
   * All that is owed: together, so that nothing can come between, or each alone when that fails. `failure`:
   * the first thing that is not on disk.
   */
  #write(): { readonly cancelled: number; readonly failure: unknown } {
    const failures: unknown[] = [];
    const attempt = (work: () => void): void => {
      try {
        work();
      } catch (failure) {
        failures.push(failure);
      }
    };
    const active = this.runs.active();
    const runs = active.filter(({ runId }) => this.#owed.has(runId));
    // Somebody cancelled it in the meantime.
    for (const runId of this.#owed.keys())
      if (!active.some((run) => run.runId === runId)) this.#owed.delete(runId);
    const changes: Change[] = [];
    const asItIs: string[] = [];
    const settle = ({ runId }: Run): void => {
      const owed = this.#owed.get(runId);
      if (owed === undefined) return;
      const changed = this.runs.change(runId, { ...owed, at: this.ports.clock.now() });
      if (changed.ok && changed.value !== null) changes.push(changed.value);
      else if (owed.type === 'mark-interrupted') asItIs.push(runId);
    };
    try {
      this.runs.atomically(() => {
        if (this.#owesPause) this.ports.pause.write(this.#pause);
        if (this.#owesTakingBack) this.ports.takeBackAllowed();
        runs.forEach(settle);
      });
      this.#owesPause = false;
      this.#owesTakingBack = false;
    } catch {
      // Not on disk, so none of them has changed.
      changes.splice(0);
      asItIs.splice(0);
      if (this.#owesPause)
        attempt(() => {
          this.#writePause(this.#pause);
        });
      if (this.#owesTakingBack)
        attempt(() => {
          this.#takeBackAllowed();
        });
      for (const run of runs)
        attempt(() => {
          this.runs.atomically(() => {
            settle(run);
          });
        });
    }
    for (const runId of [...changes.map(({ run }) => run.runId), ...asItIs]) this.#owed.delete(runId);
    for (const change of changes)
      attempt(() => {
        this.runs.follow(change);
      });
    for (const runId of asItIs)
      attempt(() => {
        this.runs.goOn(runId);
      });
    return {
      cancelled: changes.filter(({ run }) => run.status === 'cancelled').length,
      failure: failures[0],
    };
  }

  #writePause(pause: Pause | null): void {
    this.ports.transaction(true, () => {
      this.ports.pause.write(pause);
    });
    this.#owesPause = false;
  }

  #takeBackAllowed(): void {
    this.ports.transaction(true, () => {
      this.ports.takeBackAllowed();
    });
    this.#owesTakingBack = false;
  }
}
