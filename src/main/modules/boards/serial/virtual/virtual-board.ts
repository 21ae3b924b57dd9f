import type { Clock } from '../../../../platform/base/clock';
import type { Level } from '../../../../ports/boards';

export interface VirtualBoardOptions {
  readonly clock: Clock;
  readonly pins?: readonly number[];
  readonly ledPin?: number;
  /** Analog inputs, of 12 bits. Default 0 to 5; none: it is firmware that does not know them. */
  readonly analog?: readonly number[];
  /** Offers gpio_watch. Default true. */
  readonly watch?: boolean;
  readonly board?: string;
  /** Says which pins it drives, as our firmware does since 1.1. Default true. */
  readonly tellsOutputs?: boolean;
  /** Its answer to a ping has the number of the last edge, as our firmware's has since 1.2. Default true. */
  readonly numbersPings?: boolean;
}

export interface BoardRequest {
  readonly id: string;
  readonly cmd: string;
  readonly args: Readonly<Record<string, number>>;
}

interface Watch {
  readonly edge: number;
  readonly debounceMs: number;
  /** What was told last, and when. */
  told: Level;
  toldAt: number;
  /** A level that differs waits for the debounce time to pass. */
  settling: AbortController | null;
}

const rising = 1;
const falling = 2;

/**
 * A board that is a program: it speaks the line protocol, byte by byte, as our firmware does. Whoever holds
 * it turns its pins from outside, as a switch would, and sees what was written to them. No tool does: a model
 * that turns the switches it listens to would start procedures by itself.
 */
export class VirtualBoard {
  readonly levels = new Map<number, Level>();
  readonly pins: readonly number[];
  readonly analog: readonly number[];
  readonly analogBits = 12;
  seq = 0;
  readonly #watches = new Map<number, Watch>();
  /** What was written since the start. */
  readonly #outputs = new Map<number, Level>();
  readonly #measured = new Map<number, number>();
  #send: ((bytes: Uint8Array) => void) | null = null;
  #half = '';

  constructor(private readonly options: VirtualBoardOptions) {
    this.analog = options.analog ?? Array.from({ length: 6 }, (_, channel) => channel);
    this.pins = options.pins ?? Array.from({ length: 14 }, (_, pin) => pin);
  }

  /** Pins with a watch on them. */
  get watched(): ReadonlySet<number> {
    return new Set(this.#watches.keys());
  }

  levelOf(pin: number): Level {
    return this.levels.get(pin) ?? 0;
  }

  /** The level changes from outside. */
  setPin(pin: number, value: Level): void {
    if (this.levelOf(pin) === value) return;
    this.levels.set(pin, value);
    const watch = this.#watches.get(pin);
    if (watch !== undefined) this.#tell(pin, watch);
  }

  /** What an analog input measures from now on. */
  setAnalog(channel: number, value: number): void {
    this.#measured.set(channel, value);
  }

  measuredAt(channel: number): number {
    return this.#measured.get(channel) ?? 0;
  }

  /** Loses what it was told, as after a loss of power; the levels come from outside and stay. */
  restart(): void {
    for (const { settling } of this.#watches.values()) settling?.abort();
    this.#watches.clear();
    this.#outputs.clear();
    this.seq = 0;
    this.#half = '';
  }

  /** Null: nobody is connected, and what the board says is lost. */
  connectTo(send: ((bytes: Uint8Array) => void) | null): void {
    this.#send = send;
  }

  sendLine(text: string): void {
    this.sendBytes(Buffer.from(`${text}\n`));
  }

  sendBytes(bytes: Uint8Array): void {
    this.#send?.(bytes);
  }

  take(text: string): void {
    const lines = (this.#half + text).split('\n');
    this.#half = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') this.#handle(line);
  }

  /** The lines that answer a request. */
  protected answer(request: BoardRequest): readonly string[] {
    return [JSON.stringify({ id: request.id, ...this.#carryOut(request) })];
  }

  #handle(line: string): void {
    let request: BoardRequest = { id: '0', cmd: '', args: {} };
    try {
      const { id = '0', cmd = '', args = {} } = JSON.parse(line) as Partial<BoardRequest>;
      request = { id: String(id).slice(0, 15), cmd: String(cmd), args };
    } catch {
      // Answered as an unknown command, as the firmware does.
    }
    for (const answer of this.answer(request)) this.sendLine(answer);
  }

  #carryOut({ cmd, args }: BoardRequest): {
    ok: boolean;
    result: string;
    error?: string;
    seq?: number;
  } {
    const {
      ledPin = 13,
      watch = true,
      board = 'virtual',
      tellsOutputs = true,
      numbersPings = true,
    } = this.options;
    const pin = args['pin'] ?? -1;
    if (cmd === 'ping') return { ...done('pong'), ...(watch && numbersPings ? { seq: this.seq } : {}) };
    if (cmd === 'capabilities')
      return done(
        JSON.stringify({
          gpio: this.pins,
          led_pin: ledPin,
          ...(watch ? { watch: 1 } : {}),
          ...(tellsOutputs ? { outputs: [...this.#outputs] } : {}),
          ...(this.analog.length > 0 ? { adc: this.analog, adc_bits: this.analogBits } : {}),
          firmware: 'virtual',
          board,
        }),
      );
    if (cmd === 'adc_read' && this.analog.length > 0) {
      const channel = args['channel'] ?? -1;
      return this.analog.includes(channel)
        ? done(String(this.measuredAt(channel)))
        : failed('Invalid channel');
    }
    if (!['gpio_read', 'gpio_write', watch ? 'gpio_watch' : ''].includes(cmd))
      return failed('Unknown command');
    if (!this.pins.includes(pin)) return failed('Invalid pin');
    if (cmd === 'gpio_read') return done(String(this.levelOf(pin)));
    if (cmd === 'gpio_watch')
      return this.#watch(pin, args['edge'] ?? rising + falling, args['debounce_ms'] ?? 0);
    this.#write(pin, args['value'] === 0 ? 0 : 1);
    return done('done');
  }

  /** The host's own writes cause no event. */
  #write(pin: number, value: Level): void {
    this.levels.set(pin, value);
    this.#outputs.set(pin, value);
    const watch = this.#watches.get(pin);
    if (watch !== undefined) watch.told = value;
  }

  #watch(pin: number, edge: number, debounceMs: number): { ok: boolean; result: string } {
    this.#watches.get(pin)?.settling?.abort();
    if (edge === 0) this.#watches.delete(pin);
    else
      this.#watches.set(pin, {
        edge,
        debounceMs,
        told: this.levelOf(pin),
        toldAt: Number.NEGATIVE_INFINITY,
        settling: null,
      });
    return done(String(this.levelOf(pin)));
  }

  /**
   * The first edge at once, then nothing for the debounce time, then the level it has settled at, if that
   * differs.
   */
  #tell(pin: number, watch: Watch): void {
    const level = this.levelOf(pin);
    const { clock } = this.options;
    const wait = watch.toldAt + watch.debounceMs - clock.now();
    if (watch.settling !== null || level === watch.told) return;
    if (wait > 0) {
      watch.settling = new AbortController();
      clock.sleep(wait, watch.settling.signal).then(
        () => {
          watch.settling = null;
          this.#tell(pin, watch);
        },
        () => {},
      );
      return;
    }
    watch.told = level;
    watch.toldAt = clock.now();
    if ((watch.edge & (level === 1 ? rising : falling)) === 0) return;
    this.seq = (this.seq + 1) % 2 ** 32;
    this.sendLine(
      JSON.stringify({
        event: 'gpio',
        pin,
        value: level,
        t_us: (clock.now() * 1000) % 2 ** 32,
        seq: this.seq,
      }),
    );
  }
}

const done = (result: string): { ok: boolean; result: string } => ({ ok: true, result });
const failed = (error: string): { ok: boolean; result: string; error: string } => ({
  ok: false,
  result: '',
  error,
});
