import type { Config } from '../../shared/config';
import { resolveSecret } from '../config/resolve-secret';
import type { BrokerConfig } from '../mqtt/broker-config';
import type { Secrets } from '../ports/secrets';
import type { BoardConfig } from '../serial/board-config';

/** `[mqtt]` as the client wants it; null: off. Rejects with AppError config.secret. */
export async function toBrokerConfig({ mqtt }: Config, defaultClientId: string, secrets: Secrets): Promise<BrokerConfig | null> {
  if (mqtt.url === undefined) return null;
  return {
    url: mqtt.url,
    username: mqtt.username ?? null,
    password: mqtt.password === undefined ? null : await resolveSecret(mqtt.password, process.env, secrets),
    clientId: mqtt.client_id ?? defaultClientId,
    qos: mqtt.qos === 0 ? 0 : mqtt.qos === 2 ? 2 : 1,
  };
}

export function toBoardConfigs({ peripherals }: Config): readonly BoardConfig[] {
  if (!peripherals.enabled) return [];
  return peripherals.boards.map((entry) => ({ name: entry.board, type: entry.type, path: entry.path, serialNumber: entry.serial_number, baud: entry.baud, debounceMs: entry.debounce_ms }));
}
