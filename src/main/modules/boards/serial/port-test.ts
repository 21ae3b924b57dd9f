import type { PortTest } from '../../../../shared/boards';
import type { Clock } from '../../../platform/base/clock';
import { Scope } from '../../../platform/base/scope';
import type { SerialPorts } from '../../../ports/serial-ports';
import { BoardConnection } from './connection';
import { WireLog } from './wire-log';

const pingDeadlineMs = 1000;

/**
 * Opens a port, asks what is behind it, and lets go of it. Rejects with an AppError that says what is wrong
 * and how to fix it.
 */
export async function testPort(
  ports: SerialPorts,
  clock: Clock,
  path: string,
  baudRate: number,
  signal: AbortSignal,
): Promise<PortTest> {
  const scope = new Scope();
  let ids = 0;
  try {
    const connection = scope.own(
      await BoardConnection.open(
        {
          ports,
          clock,
          path,
          baudRate,
          newId: () => `t${String((ids += 1))}`,
          counters: { silences: 0, foreignAnswers: 0, unreadableLines: 0 },
          wire: new WireLog(),
        },
        { event: () => {}, numbered: () => {}, doubt: () => {}, closed: () => {} },
        signal,
      ),
    );
    const askedAt = clock.now();
    await connection.request('ping', {}, pingDeadlineMs, signal);
    const { pins, ledPin, watch, firmware, board } = connection.capabilities;
    return { path, pins: [...pins], ledPin, watch, firmware, board, answersInMs: clock.now() - askedAt };
  } finally {
    await scope.close();
  }
}
