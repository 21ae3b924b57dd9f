import type { BoardStatus } from '../../shared/status';
import type { Clock } from '../base/clock';
import { Emitter } from '../base/emitter';
import type { Logger } from '../base/logger';
import type { Problems } from '../base/problems';
import type { Boards, GpioOutcome, LevelChange } from '../ports/boards';
import type { SerialPorts } from '../ports/serial-ports';
import { Board } from './board';
import type { BoardConfig } from './board-config';

export interface SerialBridgeOptions {
  readonly boards: readonly BoardConfig[];
  readonly ports: SerialPorts;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly problems: Problems;
}

/** Every board of config.toml, each living its own life. A board that is not there stops nothing else. */
export class SerialBridge implements Boards {
  readonly #levelChanges: Emitter<LevelChange>;
  readonly #statusChanges: Emitter<readonly BoardStatus[]>;
  #boards = new Map<string, Board>();
  #watched: readonly { readonly board: string; readonly pin: number }[] = [];
  /** Ports of boards that were taken out of the configuration, until they are free again. */
  #released: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: SerialBridgeOptions) {
    const onFailure = (failure: unknown): void => { options.logger.error('A listener of the boards failed', { failure: String(failure) }); };
    this.#levelChanges = new Emitter(onFailure);
    this.#statusChanges = new Emitter(onFailure);
    this.configure(options.boards);
  }

  /** Applies a changed configuration: untouched boards stay connected. */
  configure(configs: readonly BoardConfig[]): void {
    const kept = new Map<string, Board>();
    for (const config of configs) {
      const board = this.#boards.get(config.name);
      if (board !== undefined && sameConfig(board.config, config)) kept.set(config.name, board);
    }
    const closing = [...this.#boards.values()].filter((board) => kept.get(board.config.name) !== board).map((board) => board.close());
    const released = Promise.allSettled([this.#released, ...closing]);
    this.#released = released;
    this.#boards = new Map(configs.map((config) => [config.name, kept.get(config.name) ?? this.#open(config, released)]));
    this.watch(this.#watched);
    this.#statusChanges.emit(this.status());
  }

  status(): readonly BoardStatus[] {
    return [...this.#boards.values()].map((board) => board.status);
  }

  async read(name: string, pin: number, signal: AbortSignal): Promise<GpioOutcome> {
    signal.throwIfAborted();
    return (await this.#boards.get(name)?.read(pin, signal)) ?? this.#noSuchBoard(name);
  }

  async write(name: string, pin: number, value: 0 | 1, signal: AbortSignal): Promise<GpioOutcome> {
    signal.throwIfAborted();
    return (await this.#boards.get(name)?.write(pin, value, signal)) ?? this.#noSuchBoard(name);
  }

  watch(pins: readonly { readonly board: string; readonly pin: number }[]): void {
    this.#watched = pins;
    for (const [name, board] of this.#boards) board.watch(pins.filter((watched) => watched.board === name).map(({ pin }) => pin));
  }

  onLevelChange(listener: (change: LevelChange) => void): () => void {
    return this.#levelChanges.on(listener);
  }

  onStatusChange(listener: (status: readonly BoardStatus[]) => void): () => void {
    return this.#statusChanges.on(listener);
  }

  /** Resolves when every board has been looked for once: it is connected by then, or its status says why not. Rejects with the signal's reason. */
  looked(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void): void => {
        off();
        signal.removeEventListener('abort', onAbort);
        settle();
      };
      const onAbort = (): void => { end(() => { reject(signal.reason as Error); }); };
      const look = (): void => { if (this.status().every(({ state }) => state !== 'connecting')) end(resolve); };
      const off = this.#statusChanges.on(look);
      signal.addEventListener('abort', onAbort, { once: true });
      look();
    });
  }

  /** Resolves when every port has been let go. */
  async close(): Promise<void> {
    this.configure([]);
    await this.#released;
  }

  #open(config: BoardConfig, released: Promise<unknown>): Board {
    const { ports, clock, logger, problems } = this.options;
    return new Board(config, {
      ports,
      clock,
      logger,
      problems,
      onLevelChange: (change) => { this.#levelChanges.emit(change); },
      onStatusChange: () => { this.#statusChanges.emit(this.status()); },
    }, released);
  }

  #noSuchBoard(name: string): GpioOutcome {
    const names = [...this.#boards.keys()];
    return { kind: 'refused', message: `There is no board "${name}". ${names.length === 0 ? 'No board is configured.' : `Configured: ${names.join(', ')}.`}` };
  }
}

const sameConfig = (one: BoardConfig, other: BoardConfig): boolean =>
  one.name === other.name && one.type === other.type && one.path === other.path && one.serialNumber === other.serialNumber && one.baud === other.baud && one.debounceMs === other.debounceMs;
