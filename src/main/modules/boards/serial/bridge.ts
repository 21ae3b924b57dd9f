import type { FoundPort, PortTest } from '../../../../shared/boards';
import { AppError } from '../../../../shared/errors';
import { refuse, type Result } from '../../../../shared/result';
import type { PinName } from '../../../../shared/pin-names';
import type { BoardStatus } from '../../../../shared/status';
import type { Clock } from '../../../platform/base/clock';
import { Emitter } from '../../../platform/base/emitter';
import type { NewId } from '../../../platform/base/ids';
import type { Logger } from '../../../platform/base/logger';
import { untilTrue } from '../../../platform/base/until-true';
import type { Problems } from '../../../platform/base/problems';
import type {
  AnalogInputs,
  AnalogOutcome,
  BoardActivity,
  BoardDesk,
  BoardFacts,
  FirstLevel,
  GapOfBoard,
  GpioOutcome,
  Level,
  LevelChange,
  UndrivenPins,
  WatchedPin,
} from '../../../ports/boards';
import type { KeptOutputs } from '../../../ports/kept-outputs';
import type { KnownBoards } from '../../../ports/known-boards';
import type { SerialPorts } from '../../../ports/serial-ports';
import { Board } from './board';
import type { BoardConfig } from './board-config';
import { testPort } from './port-test';
import { guessOf } from './usb-guess';

export interface SerialBridgeOptions {
  readonly boards: readonly BoardConfig[];
  readonly ports: SerialPorts;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly problems: Problems;
  readonly known: KnownBoards;
  readonly outputs: KeptOutputs;
  readonly newId: NewId;
  /** Names that a person gave to pins of the board. */
  readonly pinNames?: (board: string) => readonly PinName[];
}

/** Ids of requests have 15 letters and digits at most, and every one of them takes its time on the line. */
const seriesLength = 5;

/** Every board of config.toml, each living its own life. A board that is not there stops nothing else. */
export class SerialBridge implements BoardDesk, AnalogInputs {
  readonly #levelChanges: Emitter<LevelChange>;
  readonly #firstLevels: Emitter<FirstLevel>;
  readonly #statusChanges: Emitter<readonly BoardStatus[]>;
  readonly #activity: Emitter<BoardActivity>;
  readonly #gaps: Emitter<GapOfBoard>;
  readonly #restarts: Emitter<string>;
  readonly #undriven: Emitter<UndrivenPins>;
  #boards = new Map<string, Board>();
  /** By owner. */
  readonly #watched = new Map<string, readonly WatchedPin[]>();
  /** Ports of boards that were taken out of the configuration, until they are free again. */
  #released: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: SerialBridgeOptions) {
    const onFailure = (failure: unknown): void => {
      options.logger.error('A listener of the boards failed', { failure: String(failure) });
    };
    this.#levelChanges = new Emitter(onFailure);
    this.#firstLevels = new Emitter(onFailure);
    this.#statusChanges = new Emitter(onFailure);
    this.#activity = new Emitter(onFailure);
    this.#gaps = new Emitter(onFailure);
    this.#restarts = new Emitter(onFailure);
    this.#undriven = new Emitter(onFailure);
    this.configure(options.boards);
  }

  /**
   * Applies a changed configuration: a board that stays where it is keeps its connection and what is known of
   * its pins.
   */
  configure(configs: readonly BoardConfig[]): void {
    const kept = new Map<string, Board>();
    for (const config of configs) {
      const board = this.#boards.get(config.name);
      if (board === undefined || !isSameBoard(board.config, config)) continue;
      board.adopt(config);
      kept.set(config.name, board);
    }
    const closing = [...this.#boards.values()]
      .filter((board) => kept.get(board.config.name) !== board)
      .map((board) => board.close());
    const released = Promise.allSettled([this.#released, ...closing]);
    this.#released = released;
    const before = this.#boards;
    this.#boards = new Map(
      configs.map((config) => [
        config.name,
        kept.get(config.name) ??
          this.#open(config, released, before.get(config.name)?.facts.lastAnswerAt ?? null),
      ]),
    );
    this.#tellWatched();
    this.#statusChanges.emit(this.status());
  }

  status(): readonly BoardStatus[] {
    return [...this.#boards.values()].map(({ status }) => {
      const pinNames = this.options.pinNames?.(status.name) ?? [];
      return pinNames.length === 0 ? status : { ...status, pinNames: [...pinNames] };
    });
  }

  /** Names of pins are others now. */
  renamed(): void {
    this.#statusChanges.emit(this.status());
  }

  async read(name: string, pin: number, signal: AbortSignal): Promise<GpioOutcome> {
    signal.throwIfAborted();
    return (await this.#boards.get(name)?.read(pin, signal)) ?? this.#noSuchBoard(name);
  }

  async readAnalog(
    name: string,
    channel: number,
    signal: AbortSignal,
    purpose?: 'poll',
  ): Promise<AnalogOutcome> {
    signal.throwIfAborted();
    return (await this.#boards.get(name)?.readAnalog(channel, signal, purpose)) ?? this.#noSuchBoard(name);
  }

  async write(name: string, pin: number, value: Level, signal: AbortSignal): Promise<GpioOutcome> {
    signal.throwIfAborted();
    return (await this.#boards.get(name)?.write(pin, value, signal)) ?? this.#noSuchBoard(name);
  }

  watch(owner: string, pins: readonly WatchedPin[]): void {
    if (pins.length === 0) this.#watched.delete(owner);
    else this.#watched.set(owner, pins);
    this.#tellWatched();
  }

  facts(name: string): BoardFacts | null {
    return this.#boards.get(name)?.facts ?? null;
  }

  release(name: string, pin: number): Result<null> {
    return (
      this.#boards.get(name)?.release(pin) ??
      refuse({ code: 'board.absent', message: this.#noSuchBoard(name).message })
    );
  }

  undriven(): readonly Omit<UndrivenPins, 'news'>[] {
    return [...this.#boards.values()].map((board) => board.undriven).filter(({ pins }) => pins.length > 0);
  }

  accept(name: string, shown: string): Result<string> {
    return (
      this.#boards.get(name)?.accept(shown) ??
      refuse({ code: 'board.absent', message: this.#noSuchBoard(name).message })
    );
  }

  async foundPorts(): Promise<readonly FoundPort[]> {
    const ports = await this.options.ports.list().catch((failure: unknown) => {
      throw new AppError('serial.list', 'This machine cannot list its serial ports', {
        remedy: 'Install udev (on Debian "apt-get install udev"), or type the path of the port.',
        retryable: true,
        cause: failure,
      });
    });
    return Promise.all(
      ports.map(async (port) => ({
        ...port,
        guess: guessOf(port),
        board: await this.#boardAt(port.path, port.serialNumber),
      })),
    );
  }

  async testPort(path: string, baudRate: number, signal: AbortSignal): Promise<PortTest> {
    const user = await this.#boardAt(path, null);
    if (user !== null && this.#boards.get(user)?.status.state !== 'disabled')
      throw new AppError('board.in-use', `${path} belongs to the board ${user} already`, {
        remedy: `Look at ${user} instead, or take it out of config.toml first.`,
      });
    return testPort(this.options.ports, this.options.clock, path, baudRate, signal);
  }

  onActivity(listener: (activity: BoardActivity) => void): () => void {
    return this.#activity.on(listener);
  }

  onGap(listener: (gap: GapOfBoard) => void): () => void {
    return this.#gaps.on(listener);
  }

  onRestart(listener: (board: string) => void): () => void {
    return this.#restarts.on(listener);
  }

  onLevelChange(listener: (change: LevelChange) => void): () => void {
    return this.#levelChanges.on(listener);
  }

  onFirstLevel(listener: (first: FirstLevel) => void): () => void {
    return this.#firstLevels.on(listener);
  }

  onUndriven(listener: (undriven: UndrivenPins) => void): () => void {
    return this.#undriven.on(listener);
  }

  onStatusChange(listener: (status: readonly BoardStatus[]) => void): () => void {
    return this.#statusChanges.on(listener);
  }

  /**
   * Resolves when every board has been looked for once: it is connected by then, or its status says why not.
   * Rejects with the signal's reason.
   */
  looked(signal: AbortSignal): Promise<void> {
    return untilTrue(
      (listener) => this.#statusChanges.on(listener),
      () => this.status().every(({ state }) => state !== 'connecting'),
      signal,
    );
  }

  /** Resolves when every port has been let go. */
  async close(): Promise<void> {
    this.configure([]);
    await this.#released;
  }

  /** What was kept of boards and doubted is accepted now. */
  lookAgain(): void {
    for (const board of this.#boards.values()) board.lookAgain();
  }

  #open(config: BoardConfig, released: Promise<unknown>, lastAnswerAt: number | null): Board {
    const { ports, clock, logger, problems, known, outputs, newId } = this.options;
    return new Board(
      config,
      {
        ports,
        clock,
        logger,
        problems,
        known,
        outputs,
        series: newId().slice(0, seriesLength),
        onLevelChange: (change) => {
          this.#levelChanges.emit(change);
        },
        onFirstLevel: (first) => {
          this.#firstLevels.emit(first);
        },
        onStatusChange: () => {
          this.#statusChanges.emit(this.status());
        },
        onActivity: (activity) => {
          this.#activity.emit(activity);
        },
        onUndriven: (undriven) => {
          this.#undriven.emit(undriven);
        },
        onGap: (gap) => {
          this.#gaps.emit({ board: config.name, ...gap });
        },
        onRestart: () => {
          this.#restarts.emit(config.name);
        },
      },
      released,
      lastAnswerAt,
    );
  }

  #tellWatched(): void {
    const all = [...this.#watched.values()].flat();
    for (const [name, board] of this.#boards) board.watch(all.filter((watched) => watched.board === name));
  }

  /** The configured board that has the port open, or is meant to have it. */
  async #boardAt(path: string, serialNumber: string | null): Promise<string | null> {
    const { ports } = this.options;
    const device = await ports.deviceAt(path);
    const boards = await Promise.all(
      [...this.#boards.values()].map(async ({ config, status }) => {
        const place = status.state === 'connected' ? status.path : config.path;
        return { config, status, isThere: place != null && (await ports.deviceAt(place)) === device };
      }),
    );
    const connected = boards.find(({ status, isThere }) => status.state === 'connected' && isThere);
    // Of several ports with the same number, a board that is connected has one.
    const configured = boards.find(({ config, status, isThere }) =>
      status.state === 'connected'
        ? false
        : config.serialNumber === undefined
          ? isThere
          : serialNumber !== null && config.serialNumber.toLowerCase() === serialNumber.toLowerCase(),
    );
    return (connected ?? configured)?.config.name ?? null;
  }

  #noSuchBoard(name: string): Extract<GpioOutcome, { kind: 'refused' }> {
    const names = [...this.#boards.keys()];
    return {
      kind: 'refused',
      message: `There is no board "${name}". ${names.length === 0 ? 'No board is configured.' : `Configured: ${names.join(', ')}.`}`,
    };
  }
}

/** Where a serial number is given the path decides among ports with that number alone. */
const isSameBoard = (one: BoardConfig, other: BoardConfig): boolean =>
  one.enabled === other.enabled &&
  one.serialNumber === other.serialNumber &&
  (one.path === other.path || one.serialNumber !== undefined);
