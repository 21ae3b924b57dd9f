import { z } from 'zod';
import { BoardDetail, FoundPort, Level, PinNumber, PortTest } from './boards';
import { Nothing } from './reading';

/** What may be asked of boards. */
export const boardProcedures = {
  'boards.show': { input: z.object({ board: z.string() }), output: BoardDetail },
  /**
   * Every pin of this board is looked at, and told in `board-activity`, for half a minute from now; null ends
   * that.
   */
  'boards.look': { input: z.object({ board: z.string().nullable() }), output: z.null() },
  'boards.ports': { input: Nothing, output: z.array(FoundPort) },
  /** Opens a port that no board uses, asks what is behind it, and lets go of it. */
  'boards.test': {
    input: z.object({ path: z.string().min(1), baud: z.number().int().positive().default(115_200) }),
    output: PortTest,
  },
  /** Adds a board to config.toml. `path` or `serialNumber`, or type "virtual". */
  'boards.add': {
    input: z.object({
      board: z.string().min(1),
      type: z.string().min(1),
      path: z.string().min(1).nullable().default(null),
      serialNumber: z.string().min(1).nullable().default(null),
      baud: z.number().int().positive().default(115_200),
    }),
    output: z.null(),
  },
  /**
   * What answers as this board now is the right one, though another was there before; it is written to again.
   * `shown`: the `stranger` that the person saw; any other is refused.
   */
  'boards.accept': {
    input: z.object({ board: z.string(), shown: z.string() }),
    output: z.object({ accepted: z.string() }),
  },
  /**
   * A person says that a pin that was set is an input, and is to be one: it is read again, and not missed as
   * an output.
   */
  'boards.input': { input: z.object({ board: z.string(), pin: PinNumber }), output: z.null() },
  /** What hangs on a pin and what its levels mean, in a person's words. A blank name takes them away. */
  'boards.name-pin': {
    input: z.object({
      board: z.string(),
      pin: PinNumber,
      name: z.string().trim().max(60),
      low: z.string().trim().max(40).default(''),
      high: z.string().trim().max(40).default(''),
    }),
    output: z.null(),
  },
  'boards.read': {
    input: z.object({ board: z.string(), pin: PinNumber }),
    output: z.object({ value: Level }),
  },
  'boards.read-analog': {
    input: z.object({ board: z.string(), channel: PinNumber }),
    output: z.object({ value: z.number().int(), fullScale: z.number().int() }),
  },
  /**
   * A person sets a pin. With `forMs` it is set back to the other level after that. `insist`: also a pin with
   * a button of config.toml, which is not heard any more then.
   */
  'boards.write': {
    input: z.object({
      board: z.string(),
      pin: PinNumber,
      value: Level,
      forMs: z.number().int().min(1).max(60_000).nullable().default(null),
      insist: z.boolean().default(false),
    }),
    output: z.null(),
  },
  /**
   * The level that a virtual board's pin gets from outside, as by a switch; with `forMs` it goes back after
   * that.
   */
  'boards.turn': {
    input: z.object({
      board: z.string(),
      pin: PinNumber,
      value: Level,
      forMs: z.number().int().min(1).max(60_000).nullable().default(null),
    }),
    output: z.null(),
  },
  /** What an analog input of a virtual board measures from now on. */
  'boards.turn-analog': {
    input: z.object({ board: z.string(), channel: PinNumber, value: z.number().int().min(0) }),
    output: z.null(),
  },
  /** Puts the cable of a virtual board in, or pulls it out. */
  'boards.plug': { input: z.object({ board: z.string(), inPlace: z.boolean() }), output: z.null() },
} satisfies Record<string, { input: z.ZodType; output: z.ZodType }>;
