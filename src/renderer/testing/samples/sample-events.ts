import type { EventFilter, LedgerRow } from '../../../shared/status';
import type { TriggerCheck } from '../../../shared/sop';

const minute = 60_000;

const pressure = (value: number, holds: boolean, place = 'facility/pump/pressure'): TriggerCheck => ({
  place,
  condition: '$.value > 85',
  holds,
  compared: [{ subject: '$.value', operator: '>', limit: '85', value: String(value) }],
});

export const sampleLedger = (now: number): LedgerRow[] => [
  {
    id: 6,
    at: now - 60_000,
    source: 'mqtt',
    topic: 'facility/pump/pressure',
    payload: '{"value":91.8,"unit":"bar"}',
    count: 1,
    rows: [
      {
        sop: 'pump-overpressure',
        result: 'skipped',
        runId: null,
        reason: 'max concurrent reached',
        detail: '1 run of pump-overpressure is active or waiting, the limit is 1 (max_concurrent).',
        blocked: { limit: 1, runs: [{ runId: '8f31c2', step: 4 }] },
        check: pressure(91.8, true),
      },
      {
        sop: 'shift-report',
        result: 'skipped',
        runId: null,
        reason: 'cooldown active',
        detail: '',
        blocked: { until: now - 22_000 },
        check: { place: 'facility/+/pressure', condition: null, holds: true, compared: [] },
      },
    ],
  },
  {
    id: 5,
    at: now - 94_000,
    source: 'mqtt',
    topic: 'facility/pump/pressure',
    payload: '{"value":92.4,"unit":"bar","sensor":"PT-101"}',
    count: 1,
    rows: [
      {
        sop: 'pump-overpressure',
        result: 'started',
        runId: '8f31c2',
        reason: null,
        check: pressure(92.4, true),
      },
    ],
  },
  {
    id: 4,
    at: now - 3 * minute,
    firstAt: now - 30 * minute,
    source: 'mqtt',
    topic: 'facility/pump/pressure',
    payload: '{"value":80.2,"unit":"bar","sensor":"PT-101"}',
    count: 24,
    rows: [],
    misses: [
      { sop: 'pump-overpressure', why: 'mqtt: $.value is 80.2, limit > 85', check: pressure(80.2, false) },
    ],
  },
  {
    id: 3,
    at: now - 5 * minute,
    source: 'webhook',
    topic: '/sop/backup',
    payload: null,
    count: 1,
    test: true,
    rows: [],
  },
  {
    id: 2,
    at: now - 6 * minute,
    firstAt: now - 50 * minute,
    source: 'mqtt',
    topic: 'facility/fan/rpm',
    payload: '1430',
    count: 300,
    rows: [],
  },
  {
    id: 1,
    at: now - 21 * minute,
    source: 'manual',
    topic: null,
    payload: null,
    count: 1,
    rows: [{ sop: 'night-backup', result: 'started', runId: '8f2e9d', reason: null }],
  },
];

/** What the engine's list would show with this filter. */
export function fits(row: LedgerRow, { sop, source, outcome, before }: EventFilter): boolean {
  const outcomes = {
    started: row.rows.some(({ result }) => result === 'started'),
    queued: row.rows.some(({ result }) => result === 'queued'),
    skipped: row.rows.some(({ result }) => result === 'skipped'),
    condition: row.rows.length === 0 && (row.misses ?? []).length > 0,
    nothing: row.rows.length === 0 && (row.misses ?? []).length === 0,
  };
  return (
    (sop === undefined || [...row.rows, ...(row.misses ?? [])].some((each) => each.sop === sop)) &&
    (source === undefined || row.source === source) &&
    (outcome === undefined || outcomes[outcome]) &&
    (before === undefined || row.at < before.at)
  );
}
