import { z } from 'zod';
import { PinName } from './pin-names';
import { RunsOn } from './graphics';
import { JsonObject } from './json';
import { Blocked, EventSource, TriggerCheck } from './sop';

export const Health = z.enum(['on', 'half', 'off', 'broken']);

/** One chip of the status line. `detail` is a short phrase; `remedy` is set when something can be done. */
export const Chip = z.object({
  health: Health,
  label: z.string(),
  detail: z.string(),
  remedy: z.string().nullable(),
});
export type Chip = z.infer<typeof Chip>;

export const BoardStatus = z.object({
  name: z.string(),
  type: z.string(),
  path: z.string(),
  state: z.enum(['connecting', 'connected', 'lost', 'wrong-firmware', 'disabled']),
  detail: z.string(),
  remedy: z.string().nullable(),
  pins: z.array(z.number().int()),
  /** What it measures; absent: nothing. */ analog: z
    .object({ channels: z.array(z.number().int()), bits: z.number().int() })
    .optional(),
  /** As the board calls it, e.g. "zeroclaw-nucleo 1.0"; null: it does not say. */ firmware: z
    .string()
    .nullable()
    .default(null),
  /** Whether the board tells changes by itself or is polled; null while that is not known. */ tells: z
    .enum(['pushes', 'polled'])
    .nullable()
    .default(null),
  /** Of a polled board: shorter pulses may fall between two looks, as measured of late; null: nothing is polled. */ surePulseMs:
    z.number().nullable().default(null),
  /** Lives inside this program. */ virtual: z.boolean().default(false),
  /** Another board than before answers; it is not written to until a person accepts it. */ unconfirmed: z
    .boolean()
    .optional(),
  /** Which one that is, for a person; what they accept. */ stranger: z.string().optional(),
  /** Pins to which a person gave a name. */ pinNames: z.array(PinName).optional(),
});
export type BoardStatus = z.infer<typeof BoardStatus>;

/** What a problem that is over is known by, since when and how often it happened; `at`: the last time. */
export const Incident = z.object({
  number: z.number().int(),
  since: z.number(),
  at: z.number(),
  times: z.number().int(),
});
export type Incident = z.infer<typeof Incident>;

/** Something a person should know: shown under Problems and by `zeroclaw doctor`. */
export const Problem = z.object({
  id: z.string(),
  at: z.number(),
  where: z.string(),
  message: z.string(),
  remedy: z.string(),
  /** It happened and is over: it stays, over restarts too, until a person says that they have seen it. Absent: it is so now. */ incident:
    Incident.optional(),
});
export type Problem = z.infer<typeof Problem>;

export const EngineStatus = z.object({
  version: z.string(),
  home: z.string(),
  /** Where the procedures lie. */
  sopsFolder: z.string(),
  gateway: z.string().nullable(),
  model: Chip,
  broker: Chip,
  /** The broker of queues; absent: none is configured. */
  queues: Chip.optional(),
  boards: z.array(BoardStatus),
  /** Devices on Modbus lines, with the names of their signals; triggers hear them as they hear pins. Absent: none is configured. */
  modbus: z.array(z.object({ name: z.string(), signals: z.array(z.string()) })).optional(),
  /** `[sop] enabled` of config.toml. False: nothing starts a procedure, neither an event nor a person. */
  proceduresEnabled: z.boolean(),
  triggersPaused: z.boolean(),
  /** The pause is an emergency stop. */
  stopped: z.boolean(),
  /** Who paused them, on which surface, when. */
  pausedBy: z.object({ by: z.string(), via: z.string(), at: z.number() }).nullable().optional(),
  /** Events that wait for a place, and since when the oldest does; absent: none. */
  backlog: z.object({ count: z.number().int(), oldestAt: z.number() }).optional(),
  /** This engine among others; absent: it is in no fleet. */
  fleet: z
    .object({
      name: z.string(),
      /** Those that are heard of, of those that are not gone for good; null: not known yet. */
      here: z.number().int().nullable(),
      all: z.number().int().nullable(),
      /** Since when there is no connection to the database; null: there is one. */
      awaySince: z.number().nullable(),
      /** Nothing starts and nothing acts until it is back: `[fleet] offline = "hold"`. */
      held: z.boolean(),
    })
    .optional(),
  problems: z.array(Problem),
});
export type EngineStatus = z.infer<typeof EngineStatus>;

/** A way to people, as the page Channels shows it. Times are milliseconds since 1970. */
export const ChannelStatus = z.object({
  name: z.string(),
  /**
   * doubtful: connected, but the service did not answer the last check. waiting: it will be tried again at
   * `nextTryAt`.
   */
  state: z.enum(['connecting', 'connected', 'doubtful', 'waiting', 'broken']),
  problem: z.object({ message: z.string(), remedy: z.string().nullable() }).nullable(),
  nextTryAt: z.number().nullable(),
  checkedAt: z.number().nullable(),
  connectedSince: z.number().nullable().default(null),
  /** Also of a channel that works again. */
  lastProblem: z
    .object({ message: z.string(), remedy: z.string().nullable(), at: z.number() })
    .nullable()
    .default(null),
  /** Messages that wait until the channel is there. */
  unanswered: z.number().int().default(0),
  /** What could not be delivered yet and is tried again, and why; null: nothing. */
  undelivered: z
    .object({
      count: z.number().int(),
      problem: z.object({ message: z.string(), remedy: z.string().nullable() }),
    })
    .nullable()
    .default(null),
  /**
   * The last that the service refused for good; an answer is in the app. Null: nothing, or that chat took
   * something since.
   */
  refused: z
    .object({ message: z.string(), remedy: z.string().nullable(), at: z.number() })
    .nullable()
    .default(null),
  /** Whom config.toml lets in, as it names them. */
  allowed: z.array(z.string()).default([]),
  /** How people there decide about procedures; nothing: senders are not known for sure. */
  decides: z.enum(['buttons', 'commands', 'nothing']).default('commands'),
  /** Chats that are asked to approve. */
  approvers: z.array(z.string()).default([]),
  /** What those of them and of `allowed` are called of whom it is known. */
  names: z.record(z.string(), z.string()).default({}),
  /** People let in with a code; those of config.toml are there. */
  people: z.array(z.object({ sender: z.string(), name: z.string(), allowedBy: z.string(), at: z.number() })),
  /** Strangers who wrote and wait to be let in. */
  strangers: z.array(
    z.object({ sender: z.string(), name: z.string(), code: z.string(), expiresAt: z.number() }),
  ),
});
export type ChannelStatus = z.infer<typeof ChannelStatus>;

export const ModelFile = z.object({
  name: z.string(),
  path: z.string(),
  builtIn: z.boolean(),
  bytes: z.number(),
  contextLength: z.number().nullable(),
  quantisation: z.string().nullable(),
  fit: z.enum(['fits', 'tight', 'will_not_load', 'unknown']),
  /** What loading it needs and what is free, in words. */ memory: z.string().optional(),
  state: z.enum(['idle', 'loading', 'ready', 'failed']),
  detail: z.string(),
  /** Bytes that loading it needs, with a context of so many tokens, and that are free for it. */
  plan: z.object({ need: z.number(), free: z.number(), contextSize: z.number().int() }).optional(),
  /** As measured on this machine. */
  speed: z.object({ tokensPerSecond: z.number(), at: z.number() }).optional(),
  /** Of so many steps of procedures it carried out so many exactly: what `npm run model:eval` measured. */
  suitability: z.object({ exact: z.number().int(), total: z.number().int() }).optional(),
  /** Keys of config.toml that name it. */
  uses: z.array(z.string()).optional(),
  /** It lies in a folder of somebody else's, and is not ours to delete. */
  elsewhere: z.boolean().optional(),
  /** It was made for vectors, and answers nothing. */
  embeds: z.boolean().optional(),
  /** It has no chat template: it goes on with texts, and was not made to talk. */
  base: z.boolean().optional(),
  /** Its template can be told whether it thinks. */
  canThink: z.boolean().optional(),
  /** Where it is computed; absent: it is not in memory. */
  runsOn: RunsOn.optional(),
  /** Why a graphics card is not tried with it any more, in words. */
  cardFailed: z.string().optional(),
  /** A link to a file that lies elsewhere. */
  linked: z.boolean().optional(),
});
export type ModelFile = z.infer<typeof ModelFile>;

/** What one event came to, as it is kept. */
export const LedgerRow = z.object({
  id: z.number().int(),
  at: z.number(),
  /** Of the first message of a folded row. */
  firstAt: z.number().optional(),
  source: z.string(),
  topic: z.string().nullable(),
  payload: z.string().nullable(),
  /** True length in UTF-8; `payload` is cut at 8 KiB. */
  payloadBytes: z.number().int().optional(),
  /** What the sender said beside it. */
  meta: JsonObject.optional(),
  /** Messages folded into this row. */
  count: z.number().int(),
  /** Sent by a person to see what happens. */
  test: z.boolean().optional(),
  rows: z.array(
    z.object({
      sop: z.string(),
      /** `heard`: a run of it waits for such a message, and has it now. */
      result: z.enum(['started', 'heard', 'skipped', 'queued']),
      runId: z.string().nullable(),
      reason: z.string().nullable(),
      /** A sentence to the reason. */
      detail: z.string().optional(),
      blocked: Blocked.optional(),
      check: TriggerCheck.optional(),
    }),
  ),
  /**
   * Procedures that listen to this place but whose condition was not met, with the value against the limit.
   * Of a folded row: of the latest message.
   */
  misses: z.array(z.object({ sop: z.string(), why: z.string(), check: TriggerCheck.optional() })).optional(),
  /** It was turned away before any procedure was asked, with this HTTP status. */
  refused: z.number().int().optional(),
  /** What went wrong, where the status says too little. */
  refusedBecause: z.string().optional(),
  /** How many more there were. */
  furtherMisses: z.number().int().optional(),
});
export type LedgerRow = z.infer<typeof LedgerRow>;

/**
 * What an event came to: a run began; one that waits for it has it; it waits for a place; a procedure was kept from starting; a condition
 * was not met; nothing listens there.
 */
export const EventOutcome = z.enum(['started', 'heard', 'queued', 'skipped', 'condition', 'nothing']);
export type EventOutcome = z.infer<typeof EventOutcome>;

/** Which events to list. */
export const EventFilter = z.object({
  /** That this procedure was concerned by. */
  sop: z.string().optional(),
  source: EventSource.optional(),
  outcome: EventOutcome.optional(),
  /** Older than this row. */
  before: z.object({ at: z.number(), id: z.number().int() }).optional(),
});
export type EventFilter = z.infer<typeof EventFilter>;

export const Preferences = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  language: z.enum(['system', 'en', 'ko']),
  person: z.string(),
  /** The home is new, and nobody has chosen yet how to begin. */ firstRun: z.boolean(),
  /** Keys that do something by themselves, all but the emergency stop and the list of them. */ shortcuts:
    z.boolean(),
});
export type Preferences = z.infer<typeof Preferences>;
