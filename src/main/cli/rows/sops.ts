import { shownNumber, shownStep } from '../../../shared/step-numbers';
import type { Output } from '../../../shared/procedures';
import type { Diagnostic, OnFailure, SopEntry, Step } from '../../../shared/sop';
import { isoOrNull } from '../render/figures';

type ListedSop = Output<'sops.list'>[number];

/** A row of `sop list --json`. */
export const toSopRow = ({ nextFireAt, held, lastRun, ...entry }: ListedSop): object => ({
  ...definition(entry),
  next_fire_at: isoOrNull(nextFireAt),
  held,
  last_run:
    lastRun === null
      ? null
      : {
          run_id: lastRun.runId,
          status: lastRun.status,
          started_at: isoOrNull(lastRun.startedAt),
          completed_at: isoOrNull(lastRun.completedAt),
        },
});

/** `sop show --json`. */
export const toSopDetail = ({ entry, toml, markdown }: Output<'sops.show'>): object => ({
  ...definition(entry),
  hash: entry.hash,
  steps: entry.sop?.steps.map((step, _, steps) => toStepRow(step, steps)) ?? [],
  toml,
  markdown,
});

/** A row of `sop validate --json`. */
export const toValidationRow = ({ name, folder, state, diagnostics }: SopEntry): object => ({
  name,
  folder,
  state,
  diagnostics: diagnostics.map(toDiagnosticRow),
});

const definition = ({ name, folder, state, diagnostics, sop }: SopEntry): object => ({
  name,
  folder,
  state,
  description: sop?.description ?? null,
  version: sop?.version ?? null,
  priority: sop?.priority ?? null,
  execution_mode: sop?.executionMode ?? null,
  cooldown_secs: sop?.cooldownSecs ?? null,
  max_concurrent: sop?.maxConcurrent ?? null,
  admission: sop === null ? null : (sop.admission ?? 'skip'),
  concurrency_key: sop?.concurrencyKey ?? null,
  enabled: sop?.enabled ?? null,
  total_steps: sop?.steps.length ?? null,
  triggers: sop?.triggers ?? [],
  diagnostics: diagnostics.map(toDiagnosticRow),
});

const toStepRow = (step: Step, steps: readonly Step[]): object => ({
  number: shownNumber(step),
  title: step.title,
  body: step.body,
  suggested_tools: step.suggestedTools,
  requires_confirmation: step.requiresConfirmation,
  calls: step.calls,
  kind: step.kind ?? 'execute',
  when: step.when ?? null,
  next: typeof step.next === 'number' ? shownStep(steps, step.next) : (step.next ?? null),
  on_failure: failureText(step.onFailure, steps),
});

/** As the bullet is written. */
export const failureText = (onFailure: OnFailure | undefined, steps: readonly Step[]): string =>
  onFailure === undefined || onFailure.action === 'fail'
    ? 'fail'
    : onFailure.action === 'retry'
      ? `retry:${String(onFailure.times)}`
      : `goto:${String(shownStep(steps, onFailure.step))}`;

const toDiagnosticRow = ({ severity, file, line, column, key, message, remedy }: Diagnostic): object => ({
  severity,
  file,
  line,
  column,
  key: key ?? null,
  message,
  remedy,
});
