import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** One message on its way between broker and engine, as it passed here. Times are this machine's. */
export interface Passed {
  readonly topic: string;
  readonly payload: string;
  readonly duplicate: boolean;
  /** Which connection carried it, counted from 1. */
  readonly connection: number;
  readonly at: number;
  /** When its receiver acknowledged it; null: not, or it was sent at QoS 0. */
  acknowledgedAt: number | null;
  readonly qos: number;
}

/**
 * Carries the engine's connection to the broker and writes down what passes: which message reached the
 * engine, which of them it acknowledged, what it published and what of that the broker acknowledged. So
 * nobody has to guess whether the broker or the engine has lost a message.
 */
export interface WatchedRelay {
  readonly port: number;
  /** What the broker delivered to the engine. */
  readonly delivered: readonly Passed[];
  /** What the engine published. */
  readonly published: readonly Passed[];
  /** What the engine asked the broker to deliver, or not to deliver any more. */
  readonly asked: readonly { readonly at: number; readonly for: boolean; readonly filters: string }[];
  /** Sessions of the engine, as the broker answered them. */
  readonly sessions: readonly Session[];
  /**
   * Called once, when the engine acknowledges the next message: before anything else is done. Returns how to
   * call it off.
   */
  atNextAcknowledgement(then: () => void): () => void;
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

/** One time that the broker let the engine in. */
export interface Session {
  readonly at: number;
  /** The broker had kept what came in between. */
  readonly resumed: boolean;
  /** When the broker first said that it will deliver; null: not in this session. */
  subscribedAt: number | null;
}

const connectedPacket = 2;
const publishPacket = 3;
const ackPacket = 4;
const subscribePacket = 8;
const subscribedPacket = 9;
const unsubscribePacket = 10;

interface Side {
  /** Open QoS 1 messages by packet id. */
  readonly open: Map<number, Passed>;
  readonly list: Passed[];
  /** Called when one of them is acknowledged. */
  readonly acknowledged: () => void;
}

export async function startWatchedRelay(brokerPort: number): Promise<WatchedRelay> {
  const sockets = new Set<Socket>();
  const delivered: Passed[] = [];
  const published: Passed[] = [];
  const sessions: Session[] = [];
  const asked: { at: number; for: boolean; filters: string }[] = [];
  const state = { refused: false, delayMs: 0, silent: false };
  const waiting = new Set<() => void>();
  let connections = 0;

  /**
   * What the engine says counts when it has said it, also where a cut keeps it from the broker; what the
   * broker says counts when the engine was handed it.
   */
  const carry = (
    from: Socket,
    to: Socket,
    look: (bytes: Buffer) => void,
    counts: 'when said' | 'when handed over',
  ): void => {
    let order = Promise.resolve();
    from.on('data', (bytes) => {
      if (counts === 'when said') look(bytes);
      order = order.then(async () => {
        if (state.delayMs > 0) await wait(state.delayMs);
        while (state.silent && !to.destroyed) await wait(50);
        if (to.destroyed) return;
        if (counts === 'when handed over') look(bytes);
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
    const upstream = connect(brokerPort, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    const toEngine: Side = {
      open: new Map(),
      list: delivered,
      acknowledged: () => {
        for (const then of waiting) then();
        waiting.clear();
      },
    };
    const toBroker: Side = { open: new Map(), list: published, acknowledged: () => {} };
    const looker = (connection: number, own: Side, other: Side): ((bytes: Buffer) => void) =>
      packetsOf((type, flags, body) => {
        const session = sessions.at(-1);
        if (type === connectedPacket)
          sessions.push({ at: Date.now(), resumed: (body.readUInt8(0) & 1) === 1, subscribedAt: null });
        else if (type === subscribedPacket && session !== undefined) session.subscribedAt ??= Date.now();
        else if (type === subscribePacket || type === unsubscribePacket)
          asked.push({ at: Date.now(), for: type === subscribePacket, filters: body.toString('latin1', 2) });
        else note(type, flags, body, connection, own, other);
      });
    carry(client, upstream, looker(connections, toBroker, toEngine), 'when said');
    carry(upstream, client, looker(connections, toEngine, toBroker), 'when handed over');
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
    delivered,
    published,
    asked,
    sessions,
    atNextAcknowledgement(then) {
      waiting.add(then);
      return () => {
        waiting.delete(then);
      };
    },
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

function note(type: number, flags: number, body: Buffer, connection: number, own: Side, other: Side): void {
  if (type === ackPacket) {
    const id = body.readUInt16BE(0);
    const acknowledged = other.open.get(id);
    other.open.delete(id);
    if (acknowledged === undefined) return;
    acknowledged.acknowledgedAt = Date.now();
    other.acknowledged();
    return;
  }
  if (type !== publishPacket) return;
  const qos = (flags >> 1) & 3;
  const topicEnd = 2 + body.readUInt16BE(0);
  const passed: Passed = {
    topic: body.toString('utf8', 2, topicEnd),
    payload: body.toString('utf8', qos > 0 ? topicEnd + 2 : topicEnd),
    duplicate: (flags & 8) !== 0,
    connection,
    at: Date.now(),
    acknowledgedAt: null,
    qos,
  };
  own.list.push(passed);
  if (qos > 0) own.open.set(body.readUInt16BE(topicEnd), passed);
}

/** Splits a stream of MQTT 3.1.1 into packets: the first byte, the length in up to four, the rest. */
function packetsOf(found: (type: number, flags: number, body: Buffer) => void): (bytes: Buffer) => void {
  let left: Buffer = Buffer.alloc(0);
  return (bytes) => {
    left = left.length === 0 ? bytes : Buffer.concat([left, bytes]);
    for (;;) {
      const head = headOf(left);
      if (head === null || left.length < head.begins + head.length) return;
      const first = left.readUInt8(0);
      found(first >> 4, first & 15, left.subarray(head.begins, head.begins + head.length));
      left = left.subarray(head.begins + head.length);
    }
  };
}

function headOf(bytes: Buffer): { readonly begins: number; readonly length: number } | null {
  let length = 0;
  for (let index = 1; index <= 4; index += 1) {
    const byte = bytes[index];
    if (byte === undefined) return null;
    length += (byte & 127) * 128 ** (index - 1);
    if (byte < 128) return { begins: index + 1, length };
  }
  return null;
}
