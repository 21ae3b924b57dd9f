import { resolve } from 'node:path';
import type { Config } from '../../../shared/config';
import { readAuthorities } from '../../platform/config/authorities';
import type { SecretOf } from '../../platform/config/resolve-secret';
import type { BrokerConfig } from './mqtt/broker-config';

/** `[mqtt]` as the client wants it; null: off. Rejects with AppError config.secret or config.ca-file. */
export async function toBrokerConfig(
  { mqtt }: Config,
  defaultClientId: string,
  secretOf: SecretOf,
  home: string,
): Promise<BrokerConfig | null> {
  if (mqtt.url === undefined) return null;
  return {
    url: mqtt.url,
    username: mqtt.username ?? null,
    password: mqtt.password === undefined ? null : await secretOf(mqtt.password),
    ca: mqtt.ca_file === undefined ? null : await readAuthorities('mqtt', resolve(home, mqtt.ca_file)),
    clientId: mqtt.client_id ?? defaultClientId,
    ...(mqtt.version === '5'
      ? {
          version: '5' as const,
          receiveMaximum: mqtt.receive_maximum,
          ...(mqtt.session_expiry_secs === 0 ? {} : { sessionExpirySecs: mqtt.session_expiry_secs }),
        }
      : {}),
    qos: mqtt.qos === 0 ? 0 : mqtt.qos === 2 ? 2 : 1,
  };
}
