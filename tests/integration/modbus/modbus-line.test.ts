import { spawn } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SerialPort } from 'serialport';
import { expect, onTestFinished, test } from 'vitest';
import { ModbusLine } from '../../../src/main/modules/boards/modbus/modbus-line';
import { connectModbus } from '../../../src/main/modules/boards/modbus/modbus-serial-wire';
import type { ModbusWire } from '../../../src/main/modules/boards/modbus/wire';
import { systemClock } from '../../../src/main/platform/base/clock';
import { endProcess } from '../../fixtures/child-process';
import { eventually } from '../../fixtures/eventually';

/** What a line makes of devices that behave badly, over a real socket and a real pseudo-terminal. */

const unit = { unit: 1, timeout_ms: 150 };
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
    await expect(line.ask(unit, readHolding(at), never)).rejects.toThrow('no answer within 150 ms');
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

test('an answer that comes late on a serial line is not taken for that to the next request', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zc-line-'));
  const [ours, theirs] = [join(folder, 'ours'), join(folder, 'theirs')];
  const pair = spawn('socat', [`pty,raw,echo=0,link=${ours}`, `pty,raw,echo=0,link=${theirs}`]);
  onTestFinished(async () => {
    await endProcess(pair);
    await rm(folder, { recursive: true, force: true });
  });
  await eventually('the pair of terminals', () => existsSync(ours) && existsSync(theirs));
  // As a real line does, it stays when nobody has it open.
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
  // What stands in a register is its address. Of the first one that is asked for it takes too long to tell.
  let isFirst = true;
  device.on('data', (request: Buffer) => {
    const body = Buffer.from([1, 3, 2, request[2] ?? 0, request[3] ?? 0]);
    const answer = Buffer.concat([body, checksum(body)]);
    setTimeout(() => device.write(answer), isFirst ? unit.timeout_ms + 80 : 120);
    isFirst = false;
  });
  const line = lineTo(`serial:${ours}?baud=115200&parity=none`);
  const [late, next] = await Promise.allSettled([
    line.ask(unit, readHolding(1), never),
    line.ask(unit, readHolding(2), never),
  ]);
  expect(late).toMatchObject({ status: 'rejected' });
  expect(next).toEqual({ status: 'fulfilled', value: [2] });
});

/** CRC-16 of Modbus, low byte first. */
function checksum(bytes: Buffer): Buffer {
  let sum = 0xffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum % 2 === 1 ? (sum >> 1) ^ 0xa001 : sum >> 1;
  }
  return Buffer.from([sum & 0xff, sum >> 8]);
}
