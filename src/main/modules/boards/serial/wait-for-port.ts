import type { Clock } from '../../../platform/base/clock';
import type { SerialPorts } from '../../../ports/serial-ports';
import type { BoardConfig } from './board-config';

const lookEveryMs = 250;

/**
 * Waits `ms`, or less when a port comes or goes that may be the board's: true then. Returns at once when
 * stopped.
 */
export async function waitForPort(
  ports: SerialPorts,
  clock: Clock,
  { path, serialNumber }: BoardConfig,
  ms: number,
  stop: AbortSignal,
): Promise<boolean> {
  const place = serialNumber === undefined ? (path ?? null) : null;
  const presence = (): Promise<string> => ports.presence(place).catch(() => '');
  const before = await presence();
  for (let left = ms; left > 0 && !stop.aborted; left -= lookEveryMs) {
    await clock.sleep(Math.min(lookEveryMs, left), stop).catch(() => {});
    if (!stop.aborted && (await presence()) !== before) return true;
  }
  return false;
}
