import { z } from 'zod';
import { RunSummary } from './run';

/** A run of an engine of the fleet, as far as it was handed in. */
export const FleetRun = RunSummary.pick({
  runId: true,
  sop: true,
  status: true,
  currentStep: true,
  totalSteps: true,
  stepTitle: true,
  source: true,
  topic: true,
  startedAt: true,
  completedAt: true,
  waitingSince: true,
  reason: true,
  lastActivityAt: true,
});
export type FleetRun = z.infer<typeof FleetRun>;

const count = z.number().int();

/** What an engine says of itself: what it carries, and what it reaches. */
export const FleetAbout = z.object({
  /** Runs that are not over, those of them that wait for a person, and events that wait for a place. */
  runs: count,
  waiting: count,
  queued: count,
  /** Written here and not handed in. */
  unhanded: count,
  paused: z.boolean(),
  stopped: z.boolean(),
  boards: z.array(z.object({ name: z.string(), state: z.string() })),
  broker: z.string(),
  queues: z.string().nullable(),
  /** Models that it answers with; one that says none is older. */
  models: z.array(z.string()).default([]),
  /** Tools that it carries out for others. Absent: an older engine, which carries out none. */
  accepts: z.array(z.string()).optional(),
});
export type FleetAbout = z.infer<typeof FleetAbout>;

/** Times are milliseconds since 1970, by the clock of the database. */
export const FleetEngine = z.object({
  name: z.string(),
  host: z.string(),
  version: z.string(),
  tags: z.array(z.string()),
  /** here: heard within its lease. away: its lease is over. left: it said so. */
  state: z.enum(['here', 'away', 'left']),
  startedAt: z.number(),
  seenAt: z.number(),
  /** How far its clock is ahead of the database's; null: nobody has measured it. */
  skewMs: z.number().nullable(),
  /** Events of its record that were handed in. */
  events: count,
  /** As it said last; null: it has not said anything. */
  about: FleetAbout.nullable(),
});
export type FleetEngine = z.infer<typeof FleetEngine>;

/** What an engine made of an order. kept: it stays paused, for somebody paused it there. */
export const FleetOutcome = z.discriminatedUnion('result', [
  z.object({ result: z.literal('stopped'), cancelled: count }),
  z.object({ result: z.literal('resumed') }),
  z.object({ result: z.literal('kept'), by: z.string(), via: z.string() }),
  z.object({ result: z.literal('failed'), message: z.string() }),
]);
export type FleetOutcome = z.infer<typeof FleetOutcome>;

/** To all engines: an emergency stop, or that triggers which it paused start procedures again. */
export const FleetOrder = z.object({
  number: count,
  kind: z.enum(['stop', 'resume']),
  /** Where it was given, by whom. */
  engine: z.string(),
  by: z.string(),
  via: z.string(),
  at: z.number(),
  /** Of those who have carried it out. */
  outcomes: z.array(z.object({ engine: z.string(), outcome: FleetOutcome })).optional(),
});
export type FleetOrder = z.infer<typeof FleetOrder>;

/** What this engine knows of the fleet, also while the database is away. */
export const FleetView = z.object({
  me: z.string(),
  /** Host, port and database. */
  address: z.string(),
  /** Null: there is a connection. */
  away: z
    .object({
      since: z.number(),
      message: z.string(),
      remedy: z.string(),
      /** The database is there, and does not take this engine: its name is another's. */ isRefused:
        z.boolean(),
    })
    .nullable(),
  /** When the rest was so; null: nothing is known yet. */
  asOf: z.number().nullable(),
  engines: z.array(FleetEngine),
  /** The last one to all engines. */
  order: FleetOrder.nullable(),
});
export type FleetView = z.infer<typeof FleetView>;

/** What was found at a database that nobody has joined yet. */
export const FleetTried = z.object({
  address: z.string(),
  /** Null: there are no tables yet; they are made with the first connection. */
  engines: z.array(z.object({ name: z.string(), host: z.string() })).nullable(),
  /** The name is used by another home, on this host. */
  taken: z.string().nullable(),
});
export type FleetTried = z.infer<typeof FleetTried>;

/** Events of a record, by their numbers in it, that are not there or not as they were written. */
export const FleetFinding = z.object({
  kind: z.enum(['missing', 'changed']),
  first: count,
  last: count,
  runId: z.string().nullable(),
});
export type FleetFinding = z.infer<typeof FleetFinding>;

/** What the chain of an engine says of its record in the database; `more`: findings beyond those. */
export const FleetVerified = z.object({
  engine: z.string(),
  events: count,
  findings: z.array(FleetFinding),
  more: count,
});
export type FleetVerified = z.infer<typeof FleetVerified>;

/** A row of the page Events of an engine. */
export const FleetEvent = z.object({
  engine: z.string(),
  at: z.number(),
  source: z.string(),
  topic: z.string().nullable(),
  payload: z.string().nullable(),
  /** Messages folded into this row. */
  count,
  /** What procedures made of it. */
  rows: z.array(
    z.object({
      sop: z.string(),
      result: z.string(),
      runId: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
});
export type FleetEvent = z.infer<typeof FleetEvent>;

export const FleetRunRow = z.object({ engine: z.string(), run: FleetRun });
export type FleetRunRow = z.infer<typeof FleetRunRow>;

/**
 * What a person decided here about a run of another engine. open: it is on its way. unknown: that engine has it and has not
 * answered, or nobody can be asked.
 */
export const FleetGiven = z.object({
  key: z.string(),
  engine: z.string(),
  runId: z.string(),
  sop: z.string(),
  step: count,
  decision: z.enum(['approve', 'deny']),
  by: z.string(),
  at: z.number(),
  outcome: z.enum(['open', 'done', 'refused', 'withdrawn', 'unknown']),
  why: z.string().nullable(),
});
export type FleetGiven = z.infer<typeof FleetGiven>;
