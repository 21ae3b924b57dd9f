import type { Config } from '../../../../shared/config';
import type { ConfigChange } from '../../../../shared/config-desk';
import type { FoundServer } from '../../../../shared/models';
import { ok, type Result } from '../../../../shared/result';
import type { Clock } from '../../../platform/base/clock';
import { connectServer, providerAt } from './connect-server';
import { findServers, lookAt, toBaseUrl, type ListModels } from './usual-servers';

interface Parts {
  readonly config: () => Config;
  readonly configure: (changes: readonly ConfigChange[]) => Result<null>;
  readonly listModels: ListModels;
  readonly keyOf: (provider: string) => Promise<string | null>;
  readonly clock: Clock;
  readonly usual: readonly { readonly program: string; readonly port: number }[];
  /** The engine ends. */
  readonly signal: AbortSignal;
}

/** Servers of models that config.toml may not know yet. */
export class Servers {
  constructor(private readonly parts: Parts) {}

  find(): Promise<readonly FoundServer[]> {
    return findServers(this.#probe(), this.parts.signal);
  }

  async look(typed: string): Promise<Result<FoundServer>> {
    const address = toBaseUrl(typed);
    if (!address.ok) return address;
    const { hostname } = new URL(address.value);
    // A number says nothing to people in a list of providers.
    const program = /^[\d.]+$|^\[|^localhost$/u.test(hostname) ? 'server' : hostname;
    return ok(await lookAt(program, address.value, this.#probe(), this.parts.signal));
  }

  /** Makes one of its models the one that answers. */
  connect(server: {
    readonly program: string;
    readonly address: string;
    readonly model: string;
  }): Result<{ readonly provider: string }> {
    const { provider, changes } = connectServer(this.parts.config(), server);
    const written = this.parts.configure(changes);
    return written.ok ? ok({ provider }) : written;
  }

  #probe(): Parameters<typeof findServers>[0] {
    const { listModels, keyOf, clock, config, usual } = this.parts;
    return { listModels, keyOf, clock, ports: usual, providerAt: (address) => providerAt(config(), address) };
  }
}
