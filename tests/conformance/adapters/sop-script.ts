import type { Run, RunEvent } from '../../../src/shared/run';
import { isFinished } from '../../../src/shared/run-facts';
import type { Result } from '../../../src/shared/result';
import type { Sop, SopEvent } from '../../../src/shared/sop';
import { canStart } from '../../../src/domain/procedure/triggers/limits';
import { decide, evolve, fold, pendingEffects, type RunCommand } from '../../../src/domain/run/run';
import { toRunSummary } from '../../../src/domain/run/summary';
import { matchSop } from '../../../src/domain/procedure/triggers/triggers';
import type { CaseOutcome, ConformanceCase } from '../suite';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Carries out a script of operations on an in-memory set of runs; every transition goes through `decide` and
 * `evolve`.
 */
export function runScript(input: ConformanceCase): CaseOutcome {
  const world = new ScriptWorld((input['config'] ?? {}) as Fields, input['sops'] as readonly Fields[]);
  const expected: unknown[] = [];
  const actual: unknown[] = [];
  for (const operation of input['script'] as readonly Fields[]) {
    const outcome = world.perform(operation);
    if (!('expect' in operation)) continue;
    expected.push(operation['expect']);
    actual.push(asListed(outcome, operation['expect']));
  }
  return { expected, actual };
}

/** Only the listed fields count; "limit" stands for any of the three limits. */
function asListed(value: unknown, wanted: unknown): unknown {
  if (Array.isArray(wanted))
    return Array.isArray(value) ? value.map((row: unknown, index) => asListed(row, wanted[index])) : value;
  if (typeof wanted !== 'object' || wanted === null || typeof value !== 'object' || value === null)
    return value;
  const listed = Object.fromEntries(Object.keys(wanted).map((key) => [key, (value as Fields)[key]]));
  const error = (value as Fields)['error'];
  if (error !== undefined && (wanted as Fields)['error'] === undefined) return value;
  const isLimit =
    (wanted as Fields)['error'] === 'limit' &&
    ['cooldown', 'max_concurrent', 'max_active_runs'].includes(String(error));
  return isLimit ? { ...listed, error: 'limit' } : listed;
}

class ScriptWorld {
  readonly #sops: Map<string, Sop>;
  readonly #runs = new Map<string, Run>();
  readonly #logs = new Map<string, RunEvent[]>();
  #seconds = 0;

  constructor(
    private readonly config: Fields,
    sops: readonly Fields[],
  ) {
    this.#sops = new Map(sops.map((sop) => [String(sop['name']), toSop(sop)]));
  }

  perform(operation: Fields): unknown {
    if (operation['at'] !== undefined) this.#seconds = Number(operation['at']);
    const run = String(operation['run']);
    switch (operation['op']) {
      case 'start':
        return this.#start(String(operation['sop']), run, manualEvent);
      case 'advance':
        return this.#advance(run, operation);
      case 'approve':
        return this.#outcome(
          run,
          this.#command(run, {
            type: 'approve',
            at: this.#now(),
            gate: null,
            by: word(operation['by'], 'ana'),
            via: 'test',
          }),
        );
      case 'deny':
        return this.#outcome(
          run,
          this.#command(run, {
            type: 'deny',
            at: this.#now(),
            gate: null,
            by: String(operation['by']),
            via: 'test',
            reason: String(operation['reason']),
          }),
        );
      case 'cancel':
        return this.#outcome(
          run,
          this.#command(run, {
            type: 'cancel',
            at: this.#now(),
            reason: word(operation['reason'], ''),
            by: 'ana',
            via: 'test',
          }),
        );
      case 'can_start':
        return this.#mayStart(String(operation['sop'])) === null;
      case 'get':
        return this.#get(run);
      case 'counts':
        return { active: this.#active().length, finished: this.#runs.size - this.#active().length };
      case 'dispatch':
        return this.#dispatch(
          { ...(operation['event'] as SopEvent), receivedAt: this.#now() },
          word(operation['run_prefix'], 'd'),
        );
      case 'unload_sop':
        this.#sops.delete(String(operation['sop']));
        return null;
      case 'check_timeouts':
        return this.#checkTimeouts();
      default:
        throw new Error(`The script has an unknown operation ${String(operation['op'])}`);
    }
  }

  #now(): number {
    return this.#seconds * 1000;
  }

  #active(): readonly Run[] {
    return [...this.#runs.values()].filter((run) => !isFinished(run.status));
  }

  /** Null: it may. */
  #mayStart(name: string): { readonly error: string; readonly reason: string } | null {
    const sop = this.#sops.get(name);
    if (sop === undefined) return { error: 'not_found', reason: 'not found' };
    const finished = [...this.#runs.values()].flatMap((run) =>
      run.sop.name === name && run.completedAt !== null ? [run.completedAt] : [],
    );
    const allowed = canStart({
      sop,
      now: this.#now(),
      activeOfSop: this.#active().filter((run) => run.sop.name === name).length,
      activeTotal: this.#active().filter(({ gate }) => gate === null).length,
      lastFinishedAt: finished.length === 0 ? null : Math.max(...finished),
      maxActiveRuns: Number(this.config['max_active_runs'] ?? 10),
    });
    return allowed.ok ? null : { error: allowed.error.code, reason: allowed.error.reason };
  }

  #start(name: string, runId: string, trigger: SopEvent): unknown {
    const sop = this.#sops.get(name);
    const refused = this.#mayStart(name);
    if (refused !== null || sop === undefined) return { error: refused?.error };
    const approvalTimeoutSecs = Number(this.config['approval_timeout_secs'] ?? 3600);
    return this.#outcome(
      runId,
      this.#command(runId, {
        type: 'start',
        at: this.#now(),
        runId,
        sop,
        sopHash: 'test',
        trigger,
        approvalTimeoutSecs,
        startedBy: 'test',
      }),
    );
  }

  /** What the engine does with a step's result: the step was begun, then it ends. */
  #advance(runId: string, operation: Fields): unknown {
    const run = this.#runs.get(runId);
    for (const effect of run === undefined ? [] : pendingEffects(run)) {
      if (effect.type === 'run-step' && run?.steps[effect.step - 1]?.status !== 'running')
        this.#command(runId, {
          type: 'begin-step',
          at: this.#now(),
          step: effect.step,
          attempt: effect.attempt,
        });
    }
    const step = Number(operation['step_number'] ?? run?.currentStep ?? 1);
    const result = operation['result'] as 'completed' | 'failed' | 'skipped';
    return this.#outcome(
      runId,
      this.#command(runId, {
        type: 'finish-step',
        at: this.#now(),
        step,
        result,
        output: word(operation['output'], ''),
      }),
    );
  }

  #command(runId: string, command: RunCommand): Result<readonly RunEvent[]> {
    const before = this.#runs.get(runId) ?? null;
    const decided = decide(before, command);
    if (!decided.ok || decided.value.length === 0) return decided;
    const log = [...(this.#logs.get(runId) ?? []), ...decided.value];
    const after = decided.value.reduce<Run | null>(evolve, before);
    if (JSON.stringify(after) !== JSON.stringify(fold(log)))
      throw new Error(`Run ${runId} is not the fold of its log`);
    this.#logs.set(runId, log);
    this.#runs.set(runId, fold(log));
    return decided;
  }

  #outcome(runId: string, decided: Result<readonly RunEvent[]>): Fields {
    if (!decided.ok) return { error: decided.error.code };
    const run = this.#runs.get(runId);
    if (run === undefined) throw new Error(`There is no run ${runId}`);
    return { action: actionOf(run), step: run.currentStep, status: run.status, reason: run.reason };
  }

  #get(runId: string): Fields {
    const run = this.#runs.get(runId);
    if (run === undefined) return { found: false };
    const summary = toRunSummary(run);
    return {
      found: true,
      active: !isFinished(run.status),
      status: summary.status,
      current_step: summary.currentStep,
      total_steps: summary.totalSteps,
      reason: summary.reason,
      results: run.steps.filter((step) => ['completed', 'failed', 'skipped'].includes(step.status)).length,
      waiting_since: summary.waitingSince === null ? null : summary.waitingSince / 1000,
      started_at: run.startedAt / 1000,
      completed_at: run.completedAt === null ? null : run.completedAt / 1000,
    };
  }

  #dispatch(event: SopEvent, prefix: string): unknown {
    const matching = [...this.#sops.values()]
      .filter((sop) => matchSop(sop, event).matched)
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    if (matching.length === 0) return [{ result: 'no_match' }];
    return matching.map((sop) => {
      const refused = this.#mayStart(sop.name);
      if (refused !== null) return { result: 'skipped', sop: sop.name, reason: refused.reason };
      return {
        result: 'started',
        sop: sop.name,
        ...(this.#start(sop.name, `${prefix}-${sop.name}`, event) as Fields),
      };
    });
  }

  #checkTimeouts(): Fields {
    const cancelled = this.#active().filter((run) => {
      const decided = this.#command(run.runId, { type: 'time-out', at: this.#now() });
      return decided.ok && decided.value.length > 0;
    });
    return { cancelled: cancelled.map((run) => run.runId), resumed: [] };
  }
}

const word = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback);

const manualEvent: SopEvent = { source: 'manual', topic: null, payload: null, receivedAt: 0 };

function actionOf(run: Run): string {
  if (run.status === 'completed' || run.status === 'failed' || run.status === 'cancelled') return run.status;
  return run.gate === null ? 'execute' : 'wait';
}

function toSop(fields: Fields): Sop {
  const steps = (fields['steps'] ?? []) as readonly Fields[];
  return {
    name: String(fields['name']),
    description: '',
    version: '0.1.0',
    priority: (fields['priority'] ?? 'normal') as Sop['priority'],
    executionMode: fields['execution_mode'] as Sop['executionMode'],
    cooldownSecs: Number(fields['cooldown_secs'] ?? 0),
    maxConcurrent: Number(fields['max_concurrent'] ?? 1),
    enabled: true,
    tools: 'listed',
    onInterrupt: 'ask',
    approvalTimeoutSecs: null,
    triggers: (fields['triggers'] ?? []) as Sop['triggers'],
    steps: steps.map((step, index) => ({
      number: index + 1,
      title: String(step['title']),
      body: '',
      suggestedTools: [],
      requiresConfirmation: step['requires_confirmation'] === true,
      calls: [],
      line: index + 1,
    })),
  };
}
