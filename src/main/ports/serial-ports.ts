export interface SerialPortInfo {
  readonly path: string;
  /** USB serial number of the board's probe; null for ports without one. */
  readonly serialNumber: string | null;
  /** Four lower-case hex digits, without 0x. */
  readonly vendorId: string | null;
  readonly productId: string | null;
  readonly manufacturer: string | null;
}

export interface SerialListeners {
  data(bytes: Uint8Array): void;
  /** The port went away by itself. Called once at most, never after `close()`. */
  closed(reason: string): void;
}

/** One open port. It is never opened again: a later connection is another object. */
export interface SerialLink {
  /** Resolves when the system has taken the bytes; rejects when the port is gone. */
  write(text: string): Promise<void>;
  /** Idempotent, never rejects. */
  close(): Promise<void>;
}

/** The machine's serial ports. */
export interface SerialPorts {
  /**
   * A text that is another one when a port has come, gone, or may be opened by others than before: for the
   * port at `path`, or for any port when it is null. Cheap enough to be asked four times a second.
   */
  presence(path: string | null): Promise<string>;
  /**
   * The device behind a path: links to it (`/dev/serial/by-id/…`) all have the same. A path with nothing
   * behind it is its own.
   */
  deviceAt(path: string): Promise<string>;
  /** Rejects when this machine cannot list its ports. */
  list(): Promise<readonly SerialPortInfo[]>;
  /** 8N1, no flow control, exclusive. Rejects with an AppError `serial.open` that says how to fix it. */
  open(path: string, baudRate: number, listeners: SerialListeners, signal: AbortSignal): Promise<SerialLink>;
}
