import { AppError, messageOf } from '../../../../shared/errors';
import type { ChannelStatus } from '../../../../shared/status';
import type { Clock } from '../../../platform/base/clock';
import { withGracePeriod } from '../../../platform/base/grace-period';
import type { Logger } from '../../../platform/base/logger';
import type { Problems } from '../../../platform/base/problems';
import type { Channel, SendingProgress } from '../../../ports/channel';
import type {
  GivenUpToSend,
  Owed,
  OutboxRow,
  OutboxStore,
  SendingProblem,
  Sending,
} from '../../../ports/outbox';
import { isFinal } from './final-failure';
import { channelNameOf } from './message-keys';
import { afterFailure, next, type ChannelNow, type Schedule } from './outbox-schedule';

/** How long what is on its way may go on after the engine was told to close. */
const graceMs = 3_000;
/** A disk that took nothing may do so again. */
const afterDiskFailureMs = 15_000;
/** What is said later than this says when it was written, or was to be said. */
export const lateMs = 2 * 60_000;
/** That wait for one channel; of more the oldest give way. */
export const mostWaiting = 1_000;

/** What it is sent with. */
export interface Delivery {
  readonly channel: Channel;
  /** The engine ended when it was sent before: it may be there already. */
  readonly unsure: boolean;
  /** When it was written, if that is to be said: it is late. */
  readonly lateSince: number | null;
  readonly progress: SendingProgress;
}

/**
 * What became of something that is owed. waits: it is tried again. given-up: too much waited for its channel.
 * dropped: nobody is to get it any more.
 */
export type Fate =
  | { readonly type: 'sent' | 'given-up' }
  | { readonly type: 'waits' | 'refused'; readonly problem: SendingProblem }
  | { readonly type: 'dropped'; readonly why: string };

/**
 * Resolves once the channel has accepted it, with what is owed because of that, or with null when nobody
 * wants it any more; rejects with the channel's error.
 */
export type Deliver = (
  owed: Owed,
  delivery: Delivery,
  signal: AbortSignal,
) => Promise<readonly Owed[] | null>;

interface OutboxPorts {
  readonly store: OutboxStore;
  /** As it is configured now, by its name or by one of its rooms. */
  readonly channel: (name: string) => Channel | undefined;
  readonly isConnected: (channel: string) => boolean;
  readonly deliver: Deliver;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Hears what was sent, or could not be. */
  readonly changed: (row: OutboxRow) => void;
  /** Notes what became of it, in one with the outbox. */
  readonly became: (row: OutboxRow, fate: Fate) => void;
  /** On disk on return; when it throws, nothing of it was written. */
  readonly atomically: (work: () => void) => void;
  readonly problems: Pick<Problems, 'report' | 'clear'>;
}

interface Flight {
  readonly row: OutboxRow;
  readonly ended: Promise<void>;
}

/**
 * What goes to channels, from when it is owed until they took it. Invariants: it is on disk before `put`
 * returns; of one queue one thing is on its way at a time, in the order in which they came; what one channel
 * does wrong holds up no other.
 */
export class Outbox {
  #flights: readonly Flight[] = [];
  readonly #closing = new AbortController();
  #news = Promise.withResolvers<null>();
  #running: Promise<void> = Promise.resolve();
  #givingUp: ReadonlySet<string> = new Set();

  constructor(private readonly ports: OutboxPorts) {}

  /** Begins to send, with what an earlier run of the engine left. */
  start(): void {
    this.ports.store.doubtSending();
    this.#tellGivenUp();
    this.#running = this.#run();
  }

  put(...owed: readonly Owed[]): void {
    this.ports.store.put(owed, this.ports.clock.now());
    for (const channel of new Set(owed.map(channelNameOf))) this.#makeRoom(channel);
    this.look();
  }

  /** Something that counts for what is sent may be otherwise: what is owed, or a channel. */
  look(): void {
    this.#news.resolve(null);
    this.#news = Promise.withResolvers();
  }

  /** A channel that was off answers: it is time for all that waits for it. */
  connected(channel: string): void {
    try {
      this.ports.store.hurry(channel, this.ports.clock.now());
    } catch (failure) {
      // It is sent all the same, at its own time.
      this.ports.logger.warn('What waits for a channel could not be brought forward', {
        channel,
        failure: messageOf(failure),
      });
    }
    this.look();
  }

  /** Channels may have gone for good: nothing is owed to them any more. */
  dropUnless(mayCome: (row: OutboxRow) => boolean, why: string): void {
    const gone = this.ports.store.rows().filter((row) => !mayCome(row));
    if (gone.length === 0) return;
    for (const row of gone)
      this.ports.logger.warn('What was owed to a channel is not sent any more', { ...whereOf(row), why });
    this.ports.atomically(() => {
      this.ports.store.drop(...gone.map(({ seq }) => seq));
      for (const row of gone) this.ports.became(row, { type: 'dropped', why });
    });
    this.#tellGivenUp();
    this.look();
  }

  owes(queue: string): boolean {
    return this.ports.store.owes(queue);
  }

  /** Why what is owed under this key could not be sent yet; null: nothing went wrong, or nothing is owed. */
  problemOf(key: string): string | null {
    return this.ports.store.problemOf(key)?.message ?? null;
  }

  /**
   * Resolves once nothing, or nothing of this queue, is sent now or within half a minute: it is there,
   * refused, or waits for its channel to work.
   */
  async tried(queue: string | null = null): Promise<void> {
    const isMeant = (row: OutboxRow): boolean => queue === null || row.queue === queue;
    const soon = (): readonly OutboxRow[] => [...this.#flights.map(({ row }) => row), ...this.#next().soon];
    while (!this.#closing.signal.aborted && soon().some(isMeant)) await this.#news.promise;
  }

  /** How much waits at a channel, and why the newest does. */
  undelivered(channel: string): ChannelStatus['undelivered'] {
    const { count, held, problem } = this.ports.store.waiting(channel);
    if (count > 0 && this.#now(channel) === 'absent')
      return {
        count,
        problem: {
          message: `There is no channel "${channel}" now`,
          remedy: `Check [channels_config.${channel}] in config.toml.`,
        },
      };
    return problem === null
      ? null
      : { count: held, problem: { message: problem.message, remedy: problem.remedy } };
  }

  /** The last that a channel refused, until that chat takes something. */
  lastRefused(channel: string): ChannelStatus['refused'] {
    return this.ports.store.lastRefused(channel);
  }

  /** What is on its way has a moment to arrive; the rest is sent after the next start. */
  async close(): Promise<void> {
    this.#closing.abort(new Error('the engine closes'));
    this.look();
    await this.#running;
    await Promise.all(this.#flights.map(({ ended }) => ended));
  }

  /** The oldest of too much are given up, and their chats hear how many. */
  #makeRoom(channel: string): void {
    const { store, clock, logger, atomically, became } = this.ports;
    const gone = store.beyond(channel, mostWaiting);
    if (gone.length === 0) return;
    atomically(() => {
      store.drop(...gone.map(({ seq }) => seq));
      store.put(givenUpOf(gone, clock.now(), store), clock.now());
      for (const row of gone) became(row, { type: 'given-up' });
    });
    for (const row of gone)
      logger.warn('What was owed to a channel is given up: too much waits for it', whereOf(row));
    this.#tellGivenUp();
  }

  /** A problem for each channel of which something was given up, until its chats were told. */
  #tellGivenUp(): void {
    const { store, problems } = this.ports;
    const now = new Set(store.givingUp().map((channel) => channelNameOf({ channel })));
    for (const channel of now)
      problems.report(
        `outbox:${channel}`,
        `channels_config.${channel}`,
        `More than ${String(mostWaiting)} messages wait for the channel "${channel}": the oldest are given up, and each chat hears how many once it takes something`,
        `The page Channels says why they wait. If nobody is to get them, take [channels_config.${channel}] out of config.toml. Answers are in the app.`,
      );
    for (const channel of this.#givingUp) if (!now.has(channel)) problems.clear(`outbox:${channel}`);
    this.#givingUp = now;
  }

  #now(channel: string): ChannelNow {
    return this.ports.channel(channel) === undefined
      ? 'absent'
      : this.ports.isConnected(channel)
        ? 'connected'
        : 'away';
  }

  #next(): Schedule {
    return next(
      this.ports.store.heads(),
      this.#flights.map(({ row }) => row),
      this.ports.clock.now(),
      (channel) => this.#now(channel),
    );
  }

  async #run(): Promise<void> {
    const { clock, logger } = this.ports;
    while (!this.#closing.signal.aborted) {
      const news = this.#news.promise;
      try {
        const { send, lookAgainAt } = this.#next();
        for (const row of send) this.#send(row);
        await this.#until(news, lookAgainAt);
      } catch (failure) {
        logger.error('What is owed to channels could not be read', { failure: messageOf(failure) });
        await clock.sleep(afterDiskFailureMs, this.#closing.signal).catch(() => {});
      }
    }
  }

  async #until(news: Promise<null>, at: number | null): Promise<void> {
    if (at === null) {
      await news;
      return;
    }
    const ended = new AbortController();
    const time = this.ports.clock.sleep(at - this.ports.clock.now(), ended.signal);
    await Promise.race([news, time]);
    time.catch(() => {});
    ended.abort(new Error('something else came first'));
  }

  #send(row: OutboxRow): void {
    const flight: Flight = {
      row,
      ended: this.#deliver(row).finally(() => {
        this.#flights = this.#flights.filter((other) => other !== flight);
        if (row.kind === 'given-up') this.#tellGivenUp();
        this.look();
        this.ports.changed(row);
      }),
    };
    this.#flights = [...this.#flights, flight];
  }

  async #deliver(row: OutboxRow): Promise<void> {
    const { store, clock, logger } = this.ports;
    try {
      const owed = store.begin(row.seq, clock.now() - lateMs);
      if (owed !== null) await this.#note(row, await this.#outcome(row, owed));
    } catch (failure) {
      logger.error('What is owed to a channel could not be taken up', {
        ...whereOf(row),
        failure: messageOf(failure),
      });
      if (failure instanceof AppError && failure.code === 'outbox.unreadable')
        await this.#note(row, this.#refused(row, toProblem(failure, clock.now())));
      else await clock.sleep(afterDiskFailureMs, this.#closing.signal).catch(() => {});
    }
  }

  /** Sends it; what has to be noted then. */
  async #outcome(row: OutboxRow, owed: Sending): Promise<() => void> {
    const { store, clock, atomically, became } = this.ports;
    try {
      const next = await withGracePeriod(clock, graceMs, this.#closing.signal, (signal) =>
        this.#hand(owed, row, signal),
      );
      if (next === null)
        return () => {
          store.drop(row.seq);
        };
      return () => {
        atomically(() => {
          store.sent(row, next, clock.now());
          became(row, { type: 'sent' });
        });
      };
    } catch (failure) {
      return this.#failed(row, owed, failure);
    }
  }

  /** Until the disk takes it: not noted, it would be on its way forever, or sent again. */
  async #note(row: OutboxRow, note: () => void): Promise<void> {
    const { clock, logger } = this.ports;
    for (;;) {
      try {
        note();
        return;
      } catch (failure) {
        logger.error('What became of a message to a channel could not be noted', {
          ...whereOf(row),
          failure: messageOf(failure),
        });
        if (this.#closing.signal.aborted) return;
        await clock.sleep(afterDiskFailureMs, this.#closing.signal).catch(() => {});
      }
    }
  }

  async #hand(owed: Sending, row: OutboxRow, signal: AbortSignal): ReturnType<Deliver> {
    const channel = this.ports.channel(owed.channel);
    if (channel === undefined) throw new Error(`There is no channel "${owed.channel}" now`);
    let { done, refused } = row;
    const took: SendingProgress['took'] = (...now) => {
      [done, refused] = now;
      this.ports.store.took(row.seq, ...now);
    };
    return this.ports.deliver(
      owed,
      {
        channel,
        unsure: row.state === 'unsure',
        lateSince: owed.lateSince,
        progress: {
          get done() {
            return done;
          },
          get refused() {
            return refused;
          },
          took,
        },
      },
      signal,
    );
  }

  #failed(row: OutboxRow, { what }: Owed, failure: unknown): () => void {
    // Cut off, nobody knows whether it arrived: the next start says so.
    if (failure === this.#closing.signal.reason) return () => {};
    const { store, clock, logger, atomically, became } = this.ports;
    const problem = toProblem(failure, clock.now());
    const final = isFinal(failure);
    if (final)
      logger.error('A channel refuses a message for good', { ...whereOf(row), failure: problem.message });
    else
      logger.warn('A message could not be sent and is tried again', {
        ...whereOf(row),
        failure: problem.message,
      });
    // A question stands as long as nobody decides, and the channel may be set up otherwise by then.
    if (final && what.type !== 'card') return this.#refused(row, problem);
    const again = final ? { tries: row.tries + 1, dueAt: null } : afterFailure(row, clock.now());
    return () => {
      atomically(() => {
        store.wait(row.seq, { state: row.state, problem, ...again });
        became(row, { type: 'waits', problem });
      });
    };
  }

  #refused(row: OutboxRow, problem: SendingProblem): () => void {
    return () => {
      this.ports.atomically(() => {
        this.ports.store.refuse(row, problem);
        this.ports.became(row, { type: 'refused', problem });
      });
    };
  }
}

const toProblem = (failure: unknown, at: number): SendingProblem => ({
  message: messageOf(failure),
  remedy: failure instanceof AppError ? (failure.remedy ?? null) : null,
  at,
});

const whereOf = ({
  channel,
  recipient,
  key,
}: OutboxRow): Pick<OutboxRow, 'channel' | 'recipient' | 'key'> => ({ channel, recipient, key });

/**
 * What each chat is to hear of what is given up, together with what it was to hear before; of what is on its
 * way nobody knows whether it arrives.
 */
function givenUpOf(
  gone: readonly OutboxRow[],
  now: number,
  store: Pick<OutboxStore, 'isSending' | 'whatOf'>,
): readonly Owed[] {
  const told = new Map<string, Owed & { readonly what: GivenUpToSend }>();
  for (const { channel, recipient, owedAt } of gone) {
    const queue = `given-up:${JSON.stringify([channel, recipient])}`;
    // Of one queue one thing is on its way at a time, so two keys are enough.
    const key = store.isSending(queue) ? `${queue} next` : queue;
    const kept = store.whatOf(key);
    const before = told.get(key)?.what ?? (kept?.type === 'given-up' ? kept : null);
    const at = owedAt ?? now;
    told.set(key, {
      key,
      channel,
      recipient,
      queue,
      what: {
        type: 'given-up',
        count: (before?.count ?? 0) + 1,
        from: Math.min(before?.from ?? at, at),
        until: Math.max(before?.until ?? at, at),
      },
    });
  }
  return [...told.values()];
}
