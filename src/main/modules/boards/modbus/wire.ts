import type { Table } from '../../../../shared/modbus-signals';

/** The device answered, and refused: the line is sound, and asking again helps nothing. */
export class RefusedByDevice extends Error {
  /** `code`: the exception code of the protocol. */
  constructor(
    readonly code: number,
    what: string,
  ) {
    super(what);
  }
}

/** Nothing was sent, because there is no connection. */
export class NotConnected extends Error {}

/** Who is asked over a line, which several devices may share. */
export interface Unit {
  /** Its number on the line. */
  readonly unit: number;
  /** How long its answer is waited for. */
  readonly timeout_ms: number;
}

/** One connection to a gateway, a controller or a serial line, on which devices are told apart by number. */
export interface ModbusWire {
  /** False: the other end has closed it, or it broke. */
  readonly isOpen: boolean;
  /**
   * Answers say which device and kind of request they are for, and not which request (a serial line): one that
   * comes late looks like the answer to the next one.
   */
  readonly answersLookAlike: boolean;
  /** Bits as 0 or 1, or registers. Rejects with RefusedByDevice, or with why no answer came. */
  read(unit: Unit, table: Table, address: number, length: number): Promise<readonly number[]>;
  /** Resolves when the device has said that it is written. Rejects as `read` does; then it may be written. */
  write(unit: Unit, table: Table, address: number, values: readonly number[]): Promise<void>;
  /** Waits for no answer of the other end, which may be gone. */
  close(): Promise<void>;
}

/** Opens the line that a URL names: `tcp://HOST:PORT`, or `serial:PATH?baud=…&parity=…&stop_bits=…`. */
export type ConnectModbus = (url: string, timeoutMs: number) => Promise<ModbusWire>;
