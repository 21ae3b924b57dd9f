import type { SopMetrics } from '../../../shared/run';

interface Sample {
  /** Appended to the family's name, e.g. `_sum`. */
  readonly suffix?: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

interface Family {
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'summary';
  readonly help: string;
  readonly samples: (row: SopMetrics) => readonly Sample[];
}

const outcomes = ['completed', 'failed', 'cancelled'] as const;

/** A gauge that is not there while its figure is not known. */
const gauge = ({ sop }: SopMetrics, ms: number | null): readonly Sample[] =>
  ms === null ? [] : [{ labels: { sop }, value: ms / 1000 }];

const families: readonly Family[] = [
  {
    name: 'zeroclaw_sop_runs_total',
    type: 'counter',
    help: 'Finished runs by outcome, deleted ones included.',
    samples: (row) => outcomes.map((outcome) => ({ labels: { sop: row.sop, outcome }, value: row[outcome] })),
  },
  {
    name: 'zeroclaw_sop_run_duration_seconds',
    type: 'summary',
    help: 'Time from start to end of finished runs, waits for people included.',
    samples: ({ sop, avgDurationMs, totalRuns }) => [
      { suffix: '_sum', labels: { sop }, value: ((avgDurationMs ?? 0) * totalRuns) / 1000 },
      { suffix: '_count', labels: { sop }, value: totalRuns },
    ],
  },
  {
    name: 'zeroclaw_sop_run_duration_min_seconds',
    type: 'gauge',
    help: 'Shortest finished run.',
    samples: (row) => gauge(row, row.minDurationMs),
  },
  {
    name: 'zeroclaw_sop_run_duration_max_seconds',
    type: 'gauge',
    help: 'Longest finished run.',
    samples: (row) => gauge(row, row.maxDurationMs),
  },
  {
    name: 'zeroclaw_sop_last_run_timestamp_seconds',
    type: 'gauge',
    help: 'When the finished run that started last had started, in seconds since 1970.',
    samples: (row) => gauge(row, row.lastRunAt),
  },
  {
    name: 'zeroclaw_sop_steps_total',
    type: 'counter',
    help: 'Steps of finished runs by how they ended.',
    samples: ({ sop, steps }) =>
      Object.entries(steps).flatMap(([step, { succeeded, failed }]) => [
        { labels: { sop, step, outcome: 'completed' }, value: succeeded },
        { labels: { sop, step, outcome: 'failed' }, value: failed },
      ]),
  },
];

/** The figures in the text format of Prometheus, version 0.0.4. */
export const metricsText = (metrics: readonly SopMetrics[]): string =>
  `${families.flatMap((family) => familyText(family, metrics)).join('\n')}\n`;

const familyText = (
  { name, type, help, samples }: Family,
  metrics: readonly SopMetrics[],
): readonly string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...metrics.flatMap(samples).map(
    ({ suffix = '', labels, value }) =>
      `${name}${suffix}{${Object.entries(labels)
        .map(([label, text]) => `${label}="${escaped(text)}"`)
        .join(',')}} ${String(value)}`,
  ),
];

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
