import type { Clock } from '../base/clock';
import { within } from '../base/within';
import type { BoardIdentity } from '../ports/known-boards';
import type { SerialPorts } from '../ports/serial-ports';

const listWithinMs = 2000;

/** Which board answers at a path that is open. Rejects with the signal's reason alone: a machine that cannot list its ports says nothing of the serial number. */
export async function identify(ports: SerialPorts, clock: Clock, path: string, kind: string | null, signal: AbortSignal): Promise<BoardIdentity> {
  const device = await ports.deviceAt(path);
  const listed = await within(clock, listWithinMs, signal, () => ports.list()).catch(() => []);
  signal.throwIfAborted();
  for (const port of listed) if (port.path === path || (await ports.deviceAt(port.path)) === device) return { serialNumber: port.serialNumber, kind };
  return { kind };
}

/**
 * Whether `now` is not the board that `before` was. A board with the serial number of before may have got firmware that says its name, or says none any more;
 * where no number tells the boards apart, only their names do.
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
