import type { PortTest } from '../../../../../shared/boards';
import { AppError, messageOf } from '../../../../../shared/errors';
import type { Clock } from '../../../../platform/base/clock';
import type { SerialPorts } from '../../../../ports/serial-ports';
import { testPort } from '../port-test';
import type { FirmwareImage } from './firmware-image';

const patienceMs = 20_000;
const lookEveryMs = 500;

/**
 * Resolves when the board behind the port says that it runs this firmware. The port may go and come back
 * in the meantime. Rejects with what was found instead.
 */
export async function awaitFirmware(
  ports: SerialPorts,
  clock: Clock,
  { path, baudRate }: { readonly path: string; readonly baudRate: number },
  image: FirmwareImage,
  signal: AbortSignal,
): Promise<PortTest> {
  const until = clock.now() + patienceMs;
  let instead: unknown;
  do {
    try {
      const found = await testPort(ports, clock, path, baudRate, signal);
      if (found.firmware === image.name && found.board === image.board) return found;
      instead = new Error(
        `it says that it runs ${found.firmware ?? 'a firmware without a name'}${found.board === null ? '' : ` on a ${found.board}`}`,
      );
    } catch (failure) {
      signal.throwIfAborted();
      instead = failure;
    }
    await clock.sleep(lookEveryMs, signal);
  } while (clock.now() < until);
  throw notAnswering(path, image.name, instead);
}

/** Also for a check that somebody else makes, e.g. the engine that has the port open. */
export function notAnswering(path: string, wanted: string, instead: unknown): AppError {
  const remedy = instead instanceof AppError && instead.remedy !== undefined ? `${instead.remedy} ` : '';
  return new AppError('flash.check', `${wanted} does not answer on ${path}: ${messageOf(instead)}`, {
    remedy: `${remedy}Press the black reset button of the board and look with \`zeroclaw boards\`, or flash it again.`,
    retryable: true,
    cause: instead,
  });
}
