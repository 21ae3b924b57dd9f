import ipaddr from 'ipaddr.js';

/** The network of NAT64, in whose addresses those of IPv4 are wrapped. */
const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');
/** All of IPv6 that is given out so far; what is outside of it has a meaning of its own, or none. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is one of the open internet: not of this machine, its networks, a cloud's metadata
 * service, or a tunnel to these.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6 && parsed.match(nat64))
    return isPublic(ipaddr.fromByteArray(parsed.toByteArray().slice(12)).toString());
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast));
}

/**
 * Whether an address is one of `entry`: an address or a network such as 10.0.0.0/8. False for everything
 * else.
 */
export function isOf(address: string, entry: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  const network = networkOf(entry);
  return network !== null && network[0].kind() === parsed.kind() && parsed.match(network);
}

function networkOf(entry: string): [ipaddr.IPv4 | ipaddr.IPv6, number] | null {
  if (ipaddr.isValidCIDR(entry)) return ipaddr.parseCIDR(entry);
  if (!ipaddr.isValid(entry)) return null;
  const one = ipaddr.process(entry);
  return [one, one.kind() === 'ipv4' ? 32 : 128];
}
