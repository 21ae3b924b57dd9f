import type { SopEvent, Trigger } from '../../../src/shared/sop';
import { ExecutionMode, Priority } from '../../../src/shared/sop';
import { RunStatus } from '../../../src/shared/run';
import { conditionHolds } from '../../../src/domain/procedure/expression/conditions';
import { doubtsOf } from '../../../src/domain/procedure/expression/doubts';
import { parseCondition } from '../../../src/domain/procedure/expression/parse';
import { firesWithin, parseCron } from '../../../src/main/platform/base/cron';
import { gateReason } from '../../../src/domain/procedure/asking';
import { parseManifest } from '../../../src/main/modules/procedures/definition/manifest';
import { metricsOf, type RunOutcome } from '../../../src/domain/run/metrics';
import { parseSteps } from '../../../src/main/modules/procedures/definition/steps';
import { topicMatches } from '../../../src/domain/procedure/topics';
import { matchSop } from '../../../src/domain/procedure/triggers/triggers';
import type { Adapter, CaseOutcome, ConformanceCase } from '../suite';
import { runScript } from './sop-script';

/** Thin adapters between the words of `sop.json` and the SOP core. */
export const sopAdapters: Readonly<Record<string, Adapter>> = {
  step_parse: (input) => ({
    expected: input['expect'],
    actual: parseSteps(text(input, 'input')).steps.map(
      ({ number, title, body, suggestedTools, requiresConfirmation }) => ({
        number,
        title,
        body,
        suggested_tools: suggestedTools,
        requires_confirmation: requiresConfirmation,
      }),
    ),
  }),
  manifest_parse: (input) => ({
    expected: input['expect'],
    actual: manifest(
      text(input, 'input'),
      ExecutionMode.parse(input['default_execution_mode'] ?? 'supervised'),
    ),
  }),
  condition: (input) => ({
    expected: input['expect'],
    actual: conditionHolds(text(input, 'condition'), input['payload'] as string | null),
  }),
  condition_doubt: (input) => {
    const condition = text(input, 'condition');
    const parsed = parseCondition(condition);
    return {
      expected: input['expect'],
      actual: parsed.ok && doubtsOf(condition, parsed.condition, 'trigger').length > 0,
    };
  },
  mqtt_topic_match: (input) => ({
    expected: input['expect'],
    actual: topicMatches(text(input, 'pattern'), text(input, 'topic')),
  }),
  trigger_match: (input) => ({
    expected: input['expect'],
    actual: matchSop(
      { triggers: input['triggers'] as Trigger[] },
      { ...(input['event'] as SopEvent), receivedAt: 0 },
    ).matched,
  }),
  mode_resolution: (input) => ({
    expected: input['expect'],
    actual:
      gateReason({
        mode: ExecutionMode.parse(input['mode']),
        priority: Priority.parse(input['priority']),
        isFirst: Number(input['step_number']) === 1,
        requiresConfirmation: input['requires_confirmation'] === true,
      }) === null
        ? 'execute'
        : 'wait',
  }),
  cron_window: cronWindow,
  metrics,
  cooldown_concurrency: runScript,
  lifecycle: runScript,
  approval_timeout: runScript,
  dispatch: runScript,
};

const text = (input: ConformanceCase, key: string): string => String(input[key]);

function manifest(toml: string, defaultMode: ExecutionMode): unknown {
  const parsed = parseManifest(toml, defaultMode);
  if (parsed.manifest === null) {
    const first = parsed.findings.problems.find(({ diagnostic }) => diagnostic.severity === 'error');
    return { error: { kind: first?.kind, field: first?.field } };
  }
  const { name, description, version, priority, executionMode, cooldownSecs, maxConcurrent, triggers } =
    parsed.manifest;
  return {
    ok: {
      name,
      description,
      version,
      priority,
      execution_mode: executionMode,
      cooldown_secs: cooldownSecs,
      max_concurrent: maxConcurrent,
      triggers,
    },
  };
}

function cronWindow(input: ConformanceCase): CaseOutcome {
  const schedule = parseCron(text(input, 'expression'), 'UTC');
  const fires =
    schedule.ok &&
    firesWithin(schedule.value, Date.parse(text(input, 'last_check')), Date.parse(text(input, 'now')));
  const expected = {
    fires: input['expect_fires'],
    count: input['expect_count'] ?? Number(input['expect_fires']),
    valid: input['valid'] ?? true,
  };
  return { expected, actual: { fires, count: Number(fires), valid: schedule.ok } };
}

interface RecordedRun {
  readonly sop: string;
  readonly status: string;
  readonly started_at: number;
  readonly completed_at: number | null;
  readonly steps?: readonly { readonly n: number; readonly status: string }[];
}

function metrics(input: ConformanceCase): CaseOutcome {
  const expected = input['expect'] as Readonly<Record<string, unknown>>;
  const outcomes = (input['runs'] as readonly RecordedRun[]).map((run): RunOutcome => ({
    sop: run.sop,
    status: RunStatus.parse(run.status),
    startedAt: run.started_at * 1000,
    completedAt: run.completed_at === null ? null : run.completed_at * 1000,
    steps: (run.steps ?? []).map(({ n, status }) => ({ number: n, status })),
  }));
  const found = metricsOf(String(expected['sop']), outcomes);
  const actual: Readonly<Record<string, unknown>> = {
    sop: found.sop,
    total_runs: found.totalRuns,
    completed: found.completed,
    failed: found.failed,
    cancelled: found.cancelled,
    avg_duration_ms: found.avgDurationMs,
    min_duration_ms: found.minDurationMs,
    max_duration_ms: found.maxDurationMs,
    last_run_at: found.lastRunAt === null ? null : found.lastRunAt / 1000,
    last_status: found.lastStatus,
    steps: found.steps,
  };
  return { expected, actual: pick(actual, expected) };
}

/** Only the listed fields are compared. */
const pick = (value: Readonly<Record<string, unknown>>, listed: Readonly<Record<string, unknown>>): unknown =>
  Object.fromEntries(Object.keys(listed).map((key) => [key, value[key]]));
