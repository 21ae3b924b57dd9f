import { AppError, messageOf } from '../../shared/errors';
import type { Decider, Run } from '../../shared/run';
import type { Pause, SopEnginePorts } from './engine-ports';

/** How long after it could not be written an emergency stop is written again. */
const stopAgainAfterMs = 10_000;

/** Of what could not be written. */
const mendOf = (failure: unknown): string => (failure instanceof AppError ? failure.mend : undefined) ?? 'Check the disk.';

/** The runs that an emergency stop called off, as the engine ends them. `Ended`: what is to follow once the end is on disk. */
export interface CalledOffRuns<Ended> {
  /** Those whose end is not on disk. */
  waiting(): readonly Run[];
  /** Writes the end of one; null: it has one already. */
  end(run: Run, by: Decider): Ended | null;
  /** Takes the end of these back, which the disk took back too. */
  putBack(runs: readonly Run[]): void;
  /** The end is on disk. */
  follow(ended: Ended): void;
}

/**
 * Whether the triggers are paused, kept on disk. An emergency stop is a pause with runs that it ends; it is written, again and again if
 * need be, until all of it is on disk.
 */
export class TriggerPause<Ended> {
  #pause: Pause | null;
  /** Ends the tries to write an emergency stop that is not wholly on disk. */
  #unwritten: AbortController | null = null;
  /** Whether the stop has still to take back what was allowed: once, for what is allowed after it holds. */
  #owesTakingBack = false;

  constructor(
    private readonly ports: Pick<SopEnginePorts, 'pause' | 'transaction' | 'takeBackAllowed' | 'clock' | 'logger'>,
    private readonly runs: CalledOffRuns<Ended>,
  ) {
    this.#pause = ports.pause.read();
  }

  get current(): Pause | null {
    return this.#pause;
  }

  /** Throws AppError engine.pause when it could not be written; it holds nevertheless. Nobody resumes before an emergency stop is wholly on disk. */
  set(paused: boolean, by: Decider): void {
    if (!paused && this.#pause !== null && this.#unwritten !== null) this.#recordStop(this.#pause);
    // Written each time: what could not be written before is asked for again.
    this.#pause = paused ? (this.#pause ?? { by: by.by, via: by.via, at: this.ports.clock.now() }) : null;
    try {
      this.#write(this.#pause);
    } catch (failure) {
      throw paused
        ? new AppError('engine.pause', `All triggers are paused, but that could not be recorded: ${messageOf(failure)}`, { mend: `${mendOf(failure)} Then pause them once more: until then a new start of the engine may know nothing of the pause.`, cause: failure })
        : new AppError('engine.pause', `The triggers are resumed, but that could not be recorded: ${messageOf(failure)}`, { mend: `${mendOf(failure)} Then resume them once more: until then they are paused again when the engine starts anew.`, cause: failure });
    }
  }

  /** An emergency stop for these runs; returns how many it ended. Throws AppError engine.stop when not all of it could be written; it holds nevertheless, and is written as soon as it can be. */
  stop(by: Decider, runIds: readonly string[]): number {
    this.#pause = { by: by.by, via: by.via, at: this.ports.clock.now(), stopped: runIds };
    this.#owesTakingBack = true;
    return this.#recordStop(this.#pause);
  }

  /** A stop that is not wholly on disk is written once more, and then no more. */
  close(): void {
    this.#unwritten?.abort(new Error('the engine closes'));
    if (this.#unwritten !== null && this.#pause !== null) this.#writeStop(this.#pause);
  }

  #recordStop(pause: Pause): number {
    this.#unwritten?.abort(new Error('it is written now'));
    this.#unwritten = null;
    const { ended, failure } = this.#writeStop(pause);
    if (failure === undefined) return ended;
    this.#unwritten = new AbortController();
    void this.#recordStopLater(pause, this.#unwritten.signal).catch(() => {});
    throw new AppError('engine.stop', `Everything is stopped, but not everything could be recorded: ${messageOf(failure)}`, { mend: `${mendOf(failure)} It is tried again until it is recorded; until then a new start of the engine may know nothing of the stop.`, cause: failure });
  }

  async #recordStopLater(pause: Pause, signal: AbortSignal): Promise<void> {
    for (;;) {
      await this.ports.clock.sleep(stopAgainAfterMs, signal);
      signal.throwIfAborted();
      const { failure } = this.#writeStop(pause);
      if (failure === undefined) break;
      this.ports.logger.error('The emergency stop could not be recorded; it is tried again', { failure: messageOf(failure) });
    }
    this.#unwritten = null;
  }

  /** The pause, what it takes back, and the end of every run that was called off: together, so that nothing can come between them, or each alone when that fails. `failure`: the first thing that is not on disk. */
  #writeStop(pause: Pause): { readonly ended: number; readonly failure: unknown } {
    const runs = this.runs.waiting();
    const failures: unknown[] = [];
    const attempt = <T>(work: () => T): T | null => {
      try {
        return work();
      } catch (failure) {
        failures.push(failure);
        return null;
      }
    };
    const ended = this.#writeTogether(pause, runs) ?? this.#writeEachAlone(pause, runs, attempt);
    for (const end of ended) attempt(() => { this.runs.follow(end); });
    return { ended: ended.length, failure: failures[0] };
  }

  /** Null: none of it is on disk. */
  #writeTogether(pause: Pause, runs: readonly Run[]): readonly Ended[] | null {
    try {
      const ended = this.ports.transaction(true, () => {
        this.ports.pause.write(pause);
        if (this.#owesTakingBack) this.ports.takeBackAllowed();
        return runs.map((run) => this.runs.end(run, pause));
      });
      this.#owesTakingBack = false;
      return ended.filter((end) => end !== null);
    } catch {
      this.runs.putBack(runs);
      return null;
    }
  }

  #writeEachAlone(pause: Pause, runs: readonly Run[], attempt: <T>(work: () => T) => T | null): readonly Ended[] {
    attempt(() => { this.#write(pause); });
    if (this.#owesTakingBack) attempt(() => { this.#takeBackAllowed(); });
    return runs.map((run) => attempt(() => this.runs.end(run, pause))).filter((end) => end !== null);
  }

  #write(pause: Pause | null): void {
    this.ports.transaction(true, () => { this.ports.pause.write(pause); });
  }

  #takeBackAllowed(): void {
    this.ports.transaction(true, () => { this.ports.takeBackAllowed(); });
    this.#owesTakingBack = false;
  }
}
