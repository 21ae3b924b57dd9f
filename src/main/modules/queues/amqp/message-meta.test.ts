import { expect, test } from 'vitest';
import { toMeta } from './message-meta';

const fields = { exchange: 'plant', routingKey: 'pump.1.alarm' };

test('what was said of a message stands under plain names, and what was not said is not there', () => {
  expect(
    toMeta({
      fields,
      properties: {
        messageId: 'm-1',
        correlationId: 'c-7',
        replyTo: 'answers',
        contentType: 'application/json',
        contentEncoding: undefined,
        timestamp: 1_796_083_200,
        type: 'alarm',
        appId: 'press',
        userId: undefined,
        priority: 5,
        expiration: '60000',
        headers: {},
      },
    }),
  ).toEqual({
    exchange: 'plant',
    routing_key: 'pump.1.alarm',
    message_id: 'm-1',
    correlation: 'c-7',
    reply_to: 'answers',
    content_type: 'application/json',
    sent_at: '2026-12-01T00:00:00.000Z',
    type: 'alarm',
    app_id: 'press',
    priority: 5,
    expires_ms: '60000',
  });
});

test('headers of every kind that AMQP knows become what JSON can say', () => {
  const headers = {
    text: 'b',
    number: 1.5,
    flag: true,
    none: undefined,
    bytes: Buffer.from('raw'),
    when: { '!': 'timestamp', value: 1_796_083_200 },
    price: { '!': 'decimal', value: { places: 2, digits: 199 } },
    list: ['a', 2, { deep: { deeper: { deepest: { tooDeep: 1 } } } }],
    'x-death': [{ count: 2, reason: 'expired', queue: 'alarms' }],
  };
  expect(toMeta({ fields, properties: { headers } })['headers']).toEqual({
    text: 'b',
    number: 1.5,
    flag: true,
    none: null,
    bytes: 'raw',
    when: '2026-12-01T00:00:00.000Z',
    price: 1.99,
    list: ['a', 2, { deep: { deeper: { deepest: null } } }],
    'x-death': [{ count: 2, reason: 'expired', queue: 'alarms' }],
  });
});

test('keys of a sender that the library has for itself stay what they are', () => {
  const headers = {
    '!': 'alarm',
    value: 'high',
    deep: { '!': 'alarm', value: 3 },
    more: { '!': 'timestamp', value: 1, x: 2 },
  };
  expect(toMeta({ fields, properties: { headers } })['headers']).toEqual(headers);
});

test('headers that are too long are left out, and it says so', () => {
  expect(toMeta({ fields, properties: { type: 'alarm', headers: { long: 'x'.repeat(20_000) } } })).toEqual({
    exchange: 'plant',
    routing_key: 'pump.1.alarm',
    type: 'alarm',
    headers_left_out: true,
  });
});

test('a time that no clock shows is left out', () => {
  expect(toMeta({ fields, properties: { timestamp: 1e20 } })).toEqual({
    exchange: 'plant',
    routing_key: 'pump.1.alarm',
  });
});
