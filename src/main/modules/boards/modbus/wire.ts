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

/** One connection to a gateway, a controller or a serial line, on which devices are told apart by number. */
export interface ModbusWire {
  /** Bits as 0 or 1, or registers. Rejects with RefusedByDevice, or with why no answer came. */
  read(unit: number, table: Table, address: number, length: number): Promise<readonly number[]>;
  /** Resolves when the device has said that it is written. Rejects as `read` does; then it may be written. */
  write(unit: number, table: Table, address: number, values: readonly number[]): Promise<void>;
  close(): Promise<void>;
}

/** Opens the line that a URL names: `tcp://HOST:PORT`, or `serial:PATH?baud=…&parity=…&stop_bits=…`. */
export type ConnectModbus = (url: string, timeoutMs: number) => Promise<ModbusWire>;
