/** One of several servers with the same models, as config.toml has it. */
export interface PoolServer {
  readonly address: string;
  /** Of two with equal work, one of twice the weight gets twice as much. */
  readonly weight: number;
  /** Requests that it gets at once; null: no limit. */
  readonly maxParallel: number | null;
}

/** How it stands. */
export interface ServerNow extends PoolServer {
  readonly busy: number;
  /** Conversations that were answered there last: it holds their prompts. */
  readonly homes: number;
  /** Until then it is asked only where no other can be; null: it answers. */
  readonly downUntil: number | null;
}

/**
 * Which server a request goes to: where its conversation was answered last, as long as that is up and has room, else the
 * least busy one. `wait`: all that are up have as much as they may. Null: none is left. One that is down is tried before
 * nobody is.
 */
export function chooseServer(
  servers: readonly ServerNow[],
  home: number | null,
  given: { readonly now: number; readonly failed: ReadonlySet<number> },
): number | 'wait' | null {
  const left = servers
    .map((server, index) => ({ ...server, index }))
    .filter(({ index }) => !given.failed.has(index));
  const up = left.filter((server) => isUp(server, given.now));
  const free = up.filter(hasRoom);
  if (free.some(({ index }) => index === home)) return home;
  const [first] = free.sort(
    (a, b) =>
      (a.busy + 1) / a.weight - (b.busy + 1) / b.weight ||
      (a.homes + 1) / a.weight - (b.homes + 1) / b.weight ||
      a.index - b.index,
  );
  if (first !== undefined) return first.index;
  if (up.length > 0) return 'wait';
  const [soonest] = left.sort((a, b) => (a.downUntil ?? 0) - (b.downUntil ?? 0) || a.index - b.index);
  return soonest === undefined ? null : hasRoom(soonest) ? soonest.index : 'wait';
}

const isUp = ({ downUntil }: Pick<ServerNow, 'downUntil'>, now: number): boolean =>
  downUntil === null || downUntil <= now;

const hasRoom = ({ busy, maxParallel }: ServerNow): boolean => maxParallel === null || busy < maxParallel;
