import { isHeard, listensFor } from '../../../domain/run/ahead';
import { lanesOf } from '../../../domain/run/lanes';
import type { RunCommand } from '../../../domain/run/run-command';
import type { Run } from '../../../shared/run';
import type { SopEvent } from '../../../shared/sop';

/** Runs that are not over, and which of them listen for a message. */
export class ActiveRuns extends Map<string, Run> {
  readonly #listening = new Set<string>();

  override set(runId: string, run: Run): this {
    if (listensFor(run).length === 0) this.#listening.delete(runId);
    else this.#listening.add(runId);
    return super.set(runId, run);
  }

  override delete(runId: string): boolean {
    this.#listening.delete(runId);
    return super.delete(runId);
  }

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
   * Whether what comes may be an answer to what the run does: not while a procedure that it started has sent no
   * call, or asks a person.
   */
  #mayBeAnswered(run: Run): boolean {
    return lanesOf(run).every(({ figures: { waits } }) => {
      if (waits?.child === undefined) return true;
      if (waits.child.runId === null) return false;
      const child = this.get(waits.child.runId);
      if (child === undefined) return true;
      if (child.gate !== null) return false;
      const isParent = lanesOf(child).some(({ figures }) => figures.waits?.child !== undefined);
      return isParent
        ? this.#mayBeAnswered(child)
        : child.steps.some(({ toolCalls }) => toolCalls.length > 0);
    });
  }

  /** What they have to hear, each once. */
  get topics(): readonly string[] {
    const runs = [...this.#listening].flatMap((runId) => this.get(runId) ?? []);
    return [...new Set(runs.flatMap(listensFor).map(({ topic }) => topic))];
  }
}
