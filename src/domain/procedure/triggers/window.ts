import type { SopEvent } from '../../../shared/sop';

/** Values that came at one moment or, where there are very many, close together. All moments in steady time. */
export interface Sample {
  /** When the last of them came. */
  readonly at: number;
  /** By the clock on the wall: so a later engine knows how old they are. */
  readonly wallAt: number;
  readonly firstAt: number;
  readonly count: number;
  readonly sum: number;
  readonly min: number;
  readonly max: number;
  readonly first: number;
  readonly last: number;
}

/** The values of the last while at one place. Invariant: oldest first, and none older than the window. */
export interface WindowState {
  readonly samples: readonly Sample[];
  /** `tried`: the condition held, and something held the start back. `started`: it has, and holds still. */
  readonly came: 'idle' | 'tried' | 'started';
  /** When it was kept last: what came since may go with the engine. */
  readonly keptAt: number;
}

export type WindowInput =
  | { readonly type: 'heard'; readonly event: SopEvent; readonly at: number }
  | { readonly type: 'time-passed'; readonly at: number; readonly connected: boolean }
  | { readonly type: 'connection-lost'; readonly at: number }
  | { readonly type: 'started' }
  /** `now`: by the clock on the wall. */
  | { readonly type: 'recovered'; readonly aliveUntil: number; readonly at: number; readonly now: number };

export interface WindowRule {
  readonly overMs: number;
  /** Null: the event has no number there, and does not count. */
  readonly valueOf: (event: SopEvent) => number | null;
  readonly holds: (figures: Figures) => boolean;
}

/** What a condition compares; without a value those keys are not there. */
export interface Figures {
  readonly count: number;
  readonly sum: number;
  readonly mean?: number;
  readonly min?: number;
  readonly max?: number;
  readonly first?: number;
  readonly last?: number;
  /** From the first to the last value. */
  readonly change?: number;
  /** That change for each minute between them; only where time lies between. */
  readonly per_minute?: number;
  /** Seconds from the first to the last value: how much of the window is known. */
  readonly span_secs?: number;
}

/** The names of figures: what a condition of a window may compare, and the keys of what it starts with. */
export const windowFigures: readonly string[] = [
  'mean',
  'min',
  'max',
  'sum',
  'count',
  'first',
  'last',
  'change',
  'per_minute',
  'span_secs',
];

/** From so many on neighbors are put together, so that their times are less exact. */
export const mostSamples = 500;
/** What a crash may take along. */
const keptEveryMs = 2_000;

const nothing: WindowState = { samples: [], came: 'idle', keptAt: Number.NEGATIVE_INFINITY };

/** `state` null: nothing is known of the place yet. `starts`: with these figures the trigger starts now. */
export function evolveWindow(
  before: WindowState | null,
  input: WindowInput,
  rule: WindowRule,
): { readonly state: WindowState | null; readonly starts: Figures | null } {
  const state = before ?? nothing;
  switch (input.type) {
    case 'heard': {
      const value = rule.valueOf(input.event);
      if (value === null) return { state: before, starts: null };
      const { at, event } = input;
      const samples = bounded([...young(state.samples, at, rule), toSample(value, at, event.receivedAt)]);
      const keptAt = at - state.keptAt >= keptEveryMs ? at : state.keptAt;
      return judged({ ...state, samples, keptAt }, rule, state.came !== 'started');
    }
    case 'time-passed': {
      const samples = young(state.samples, input.at, rule);
      // What nobody can hear says nothing by getting less.
      return samples.length === state.samples.length
        ? { state: before, starts: null }
        : // What has got too old is seen by its age when it is read again.
          judged({ ...state, samples }, rule, state.came === 'idle' && input.connected);
    }
    case 'connection-lost':
      return { state: rest({ ...state, samples: [], keptAt: input.at }), starts: null };
    case 'started':
      return { state: { ...state, came: 'started' }, starts: null };
    case 'recovered':
      return {
        state: rest({ ...state, samples: agedSamples(state.samples, input, rule), keptAt: input.at }),
        starts: null,
      };
  }
}

/** In steady time; null: only an event changes something. */
export const windowDueAt = ({ samples: [oldest] }: WindowState, { overMs }: WindowRule): number | null =>
  oldest === undefined ? null : oldest.at + overMs;

export function figuresOf(samples: readonly Sample[]): Figures {
  const [oldest] = samples;
  const newest = samples.at(-1);
  if (oldest === undefined || newest === undefined) return { count: 0, sum: 0 };
  let [count, sum, min, max] = [0, 0, Infinity, -Infinity];
  for (const sample of samples) {
    count += sample.count;
    sum += sample.sum;
    if (sample.min < min) min = sample.min;
    if (sample.max > max) max = sample.max;
  }
  const change = newest.last - oldest.first;
  const spanMs = newest.at - oldest.firstAt;
  return {
    count,
    sum,
    mean: sum / count,
    min,
    max,
    first: oldest.first,
    last: newest.last,
    change,
    ...(spanMs > 0 ? { per_minute: change / (spanMs / 60_000) } : {}),
    span_secs: spanMs / 1_000,
  };
}

function judged(
  state: WindowState,
  rule: WindowRule,
  mayStart: boolean,
): { readonly state: WindowState | null; readonly starts: Figures | null } {
  const figures = figuresOf(state.samples);
  if (!rule.holds(figures)) return { state: rest({ ...state, came: 'idle' }), starts: null };
  return mayStart ? { state: { ...state, came: 'tried' }, starts: figures } : { state, starts: null };
}

const rest = (state: WindowState): WindowState | null =>
  state.samples.length === 0 && state.came === 'idle' ? null : state;

/** Oldest first: what is young enough begins somewhere and goes on to the end. */
function young(samples: readonly Sample[], at: number, { overMs }: WindowRule): readonly Sample[] {
  const from = samples.findIndex((sample) => sample.at > at - overMs);
  return from === 0 ? samples : from === -1 ? [] : samples.slice(from);
}

const toSample = (value: number, at: number, wallAt: number): Sample => ({
  at,
  wallAt,
  firstAt: at,
  count: 1,
  sum: value,
  min: value,
  max: value,
  first: value,
  last: value,
});

function bounded(samples: readonly Sample[]): readonly Sample[] {
  if (samples.length <= mostSamples) return samples;
  return samples.flatMap((older, index) => {
    const newer = samples[index + 1];
    if (index % 2 === 1) return [];
    return newer === undefined
      ? [older]
      : [
          {
            at: newer.at,
            wallAt: newer.wallAt,
            firstAt: older.firstAt,
            count: older.count + newer.count,
            sum: older.sum + newer.sum,
            min: Math.min(older.min, newer.min),
            max: Math.max(older.max, newer.max),
            first: older.first,
            last: newer.last,
          },
        ];
  });
}

/**
 * They are as old as the engine before knew, and older where the clock on the wall says so: how long nobody was
 * there it alone can tell, and it may be wrong.
 */
function agedSamples(
  samples: readonly Sample[],
  { aliveUntil, at, now }: Extract<WindowInput, { readonly type: 'recovered' }>,
  rule: WindowRule,
): readonly Sample[] {
  let earliest = Infinity;
  const aged = samples.toReversed().map((sample) => {
    const known = Number.isFinite(aliveUntil) ? aliveUntil - sample.at : rule.overMs;
    earliest = Math.min(earliest, at - Math.max(0, known, now - sample.wallAt));
    return { ...sample, at: earliest, firstAt: earliest - (sample.at - sample.firstAt) };
  });
  return young(aged.toReversed(), at, rule);
}
