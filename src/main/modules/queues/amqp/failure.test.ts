import { expect, test } from 'vitest';
import { toQueueFailure, toQueuesFailure } from './failure';
import { addressOf, placeOf } from './queues-config';

test.each([
  [
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5672'), { code: 'ECONNREFUSED' }),
    'nothing listens there',
  ],
  [
    new Error('Handshake terminated by server: 403 (ACCESS-REFUSED) with message "…"'),
    'it refuses the user name or password',
  ],
  [
    new Error('Expected ConnectionOpenOk; got <ConnectionClose channel:0>'),
    'it has no such virtual host, or refuses it to this user',
  ],
  [new Error('Heartbeat timeout'), 'it does not answer'],
  [
    new Error('self-signed certificate in certificate chain'),
    'nobody this machine trusts vouches for its certificate',
  ],
  [new Error('Connection closed: 320 (CONNECTION-FORCED)'), 'it closed the connection'],
  [new AggregateError([new Error('getaddrinfo ENOTFOUND a'), new Error('b')]), 'the name is not known'],
  [new Error('something else'), 'something else'],
])('%s', (cause, what) => {
  expect(toQueuesFailure('plant:5672', cause)).toMatchObject({
    message: `Cannot connect to the AMQP broker at plant:5672: ${what}`,
    retryable: true,
    remedy: expect.stringMatching(/\S/u) as string,
  });
});

test.each([
  [403, 'The broker refuses the messages of the queue alarms'],
  [404, 'The broker has no queue alarms'],
  [405, 'Another connection has the queue alarms for itself alone'],
  [541, 'Nothing is heard of the queue alarms: told'],
])('a queue that is refused with %d', (code, message) => {
  expect(toQueueFailure('alarms', Object.assign(new Error('told'), { code })).message).toBe(message);
});

test.each([
  ['amqp://plant', { protocol: 'amqp', host: 'plant', port: 5672, virtualHost: '/' }, 'plant:5672'],
  ['amqps://plant/', { protocol: 'amqps', host: 'plant', port: 5671, virtualHost: '/' }, 'plant:5671'],
  ['amqp://[::1]:5/a%2Fb', { protocol: 'amqp', host: '::1', port: 5, virtualHost: 'a/b' }, '::1:5/a/b'],
])('%s', (url, place, address) => {
  expect([placeOf(url), addressOf(url)]).toEqual([place, address]);
});
