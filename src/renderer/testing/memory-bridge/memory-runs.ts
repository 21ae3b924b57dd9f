import type { Evidence } from '../../../shared/evidence';
import type { JsonObject } from '../../../shared/json';
import type { Notice } from '../../../shared/notices';
import type { Approval } from '../../../shared/procedures';
import { refuse, ok, type Result } from '../../../shared/result';
import type { Decision, DraftedCall, Run, RunDetail, RunEvent, RunSummary } from '../../../shared/run';
import { isFinished } from '../../../shared/run-facts';
import { wasAsked } from '../../../shared/run-figures';
import type { Sop, SopEvent } from '../../../shared/sop';
import { runSheetOf, type StoredEvent } from '../../../domain/run/run-sheet';
import { sampleRuns, toRun, toSummary } from '../samples/sample-runs';

type Later = (ms: number, work: () => void) => void;

/**
 * The runs of the memory bridge: a log of events each, folded as the pages fold them. Decisions go on to the
 * end of the run.
 */
export class MemoryRuns {
  readonly #events = new Map<string, StoredEvent[]>();
  #made = 0;

  constructor(
    private readonly now: () => number,
    private readonly later: Later,
    private readonly tell: (notice: Notice) => void,
  ) {
    for (const { detail } of sampleRuns(now())) this.#events.set(detail.run.runId, [...detail.events]);
    // A gate whose calls are known when the page opens, as an engine would have drafted them.
    this.#draft(
      '8f2e9d',
      [
        {
          tool: 'shell',
          arguments: { command: 'find backups -name "*.tar.zst" -mtime +30 -delete' },
          provenance: { command: 'model' },
        },
      ],
      '',
    );
  }

  list(): RunSummary[] {
    return [...this.#events.keys()]
      .map((runId) => toSummary(this.#sheet(runId)))
      .sort((a, b) => b.startedAt - a.startedAt);
  }

  detail(runId: string): RunDetail | null {
    const events = this.#events.get(runId);
    return events === undefined ? null : { run: this.#run(runId), events: [...events] };
  }

  approvals(): Approval[] {
    return this.#all().flatMap((run) => (run.gate === null ? [] : [this.#approval(run, run.gate)]));
  }

  decided(limit: number): (Decision & { runId: string; sop: string })[] {
    return this.#all()
      .flatMap((run) =>
        run.decisions.map((decision) => ({ ...decision, runId: run.runId, sop: run.sop.name })),
      )
      .sort((a, b) => b.at - a.at)
      .slice(0, limit);
  }

  decide(
    runId: string,
    gate: string | null,
    verdict: { readonly approved: true } | { readonly approved: false; readonly reason: string },
    by: string,
    via: string,
  ): Result<null> {
    if (!this.#events.has(runId))
      return refuse({
        code: 'run.unknown',
        message: `There is no run ${runId}`,
        remedy: 'Open the list of runs and choose one.',
      });
    const run = this.#run(runId);
    if (run.gate === null || (gate !== null && run.gate.gate !== gate)) {
      const last = run.decisions.at(-1);
      return refuse({
        code: 'run.decided',
        message: last === undefined ? 'This run waits for nobody' : `Already decided by ${last.by}`,
        remedy: 'Nothing was sent. The card shows what was decided.',
      });
    }
    const at = this.now();
    const step = run.gate.step;
    if (verdict.approved) {
      this.#add(runId, { type: 'approval-granted', at, step, gate: run.gate.gate, by, via });
      this.#carryOut(runId, step, run.gate.calls ?? []);
    } else {
      this.#add(runId, {
        type: 'approval-denied',
        at,
        step,
        gate: run.gate.gate,
        by,
        via,
        reason: verdict.reason,
      });
      this.#add(runId, { type: 'run-cancelled', at, reason: verdict.reason, by, via });
    }
    this.tell({ type: 'approvals-changed' });
    return ok(null);
  }

  cancel(runId: string, reason: string, by: string): Result<null> {
    if (!this.#events.has(runId))
      return refuse({
        code: 'run.unknown',
        message: `There is no run ${runId}`,
        remedy: 'Open the list of runs and choose one.',
      });
    if (isFinished(this.#run(runId).status))
      return refuse({
        code: 'run.finished',
        message: 'This run has ended',
        remedy: 'Nothing is left to cancel.',
      });
    this.#add(runId, { type: 'run-cancelled', at: this.now(), reason, by, via: 'app' });
    this.tell({ type: 'approvals-changed' });
    return ok(null);
  }

  start(sop: Sop, trigger: SopEvent, startedBy: string): string {
    this.#made += 1;
    const runId = `new${String(this.#made).padStart(3, '0')}`;
    this.#events.set(runId, []);
    this.#add(runId, {
      type: 'run-started',
      at: this.now(),
      runId,
      sop,
      sopHash: 'sample',
      trigger,
      approvalTimeoutSecs: sop.approvalTimeoutSecs ?? 3600,
      startedBy,
    });
    this.#begin(runId, 1);
    return runId;
  }

  /** A reading a second that climbs over the limit, as the sample runs tell it. */
  evidence(runId: string): Evidence | null {
    if (!this.#events.has(runId)) return null;
    const { trigger } = this.#run(runId);
    const value = /"value":([\d.]+)/.exec(trigger.payload ?? '')?.[1];
    if (trigger.topic === null || value === undefined) return null;
    const now = this.now();
    const points = Array.from({ length: 60 }, (_, index) => ({
      at: now - (59 - index) * 1000,
      value: Math.round(10 * Math.min(Number(value), 62 + index * 3 + Math.sin(index) * 1.5)) / 10,
    }));
    return {
      source: trigger.source,
      topic: trigger.topic,
      name: 'value',
      unit: 'bar',
      limit: { operator: '>', value: 85 },
      holds: false,
      points,
      heardAt: now,
      started: { at: trigger.receivedAt, value: Number(value) },
    };
  }

  again(runId: string, step: number, by: string): Result<{ runId: string }> {
    if (!this.#events.has(runId))
      return refuse({
        code: 'run.unknown',
        message: `There is no run ${runId}`,
        remedy: 'Open the list of runs and choose one.',
      });
    const { sop, trigger, steps } = this.#run(runId);
    this.#made += 1;
    const next = `new${String(this.#made).padStart(3, '0')}`;
    const at = this.now();
    this.#events.set(next, []);
    this.#add(next, {
      type: 'run-started',
      at,
      runId: next,
      sop,
      sopHash: 'sample',
      trigger,
      approvalTimeoutSecs: sop.approvalTimeoutSecs ?? 3600,
      startedBy: by,
      again: { runId, step },
    });
    for (const state of steps)
      if (state.number < step && state.status === 'completed')
        this.#add(next, {
          type: 'step-carried',
          at,
          step: state.number,
          status: 'completed',
          output: state.output ?? '',
        });
    this.#begin(next, step);
    return ok({ runId: next });
  }

  edit(
    runId: string,
    gate: string,
    edits: readonly { readonly call: number; readonly arguments: JsonObject }[],
    by: string,
  ): Result<null> {
    const open = this.#events.has(runId) ? this.#run(runId).gate : null;
    if (open === null || open.gate !== gate || open.calls === null)
      return refuse({
        code: 'gate_changed',
        message: 'What was edited is not what the run asks now.',
        remedy: 'Look at it again.',
      });
    const calls = open.calls.map((call, index) => {
      const values = edits.find((edit) => edit.call === index)?.arguments ?? {};
      return {
        ...call,
        arguments: { ...call.arguments, ...values },
        provenance: {
          ...call.provenance,
          ...Object.fromEntries(Object.keys(values).map((name) => [name, 'person' as const])),
        },
      };
    });
    this.#add(runId, {
      type: 'calls-edited',
      at: this.now(),
      step: open.step,
      gate,
      asks: `${gate}+`,
      calls,
      by,
      via: 'app',
    });
    this.tell({ type: 'approvals-changed' });
    return ok(null);
  }

  #begin(runId: string, number: number): void {
    const run = this.#run(runId);
    if (isFinished(run.status)) return;
    const step = run.sop.steps[number - 1];
    const at = this.now();
    if (step === undefined) {
      this.#add(runId, { type: 'run-completed', at });
      return;
    }
    if (!step.requiresConfirmation) {
      this.#carryOut(runId, number, []);
      return;
    }
    this.#add(runId, {
      type: 'approval-requested',
      at,
      step: number,
      gate: `g${String(run.gates + 1)}`,
      expiresAt: run.approvalTimeoutSecs === 0 ? null : at + run.approvalTimeoutSecs * 1000,
      reason: 'confirmation',
    });
    this.tell({ type: 'approvals-changed' });
    this.later(2500, () => {
      this.#draft(
        runId,
        [
          {
            tool: 'gpio_write',
            arguments: { board: 'nucleo-f401re-0', pin: 5, value: 0 },
            provenance: { board: 'sop', pin: 'sop', value: 'model' },
          },
        ],
        '',
      );
    });
  }

  #draft(runId: string, calls: readonly DraftedCall[], note: string): void {
    const { gate } = this.#run(runId);
    if (gate === null) return;
    this.#add(runId, {
      type: 'calls-drafted',
      at: this.now(),
      step: gate.step,
      gate: gate.gate,
      calls: [...calls],
      note,
    });
    this.tell({ type: 'approvals-changed' });
  }

  #carryOut(runId: string, step: number, calls: readonly DraftedCall[]): void {
    const planned =
      calls.length > 0
        ? calls
        : [
            {
              tool: this.#run(runId).sop.steps[step - 1]?.suggestedTools[0] ?? 'memory_recall',
              arguments: {},
              provenance: {},
            },
          ];
    this.#add(runId, { type: 'step-started', at: this.now(), step, attempt: 1 });
    planned.forEach((call, index) => {
      this.later(400 + index * 900, () => {
        this.#addWhileOpen(runId, {
          type: 'tool-call-sent',
          at: this.now(),
          step,
          call: `t${String(step)}.${String(index + 1)}`,
          tool: call.tool,
          arguments: call.arguments,
          provenance: call.provenance,
          acts: true,
        });
      });
      this.later(1100 + index * 900, () => {
        this.#addWhileOpen(runId, {
          type: 'tool-call-answered',
          at: this.now(),
          step,
          call: `t${String(step)}.${String(index + 1)}`,
          success: true,
          output: '{"ok":true,"was":1,"now":0}',
        });
      });
    });
    this.later(900 + planned.length * 900, () => {
      this.#addWhileOpen(runId, { type: 'step-completed', at: this.now(), step, output: 'Done' });
      this.#begin(runId, step + 1);
    });
  }

  #addWhileOpen(runId: string, event: RunEvent): void {
    if (!isFinished(this.#run(runId).status)) this.#add(runId, event);
  }

  #add(runId: string, event: RunEvent): void {
    const events = this.#events.get(runId);
    if (events === undefined) return;
    const seq = events.length + 1;
    events.push({ seq, event });
    this.tell({ type: 'run-changed', summary: toSummary(this.#sheet(runId)), seq, event });
  }

  #all(): Run[] {
    return [...this.#events.keys()].map((runId) => this.#run(runId));
  }

  #run(runId: string): Run {
    return toRun(this.#sheet(runId));
  }

  #sheet(runId: string) {
    const sheet = runSheetOf(this.#events.get(runId) ?? []);
    if (sheet === null) throw new Error(`The run ${runId} has no first event.`);
    return sheet;
  }

  #approval(run: Run, gate: NonNullable<Run['gate']>): Approval {
    const step = run.sop.steps[gate.step - 1];
    const last = this.#all()
      .filter((other) => other.sop.name === run.sop.name && isFinished(other.status))
      .sort((a, b) => b.startedAt - a.startedAt)
      .slice(0, 3);
    return {
      runId: run.runId,
      sop: run.sop.name,
      version: run.sop.version,
      priority: run.sop.priority,
      step: gate.step,
      totalSteps: run.sop.steps.length,
      title: step?.title ?? '',
      body: step?.body ?? '',
      suggestedTools: step?.suggestedTools ?? [],
      gate,
      trigger: run.trigger,
      condition:
        run.sop.triggers.flatMap((trigger) =>
          trigger.type === 'mqtt' && trigger.topic === run.trigger.topic ? [trigger.condition ?? null] : [],
        )[0] ?? null,
      shown: JSON.stringify(gate.calls ?? []),
      code: '7F3A',
      fails: [],
      earlier: run.steps.filter((other) => other.number < gate.step),
      askedOn: [{ channel: 'telegram', reached: 2, sending: 0, failed: 0, why: null }],
      nextTitle: run.sop.steps[gate.step]?.title ?? null,
      lastRuns: last.map((other) => ({
        runId: other.runId,
        status: other.status,
        at: other.completedAt ?? other.startedAt,
        decision: other.decisions.at(-1) ?? null,
        asked: wasAsked(other.figures),
        reason: other.reason,
      })),
    };
  }
}
