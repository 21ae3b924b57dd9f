import { expect, test } from 'vitest';
import { metricsOf } from '../../../domain/run/metrics';
import { metricsText } from './metrics-text';

test('figures are written as Prometheus reads them', () => {
  const runs = [
    {
      sop: 'pump',
      status: 'completed',
      startedAt: 10_000,
      completedAt: 12_500,
      steps: [
        { number: 1, status: 'completed' },
        { number: 2, status: 'completed' },
      ],
    },
    {
      sop: 'pump',
      status: 'failed',
      startedAt: 20_000,
      completedAt: 20_500,
      steps: [
        { number: 1, status: 'failed' },
        { number: 2, status: 'pending' },
      ],
    },
  ] as const;
  expect(metricsText([metricsOf('pump', runs)]))
    .toBe(`# HELP zeroclaw_sop_runs_total Finished runs by outcome, deleted ones included.
# TYPE zeroclaw_sop_runs_total counter
zeroclaw_sop_runs_total{sop="pump",outcome="completed"} 1
zeroclaw_sop_runs_total{sop="pump",outcome="failed"} 1
zeroclaw_sop_runs_total{sop="pump",outcome="cancelled"} 0
# HELP zeroclaw_sop_run_duration_seconds Time from start to end of finished runs, waits for people included.
# TYPE zeroclaw_sop_run_duration_seconds summary
zeroclaw_sop_run_duration_seconds_sum{sop="pump"} 3
zeroclaw_sop_run_duration_seconds_count{sop="pump"} 2
# HELP zeroclaw_sop_run_duration_min_seconds Shortest finished run.
# TYPE zeroclaw_sop_run_duration_min_seconds gauge
zeroclaw_sop_run_duration_min_seconds{sop="pump"} 0.5
# HELP zeroclaw_sop_run_duration_max_seconds Longest finished run.
# TYPE zeroclaw_sop_run_duration_max_seconds gauge
zeroclaw_sop_run_duration_max_seconds{sop="pump"} 2.5
# HELP zeroclaw_sop_last_run_timestamp_seconds When the finished run that started last had started, in seconds since 1970.
# TYPE zeroclaw_sop_last_run_timestamp_seconds gauge
zeroclaw_sop_last_run_timestamp_seconds{sop="pump"} 20
# HELP zeroclaw_sop_steps_total Steps of finished runs by how they ended.
# TYPE zeroclaw_sop_steps_total counter
zeroclaw_sop_steps_total{sop="pump",step="1",outcome="completed"} 1
zeroclaw_sop_steps_total{sop="pump",step="1",outcome="failed"} 1
zeroclaw_sop_steps_total{sop="pump",step="2",outcome="completed"} 1
zeroclaw_sop_steps_total{sop="pump",step="2",outcome="failed"} 0
`);
});

test('a name cannot break out of its label', () => {
  expect(metricsText([metricsOf('a"} 1\nb{c="\\', [])])).toContain(
    'zeroclaw_sop_runs_total{sop="a\\"} 1\\nb{c=\\"\\\\",outcome="completed"} 0\n',
  );
});

test('what is not known is left out', () => {
  expect(metricsText([metricsOf('pump', [])])).not.toContain('min_seconds{');
});
