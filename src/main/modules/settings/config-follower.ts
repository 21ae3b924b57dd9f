import { readFileSync } from 'node:fs';
import type { Config } from '../../../shared/config';
import { messageOf } from '../../../shared/errors';
import type { Logger } from '../../platform/base/logger';
import { reportFailure } from '../../platform/base/problems';
import type { Recovered } from '../../platform/base/recovered';
import { watchFile } from '../../platform/base/watch-file';
import type { Platform } from '../../platform/platform';

type Ground = Pick<
  Platform,
  'paths' | 'clock' | 'problems' | 'config' | 'secrets' | 'secretClosed' | 'sharedSecrets'
> & {
  readonly logger: Logger;
  readonly configFile: Pick<Platform['configFile'], 'saved' | 'reload'>;
};

/** A module that follows config.toml. */
export interface Follower {
  apply(config: Config): void | Promise<void>;
}

interface Followers {
  /** In the order in which they are brought in line. */
  readonly modules: readonly Follower[];
  /** The largest of all, which a start does not wait for. */
  readonly gateway: { apply(): Promise<void> };
  readonly applied: () => void;
}

/**
 * Brings the adapters in line with config.toml, at start and at every save, one after another. A save may say
 * what held before, for what it names may be another: an adapter that finds nothing new for itself goes on as
 * it is.
 */
export class ConfigFollower {
  readonly #startedWith: string;
  /** What the file of secrets said when they were applied last. */
  #appliedSecrets: string | null = null;
  #applying: Promise<void> = Promise.resolve();
  #hasStarted = false;
  #unfollow = (): void => {};
  /** Secrets that are waited for, by name. */
  readonly #closed = new Set<string>();
  readonly #closing = new AbortController();

  constructor(
    private readonly ground: Ground,
    private readonly followers: Followers,
  ) {
    this.#startedWith = this.#fixedAtStart();
  }

  follow(): void {
    const { configFile, secretClosed, logger } = this.ground;
    const offs = [
      secretClosed.on((name) => {
        this.#applyOnceOpen(name);
      }),
      configFile.saved.on(() => {
        this.apply().catch((failure: unknown) => {
          logger.error('A change of config.toml could not be applied', { failure: messageOf(failure) });
        });
      }),
    ];
    this.#unfollow = () => {
      for (const off of offs) off();
    };
  }

  /** Reads config.toml now, and resolves once it holds everywhere. */
  async reload(): Promise<void> {
    await this.ground.configFile.reload();
    await this.apply();
  }

  /** Follows the file of secrets until it is closed. One that cannot be watched is logged. */
  watchSecrets(): { close(): void } {
    const { paths, clock, logger } = this.ground;
    const failed = (failure: unknown): void => {
      logger.warn('The file of secrets is not watched; a change of it counts when config.toml is saved', {
        failure: messageOf(failure),
      });
    };
    try {
      return watchFile(paths.secretsFile, {
        clock,
        saved: () => {
          this.#secretsSaved();
        },
        failed,
      });
    } catch (failure) {
      failed(failure);
      return { close: () => {} };
    }
  }

  /** Whoever keeps a secret through the engine has it applied already. */
  #secretsSaved(): void {
    if (textOf(this.ground.paths.secretsFile) === this.#appliedSecrets) return;
    this.apply().catch((failure: unknown) => {
      this.ground.logger.error('A change of the secrets could not be applied', {
        failure: messageOf(failure),
      });
    });
  }

  /** A secret that cannot be read: nobody saves anything when the keychain is unlocked. */
  #applyOnceOpen(name: string): void {
    const { secrets, logger } = this.ground;
    if (secrets.opened === undefined || this.#closed.has(name) || this.#closing.signal.aborted) return;
    this.#closed.add(name);
    secrets
      .opened(name, this.#closing.signal)
      .then(async () => {
        this.#closed.delete(name);
        await this.apply();
      })
      .catch((failure: unknown) => {
        if (!this.#closing.signal.aborted)
          logger.error('A secret that can be read again could not be applied', {
            failure: messageOf(failure),
          });
      });
  }

  /**
   * Resolves when what config.toml says now is in force. While the file of secrets is damaged, what holds
   * goes on holding, and a problem says so. A change that comes before the start is one with it: events must
   * not come in before the runs of an earlier engine are taken up. One that comes after the end counts from
   * the next start.
   */
  apply(): Promise<void> {
    if (!this.#hasStarted || this.#closing.signal.aborted) return Promise.resolve();
    return this.#inTurn(async () => {
      this.#appliedSecrets = textOf(this.ground.paths.secretsFile);
      if (!(await this.#canReadSecrets())) return;
      await this.#applyAllButGateway();
      await this.followers.gateway.apply();
      this.followers.applied();
    });
  }

  /** The first time: the gateway, with the largest code of all, comes with `openGateway`. */
  start(_recovered: Recovered): Promise<void> {
    this.#hasStarted = true;
    return this.#inTurn(async () => {
      this.#appliedSecrets = textOf(this.ground.paths.secretsFile);
      await this.#applyAllButGateway();
      this.followers.applied();
    });
  }

  openGateway(_recovered: Recovered): Promise<void> {
    return this.#inTurn(async () => {
      await this.followers.gateway.apply();
      this.followers.applied();
    });
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#applying.then(work);
    this.#applying = done.catch(() => {});
    return done;
  }

  /** A change that comes while the engine closes must not open anything again. */
  close(): Promise<void> {
    this.#unfollow();
    this.#closing.abort(new Error('the engine closes'));
    return this.#applying;
  }

  async #canReadSecrets(): Promise<boolean> {
    const { sharedSecrets, problems } = this.ground;
    try {
      await sharedSecrets.names();
      problems.clear('secrets-file');
      return true;
    } catch (failure) {
      reportFailure(problems, 'secrets-file', 'data/secrets.json', failure);
      return false;
    }
  }

  /** A damaged one keeps nothing from being applied: each secret that was read before is known. */
  async #lookAtKeychain(): Promise<void> {
    const { secrets, sharedSecrets, problems } = this.ground;
    if (secrets === sharedSecrets) return;
    try {
      await secrets.names();
      problems.clear('keychain-file');
    } catch (failure) {
      reportFailure(problems, 'keychain-file', 'data/keychain.json', failure);
    }
  }

  async #applyAllButGateway(): Promise<void> {
    const config = this.ground.config();
    await this.#lookAtKeychain();
    for (const module of this.followers.modules) await module.apply(config);
    this.#tellWhatWaits();
  }

  #tellWhatWaits(): void {
    const { problems } = this.ground;
    if (this.#fixedAtStart() === this.#startedWith) problems.clear('config-restart');
    else
      problems.report(
        'config-restart',
        'config.toml',
        'sops_dir was changed; that counts from the next start',
        'Restart ZeroClaw, or take the change back.',
      );
  }

  #fixedAtStart(): string {
    return this.ground.config().sop.sops_dir;
  }
}

/** Null: there is none that can be read. */
function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
