import { fullScaleOf } from '../../../../../shared/analog';
import { AppError } from '../../../../../shared/errors';
import type { Clock } from '../../../../platform/base/clock';
import type { Level, VirtualBoards } from '../../../../ports/boards';
import type { SerialLink, SerialListeners, SerialPorts } from '../../../../ports/serial-ports';
import { VirtualBoard } from './virtual-board';
import { isVirtualPath, virtualPath } from './virtual-path';

interface Plugged {
  readonly board: VirtualBoard;
  /** Whoever has the port open is told that it went away; null: nobody has. */
  lose: ((reason: string) => void) | null;
  inPlace: boolean;
}

/**
 * The machine's serial ports with the virtual boards of config.toml plugged in. From `SerialPorts` upwards
 * nothing can tell them from real ones: the same bytes, the same bridge, the same losses when one is pulled
 * out.
 */
export class VirtualBoardPorts implements SerialPorts, VirtualBoards {
  readonly #plugged = new Map<string, Plugged>();

  constructor(
    private readonly machine: SerialPorts,
    private readonly clock: Clock,
  ) {}

  /** Boards that stay keep their pins; those that are gone are pulled out. */
  configure(names: readonly string[]): void {
    for (const [path, plugged] of [...this.#plugged]) {
      if (names.some((name) => virtualPath(name) === path)) continue;
      this.#pull(plugged);
      this.#plugged.delete(path);
    }
    for (const name of names)
      if (!this.#plugged.has(virtualPath(name)))
        this.#plugged.set(virtualPath(name), {
          board: new VirtualBoard({ clock: this.clock, board: 'virtual' }),
          lose: null,
          inPlace: true,
        });
  }

  names(): readonly string[] {
    return [...this.#plugged.keys()].map((path) => path.slice(virtualPath('').length));
  }

  setPin(name: string, pin: number, value: Level): void {
    this.#boardWith(name, pin).setPin(pin, value);
  }

  async pulse(name: string, pin: number, ms: number, signal: AbortSignal): Promise<void> {
    const board = this.#boardWith(name, pin);
    const before = board.levelOf(pin);
    board.setPin(pin, before === 1 ? 0 : 1);
    try {
      await this.clock.sleep(ms, signal);
    } finally {
      board.setPin(pin, before);
    }
  }

  levelOf(name: string, pin: number): Level {
    return this.#boardWith(name, pin).levelOf(pin);
  }

  setAnalog(name: string, channel: number, value: number): void {
    const { board } = this.#named(name);
    if (!board.analog.includes(channel))
      throw new AppError('board.no-channel', `The board ${name} has no analog input ${String(channel)}`, {
        remedy: `It has ${board.analog.join(', ')}.`,
      });
    const greatest = fullScaleOf(board.analogBits);
    if (value > greatest)
      throw new AppError('board.beyond-scale', `${name} measures nothing above ${String(greatest)}`, {
        remedy: `Write a whole number from 0 to ${String(greatest)}.`,
      });
    board.setAnalog(channel, value);
  }

  measured(name: string): ReturnType<VirtualBoards['measured']> {
    const { board } = this.#named(name);
    return {
      inputs: board.analog.map((channel) => ({ channel, value: board.measuredAt(channel) })),
      fullScale: fullScaleOf(board.analogBits),
    };
  }

  isPlugged(name: string): boolean {
    return this.#named(name).inPlace;
  }

  plug(name: string, inPlace: boolean): void {
    const plugged = this.#named(name);
    if (plugged.inPlace === inPlace) return;
    plugged.inPlace = inPlace;
    if (!inPlace) this.#pull(plugged);
  }

  presence(path: string | null): Promise<string> {
    if (path === null || !isVirtualPath(path)) return this.machine.presence(path);
    return Promise.resolve(String(this.#plugged.get(path)?.inPlace === true));
  }

  deviceAt(path: string): Promise<string> {
    return isVirtualPath(path) ? Promise.resolve(path) : this.machine.deviceAt(path);
  }

  list(): ReturnType<SerialPorts['list']> {
    return this.machine.list();
  }

  open(path: string, baudRate: number, listeners: SerialListeners, signal: AbortSignal): Promise<SerialLink> {
    if (!isVirtualPath(path)) return this.machine.open(path, baudRate, listeners, signal);
    if (signal.aborted) return Promise.reject(signal.reason as Error);
    const plugged = this.#plugged.get(path);
    if (plugged?.inPlace !== true)
      return Promise.reject(
        openError(
          path,
          'the virtual board is pulled out',
          'Plug it in again on the Boards page, or with `zeroclaw boards plug`.',
        ),
      );
    if (plugged.lose !== null)
      return Promise.reject(openError(path, 'somebody else has it open', 'Wait a moment.'));
    return Promise.resolve(connect(plugged, listeners));
  }

  #pull(plugged: Plugged): void {
    plugged.board.restart();
    plugged.lose?.('the port went away');
  }

  #named(name: string): Plugged {
    const plugged = this.#plugged.get(virtualPath(name));
    if (plugged === undefined)
      throw new AppError('board.not-virtual', `${name} is no virtual board`, {
        remedy:
          this.#plugged.size === 0
            ? 'Add one with type = "virtual" under [[peripherals.boards]] in config.toml.'
            : `Virtual boards: ${this.names().join(', ')}.`,
      });
    return plugged;
  }

  #boardWith(name: string, pin: number): VirtualBoard {
    const { board } = this.#named(name);
    if (!board.pins.includes(pin))
      throw new AppError('board.no-pin', `The board ${name} has no pin ${String(pin)}`, {
        remedy: `It has ${board.pins.join(', ')}.`,
      });
    return board;
  }
}

/** A link as a port gives it: nothing is answered within a write, and nothing comes after it was closed. */
function connect(plugged: Plugged, listeners: SerialListeners): SerialLink {
  let open = true;
  const end = (): void => {
    open = false;
    plugged.lose = null;
    plugged.board.connectTo(null);
  };
  plugged.board.connectTo((bytes) => {
    if (open) listeners.data(bytes);
  });
  plugged.lose = (reason) => {
    end();
    listeners.closed(reason);
  };
  return {
    write: (text) => {
      if (!open) return Promise.reject(new Error('the port is closed'));
      setImmediate(() => {
        if (open) plugged.board.take(text);
      });
      return Promise.resolve();
    },
    close: () => {
      if (open) end();
      return Promise.resolve();
    },
  };
}

const openError = (path: string, what: string, remedy: string): AppError =>
  new AppError('serial.open', `Cannot open ${path}: ${what}`, { remedy, retryable: true });
