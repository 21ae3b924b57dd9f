import { AppError } from '../../shared/errors';
import type { FleetRun } from '../../shared/fleet';
import { beginning } from '../platform/storage/record-links';
import type {
  FleetMember,
  FleetSession,
  FleetStore,
  HandedEvent,
  HandedRemoval,
  HandedRow,
  Me,
  RecordPosition,
} from '../ports/fleet-store';

interface Kept {
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
  /** Every statement fails, and so does a connection. */
  isAway = false;
  /** What is asked next is done, and its answer is lost. */
  losesNextAnswer = false;
  connections = 0;

  connect(): Promise<FleetSession> {
    return this.#answer(() => {
      this.connections += 1;
      return {
        register: (member) => this.#answer(() => this.#register(member)),
        append: (me, batch) => this.#answer(() => this.#append(me, batch)),
        keepRows: (me, rows) =>
          this.#answer(() => {
            const kept = this.#of(me);
            for (const row of rows) kept?.rows.set(row.id, row);
            return kept !== undefined;
          }),
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

  #of({ name, token }: Me): Kept | undefined {
    const kept = this.engines.get(name);
    return String(kept?.token) === token ? kept : undefined;
  }

  #register({ name, home, host, token }: FleetMember): Awaited<ReturnType<FleetSession['register']>> {
    const known = this.engines.get(name);
    if (known !== undefined && known.home !== home) return { kind: 'taken', host: known.host, seenAt: 0 };
    if (token !== null && known !== undefined && known.token > BigInt(token))
      return { kind: 'replaced', host: known.host };
    const kept = known ?? {
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
