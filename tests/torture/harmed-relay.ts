import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A line between a client and a server on this machine, and every way to harm it. */
export interface HarmedRelay {
  readonly port: number;
  /** Ends every connection at once, as a cable that is pulled. */
  cut(): void;
  /** New connections are refused while it is true. */
  refuse(refused: boolean): void;
  /** Every piece waits this long. */
  delay(ms: number): void;
  /** Nothing passes in either direction, and nobody is told. */
  hush(silent: boolean): void;
  close(): Promise<void>;
}

/** Sees what passes on one connection. */
export interface Lookers {
  /** What the client says counts when it has said it, also where a cut keeps it from the server. */
  readonly client: (bytes: Buffer) => void;
  /** What the server says counts when the client was handed it. */
  readonly server: (bytes: Buffer) => void;
}

/** `look`: called for each connection, counted from 1. */
export async function startHarmedRelay(
  serverPort: number,
  look?: (connection: number) => Lookers,
): Promise<HarmedRelay> {
  const sockets = new Set<Socket>();
  const state = { refused: false, delayMs: 0, silent: false };
  let connections = 0;

  const carry = (
    from: Socket,
    to: Socket,
    looker: ((bytes: Buffer) => void) | undefined,
    counts: 'when said' | 'when handed over',
  ): void => {
    let order = Promise.resolve();
    from.on('data', (bytes) => {
      if (counts === 'when said') looker?.(bytes);
      order = order.then(async () => {
        if (state.delayMs > 0) await wait(state.delayMs);
        while (state.silent && !to.destroyed) await wait(50);
        if (to.destroyed) return;
        if (counts === 'when handed over') looker?.(bytes);
        to.write(bytes);
      });
    });
  };
  const server = createServer((client) => {
    if (state.refused) {
      client.destroy();
      return;
    }
    connections += 1;
    const upstream = connect(serverPort, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    const lookers = look?.(connections);
    carry(client, upstream, lookers?.client, 'when said');
    carry(upstream, client, lookers?.server, 'when handed over');
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The relay has no port');
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: address.port,
    cut,
    refuse: (refused) => {
      state.refused = refused;
    },
    delay: (ms) => {
      state.delayMs = ms;
    },
    hush: (silent) => {
      state.silent = silent;
    },
    async close() {
      const closed = new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
      });
      cut();
      await closed;
    },
  };
}
