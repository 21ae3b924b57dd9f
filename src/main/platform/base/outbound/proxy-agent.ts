import type { Agent } from 'node:https';
import { HttpsProxyAgent } from 'https-proxy-agent';
import { currentProxy, trustThisMachine } from './outbound';

/**
 * For libraries that take an agent of `node:https`: one that tunnels through the proxy for this address;
 * undefined: it is reached directly, by the library's own.
 */
export function proxyAgentFor(address: string | URL): Agent | undefined {
  trustThisMachine();
  const proxy = currentProxy(address);
  if (proxy === null) return undefined;
  const known = agents.get(proxy);
  if (known !== undefined) return known;
  const agent = new HttpsProxyAgent(proxy, { keepAlive: true }) as unknown as Agent;
  agents.set(proxy, agent);
  return agent;
}

const agents = new Map<string, Agent>();
