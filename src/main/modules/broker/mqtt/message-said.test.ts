import { expect, test } from 'vitest';
import { toSaid } from './message-said';

test('what was said beside the text stands under plain names', () => {
  expect(
    toSaid({
      contentType: 'text/plain',
      correlationData: Buffer.from('c-7'),
      responseTopic: 'answers/1',
      messageExpiryInterval: 30,
      userProperties: { site: 'b', tag: ['x', 'y'] },
      subscriptionIdentifier: 7,
    }),
  ).toEqual({
    meta: {
      content_type: 'text/plain',
      correlation: 'c-7',
      reply_to: 'answers/1',
      expires_ms: 30_000,
      headers: { site: 'b', tag: ['x', 'y'] },
    },
    subscriptions: [7],
  });
});

test('where nothing was said, nothing is there', () => {
  expect(toSaid({})).toEqual({});
});

test('headers that are too long are left out, and it says so', () => {
  expect(toSaid({ contentType: 'a', userProperties: { long: 'x'.repeat(20_000) } })).toEqual({
    meta: { content_type: 'a', headers_left_out: true },
  });
});
