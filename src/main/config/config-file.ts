import { mkdir, readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { Config, type ConfigDiagnostic } from '../../shared/config';
import { AppError, messageOf } from '../../shared/errors';
import type { Clock } from '../base/clock';
import { Emitter } from '../base/emitter';
import type { Logger } from '../base/logger';
import type { Problems } from '../base/problems';
import { watchFile } from '../base/watch-file';
import { parseConfig, type ParsedConfig } from './parse-config';

export interface ConfigFileOptions {
  readonly file: string;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly problems: Problems;
}

const problemId = 'config';

/**
 * config.toml, read now and whenever it is saved. A text with an error changes nothing: the last good configuration stays in force
 * as a whole, and the problem `config` says where and what. At the first start the defaults take its place.
 * Invariants: at most one read is under way; the file's newest text is read after its last change.
 */
export class ConfigFile {
  readonly changed: Emitter<Config>;
  /** Somebody saved the file, and it can be used; also one that says what holds already. */
  readonly saved: Emitter<null>;
  /** Another text was read, good or broken. */
  readonly read: Emitter<null>;
  #config: Config = Config.parse({});
  #diagnostics: readonly ConfigDiagnostic[] = [];
  #text: string | null = null;
  #hasBeenGood = false;
  #loading: Promise<void> = Promise.resolve();
  #watcher: { close(): Promise<void> } | null = null;

  private constructor(private readonly options: ConfigFileOptions) {
    this.changed = new Emitter((failure) => { options.logger.error('A change of config.toml could not be applied', { failure: messageOf(failure) }); });
    this.saved = new Emitter((failure) => { options.logger.error('A saved config.toml could not be applied', { failure: messageOf(failure) }); });
    this.read = new Emitter((failure) => { options.logger.error('A new config.toml could not be told', { failure: messageOf(failure) }); });
  }

  /** Rejects with AppError config.watch when the folder cannot be watched; a broken or missing file is not a failure. */
  static async open(options: ConfigFileOptions): Promise<ConfigFile> {
    const configFile = new ConfigFile(options);
    await configFile.#watch();
    await configFile.reload();
    return configFile;
  }

  current(): Config {
    return this.#config;
  }

  /** Errors and warnings of the text on disk, by line. */
  diagnostics(): readonly ConfigDiagnostic[] {
    return this.#diagnostics;
  }

  /** Reads the file now. `changed` is emitted before this resolves, if there is something new. */
  reload(): Promise<void> {
    this.#loading = this.#loading.then(() => this.#load());
    return this.#loading;
  }

  async close(): Promise<void> {
    await this.#watcher?.close();
    await this.#loading;
  }

  async #load(): Promise<void> {
    const text = await this.#read();
    if (text === null || text === this.#text) return;
    this.#text = text;
    const parsed = parseConfig(text);
    this.#diagnostics = parsed.diagnostics;
    this.#report(parsed);
    this.#take(parsed.config);
    this.read.emit(null);
  }

  #take(config: Config | null): void {
    if (config === null) return;
    this.#hasBeenGood = true;
    if (JSON.stringify(config) === JSON.stringify(this.#config)) return;
    this.#config = config;
    this.changed.emit(config);
  }

  /** Null: there is nothing to read, and what holds now goes on holding. */
  async #read(): Promise<string | null> {
    const { file, problems } = this.options;
    try {
      return await readFile(file, 'utf8');
    } catch (failure) {
      const isGone = (failure as NodeJS.ErrnoException).code === 'ENOENT';
      const [message, mend] = isGone
        ? [`config.toml is not there; ${this.#inForce()}`, 'Save it again, or restart ZeroClaw: a new one with all defaults is written.']
        : [`config.toml cannot be read: ${messageOf(failure)}; ${this.#inForce()}`, 'Check that it is a file that you may read.'];
      this.#text = null;
      this.#diagnostics = [{ severity: 'error', file: basename(file), line: 1, column: 1, key: null, message, mend }];
      problems.report(problemId, file, message, mend);
      return null;
    }
  }

  #report({ config, diagnostics }: ParsedConfig): void {
    const { file, problems } = this.options;
    const first = diagnostics.find(({ severity }) => severity === 'error') ?? diagnostics[0];
    if (first === undefined) {
      problems.clear(problemId);
      return;
    }
    const others = diagnostics.length > 1 ? ` (and ${String(diagnostics.length - 1)} more: see zeroclaw doctor)` : '';
    const inForce = config === null ? `. Until this is mended, ${this.#inForce()}` : '';
    problems.report(problemId, `${file}:${String(first.line)}:${String(first.column)}`, `${first.message}${others}${inForce}`, first.mend);
  }

  #isUsable(): boolean {
    return this.#text !== null && this.#diagnostics.every(({ severity }) => severity !== 'error');
  }

  #inForce(): string {
    return this.#hasBeenGood ? 'the last good configuration holds' : 'the defaults hold';
  }

  async #watch(): Promise<void> {
    const { file, clock, logger } = this.options;
    const folder = dirname(file);
    await mkdir(folder, { recursive: true });
    try {
      this.#watcher = await watchFile(file, {
        clock,
        saved: () => {
          this.reload().then(() => { if (this.#isUsable()) this.saved.emit(null); }, () => {});
        },
        failed: (failure) => { logger.warn('Watching config.toml failed', { failure: messageOf(failure) }); },
      });
    } catch (failure) {
      throw new AppError('config.watch', `The folder ${folder} cannot be watched: ${messageOf(failure)}`, { mend: 'Check its permissions.', cause: failure });
    }
  }
}
