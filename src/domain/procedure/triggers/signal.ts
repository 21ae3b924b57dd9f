import type { Evidence, Reading } from '../../../shared/evidence';
import { ExactNumber } from '../../../shared/exact-json';
import type { Run } from '../../../shared/run';
import type { Sop, SopEvent } from '../../../shared/sop';
import { tellsAState } from '../../../shared/trigger-facts';
import { decimalNumber } from '../expression/numbers';
import { numericComparison } from '../expression/conditions';
import { readPayload, type Payload } from '../expression/payload';
import { lookUp, type JsonPath } from '../expression/path';
import type { RecentReading } from './recent-readings';
import { conditionMet } from './triggers';

interface Measure {
  readonly path: JsonPath;
  readonly limit: Evidence['limit'];
}

/** Points that are stored with a run, and drawn. */
const mostPoints = 240;
const longestUnit = 12;

/**
 * What the run was started by is measured there: where its condition compares a number; without one, the
 * payload or its `value`. Null: nothing is measured.
 */
function measureOf(sop: Pick<Sop, 'triggers'>, event: SopEvent): Measure | null {
  const condition = conditionMet(sop, event);
  const comparison = condition === null ? null : numericComparison(condition);
  if (comparison !== null)
    return { path: comparison.path, limit: { operator: comparison.operator, value: comparison.number } };
  return (
    [[], ['value']]
      .map((path): Measure => ({ path, limit: null }))
      .find(({ path }) => valueAt(event.payload, path) !== null) ?? null
  );
}

/**
 * The readings of a signal up to the event that starts a run, as numbers: they are stored with the run, and
 * tell what was known then.
 */
export function readingsBefore(
  sop: Pick<Sop, 'triggers'>,
  event: SopEvent,
  recent: readonly RecentReading[],
): readonly Reading[] {
  const measure = measureOf(sop, event);
  return measure === null ? [] : toReadings(recent, measure.path);
}

/** Where the levels of a pin are known from the board itself. */
export interface KnownLevels {
  readonly points: readonly Reading[];
  readonly heardAt: number | null;
}

/** The evidence for a run as it is known now; null: what started it is not measured. */
export function evidenceFor(
  { sop, trigger, signal = [] }: Pick<Run, 'sop' | 'trigger' | 'signal'>,
  recent: readonly RecentReading[],
  levels: KnownLevels | null,
): Evidence | null {
  const { topic, source } = trigger;
  const measure = topic === null || !tellsAState(source) ? null : measureOf(sop, trigger);
  if (measure === null || topic === null) return null;
  const value = valueAt(trigger.payload, measure.path);
  const started = value === null ? null : { at: trigger.receivedAt, value };
  const points = inOrder([
    ...signal,
    ...(started === null ? [] : [started]),
    ...(levels?.points ?? toReadings(recent, measure.path)),
  ]);
  const last = points.at(-1)?.at ?? null;
  return {
    source,
    topic,
    name: measure.path.at(-1) ?? '',
    unit: unitOf(trigger.payload),
    limit: measure.limit,
    holds: source === 'peripheral',
    points: [...points],
    heardAt: levels?.heardAt == null ? last : Math.max(levels.heardAt, last ?? 0),
    started,
  };
}

const toReadings = (recent: readonly RecentReading[], path: JsonPath): readonly Reading[] =>
  thinned(
    recent.flatMap((reading) => {
      const value = numberAt(readOnce(reading), path);
      return value === null ? [] : [{ at: reading.at, value }];
    }),
  );

/** Each reading is looked at for every run that starts in the minute after it. */
const read = new WeakMap<RecentReading, Payload>();

function readOnce(reading: RecentReading): Payload {
  const before = read.get(reading);
  if (before !== undefined) return before;
  const payload = readPayload(reading.payload);
  read.set(reading, payload);
  return payload;
}

/** Every so many, and the last. */
function thinned(readings: readonly Reading[]): readonly Reading[] {
  const every = Math.ceil(readings.length / mostPoints);
  return every <= 1
    ? readings
    : readings.filter((_, index) => index % every === 0 || index === readings.length - 1);
}

function inOrder(points: readonly Reading[]): readonly Reading[] {
  const sorted = [...points].sort((a, b) => a.at - b.at);
  return sorted.filter((point, index) => point.at !== sorted[index - 1]?.at);
}

const valueAt = (payload: string | null, path: JsonPath): number | null =>
  numberAt(readPayload(payload), path);

function numberAt(read: Payload, path: JsonPath): number | null {
  if (read.kind !== 'json') return null;
  const value = lookUp(read.value, path);
  const number =
    value instanceof ExactNumber
      ? Number(value.text)
      : typeof value === 'string'
        ? decimalNumber(value)
        : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function unitOf(payload: string | null): string | null {
  const read = readPayload(payload);
  const unit = read.kind === 'json' ? lookUp(read.value, ['unit']) : undefined;
  return typeof unit === 'string' && unit !== '' && unit.length <= longestUnit ? unit : null;
}
