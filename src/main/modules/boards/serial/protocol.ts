import { z } from 'zod';
import { fullScaleOf, type AnalogFacts } from '../../../../shared/analog';
import { shortened } from '../../../../shared/shortened';

/**
 * The line protocol of the boards: one JSON object per line; one request is answered by one line with the
 * same id. The firmware's reader is simple: ids of 1 to 15 letters and digits, plain integers, lines under
 * 200 bytes.
 */
export type Command = 'ping' | 'capabilities' | 'gpio_read' | 'gpio_write' | 'gpio_watch' | 'adc_read';

export interface Answer {
  readonly ok: boolean;
  readonly result: string;
  readonly error: string;
  /** The number of the board's last event, which an answer to a ping may have. */
  readonly seq: number | null;
}

export interface PinEvent {
  readonly pin: number;
  readonly value: 0 | 1;
  /** Counts the board's events since it started; a gap means that some were lost. */
  readonly seq: number | null;
}

export type BoardLine =
  | { readonly kind: 'answer'; readonly id: string; readonly answer: Answer }
  | { readonly kind: 'event'; readonly event: PinEvent }
  /** The board has started, and forgotten what it was told. */
  | { readonly kind: 'boot' }
  /** Boot text, broken JSON, anything else. */
  | { readonly kind: 'noise'; readonly text: string };

export interface Capabilities {
  /** Pins that can be read and written. */
  readonly pins: readonly number[];
  /** May be written even when it is not among `pins`. */
  readonly ledPin: number | null;
  /** The board sends a line when a watched pin changes. */
  readonly watch: boolean;
  /** Name and version of the firmware, and the kind of board, as far as it says. */
  readonly firmware: string | null;
  readonly board: string | null;
  /** Pins that were written since the board started, with what was written last; null: it does not say. */
  readonly outputs: ReadonlyMap<number, 0 | 1> | null;
  /** Null: it measures nothing. */
  readonly analog: AnalogFacts | null;
}

const Level = z.union([z.literal(0), z.literal(1)]);
const Seq = z.int().nonnegative().nullable().catch(null);
const AnswerLine = z.object({
  id: z.string(),
  ok: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.unknown().optional(),
  seq: Seq,
});
const EventLine = z.object({
  event: z.literal('gpio'),
  pin: z.int().nonnegative(),
  value: Level,
  seq: Seq,
});
const BootLine = z.object({ event: z.literal('boot') });
const Word = z.string().max(60).optional().catch(undefined);
const CapabilitiesText = z.object({
  gpio: z.array(z.int().nonnegative()).min(1).max(256),
  led_pin: z.int().nonnegative().optional().catch(undefined),
  watch: z.unknown().optional(),
  outputs: z
    .array(z.tuple([z.int().nonnegative(), Level]))
    .max(256)
    .nullable()
    .catch(null)
    .default(null),
  adc: z.array(z.int().nonnegative().max(999)).max(64).optional().catch(undefined),
  adc_bits: z.int().min(1).max(24).optional().catch(undefined),
  firmware: Word,
  version: Word,
  board: Word,
});

export const toRequestLine = (id: string, command: Command, args: Readonly<Record<string, number>>): string =>
  `${JSON.stringify({ id, cmd: command, args })}\n`;

export function fromLine(line: string): BoardLine {
  const value = parseJson(line);
  const answer = AnswerLine.safeParse(value);
  if (answer.success) return { kind: 'answer', id: answer.data.id, answer: toAnswer(answer.data) };
  const event = EventLine.safeParse(value);
  if (event.success)
    return { kind: 'event', event: { pin: event.data.pin, value: event.data.value, seq: event.data.seq } };
  if (BootLine.safeParse(value).success) return { kind: 'boot' };
  return { kind: 'noise', text: printable(line) };
}

/** Only a strict `ok: true` is a success; a result that is not text is written out. */
const toAnswer = ({ ok, result, error, seq }: z.infer<typeof AnswerLine>): Answer => ({
  ok: ok === true,
  result: typeof result === 'string' ? result : (JSON.stringify(result) ?? ''),
  error: printable(typeof error === 'string' ? error : ''),
  seq,
});

/** Numbers of events have 32 bits and begin again at 0: the nearer way round counts. */
export const isEarlier = (one: number, other: number): boolean => (one - other) >>> 0 >= 2 ** 31;
export const nextNumber = (seq: number): number => (seq + 1) >>> 0;

/** The result of `capabilities` is a JSON text inside a text. Null when it is not understood. */
export function toCapabilities(answer: Answer): Capabilities | null {
  if (!answer.ok) return null;
  const parsed = CapabilitiesText.safeParse(parseJson(answer.result));
  if (!parsed.success) return null;
  const {
    gpio,
    led_pin: ledPin,
    watch,
    outputs,
    adc,
    adc_bits: bits,
    firmware,
    version,
    board,
  } = parsed.data;
  const name = printable([firmware, version].filter((part) => part !== undefined).join(' '));
  return {
    pins: [...new Set(gpio)],
    ledPin: ledPin ?? null,
    watch: watch === 1 || watch === true,
    firmware: name === '' ? null : name,
    board: board === undefined || printable(board) === '' ? null : printable(board),
    outputs:
      outputs === null ? null : new Map(outputs.filter(([pin]) => gpio.includes(pin) || pin === ledPin)),
    analog:
      adc === undefined || adc.length === 0 || bits === undefined
        ? null
        : { channels: [...new Set(adc)], bits },
  };
}

/** The level of a pin; null for every answer but a successful "0" or "1". */
export function toLevel(answer: Answer): 0 | 1 | null {
  if (!answer.ok) return null;
  if (answer.result === '0') return 0;
  return answer.result === '1' ? 1 : null;
}

/** What an analog input reads; null for every answer but a successful whole number that so many bits can hold. */
export function toReading(answer: Answer, bits: number): number | null {
  if (!answer.ok || !/^(?:0|[1-9]\d{0,8})$/u.test(answer.result)) return null;
  const value = Number(answer.result);
  return value <= fullScaleOf(bits) ? value : null;
}

/** Text from a board made safe to show: no control characters, at most `longest` characters. */
export function printable(text: string, longest = 120): string {
  const clean = text.replace(/[\p{Cc}\p{Cf}\p{Co}\uFFFD]+/gu, ' ').trim();
  return shortened(clean, longest);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
