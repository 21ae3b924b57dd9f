import type { PooledServer } from '../../../../shared/models';
import type { Clock } from '../../../platform/base/clock';
import type { ProviderError } from '../../../ports/provider-error';
import { chooseServer, type PoolServer, type ServerNow } from './choose-server';

/** After so many failures in a row it is left alone for so long. */
const pausesMs = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000] as const;
const longestWaitMs = 1_000;
/** Conversations whose server is remembered; the oldest are forgotten. */
const mostHomes = 2_000;

interface Held {
  readonly server: PoolServer;
  busy: number;
  answered: number;
  failures: number;
  /** By the clock that nobody sets. */
  downUntil: number | null;
  isKnown: boolean;
  problem: PooledServer['problem'];
}

/** Several servers of one provider: who is busy with what, and who answers. Requests that find no room wait in their order. */
export class ServerPool {
  readonly #held: readonly Held[];
  readonly #homes = new Map<string, number>();
  readonly #waiting: (() => void)[] = [];

  constructor(
    servers: readonly PoolServer[],
    private readonly clock: Clock,
  ) {
    this.#held = servers.map((server) => ({
      server,
      busy: 0,
      answered: 0,
      failures: 0,
      downUntil: null,
      isKnown: false,
      problem: null,
    }));
  }

  /** Which server is to be asked now; it counts as busy until `release`. */
  take(conversation: string, failed: ReadonlySet<number>): number | 'wait' | null {
    const now = this.clock.steady();
    const chosen = chooseServer(this.#now(), this.#homes.get(conversation) ?? null, { now, failed });
    const held = typeof chosen === 'number' ? this.#held[chosen] : undefined;
    if (typeof chosen !== 'number' || held === undefined) return chosen;
    held.busy += 1;
    // Whether it is back is found out with one request; the others go elsewhere meanwhile.
    if (held.failures > 0) held.downUntil = now + pauseMs(held.failures);
    this.#homes.delete(conversation);
    this.#homes.set(conversation, chosen);
    const [oldest] = this.#homes.keys();
    if (this.#homes.size > mostHomes && oldest !== undefined) this.#homes.delete(oldest);
    return chosen;
  }

  /** Resolves once there may be room, at the latest in a second. Rejects with the signal's reason. */
  async room(signal: AbortSignal): Promise<void> {
    const over = new AbortController();
    const { promise: freed, resolve } = Promise.withResolvers<null>();
    const wake = (): void => {
      resolve(null);
    };
    this.#waiting.push(wake);
    try {
      await Promise.race([freed, this.clock.sleep(longestWaitMs, AbortSignal.any([signal, over.signal]))]);
    } finally {
      over.abort(new Error('there may be room'));
      const place = this.#waiting.indexOf(wake);
      if (place !== -1) this.#waiting.splice(place, 1);
    }
  }

  /** `failure` null: it answered; undefined: that is not known, as the request was ended. */
  release(index: number, failure: ProviderError | null | undefined): void {
    const held = this.#held[index];
    if (held === undefined) return;
    held.busy -= 1;
    if (failure === null) held.answered += 1;
    if (failure !== undefined) this.heard(index, failure);
    this.#waiting.shift()?.();
  }

  /** What somebody who looked found; null: it answers. */
  heard(index: number, failure: ProviderError | null): void {
    const held = this.#held[index];
    if (held === undefined) return;
    held.isKnown = true;
    if (failure === null) {
      held.failures = 0;
      held.downUntil = null;
      held.problem = null;
    } else {
      held.failures += 1;
      held.downUntil = this.clock.steady() + (failure.retryAfterMs ?? pauseMs(held.failures));
      held.problem = { message: failure.message, remedy: failure.remedy ?? null, at: this.clock.now() };
    }
  }

  rows(): readonly PooledServer[] {
    return this.#now().map((server, index) => {
      const held = this.#held[index];
      return {
        address: server.address,
        weight: server.weight,
        maxParallel: server.maxParallel,
        busy: server.busy,
        conversations: server.homes,
        answered: held?.answered ?? 0,
        state: (held?.failures ?? 0) > 0 ? 'down' : held?.isKnown === true ? 'up' : 'unknown',
        problem: held?.problem ?? null,
      };
    });
  }

  #now(): ServerNow[] {
    const homes = new Map<number, number>();
    for (const index of this.#homes.values()) homes.set(index, (homes.get(index) ?? 0) + 1);
    return this.#held.map(({ server, busy, downUntil }, index) => ({
      ...server,
      busy,
      downUntil,
      homes: homes.get(index) ?? 0,
    }));
  }
}

const pauseMs = (failures: number): number => pausesMs[Math.min(failures, pausesMs.length) - 1] ?? 60_000;

/** The pools of all providers: over a change of config.toml that is about something else, and for all models. */
export class ServerPools {
  readonly #pools = new Map<string, ServerPool>();

  constructor(private readonly clock: Clock) {}

  of(provider: string, servers: readonly PoolServer[]): ServerPool {
    const key = JSON.stringify([provider, servers]);
    const pool = this.#pools.get(key) ?? new ServerPool(servers, this.clock);
    this.#pools.set(key, pool);
    return pool;
  }
}
