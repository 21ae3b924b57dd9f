import type { Config } from '../../../shared/config';
import type { SecretRow } from '../../../shared/config-desk';
import type { JsonObject } from '../../../shared/json';
import { ok, refuse, type Result } from '../../../shared/result';
import type { Secrets } from '../../ports/secrets';
import { keychainUses } from './secret-names';

export interface SecretDeskPorts {
  /** What holds now. */
  readonly config: () => Config;
  readonly secrets: Secrets;
  /** The file in the home, which also has the token of the gateway when it was made there. */
  readonly sharedSecrets: Secrets;
  /** Keeps a secret out of the log before anything else hears of it. */
  readonly hide: (secret: string) => void;
  /** Resolves when what is kept now is in force. */
  readonly apply: () => Promise<void>;
}

const tokenKey = 'gateway.token';

/** The secrets behind `keychain:NAME`, by their names. What one says goes in and never comes out. */
export class SecretDesk {
  constructor(private readonly ports: SecretDeskPorts) {}

  /**
   * Those that are kept and those that config.toml asks for, by name. The token of the gateway is not
   * missing: it is made when it is needed.
   */
  async list(): Promise<readonly SecretRow[]> {
    const uses = keychainUses(JSON.parse(JSON.stringify(this.ports.config())) as JsonObject);
    const names = new Set([...uses.map(({ name }) => name), ...(await this.ports.secrets.names())]);
    const rows = await Promise.all(
      [...names].sort().map(async (name): Promise<SecretRow> => {
        const usedBy = uses.filter((use) => use.name === name).map(({ key }) => key);
        return { name, state: await this.#stateOf(name, usedBy), usedBy };
      }),
    );
    return rows.filter(({ state, usedBy }) => state !== 'missing' || usedBy.some((key) => key !== tokenKey));
  }

  async set(name: string, secret: string): Promise<Result<null>> {
    this.ports.hide(secret);
    await this.ports.secrets.set(name, secret);
    await this.ports.apply();
    return ok(null);
  }

  /** Wherever it is kept. `usedBy`: keys of config.toml that ask for it and find none now. */
  async remove(name: string): Promise<Result<{ usedBy: string[] }>> {
    const places = [this.ports.secrets, this.ports.sharedSecrets];
    const kept = (await Promise.all(places.map((place) => place.names()))).flat();
    if (!kept.includes(name))
      return refuse({
        code: 'secrets.unknown',
        message: `No secret is kept under the name "${name}"`,
        remedy: '`zeroclaw secret list` names those that are.',
      });
    for (const place of places) await place.remove(name);
    await this.ports.apply();
    return ok({ usedBy: [...((await this.list()).find((row) => row.name === name)?.usedBy ?? [])] });
  }

  async #stateOf(name: string, usedBy: readonly string[]): Promise<SecretRow['state']> {
    const places = usedBy.includes(tokenKey)
      ? [this.ports.secrets, this.ports.sharedSecrets]
      : [this.ports.secrets];
    try {
      const found = await Promise.all(places.map((place) => place.get(name)));
      return found.some((secret) => secret !== null && secret !== '') ? 'stored' : 'missing';
    } catch {
      return 'unreadable';
    }
  }
}
