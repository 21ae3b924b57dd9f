import type { SopMetrics } from '../../shared/run';

/** The figures in the text format of Prometheus. */
export function metricsText(metrics: readonly SopMetrics[]): string {
  const lines = ['# HELP zeroclaw_sop_runs_total Finished runs by outcome.', '# TYPE zeroclaw_sop_runs_total counter'];
  for (const row of metrics) {
    for (const outcome of ['completed', 'failed', 'cancelled'] as const) {
      lines.push(`zeroclaw_sop_runs_total{sop="${escapeLabel(row.sop)}",outcome="${outcome}"} ${String(row[outcome])}`);
    }
  }
  lines.push('# HELP zeroclaw_sop_run_duration_ms_avg Mean duration of finished runs in milliseconds.', '# TYPE zeroclaw_sop_run_duration_ms_avg gauge');
  for (const row of metrics) {
    if (row.avgDurationMs !== null) lines.push(`zeroclaw_sop_run_duration_ms_avg{sop="${escapeLabel(row.sop)}"} ${String(row.avgDurationMs)}`);
  }
  return `${lines.join('\n')}\n`;
}

const escapeLabel = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
