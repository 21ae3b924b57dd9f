import {
  anotherBoardProblem,
  undrivenProblem,
  type BoardCounters,
  type BoardGap,
} from '../../../../shared/boards';
import { AppError, messageOf } from '../../../../shared/errors';
import { isButton } from '../../../../shared/pin-roles';
import { ok, refuse, type Result } from '../../../../shared/result';
import type { BoardStatus } from '../../../../shared/status';
import type { Clock } from '../../../platform/base/clock';
import type { Logger } from '../../../platform/base/logger';
import type { Problems } from '../../../platform/base/problems';
import { reconnectAfterMs } from '../../../platform/base/reconnect';
import type {
  AnalogOutcome,
  BoardActivity,
  BoardFacts,
  FirstLevel,
  GpioOutcome,
  Level,
  LevelChange,
  UndrivenPins,
  WatchedPin,
} from '../../../ports/boards';
import type { KeptOutput, KeptOutputs } from '../../../ports/kept-outputs';
import type { BoardIdentity, KnownBoards } from '../../../ports/known-boards';
import type { SerialPorts } from '../../../ports/serial-ports';
import { isVirtualPath } from './virtual/virtual-path';
import { placeOf, type BoardConfig } from './board-config';
import { BoardConnection } from './connection';
import { findPort } from './find-port';
import { GpioRequests } from './gpio-requests';
import { identify, isAnother, nameOfBoard, withNews } from './identity';
import { Outputs } from './outputs';
import { PinWatch } from './pin-watch';
import { waitForPort } from './wait-for-port';
import { WireLog } from './wire-log';

export interface BoardPorts {
  readonly ports: SerialPorts;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly problems: Problems;
  readonly known: KnownBoards;
  readonly outputs: KeptOutputs;
  /**
   * Begins the ids of requests; differs from board to board and from start to start, or an answer from before
   * would be believed.
   */
  readonly series: string;
  readonly onLevelChange: (change: LevelChange) => void;
  readonly onFirstLevel: (first: FirstLevel) => void;
  readonly onStatusChange: () => void;
  readonly onActivity: (activity: BoardActivity) => void;
  readonly onGap: (gap: BoardGap) => void;
  readonly onRestart: () => void;
  readonly onUndriven: (undriven: UndrivenPins) => void;
}

const firstRetryMs = 250;
/** After a connection that held this long the delays start from the beginning. */
const stableAfterMs = 2000;
const gapsKept = 20;

/** It answers like ours, so nothing else shows what it does not do. */
const stub = 'it may have the published firmware, which drives only pin 13 and reads 0 everywhere';
const stubRemedy =
  'Put our firmware on it (`zeroclaw boards flash`), or let its own say its name as "firmware" among its capabilities.';

const looking = { state: 'connecting', detail: 'looking for the board', remedy: null } as const;
const switchedOff = {
  state: 'disabled',
  detail: 'boards are switched off in config.toml',
  remedy: 'Set enabled = true under [peripherals] in config.toml.',
} as const;

/** One configured board, which comes and goes: looks for it until `close()`, and says how it is. */
export class Board {
  readonly #stop = new AbortController();
  readonly #finished: Promise<void>;
  readonly #outputs: Outputs;
  readonly #pins: PinWatch;
  readonly #gpio: GpioRequests;
  readonly #wire: WireLog;
  readonly #counters: { -readonly [K in keyof BoardCounters]: BoardCounters[K] } = {
    connections: 0,
    silences: 0,
    foreignAnswers: 0,
    unreadableLines: 0,
    gaps: 0,
  };
  readonly #gaps: BoardGap[] = [];
  #config: BoardConfig;
  /** Aborted when the line has to be opened again. */
  #line = new AbortController();
  #status: Omit<BoardStatus, 'surePulseMs'>;
  #connection: BoardConnection | null = null;
  /** What answers now, where it is not the board that was taken last; nothing is written to it. */
  #stranger: BoardIdentity | null = null;
  /** Pins that procedures listen to; those of buttons are told of where the buttons are. */
  #listened: readonly number[] = [];
  #requests = 0;
  #lastAnswerAt: number | null = null;
  #nextTryAt: number | null = null;

  /**
   * `after`: what must have ended first, e.g. an earlier connection to the same port. `lastAnswerAt`: of the
   * board that had this name until now; changes since then may be missed.
   */
  constructor(
    config: BoardConfig,
    private readonly with_: BoardPorts,
    after: Promise<unknown>,
    lastAnswerAt: number | null,
  ) {
    this.#config = config;
    this.#lastAnswerAt = lastAnswerAt;
    const { name, type, path = '', enabled = true } = config;
    this.#status = {
      name,
      type,
      path,
      ...(enabled ? looking : switchedOff),
      pins: [],
      firmware: null,
      tells: null,
      virtual: isVirtualPath(path),
    };
    this.#adoptOutputs();
    this.#outputs = new Outputs({
      // A virtual board ends with the engine, and so does what it drives.
      read: () => (this.#status.virtual ? [] : with_.outputs.read(name, placeOf(this.#config))),
      keep: (outputs, durable) => this.#status.virtual || this.#keepOutputs(outputs, durable),
      undriven: (undriven) => {
        with_.onUndriven({ board: name, ...undriven });
      },
    });
    this.#pins = new PinWatch({
      clock: with_.clock,
      outputs: this.#outputs,
      heardAt: lastAnswerAt,
      debounceMs: () => this.#config.debounceMs,
      changed: (pin, value, at, live) => {
        with_.onActivity({ board: name, pin, value, at, driven: this.#pins.isDriven(pin) });
        with_.onLevelChange({ board: name, pin, value, at, live });
      },
      known: (pin, value, at) => {
        const driven = this.#pins.isDriven(pin);
        with_.onActivity({ board: name, pin, value, at, driven });
        if (!driven) with_.onFirstLevel({ board: name, pin, value });
      },
      same: (pin, value) => {
        if (!this.#pins.isDriven(pin)) with_.onFirstLevel({ board: name, pin, value, again: true });
      },
      unread: (pins) => {
        this.#reportUnread(pins);
      },
      gap: (from, to, reason) => {
        this.#noteGap({ from, to, reason });
      },
    });
    this.#gpio = new GpioRequests({
      board: name,
      pins: this.#pins,
      outputs: this.#outputs,
      connection: () => this.#connection,
      isStranger: () => this.#stranger !== null,
      why: () => this.#status,
    });
    this.#wire = new WireLog((line) => {
      with_.onActivity({ board: name, line });
    });
    this.#finished = enabled ? after.then(() => this.#live(this.#stop.signal)) : Promise.resolve();
  }

  get config(): BoardConfig {
    return this.#config;
  }

  get status(): BoardStatus {
    return { ...this.#status, surePulseMs: this.#pins.surePulseMs };
  }

  get undriven(): Omit<UndrivenPins, 'news'> {
    return { board: this.#config.name, ...this.#outputs.undriven };
  }

  /** Which board answers; null: none does, or which one it is was not kept. */
  get #identity(): string | null {
    if (this.#connection === null) return null;
    if (this.#status.virtual) return 'a virtual board';
    const answers = this.#stranger ?? this.with_.known.read(this.#config.name, placeOf(this.#config));
    return answers === null ? null : nameOfBoard(answers);
  }

  get facts(): BoardFacts {
    const { baud, debounceMs, serialNumber = null } = this.#config;
    const pins = this.#status.pins.map((pin) => {
      const known = this.#pins.levelOf(pin);
      const driven = this.#pins.isDriven(pin);
      const isKnown = this.#connection !== null && (driven || !this.#pins.isReadHarmful(pin));
      return {
        pin,
        level: isKnown ? (known?.value ?? (driven ? this.#outputs.valueOf(pin) : null)) : null,
        seenAt: known?.seenAt ?? null,
        driven,
        wasSet: this.#gpio.isReleasable(pin) ? this.#outputs.valueOf(pin) : null,
        history: known?.history ?? [],
      };
    });
    return {
      serialNumber,
      identity: this.#identity,
      baud,
      debounceMs,
      ledPin: this.#connection?.capabilities.ledPin ?? null,
      lastAnswerAt: this.#connection?.heardAt ?? this.#lastAnswerAt,
      nextTryAt: this.#nextTryAt,
      outputs: this.#status.virtual ? [] : this.#outputs.mayDrive,
      counters: { ...this.#counters },
      gaps: [...this.#gaps],
      pins,
      wire: this.#wire.lines(),
    };
  }

  /**
   * Another configuration of the same board: what is known of its pins stays, and so does the connection,
   * unless it needs another speed or path.
   */
  adopt(config: BoardConfig): void {
    const before = this.#config;
    this.#config = config;
    this.#status = { ...this.#status, type: config.type };
    if (placeOf(config) !== placeOf(before)) this.#adoptOutputs();
    if (config.baud !== before.baud || config.path !== before.path)
      this.#line.abort(new Error('The port is opened again'));
    else if (config.debounceMs !== before.debounceMs) this.#pins.armAgain();
  }

  /** Pins to watch or poll from now on. */
  watch(pins: readonly WatchedPin[]): void {
    this.#listened = [
      ...new Set(
        pins.filter(({ role, isShown }) => role === undefined && isShown !== true).map(({ pin }) => pin),
      ),
    ].sort((one, other) => one - other);
    this.#pins.keep(
      pins.map(({ pin }) => pin),
      {
        buttons: pins.filter(({ role }) => isButton(role ?? null)).map(({ pin }) => pin),
        listened: this.#listened,
      },
    );
    this.#reportMissingPins();
  }

  read(pin: number, signal: AbortSignal): Promise<GpioOutcome> {
    return this.#gpio.read(pin, signal);
  }

  readAnalog(channel: number, signal: AbortSignal, purpose?: 'poll'): Promise<AnalogOutcome> {
    return this.#gpio.readAnalog(channel, signal, purpose);
  }

  write(pin: number, value: Level, signal: AbortSignal): Promise<GpioOutcome> {
    return this.#gpio.write(pin, value, signal);
  }

  release(pin: number): Result<null> {
    return this.#gpio.release(pin);
  }

  /**
   * A person says that the stranger that they were shown is the right board, however it differs from the one
   * before: its name then.
   */
  accept(shown: string): Result<string> {
    const { name } = this.#config;
    if (this.#stranger === null || this.#connection === null)
      return refuse({
        code: 'board.nothing-to-accept',
        message: `No other board than before answers as ${name}`,
        remedy: 'Look at the board on the Boards page, or with `zeroclaw boards`.',
      });
    const accepted = this.#stranger;
    const now = nameOfBoard(accepted);
    if (now !== shown)
      return refuse({
        code: 'board.not-as-shown',
        message: `What answers as ${name} now is not what was shown: ${now}`,
        remedy: 'Nothing was accepted. Look at which board it is, and say it again if that is the right one.',
      });
    this.with_.known.write(name, placeOf(this.#config), accepted);
    this.#stranger = null;
    this.#outputs.seen(this.#connection.capabilities.outputs);
    this.#showConnected(this.#status.path, this.#connection);
    return ok(now);
  }

  /** Somebody has accepted what was doubted. */
  lookAgain(): void {
    if (this.#stranger === null || this.#connection === null) return;
    this.#stranger = this.#strangerIn(this.#stranger);
    if (this.#stranger === null) this.#outputs.seen(this.#connection.capabilities.outputs);
    this.#showConnected(this.#status.path, this.#connection);
  }

  /** Resolves when the port has been let go. */
  close(): Promise<void> {
    this.#stop.abort(new Error('The board was closed'));
    return this.#finished;
  }

  async #live(stop: AbortSignal): Promise<void> {
    const { clock, problems, ports } = this.with_;
    let failures = 0;
    while (!stop.aborted) {
      this.#line = new AbortController();
      const line = AbortSignal.any([stop, this.#line.signal]);
      const heldFor = await this.#connectAndServe(line);
      if (line.aborted) continue;
      if (heldFor >= stableAfterMs) failures = 0;
      const retryMs = reconnectAfterMs(failures, firstRetryMs, true);
      this.#nextTryAt = clock.now() + retryMs;
      const cameOrWent = await waitForPort(ports, clock, this.#config, retryMs, line);
      failures = cameOrWent ? 0 : failures + 1;
      this.#nextTryAt = null;
    }
    problems.clear(`board:${this.#config.name}`);
    problems.clear(`board-pins:${this.#config.name}`);
    problems.clear(`board-unread:${this.#config.name}`);
    problems.clear(undrivenProblem(this.#config.name));
    problems.clear(`board-firmware:${this.#config.name}`);
    problems.clear(anotherBoardProblem(this.#config.name));
  }

  /** Never rejects. Resolves with how long the connection held, in milliseconds, once it is over. */
  async #connectAndServe(stop: AbortSignal): Promise<number> {
    const { clock, ports } = this.with_;
    const gone = new AbortController();
    let connection: BoardConnection | null = null;
    let since = clock.now();
    const onStop = (): void => {
      void connection?.close();
    };
    try {
      const path = await findPort(ports, this.#config);
      stop.throwIfAborted();
      connection = await BoardConnection.open(
        {
          ports,
          clock,
          path,
          baudRate: this.#config.baud,
          newId: () => `${this.with_.series}${(this.#requests += 1).toString(36)}`,
          counters: this.#counters,
          wire: this.#wire,
        },
        {
          event: (event) => {
            this.#pins.event(event);
          },
          numbered: (seq) => {
            this.#pins.numbered(seq);
          },
          doubt: (reason) => {
            this.#pins.doubt(reason);
            if (reason === 'restarted') this.with_.onRestart();
          },
          closed: (reason) => {
            gone.abort(lost(this.#config.name, reason));
          },
        },
        stop,
      );
      stop.addEventListener('abort', onStop, { once: true });
      const identity = isVirtualPath(path)
        ? null
        : await identify(
            this.with_,
            path,
            connection.capabilities.board,
            this.with_.known.read(this.#config.name, placeOf(this.#config)),
            stop,
          );
      gone.signal.throwIfAborted();
      this.#stranger = identity === null ? null : this.#strangerIn(identity);
      this.#connection = connection;
      since = clock.now();
      this.#counters.connections += 1;
      // What another board drives says nothing of this one.
      this.#outputs.seen(this.#stranger === null ? connection.capabilities.outputs : null);
      this.#showConnected(path, connection);
      await this.#pins.serve(connection, gone.signal);
    } catch (failure) {
      if (!stop.aborted) this.#showLost(failure);
    } finally {
      stop.removeEventListener('abort', onStop);
      this.#lastAnswerAt = connection?.heardAt ?? this.#lastAnswerAt;
      this.#connection = null;
      this.#stranger = null;
      await connection?.close();
    }
    return connection === null ? 0 : clock.now() - since;
  }

  /** Null: it is the board that was taken last, or the first one. */
  #strangerIn(identity: BoardIdentity): BoardIdentity | null {
    const { known, logger } = this.with_;
    const { name } = this.#config;
    const place = placeOf(this.#config);
    const before = known.read(name, place);
    if (known.isDoubted(name) || (before !== null && isAnother(before, identity))) return identity;
    const taken = before === null ? identity : withNews(before, identity);
    try {
      if (JSON.stringify(taken) !== JSON.stringify(before)) known.write(name, place, taken);
    } catch (failure) {
      logger.warn('Which board answers could not be kept', { board: name, failure: messageOf(failure) });
    }
    return null;
  }

  /** Otherwise a second change of its name or place would lose what it drives. */
  #adoptOutputs(): void {
    if (this.#status.virtual) return;
    this.#tryToKeep(() => {
      this.with_.outputs.adopt(this.#config.name, placeOf(this.#config));
    });
  }

  #keepOutputs(outputs: readonly KeptOutput[], durable: boolean): boolean {
    return this.#tryToKeep(() => {
      this.with_.outputs.write(this.#config.name, placeOf(this.#config), outputs, durable);
    });
  }

  #tryToKeep(keep: () => void): boolean {
    try {
      keep();
      return true;
    } catch (failure) {
      this.with_.logger.warn('What the pins drive could not be kept', {
        board: this.#config.name,
        failure: messageOf(failure),
      });
      return false;
    }
  }

  #noteGap(gap: BoardGap): void {
    this.#counters.gaps += 1;
    this.#gaps.push(gap);
    if (this.#gaps.length > gapsKept) this.#gaps.shift();
    this.with_.logger.warn('Changes of pins may have been missed', {
      board: this.#config.name,
      reason: gap.reason,
      forMs: gap.to - gap.from,
    });
    this.with_.onGap(gap);
  }

  #showConnected(path: string, { capabilities }: BoardConnection): void {
    const { name, type } = this.#config;
    const { watch, firmware, pins, analog } = capabilities;
    // Whatever has watch or a name is another one.
    const doubtful = type.toLowerCase().startsWith('nucleo') && firmware === null && !watch;
    const another = this.#describeStranger(path);
    const { detail, remedy } =
      another ??
      (doubtful
        ? { detail: stub, remedy: stubRemedy }
        : { detail: watch ? 'tells changes by itself' : 'polled', remedy: null });
    this.#status = {
      name,
      type,
      path,
      state: 'connected',
      detail,
      remedy,
      unconfirmed: another !== null,
      ...(another === null ? {} : { stranger: another.stranger }),
      pins: [...pins],
      ...(analog === null ? {} : { analog: { channels: [...analog.channels], bits: analog.bits } }),
      firmware,
      tells: watch ? 'pushes' : 'polled',
      virtual: isVirtualPath(path),
    };
    this.with_.logger.info('A board is connected', { board: name, path });
    this.with_.problems.clear(`board:${name}`);
    if (another === null) this.with_.problems.clear(anotherBoardProblem(name));
    else
      this.with_.problems.report(anotherBoardProblem(name), `board ${name}`, another.detail, another.remedy);
    if (doubtful) this.with_.problems.report(`board-firmware:${name}`, `board ${name}`, stub, stubRemedy);
    this.#reportMissingPins();
    this.with_.onStatusChange();
  }

  #describeStranger(
    path: string,
  ): { readonly stranger: string; readonly detail: string; readonly remedy: string } | null {
    const { name } = this.#config;
    if (this.#stranger === null) return null;
    const before = this.with_.known.read(name, placeOf(this.#config));
    const stranger = nameOfBoard(this.#stranger);
    if (this.with_.known.isDoubted(name))
      return {
        stranger,
        detail: `What was known of ${name} was changed outside of ZeroClaw, so nobody knows whether it is the same board that answers at ${path}: ${stranger}`,
        remedy: `It is read and not written to. Say that it is the right one, on the Boards page or with \`zeroclaw boards accept ${name}\`, or look at the record with \`zeroclaw runs verify\`.`,
      };
    if (before === null) return null;
    return {
      stranger,
      detail: `Another board than before answers as ${name} at ${path}: ${stranger}. Before it was: ${nameOfBoard(before)}`,
      remedy: `It is read and not written to. Plug the right board in, or say that this is the right one: on the Boards page, or with \`zeroclaw boards accept ${name}\`.`,
    };
  }

  #showLost(failure: unknown): void {
    const detail = messageOf(failure);
    const remedy =
      (failure instanceof AppError ? failure.remedy : undefined) ??
      'Check the cable; it is connected again by itself.';
    const state =
      failure instanceof AppError && failure.code === 'board.firmware' ? 'wrong-firmware' : 'lost';
    const changed = this.#status.state !== state || this.#status.detail !== detail;
    this.#status = { ...this.#status, state, detail, remedy, unconfirmed: false, stranger: undefined };
    this.with_.problems.clear(`board-firmware:${this.#config.name}`);
    this.with_.problems.clear(`board-unread:${this.#config.name}`);
    this.with_.problems.clear(anotherBoardProblem(this.#config.name));
    this.with_.problems.report(`board:${this.#config.name}`, `board ${this.#config.name}`, detail, remedy);
    if (changed) this.with_.onStatusChange();
  }

  #reportMissingPins(): void {
    const capabilities = this.#connection?.capabilities;
    if (capabilities === undefined) return;
    const missing = this.#listened.filter((pin) => !capabilities.pins.includes(pin));
    const { name } = this.#config;
    if (missing.length === 0) this.with_.problems.clear(`board-pins:${name}`);
    else
      this.with_.problems.report(
        `board-pins:${name}`,
        `board ${name}`,
        `Procedures listen to pins that ${name} does not have: ${missing.join(', ')}`,
        `Use one of ${capabilities.pins.join(', ')} in the trigger's signal.`,
      );
  }

  #reportUnread(pins: readonly number[]): void {
    const { problems } = this.with_;
    const { name } = this.#config;
    const id = `board-unread:${name}`;
    const numbers = pins.join(', ');
    if (pins.length === 0) problems.clear(id);
    else if (pins.length === 1)
      problems.report(
        id,
        `board ${name}`,
        `Procedures listen to pin ${numbers} of ${name}, which is not read: it was set, and with this firmware a read makes a pin an input and ends what it drives`,
        `If it is to be an input, say so: on the Boards page, or with \`zeroclaw boards input ${name} ${numbers}\`. Our firmware lets outputs be read.`,
      );
    else
      problems.report(
        id,
        `board ${name}`,
        `Procedures listen to pins of ${name} that are not read: they were set, and with this firmware a read makes a pin an input and ends what it drives: ${numbers}`,
        `Say which of them are to be inputs, one by one: on the Boards page, or with \`zeroclaw boards input ${name} PIN\`. Our firmware lets outputs be read.`,
      );
  }
}

const lost = (board: string, reason: string): AppError =>
  new AppError('board.lost', `The board ${board} was lost: ${reason}`, {
    remedy: 'Check the cable; it is connected again by itself.',
    retryable: true,
  });
