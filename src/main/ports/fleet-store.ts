import type {
  FleetAbout,
  FleetEngine,
  FleetEvent,
  FleetOrder,
  FleetOutcome,
  FleetRun,
  FleetRunRow,
} from '../../shared/fleet';
import type { RunStatus } from '../../shared/run';
import type { FleetCalls, Me } from './fleet-calls';
import type { FleetTick } from './fleet-ticks';

/** How far the record of an engine goes: number and hash (hex) of its last event. */
export interface RecordPosition {
  readonly link: number;
  readonly hash: string;
}

/** An event of the record of runs: the bytes as they are stored, and their hash in hex. */
export interface HandedEvent {
  readonly link: number;
  readonly runId: string;
  readonly seq: number;
  readonly at: number;
  readonly type: string;
  readonly event: string;
  readonly hash: string;
}

/** Tells of runs that were deleted because they were old; `ranges` as the record keeps it. */
export interface HandedRemoval {
  readonly id: number;
  readonly at: number;
  readonly ranges: string;
}

/** The next events of an engine, from where the database has the one before. */
export interface Batch {
  readonly from: RecordPosition;
  readonly to: RecordPosition;
  readonly events: readonly HandedEvent[];
  readonly removals: readonly HandedRemoval[];
  /** What the runs of these events have come to. */
  readonly runs: readonly FleetRun[];
  /** Events from before this moment were written while there was no connection. */
  readonly connectedAt: number;
}

/** A row of the ledger of events as JSON; told anew it takes the place of what was told before. */
export interface HandedRow {
  readonly id: number;
  readonly at: number;
  readonly row: string;
}

export interface FleetMember {
  readonly name: string;
  /** Public key of the home's record: whose name it is. */
  readonly home: string;
  /** The machine, for people. */
  readonly host: string;
  readonly version: string;
  readonly tags: readonly string[];
  /** What an earlier connection of this engine was given; null: it has just started. */
  readonly token: string | null;
}

export type Registration =
  | {
      readonly kind: 'joined';
      /** Raised at each start: who has an older one may write nothing any more. */
      readonly token: string;
      readonly position: RecordPosition;
      /** The last deletion that the database knows of. */
      readonly removal: number;
    }
  /** Another home has the name. */
  | { readonly kind: 'taken'; readonly host: string; readonly seenAt: number }
  /** An engine with the same home and name has joined since. */
  | { readonly kind: 'replaced'; readonly host: string };

export type Appended =
  | { readonly kind: 'appended' }
  /** The record in the database goes to another place than the batch goes on from. */
  | { readonly kind: 'elsewhere'; readonly position: RecordPosition }
  | { readonly kind: 'replaced'; readonly host: string };

export interface Beat {
  readonly about: FleetAbout;
  /** How far the clock here is ahead of the database's; null: it was not measured yet. */
  readonly skewMs: number | null;
  /** For how long the engine is there without another beat. */
  readonly leaseMs: number;
}

export type FleetOrdered = Pick<FleetOrder, 'kind' | 'by' | 'via'>;

export interface RunsWantedOfFleet {
  readonly engine?: string | undefined;
  readonly status?: RunStatus | undefined;
  readonly limit: number;
}

export type EventsWantedOfFleet = Pick<RunsWantedOfFleet, 'engine' | 'limit'>;

/** What the engines of a fleet share, over one connection. Every method rejects once that is broken. */
export interface FleetSession extends FleetCalls {
  register(member: FleetMember): Promise<Registration>;
  /** All of it or nothing; a batch that the database has is appended already. */
  append(me: Me, batch: Batch): Promise<Appended>;
  /** False: the token is not in force any more. */
  keepRows(me: Me, rows: readonly HandedRow[]): Promise<boolean>;
  /** Renews the lease. The time of the database; null: the token is not in force any more. */
  beat(me: Me, beat: Beat): Promise<number | null>;
  /** The engine ends: nobody waits for it. */
  left(me: Me): Promise<void>;
  /** Nobody waits any more for an engine whose lease is over. False: there is no such engine. */
  forget(name: string): Promise<boolean>;
  /** To all engines. Its number; null: the token is not in force any more. */
  order(me: Me, order: FleetOrdered): Promise<number | null>;
  /** The newest order, unless this engine has acknowledged it. */
  orderFor(me: Me): Promise<FleetOrder | null>;
  acknowledge(me: Me, number: number, outcome: FleetOutcome): Promise<void>;
  newestOrder(): Promise<FleetOrder | null>;
  /** Calls this soon after an order was given, as long as the connection holds. */
  hearOrders(heard: () => void): Promise<void>;
  /** Calls this soon after an engine has handed something in, joined, left or acknowledged an order. */
  hearNews(heard: () => void): Promise<void>;
  /**
   * The engine whose tick that is: whoever asks first, and of one that is past '' where nobody has. Null: the token is
   * not in force any more.
   */
  takeTick(me: Me, tick: FleetTick): Promise<string | null>;
  engines(): Promise<readonly FleetEngine[]>;
  /** The newest first. */
  runs(wanted: RunsWantedOfFleet): Promise<readonly FleetRunRow[]>;
  positionOf(engine: string): Promise<RecordPosition>;
  /** Events behind `after` and not behind `upTo`, in their order. */
  recordOf(engine: string, after: number, upTo: number, limit: number): Promise<readonly HandedEvent[]>;
  removalsOf(engine: string): Promise<readonly HandedRemoval[]>;
  /** The newest first. */
  events(wanted: EventsWantedOfFleet): Promise<readonly FleetEvent[]>;
  close(): Promise<void>;
}

export interface FleetStore {
  /** Host and port, for people. */
  readonly address: string;
  /** Rejects with an AppError that says why there is no connection. */
  connect(signal: AbortSignal): Promise<FleetSession>;
}
