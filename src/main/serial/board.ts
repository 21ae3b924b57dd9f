import { AppError, messageOf } from '../../shared/errors';
import type { BoardStatus } from '../../shared/status';
import { backoffMs } from '../base/backoff';
import type { Clock } from '../base/clock';
import type { Logger } from '../base/logger';
import type { Problems } from '../base/problems';
import type { GpioOutcome, LevelChange } from '../ports/boards';
import type { SerialPorts } from '../ports/serial-ports';
import type { BoardConfig } from './board-config';
import { BoardConnection, type Exchange } from './connection';
import { findPort } from './find-port';
import { Levels } from './levels';
import { toLevel, type Answer, type PinEvent } from './protocol';

export interface BoardPorts {
  readonly ports: SerialPorts;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly problems: Problems;
  readonly onLevelChange: (change: LevelChange) => void;
  readonly onStatusChange: () => void;
}

/** A real answer takes about 8 ms. */
const readDeadlineMs = 1000;
const writeDeadlineMs = 2000;
const firstRetryMs = 250;
const longestRetryMs = 5000;
/** After a connection that held this long the delays start from the beginning. */
const stableAfterMs = 2000;
const pollEveryMs = 100;
/** A board that restarted unnoticed has forgotten its watches; arming them again also reads the levels. */
const rearmEveryMs = 10_000;
const edgeNone = 0;
const edgeBoth = 3;

/**
 * One configured board, which comes and goes. Looks for it until `close()`, keeps its watched pins' levels over
 * reconnects, and tells every change of level once.
 */
export class Board {
  readonly #levels = new Levels();
  readonly #stop = new AbortController();
  readonly #finished: Promise<void>;
  #status: BoardStatus;
  #connection: BoardConnection | null = null;
  #watched: readonly number[] = [];
  #requests = 0;
  #connectedAt = Number.POSITIVE_INFINITY;
  /** Of the last event; 0 at the start of a connection, so that a board's first event shows whether some came before it. */
  #lastSeq = 0;
  #wake = new AbortController();
  #wakeRequested = false;

  /** `after`: what must have ended first, e.g. an earlier connection to the same port. */
  constructor(readonly config: BoardConfig, private readonly with_: BoardPorts, after: Promise<unknown>) {
    this.#status = { name: config.name, type: config.type, path: config.path ?? '', state: 'connecting', detail: 'looking for the board', mend: null, pins: [] };
    this.#finished = after.then(() => this.#live(this.#stop.signal));
  }

  get status(): BoardStatus {
    return this.#status;
  }

  /** Pins to watch or poll from now on. */
  watch(pins: readonly number[]): void {
    this.#watched = [...new Set(pins)];
    this.#levels.keep(this.#watched);
    this.#reportMissingPins();
    this.#wakeUp();
  }

  async read(pin: number, signal: AbortSignal): Promise<GpioOutcome> {
    const refused = this.#refusal(pin, false);
    if (refused !== null) return refused;
    let exchange = await this.#read(pin, signal);
    // Reading twice does no harm.
    if (exchange.kind === 'silent') exchange = await this.#read(pin, signal);
    if (exchange.kind !== 'answered') return { kind: 'unknown', message: `${this.#pinName(pin)} could not be read: ${whyNot(exchange)}.` };
    const value = toLevel(exchange.answer);
    return value === null ? this.#badAnswer(pin, exchange.answer) : { kind: 'value', value };
  }

  async write(pin: number, value: 0 | 1, signal: AbortSignal): Promise<GpioOutcome> {
    const refused = this.#refusal(pin, true);
    if (refused !== null) return refused;
    const exchange = await this.#request('gpio_write', { pin, value }, writeDeadlineMs, signal, (answer) => {
      if (answer.ok) this.#levels.assume(pin, value);
    });
    if (exchange.kind === 'answered') return exchange.answer.ok ? { kind: 'value', value } : this.#badAnswer(pin, exchange.answer);
    if (exchange.kind === 'lost' && !exchange.sent) return { kind: 'refused', message: `${this.#pinName(pin)} was not written: ${exchange.reason}.` };
    return { kind: 'unknown', message: `Whether ${this.#pinName(pin)} was set to ${String(value)} is not known: ${whyNot(exchange)}. ${await this.#readBack(pin, value, signal)}` };
  }

  /** Resolves when the port has been let go. */
  close(): Promise<void> {
    this.#stop.abort(new Error('The board was closed'));
    return this.#finished;
  }

  /** A write must not be sent twice without a person knowing; reading shows what came of it. */
  async #readBack(pin: number, wanted: 0 | 1, signal: AbortSignal): Promise<string> {
    if (this.#connection === null) return 'It cannot be read back, because the board is away.';
    const exchange = await this.#request('gpio_read', { pin }, readDeadlineMs, signal, (answer) => {
      const value = toLevel(answer);
      if (value === wanted) this.#levels.assume(pin, value);
    });
    const value = exchange.kind === 'answered' ? toLevel(exchange.answer) : null;
    if (value === null) return 'It could not be read back either; the board may still carry it out.';
    return `Read back, the pin is ${String(value)}, ${value === wanted ? 'as asked' : 'not as asked'}.`;
  }

  #read(pin: number, signal: AbortSignal): Promise<Exchange> {
    return this.#request('gpio_read', { pin }, readDeadlineMs, signal, (answer) => { this.#observeAnswer(pin, answer); });
  }

  #request(...request: Parameters<BoardConnection['request']>): Promise<Exchange> {
    const connection = this.#connection;
    if (connection === null) return Promise.resolve({ kind: 'lost', reason: this.#status.detail, sent: false });
    return connection.request(...request);
  }

  #refusal(pin: number, writing: boolean): GpioOutcome | null {
    const capabilities = this.#connection?.capabilities;
    if (capabilities === undefined) {
      return { kind: 'refused', message: `The board ${this.config.name} is not connected: ${this.#status.detail}. ${this.#status.mend ?? ''}`.trimEnd() };
    }
    if (capabilities.pins.includes(pin) || (writing && capabilities.ledPin === pin)) return null;
    return { kind: 'refused', message: `The board ${this.config.name} has no pin ${String(pin)}. It has ${capabilities.pins.join(', ')}.` };
  }

  #badAnswer(pin: number, answer: Answer): GpioOutcome {
    return { kind: 'refused', message: `The board refused ${this.#pinName(pin)}: ${answer.error === '' ? 'its answer was not understood' : answer.error}.` };
  }

  #pinName(pin: number): string {
    return `pin ${String(pin)} of ${this.config.name}`;
  }

  async #live(stop: AbortSignal): Promise<void> {
    let failures = 0;
    while (!stop.aborted) {
      this.#connectedAt = Number.POSITIVE_INFINITY;
      try {
        await this.#connectAndServe(stop);
      } catch (failure) {
        if (!stop.aborted) this.#showLost(failure);
      }
      if (this.with_.clock.now() - this.#connectedAt >= stableAfterMs) failures = 0;
      await this.with_.clock.sleep(backoffMs(failures, firstRetryMs, longestRetryMs), stop).catch(() => {});
      failures += 1;
    }
    this.with_.problems.clear(`board:${this.config.name}`);
    this.with_.problems.clear(`board-pins:${this.config.name}`);
  }

  /** Rejects when the board cannot be reached or went away. */
  async #connectAndServe(stop: AbortSignal): Promise<void> {
    const path = await findPort(this.with_.ports, this.config);
    stop.throwIfAborted();
    const gone = new AbortController();
    let connection: BoardConnection | null = null;
    const onStop = (): void => { void connection?.close(); };
    try {
      connection = await BoardConnection.open(
        { ports: this.with_.ports, clock: this.with_.clock, path, baudRate: this.config.baud, newId: () => `a${String((this.#requests += 1))}` },
        {
          event: (event) => { this.#handleEvent(event); },
          doubt: () => { this.#wakeUp(); },
          closed: (reason) => { gone.abort(new AppError('board.lost', `The board ${this.config.name} was lost: ${reason}`, { mend: 'Check the cable; it is connected again by itself.', retryable: true })); this.#wakeUp(); },
        },
        stop,
      );
      stop.addEventListener('abort', onStop, { once: true });
      this.#connection = connection;
      this.#lastSeq = 0;
      this.#connectedAt = this.with_.clock.now();
      this.#showConnected(path, connection);
      await this.#keepLevels(connection, gone.signal);
    } finally {
      stop.removeEventListener('abort', onStop);
      this.#connection = null;
      await connection?.close();
    }
  }

  /** Watches or polls until the connection is gone; rejects with the reason. */
  async #keepLevels(connection: BoardConnection, gone: AbortSignal): Promise<never> {
    let armed: readonly number[] = [];
    for (;;) {
      gone.throwIfAborted();
      this.#wakeRequested = false;
      const { pins, watch } = connection.capabilities;
      const wanted = this.#watched.filter((pin) => pins.includes(pin));
      for (const pin of watch ? armed.filter((other) => !wanted.includes(other)) : []) await this.#arm(connection, pin, edgeNone, gone);
      for (const pin of wanted) {
        if (watch) await this.#arm(connection, pin, edgeBoth, gone);
        else await connection.request('gpio_read', { pin }, readDeadlineMs, gone, (answer) => { this.#observeAnswer(pin, answer); });
      }
      armed = wanted;
      await this.#pause(watch || wanted.length === 0 ? rearmEveryMs : pollEveryMs);
    }
  }

  /** The answer to arming is the level at that moment, so nothing is lost between reading and watching. */
  async #arm(connection: BoardConnection, pin: number, edge: number, gone: AbortSignal): Promise<void> {
    await connection.request('gpio_watch', { pin, edge, debounce_ms: Math.round(this.config.debounceMs) }, readDeadlineMs, gone, (answer) => { this.#observeAnswer(pin, answer); });
  }

  /** Ends early when something asks for a look now. */
  async #pause(ms: number): Promise<void> {
    if (this.#wakeRequested) return;
    this.#wake = new AbortController();
    await this.with_.clock.sleep(ms, this.#wake.signal).catch(() => {});
  }

  #wakeUp(): void {
    this.#wakeRequested = true;
    this.#wake.abort();
  }

  #handleEvent({ pin, value, seq }: PinEvent): void {
    const missed = seq !== null && seq !== this.#lastSeq + 1;
    if (seq !== null) this.#lastSeq = seq;
    // The board has applied debounce_ms itself.
    this.#observe(pin, value, 0);
    if (missed) this.#wakeUp();
  }

  #observeAnswer(pin: number, answer: Answer): void {
    const value = toLevel(answer);
    if (value !== null) this.#observe(pin, value, this.#connection?.capabilities.watch === true ? 0 : this.config.debounceMs);
  }

  #observe(pin: number, value: 0 | 1, debounceMs: number): void {
    if (!this.#watched.includes(pin)) return;
    const at = this.with_.clock.now();
    if (this.#levels.observe(pin, value, at, debounceMs)) this.with_.onLevelChange({ board: this.config.name, pin, value, at });
  }

  #showConnected(path: string, { capabilities }: BoardConnection): void {
    const { name, type } = this.config;
    this.#status = { name, type, path, state: 'connected', detail: capabilities.watch ? 'tells changes by itself' : 'polled', mend: null, pins: [...capabilities.pins] };
    this.with_.logger.info('A board is connected', { board: name, path });
    this.with_.problems.clear(`board:${name}`);
    this.#reportMissingPins();
    this.with_.onStatusChange();
  }

  #showLost(failure: unknown): void {
    const detail = messageOf(failure);
    const mend = (failure instanceof AppError ? failure.mend : undefined) ?? 'Check the cable; it is connected again by itself.';
    const state = failure instanceof AppError && failure.code === 'board.firmware' ? 'wrong-firmware' : 'lost';
    const changed = this.#status.state !== state || this.#status.detail !== detail;
    this.#status = { ...this.#status, state, detail, mend };
    this.with_.problems.report(`board:${this.config.name}`, `board ${this.config.name}`, detail, mend);
    if (changed) this.with_.onStatusChange();
  }

  #reportMissingPins(): void {
    const capabilities = this.#connection?.capabilities;
    if (capabilities === undefined) return;
    const missing = this.#watched.filter((pin) => !capabilities.pins.includes(pin));
    const { name } = this.config;
    if (missing.length === 0) this.with_.problems.clear(`board-pins:${name}`);
    else this.with_.problems.report(`board-pins:${name}`, `board ${name}`, `Procedures listen to pins that ${name} does not have: ${missing.join(', ')}`, `Use one of ${capabilities.pins.join(', ')} in the trigger's signal.`);
  }
}

function whyNot(exchange: Exclude<Exchange, { kind: 'answered' }>): string {
  return exchange.kind === 'silent' ? 'the board did not answer in time' : exchange.reason;
}
