import type {
  BoardActivity,
  BoardDetail,
  BoardUse,
  FoundPort,
  PinState,
  WireLine,
} from '../../../shared/boards';

export const windowMs = 60_000;
const linesKept = 200;
const gapsKept = 20;

/** What came since, taken over. A board other than the one that is shown changes nothing. */
export function withActivity(detail: BoardDetail | null, activity: BoardActivity): BoardDetail | null {
  if (detail?.name !== activity.board) return detail;
  return {
    ...detail,
    pins: detail.pins.map((pin) => withLevels(pin, activity.levels)),
    wire: [...detail.wire, ...activity.lines].slice(-linesKept),
    gaps: [...detail.gaps, ...activity.gaps].slice(-gapsKept),
    counters: { ...detail.counters, gaps: detail.counters.gaps + activity.gaps.length },
  };
}

function withLevels(pin: PinState, levels: BoardActivity['levels']): PinState {
  const own = levels.filter((level) => level.pin === pin.pin);
  const last = own.at(-1);
  if (last === undefined) return pin;
  return {
    ...pin,
    level: last.value,
    seenAt: last.at,
    driven: last.driven,
    history: lastMinute([...pin.history, ...own.map(({ at, value }) => ({ at, value }))], last.at),
  };
}

/**
 * With the level before it, which holds at its beginning: a pin may change ten times a second for as long as
 * the page is open.
 */
const lastMinute = (history: PinState['history'], until: number): PinState['history'] =>
  history.slice(
    Math.max(
      0,
      history.findLastIndex(({ at }) => at <= until - windowMs),
    ),
  );

/**
 * Times and levels of the last minute for a stepped line, in seconds; null where the level was not known yet.
 */
export function traceOf(
  { level, seenAt, history }: Pick<PinState, 'level' | 'seenAt' | 'history'>,
  now: number,
): readonly [number[], (number | null)[]] {
  const from = now - windowMs;
  const before = history.findLast(({ at }) => at <= from);
  const within = history.filter(({ at }) => at > from && at <= now);
  const last = history.at(-1);
  // Of a board that is away the line ends where its level was seen last.
  const end: (readonly [number, number | null])[] =
    level === null && last !== undefined && seenAt !== null && seenAt > from
      ? [
          [seenAt, last.value],
          [now, null],
        ]
      : [[now, level]];
  const points: (readonly [number, number | null])[] = [
    [from, before?.value ?? null],
    ...within.map(({ at, value }) => [at, value] as const),
    ...end,
  ];
  return [points.map(([at]) => at / 1000), points.map(([, value]) => value)];
}

export const changesIn = ({ history }: Pick<PinState, 'history'>, now: number): number =>
  history.slice(1).filter(({ at }) => at > now - windowMs).length;

/** Polls and probes say the same over and over; without them is how people read it. */
export const linesShown = (lines: readonly WireLine[], withPolls: boolean): readonly WireLine[] =>
  (withPolls ? lines : lines.filter(({ purpose }) => purpose !== 'poll' && purpose !== 'probe')).slice(-40);

/** A port that the machine knows to be on USB; the others are mostly sockets with nothing behind them. */
const isUsb = ({ vendorId }: FoundPort): boolean => vendorId !== null;

/** Ports that no board uses, those with something on USB first. */
export const freePorts = (ports: readonly FoundPort[]): readonly FoundPort[] =>
  ports
    .filter(({ board }) => board === null)
    .toSorted((one, other) => Number(isUsb(other)) - Number(isUsb(one)));

/** Cheap converters all carry the same serial number, which then names none of them. */
export const isSerialShared = ({ path, serialNumber }: FoundPort, ports: readonly FoundPort[]): boolean =>
  ports.some(
    (other) =>
      other.path !== path &&
      serialNumber !== null &&
      other.serialNumber?.toLowerCase() === serialNumber.toLowerCase(),
  );

type Caller = BoardUse & { readonly calls: NonNullable<BoardUse['calls']> };

export const listenersOf = (uses: readonly BoardUse[]): readonly BoardUse[] =>
  uses.filter(({ listensTo, inputs = [] }) => listensTo.length > 0 || inputs.length > 0);
export const callersOf = (uses: readonly BoardUse[]): readonly Caller[] =>
  uses.filter((use): use is Caller => use.calls !== null);
export const sopsOf = (uses: readonly BoardUse[]): string => uses.map(({ sop }) => sop).join(', ');

/** A name that no board has yet: the kind and a number, as in triggers. */
export function freeName(type: string, taken: readonly string[]): string {
  for (let number = 0; ; number += 1) {
    const name = `${type}-${String(number)}`;
    if (!taken.includes(name)) return name;
  }
}
