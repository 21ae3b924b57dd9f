import { BlockList, isIP } from 'node:net';
import { jitteredMs } from './backoff';

/** To what is on this machine or in its network: whoever waits for it waits no longer than that. */
export const longestNearMs = 3_000;
/** To a service on the internet, which asks for patience where it fails. */
const longestFarMs = 60_000;

const near = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  near.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  near.addSubnet(network, bits, 'ipv6');

/** Names that no public name server knows. */
const nearName = /^[^.]+$|\.(?:local|localhost|lan|home|internal|home\.arpa)$/u;

/** Whether a host is on this machine or in its own network, as far as its name or address says. */
export function isNear(host: string): boolean {
  const [plain = ''] = host
    .replace(/^\[(.*)\]$/u, '$1')
    .toLowerCase()
    .split('%');
  const family = isIP(plain);
  if (family === 0) return nearName.test(plain.replace(/\.$/u, ''));
  return near.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}

/** The same of an address with a scheme; one that cannot be read is not near. */
export const isNearUrl = (url: string): boolean => URL.canParse(url) && isNear(new URL(url).hostname);

/** Milliseconds before the next try to connect, after `failures` in a row (from 0). */
export const reconnectAfterMs = (
  failures: number,
  firstMs: number,
  isNearby: boolean,
  random: () => number = Math.random,
): number => jitteredMs(failures, firstMs, isNearby ? longestNearMs : longestFarMs, random);
