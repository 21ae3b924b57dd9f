import { beginsAnew, isAsked, isHeard, listensFor, mayBeAnswered } from '../../../domain/run/ahead';
import { childrenOf, lanesOf, takesPlace } from '../../../domain/run/lanes';
import { withSetOfChildren } from '../../../domain/run/left-set';
import type { RunCommand } from '../../../domain/run/run-command';
import { evolve } from '../../../domain/run/run-state';
import type { Run, RunEvent } from '../../../shared/run';
import type { SopEvent } from '../../../shared/sop';

/** Runs that are not over, and which of them listen for a message. */
export class ActiveRuns extends Map<string, Run> {
  readonly #listening = new Set<string>();
  /** Those that were told of something ahead. */
  readonly #told = new Set<string>();

  override set(runId: string, run: Run): this {
    if (listensFor(run).length === 0) this.#listening.delete(runId);
    else this.#listening.add(runId);
    if (run.ahead === undefined) this.#told.delete(runId);
    else this.#told.add(runId);
    return super.set(runId, run);
  }

  override delete(runId: string): boolean {
    this.#listening.delete(runId);
    this.#told.delete(runId);
    return super.delete(runId);
  }

  /** Whether as many are at work as may be. */
  areFull(most: number, isInTheWay: (run: Run) => boolean = takesPlace): boolean {
    if (this.size < most) return false;
    let working = 0;
    for (const run of this.values()) if (isInTheWay(run) && run.dry !== true) working += 1;
    return working >= most;
  }

  /** As if it had set itself what those have set that it has started. */
  withSetOfChildren = (run: Run): Run => withSetOfChildren(run, (child) => this.get(child));

  /** Those that the event concerns. `isNews`: the broker had not kept it from before. */
  hearing(event: SopEvent, isNews: boolean): readonly string[] {
    return [...this.#listening].filter((runId) => {
      const run = this.get(runId);
      return run !== undefined && isHeard(run, event, isNews && this.#mayBeAnswered(run));
    });
  }

  /** What the run is told of it. */
  hear(runId: string, event: SopEvent, isNews: boolean, at: number): RunCommand {
    const run = this.get(runId);
    return {
      type: 'hear',
      at,
      event,
      isNews: isNews && run !== undefined && this.#mayBeAnswered(run),
    };
  }

  /**
   * What those forget that have started this run, once this happens to it: it goes on, or a person is asked, so what
   * they were told before is no answer to it any more.
   */
  forgetting(run: Run, events: readonly RunEvent[], at: number): readonly (readonly [string, RunCommand])[] {
    const parents = [...this.#told].flatMap((told) => {
      const starter = this.get(told);
      return starter !== undefined && this.#hasStarted(starter, run.runId) ? [starter] : [];
    });
    if (parents.length === 0) return [];
    let seen = run;
    const isAnew = events.some((event) => {
      const begins = beginsAnew(seen, event);
      seen = evolve(seen, event);
      return begins;
    });
    return isAnew
      ? parents.map((parent) => [
          parent.runId,
          { type: 'forget-ahead', at, step: parent.currentStep } as const,
        ])
      : [];
  }

  #hasStarted = (run: Run, runId: string): boolean =>
    childrenOf(run).includes(runId) || this.#startedBy(run).some((child) => this.#hasStarted(child, runId));

  /**
   * Whether what comes may be an answer to what the run does: not while a procedure that it started has not acted
   * yet, unless something beside it has, and not while that asks a person.
   */
  #mayBeAnswered(run: Run): boolean {
    const children = lanesOf(run).flatMap(({ figures: { waits } }) => waits?.child ?? []);
    if (children.length === 0) return true;
    const started = children.flatMap(({ runId }) => (runId === null ? [] : [this.get(runId) ?? null]));
    if (started.some((child) => child !== null && this.#isAsked(child))) return false;
    return (
      run.group?.lanes.some(({ step }) => run.steps[step - 1]?.acted === true) === true ||
      // What is over, and the step does not know it yet, has acted as far as can be told.
      started.some((child) => child === null || this.#isAnswered(child))
    );
  }

  #isAsked = (run: Run): boolean =>
    isAsked(run) || this.#startedBy(run).some((child) => this.#isAsked(child));

  #isAnswered = (run: Run): boolean =>
    mayBeAnswered(run) || this.#startedBy(run).some((child) => this.#isAnswered(child));

  #startedBy = (run: Run): readonly Run[] => childrenOf(run).flatMap((child) => this.get(child) ?? []);

  /** What they have to hear, each once. */
  get topics(): readonly string[] {
    const runs = [...this.#listening].flatMap((runId) => this.get(runId) ?? []);
    return [...new Set(runs.flatMap(listensFor).map(({ topic }) => topic))];
  }
}
