import { z } from 'zod';
import { AppError, messageOf } from '../../../../shared/errors';
import type { Json } from '../../../../shared/json';
import type { Clock } from '../../../platform/base/clock';
import { untilAborted } from '../../../platform/base/until-aborted';
import type { Channel, ChannelDrafts } from '../../../ports/channel';
import type { ChannelDoor } from '../../../ports/channel-door';
import { notA } from './as-tool';
import { pluginInbox } from './plugin-inbox';

/** What `[channels_config.plugins.NAME]` of config.toml says. */
export interface PluginChannelSettings {
  /** The channel's, which is the table's. */
  readonly name: string;
  readonly options: Readonly<Record<string, Json>>;
}

export interface PluginChannelPorts {
  readonly door: ChannelDoor;
  readonly clock: Clock;
}

const method = z.custom<(...given: readonly never[]) => unknown>(
  (value) => typeof value === 'function',
  'must be a function',
);

const ChannelExport = z.object({
  send: method,
  listen: method,
  instructions: z.string().optional(),
  interrupts: z.boolean().default(false),
  /** What does not say so cannot approve anything. */
  provesSenders: z.boolean().default(false),
  typing: method.optional(),
  react: method.optional(),
  ask: method.optional(),
  revise: method.optional(),
  settle: method.optional(),
  check: method.optional(),
  drafts: z
    .object({
      intervalMs: z.number().min(100).default(1_000),
      open: method,
      update: method,
      finish: method,
      cancel: method,
    })
    .optional(),
});

type Owner = Readonly<Record<string, (...given: readonly unknown[]) => unknown>>;

/**
 * Calls the methods of a plugin's object, as methods: it may use `this`. The last argument is the signal; a
 * method that ignores it is left behind.
 */
class Calls {
  constructor(
    private readonly owner: Owner,
    private readonly file: string,
  ) {}

  has(name: string): boolean {
    return this.owner[name] !== undefined;
  }

  done(name: string): (...given: readonly unknown[]) => Promise<void> {
    return async (...given) => {
      await this.#call(name, given);
    };
  }

  /** The id that the method resolves with. */
  id(name: string): (...given: readonly unknown[]) => Promise<string> {
    return async (...given) => String(await this.#call(name, given));
  }

  async #call(name: string, given: readonly unknown[]): Promise<unknown> {
    const signal = given.at(-1) as AbortSignal;
    signal.throwIfAborted();
    try {
      return await untilAborted(signal, Promise.resolve(this.owner[name]?.(...given)));
    } catch (failure) {
      signal.throwIfAborted();
      throw failure instanceof AppError
        ? failure
        : new AppError('channel.plugin', `The plugin ${this.file} failed to ${name}: ${messageOf(failure)}`, {
            remedy: 'Correct the plugin, then save config.toml again.',
            cause: failure,
          });
    }
  }
}

const optional = [
  'typing',
  'react',
  'revise',
  'settle',
  'check',
] as const satisfies readonly (keyof Channel)[];

/**
 * The channel that a plugin's default export is, or makes of its settings. Who may talk is watched here,
 * whatever the plugin does. Throws AppError plugin.broken, and what the plugin throws.
 */
export function asChannel(
  exported: unknown,
  file: string,
  settings: PluginChannelSettings,
  ports: PluginChannelPorts,
): Channel {
  const made: unknown =
    typeof exported === 'function'
      ? (exported as (settings: PluginChannelSettings) => unknown)(settings)
      : exported;
  const parsed = ChannelExport.safeParse(made);
  if (!parsed.success) throw notA('channel', file, parsed.error);
  const { instructions, interrupts, provesSenders, drafts } = parsed.data;
  const calls = new Calls(made as Owner, file);
  const channel: Channel = {
    name: settings.name,
    ...(instructions === undefined ? {} : { instructions }),
    interrupts,
    provesSenders,
    send: calls.done('send'),
    listen: (inbox, connected, signal) =>
      calls.done('listen')(pluginInbox(inbox, channel, ports), connected, signal),
    ...Object.fromEntries(optional.filter((name) => calls.has(name)).map((name) => [name, calls.done(name)])),
    ...(calls.has('ask') ? { ask: calls.id('ask') } : {}),
    ...(drafts === undefined
      ? {}
      : { drafts: draftsOf(new Calls((made as { drafts: Owner }).drafts, file), drafts.intervalMs) }),
  };
  return channel;
}

const draftsOf = (calls: Calls, intervalMs: number): ChannelDrafts => ({
  intervalMs,
  open: calls.id('open'),
  update: calls.done('update'),
  finish: calls.done('finish'),
  cancel: calls.done('cancel'),
});
