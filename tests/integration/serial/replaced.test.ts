import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { standInUdevFolder, startBoardSim, type BoardSim } from '../../fixtures/board-sim';
import { openEngine } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startMosquitto } from '../../fixtures/mosquitto';

const sops = {
  'valve/SOP.toml':
    '[sop]\nname = "valve"\ndescription = "For a test"\nexecution_mode = "auto"\n[[triggers]]\ntype = "manual"\n',
  'valve/SOP.md':
    '## Steps\n\n1. **Open** — It.\n   - call: gpio_write {"board": "pump", "pin": 5, "value": 1}\n',
};

interface Plugged {
  readonly sim: BoardSim;
  /** Where the machine reads which ports it has. */
  readonly ports: string;
}

async function temporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zc-port-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function startSim(serialNumber: string): Promise<Plugged> {
  const ports = await temporary();
  const sim = await startBoardSim({ serialNumber, udevFolder: ports });
  onTestFinished(() => sim.stop());
  return { sim, ports };
}

test('no procedure writes to a board that another was replaced by until a person accepts it, over a restart as well', async () => {
  const [before, now] = [await startSim('A1'), await startSim('B2')];
  const path = join(await temporary(), 'ttyACM0');
  vi.stubEnv('PATH', `${standInUdevFolder}${delimiter}${process.env['PATH'] ?? ''}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const plug = async ({ sim, ports }: Plugged): Promise<void> => {
    vi.stubEnv('BOARD_SIM_UDEV_DIR', ports);
    await symlink(sim.path, `${path}.new`);
    await rename(`${path}.new`, path);
  };
  await plug(before);
  const broker = await startMosquitto();
  onTestFinished(() => broker.close());
  const fixture = await openEngine({
    sops,
    config: `[gateway]\nport = 0\n[mqtt]\nurl = "${broker.url}"\nhome_assistant = true\n\n[[peripherals.boards]]\nboard = "pump"\ntype = "nucleo-f401re"\npath = "${path}"\nwaiting_led_pin = 7\n`,
  });
  onTestFinished(() => fixture.close());
  const home = await broker.subscribe('zeroclaw/+/board/pump/availability');
  const isShownAs = (state: string): Promise<unknown> =>
    eventually(`Home Assistant to see it ${state}`, () => home.messages.at(-1)?.payload === state);
  await isShownAs('online');
  const connected = (): Promise<unknown> =>
    eventually(
      'the board',
      async () => (await fixture.ask('engine.status', {})).boards[0]?.state === 'connected',
    );
  await connected();
  expect((await fixture.runToEnd('valve')).status).toBe('completed');
  const written = (): readonly unknown[] =>
    now.sim.log().filter((entry) => String(entry['line']).includes('gpio_write'));

  await fixture.restart(() => plug(now));
  await connected();
  const { message } = await fixture.problem('board-another:pump');
  expect(message).toBe(
    `Another board than before answers as pump at ${path}: a board without a name, serial number B2. Before it was: a board without a name, serial number A1`,
  );
  expect((await fixture.runToEnd('valve')).status).toBe('failed');
  expect(written()).toEqual([]);
  expect(await fixture.ask('boards.read', { board: 'pump', pin: 5 })).toEqual({ value: 0 });
  await isShownAs('offline');

  const shown = 'a board without a name, serial number B2';
  expect((await fixture.ask('engine.status', {})).boards).toMatchObject([{ stranger: shown }]);
  await expect(
    fixture.ask('boards.accept', { board: 'pump', shown: 'a board without a name, serial number C3' }),
  ).rejects.toThrow('not what was shown');
  expect(await fixture.ask('boards.accept', { board: 'pump', shown })).toEqual({ accepted: shown });
  await fixture.fixed('board-another:pump');
  await isShownAs('online');
  await eventually('the light to be put out', () => written().length > 0);
  expect((await fixture.runToEnd('valve')).status).toBe('completed');
  await expect(fixture.ask('boards.accept', { board: 'pump', shown })).rejects.toThrow(
    'No other board than before answers as pump',
  );

  await fixture.restart();
  await connected();
  expect((await fixture.runToEnd('valve')).status).toBe('completed');
});

test('who writes another board into the database has it written to by nobody before a person says that it is the right one', async () => {
  const [before, now] = [await startSim('A1'), await startSim('B2')];
  const path = join(await temporary(), 'ttyACM0');
  vi.stubEnv('PATH', `${standInUdevFolder}${delimiter}${process.env['PATH'] ?? ''}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const plug = async ({ sim, ports }: Plugged): Promise<void> => {
    vi.stubEnv('BOARD_SIM_UDEV_DIR', ports);
    await symlink(sim.path, `${path}.new`);
    await rename(`${path}.new`, path);
  };
  await plug(before);
  const fixture = await openEngine({
    sops,
    config: `[gateway]\nport = 0\n\n[[peripherals.boards]]\nboard = "pump"\ntype = "nucleo-f401re"\npath = "${path}"\n`,
  });
  onTestFinished(() => fixture.close());
  const connected = (): Promise<unknown> =>
    eventually(
      'the board',
      async () => (await fixture.ask('engine.status', {})).boards[0]?.state === 'connected',
    );
  await connected();
  await fixture.restart(async () => {
    await plug(now);
    const database = openDatabase(join(fixture.home, 'data', 'zeroclaw.db'));
    database.exec("UPDATE preferences SET value = replace(value, 'A1', 'B2') WHERE key = 'known_boards'");
    database.close();
  });
  await connected();
  expect((await fixture.problem('record-known-boards')).message).toContain('no board is written to');
  expect((await fixture.problem('board-another:pump')).message).toContain('changed outside of ZeroClaw');
  expect((await fixture.runToEnd('valve')).status).toBe('failed');
  expect(now.sim.log().filter((entry) => String(entry['line']).includes('gpio_write'))).toEqual([]);
  // Who takes the record as it is takes the board in it, too.
  await fixture.ask('runs.accept-record', {});
  await fixture.fixed('board-another:pump');
  expect((await fixture.runToEnd('valve')).status).toBe('completed');
});
