import type { Json, JsonObject } from '../../../../shared/json';
import { withHeaders } from '../../../platform/base/with-headers';

/** What the library reads of a delivery; what a sender put into it is anything. */
export interface DeliveryParts {
  readonly fields: { readonly exchange: string; readonly routingKey: string };
  readonly properties: {
    readonly contentType?: unknown;
    readonly contentEncoding?: unknown;
    readonly correlationId?: unknown;
    readonly replyTo?: unknown;
    readonly messageId?: unknown;
    readonly timestamp?: unknown;
    readonly type?: unknown;
    readonly appId?: unknown;
    readonly userId?: unknown;
    readonly priority?: unknown;
    readonly expiration?: unknown;
    readonly headers?: unknown;
  };
}

const deepest = 5;

/**
 * What the sender and the broker say of a message beside its text, for steps. Headers that are too long for it are
 * left out as a whole, and it says so.
 */
export function toMeta({ fields, properties }: DeliveryParts): JsonObject {
  const { headers, timestamp, ...texts } = properties;
  const named: [string, unknown][] = [
    ['exchange', fields.exchange],
    ['routing_key', fields.routingKey],
    ['message_id', texts.messageId],
    ['correlation', texts.correlationId],
    ['reply_to', texts.replyTo],
    ['content_type', texts.contentType],
    ['content_encoding', texts.contentEncoding],
    ['sent_at', sentAt(timestamp)],
    ['type', texts.type],
    ['app_id', texts.appId],
    ['user_id', texts.userId],
    ['priority', texts.priority],
    ['expires_ms', texts.expiration],
  ];
  const meta: JsonObject = {};
  for (const [name, value] of named) {
    const read = toJson(value, deepest);
    if (read !== null) meta[name] = read;
  }
  const read = isTable(headers) ? tableOf(headers, deepest) : {};
  return Object.keys(read).length > 0 ? withHeaders(meta, read) : meta;
}

/** Whole seconds since 1970. */
function sentAt(timestamp: unknown): string | null {
  const at = typeof timestamp === 'number' ? new Date(timestamp * 1000) : null;
  return at === null || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** Values of a table of AMQP; null: nothing that JSON can say. */
function toJson(value: unknown, levels: number): Json {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'bigint') return String(value);
  if (Buffer.isBuffer(value)) return value.toString('utf8');
  if (typeof value !== 'object' || value === null || levels === 0) return null;
  if (Array.isArray(value)) return value.map((each) => toJson(each, levels - 1));
  const plain = typed(value);
  if (plain !== undefined) return plain;
  return tableOf(value, levels);
}

const isTable = (value: unknown): value is object => typeof value === 'object' && value !== null;

const tableOf = (table: object, levels: number): JsonObject =>
  Object.fromEntries(Object.entries(table).map(([key, each]) => [key, toJson(each, levels - 1)]));

/**
 * The library writes what has no type of JavaScript as `{"!": type, value}`; undefined: it is none of that, but a table of
 * a sender who has such keys. The headers themselves are always a table.
 */
function typed(value: object): Json | undefined {
  if (!('!' in value) || !('value' in value) || Object.keys(value).length !== 2) return undefined;
  if (value['!'] === 'timestamp' && typeof value.value === 'number') return sentAt(value.value);
  return value['!'] === 'decimal' ? decimalOf(value.value) : undefined;
}

function decimalOf(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || !('places' in value) || !('digits' in value))
    return undefined;
  const read = Number(`${String(value.digits)}e-${String(value.places)}`);
  return Number.isFinite(read) ? read : undefined;
}
