import { messageOf } from '../../shared/errors';
import type { Decision, Run } from '../../shared/run';
import type { Clock } from '../base/clock';
import type { Problems } from '../base/problems';
import type { Memory, MemoryRecord } from '../ports/memory';

const retryAfterMs = 30_000;
/** In characters. A step may recall earlier records, so a record that holds outputs in full would double from run to run; the run itself has them whole. */
const longestText = 1_000;

/**
 * Records of runs in the memory backend, category `sop`: written after the transition, never inside it.
 * A failing store is shown as a problem, and the records are written when it works again.
 */
export class SopAudit {
  #waiting: MemoryRecord[] = [];
  #writing: Promise<void> = Promise.resolve();

  constructor(private readonly memory: Memory, private readonly clock: Clock, private readonly problems: Problems, private readonly closed: AbortSignal) {}

  runStarted(run: Run): void {
    this.#enqueue(`sop_audit_start_${run.runId}`, { run_id: run.runId, sop_name: run.sop.name, trigger: { ...run.trigger, payload: shortened(run.trigger.payload) }, started_at: iso(run.startedAt), total_steps: run.sop.steps.length });
  }

  runFinished(run: Run): void {
    const kind = run.status === 'completed' ? 'complete' : 'fail';
    this.#enqueue(`sop_audit_${kind}_${run.runId}`, { run_id: run.runId, sop_name: run.sop.name, status: run.status, reason: shortened(run.reason), completed_at: iso(run.completedAt ?? run.startedAt), steps: run.steps.map(({ number, status, output }) => ({ number, status, output: shortened(output) })) });
  }

  decided(run: Run, decision: Decision): void {
    this.#enqueue(`sop_audit_decision_${decision.gate.replaceAll('/', '_')}`, { run_id: run.runId, sop_name: run.sop.name, ...decision, at: iso(decision.at) });
  }

  /** Writes what a crash kept from being written: records that a run ought to have and has not. */
  async catchUp(runs: readonly Run[]): Promise<void> {
    for (const run of runs) {
      if ((await this.memory.get(`sop_audit_start_${run.runId}`, 'global')) === null) this.runStarted(run);
      for (const decision of run.decisions) {
        if ((await this.memory.get(`sop_audit_decision_${decision.gate.replaceAll('/', '_')}`, 'global')) === null) this.decided(run, decision);
      }
      const kind = run.status === 'completed' ? 'complete' : 'fail';
      if (run.completedAt !== null && (await this.memory.get(`sop_audit_${kind}_${run.runId}`, 'global')) === null) this.runFinished(run);
    }
  }

  /** Resolves when everything that can be written now is written. */
  settled(): Promise<void> {
    return this.#writing;
  }

  #enqueue(key: string, content: object): void {
    this.#waiting.push({ key, content: JSON.stringify(content), category: 'sop', scope: 'global', at: this.clock.now() });
    // The step that the transition calls for starts first: it must not wait for this write.
    this.#writing = this.#writing.then(nextTurn).then(() => this.#drain());
  }

  async #drain(): Promise<void> {
    while (this.#waiting[0] !== undefined) {
      try {
        await this.memory.store(this.#waiting[0]);
        this.#waiting.shift();
        this.problems.clear('audit');
      } catch (failure) {
        this.problems.report('audit', 'Audit records', `${String(this.#waiting.length)} records could not be written: ${messageOf(failure)}`, 'They are kept and tried again. Check the disk and [memory] in config.toml.');
        this.#retryLater();
        return;
      }
    }
  }

  #retryLater(): void {
    this.clock.sleep(retryAfterMs, this.closed).then(
      () => { this.#writing = this.#writing.then(() => this.#drain()); },
      () => {},
    );
  }
}

const nextTurn = (): Promise<void> => new Promise((resolve) => { setImmediate(resolve); });

const shortened = (text: string | null): string | null => (text === null || text.length <= longestText ? text : `${text.slice(0, longestText)}…`);

const iso = (at: number): string => new Date(at).toISOString();
