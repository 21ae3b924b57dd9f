import type { FleetEngine, FleetOrder, FleetOutcome } from '../../../shared/fleet';

/** What an engine has made of an order, or that it has said nothing of it. */
export interface Answered {
  readonly engine: string;
  readonly outcome: FleetOutcome | null;
  /** Nothing is expected of it any more for now. */
  readonly isSilent: boolean;
}

/** Of every engine that somebody counts on: one that was stopped properly has nothing to stop. */
export function answersTo(
  order: Pick<FleetOrder, 'outcomes'> | null,
  engines: readonly FleetEngine[],
): readonly Answered[] {
  const outcomes = new Map((order?.outcomes ?? []).map(({ engine, outcome }) => [engine, outcome]));
  return engines
    .filter(({ name, state }) => state !== 'left' || outcomes.has(name))
    .map(({ name, state }) => ({
      engine: name,
      outcome: outcomes.get(name) ?? null,
      isSilent: state === 'away',
    }));
}

/** The engines of each version, the most common first; one version alone: nothing has to be said. */
export function versionsOf(
  engines: readonly FleetEngine[],
): readonly (readonly [version: string, names: readonly string[]])[] {
  const versions = new Map<string, string[]>();
  for (const { name, version, state } of engines)
    if (state !== 'left') versions.set(version, [...(versions.get(version) ?? []), name]);
  return [...versions].toSorted(([, one], [, other]) => other.length - one.length);
}

/** Clocks that differ by less are taken for the same. */
const sameClockMs = 1_000;
/** From here on times of different engines cannot be compared; the engine itself tells it as a problem. */
const otherClockMs = 5_000;

export type ClockSays =
  | { readonly kind: 'unknown' | 'same' }
  | { readonly kind: 'ahead' | 'behind'; readonly seconds: number; readonly isBad: boolean };

export function clockOf({ skewMs }: Pick<FleetEngine, 'skewMs'>): ClockSays {
  if (skewMs === null) return { kind: 'unknown' };
  if (Math.abs(skewMs) < sameClockMs) return { kind: 'same' };
  return {
    kind: skewMs > 0 ? 'ahead' : 'behind',
    seconds: Math.round(Math.abs(skewMs) / 1_000),
    isBad: Math.abs(skewMs) >= otherClockMs,
  };
}
