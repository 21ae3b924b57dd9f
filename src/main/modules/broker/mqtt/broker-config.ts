/** `[mqtt]` of config.toml, with secrets already looked up. */
export interface BrokerConfig {
  /** mqtt:// or mqtts:// (ws:// and wss:// too). */
  readonly url: string;
  readonly username: string | null;
  readonly password: string | null;
  /** Certificates of the authorities to trust for TLS, as PEM; null: those of the system. */
  readonly ca: string | null;
  /** Stable: the broker keeps messages for this name while we are away. */
  readonly clientId: string;
  /** Of the protocol: 3.1.1 or 5. Absent: 3.1.1, which every broker speaks. */
  readonly version?: '3.1.1' | '5';
  /** Seconds that the broker keeps the session without us, over MQTT 5; absent: for ever. */
  readonly sessionExpirySecs?: number;
  /** Messages that the broker sends before it has acknowledgements, over MQTT 5; absent: as it likes. */
  readonly receiveMaximum?: number;
  /** The broker publishes this, retained, when the connection breaks. */
  readonly will?: { readonly topic: string; readonly payload: string };
  /** Of subscriptions; 2 is treated as 1. */
  readonly qos: 0 | 1 | 2;
}

/** Host and port as shown to a person; never the credentials that a URL may hold. */
export function addressOf(url: string): string {
  try {
    const { hostname, port, protocol } = new URL(url);
    return `${hostname}:${port === '' ? (defaultPorts[protocol] ?? '1883') : port}`;
  } catch {
    return 'unreadable address';
  }
}

const defaultPorts: Readonly<Record<string, string>> = {
  'mqtt:': '1883',
  'mqtts:': '8883',
  'ws:': '80',
  'wss:': '443',
};
