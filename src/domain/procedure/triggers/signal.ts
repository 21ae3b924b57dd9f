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

/** Points of a plot. */
const mostDrawn = 240;
/** Points that are stored with each run: where a signal comes often, the next run has nearly the same ones again. */
const mostStored = 80;
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
  return unlimited.find(({ path }) => valueAt(event.payload, path) !== null) ?? null;
}

const unlimited: readonly Measure[] = [[], ['value']].map((path) => ({ path, limit: null }));

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
  return measure === null ? [] : toReadings(recent, measure.path, mostStored);
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
    ...(levels?.points ?? toReadings(recent, measure.path, mostDrawn)),
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

const toReadings = (recent: readonly RecentReading[], path: JsonPath, most: number): readonly Reading[] => {
  const numberOf = numbersAt(path);
  return thinned(
    recent.flatMap((reading) => {
      const value = numberOf(reading);
      return value === null ? [] : [{ at: reading.at, value }];
    }),
    most,
  );
};

/** Each reading is looked at for every run that starts in the minute after it, mostly at the same place. */
const numbers = new WeakMap<JsonPath, WeakMap<RecentReading, number | null>>();

function numbersAt(path: JsonPath): (reading: RecentReading) => number | null {
  const known = numbers.get(path) ?? new WeakMap<RecentReading, number | null>();
  numbers.set(path, known);
  return (reading) => {
    const before = known.get(reading);
    if (before !== undefined) return before;
    const number = valueAt(reading.payload, path);
    known.set(reading, number);
    return number;
  };
}

/** So many at most: of each stretch the lowest and the highest, so that no peak is lost, and the last of all. */
function thinned(readings: readonly Reading[], most: number): readonly Reading[] {
  if (readings.length <= most) return readings;
  const stretches = Math.floor(most / 2) - 1;
  const kept = new Set([readings.length - 1]);
  for (let stretch = 0; stretch < stretches; stretch += 1) {
    const from = Math.floor((stretch * readings.length) / stretches);
    const to = Math.floor(((stretch + 1) * readings.length) / stretches);
    let [lowest, highest] = [from, from];
    for (let at = from + 1; at < to; at += 1) {
      if ((readings[at]?.value ?? 0) < (readings[lowest]?.value ?? 0)) lowest = at;
      if ((readings[at]?.value ?? 0) > (readings[highest]?.value ?? 0)) highest = at;
    }
    kept.add(lowest).add(highest);
  }
  return readings.filter((_, at) => kept.has(at));
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
