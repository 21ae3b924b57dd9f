import { AppError, messageOf } from '../../../../shared/errors';
import { howToAllow } from '../../../../shared/held-program';
import type { PluginRow } from '../../../../shared/plugin';
import type { NewId } from '../../../platform/base/ids';
import type { Problems } from '../../../platform/base/problems';
import type { Channel } from '../../../ports/channel';
import type { Hook } from '../../../ports/hooks';
import type { PluginUse } from '../../../ports/plugins';
import type { Provider } from '../../../ports/provider';
import type { Tool } from '../../../ports/tool';
import { asChannel, type PluginChannelPorts, type PluginChannelSettings } from './as-channel';
import { asHook } from './as-hook';
import { asProvider, type PluginProviderSettings } from './as-provider';
import { asTool } from './as-tool';
import type { PluginFolder } from './plugin-folder';

interface Parts {
  readonly folder: PluginFolder;
  readonly problems: Pick<Problems, 'report' | 'clear'>;
  readonly newId: NewId;
  /** It came with a restored backup, and nobody has allowed it here. */
  readonly isHeld: (name: string) => boolean;
}

interface Failure {
  readonly ok: false;
  readonly message: string;
  readonly remedy: string;
  /** Not a line of it was run. */
  readonly held?: true;
}

type Loaded = { readonly ok: true; readonly exported: unknown } | Failure;

/**
 * The plugins that config.toml names. Their code runs in this process, so nothing of a file is run that
 * nobody named. One that is broken is told and left out; everything else works.
 */
export class Plugins {
  #uses: readonly PluginUse[] = [];
  #loaded = new Map<string, Loaded>();
  #tools: readonly Made<Tool>[] = [];
  #hooks: readonly Made<Hook>[] = [];
  #inForce: (name: string) => Tool | undefined = () => undefined;
  #reported: readonly string[] = [];

  constructor(private readonly parts: Parts) {}

  /**
   * Loads what is named now, and again what was saved since. Never rejects; true: there are other tools now.
   */
  async configure(uses: readonly PluginUse[]): Promise<boolean> {
    const before = JSON.stringify(this.tools());
    const loaded = new Map<string, Loaded>();
    for (const name of new Set(uses.map((use) => use.name))) loaded.set(name, await this.#load(name));
    this.#tools = made(uses, 'tool', loaded, (exported, name) =>
      asTool(exported, this.parts.folder.fileOf(name)),
    );
    this.#hooks = made(uses, 'hook', loaded, (exported, name) =>
      asHook(exported, name, this.parts.folder.fileOf(name)),
    );
    this.#uses = uses;
    this.#loaded = loaded;
    this.#report();
    return JSON.stringify(this.tools()) !== before;
  }

  tools(): readonly Tool[] {
    return this.#tools.map(({ it }) => it);
  }

  /** Whose tool a name means: one that another tool keeps it from is no use, and is told. */
  useToolsInForce(inForce: (name: string) => Tool | undefined): void {
    this.#inForce = inForce;
    this.#report();
  }

  /** The tools of others have changed. */
  lookAgain(): void {
    this.#report();
  }

  /** In the order of config.toml. */
  hooks(): readonly Hook[] {
    return this.#hooks.map(({ it }) => it);
  }

  /** Throws an AppError when the plugin is not loaded, or is no provider. */
  provider(name: string, settings: PluginProviderSettings): Provider {
    return this.#made(name, (exported, file) => asProvider(exported, file, settings, this.parts.newId));
  }

  /** Throws an AppError when the plugin is not loaded, or is no channel. */
  channel(name: string, settings: PluginChannelSettings, ports: PluginChannelPorts): Channel {
    return this.#made(name, (exported, file) => asChannel(exported, file, settings, ports));
  }

  /** Differs whenever the file was saved; null: there is no such file. */
  changeOf(name: string): string | null {
    return this.parts.folder.changeOf(name);
  }

  #made<T>(name: string, make: (exported: unknown, file: string) => T): T {
    const plugin = this.#loaded.get(name);
    if (plugin === undefined)
      throw new AppError('plugin.missing', `The plugin ${name} is not loaded`, {
        remedy: 'Save config.toml again.',
      });
    if (!plugin.ok) throw new AppError('plugin.broken', plugin.message, { remedy: plugin.remedy });
    try {
      return make(plugin.exported, this.parts.folder.fileOf(name));
    } catch (failure) {
      this.#loaded.set(name, toFailure(failure));
      throw failure instanceof AppError
        ? failure
        : new AppError(
            'plugin.broken',
            `The plugin ${this.parts.folder.fileOf(name)} failed: ${messageOf(failure)}`,
            { remedy: 'Correct the file, then save config.toml again.', cause: failure },
          );
    }
  }

  list(): readonly PluginRow[] {
    const files = this.parts.folder.list();
    const named = new Map(files.map((entry) => [entry.wrong === null ? entry.name : entry.file, entry]));
    const missing = [...this.#loaded.keys()]
      .filter((name) => !named.has(name))
      .map((name) => ({ name, file: this.parts.folder.fileOf(name), wrong: null }));
    return [...files, ...missing].map(({ name, file, wrong }): PluginRow => {
      if (wrong !== null)
        return { name, file, state: 'failed', usedAs: [], message: wrong, remedy: 'Rename the file.' };
      const usedAs = this.#uses
        .filter((use) => use.name === name)
        .map(({ kind, where }) => ({ kind, where }));
      if (!this.#loaded.has(name))
        return {
          name,
          file,
          state: 'unused',
          usedAs,
          message: 'config.toml does not name it, so it was not loaded',
          remedy: null,
        };
      const failure = this.#failureOf(name);
      return failure === null
        ? { name, file, state: 'loaded', usedAs, message: '', remedy: null }
        : {
            name,
            file,
            state: failure.held === true ? 'held' : 'failed',
            usedAs,
            message: failure.message,
            remedy: failure.remedy,
          };
    });
  }

  #failureOf(name: string): Failure | null {
    const plugin = this.#loaded.get(name);
    if (plugin?.ok === false) return plugin;
    const tool = this.#tools.find((made) => made.plugin === name)?.it;
    const other = tool === undefined ? undefined : this.#inForce(tool.name);
    if (tool === undefined || other === undefined || isBehind(tool, other)) return null;
    const owner = this.#tools.find((made) => isBehind(made.it, other))?.plugin;
    return {
      ok: false,
      message: `The tool of ${this.parts.folder.fileOf(name)} cannot be called: the name ${tool.name} is taken by ${owner === undefined ? 'another tool' : this.parts.folder.fileOf(owner)}`,
      remedy: 'Give the tool another name in the file, then save config.toml again.',
    };
  }

  async #load(name: string): Promise<Loaded> {
    if (this.parts.isHeld(name))
      return {
        ok: false,
        held: true,
        message: `The plugin ${this.parts.folder.fileOf(name)} came with a restored backup and is not allowed yet, so none of it was run`,
        remedy: howToAllow(`plugin:${name}`),
      };
    try {
      return { ok: true, exported: await this.parts.folder.load(name) };
    } catch (failure) {
      return toFailure(failure);
    }
  }

  #report(): void {
    const failed = [...this.#loaded.keys()].flatMap((name) => {
      const failure = this.#failureOf(name);
      return failure === null ? [] : [{ id: `plugin:${name}`, ...failure }];
    });
    for (const id of this.#reported)
      if (!failed.some((each) => each.id === id)) this.parts.problems.clear(id);
    for (const { id, message, remedy } of failed) this.parts.problems.report(id, 'plugins', message, remedy);
    this.#reported = failed.map(({ id }) => id);
  }
}

interface Made<T> {
  readonly plugin: string;
  readonly it: T;
}

const toFailure = (failure: unknown): Failure => ({
  ok: false,
  message: messageOf(failure),
  remedy:
    (failure instanceof AppError ? failure.remedy : undefined) ??
    'Correct the file, then save config.toml again.',
});

/** What the plugins of a kind are; one that is none is a failure in `loaded` from then on. */
function made<T>(
  uses: readonly PluginUse[],
  kind: PluginUse['kind'],
  loaded: Map<string, Loaded>,
  make: (exported: unknown, name: string) => T,
): readonly Made<T>[] {
  return uses
    .filter((use) => use.kind === kind)
    .flatMap(({ name }) => {
      const plugin = loaded.get(name);
      if (plugin?.ok !== true) return [];
      try {
        return [{ plugin: name, it: make(plugin.exported, name) }];
      } catch (failure) {
        loaded.set(name, toFailure(failure));
        return [];
      }
    });
}

/** Whether what is in force is this tool, or it with more around it: what carries secrets inherits from it. */
const isBehind = (tool: Tool, inForce: Tool): boolean =>
  tool === inForce || Object.prototype.isPrototypeOf.call(tool, inForce);
