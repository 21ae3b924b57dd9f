import { z } from 'zod';

/** Boards of this type in config.toml live inside the program. */
export const virtualBoardType = 'virtual';

/** Names the problem that pins of a board are not driven any more. */
export const undrivenProblem = (board: string): string => `board-undriven:${board}`;

/** Names the problem that another board than before answers for a name of config.toml. */
export const anotherBoardProblem = (board: string): string => `board-another:${board}`;

export const Level = z.union([z.literal(0), z.literal(1)]);
export const PinNumber = z.number().int().nonnegative();

/**
 * One line between a board and us. Text from a board is cut and has no control characters; it is still not
 * ours.
 */
export const WireLine = z.object({
  at: z.number(),
  direction: z.enum(['out', 'in']),
  /**
   * Why the line was sent: somebody asked, a pin is polled, is the board still there; or what came by itself.
   */
  purpose: z.enum(['request', 'poll', 'probe', 'event', 'noise']),
  text: z.string(),
  /** Of an answer: milliseconds since its request. */
  afterMs: z.number().nullable(),
});
export type WireLine = z.infer<typeof WireLine>;

/** Why changes of level may have been missed for a while. */
export const GapReason = z.enum(['away', 'unreadable', 'numbering', 'restarted', 'unannounced', 'silent']);
export type GapReason = z.infer<typeof GapReason>;

export const BoardGap = z.object({ from: z.number(), to: z.number(), reason: GapReason });
export type BoardGap = z.infer<typeof BoardGap>;

export const BoardCounters = z.object({
  connections: z.number().int(),
  /** Requests without an answer in time. */
  silences: z.number().int(),
  /** Answers that nobody waited for: late ones, or with a foreign id. */
  foreignAnswers: z.number().int(),
  unreadableLines: z.number().int(),
  gaps: z.number().int(),
});
export type BoardCounters = z.infer<typeof BoardCounters>;

export const PinState = z.object({
  pin: PinNumber,
  /** Null: not known, because nobody asked for it yet or the board is away. */
  level: Level.nullable(),
  seenAt: z.number().nullable(),
  /** It is an output: we have set it since the board connected, or the board says so. */
  driven: z.boolean(),
  /**
   * What it was set to, where a person may say that it is an input: it is not driven any more, or may not be,
   * or a read would end that.
   */
  wasSet: Level.nullable(),
  /** The changes of the last minute; the first entry is the level before them. */
  history: z.array(z.object({ at: z.number(), value: Level })),
  /** Names of procedures with a trigger on this pin. */
  procedures: z.array(z.string()),
  /** What the configuration uses the pin for. */
  role: z.enum(['led', 'approve', 'reject', 'stop', 'waiting_led']).nullable(),
});
export type PinState = z.infer<typeof PinState>;

/** A procedure that a board starts, or that calls the board. */
export const BoardUse = z.object({
  sop: z.string(),
  /** The pins that start it. */
  listensTo: z.array(PinNumber),
  /** The analog inputs that start it; absent: none. */ inputs: z.array(PinNumber).optional(),
  /** Its written-out calls that go to the board; null: none. */
  calls: z
    .object({
      pins: z.array(PinNumber),
      /** One names the board; the others go to it because it is the only one. */ byName: z.boolean(),
    })
    .nullable(),
});
export type BoardUse = z.infer<typeof BoardUse>;

/** What there is to know about one configured board besides its status. */
export const BoardDetail = z.object({
  name: z.string(),
  serialNumber: z.string().nullable(),
  baud: z.number(),
  debounceMs: z.number(),
  lastAnswerAt: z.number().nullable(),
  nextTryAt: z.number().nullable(),
  /** What it drives, or may drive, and goes on driving when it is removed. */
  outputs: z.array(z.object({ pin: PinNumber, value: Level })),
  counters: BoardCounters,
  gaps: z.array(BoardGap),
  pins: z.array(PinState),
  /** Of a virtual board, what its analog inputs were told to measure; absent: it is a real one. */
  measured: z
    .object({
      inputs: z.array(z.object({ channel: PinNumber, value: z.number().int() })),
      fullScale: z.number().int(),
    })
    .optional(),
  /** By name. Also of a board that is away, whose pins are not known. */
  uses: z.array(BoardUse),
  wire: z.array(WireLine),
});
export type BoardDetail = z.infer<typeof BoardDetail>;

/** A serial port of this machine, with a guess of what is behind it. */
export const FoundPort = z.object({
  path: z.string(),
  serialNumber: z.string().nullable(),
  vendorId: z.string().nullable(),
  productId: z.string().nullable(),
  manufacturer: z.string().nullable(),
  /** What the USB ids say; null: nothing. */
  guess: z
    .object({ what: z.string(), /** Type to suggest. */ type: z.string().nullable(), sure: z.boolean() })
    .nullable(),
  /** The configured board that uses it. */
  board: z.string().nullable(),
});
export type FoundPort = z.infer<typeof FoundPort>;

/** What a test of a port found. */
export const PortTest = z.object({
  path: z.string(),
  pins: z.array(PinNumber),
  ledPin: PinNumber.nullable(),
  watch: z.boolean(),
  firmware: z.string().nullable(),
  board: z.string().nullable(),
  answersInMs: z.number(),
});
export type PortTest = z.infer<typeof PortTest>;

export const BoardActivity = z.object({
  board: z.string(),
  levels: z.array(z.object({ pin: PinNumber, value: Level, at: z.number(), driven: z.boolean() })),
  /** The last lines; `linesLeftOut` more came since the notice before. */
  lines: z.array(WireLine),
  linesLeftOut: z.number().int(),
  /** Spans in which changes may have been missed, told when they are over. */
  gaps: z.array(BoardGap),
});
export type BoardActivity = z.infer<typeof BoardActivity>;
