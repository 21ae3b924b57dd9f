import type { Clock } from '../../../platform/base/clock';
import type { Logger } from '../../../platform/base/logger';
import { within } from '../../../platform/base/within';
import type { BoardIdentity } from '../../../ports/known-boards';
import type { SerialPortInfo, SerialPorts } from '../../../ports/serial-ports';

const listWithinMs = 2000;

export interface IdentityPorts {
  readonly ports: SerialPorts;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Which board answers at a path that is open. Rejects with the signal's reason alone: a machine that cannot
 * list its ports says nothing of the serial number. One that could tell it of the board of `before` may just
 * be late, and is asked once more, for without it another board with the same name passes.
 */
export async function identify(
  { ports, clock, logger }: IdentityPorts,
  path: string,
  kind: string | null,
  before: BoardIdentity | null,
  signal: AbortSignal,
): Promise<BoardIdentity> {
  const device = await ports.deviceAt(path);
  const list = (): Promise<readonly SerialPortInfo[] | null> =>
    within(clock, listWithinMs, signal, () => ports.list()).catch(() => null);
  let listed = await list();
  signal.throwIfAborted();
  if (listed === null && before?.serialNumber !== undefined) {
    listed = await list();
    signal.throwIfAborted();
    logger.warn('The ports were not listed in time, and were asked for once more', {
      path,
      listed: listed !== null,
    });
  }
  for (const port of listed ?? [])
    if (port.path === path || (await ports.deviceAt(port.path)) === device)
      return { serialNumber: port.serialNumber, kind };
  return { kind };
}

/**
 * Whether `now` is not the board that `before` was. A board with the serial number of before may have got
 * firmware that says its name, or says none any more; where no number tells the boards apart, only their
 * names do.
 */
export function isAnother(before: BoardIdentity, now: BoardIdentity): boolean {
  if (before.serialNumber === undefined || now.serialNumber === undefined) return before.kind !== now.kind;
  if (before.serialNumber?.toLowerCase() !== now.serialNumber?.toLowerCase()) return true;
  if (now.serialNumber === null) return before.kind !== now.kind;
  return before.kind !== null && now.kind !== null && before.kind !== now.kind;
}

/** What is known of a board after another look at it. */
export function withNews(before: BoardIdentity, now: BoardIdentity): BoardIdentity {
  const serialNumber = now.serialNumber === undefined ? before.serialNumber : now.serialNumber;
  return { ...(serialNumber === undefined ? {} : { serialNumber }), kind: now.kind ?? before.kind };
}

/** For a person. */
export function nameOfBoard({ serialNumber, kind }: BoardIdentity): string {
  const name = kind ?? 'a board without a name';
  if (serialNumber === undefined) return name;
  return serialNumber === null ? `${name}, no serial number` : `${name}, serial number ${serialNumber}`;
}
