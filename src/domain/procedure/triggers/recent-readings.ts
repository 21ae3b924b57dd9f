import { tellsAState } from '../../../shared/trigger-facts';
import type { SopEvent } from '../../../shared/sop';

/** An event of a place, as short as it is needed. */
export interface RecentReading {
  readonly at: number;
  readonly payload: string;
}

/** How far back readings are kept; the last ones of a place stay, however old they are. */
export const keptMs = 60_000;
/** Enough to see where the signal of a slow source goes. */
const fewestKept = 24;
/** Readings that come closer together than this are thinned out: the later one stays. */
const closestMs = 250;
const mostPlaces = 500;
/** A payload longer than this is no reading of a plot: of a place the last one is kept, cut where it is longer still. */
const longestPayload = 2_000;
const longestKept = 65_536;

/**
 * The last minute of every place that events come from, and its last readings, in memory: the ledger folds
 * dull events, so that a plot of a signal cannot be read from it. Invariant: a place holds at most two readings
 * for each `closestMs` of `keptMs`, or `fewestKept`, and there are at most `mostPlaces`.
 */
export class RecentReadings {
  readonly #places = new Map<string, RecentReading[]>();
  /** What is known of places of which nothing was noted yet: asked once, for many ask. */
  readonly #before = new Map<string, RecentReading | null>();

  note({ source, topic, payload, receivedAt }: SopEvent): void {
    if (topic === null || payload === null || !tellsAState(source)) return;
    const place = placeOf(source, topic);
    const known = this.#places.get(place) ?? [];
    this.#before.delete(place);
    // The places that are heard of least go first.
    this.#places.delete(place);
    this.#places.set(place, known);
    const [oldest] = this.#places.keys();
    if (this.#places.size > mostPlaces && oldest !== undefined) this.#places.delete(oldest);
    const before = known.at(-2);
    if (before !== undefined && receivedAt - before.at < closestMs) known.pop();
    if ((known.at(-1)?.payload.length ?? 0) > longestPayload) known.pop();
    known.push({ at: receivedAt, payload: payload.slice(0, longestKept) });
    const young = known.findIndex(({ at }) => at >= receivedAt - keptMs);
    const spare = known.length - fewestKept;
    if (young > 0 && spare > 0) known.splice(0, Math.min(young, spare));
  }

  /** Oldest first. */
  of(source: SopEvent['source'], topic: string | null): readonly RecentReading[] {
    return topic === null ? [] : [...(this.#places.get(placeOf(source, topic)) ?? [])];
  }

  /** The same; where nothing is known, what `ask` knows of before, which is asked once until something comes. */
  ofEver(
    source: SopEvent['source'],
    topic: string | null,
    ask: () => RecentReading | null,
  ): readonly RecentReading[] {
    const known = this.of(source, topic);
    if (known.length > 0 || topic === null || !tellsAState(source)) return known;
    const place = placeOf(source, topic);
    const last = this.#before.has(place) ? (this.#before.get(place) ?? null) : ask();
    if (this.#before.size >= mostPlaces) this.#before.clear();
    this.#before.set(place, last);
    return last === null ? [] : [last];
  }
}

const placeOf = (source: SopEvent['source'], topic: string): string => JSON.stringify([source, topic]);
