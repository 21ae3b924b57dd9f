import type { Inherited, LeftSet, Run, RunEvent } from '../../shared/run';

/** What a write sets: a pin of a board, or a signal of a Modbus device; null: it sets none of them. */
function target({ tool, arguments: args }: Extract<RunEvent, { type: 'tool-call-sent' }>): {
  readonly part: string;
  readonly of: number | string;
} | null {
  if (tool === 'gpio_write')
    return typeof args['pin'] === 'number' ? { part: textOf(args['board']), of: args['pin'] } : null;
  if (tool !== 'modbus_write') return null;
  return typeof args['signal'] === 'string' ? { part: textOf(args['device']), of: args['signal'] } : null;
}

/** Of one board alone a call need not say which. */
const textOf = (part: unknown): string => (typeof part === 'string' ? part : '');

/** `pin 5 of pump-1`, `flow of vfd`. */
export const leftName = ({ part, of }: Pick<LeftSet, 'part' | 'of'>): string =>
  `${typeof of === 'number' ? `pin ${String(of)}` : of}${part === '' ? '' : ` of ${part}`}`;

const isSame = (one: Pick<LeftSet, 'part' | 'of'>, other: Pick<LeftSet, 'part' | 'of'>): boolean =>
  one.part === other.part && one.of === other.of;

/** What the run has set by now, in the order of its writes, over all visits of its steps. A write without an answer may have been carried out. */
export function setAfter({ set }: Pick<Run, 'set'>, event: RunEvent): Run['set'] {
  switch (event.type) {
    case 'tool-call-sent': {
      const found = target(event);
      if (found === null) return set;
      const value = event.arguments['value'] ?? null;
      return [...(set ?? []), { ...found, value, step: event.step, call: event.call, unknown: true }];
    }
    case 'tool-call-answered': {
      const at = set?.findLastIndex(({ call, step }) => call === event.call && step === event.step) ?? -1;
      const written = set?.[at];
      if (set === undefined || written === undefined || event.unknown === true) return set;
      if (!event.success) return set.toSpliced(at, 1);
      const { unknown: _known, ...sure } = written;
      return [...set.filter((each, index) => index > at || !isSame(each, written)), sure];
    }
    default:
      return set;
  }
}

/** What it leaves as it set it when it ends: of each pin and signal the last. */
export const leftSet = ({ set = [], dry }: Pick<Run, 'set' | 'dry'>): readonly LeftSet[] =>
  dry === true ? [] : set.filter((each, index) => !set.slice(index + 1).some((later) => isSame(each, later)));

/** No pin is put back by itself: whoever reads of an end before its time is told what stays. */
export function withLeft(run: Run, events: readonly RunEvent[]): readonly RunEvent[] {
  let { set } = run;
  return events.map((event) => {
    set = setAfter({ set }, event);
    if (event.type !== 'run-cancelled' && event.type !== 'run-failed') return event;
    const left = leftSet({ ...run, set });
    return left.length === 0 ? event : { ...event, left };
  });
}

/** What comes in its place is told; undefined: it left nothing. */
export function inheritedFrom(run: Run | null): Inherited | undefined {
  const left = run === null ? [] : leftSet(run);
  return run === null || left.length === 0 ? undefined : { runId: run.runId, left };
}
