import { AppError } from '../../shared/errors';
import type { Clock } from '../platform/base/clock';
import type { SerialLink, SerialListeners, SerialPortInfo, SerialPorts } from '../ports/serial-ports';
import {
  VirtualBoard,
  type BoardRequest,
  type VirtualBoardOptions,
} from '../modules/boards/serial/virtual/virtual-board';
import { FakeClock } from './fake-clock';

/**
 * The virtual board with a test's hands in it: it keeps what it received, and its answers can be taken away
 * or replaced.
 */
export class ScriptedBoard extends VirtualBoard {
  readonly received: BoardRequest[] = [];
  /**
   * Replaces the answer to a request: null = silence, undefined = the usual answer. Lines are sent with LF.
   */
  answerInstead: (request: BoardRequest, usual: string) => readonly string[] | null | undefined = () =>
    undefined;
  /** Requests that do not reach the board. */
  loses: (request: BoardRequest) => boolean = () => false;

  constructor(options: Omit<VirtualBoardOptions, 'clock'> & { readonly clock?: Clock } = {}) {
    super({ watch: false, clock: new FakeClock(), ...options });
  }

  protected override answer(request: BoardRequest): readonly string[] {
    if (this.loses(request)) return [];
    this.received.push(request);
    const usual = super.answer(request);
    const instead = this.answerInstead(request, usual.join('\n'));
    return instead === undefined ? usual : (instead ?? []);
  }
}

interface Plugged {
  readonly board: VirtualBoard;
  readonly serialNumber: string | null;
  close: ((reason: string) => void) | null;
  hung: boolean;
}

/** A machine whose ports are in memory. */
export class VirtualSerialPorts implements SerialPorts {
  readonly #plugged = new Map<string, Plugged>();
  /** Paths in the order they were opened. */
  readonly opened: string[] = [];
  /** Other paths of a port. */
  readonly links = new Map<string, string>();
  /** When false, `list` rejects as on a machine without udev. */
  canList = true;
  /** Links that were opened and not closed by the one who opened them. */
  openLinks = 0;

  plug(path: string, board: VirtualBoard, serialNumber: string | null = null): void {
    this.#plugged.set(path, { board, serialNumber, close: null, hung: false });
  }

  /** Pulls the cable. The board loses power. */
  unplug(path: string): void {
    const plugged = this.#plugged.get(path);
    this.#plugged.delete(path);
    plugged?.board.restart();
    plugged?.board.connectTo(null);
    plugged?.close?.('the port went away');
  }

  /** The cable was pulled and the system did not notice: only the next write fails. */
  hang(path: string): void {
    const plugged = this.#plugged.get(path);
    if (plugged === undefined) return;
    this.#plugged.delete(path);
    plugged.hung = true;
    plugged.board.restart();
    plugged.board.connectTo(null);
  }

  /** True while somebody has the port open. */
  isOpen(path: string): boolean {
    return (this.#plugged.get(path)?.close ?? null) !== null;
  }

  presence(path: string | null): Promise<string> {
    return Promise.resolve(
      path === null ? [...this.#plugged.keys()].join() : String(this.#plugged.has(path)),
    );
  }

  deviceAt(path: string): Promise<string> {
    return Promise.resolve(this.links.get(path) ?? path);
  }

  list(): Promise<readonly SerialPortInfo[]> {
    if (!this.canList) return Promise.reject(new Error('spawn udevadm ENOENT'));
    return Promise.resolve(
      [...this.#plugged].map(([path, { serialNumber }]) => ({
        path,
        serialNumber,
        vendorId: '0483',
        productId: '374b',
        manufacturer: null,
      })),
    );
  }

  open(
    path: string,
    _baudRate: number,
    listeners: SerialListeners,
    signal: AbortSignal,
  ): Promise<SerialLink> {
    if (signal.aborted) return Promise.reject(signal.reason as Error);
    const plugged = this.#plugged.get(path);
    if (plugged === undefined)
      return Promise.reject(
        new AppError('serial.open', `Cannot open ${path}: there is no such port`, {
          remedy: 'Plug the board in.',
          retryable: true,
        }),
      );
    if (plugged.close !== null)
      return Promise.reject(
        new AppError('serial.open', `Cannot open ${path}: another program uses it`, {
          remedy: 'Close it.',
          retryable: true,
        }),
      );
    this.opened.push(path);
    this.openLinks += 1;
    let open = true;
    let closed = false;
    plugged.board.connectTo((bytes) => {
      listeners.data(bytes);
    });
    plugged.close = (reason) => {
      if (!open) return;
      open = false;
      listeners.closed(reason);
    };
    return Promise.resolve({
      write: (text) => {
        if (!open || plugged.hung) return Promise.reject(new Error('the port went away'));
        // A real board answers later, never inside the write.
        queueMicrotask(() => {
          if (open) plugged.board.take(text);
        });
        return Promise.resolve();
      },
      close: () => {
        if (!closed) this.openLinks -= 1;
        closed = true;
        if (open) plugged.board.connectTo(null);
        open = false;
        plugged.close = null;
        return Promise.resolve();
      },
    });
  }
}
