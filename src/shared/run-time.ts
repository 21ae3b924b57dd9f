import type { RunEvent } from './run';
import { Spender, type RunTime, type Shares, type Span } from './run-figures';

export const noShares: Shares = { queue: 0, model: 0, tool: 0, person: 0 };

/** A stretch of a step's time that one spender has alone. Times in milliseconds since 1970. */
export interface Segment {
  readonly spender: Spender;
  readonly start: number;
  readonly end: number;
}

export const newTime = (at: number): RunTime => ({ shares: noShares, spans: [], lastAt: at });

/**
 * The time after one more event, and what can be counted by now, in order. The one fold behind the figures of
 * a list and the bars of a timeline.
 */
export function spend(
  time: RunTime,
  event: RunEvent,
): { readonly time: RunTime; readonly counted: readonly (Segment & { readonly step: number })[] } {
  const spans = spansAfter(time, event);
  if (spans.length === 0 || spans.some((span) => span.end === null))
    return { time: { shares: time.shares, spans, lastAt: event.at }, counted: [] };
  const counted = [...new Set(spans.map((span) => span.step))].flatMap((step) =>
    segmentsOf(
      spans.filter((span) => span.step === step),
      event.at,
    ).map((segment) => ({ ...segment, step })),
  );
  return {
    time: { shares: addShares(time.shares, sharesOf(counted)), spans: [], lastAt: event.at },
    counted,
  };
}

/** Who had how much of it at `now`, open spans included. */
export const sharesAt = ({ shares, spans }: RunTime, now: number): Shares =>
  spans.length === 0 ? shares : addShares(shares, sharesOf(segmentsOf(spans, now)));

/** Spans side by side; open ones end at `now`. */
export function segmentsOf(spans: readonly Span[], now: number): readonly Segment[] {
  const edges = spans
    .map(({ spender, start, end }) => ({ spender, start, end: end ?? now }))
    .filter(({ start, end }) => end > start)
    .flatMap(({ spender, start, end }) => [
      { at: start, spender, change: 1 },
      { at: end, spender, change: -1 },
    ])
    .sort((a, b) => a.at - b.at);
  const open: Record<Spender, number> = { unknown: 0, tool: 0, model: 0, person: 0, queue: 0 };
  const flat: Segment[] = [];
  edges.forEach(({ at: start, spender, change }, index) => {
    open[spender] += change;
    const end = edges[index + 1]?.at ?? start;
    const shown = end > start ? Spender.options.find((one) => open[one] > 0) : undefined;
    if (shown === undefined) return;
    const before = flat.at(-1);
    if (before?.spender === shown && before.end === start) flat[flat.length - 1] = { ...before, end };
    else flat.push({ spender: shown, start, end });
  });
  return flat;
}

export const addShares = (a: Shares, b: Shares): Shares => ({
  queue: a.queue + b.queue,
  model: a.model + b.model,
  tool: a.tool + b.tool,
  person: a.person + b.person,
});

export function sharesOf(segments: readonly Segment[]): Shares {
  const sum = { ...noShares };
  for (const { spender, start, end } of segments) if (spender !== 'unknown') sum[spender] += end - start;
  return sum;
}

const asked = 'gate';
const partKey = 'part';

function spansAfter({ spans, lastAt }: RunTime, event: RunEvent): Span[] {
  switch (event.type) {
    case 'approval-requested':
    case 'approval-extended':
      return [
        ...closed(spans, event.at, ({ key, spender }) => spender === 'person' && key === asked),
        { spender: 'person', step: event.step, key: asked, name: '', start: event.at, end: null },
      ];
    case 'approval-granted':
    case 'approval-denied':
    case 'approval-timed-out':
      return closed(spans, event.at, ({ spender, key }) => spender === 'person' || key === partKey);
    case 'model-requested':
      return [
        ...spans,
        {
          spender: 'model',
          step: event.step,
          key: event.call,
          name: event.model,
          start: event.at,
          end: null,
        },
      ];
    case 'model-answered':
      return answered(spans, event);
    case 'model-failed':
      return closedLast(spans, 'model', event.call, event.at);
    case 'part-awaited':
      return [
        ...spans,
        { spender: 'queue', step: event.step, key: partKey, name: '', start: event.at, end: null },
      ];
    case 'part-wait-ended':
      return closed(spans, event.at, ({ key, spender }) => spender === 'queue' && key === partKey);
    case 'tool-call-sent':
      return [
        ...spans,
        { spender: 'tool', step: event.step, key: event.call, name: event.tool, start: event.at, end: null },
      ];
    case 'tool-call-answered':
      return closedLast(spans, 'tool', event.call, event.at);
    case 'step-completed':
    case 'step-failed':
    case 'step-skipped':
      return closed(spans, event.at, ({ step }) => step === event.step);
    case 'run-completed':
    case 'run-failed':
    case 'run-cancelled':
      return closed(spans, event.at, () => true);
    case 'run-interrupted':
      // Nobody knows how long the engine was there after what it wrote last.
      return [
        ...closed(spans, lastAt, () => true),
        { spender: 'unknown', step: event.step, key: '', name: '', start: lastAt, end: event.at },
      ];
    default:
      return [...spans];
  }
}

const closed = (spans: readonly Span[], at: number, which: (span: Span) => boolean): Span[] =>
  spans.map((span) => (span.end === null && which(span) ? { ...span, end: at } : span));

/** A repeated attempt may use the same call id again: the newest is meant. */
const openIndex = (spans: readonly Span[], spender: Spender, call: string): number =>
  spans.findLastIndex((span) => span.end === null && span.spender === spender && span.key === call);

function closedLast(spans: readonly Span[], spender: Spender, call: string, at: number): Span[] {
  const index = openIndex(spans, spender, call);
  return spans.map((span, place) => (place === index ? { ...span, end: at } : span));
}

/** Of a request that was answered, the first part was waiting. */
function answered(
  spans: readonly Span[],
  { call, at, queuedMs }: Extract<RunEvent, { type: 'model-answered' }>,
): Span[] {
  const index = openIndex(spans, 'model', call);
  return spans.flatMap((span, place): Span[] => {
    if (place !== index) return [span];
    const begun = Math.min(span.start + queuedMs, at);
    return [
      { ...span, spender: 'queue', end: begun },
      { ...span, start: begun, end: at },
    ];
  });
}
