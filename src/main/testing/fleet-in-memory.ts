import { AppError } from '../../shared/errors';
import {
  FleetEvent,
  type FleetEngine,
  type FleetOrder,
  type FleetOutcome,
  type FleetRun,
} from '../../shared/fleet';
import { beginning } from '../platform/storage/record-links';
import type {
  FleetMember,
  FleetSession,
  FleetStore,
  HandedEvent,
  HandedRemoval,
  Beat,
  HandedRow,
  RecordPosition,
} from '../ports/fleet-store';
import type { Me } from '../ports/fleet-calls';
import { CallsInMemory } from './calls-in-memory';
import { FakeClock } from './fake-clock';

interface Kept {
  beat: { readonly at: number; readonly beat: Beat } | null;
  hasLeft: boolean;
  readonly tags: readonly string[];
  home: string;
  host: string;
  token: bigint;
  position: RecordPosition;
  removal: number;
  readonly events: (HandedEvent & { readonly late: boolean })[];
  readonly removals: HandedRemoval[];
  readonly runs: Map<string, FleetRun>;
  readonly rows: Map<number, HandedRow>;
}

/** The database of a fleet as PostgreSQL is one, in memory; it can be away. */
export class FleetInMemory implements FleetStore {
  readonly address = '127.0.0.1:5432/plant';
  readonly engines = new Map<string, Kept>();
  readonly orders: FleetOrder[] = [];
  /** By procedure, expression and time: the engine that has taken it. */
  readonly ticks = new Map<string, string>();
  readonly #outcomes: { readonly number: number; readonly engine: string; readonly outcome: FleetOutcome }[] =
    [];
  readonly #listeners = new Set<() => void>();
  readonly #news = new Set<() => void>();
  readonly calls: CallsInMemory;
  /** Every statement fails, and so does a connection. */
  isAway = false;
  /** A line so slow that the answer to a batch of more bytes comes too late. */
  mostBytes = Infinity;
  /** What is asked next is done, and its answer is lost. */
  losesNextAnswer = false;
  connections = 0;

  /** Its own clock. */
  constructor(readonly clock = new FakeClock()) {
    this.calls = new CallsInMemory(clock, (name) => {
      const kept = this.engines.get(name);
      const { at, beat } = kept?.beat ?? {};
      const until =
        at === undefined || beat === undefined || kept?.hasLeft === true ? -Infinity : at + beat.leaseMs;
      return kept === undefined ? null : { token: String(kept.token), tags: kept.tags, until };
    });
  }

  connect(): Promise<FleetSession> {
    return this.#answer(() => {
      this.connections += 1;
      return {
        ...this.calls.session((work) => this.#answer(work)),
        register: (member) => this.#answer(() => this.#register(member)),
        append: (me, batch) =>
          this.#answer(() => {
            if (batch.events.reduce((sum, { event }) => sum + event.length, 0) > this.mostBytes)
              throw broken();
            const appended = this.#append(me, batch);
            this.#tell();
            return appended;
          }),
        keepRows: (me, rows) =>
          this.#answer(() => {
            const kept = this.#of(me);
            for (const row of rows) kept?.rows.set(row.id, row);
            this.#tell();
            return kept !== undefined;
          }),
        beat: (me, beat) =>
          this.#answer(() => {
            const kept = this.#of(me);
            if (kept === undefined) return null;
            kept.beat = { at: this.clock.now(), beat };
            kept.hasLeft = false;
            return this.clock.now();
          }),
        left: (me) =>
          this.#answer(() => {
            const kept = this.#of(me);
            if (kept !== undefined) kept.hasLeft = true;
            this.#tell();
          }),
        forget: (name) =>
          this.#answer(() => {
            const kept = this.engines.get(name);
            if (kept === undefined || this.#stateOf(kept) !== 'away') return false;
            kept.hasLeft = true;
            return true;
          }),
        order: (me, order) =>
          this.#answer(() => {
            if (this.#of(me) === undefined) return null;
            const number = this.orders.length + 1;
            this.orders.push({ ...order, number, engine: me.name, at: this.clock.now() });
            for (const heard of this.#listeners) heard();
            return number;
          }),
        orderFor: ({ name }) =>
          this.#answer(() => {
            const newest = this.orders.at(-1);
            return this.#outcomes.some(({ number, engine }) => number === newest?.number && engine === name)
              ? null
              : (newest ?? null);
          }),
        acknowledge: ({ name }, number, outcome) =>
          this.#answer(() => {
            this.#outcomes.push({ number, engine: name, outcome });
            this.#tell();
          }),
        newestOrder: () =>
          this.#answer(() => {
            const newest = this.orders.at(-1);
            if (newest === undefined) return null;
            const outcomes = this.#outcomes
              .filter(({ number }) => number === newest.number)
              .map(({ engine, outcome }) => ({ engine, outcome }));
            return { ...newest, outcomes };
          }),
        hearOrders: (heard) =>
          this.#answer(() => {
            this.#listeners.add(heard);
          }),
        hearNews: (heard) =>
          this.#answer(() => {
            this.#news.add(heard);
          }),
        takeTick: (me, { procedure, expression, due, isPast }) =>
          this.#answer(() => {
            if (this.#of(me) === undefined) return null;
            const key = JSON.stringify([procedure, expression, due]);
            const taker = this.ticks.get(key) ?? (isPast ? '' : me.name);
            if (taker === '') return taker;
            this.ticks.set(key, taker);
            return taker;
          }),
        engines: () => this.#answer(() => this.#list()),
        runs: ({ engine, status, limit }) =>
          this.#answer(() =>
            [...this.engines]
              .flatMap(([name, { runs }]) => [...runs.values()].map((run) => ({ engine: name, run })))
              .filter((row) => engine === undefined || row.engine === engine)
              .filter(({ run }) => status === undefined || run.status === status)
              .toSorted((one, other) => other.run.startedAt - one.run.startedAt)
              .slice(0, limit),
          ),
        positionOf: (engine) =>
          this.#answer(
            () => this.engines.get(engine)?.position ?? { link: 0, hash: beginning.toString('hex') },
          ),
        recordOf: (engine, after, upTo, limit) =>
          this.#answer(() =>
            (this.engines.get(engine)?.events ?? [])
              .filter(({ link }) => link > after && link <= upTo)
              .slice(0, limit),
          ),
        removalsOf: (engine) => this.#answer(() => this.engines.get(engine)?.removals ?? []),
        events: ({ engine: wanted, limit }) =>
          this.#answer(() =>
            [...this.engines]
              .flatMap(([engine, { rows }]) =>
                [...rows.values()].map(({ row }) => {
                  const { verdicts, ...event } = JSON.parse(row) as { readonly verdicts: string };
                  return FleetEvent.parse({ engine, ...event, ...(JSON.parse(verdicts) as object) });
                }),
              )
              .filter(({ engine }) => wanted === undefined || engine === wanted)
              .toSorted((one, other) => other.at - one.at)
              .slice(0, limit),
          ),
        close: () => Promise.resolve(),
      } satisfies FleetSession;
    });
  }

  #answer<T>(work: () => T): Promise<T> {
    return Promise.resolve().then(() => {
      const isLost = this.losesNextAnswer;
      this.losesNextAnswer = false;
      if (this.isAway) throw broken();
      const answer = work();
      if (isLost) throw broken();
      return answer;
    });
  }

  #tell(): void {
    for (const heard of this.#news) heard();
  }

  #stateOf({ beat, hasLeft }: Kept): FleetEngine['state'] {
    if (hasLeft) return 'left';
    return beat !== null && beat.at + beat.beat.leaseMs > this.clock.now() ? 'here' : 'away';
  }

  #list(): readonly FleetEngine[] {
    return [...this.engines].map(([name, kept]) => ({
      name,
      host: kept.host,
      version: '1',
      tags: [...kept.tags],
      state: this.#stateOf(kept),
      startedAt: 0,
      seenAt: kept.beat?.at ?? 0,
      skewMs: kept.beat?.beat.skewMs ?? null,
      events: kept.position.link,
      about: kept.beat?.beat.about ?? null,
    }));
  }

  #of({ name, token }: Me): Kept | undefined {
    const kept = this.engines.get(name);
    return String(kept?.token) === token ? kept : undefined;
  }

  #register({ name, home, host, tags, token }: FleetMember): Awaited<ReturnType<FleetSession['register']>> {
    const known = this.engines.get(name);
    if (known !== undefined && known.home !== home) return { kind: 'taken', host: known.host, seenAt: 0 };
    if (token !== null && known !== undefined && known.token > BigInt(token))
      return { kind: 'replaced', host: known.host };
    const kept: Kept = known ?? {
      beat: null,
      hasLeft: false,
      tags,
      home,
      host,
      token: BigInt(token ?? 0),
      position: { link: 0, hash: beginning.toString('hex') },
      removal: 0,
      events: [],
      removals: [],
      runs: new Map(),
      rows: new Map(),
    };
    this.engines.set(name, kept);
    kept.host = host;
    if (token === null || kept.token !== BigInt(token) || known === undefined) kept.token += 1n;
    return { kind: 'joined', token: String(kept.token), position: kept.position, removal: kept.removal };
  }

  #append(me: Me, batch: Parameters<FleetSession['append']>[1]): Awaited<ReturnType<FleetSession['append']>> {
    const kept = this.#of(me);
    if (kept === undefined) return { kind: 'replaced', host: this.engines.get(me.name)?.host ?? '' };
    const isAt = ({ link, hash }: RecordPosition): boolean =>
      kept.position.link === link && kept.position.hash === hash;
    if (!isAt(batch.from))
      return isAt(batch.to) ? { kind: 'appended' } : { kind: 'elsewhere', position: kept.position };
    kept.events.push(...batch.events.map((event) => ({ ...event, late: event.at < batch.connectedAt })));
    kept.removals.push(...batch.removals);
    for (const run of batch.runs) kept.runs.set(run.runId, run);
    kept.position = batch.to;
    kept.removal = Math.max(kept.removal, batch.removals.at(-1)?.id ?? 0);
    return { kind: 'appended' };
  }
}

const broken = (): AppError =>
  new AppError('fleet.database', 'the connection broke', {
    remedy: 'It is connected again by itself. Look at the log of the database.',
    retryable: true,
  });
