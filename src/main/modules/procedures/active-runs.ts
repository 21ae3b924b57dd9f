import { isHeard, listensFor } from '../../../domain/run/ahead';
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
      return run !== undefined && isHeard(run, event, isNews);
    });
  }

  /** What they have to hear, each once. */
  get topics(): readonly string[] {
    const runs = [...this.#listening].flatMap((runId) => this.get(runId) ?? []);
    return [...new Set(runs.flatMap(listensFor).map(({ topic }) => topic))];
  }
}
