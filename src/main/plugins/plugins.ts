import { AppError, messageOf } from '../../shared/errors';
import type { PluginRow } from '../../shared/plugin';
import type { NewId } from '../base/ids';
import type { Problems } from '../base/problems';
import type { Channel } from '../ports/channel';
import type { Hook } from '../ports/hooks';
import type { PluginUse } from '../ports/plugins';
import type { Provider } from '../ports/provider';
import type { Tool } from '../ports/tool';
import { asChannel, type PluginChannelPorts, type PluginChannelSettings } from './as-channel';
import { asHook } from './as-hook';
import { asProvider, type PluginProviderSettings } from './as-provider';
import { asTool } from './as-tool';
import type { PluginFolder } from './plugin-folder';

interface Parts {
  readonly folder: PluginFolder;
  readonly problems: Pick<Problems, 'report' | 'clear'>;
  readonly newId: NewId;
}

type Loaded = { readonly ok: true; readonly exported: unknown } | { readonly ok: false; readonly message: string; readonly mend: string };

/**
 * The plugins that config.toml names. Their code runs in this process, so nothing of a file is run that nobody named. One that is broken is
 * told and left out; everything else works.
 */
export class Plugins {
  #uses: readonly PluginUse[] = [];
  #loaded = new Map<string, Loaded>();
  #tools: readonly Tool[] = [];
  #hooks: readonly Hook[] = [];
  #reported: readonly string[] = [];

  constructor(private readonly parts: Parts) {}

  /** Loads what is named now, and anew what was saved since. Never rejects; true: there are other tools now. */
  async configure(uses: readonly PluginUse[]): Promise<boolean> {
    const before = JSON.stringify(this.#tools);
    const loaded = new Map<string, Loaded>();
    for (const name of new Set(uses.map((use) => use.name))) loaded.set(name, await this.#load(name));
    this.#tools = made(uses, 'tool', loaded, (exported, name) => asTool(exported, this.parts.folder.fileOf(name)));
    this.#hooks = made(uses, 'hook', loaded, (exported, name) => asHook(exported, name, this.parts.folder.fileOf(name)));
    this.#uses = uses;
    this.#loaded = loaded;
    this.#report();
    return JSON.stringify(this.#tools) !== before;
  }

  tools(): readonly Tool[] {
    return this.#tools;
  }

  /** In the order of config.toml. */
  hooks(): readonly Hook[] {
    return this.#hooks;
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
    if (plugin === undefined) throw new AppError('plugin.missing', `The plugin ${name} is not loaded`, { mend: 'Save config.toml again.' });
    if (!plugin.ok) throw new AppError('plugin.broken', plugin.message, { mend: plugin.mend });
    try {
      return make(plugin.exported, this.parts.folder.fileOf(name));
    } catch (failure) {
      this.#loaded.set(name, toFailure(failure));
      throw failure instanceof AppError ? failure : new AppError('plugin.broken', `The plugin ${this.parts.folder.fileOf(name)} failed: ${messageOf(failure)}`, { mend: 'Correct the file, then save config.toml again.', cause: failure });
    }
  }

  list(): readonly PluginRow[] {
    const files = this.parts.folder.list();
    const named = new Map(files.map((entry) => [entry.wrong === null ? entry.name : entry.file, entry]));
    const missing = [...this.#loaded.keys()].filter((name) => !named.has(name)).map((name) => ({ name, file: this.parts.folder.fileOf(name), wrong: null }));
    return [...files, ...missing].map(({ name, file, wrong }): PluginRow => {
      if (wrong !== null) return { name, file, state: 'failed', usedAs: [], message: `${file} ${wrong}`, mend: 'Rename the file.' };
      const usedAs = this.#uses.filter((use) => use.name === name).map(({ kind, where }) => ({ kind, where }));
      const plugin = this.#loaded.get(name);
      if (plugin === undefined) return { name, file, state: 'unused', usedAs, message: 'config.toml does not name it, so it was not loaded', mend: null };
      return plugin.ok ? { name, file, state: 'loaded', usedAs, message: '', mend: null } : { name, file, state: 'failed', usedAs, message: plugin.message, mend: plugin.mend };
    });
  }

  async #load(name: string): Promise<Loaded> {
    try {
      return { ok: true, exported: await this.parts.folder.load(name) };
    } catch (failure) {
      return toFailure(failure);
    }
  }

  #report(): void {
    const failed = [...this.#loaded].flatMap(([name, plugin]) => (plugin.ok ? [] : [{ id: `plugin:${name}`, ...plugin }]));
    for (const id of this.#reported) if (!failed.some((each) => each.id === id)) this.parts.problems.clear(id);
    for (const { id, message, mend } of failed) this.parts.problems.report(id, 'plugins', message, mend);
    this.#reported = failed.map(({ id }) => id);
  }
}

const toFailure = (failure: unknown): Loaded => ({ ok: false, message: messageOf(failure), mend: (failure instanceof AppError ? failure.mend : undefined) ?? 'Correct the file, then save config.toml again.' });

/** What the plugins of a kind are; one that is none is a failure in `loaded` from then on. */
function made<T>(uses: readonly PluginUse[], kind: PluginUse['kind'], loaded: Map<string, Loaded>, make: (exported: unknown, name: string) => T): readonly T[] {
  return uses.filter((use) => use.kind === kind).flatMap(({ name }) => {
    const plugin = loaded.get(name);
    if (plugin?.ok !== true) return [];
    try {
      return [make(plugin.exported, name)];
    } catch (failure) {
      loaded.set(name, toFailure(failure));
      return [];
    }
  });
}
