import { AppError, messageOf } from '../../../../shared/errors';
import type { WireLine } from '../../../../shared/boards';
import type { Clock } from '../../../platform/base/clock';
import { untilAborted } from '../../../platform/base/until-aborted';
import type { Level } from '../../../ports/boards';
import type { SerialLink, SerialPorts } from '../../../ports/serial-ports';
import { LineSplitter } from './framing';
import type { WireLog } from './wire-log';
import {
  fromLine,
  isEarlier,
  toCapabilities,
  toLevel,
  toRequestLine,
  type Answer,
  type Capabilities,
  type Command,
  type PinEvent,
} from './protocol';

/** How a request ended. */
export type Exchange =
  | { readonly kind: 'answered'; readonly answer: Answer }
  /** No answer within the deadline. */
  | { readonly kind: 'silent' }
  /** The line broke. `sent`: the request may have reached the board. */
  | { readonly kind: 'lost'; readonly reason: string; readonly sent: boolean };

/** Null: no level was answered. */
export const levelIn = (exchange: Exchange): Level | null =>
  exchange.kind === 'answered' ? toLevel(exchange.answer) : null;

export interface ConnectionListeners {
  /** The board pushed a change of level. */
  event(event: PinEvent): void;
  /** The board has told this number of its last event; every one before has been heard, or was lost. */
  numbered(seq: number): void;
  /** Something on the wire could not be read: an event may have been lost, the board may have restarted. */
  doubt(reason: 'unreadable' | 'restarted'): void;
  /** Once, when the connection ends by itself or by `close()`. */
  closed(reason: string): void;
}

export interface ConnectionOptions {
  readonly ports: SerialPorts;
  readonly clock: Clock;
  /**
   * Ids of requests; must not repeat over the connections to one board, or a late answer would be believed.
   */
  readonly newId: () => string;
  readonly path: string;
  readonly baudRate: number;
  readonly counters: ConnectionCounters;
  readonly wire: WireLog;
}

/** What was received and could not be used, over all connections to one board. */
export interface ConnectionCounters {
  foreignAnswers: number;
  unreadableLines: number;
  silences: number;
}

/** Why a request is made. */
export type Purpose = Extract<WireLine['purpose'], 'request' | 'poll' | 'probe'>;

interface Pending {
  readonly id: string;
  readonly purpose: Purpose;
  readonly sentAt: number;
  settle(exchange: Exchange): void;
}

const probeEveryMs = 1000;
const pingDeadlineMs = 1000;
const capabilitiesDeadlineMs = 2000;
const silencesUntilLost = 2;

/**
 * One connection to one board, from opening the port until it is gone.
 * - One request is in flight at a time; the next is sent when the answer came or the deadline passed, even if
 *   the caller left.
 * - A second unanswered request in a row ends the connection. Every second without a write, a ping finds out
 *   whether the board is still there: a port that was pulled out while bytes arrived says so only when
 *   written to. A board that numbers its events is asked every second without a number, so that a lost event
 *   is noticed though no other follows.
 * - `onEnd` runs in the order of the lines on the wire, before a pushed event that follows the answer, and
 *   also when the caller left.
 */
export class BoardConnection {
  /** `outputs` are those of the moment of connecting; none once the board has started again. */
  capabilities: Capabilities = {
    pins: [],
    ledPin: null,
    watch: false,
    firmware: null,
    board: null,
    outputs: null,
    analog: null,
  };
  /** When the last answer or event came. */
  heardAt: number;
  /** The number of the board's last event; null: its answers do not tell it. */
  lastNumber: number | null = null;

  readonly #splitter = new LineSplitter();
  readonly #ended = new AbortController();
  #link: SerialLink | null = null;
  #tail: Promise<unknown> = Promise.resolve();
  #pending: Pending | null = null;
  #silencesInARow = 0;
  #established = false;
  #looksAgain = false;
  #heardAnything = false;
  #lastWriteAt: number;
  #numberedAt = 0;
  #lostBecause: string | null = null;
  #closing: Promise<void> = Promise.resolve();

  private constructor(
    private readonly options: ConnectionOptions,
    private readonly listeners: ConnectionListeners,
  ) {
    this.#lastWriteAt = options.clock.now();
    this.heardAt = this.#lastWriteAt;
  }

  /**
   * Opens the port and finds out what the board can do. Rejects with an AppError: `serial.open`,
   * `board.silent` when nothing answers, `board.firmware` when what answers is not our protocol.
   */
  static async open(
    options: ConnectionOptions,
    listeners: ConnectionListeners,
    signal: AbortSignal,
  ): Promise<BoardConnection> {
    const connection = new BoardConnection(options, listeners);
    try {
      await connection.#connect(signal);
      return connection;
    } catch (failure) {
      await connection.close();
      throw failure;
    }
  }

  /**
   * Never rejects but with the signal's reason. A request that was sent before the abort may still be carried
   * out.
   */
  request(
    command: Command,
    args: Readonly<Record<string, number>>,
    deadlineMs: number,
    signal: AbortSignal,
    onEnd: (exchange: Exchange) => void = () => {},
    purpose: Purpose = 'request',
  ): Promise<Exchange> {
    const exchange = this.#tail.then((): Exchange | Promise<Exchange> => {
      if (!signal.aborted && this.#lostBecause === null)
        return this.#exchange(command, args, deadlineMs, onEnd, purpose);
      const unsent: Exchange = { kind: 'lost', reason: this.#lostBecause ?? 'cancelled', sent: false };
      onEnd(unsent);
      return unsent;
    });
    this.#tail = exchange;
    return untilAborted(signal, exchange);
  }

  close(): Promise<void> {
    this.#lose('closed');
    return this.#closing;
  }

  async #connect(signal: AbortSignal): Promise<void> {
    const { ports, path, baudRate } = this.options;
    this.#link = await ports.open(
      path,
      baudRate,
      {
        data: (bytes) => {
          this.#receive(bytes);
        },
        closed: (reason) => {
          this.#lose(reason);
        },
      },
      signal,
    );
    // The port may have gone between its opening and now.
    if (this.#lostBecause !== null) this.#closing = this.#link.close();
    // A board that restarts when its port is opened needs a while.
    await this.#ask('ping', pingDeadlineMs, 3, signal);
    let isUnderstood = false;
    // In the order of the lines: what the board drove before it started again does not count.
    await this.#ask('capabilities', capabilitiesDeadlineMs, 2, signal, (answer) => {
      const capabilities = toCapabilities(answer);
      isUnderstood = capabilities !== null;
      this.capabilities = capabilities ?? this.capabilities;
    });
    if (!isUnderstood) throw this.#wrongFirmware();
    this.#established = true;
    void this.#probe();
  }

  async #ask(
    command: Command,
    deadlineMs: number,
    tries: number,
    signal: AbortSignal,
    onAnswer: (answer: Answer) => void = () => {},
  ): Promise<void> {
    for (let left = tries; left > 0; left -= 1) {
      const exchange = await this.request(
        command,
        {},
        deadlineMs,
        signal,
        (ended) => {
          if (ended.kind === 'answered') onAnswer(ended.answer);
        },
        'probe',
      );
      if (exchange.kind === 'answered') return;
      if (exchange.kind === 'lost') {
        throw new AppError(
          'board.lost',
          `The board on ${this.options.path} went away while connecting: ${exchange.reason}`,
          { remedy: 'Check the cable.', retryable: true },
        );
      }
    }
    if (this.#heardAnything) throw this.#wrongFirmware();
    throw new AppError('board.silent', `${this.options.path} can be opened, but nothing answers`, {
      remedy:
        'Press the reset button of the board. If that does not help, put our firmware on it (`zeroclaw boards flash`) and check its speed.',
      retryable: true,
    });
  }

  #wrongFirmware(): AppError {
    return new AppError(
      'board.firmware',
      `What is connected to ${this.options.path} does not speak the board protocol`,
      {
        remedy:
          'Put our firmware on the board (`zeroclaw boards flash`), or check that path and speed are those of the board.',
        retryable: true,
      },
    );
  }

  #exchange(
    command: Command,
    args: Readonly<Record<string, number>>,
    deadlineMs: number,
    onEnd: (exchange: Exchange) => void,
    purpose: Purpose,
  ): Promise<Exchange> {
    const id = this.options.newId();
    return new Promise((resolve) => {
      const answered = new AbortController();
      this.#pending = {
        id,
        purpose,
        sentAt: this.options.clock.now(),
        settle: (exchange) => {
          this.#pending = null;
          answered.abort();
          onEnd(exchange);
          resolve(exchange);
        },
      };
      this.options.clock.sleep(deadlineMs, answered.signal).then(
        () => {
          this.#silence(id);
        },
        () => {},
      );
      // An empty line is ignored by every firmware; it ends half a line that an earlier failure may have left
      // there.
      const flush = command === 'ping' || this.#silencesInARow > 0 ? '\n' : '';
      const line = toRequestLine(id, command, args);
      this.#log('out', purpose, line);
      this.#write(flush + line);
    });
  }

  #write(text: string): void {
    this.#lastWriteAt = this.options.clock.now();
    this.#link?.write(text).catch((failure: unknown) => {
      this.#lose(messageOf(failure));
    });
  }

  #silence(id: string): void {
    if (this.#pending?.id !== id) return;
    this.options.counters.silences += 1;
    this.#silencesInARow += 1;
    this.#pending.settle({ kind: 'silent' });
    if (this.#established && this.#silencesInARow >= silencesUntilLost)
      this.#lose('the board stopped answering');
  }

  #receive(bytes: Uint8Array): void {
    this.#heardAnything = true;
    for (const framed of this.#splitter.push(bytes)) {
      if (this.#lostBecause !== null) return;
      if (framed.kind === 'line') this.#handleLine(framed.text);
      else this.#unreadable(`a line of ${String(framed.bytes)} bytes`);
    }
  }

  #handleLine(text: string): void {
    const line = fromLine(text);
    if (line.kind === 'noise') {
      this.#unreadable(text);
      return;
    }
    this.heardAt = this.options.clock.now();
    if (line.kind === 'answer') this.#handleAnswer(line.id, line.answer, text);
    else {
      this.#log('in', 'event', text);
      if (line.kind === 'event') this.#handleEvent(line.event);
      else this.#restarted();
    }
  }

  #handleEvent(event: PinEvent): void {
    if (this.lastNumber !== null && event.seq !== null) this.#note(event.seq);
    this.listeners.event(event);
  }

  #numbered(seq: number): void {
    if (this.lastNumber !== null && isEarlier(seq, this.lastNumber)) this.#restarted();
    this.#note(seq);
    this.listeners.numbered(seq);
  }

  #note(seq: number): void {
    this.lastNumber = seq;
    this.#numberedAt = this.options.clock.now();
  }

  #restarted(): void {
    if (this.lastNumber !== null) this.lastNumber = 0;
    const { outputs } = this.capabilities;
    this.capabilities = { ...this.capabilities, outputs: outputs === null ? null : new Map() };
    this.listeners.doubt('restarted');
    if (this.#established) void this.#lookAgain();
  }

  /** Writing other firmware onto a board takes less time than it takes to miss it. */
  async #lookAgain(): Promise<void> {
    if (this.#looksAgain) return;
    this.#looksAgain = true;
    try {
      await this.#ask('capabilities', capabilitiesDeadlineMs, 2, this.#ended.signal, (answer) => {
        const now = toCapabilities(answer);
        if (now !== null && !isAsBefore(this.capabilities, now))
          this.#lose('the board started with other firmware');
      });
    } catch {
      // The connection has ended, or the next requests show what is wrong.
    } finally {
      this.#looksAgain = false;
    }
  }

  #handleAnswer(id: string, answer: Answer, text: string): void {
    const pending = this.#pending;
    if (id !== pending?.id) {
      this.options.counters.foreignAnswers += 1;
      this.#log('in', 'noise', text);
      return;
    }
    this.#silencesInARow = 0;
    this.#log('in', pending.purpose, text, Math.max(0, this.heardAt - pending.sentAt));
    pending.settle({ kind: 'answered', answer });
    if (answer.seq !== null) this.#numbered(answer.seq);
  }

  #unreadable(text: string): void {
    this.options.counters.unreadableLines += 1;
    this.#log('in', 'noise', text);
    this.listeners.doubt('unreadable');
  }

  #log(
    direction: WireLine['direction'],
    purpose: WireLine['purpose'],
    text: string,
    afterMs: number | null = null,
  ): void {
    this.options.wire.add({ at: this.options.clock.now(), direction, purpose, text, afterMs });
  }

  async #probe(): Promise<void> {
    const { clock } = this.options;
    const { signal } = this.#ended;
    try {
      for (;;) {
        const since = this.lastNumber === null ? this.#lastWriteAt : this.#numberedAt;
        // It lies ahead when the clock was set back since.
        const dueIn = probeEveryMs - Math.abs(clock.now() - since);
        if (dueIn > 0) await clock.sleep(dueIn, signal);
        else await this.request('ping', {}, pingDeadlineMs, signal, undefined, 'probe');
      }
    } catch {
      // The connection has ended.
    }
  }

  #lose(reason: string): void {
    if (this.#lostBecause !== null) return;
    this.#lostBecause = reason;
    this.#ended.abort();
    this.#pending?.settle({ kind: 'lost', reason, sent: true });
    this.#closing = this.#link?.close() ?? Promise.resolve();
    this.listeners.closed(reason);
  }
}

/** What it drives is another matter. */
const isAsBefore = (before: Capabilities, now: Capabilities): boolean =>
  JSON.stringify({ ...before, outputs: null }) === JSON.stringify({ ...now, outputs: null });
