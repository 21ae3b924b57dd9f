import { AppError } from '../../shared/errors';
import type { SerialLink, SerialListeners, SerialPortInfo, SerialPorts } from '../ports/serial-ports';

export interface VirtualBoardOptions {
  readonly pins?: readonly number[];
  readonly ledPin?: number;
  /** Offers gpio_watch. */
  readonly watch?: boolean;
}

interface Request {
  readonly id: string;
  readonly cmd: string;
  readonly args: Readonly<Record<string, number>>;
}

/** A board in memory. Tests set its levels, take away or replace its answers, and read the lines it received. */
export class VirtualBoard {
  readonly received: Request[] = [];
  readonly levels = new Map<number, 0 | 1>();
  readonly watched = new Set<number>();
  seq = 0;
  /** Replaces the answer to a request: null = silence, undefined = the usual answer. Lines are sent with LF. */
  answerInstead: (request: Request, usual: string) => readonly string[] | null | undefined = () => undefined;
  #listeners: SerialListeners | null = null;
  #half = '';

  constructor(readonly options: VirtualBoardOptions = {}) {}

  get pins(): readonly number[] {
    return this.options.pins ?? Array.from({ length: 14 }, (_, pin) => pin);
  }

  /** The level changes from outside. */
  setPin(pin: number, value: 0 | 1): void {
    if (this.levels.get(pin) === value) return;
    this.levels.set(pin, value);
    if (this.watched.has(pin)) this.sendLine(JSON.stringify({ event: 'gpio', pin, value, t_us: 1, seq: (this.seq += 1) }));
  }

  /** Forgets watches and levels, as after a loss of power. */
  restart(): void {
    this.watched.clear();
    this.seq = 0;
    this.#half = '';
  }

  sendLine(text: string): void {
    this.sendBytes(Buffer.from(`${text}\n`));
  }

  sendBytes(bytes: Uint8Array): void {
    this.#listeners?.data(bytes);
  }

  connectTo(listeners: SerialListeners | null): void {
    this.#listeners = listeners;
  }

  take(text: string): void {
    const lines = (this.#half + text).split('\n');
    this.#half = lines.pop() ?? '';
    for (const line of lines) if (line !== '') this.#handle(JSON.parse(line) as Request);
  }

  #handle(request: Request): void {
    this.received.push(request);
    const usual = JSON.stringify({ id: request.id, ...this.#carryOut(request) });
    const instead = this.answerInstead(request, usual);
    for (const line of instead === undefined ? [usual] : (instead ?? [])) this.sendLine(line);
  }

  #carryOut({ cmd, args }: Request): { ok: boolean; result: string; error?: string } {
    const pin = args['pin'] ?? -1;
    const done = (result: string): { ok: boolean; result: string } => ({ ok: true, result });
    switch (cmd) {
      case 'ping': return done('pong');
      case 'capabilities': return done(JSON.stringify({ gpio: this.pins, led_pin: this.options.ledPin ?? 13, ...(this.options.watch === true ? { watch: 1 } : {}) }));
      case 'gpio_read': return done(String(this.levels.get(pin) ?? 0));
      case 'gpio_write':
        this.levels.set(pin, args['value'] === 0 ? 0 : 1);
        return done('done');
      case 'gpio_watch':
        if (this.options.watch !== true) break;
        if (args['edge'] === 0) this.watched.delete(pin);
        else this.watched.add(pin);
        return done(String(this.levels.get(pin) ?? 0));
      default:
    }
    return { ok: false, result: '', error: 'Unknown command' };
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
  /** When false, `list` rejects as on a machine without udev. */
  canList = true;

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

  list(): Promise<readonly SerialPortInfo[]> {
    if (!this.canList) return Promise.reject(new Error('spawn udevadm ENOENT'));
    return Promise.resolve([...this.#plugged].map(([path, { serialNumber }]) => ({ path, serialNumber, vendorId: '0483', productId: '374b', manufacturer: null })));
  }

  open(path: string, _baudRate: number, listeners: SerialListeners, signal: AbortSignal): Promise<SerialLink> {
    if (signal.aborted) return Promise.reject(signal.reason as Error);
    const plugged = this.#plugged.get(path);
    if (plugged === undefined) return Promise.reject(new AppError('serial.open', `Cannot open ${path}: there is no such port`, { mend: 'Plug the board in.', retryable: true }));
    if (plugged.close !== null) return Promise.reject(new AppError('serial.open', `Cannot open ${path}: another program uses it`, { mend: 'Close it.', retryable: true }));
    this.opened.push(path);
    let open = true;
    plugged.board.connectTo(listeners);
    plugged.close = (reason) => {
      if (!open) return;
      open = false;
      listeners.closed(reason);
    };
    return Promise.resolve({
      write: (text) => {
        if (!open || plugged.hung) return Promise.reject(new Error('the port went away'));
        // A real board answers later, never inside the write.
        queueMicrotask(() => { if (open) plugged.board.take(text); });
        return Promise.resolve();
      },
      close: () => {
        if (open) plugged.board.connectTo(null);
        open = false;
        plugged.close = null;
        return Promise.resolve();
      },
    });
  }
}
