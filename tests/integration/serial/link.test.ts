import { readdirSync, readlinkSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { nodeSerialPorts } from '../../../src/main/modules/boards/serial/node-serial-port';
import { startBoardSim } from '../../fixtures/board-sim';
import { eventually } from '../../fixtures/eventually';

/** What the serialport package does on Linux, and what our link makes of it. */

const never = new AbortController().signal;

async function simulator() {
  const board = await startBoardSim();
  onTestFinished(() => board.stop());
  return board;
}

async function opened(path: string) {
  const told: string[] = [];
  let received = '';
  const link = await nodeSerialPorts.open(
    path,
    115_200,
    {
      data: (bytes) => {
        received += Buffer.from(bytes).toString('latin1');
      },
      closed: (reason) => {
        told.push(reason);
      },
    },
    never,
  );
  onTestFinished(() => link.close());
  return { link, told, received: () => received };
}

/** Pseudo-terminals that this process has open. */
const openTerminals = (): number =>
  readdirSync('/proc/self/fd').filter((handle) => {
    try {
      return readlinkSync(`/proc/self/fd/${handle}`).startsWith('/dev/pts/');
    } catch {
      return false;
    }
  }).length;

test('a line that breaks says so once, however often the package does, and keeps nothing for whatever is connected next', async () => {
  const board = await simulator();
  const { link, told } = await opened(board.path);
  await board.fault('oversize', { bytes: 60_000 });
  await board.fault('disconnect');
  await expect(
    (async () => {
      for (;;) await link.write('{"id":"w1","cmd":"gpio_write","args":{"pin":5,"value":1}}\n');
    })(),
  ).rejects.toThrow(/the port/u);
  await eventually('the loss to be told', () => told.length > 0);
  await expect(link.write('{"id":"w2","cmd":"gpio_write","args":{"pin":6,"value":1}}\n')).rejects.toThrow(
    'the port is closed',
  );
  await link.close();
  await board.fault('reconnect');
  const next = await opened(board.path);
  await next.link.write('{"id":"p1","cmd":"ping","args":{}}\n');
  await eventually('the answer', () => next.received().includes('"p1"'));
  expect(told).toHaveLength(1);
  expect((await board.dump()).pins).not.toHaveProperty('6');
});

test('an idle port that goes away is told, and so is a second program at the same port', async () => {
  const board = await simulator();
  const { told } = await opened(board.path);
  await expect(
    nodeSerialPorts.open(board.path, 115_200, { data: () => {}, closed: () => {} }, never),
  ).rejects.toMatchObject({
    message: expect.stringContaining('another program uses it') as string,
    remedy: expect.stringContaining('Close the other program') as string,
  });
  await board.fault('disconnect');
  await eventually('the loss to be told', () => told.length === 1);
});

test('forty connections one after another leave no handle behind', async () => {
  const board = await simulator();
  const before = openTerminals();
  for (let round = 0; round < 40; round += 1) {
    const link = await nodeSerialPorts.open(board.path, 115_200, { data: () => {}, closed: () => {} }, never);
    await link.write('\n');
    await link.close();
  }
  expect(openTerminals()).toBe(before);
  expect((await board.dump()).host_pids).toEqual([]);
});
