import type { ChannelStatus } from '../../../../shared/status';
import { messageOf } from '../../../../shared/errors';
import type { Clock } from '../../../platform/base/clock';
import { Emitter } from '../../../platform/base/emitter';
import type { Logger } from '../../../platform/base/logger';
import { untilAborted } from '../../../platform/base/until-aborted';
import type { Channel, ChannelInbox } from '../../../ports/channel';
import type { Part } from '../../../ports/parts';
import { listenAlways, type ListenerState } from './listen-always';
import { toListenerProblem } from './listener-problem';

interface HubPorts {
  readonly inbox: ChannelInbox;
  readonly clock: Clock;
  readonly logger: Logger;
  /** A channel answers: after each good check, and `again` when it did not before. */
  readonly connected: (name: string, again: boolean) => void;
  readonly changed: () => void;
}

/**
 * A channel as it is configured; `settings` tells one configuration from another. Null: nobody can tell now,
 * and one that is there stays.
 */
export interface ConfiguredChannel {
  readonly name: string;
  readonly settings: string | null;
  /** Rejects when it cannot be made: a secret is missing. */
  readonly make: () => Promise<Channel>;
}

interface Held {
  /** It is being connected to, and nothing else is wrong. */
  isAway: boolean;
  readonly wanted: ConfiguredChannel;
  readonly channel: Channel | null;
  readonly end: () => Promise<void>;
  state: Pick<
    ChannelStatus,
    'state' | 'problem' | 'nextTryAt' | 'checkedAt' | 'connectedSince' | 'lastProblem'
  >;
}

/**
 * The channels in use, each listened to on its own: what one does wrong never stops another. They are begun
 * and ended in turn, so that none is listened to twice.
 */
export class ChannelHub {
  readonly #held = new Map<string, Held>();
  #changing: Promise<unknown> = Promise.resolve();
  readonly #changes: Emitter<null>;
  private readonly ports: HubPorts;

  constructor(ports: HubPorts) {
    this.#changes = new Emitter((failure) => {
      ports.logger.error('A listener of the channels failed', { failure: messageOf(failure) });
    });
    this.ports = {
      ...ports,
      changed: () => {
        ports.changed();
        this.#changes.emit(null);
      },
    };
  }

  /** The connection of a channel, for whoever waits for it. */
  partOf(name: string): Part {
    return {
      kind: 'channel',
      name,
      now: () => {
        const held = this.#held.get(name);
        if (held === undefined || held.channel === null) return { state: 'off' };
        const { problem } = held.state;
        // What a service does not like about us is no reason that it takes no message.
        return held.isAway
          ? {
              state: 'connecting',
              detail: problem?.message ?? 'It is being connected to',
              remedy: problem?.remedy ?? null,
            }
          : { state: 'ready' };
      },
      onChange: (listener) => this.#changes.on(listener),
    };
  }

  get(name: string): Channel | undefined {
    return this.#held.get(name)?.channel ?? undefined;
  }

  /** Whether it answered when it was last looked at. */
  isConnected(name: string): boolean {
    return this.#held.get(name)?.state.state === 'connected';
  }

  all(): readonly Channel[] {
    return [...this.#held.values()].flatMap(({ channel }) => (channel === null ? [] : [channel]));
  }

  states(): readonly (Held['state'] & { readonly name: string })[] {
    return [...this.#held].map(([name, { state }]) => ({ name, ...state }));
  }

  /** Ends channels that are gone or changed, and begins with those that are new. */
  configure(wanted: readonly ConfiguredChannel[]): Promise<void> {
    return this.#inTurn(() => this.#configure(wanted));
  }

  /** Makes the channel again, without waiting for the next try. False: there is none of that name. */
  retry(name: string): Promise<boolean> {
    return this.#inTurn(() => this.#retry(name));
  }

  close(): Promise<void> {
    return this.#inTurn(async () => {
      await Promise.all([...this.#held.values()].map((held) => held.end()));
      this.#held.clear();
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#changing.then(work);
    this.#changing = done.catch(() => {});
    return done;
  }

  async #configure(wanted: readonly ConfiguredChannel[]): Promise<void> {
    const before = new Map(this.#held);
    for (const [name, held] of before) {
      if (
        wanted.some(
          (channel) =>
            channel.name === name && (channel.settings === null || channel.settings === held.wanted.settings),
        )
      )
        continue;
      this.#held.delete(name);
      await held.end();
    }
    for (const channel of wanted)
      if (!this.#held.has(channel.name))
        this.#held.set(channel.name, await this.#begin(channel, before.get(channel.name)?.state.lastProblem));
    this.ports.changed();
  }

  async #retry(name: string): Promise<boolean> {
    const held = this.#held.get(name);
    if (held === undefined) return false;
    await held.end();
    this.#held.set(name, await this.#begin(held.wanted, held.state.lastProblem));
    this.ports.changed();
    return true;
  }

  async #begin(wanted: ConfiguredChannel, lastProblem: ChannelStatus['lastProblem'] = null): Promise<Held> {
    const { name, make } = wanted;
    let channel: Channel;
    try {
      channel = await make();
    } catch (failure) {
      const problem = toListenerProblem(failure, name);
      this.ports.logger.warn('A channel cannot be used', { channel: name, failure: problem.message });
      return {
        wanted,
        isAway: false,
        channel: null,
        end: () => Promise.resolve(),
        state: {
          state: 'broken',
          problem,
          nextTryAt: null,
          checkedAt: null,
          connectedSince: null,
          lastProblem: { ...problem, at: this.ports.clock.now() },
        },
      };
    }
    const controller = new AbortController();
    const held: Held = {
      wanted,
      isAway: true,
      channel,
      state: {
        state: 'connecting',
        problem: null,
        nextTryAt: null,
        checkedAt: null,
        connectedSince: null,
        lastProblem,
      },
      end: async () => {
        controller.abort(new Error('the channel ends'));
        await listening;
      },
    };
    const tell = (state: ListenerState): void => {
      const again = held.state.state !== 'connected';
      held.isAway = isAwayAfter(held.isAway, state);
      held.state = after(held.state, state, this.ports.clock.now());
      if (state.state === 'connected') this.ports.connected(name, again);
      this.ports.changed();
    };
    const listening = listenAlways(
      channel,
      ofChannel(this.ports.inbox, channel, controller.signal),
      { clock: this.ports.clock, logger: this.ports.logger, tell },
      controller.signal,
    );
    return held;
  }
}

/**
 * Whether it is sure who wrote stays with each message: the channel may be configured otherwise when it is
 * read. A press that waits holds up no channel that ends.
 */
const ofChannel = (inbox: ChannelInbox, channel: Channel, signal: AbortSignal): ChannelInbox => ({
  accept: (message, limited) =>
    inbox.accept({ senderProved: channel.provesSenders !== false, ...message }, limited),
  press: (press) => untilAborted(signal, inbox.press(press)),
});

/** A try decides nothing about what was wrong before it. */
function isAwayAfter(before: boolean, told: ListenerState): boolean {
  if (told.state === 'connecting') return before;
  return told.state === 'waiting' && told.isAway;
}

/**
 * What people see after the listener told something. What went wrong last stays, also of a channel that works
 * again.
 */
function after(before: Held['state'], told: ListenerState, now: number): Held['state'] {
  const problem = 'problem' in told ? told.problem : null;
  const works = told.state === 'connected' || told.state === 'doubtful';
  return {
    state: told.state,
    problem,
    nextTryAt: 'nextTryAt' in told ? told.nextTryAt : null,
    checkedAt: 'checkedAt' in told ? told.checkedAt : null,
    connectedSince: works ? (before.connectedSince ?? now) : null,
    lastProblem: problem === null ? before.lastProblem : { ...problem, at: now },
  };
}
