import { hash } from 'node:crypto';
import { canonicalJson } from '../../../shared/canonical-json';
import { changeText } from '../../../shared/basis-text';
import type { SecretRow } from '../../../shared/config-desk';
import type { ModelDownload } from '../../../shared/models';
import type { Approval } from '../../../shared/procedures';
import type { SopMetrics } from '../../../shared/run';
import type { LedgerRow, ModelFile } from '../../../shared/status';
import { iso, isoOrNull } from '../render/figures';

/** What `--gate` takes: the gate, and the code of the calls that stand on its card. */
export const gateName = ({ gate, code }: Pick<Approval, 'gate' | 'code'>): string => `${gate.gate}.${code}`;

/** The same with `--always`: it names the range as well, which grows with every approval elsewhere. */
export const alwaysName = (approval: Pick<Approval, 'gate' | 'code' | 'offer'>): string =>
  `${gateName(approval)}.${hash('sha256', canonicalJson(approval.offer ?? null)).slice(0, rangeDigits)}`;
const rangeDigits = 8;

/** A row of `approvals --json`. */
export const toApprovalRow = ({
  runId,
  sop,
  priority,
  step,
  totalSteps,
  title,
  body,
  gate,
  trigger,
  code,
  fails,
  offer,
  ask,
  telling,
  awaits,
}: Approval): object => ({
  run_id: runId,
  sop_name: sop,
  priority,
  step,
  total_steps: totalSteps,
  title,
  body,
  gate: gateName({ gate, code }),
  ...(offer === undefined ? {} : { offer, gate_always: alwaysName({ gate, code, offer }) }),
  reason: gate.reason,
  ...(ask === undefined ? {} : { ask }),
  waiting_since: iso(gate.requestedAt),
  expires_at: isoOrNull(gate.expiresAt),
  ...(telling === undefined
    ? {}
    : {
        urgency: telling.urgency,
        held_until: isoOrNull(telling.heldUntil),
        first: telling.first ?? null,
        told: telling.told.map(({ at, ...each }) => ({ ...each, at: iso(at) })),
        told_next: telling.next === null ? null : { ...telling.next, at: iso(telling.next.at) },
      }),
  calls: gate.calls,
  ...(awaits === undefined ? {} : { waits_for: { ...awaits.part, since: iso(awaits.since) } }),
  note: gate.note,
  changed: (gate.changed ?? []).map(changeText),
  fails: fails.map(({ call, why }) => ({ call, why })),
  trigger: {
    source: trigger.source,
    topic: trigger.topic,
    payload: trigger.payload,
    ...(trigger.meta === undefined ? {} : { meta: trigger.meta }),
    received_at: iso(trigger.receivedAt),
  },
});

/** A row of `events --json`. */
export const toEventRow = ({
  id,
  at,
  source,
  topic,
  payload,
  meta,
  count,
  test = false,
  rows,
  misses = [],
  furtherMisses = 0,
  refused,
  refusedBecause,
}: LedgerRow): object => ({
  id,
  at: iso(at),
  source,
  topic,
  payload,
  ...(meta === undefined ? {} : { meta }),
  count,
  test,
  results: rows.map(({ sop, result, runId, reason, detail }) => ({
    sop,
    result,
    run_id: runId,
    reason,
    detail: detail ?? null,
  })),
  misses: misses.map(({ sop, why }) => ({ sop, why })),
  further_misses: furtherMisses,
  refused: refused ?? null,
  refused_because: refusedBecause ?? null,
});

/** A row of `metrics --json`. Durations are milliseconds. */
export const toMetricsRow = (metrics: SopMetrics): object => ({
  sop: metrics.sop,
  total_runs: metrics.totalRuns,
  completed: metrics.completed,
  failed: metrics.failed,
  cancelled: metrics.cancelled,
  avg_duration_ms: metrics.avgDurationMs,
  min_duration_ms: metrics.minDurationMs,
  max_duration_ms: metrics.maxDurationMs,
  last_run_at: isoOrNull(metrics.lastRunAt),
  last_status: metrics.lastStatus,
  steps: metrics.steps,
});

/** A row of `models --json`. */
export const toModelRow = (model: ModelFile): object => ({
  name: model.name,
  path: model.path,
  built_in: model.builtIn,
  bytes: model.bytes,
  context_length: model.contextLength,
  quantisation: model.quantisation,
  fit: model.fit,
  state: model.state,
  detail: model.detail,
  download: null,
});

/** A row of `models --json` for a model of a server, by the name that `/model` and config.toml take. */
export const toServedRow = (provider: string, model: string): object => ({
  name: `${provider}/${model}`,
  path: null,
  built_in: false,
  bytes: null,
  context_length: null,
  quantisation: null,
  fit: null,
  state: 'served',
  detail: '',
  download: null,
});

/** A row of `models --json` for a file that is not all here yet. `bytes`: what is there of it. */
export const toDownloadRow = ({ name, url, bytes, total, state, pace, problem }: ModelDownload): object => ({
  name,
  path: null,
  built_in: false,
  bytes,
  context_length: null,
  quantisation: null,
  fit: 'unknown',
  state,
  detail: problem?.message ?? '',
  download: { url, total_bytes: total, bytes_per_second: pace, problem },
});

/** A row of `secret list --json`. */
export const toSecretRow = ({ name, state, usedBy }: SecretRow): object => ({ name, state, used_by: usedBy });
