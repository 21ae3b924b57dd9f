import { readdir, realpath, stat } from 'node:fs/promises';
import type { SerialPort } from 'serialport';
import { messageOf } from '../../../../shared/errors';
import type { SerialLink, SerialListeners, SerialPortInfo, SerialPorts } from '../../../ports/serial-ports';
import { listLinuxPorts, withKernelFacts } from './linux-ports';
import { toOpenError } from './open-error';

/** How long a port that is being closed may take before it is given up. */
const closeWithinMs = 1000;

/** Names of serial ports on USB, on Linux and macOS. */
const serialName = /^(?:tty(?:ACM|USB)|cu\.|tty\.)/u;

/** The package's own types for this do not resolve outside its folder. */
interface ListedPort {
  readonly path: string;
  readonly serialNumber?: string;
  readonly vendorId?: string;
  readonly productId?: string;
  readonly manufacturer?: string;
}

/** The machine's ports through the npm package serialport, which is read with the first look at a port. */
export const nodeSerialPorts: SerialPorts = {
  async presence(path) {
    if (process.platform === 'win32') return '';
    if (path === null)
      return (await readdir('/dev'))
        .filter((name) => serialName.test(name))
        .sort()
        .join();
    try {
      const { ino, rdev, mode, uid, gid } = await stat(path);
      return [ino, rdev, mode, uid, gid].join();
    } catch {
      return 'absent';
    }
  },

  deviceAt: (path) => realpath(path).catch(() => path),

  async list() {
    const { SerialPort } = await import('serialport');
    let ports: readonly ListedPort[];
    try {
      ports = await SerialPort.list();
    } catch (failure) {
      // The package asks udevadm, which small systems do not have.
      if (process.platform !== 'linux') throw failure;
      return listLinuxPorts('/').catch(() => {
        throw failure;
      });
    }
    const told = ports.map((port): SerialPortInfo => ({
      path: port.path,
      serialNumber: port.serialNumber ?? null,
      vendorId: port.vendorId?.toLowerCase() ?? null,
      productId: port.productId?.toLowerCase() ?? null,
      manufacturer: port.manufacturer ?? null,
    }));
    return process.platform === 'linux' ? withKernelFacts('/', told) : told;
  },

  async open(path, baudRate, listeners, signal) {
    const { SerialPort } = await import('serialport');
    signal.throwIfAborted();
    const link = new NodeSerialLink(new SerialPort({ path, baudRate, autoOpen: false }), listeners);
    try {
      await link.open();
    } catch (failure) {
      throw toOpenError(path, failure, process.platform);
    }
    if (signal.aborted) {
      await link.close();
      throw signal.reason;
    }
    return link;
  },
};

/**
 * After a failure `close` may come twice and `error` as well; without a listener for `error` the process
 * would end. A port object whose line broke looks open after another `open()` but does not work, so each
 * connection has an object of its own.
 */
class NodeSerialLink implements SerialLink {
  #over = false;
  #closing: Promise<void> | null = null;

  constructor(
    private readonly port: SerialPort,
    private readonly listeners: SerialListeners,
  ) {
    port.on('error', (failure: Error) => {
      this.#end(messageOf(failure));
    });
    port.on('close', (failure?: Error | null) => {
      this.#end(failure == null ? 'the port was closed' : 'the port went away');
    });
    port.on('data', (bytes: Buffer) => {
      if (!this.#over) listeners.data(bytes);
    });
  }

  open(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.port.open((failure) => {
        if (failure === null) resolve();
        else {
          this.#over = true;
          reject(failure);
        }
      });
    });
  }

  write(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#over || !this.port.isOpen) {
        // The object would keep the bytes and send them to whatever is connected next.
        reject(new Error('the port is closed'));
        return;
      }
      this.port.write(text, 'utf8', (failure) => {
        if (failure == null) resolve();
        else reject(new Error(`the port went away (${messageOf(failure)})`, { cause: failure }));
      });
    });
  }

  close(): Promise<void> {
    this.#over = true;
    this.#closing ??= this.#close();
    return this.#closing;
  }

  #close(): Promise<void> {
    return new Promise((resolve) => {
      const givenUp = setTimeout(done, closeWithinMs);
      function done(): void {
        clearTimeout(givenUp);
        resolve();
      }
      if (this.port.isOpen && !this.port.closing) this.port.close(done);
      else done();
    });
  }

  #end(reason: string): void {
    if (this.#over) return;
    this.#over = true;
    this.listeners.closed(reason);
  }
}
