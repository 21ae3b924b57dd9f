import { z } from 'zod';
import {
  FleetEngine,
  FleetEvent,
  FleetGiven,
  FleetOrder,
  FleetRunRow,
  FleetTried,
  FleetVerified,
  FleetView,
} from './fleet';
import { Nothing } from './reading';
import { RunStatus } from './run';

/** What may be asked about the other engines of a fleet. */
export const fleetProcedures = {
  /** Every engine of the fleet as its database knows them; `me`: this one. All of these are refused without one. */
  'fleet.engines': {
    input: Nothing,
    /** `order`: the last one to all engines. */
    output: z.object({ me: z.string(), engines: z.array(FleetEngine), order: FleetOrder.nullable() }),
  },
  /** The same for the page Fleet: while the database is away, what was known last. Refused without a fleet. */
  'fleet.show': { input: Nothing, output: FleetView },
  /** Looks at a database before it is written into config.toml; nothing is changed there. */
  'fleet.try': {
    input: z.object({ url: z.string(), password: z.string().nullable(), name: z.string() }),
    output: FleetTried,
  },
  /** Runs of all engines as far as they were handed in, the newest first. */
  'fleet.runs': {
    input: z.object({
      engine: z.string().optional(),
      status: RunStatus.optional(),
      limit: z.number().int().positive().max(1000).default(100),
    }),
    output: z.array(FleetRunRow),
  },
  'fleet.events': {
    input: z.object({
      engine: z.string().optional(),
      limit: z.number().int().positive().max(1000).default(100),
    }),
    output: z.array(FleetEvent),
  },
  /**
   * An emergency stop of every engine, or the end of one; each acknowledges it. A stop is carried out here first, and
   * also where the others cannot be reached: `number` is null then, and `problem` says why.
   */
  'fleet.order': {
    input: z.object({ kind: FleetOrder.shape.kind }),
    output: z.object({
      number: z.number().int().nullable(),
      cancelledHere: z.number().int().nullable(),
      problem: z.string().nullable(),
    }),
  },
  /** Checks the chain of every engine's record in the database, from there alone. */
  'fleet.verify': { input: Nothing, output: z.array(FleetVerified) },
  /** An engine that is away will not come back. What it has handed in stays. */
  'fleet.forget': { input: z.object({ name: z.string() }), output: z.null() },
  /** The key that decisions given here are signed with, and how another engine's config.toml names it. */
  'fleet.key': {
    input: Nothing,
    output: z.object({ name: z.string(), key: z.string(), entry: z.string() }),
  },
  /**
   * A yes or a no to that card. Answers within 15 s: carried out, or refused with why, or withdrawn, or that the other engine
   * has it and does not answer.
   */
  'fleet.decide': {
    input: z.object({
      engine: z.string(),
      home: z.string(),
      runId: z.string(),
      sop: z.string(),
      step: z.number().int(),
      gate: z.string(),
      shown: z.string(),
      seen: z.string(),
      decision: z.enum(['approve', 'deny']),
      reason: z.string().max(2_000).default(''),
    }),
    output: z.null(),
  },
  /** What was decided here about runs of other engines, the newest first, and what became of it. */
  'fleet.given': { input: Nothing, output: z.array(FleetGiven) },
};
