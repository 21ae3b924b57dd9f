import { spawn } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SerialPort } from 'serialport';
import { expect, onTestFinished, test } from 'vitest';
import { ModbusDevice } from '../../../src/main/modules/boards/modbus/modbus-device';
import { ModbusLine } from '../../../src/main/modules/boards/modbus/modbus-line';
import { connectModbus } from '../../../src/main/modules/boards/modbus/modbus-serial-wire';
import type { ModbusWire } from '../../../src/main/modules/boards/modbus/wire';
import type { ModbusDeviceConfig } from '../../../src/shared/modbus-signals';
import { systemClock } from '../../../src/main/platform/base/clock';
import { endProcess } from '../../fixtures/child-process';
import { eventually } from '../../fixtures/eventually';

/** What a line makes of devices that behave badly, over a real socket and a real pseudo-terminal. */

/** Long enough for a busy machine. */
const unit = { unit: 1, timeout_ms: 1_000 };
const never = new AbortController().signal;
const readHolding =
  (address: number) =>
  (wire: ModbusWire): Promise<readonly number[]> =>
    wire.read(unit, 'holding_register', address, 1);

function lineTo(url: string): ModbusLine {
  const line = new ModbusLine(url, connectModbus, systemClock);
  onTestFinished(() => line.close());
  return line;
}

/** A device over TCP; `answer` is told of each request and the socket it came on. */
async function overTcp(
  answer: (request: Buffer, socket: Socket) => void,
  allowHalfOpen = false,
): Promise<{ readonly url: string; readonly sockets: Set<Socket> }> {
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen }, (socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (request) => {
      answer(request, socket);
    });
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `tcp://127.0.0.1:${String((server.address() as AddressInfo).port)}`, sockets };
}

/** The answer that says 7 stands there. */
const seven = (request: Buffer): Buffer =>
  Buffer.concat([request.subarray(0, 4), Buffer.from([0, 5, request[6] ?? 0, request[7] ?? 0, 2, 0, 7])]);

test('a device that says nothing and closes nothing keeps no later request from being made', async () => {
  let isFrozen = true;
  const { url } = await overTcp((request, socket) => {
    if (!isFrozen) socket.write(seven(request));
  }, true);
  const line = lineTo(url);
  for (let at = 0; at < 3; at += 1)
    await expect(line.ask(unit, readHolding(at), never)).rejects.toThrow('no answer within 1000 ms');
  isFrozen = false;
  expect(await line.ask(unit, readHolding(9), never)).toEqual([7]);
});

test('a connection that the device closed while nothing was asked is opened again without a failure', async () => {
  const { url, sockets } = await overTcp((request, socket) => {
    socket.end(seven(request));
  });
  const line = lineTo(url);
  for (let at = 0; at < 3; at += 1) {
    expect(await line.ask(unit, readHolding(at), never)).toEqual([7]);
    await eventually('it is closed', () => sockets.size === 0);
    await new Promise(setImmediate);
  }
});

/** A serial line as real ones are: it stays when nobody has it open. `answer` is told of each request. */
async function overSerial(
  answer: (request: Buffer, device: SerialPort) => void,
): Promise<{ readonly url: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'zc-line-'));
  const [ours, theirs] = [join(folder, 'ours'), join(folder, 'theirs')];
  const pair = spawn('socat', [`pty,raw,echo=0,link=${ours}`, `pty,raw,echo=0,link=${theirs}`]);
  onTestFinished(async () => {
    await endProcess(pair);
    await rm(folder, { recursive: true, force: true });
  });
  await eventually('the pair of terminals', () => existsSync(ours) && existsSync(theirs));
  const held = await open(ours, constants.O_RDWR | constants.O_NOCTTY);
  onTestFinished(() => held.close());
  const device = new SerialPort({ path: theirs, baudRate: 115_200 });
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        device.close(() => {
          resolve();
        });
      }),
  );
  device.on('data', (request: Buffer) => {
    answer(request, device);
  });
  return { url: `serial:${ours}?baud=115200&parity=none` };
}

/** What stands in a register is its address. */
const itsAddress = (request: Buffer): Buffer => framed([1, 3, 2, request[2] ?? 0, request[3] ?? 0]);

test('an answer that comes late on a serial line is not taken for that to the next request', async () => {
  // Far apart, so that a busy machine does not change which comes first.
  const slow = { ...unit, timeout_ms: 2_500 };
  let isFirst = true;
  const { url } = await overSerial((request, device) => {
    const answer = itsAddress(request);
    setTimeout(() => device.write(answer), isFirst ? slow.timeout_ms + 80 : 120);
    isFirst = false;
  });
  const line = lineTo(url);
  const [late, next] = await Promise.allSettled([
    line.ask(slow, readHolding(1), never),
    line.ask(slow, readHolding(2), never),
  ]);
  expect(late).toMatchObject({ status: 'rejected' });
  expect(next).toEqual({ status: 'fulfilled', value: [2] });
});

test('what comes behind an answer on a serial line is not taken for that to the next request', async () => {
  const { url } = await overSerial((request, device) => {
    device.write(Buffer.concat([itsAddress(request), itsAddress(request), Buffer.from([0xff, 1, 3])]));
  });
  const line = lineTo(url);
  for (const address of [1, 2, 3, 4])
    expect(await line.ask(unit, readHolding(address), never)).toEqual([address]);
});

test('devices that share a serial line are told apart, also where one of them says nothing', async () => {
  const { url } = await overSerial((request, device) => {
    const unitOf = request[0] ?? 0;
    if (unitOf !== 3) device.write(framed([unitOf, 3, 2, unitOf, request[3] ?? 0]));
  });
  const line = lineTo(url);
  const read = (number: number): Promise<readonly number[]> => {
    const of = { unit: number, timeout_ms: 1_000 };
    return line.ask(of, (wire) => wire.read(of, 'holding_register', 9, 1), never);
  };
  const answers = await Promise.allSettled([1, 2, 3, 2, 1, 3, 1].map(read));
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value[0] : null))).toEqual(
    [1, 2, null, 2, 1, null, 1].map((number) => (number === null ? null : number * 256 + 9)),
  );
});

const writeRegister = (wire: ModbusWire): Promise<void> => wire.write(unit, 'holding_register', 5, [80]);

test.each([
  { name: 'noise', answer: () => Buffer.from([0x13, 0x37, 0xff, 0, 0, 0xaa, 1, 3]) },
  { name: 'half of it', answer: (request: Buffer) => itsAddress(request).subarray(0, 4) },
  { name: 'a checksum that does not fit', answer: () => Buffer.from([1, 3, 2, 0, 1, 9, 9]) },
  { name: 'that of another device', answer: () => framed([2, 3, 2, 0, 1]) },
  { name: 'another count of bytes', answer: () => framed([1, 3, 0, 0, 1]) },
])('an answer that is none is told, and the next one is heard: $name', async ({ answer }) => {
  let isSound = false;
  const { url } = await overSerial((request, device) => {
    device.write(isSound ? itsAddress(request) : answer(request));
  });
  const line = lineTo(url);
  await expect(line.ask(unit, readHolding(1), never)).rejects.toThrow(
    /no answer within|CRC error|answer to something else/u,
  );
  isSound = true;
  expect(await line.ask(unit, readHolding(2), never)).toEqual([2]);
});

test('what comes in pieces, with noise before it, is one answer', async () => {
  const { url } = await overSerial((request, device) => {
    const whole = Buffer.concat([Buffer.from([0xff, 0]), itsAddress(request)]);
    [...whole].forEach((byte, index) => setTimeout(() => device.write(Buffer.from([byte])), index * 5));
  });
  expect(await lineTo(url).ask(unit, readHolding(7), never)).toEqual([7]);
});

test('a device that says it has taken another value has not written it', async () => {
  const { url } = await overSerial((request, device) => {
    device.write(framed([1, 6, 0, 5, 0, request[5] === 80 ? 79 : 0]));
  });
  await expect(lineTo(url).ask(unit, writeRegister, never)).rejects.toThrow('the answer to something else');
});

/** A signal of a device, as the engine writes it. */
function signalOn(url: string): ModbusDevice {
  const config = {
    unit: 1,
    timeout_ms: 1_000,
    url,
    enabled: true,
    signals: {
      setpoint: {
        table: 'holding_register',
        address: 5,
        scale: 1,
        offset: 0,
        unit: '°C',
        word_order: 'big',
        writable: true,
        poll_secs: 0,
        deadband: 0,
      },
    },
  } as unknown as ModbusDeviceConfig;
  return new ModbusDevice('plc', config, {
    line: lineTo(url),
    clock: systemClock,
    read: () => {},
    stateChanged: () => {},
    refused: () => {},
  });
}

test.each([
  {
    name: 'an adapter that gives back what it sends, and no device',
    answer: (request: Buffer) => request,
    then: {
      kind: 'unknown',
      message: expect.stringContaining('what came may be the echo of the adapter') as string,
    },
  },
  {
    name: 'the same with a device behind it, whose answer is behind the echo',
    answer: (request: Buffer) =>
      Buffer.concat([request, request[1] === 6 ? request : framed([1, 3, 2, 0, 80])]),
    then: {
      kind: 'unknown',
      message: expect.stringContaining('what came may be the echo of the adapter') as string,
    },
  },
  {
    name: 'a device that keeps another value',
    answer: (request: Buffer) => (request[1] === 6 ? request : framed([1, 3, 2, 0, 60])),
    then: { kind: 'value', value: 60, text: '60 °C', written: '80 °C' },
  },
  {
    name: 'a device that lets nothing be read',
    answer: (request: Buffer) => (request[1] === 6 ? request : framed([1, 0x83, 2])),
    then: { kind: 'value', value: 80, text: '80 °C' },
  },
])(
  'a write on a serial line is believed when reading it back is answered: $name',
  async ({ answer, then }) => {
    const { url } = await overSerial((request, device) => {
      device.write(answer(request));
    });
    expect(await signalOn(url).write('setpoint', 80, never)).toEqual(then);
  },
);

test.each([
  { name: 'a length that lies', answer: Buffer.from([0, 1, 0, 0, 0xff, 0xff, 1, 3, 2, 0, 1]) },
  { name: 'no length at all', answer: Buffer.from([0, 1, 0, 0, 0, 0, 0]) },
  { name: 'a page of the web', answer: Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n') },
])('a gateway that answers with $name is told, and breaks nothing', async ({ answer }) => {
  let isSound = false;
  const { url } = await overTcp((request, socket) => {
    socket.write(isSound ? seven(request) : answer);
  });
  const line = lineTo(url);
  for (let at = 0; at < 3; at += 1) await expect(line.ask(unit, readHolding(at), never)).rejects.toThrow();
  isSound = true;
  expect(await line.ask(unit, readHolding(9), never)).toEqual([7]);
});

const framed = (bytes: readonly number[]): Buffer => {
  const body = Buffer.from(bytes);
  return Buffer.concat([body, checksum(body)]);
};

/** CRC-16 of Modbus, low byte first. */
function checksum(bytes: Buffer): Buffer {
  let sum = 0xffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum % 2 === 1 ? (sum >> 1) ^ 0xa001 : sum >> 1;
  }
  return Buffer.from([sum & 0xff, sum >> 8]);
}
