import { heardBy, lanesOf } from '../../../domain/run/lanes';
import { heardInWait } from '../../../domain/run/waits';
import type { Run } from '../../../shared/run';
import type { SopEvent } from '../../../shared/sop';

/** Runs that are not over, and which of them wait for a message. */
export class ActiveRuns extends Map<string, Run> {
  readonly #listening = new Set<string>();

  override set(runId: string, run: Run): this {
    if (heardBy(run).length === 0) this.#listening.delete(runId);
    else this.#listening.add(runId);
    return super.set(runId, run);
  }

  override delete(runId: string): boolean {
    this.#listening.delete(runId);
    return super.delete(runId);
  }

  /** Those whose wait the event ends. */
  endedBy(event: SopEvent): readonly string[] {
    return [...this.#listening].filter((runId) => {
      const run = this.get(runId);
      return run !== undefined && lanesOf(run).some((seen) => heardInWait(seen, event) !== null);
    });
  }

  /** What they have to hear, each once. */
  get topics(): readonly string[] {
    const runs = [...this.#listening].flatMap((runId) => this.get(runId) ?? []);
    return [...new Set(runs.flatMap(heardBy).map(({ topic }) => topic))];
  }
}
