import { expect, test } from 'vitest';
import { addressOf } from './broker-config';
import { ClosedByBroker, toBrokerFailure } from './broker-failure';

test.each([
  {
    cause: new Error('connect ECONNREFUSED 127.0.0.1:1883'),
    what: 'nothing listens there',
    remedy: 'Start the broker',
  },
  {
    cause: new AggregateError([
      new Error('connect ECONNREFUSED ::1:1883'),
      new Error('connect ECONNREFUSED 127.0.0.1:1883'),
    ]),
    what: 'nothing listens there',
    remedy: 'Start the broker',
  },
  { cause: new Error('getaddrinfo ENOTFOUND brokr'), what: 'the name is not known', remedy: 'host' },
  {
    cause: new Error('Connection refused: Not authorized'),
    what: 'it refuses the user name or password',
    remedy: '"username"',
  },
  { cause: new Error('connack timeout'), what: 'it does not answer', remedy: 'network' },
  {
    cause: new Error('self-signed certificate in certificate chain'),
    what: 'nobody this machine trusts vouches for its certificate',
    remedy: '"ca_file"',
  },
  {
    cause: new Error('unable to verify the first certificate'),
    what: 'nobody this machine trusts vouches for its certificate',
    remedy: '"ca_file"',
  },
  {
    cause: new Error(
      "Hostname/IP does not match certificate's altnames: IP: 10.0.0.7 is not in the cert's list: ",
    ),
    what: 'its certificate is for another name',
    remedy: '"url"',
  },
  {
    cause: new Error('certificate has expired'),
    what: 'the secure connection failed',
    remedy: 'certificate',
  },
  {
    cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
    what: 'it closed the connection',
    remedy: 'mqtts://',
  },
  { cause: new ClosedByBroker(), what: 'it closed the connection', remedy: 'mqtts://' },
  {
    cause: Object.assign(
      new Error('Client network socket disconnected before secure TLS connection was established'),
      { code: 'ECONNRESET' },
    ),
    what: 'the secure connection failed',
    remedy: 'only with a broker that speaks TLS',
  },
  { cause: new Error('something else'), what: 'something else', remedy: 'config.toml' },
])('$cause.message', ({ cause, what, remedy }) => {
  const failure = toBrokerFailure('host:1883', cause);
  expect(failure.message).toBe(`Cannot connect to the MQTT broker at host:1883: ${what}`);
  expect(failure.remedy).toContain(remedy);
});

test.each([
  ['mqtt://user:secret@broker', 'broker:1883'],
  ['mqtts://broker', 'broker:8883'],
  ['mqtt://[::1]:1884/', '[::1]:1884'],
  ['nonsense', 'unreadable address'],
])('%s is shown as %s', (url, shown) => {
  expect(addressOf(url)).toBe(shown);
});
