import { z } from 'zod';

const written = /^(?:(?:mqtts?|wss?):\/\/[^\s/].*|(?:[^\s/:@[\]]+|\[[\da-f:]+\])(?::\d{1,5})?)$/iu;
const usualTlsPort = /:8883$/u;

/** As a URL: what names no way to speak is spoken to over TCP, at the usual port of TLS with TLS. */
export const BrokerAddress = z
  .string()
  .regex(written)
  .overwrite((address) =>
    address.includes('://') ? address : `${usualTlsPort.test(address) ? 'mqtts' : 'mqtt'}://${address}`,
  )
  .meta({ allowed: 'a host, HOST:PORT, or an address with mqtt://, mqtts://, ws:// or wss://' });
