import { z } from 'zod';

const written = /^(?:(?:mqtts?|wss?):\/\/[^\s/].*|(?:[^\s/:@[\]]+|\[[\da-f:]+\])(?::\d{1,5})?)$/iu;
const usualTlsPort = /:8883$/u;
const writtenQueues =
  /^(?:amqps?:\/\/[^\s/@?#]+(?:\/[^\s/?#]*)?|(?:[^\s/:@[\]]+|\[[\da-f:]+\])(?::\d{1,5})?)$/iu;
const usualTlsPortOfQueues = /:5671$/u;

const withScheme =
  (scheme: string, tlsPort: RegExp) =>
  (address: string): string =>
    address.includes('://') ? address : `${scheme}${tlsPort.test(address) ? 's' : ''}://${address}`;

/** As a URL: what names no way to speak is spoken to over TCP, at the usual port of TLS with TLS. */
export const BrokerAddress = z
  .string()
  .regex(written)
  .overwrite(withScheme('mqtt', usualTlsPort))
  .meta({ allowed: 'a host, HOST:PORT, or an address with mqtt://, mqtts://, ws:// or wss://' });

/** The same of an AMQP broker. Name and password have keys of their own, where they can be kept as secrets. */
export const QueuesAddress = z
  .string()
  .regex(writtenQueues)
  .overwrite(withScheme('amqp', usualTlsPortOfQueues))
  .meta({
    allowed:
      'a host, HOST:PORT, or an address with amqp:// or amqps:// and no name or password in it, which are "username" and "password"',
  });
