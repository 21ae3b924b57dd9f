import type { Inherited, LeftByRun, LeftSet, Run, RunEvent } from '../../shared/run';
import { lanesOf } from './lanes';

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

/** `pin 5 of pump-1 stays at 1`, `signal flow of vfd may be at 40`. */
export const leftText = ({ part, of, value, unknown }: LeftSet): string =>
  `${typeof of === 'number' ? `pin ${String(of)}` : `signal ${of}`}${part === '' ? '' : ` of ${part}`} ${unknown === true ? 'may be' : 'stays'} at ${JSON.stringify(value)}`;

const isSame = (one: Pick<LeftSet, 'part' | 'of'>, other: Pick<LeftSet, 'part' | 'of'>): boolean =>
  one.part === other.part && one.of === other.of;

/** What the run has set by now, in the order of its writes, over all visits of its steps. A write without an answer may have been carried out. */
export function setAfter({ set }: Pick<Run, 'set'>, event: RunEvent): Run['set'] {
  switch (event.type) {
    case 'tool-call-sent': {
      const found = target(event);
      if (found === null) return set;
      const value = event.arguments['value'] ?? null;
      const part = event.on === undefined ? found.part : `${found.part} (${event.on})`;
      return [...(set ?? []), { ...found, part, value, step: event.step, call: event.call, unknown: true }];
    }
    case 'tool-call-answered': {
      const at = set?.findLastIndex(({ call, step }) => call === event.call && step === event.step) ?? -1;
      const written = set?.[at];
      if (set === undefined || written === undefined || event.unknown === true) return set;
      if (!event.success) return set.toSpliced(at, 1);
      const { unknown: _known, ...sure } = written;
      return [...set.filter((each, index) => index > at || !isSame(each, written)), sure];
    }
    // Of a procedure that the step had started.
    case 'step-completed':
    case 'step-failed':
      return event.set === undefined ? set : withSetOf(set, event.set, event.step);
    // With what procedures had set that ended with the run.
    case 'run-cancelled':
    case 'run-failed':
      return event.left ?? set;
    default:
      return set;
  }
}

/** What another run has set, as what the step did that had started it. */
const withSetOf = (set: Run['set'], other: readonly LeftSet[], step: number): Run['set'] =>
  other.length === 0
    ? set
    : [
        ...(set ?? []).filter((each) => !other.some((sure) => sure.unknown !== true && isSame(each, sure))),
        ...other.map((each) => ({ ...each, step })),
      ];

/** What stays as these runs have set it by now, those left out that have set nothing. */
export const leftByRuns = (runs: readonly Run[]): readonly LeftByRun[] =>
  runs.flatMap((run) => {
    const left = leftSet(run);
    return left.length === 0 ? [] : [{ runId: run.runId, sop: run.sop.name, left }];
  });

/** A line for each, in the words of `told`: `Tank relief: pin 5 of pump-1 stays at 1`. */
export const leftLines = (
  stopped: readonly LeftByRun[],
  told: (text: string) => string = (text) => text,
): readonly string[] =>
  stopped.flatMap(({ sop, left }) => left.map((set) => `${sop}: ${told(leftText(set))}`));

/** As if it had set itself what the procedures have set that it has started and that are not over. */
export function withSetOfChildren(run: Run, find: (runId: string) => Run | undefined): Run {
  let { set } = run;
  for (const { currentStep, figures } of lanesOf(run)) {
    const id = figures.waits?.child?.runId;
    const child = typeof id === 'string' ? find(id) : undefined;
    if (child !== undefined) set = withSetOf(set, leftSet(withSetOfChildren(child, find)), currentStep);
  }
  return set === run.set ? run : { ...run, set };
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

/** Those that the run has not surely set itself by now. */
export const notSetSince = (left: readonly LeftSet[], { set = [] }: Pick<Run, 'set'>): readonly LeftSet[] =>
  left.filter((each) => !set.some((own) => own.unknown !== true && isSame(own, each)));

/** What comes in its place is told, also of what the run had found itself and not set anew; undefined: it left nothing. */
export function inheritedFrom(run: Run | null): Inherited | undefined {
  if (run === null) return undefined;
  const left = [...notSetSince(run.inherited?.left ?? [], run), ...leftSet(run)];
  return left.length === 0 ? undefined : { runId: run.runId, left };
}
