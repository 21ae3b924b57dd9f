import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../../../shared/config';
import type { ConfigDiagnostic } from '../../../shared/config-diagnostic';
import { AppError, messageOf } from '../../../shared/errors';
import type { Clock } from '../base/clock';
import { Emitter } from '../base/emitter';
import type { Logger } from '../base/logger';
import type { Problems } from '../base/problems';
import { utf8Text } from '../../../shared/utf8-text';
import { watchFile } from '../base/watch-file';
import type { KeptConfig, KeptText } from '../../ports/kept-config';
import { configInForce, notThere, unreadable, type ConfigInForce, type FoundConfig } from './config-in-force';

export interface ConfigFileOptions {
  readonly file: string;
  readonly kept: KeptConfig;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly problems: Problems;
}

const problemId = 'config';
const keptProblemId = 'config-kept';

/**
 * config.toml, read now and whenever it is saved. A text with an error changes nothing: the last good
 * configuration stays in force as a whole, over a restart too, and the problem `config` says where and what.
 * Where there never was one the defaults stand in. Invariants: at most one read is under way; the file's
 * newest text is read after its last change; what is in force is kept.
 */
export class ConfigFile {
  readonly changed: Emitter<Config>;
  /** Somebody saved the file, and it can be used; also one that says what holds already. */
  readonly saved: Emitter<null>;
  /** Another text was read, good or broken. */
  readonly read: Emitter<null>;
  #inForce: ConfigInForce;
  #found: FoundConfig | null = null;
  #kept: KeptText;
  #loading: Promise<void> = Promise.resolve();
  #watcher: { close(): void } | null = null;

  private constructor(private readonly options: ConfigFileOptions) {
    this.#kept = options.kept.read();
    this.#inForce = configInForce(notThere, this.#kept);
    this.changed = new Emitter((failure) => {
      options.logger.error('A change of config.toml could not be applied', { failure: messageOf(failure) });
    });
    this.saved = new Emitter((failure) => {
      options.logger.error('A saved config.toml could not be applied', { failure: messageOf(failure) });
    });
    this.read = new Emitter((failure) => {
      options.logger.error('A new config.toml could not be told', { failure: messageOf(failure) });
    });
  }

  /**
   * Rejects with AppError config.watch when the folder cannot be watched; a broken or missing file is not a
   * failure.
   */
  static async open(options: ConfigFileOptions): Promise<ConfigFile> {
    const configFile = new ConfigFile(options);
    await configFile.#watch();
    await configFile.reload();
    return configFile;
  }

  current(): Config {
    return this.#inForce.config;
  }

  /** Whether somebody's configuration holds, and not the defaults for want of one. */
  isSet(): boolean {
    return this.#inForce.from !== 'nothing';
  }

  /** Errors and warnings of the text on disk, by line. */
  diagnostics(): readonly ConfigDiagnostic[] {
    return this.#inForce.diagnostics;
  }

  /** Reads the file now. `changed` is emitted before this resolves, if there is something new. */
  reload(): Promise<void> {
    this.#loading = this.#loading.then(() => this.#load());
    return this.#loading;
  }

  async close(): Promise<void> {
    this.#watcher?.close();
    await this.#loading;
  }

  async #load(): Promise<void> {
    const found = await readFile(this.options.file).then(utf8Text).catch(unreadable);
    if (found === this.#found) return;
    this.#found = found;
    const before = this.#inForce;
    this.#inForce = configInForce(found, before.text ?? this.#kept);
    this.#report(this.#inForce);
    if (this.#inForce.from === 'file') this.#keep(found as string);
    if (JSON.stringify(this.#inForce.config) !== JSON.stringify(before.config))
      this.changed.emit(this.#inForce.config);
    if (typeof found === 'string') this.read.emit(null);
  }

  /** What cannot be kept is in force nevertheless. */
  #keep(text: string): void {
    const { kept, problems } = this.options;
    try {
      if (text !== this.#kept) kept.write(text);
      this.#kept = text;
      problems.clear(keptProblemId);
    } catch (failure) {
      problems.report(
        keptProblemId,
        this.options.file,
        `config.toml is in force, but it could not be kept for a start that cannot read it: ${messageOf(failure)}`,
        'Free some space on the disk that holds the home folder, then save config.toml again.',
      );
    }
  }

  #report({ from, keptUnusable, diagnostics }: ConfigInForce): void {
    const { file, kept, problems } = this.options;
    const first = diagnostics.find(({ severity }) => severity === 'error') ?? diagnostics[0];
    if (first === undefined) {
      problems.clear(problemId);
      return;
    }
    const where =
      typeof this.#found === 'string' ? `${file}:${String(first.line)}:${String(first.column)}` : file;
    const told =
      diagnostics.length > 1
        ? `${first.message} (and ${String(diagnostics.length - 1)} more: see zeroclaw doctor)`
        : first.message;
    if (from === 'file') problems.report(problemId, where, told, first.remedy);
    else if (from === 'kept')
      problems.report(
        problemId,
        where,
        `${told}. Until this is fixed, the last good configuration holds`,
        first.remedy,
      );
    else if (keptUnusable !== null)
      problems.report(
        problemId,
        where,
        `${told}. What was in force before cannot be used: ${kept.file}: ${keptUnusable}. So all triggers were paused, and until this is fixed no old runs are deleted`,
        `${first.remedy} Or fix ${kept.file}, such as who may read it, and restart ZeroClaw. Then resume the triggers.`,
      );
    else
      problems.report(
        problemId,
        where,
        `${told}. No configuration was in force here before, so all triggers were paused, and until this is fixed no old runs are deleted`,
        `${first.remedy} Then resume the triggers.`,
      );
  }

  #isUsable(): boolean {
    return this.#inForce.from === 'file';
  }

  async #watch(): Promise<void> {
    const { file, clock, logger } = this.options;
    const folder = dirname(file);
    await mkdir(folder, { recursive: true });
    try {
      this.#watcher = watchFile(file, {
        clock,
        saved: () => {
          this.reload().then(
            () => {
              if (this.#isUsable()) this.saved.emit(null);
            },
            () => {},
          );
        },
        failed: (failure) => {
          logger.warn('Watching config.toml failed', { failure: messageOf(failure) });
        },
      });
    } catch (failure) {
      throw new AppError('config.watch', `The folder ${folder} cannot be watched: ${messageOf(failure)}`, {
        remedy: 'Check its permissions.',
        cause: failure,
      });
    }
  }
}
