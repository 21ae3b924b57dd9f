import { startHarmedRelay, type HarmedRelay } from './harmed-relay';

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
export interface WatchedRelay extends HarmedRelay {
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
}

/** One time that the broker let the engine in. */
export interface Session {
  readonly at: number;
  /** The broker had kept what came in between. */
  readonly resumed: boolean;
  /** When the broker first said that it will deliver; null: not in this session. */
  subscribedAt: number | null;
}

const connectPacket = 1;
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
  const delivered: Passed[] = [];
  const published: Passed[] = [];
  const sessions: Session[] = [];
  const asked: { at: number; for: boolean; filters: string }[] = [];
  const waiting = new Set<() => void>();
  const relay = await startHarmedRelay(brokerPort, (connection) => {
    const line: Line = { connection, isFive: false };
    const toEngine: Side = {
      open: new Map(),
      list: delivered,
      acknowledged: () => {
        for (const then of waiting) then();
        waiting.clear();
      },
    };
    const toBroker: Side = { open: new Map(), list: published, acknowledged: () => {} };
    const looker = (own: Side, other: Side): ((bytes: Buffer) => void) =>
      packetsOf((type, flags, body) => {
        const session = sessions.at(-1);
        // The name of the protocol, then its level.
        if (type === connectPacket) line.isFive = body.readUInt8(2 + body.readUInt16BE(0)) === 5;
        else if (type === connectedPacket)
          sessions.push({ at: Date.now(), resumed: (body.readUInt8(0) & 1) === 1, subscribedAt: null });
        else if (type === subscribedPacket && session !== undefined) session.subscribedAt ??= Date.now();
        else if (type === subscribePacket || type === unsubscribePacket)
          asked.push({ at: Date.now(), for: type === subscribePacket, filters: body.toString('latin1', 2) });
        else note(type, flags, body, line, own, other);
      });
    return { client: looker(toBroker, toEngine), server: looker(toEngine, toBroker) };
  });
  return {
    ...relay,
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
  };
}

/** One connection. */
interface Line {
  readonly connection: number;
  /** It speaks MQTT 5: properties stand before the payload, and a topic may be left out for its number. */
  isFive: boolean;
}

function note(type: number, flags: number, body: Buffer, line: Line, own: Side, other: Side): void {
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
  const idEnd = qos > 0 ? topicEnd + 2 : topicEnd;
  const passed: Passed = {
    topic: body.toString('utf8', 2, topicEnd),
    payload: body.toString('utf8', line.isFive ? endOfProperties(body, idEnd) : idEnd),
    duplicate: (flags & 8) !== 0,
    connection: line.connection,
    at: Date.now(),
    acknowledgedAt: null,
    qos,
  };
  own.list.push(passed);
  if (qos > 0) own.open.set(body.readUInt16BE(topicEnd), passed);
}

/** Splits a stream of MQTT into packets: the first byte, the length in up to four, the rest. */
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

const endOfProperties = (body: Buffer, from: number): number => {
  const length = lengthAt(body, from);
  return length === null ? from : length.ends + length.value;
};

function headOf(bytes: Buffer): { readonly begins: number; readonly length: number } | null {
  const length = lengthAt(bytes, 1);
  return length === null ? null : { begins: length.ends, length: length.value };
}

/** In up to four bytes; null: not all of them are there. */
function lengthAt(bytes: Buffer, from: number): { readonly ends: number; readonly value: number } | null {
  let value = 0;
  for (let index = 0; index < 4; index += 1) {
    const byte = bytes[from + index];
    if (byte === undefined) return null;
    value += (byte & 127) * 128 ** index;
    if (byte < 128) return { ends: from + index + 1, value };
  }
  return null;
}
