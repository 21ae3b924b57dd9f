import { connect } from 'node:net';

const longestMs = 2_000;
const usualPorts: Readonly<Record<string, number>> = {
  'http:': 80,
  'https:': 443,
  'ws:': 80,
  'wss:': 443,
  'mqtt:': 1883,
  'mqtts:': 8883,
  'amqp:': 5672,
  'amqps:': 5671,
};

/** Where an address leads; its port when it names none. */
export function hostOf(address: string): { readonly host: string; readonly port: number } {
  const { hostname, port, protocol } = new URL(address);
  return {
    host: hostname.replace(/^\[|\]$/gu, ''),
    port: port === '' ? (usualPorts[protocol] ?? 80) : Number(port),
  };
}

/** Whether somebody accepts connections there. Nothing is sent. */
export function isListening(host: string, port: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: longestMs, signal });
    const end = (answered: boolean): void => {
      socket.destroy();
      resolve(answered);
    };
    socket.once('connect', () => {
      end(true);
    });
    socket.once('timeout', () => {
      end(false);
    });
    socket.once('error', () => {
      end(false);
    });
  });
}
