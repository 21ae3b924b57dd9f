import { virtualBoardType } from '../../../shared/boards';
import type { Config } from '../../../shared/config';
import { findPort } from '../../modules/boards/serial/find-port';
import { nodeSerialPorts } from '../../modules/boards/serial/node-serial-port';
import { placeOf } from '../../modules/fleet/postgres/place';
import { broken, error, ok, skipped, type Check } from './check';
import { hostOf, isListening } from './listening';
import { portCheck } from './port-check';

/** What is around the machine, looked at without an engine. */
export async function worldChecks(config: Config, signal: AbortSignal): Promise<readonly Check[]> {
  return [
    await brokerCheck(config, signal),
    ...(await queuesCheck(config, signal)),
    ...(await fleetCheck(config, signal)),
    ...(await boardChecks(config)),
  ];
}

async function brokerCheck({ mqtt }: Config, signal: AbortSignal): Promise<Check> {
  if (mqtt.url === undefined) return skipped('broker', 'MQTT is off: config.toml names no [mqtt] url');
  return serverCheck('broker', mqtt.url, 'Start the broker, or correct [mqtt] url in config.toml.', signal);
}

/** Most homes have none: then nothing is said of it. */
async function queuesCheck({ amqp }: Config, signal: AbortSignal): Promise<readonly Check[]> {
  if (amqp.url === undefined) return [];
  return [
    await serverCheck('queues', amqp.url, 'Start the broker, or correct [amqp] url in config.toml.', signal),
  ];
}

/** The same; a socket of this machine has no port to try. */
async function fleetCheck({ storage }: Config, signal: AbortSignal): Promise<readonly Check[]> {
  if (storage.url === undefined) return [];
  try {
    const { host, port } = placeOf(storage.url, null, null);
    if (host.startsWith('/')) return [];
    const url = `postgres://${host.includes(':') ? `[${host}]` : host}:${String(port)}`;
    return [
      await serverCheck('fleet', url, 'Start PostgreSQL, or correct [storage] url in config.toml.', signal),
    ];
  } catch (failure) {
    return [broken('fleet', failure)];
  }
}

async function serverCheck(check: string, url: string, remedy: string, signal: AbortSignal): Promise<Check> {
  const { host, port } = hostOf(url);
  return (await isListening(host, port, signal))
    ? ok(check, `${host} accepts connections`)
    : error(check, `nothing answers at ${host}:${String(port)}`, remedy);
}

async function boardChecks({ peripherals: { enabled, boards } }: Config): Promise<readonly Check[]> {
  if (boards.length === 0) return [skipped('boards', 'none is configured')];
  if (!enabled)
    return boards.map(({ board }) =>
      skipped(
        'boards',
        `${board}: boards are switched off in config.toml`,
        'Set enabled = true under [peripherals] in config.toml.',
      ),
    );
  return Promise.all(
    boards.map(
      async ({
        board,
        type,
        path,
        serial_number: serialNumber,
        baud,
        debounce_ms: debounceMs,
      }): Promise<Check> => {
        if (type === virtualBoardType) return ok('boards', `${board}: a virtual board inside ZeroClaw`);
        try {
          return portCheck(
            board,
            await findPort(nodeSerialPorts, { name: board, type, path, serialNumber, baud, debounceMs }),
          );
        } catch (failure) {
          const { message, remedy } = broken('boards', failure);
          return error('boards', `${board}: ${message}`, remedy);
        }
      },
    ),
  );
}
