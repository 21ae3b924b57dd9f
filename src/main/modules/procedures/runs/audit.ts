import { shownNumber, shownStep } from '../../../../shared/step-numbers';
import { messageOf } from '../../../../shared/errors';
import { isoStamp } from '../../../../shared/moments';
import type { Decision, Run, RunEvent } from '../../../../shared/run';
import { shortened } from '../../../../shared/shortened';
import type { Clock } from '../../../platform/base/clock';
import { nextTurn } from '../../../platform/base/slices';
import { workIsOver } from '../../../platform/base/until-aborted';
import type { Problems } from '../../../platform/base/problems';
import { storeAll, type Memory, type MemoryRecord } from '../../../ports/memory';
import type { RunArchive } from '../../../ports/run-archive';

const retryAfterMs = 30_000;
/**
 * In characters. A step may recall earlier records, so a record that holds outputs in full would double from
 * run to run; the run itself has them whole.
 */
const longestText = 1_000;
/** Records in one write. */
const mostAtOnce = 50;
/**
 * The first record waits so long for others: the end of a short run is written with its start, and nothing is in the
 * way of the event that comes next.
 */
const gatherMs = 250;
/** Records held while the store fails. Those of further runs are made again from the runs themselves. */
const mostWaiting = 2_000;

/** Where it is kept which runs' records are still due, so that a crash loses none. */
export type AuditMarks = Pick<RunArchive, 'auditDue' | 'audited'>;

interface Waiting {
  readonly record: MemoryRecord;
  readonly runId: string;
  /** Events of the run when the record was made. */
  readonly version: number;
}

/**
 * Records of runs in the memory backend, category `sop`: written after the transition, never inside it. A
 * failing store is shown as a problem, and the records are written when it works again, or by the next
 * engine. A record has one key and says the same whenever it is made, so writing it twice changes nothing.
 */
export class SopAudit {
  readonly #waiting: Waiting[] = [];
  readonly #backlog = new Set<string>();
  #load: (runId: string) => Run | null = () => null;
  #writing: Promise<void> = Promise.resolve();
  #drains = 0;
  /** Somebody waits for all of it: nothing is gathered for. */
  #isAwaited = false;
  #gathering: AbortController | null = null;
  #retrying = false;

  constructor(
    private readonly memory: Memory,
    private readonly clock: Clock,
    private readonly problems: Problems,
    private readonly closed: AbortSignal,
    private readonly marks: AuditMarks | null = null,
  ) {}

  /** What belongs in the records of what happened; the end of a run is told by `runFinished`. */
  happened(run: Run, event: RunEvent): void {
    if (event.type === 'run-started') this.runStarted(run);
    if (
      event.type === 'approval-granted' ||
      event.type === 'approval-denied' ||
      event.type === 'approval-timed-out'
    ) {
      const decision = run.decisions.find((candidate) => candidate.gate === event.gate);
      if (decision !== undefined) this.decided(run, decision);
    }
  }

  runStarted(run: Run): void {
    this.#enqueue(run, [startRecord(run)]);
  }

  runFinished(run: Run): void {
    this.#enqueue(run, [endRecord(run)]);
  }

  decided(run: Run, decision: Decision): void {
    this.#enqueue(run, [decisionRecord(run, decision)]);
  }

  /**
   * Writes, by and by, what a crash or a failing store kept from being written. `load` gives a run as it is
   * now; null: it is gone.
   */
  catchUp(load: (runId: string) => Run | null): void {
    this.#load = load;
    for (const runId of this.marks?.auditDue() ?? []) this.#backlog.add(runId);
    if (this.#backlog.size > 0) this.#drainLater();
  }

  /** Resolves when everything that can be written now is written. */
  async settled(): Promise<void> {
    this.#isAwaited = true;
    this.#gathering?.abort(workIsOver);
    try {
      await this.#writing;
    } finally {
      this.#isAwaited = false;
    }
  }

  #enqueue(run: Run, records: readonly MemoryRecord[]): void {
    if (this.marks !== null && this.#waiting.length >= mostWaiting) this.#backlog.add(run.runId);
    else this.#waiting.push(...records.map((record) => ({ record, runId: run.runId, version: run.version })));
    if (!this.#retrying) this.#drainLater();
  }

  /** The step that the transition calls for starts first: it must not wait for this write. */
  #drainLater(): void {
    // One that has not begun writes these as well.
    if (this.#drains > 0) return;
    this.#drains += 1;
    this.#writing = this.#writing
      .then(nextTurn)
      .then(() => this.#gather())
      .then(() => {
        this.#drains -= 1;
        return this.#drain();
      });
  }

  async #gather(): Promise<void> {
    if (this.#isAwaited) return;
    this.#gathering = new AbortController();
    await this.clock.sleep(gatherMs, AbortSignal.any([this.closed, this.#gathering.signal])).catch(() => {});
    this.#gathering = null;
  }

  async #drain(): Promise<void> {
    while (!this.#retrying) {
      const some = this.#waiting.slice(0, mostAtOnce);
      if (some.length === 0) {
        if (!this.#takeFromBacklog()) return;
        await nextTurn();
        continue;
      }
      try {
        // Together they wait for the disk once; between, what runs do goes first.
        await storeAll(
          this.memory,
          some.map(({ record }) => record),
        );
        this.#waiting.splice(0, some.length);
        this.#settle(some);
        this.problems.clear('audit');
        await nextTurn();
      } catch (failure) {
        const due = this.#waiting.length + this.#backlog.size;
        this.problems.report(
          'audit',
          'Audit records',
          `${String(due)} records could not be written: ${messageOf(failure)}`,
          'They are kept and tried again. Check the disk and [memory] in config.toml.',
        );
        this.#retryLater();
      }
    }
  }

  /** These are written: no record is due of a run that has no further one waiting. */
  #settle(written: readonly Waiting[]): void {
    const stillWaiting = new Set(this.#waiting.map(({ runId }) => runId));
    const done = written.filter(({ runId }) => !stillWaiting.has(runId));
    if (done.length > 0) this.marks?.audited(new Map(done.map(({ runId, version }) => [runId, version])));
  }

  /** All records of one run that is due; false: none is. */
  #takeFromBacklog(): boolean {
    const [runId] = this.#backlog;
    if (runId === undefined) return false;
    this.#backlog.delete(runId);
    const run = this.#readable(runId);
    if (run !== null)
      this.#waiting.push(...recordsOf(run).map((record) => ({ record, runId, version: run.version })));
    return true;
  }

  /** Null: it is gone, or damaged. That one's records stay due. */
  #readable(runId: string): Run | null {
    try {
      return this.#load(runId);
    } catch {
      return null;
    }
  }

  #retryLater(): void {
    this.#retrying = true;
    this.clock.sleep(retryAfterMs, this.closed).then(
      () => {
        this.#retrying = false;
        this.#drainLater();
      },
      () => {},
    );
  }
}

/** Every record that a run ought to have by now. */
const recordsOf = (run: Run): readonly MemoryRecord[] => [
  startRecord(run),
  ...run.decisions.map((decision) => decisionRecord(run, decision)),
  ...(run.completedAt === null ? [] : [endRecord(run)]),
];

const startRecord = (run: Run): MemoryRecord =>
  toRecord(run, 'start', run.runId, run.startedAt, {
    trigger: { ...run.trigger, payload: short(run.trigger.payload) },
    started_at: isoStamp(run.startedAt),
    total_steps: run.sop.steps.length,
    ...(run.again === undefined
      ? {}
      : {
          again_of: run.again.runId,
          from_step: shownStep(run.sop.steps, run.again.step),
          payload_edited: run.again.payloadEdited === true,
          carried_over: run.steps.filter((step) => step.carried === true).map(shownNumber),
        }),
  });

const decisionRecord = (run: Run, decision: Decision): MemoryRecord =>
  toRecord(run, 'decision', decision.gate.replaceAll('/', '_'), decision.at, {
    ...decision,
    step: shownStep(run.sop.steps, decision.step),
    at: isoStamp(decision.at),
  });

function endRecord(run: Run): MemoryRecord {
  const kind = run.status === 'completed' ? 'complete' : 'fail';
  const at = run.completedAt ?? run.startedAt;
  return toRecord(run, kind, run.runId, at, {
    status: run.status,
    reason: short(run.reason),
    completed_at: isoStamp(at),
    steps: run.steps.map(({ status, output, ...step }) => ({
      number: shownNumber(step),
      status,
      output: short(output),
    })),
  });
}

/** A dry run's records can be taken for a real one's neither by their key nor by what they say. */
const toRecord = (run: Run, kind: string, id: string, at: number, content: object): MemoryRecord => {
  const dry = run.dry === true;
  return {
    key: `sop_audit_${dry ? 'dry_' : ''}${kind}_${id}`,
    content: JSON.stringify({
      run_id: run.runId,
      sop_name: run.sop.name,
      ...content,
      ...(dry ? { dry } : {}),
    }),
    category: 'sop',
    scope: 'global',
    at,
  };
};

const short = (text: string | null): string | null => (text === null ? null : shortened(text, longestText));
