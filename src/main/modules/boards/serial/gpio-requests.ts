import { fullScaleOf, whyNoAnalog, whyNoChannel } from '../../../../shared/analog';
import { ok, refuse, type Result } from '../../../../shared/result';
import type { AnalogOutcome, GpioOutcome, Level } from '../../../ports/boards';
import { levelIn, type BoardConnection, type Exchange } from './connection';
import type { Outputs } from './outputs';
import type { PinWatch } from './pin-watch';
import { toLevel, toReading, type Answer } from './protocol';

/** A real answer takes about 8 ms. */
const readDeadlineMs = 1000;
const writeDeadlineMs = 2000;

export interface GpioPorts {
  readonly board: string;
  readonly pins: PinWatch;
  readonly outputs: Outputs;
  /** Null while the board is away. */
  readonly connection: () => BoardConnection | null;
  /** Another board than before answers, and nobody has said that it is the right one. */
  readonly isStranger: () => boolean;
  /** Why it is away, and what to do. */
  readonly why: () => { readonly detail: string; readonly remedy: string | null };
}

/**
 * Reads and writes that somebody asks for. What is not known is said to be unknown; a write is never sent
 * twice.
 */
export class GpioRequests {
  constructor(private readonly ports: GpioPorts) {}

  async read(pin: number, signal: AbortSignal): Promise<GpioOutcome> {
    const refused = this.#refusal(pin, false);
    if (refused !== null) return refused;
    if (this.ports.pins.isReadHarmful(pin))
      return {
        kind: 'refused',
        message: `${this.#nameOf(pin)} was set and is not read: with this firmware a read makes a pin an input and ends what it drives. Once it is an input again, e.g. because the board was restarted, say so: \`zeroclaw boards input ${this.ports.board} ${String(pin)}\`. Our firmware lets outputs be read.`,
      };
    let exchange = await this.#read(pin, signal);
    // Reading twice does no harm.
    if (exchange.kind === 'silent') exchange = await this.#read(pin, signal);
    if (exchange.kind !== 'answered')
      return { kind: 'unknown', message: `${this.#nameOf(pin)} could not be read: ${whyNot(exchange)}.` };
    const value = toLevel(exchange.answer);
    return value === null ? this.#badAnswer(pin, exchange.answer) : { kind: 'value', value };
  }

  /** A reading drives nothing and turns nothing on, so it may be repeated. */
  async readAnalog(channel: number, signal: AbortSignal, purpose?: 'poll'): Promise<AnalogOutcome> {
    const { board } = this.ports;
    const away = this.#whyAway();
    if (away !== null) return away;
    const analog = this.ports.connection()?.capabilities.analog ?? null;
    const refused = (message: string): AnalogOutcome => ({ kind: 'refused', message });
    if (analog === null) return refused(whyNoAnalog(board));
    if (!analog.channels.includes(channel)) return refused(whyNoChannel(board, channel, analog.channels));
    const number = String(channel);
    const ask = (): Promise<Exchange> =>
      this.#request('adc_read', { channel }, readDeadlineMs, signal, undefined, purpose);
    let exchange = await ask();
    if (exchange.kind === 'silent') exchange = await ask();
    if (exchange.kind !== 'answered')
      return {
        kind: 'unknown',
        message: `analog input ${number} of ${board} could not be read: ${whyNot(exchange)}.`,
      };
    const value = toReading(exchange.answer, analog.bits);
    return value === null
      ? refused(`The board refused analog input ${number} of ${board}: ${errorIn(exchange.answer)}.`)
      : { kind: 'value', value, fullScale: fullScaleOf(analog.bits) };
  }

  /** A person may say that it is an input: nothing shows that it is driven, or a read would end that. */
  isReleasable(pin: number): boolean {
    const { outputs, pins } = this.ports;
    const standing = outputs.standingOf(pin);
    return standing !== null && (standing !== 'driven' || pins.isReadHarmful(pin));
  }

  /** A person says that a pin is an input, and is to be one: it is read, and not missed as an output. */
  release(pin: number): Result<null> {
    const { outputs, pins, board } = this.ports;
    if (outputs.standingOf(pin) === null)
      return refuse({
        code: 'board.no-output',
        message: `${this.#nameOf(pin)} is not known as an output`,
        remedy: `Look at the pins with \`zeroclaw boards show ${board}\`.`,
      });
    if (!this.isReleasable(pin))
      return refuse({
        code: 'board.driven',
        message: `${this.#nameOf(pin)} was set since ${board} started, and is an output`,
        remedy: `Start ${board} again: press its reset button, or pull its cable and put it in. That makes the pin an input.`,
      });
    if (pins.isInput(pin)) return ok(null);
    return refuse({
      code: 'board.not-kept',
      message: `That ${this.#nameOf(pin)} is an input could not be kept, so it still counts as an output`,
      remedy:
        'Free some space on the disk that holds the home folder, then say it again. The log says why it was not kept.',
    });
  }

  async write(pin: number, value: Level, signal: AbortSignal): Promise<GpioOutcome> {
    const refused = this.#refusal(pin, true);
    if (refused !== null) return refused;
    const takeBack = this.ports.outputs.expect(pin, value);
    const exchange = await this.#request('gpio_write', { pin, value }, writeDeadlineMs, signal, (ended) => {
      if (ended.kind === 'silent' || (ended.kind === 'lost' && ended.sent))
        this.ports.outputs.unknown(pin, value);
      else if (ended.kind === 'answered' && ended.answer.ok) this.ports.pins.assume(pin, value);
      else takeBack();
    });
    if (exchange.kind === 'answered')
      return exchange.answer.ok ? { kind: 'value', value } : this.#badAnswer(pin, exchange.answer);
    if (exchange.kind === 'lost' && !exchange.sent)
      return { kind: 'refused', message: `${this.#nameOf(pin)} was not written: ${exchange.reason}.` };
    return {
      kind: 'unknown',
      message: `Whether ${this.#nameOf(pin)} was set to ${String(value)} is not known: ${whyNot(exchange)}. ${await this.#readBack(pin, value, signal)}`,
    };
  }

  /** A write must not be sent twice without a person knowing; reading shows what came of it. */
  async #readBack(pin: number, wanted: Level, signal: AbortSignal): Promise<string> {
    if (this.ports.connection() === null) return 'It cannot be read back, because the board is away.';
    if (this.ports.pins.isReadHarmful(pin))
      return 'It is not read back, because with this firmware a read makes a pin an input and ends what it drives.';
    const exchange = await this.#request('gpio_read', { pin }, readDeadlineMs, signal, (ended) => {
      if (levelIn(ended) === wanted) this.ports.pins.assume(pin, wanted);
    });
    const value = levelIn(exchange);
    if (value === null) return 'It could not be read back either; the board may still carry it out.';
    return `Read back, the pin is ${String(value)}, ${value === wanted ? 'as asked' : 'not as asked'}.`;
  }

  #read(pin: number, signal: AbortSignal): Promise<Exchange> {
    return this.#request('gpio_read', { pin }, readDeadlineMs, signal, (ended) => {
      const value = levelIn(ended);
      if (value !== null) this.ports.pins.told(pin, value);
    });
  }

  #request(...request: Parameters<BoardConnection['request']>): Promise<Exchange> {
    const connection = this.ports.connection();
    if (connection === null)
      return Promise.resolve({ kind: 'lost', reason: this.ports.why().detail, sent: false });
    return connection.request(...request);
  }

  #refusal(pin: number, writing: boolean): GpioOutcome | null {
    const { board } = this.ports;
    const capabilities = this.ports.connection()?.capabilities;
    if (capabilities === undefined) return this.#whyAway();
    if (writing && this.ports.isStranger())
      return {
        kind: 'refused',
        message: `The board ${board} is not written to: another board than before answers there. Say on the Boards page or with \`zeroclaw boards accept ${board}\` that it is the right one, or plug the right one in.`,
      };
    if (capabilities.pins.includes(pin) || (writing && capabilities.ledPin === pin)) return null;
    return {
      kind: 'refused',
      message: `The board ${board} has no pin ${String(pin)}. It has ${capabilities.pins.join(', ')}.`,
    };
  }

  #whyAway(): Extract<GpioOutcome, { kind: 'refused' }> | null {
    if (this.ports.connection() !== null) return null;
    const { detail, remedy } = this.ports.why();
    return {
      kind: 'refused',
      message: `The board ${this.ports.board} is not connected: ${detail}. ${remedy ?? ''}`.trimEnd(),
    };
  }

  #badAnswer(pin: number, answer: Answer): GpioOutcome {
    return {
      kind: 'refused',
      message: `The board refused ${this.#nameOf(pin)}: ${errorIn(answer)}.`,
    };
  }

  #nameOf(pin: number): string {
    return `pin ${String(pin)} of ${this.ports.board}`;
  }
}

const errorIn = ({ error }: Answer): string => (error === '' ? 'its answer was not understood' : error);

function whyNot(exchange: Exclude<Exchange, { kind: 'answered' }>): string {
  return exchange.kind === 'silent' ? 'the board did not answer in time' : exchange.reason;
}
