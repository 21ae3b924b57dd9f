import type Client from 'modbus-serial';
import type { Table } from '../../../../shared/modbus-signals';
import { lineAddress } from '../../../../shared/modbus-line';
import { NotConnected, RefusedByDevice, type ConnectModbus, type Unit } from './wire';

/** The exception codes of the protocol, in words. */
const exceptions: Readonly<Record<number, string>> = {
  1: 'the device does not know this kind of request',
  2: 'the device has nothing at this address',
  3: 'the device does not take this value',
  4: 'the device failed in carrying it out',
  5: 'the device has taken it and needs longer',
  6: 'the device is busy',
  8: 'the memory of the device is damaged',
  10: 'the gateway cannot reach the device',
  11: 'the device behind the gateway does not answer',
};

/** The real line, by modbus-serial. */
export const connectModbus: ConnectModbus = async (url, timeoutMs) => {
  const address = lineAddress(url);
  if (address === null) throw new NotConnected(`"${url}" is no address of a Modbus line`);
  const { default: ModbusRTU } = await import('modbus-serial');
  const client = new ModbusRTU();
  // What breaks is told to whoever waits for an answer; without a listener it would end the program.
  client.on('error', () => {});
  /** A connection that the other end does not close, for it is gone, is not waited for. */
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      const done = (): void => {
        resolve();
      };
      if (address.kind === 'tcp') {
        client.destroy(done);
        done();
      } else if (client.isOpen) client.close(done);
      else done();
    });
  try {
    if (address.kind === 'tcp')
      await client.connectTCP(address.host, { port: address.port, timeout: timeoutMs });
    else
      await client.connectRTUBuffered(address.path, {
        baudRate: address.baud,
        parity: address.parity,
        dataBits: 8,
        stopBits: address.stopBits,
      });
  } catch (failure) {
    // It would connect after all, and take one of the few places that a controller has.
    await close();
    throw failure;
  }
  const asked = async <T>({ unit, timeout_ms }: Unit, ask: () => Promise<T>): Promise<T> => {
    if (!client.isOpen) throw new NotConnected('the connection was closed');
    forgetLeftovers(client);
    client.setID(unit);
    client.setTimeout(timeout_ms);
    try {
      return await ask();
    } catch (failure) {
      throw inWords(failure, timeout_ms);
    }
  };
  return {
    get isOpen() {
      return client.isOpen;
    },
    answersLookAlike: address.kind === 'serial',
    read: (unit, table, at, length) =>
      asked(unit, async () => {
        const { data } = await client[reading[table]](at, length);
        // Bits come in whole bytes.
        if (data.length < length) throw new Error(toSomethingElse);
        return data.slice(0, length).map(Number);
      }),
    write: (unit, table, at, values) =>
      asked(unit, async () => {
        const [first = 0] = values;
        // A device says what it has taken: another value is another answer, and the outcome is not known.
        const echo =
          table === 'coil'
            ? await client.writeCoil(at, first !== 0)
            : values.length === 1
              ? await client.writeRegister(at, first)
              : await client.writeRegisters(at, [...values]);
        const taken = 'state' in echo ? Number(echo.state) : 'value' in echo ? echo.value : echo.length;
        const asked = table === 'coil' ? Math.sign(first) : values.length === 1 ? first : values.length;
        if (echo.address !== at || taken !== asked) throw new Error(toSomethingElse);
      }),
    close,
  };
};

const toSomethingElse = 'what came is the answer to something else';

/**
 * On a serial line the library keeps what came behind an answer (noise, a second answer), and would take it for the
 * answer to the next request. Where it keeps that it does not say.
 */
function forgetLeftovers(client: Client): void {
  const { _port: port } = client as unknown as { readonly _port: { _buffer?: Buffer } };
  if (port._buffer !== undefined) port._buffer = Buffer.alloc(0);
}

const reading = {
  coil: 'readCoils',
  discrete_input: 'readDiscreteInputs',
  holding_register: 'readHoldingRegisters',
  input_register: 'readInputRegisters',
} as const satisfies Record<Table, keyof Client>;

/** The library throws objects that are no errors, and errors with a code of the protocol. */
function inWords(failure: unknown, timeoutMs: number): Error {
  const { modbusCode, errno, name, message } = failure as {
    readonly modbusCode?: number;
    readonly errno?: string;
    readonly name?: string;
    readonly message?: string;
  };
  if (modbusCode !== undefined)
    return new RefusedByDevice(
      modbusCode,
      exceptions[modbusCode] ?? `the device refused it with code ${String(modbusCode)}`,
    );
  if (errno === 'ETIMEDOUT' || name === 'TransactionTimedOutError')
    return new Error(`no answer within ${String(timeoutMs)} ms`);
  return new Error(message ?? String(failure));
}
