import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBoardSim, type BoardSim } from '../../fixtures/board-sim';
import { openEngine } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startMosquitto, type Mosquitto } from '../../fixtures/mosquitto';

let board: BoardSim;
let broker: Mosquitto;

beforeAll(async () => {
  board = await startBoardSim();
  broker = await startMosquitto();
});
afterAll(async () => {
  await broker.close();
  await board.stop();
});

interface Held {
  readonly files: number;
  readonly handles: number;
  readonly listeners: number;
  readonly children: number;
  readonly boardUsers: number;
}

async function held(): Promise<Held> {
  return {
    files: readdirSync('/proc/self/fd').length,
    handles: process.getActiveResourcesInfo().filter((kind) => kind !== 'Immediate' && kind !== 'Timeout')
      .length,
    listeners: process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0),
    children: readdirSync('/proc/self/task').flatMap((thread) =>
      readFileSync(`/proc/self/task/${thread}/children`, 'utf8')
        .split(' ')
        .filter((pid) => pid !== ''),
    ).length,
    boardUsers: (await board.dump()).host_pids.length,
  };
}

/** The shipped model under another name: as "built-in" it holds no conversations. */
const tiny = readFileSync('resources/models/step-runner.gguf');

/** An engine with its broker, its board, its gateway and its model at work, opened and closed. */
async function openAndClose(): Promise<void> {
  const fixture = await openEngine({
    files: { 'models/tiny.gguf': tiny },
    config: `default_model = "tiny"\n[gateway]\nport = 0\n[mqtt]\nurl = "${broker.url}"\n[[peripherals.boards]]\nboard = "nucleo"\ntype = "nucleo-f401re"\npath = "${board.path}"\n`,
  });
  try {
    await eventually('broker and board', async () => {
      const { broker: mqtt, boards } = await fixture.ask('engine.status', {});
      return mqtt.health === 'on' && boards[0]?.state === 'connected';
    });
    const { id } = await fixture.ask('chat.new', {});
    await fixture.ask('chat.send', { conversationId: id, text: 'hello' });
    await eventually(
      'the inference process',
      async () => (await fixture.ask('engine.status', {})).model.health !== 'off',
    );
  } finally {
    await fixture.close();
  }
}

test.skipIf(process.platform !== 'linux')(
  'an engine that has closed holds nothing: no file, handle, listener, process or serial port',
  async () => {
    // The first one loads what stays for good, such as native modules.
    await openAndClose();
    const before = await held();
    expect(before.boardUsers).toBe(0);
    for (let time = 0; time < 5; time += 1) await openAndClose();
    expect(await held()).toEqual(before);
  },
);
