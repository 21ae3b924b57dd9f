import { expect, onTestFinished, test } from 'vitest';
import { startBoardSim } from '../../fixtures/board-sim';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';

/** Buttons and the light of a whole engine, on a virtual board. */

const sops = {
  'valve/SOP.toml':
    '[sop]\nname = "valve"\ndescription = "For a test"\nmax_concurrent = 9\n[[triggers]]\ntype = "manual"\n',
  'long/SOP.toml':
    '[sop]\nname = "long"\ndescription = "For a test"\nexecution_mode = "auto"\n[[triggers]]\ntype = "manual"\n',
  'long/SOP.md': '## Steps\n\n1. **Wait** — Long.\n   - call: shell {"command": "sleep 600"}\n',
  'valve/SOP.md':
    '## Steps\n\n1. **Close** — Low.\n   - requires_confirmation: true\n   - call: gpio_write {"board": "desk", "pin": 5, "value": 1}\n',
};

const config = (pressedLevel: number): string => {
  const board = [
    'board = "desk"',
    'type = "virtual"',
    'debounce_ms = 0',
    'approve_pin = 2',
    'reject_pin = 3',
    'stop_pin = 4',
    `pressed_level = ${String(pressedLevel)}`,
    'waiting_led_pin = 13',
  ].join('\n');
  return `[gateway]\nport = 0\n\n[tools]\nshell_allow = ["sleep"]\n\n[[peripherals.boards]]\n${board}\n`;
};

async function open(): Promise<EngineFixture> {
  const fixture = await openEngine({ config: config(1), sops });
  onTestFinished(() => fixture.close());
  await eventually(
    'the buttons to be known',
    async () =>
      (await fixture.ask('engine.status', {})).boards[0]?.state === 'connected' &&
      (await fixture.ask('boards.show', { board: 'desk' })).pins[4]?.level === 0,
  );
  return fixture;
}

const start = async ({ ask }: EngineFixture): Promise<string> => {
  const { runId } = await ask('sops.start', { name: 'valve', payload: null });
  await eventually('the gate', async () =>
    (await ask('approvals.list', {})).some((approval) => approval.runId === runId),
  );
  return runId;
};

const light = async ({ ask }: EngineFixture): Promise<number> =>
  (await ask('boards.read', { board: 'desk', pin: 13 })).value;

test('a button that is held approves the one procedure that waits, and the light says that it does', async () => {
  const fixture = await open();
  const runId = await start(fixture);
  await eventually('the light', async () => (await light(fixture)) === 1);
  await fixture.ask('boards.turn', { board: 'desk', pin: 2, value: 1 });
  const run = await fixture.ended(runId);
  expect(run.decisions).toMatchObject([{ decision: 'approved', by: 'button on desk', via: 'board:desk' }]);
  expect(await fixture.ask('boards.read', { board: 'desk', pin: 5 })).toEqual({ value: 1 });
  await eventually('the light to go out', async () => (await light(fixture)) === 0);
  expect(
    (await fixture.ask('boards.show', { board: 'desk' })).pins
      .filter(({ role }) => role !== null)
      .map(({ pin, role }) => [pin, role]),
  ).toEqual([
    [2, 'approve'],
    [3, 'reject'],
    [4, 'stop'],
    [13, 'waiting_led'],
  ]);
});

test('reject and stop act at a touch', async () => {
  const fixture = await open();
  const rejected = await start(fixture);
  await fixture.ask('boards.turn', { board: 'desk', pin: 3, value: 1, forMs: 20 });
  expect((await fixture.ended(rejected)).decisions).toMatchObject([
    { decision: 'denied', via: 'board:desk' },
  ]);
  const stopped = await start(fixture);
  await fixture.ask('boards.turn', { board: 'desk', pin: 4, value: 1, forMs: 20 });
  expect((await fixture.ended(stopped)).status).toBe('cancelled');
  expect((await fixture.ask('engine.status', {})).pausedBy).toMatchObject({ by: 'button on desk' });
});

const stopFound = { by: 'button on desk, found pressed', via: 'board:desk' };

test('a stop that was pressed while the board was away stops when it comes back', async () => {
  const fixture = await open();
  const stopped = await start(fixture);
  await fixture.ask('boards.plug', { board: 'desk', inPlace: false });
  await fixture.ask('boards.turn', { board: 'desk', pin: 4, value: 1 });
  await fixture.ask('boards.plug', { board: 'desk', inPlace: true });
  expect((await fixture.ended(stopped)).status).toBe('cancelled');
  expect((await fixture.ask('engine.status', {})).pausedBy).toMatchObject(stopFound);
});

test('a stop that is held down at the start stops what the start took up', async () => {
  const fixture = await open();
  const stopped = await start(fixture);
  // The pins of a virtual board begin at 0.
  await fixture.restart(() => fixture.save('config.toml', config(0)));
  expect((await fixture.ended(stopped)).status).toBe('cancelled');
  expect((await fixture.ask('engine.status', {})).pausedBy).toMatchObject(stopFound);
});

test.runIf(process.platform === 'linux')(
  'what was being carried out is not taken up while a stop is held down',
  async () => {
    const fixture = await open();
    const { runId } = await fixture.ask('sops.start', { name: 'long', payload: null });
    const events = async (): Promise<readonly string[]> =>
      (await fixture.ask('runs.events', { runId })).events.map(({ event }) => event.type);
    await eventually('the call', async () => (await events()).includes('tool-call-sent'));
    await fixture.restart(() => fixture.save('config.toml', config(0)));
    expect((await events()).slice(-2)).toEqual(['tool-call-sent', 'run-cancelled']);
  },
);

test('nothing sets the pin of the emergency stop, so it is heard; a person who insists does', async () => {
  const fixture = await open();
  await fixture.save(
    'workspace/sops/deaf/SOP.toml',
    sops['valve/SOP.toml'].replace('"valve"', '"deaf"\nexecution_mode = "auto"'),
  );
  await fixture.save(
    'workspace/sops/deaf/SOP.md',
    '## Steps\n\n1. **Set** — It.\n   - call: gpio_write {"pin": 4, "value": 1}\n',
  );
  const deaf = await eventually('the procedure', async () =>
    (await fixture.ask('sops.list', {})).find(({ name }) => name === 'deaf'),
  );
  const why =
    'pin 4 of desk is the emergency stop (stop_pin in config.toml), and is not set: a pin that is set hears no button';
  expect(deaf.diagnostics).toMatchObject([
    {
      severity: 'warning',
      message: `Step 1, call to gpio_write: ${why}`,
      remedy: 'Use another pin, or take stop_pin out of config.toml.',
    },
  ]);
  expect((await fixture.runToEnd('deaf')).status).toBe('failed');
  await expect(fixture.ask('boards.write', { board: 'desk', pin: 4, value: 1, forMs: 5 })).rejects.toThrow(
    why,
  );
  expect((await fixture.ask('boards.show', { board: 'desk' })).pins[4]).toMatchObject({
    level: 0,
    driven: false,
  });
  const stopped = await start(fixture);
  await fixture.ask('boards.turn', { board: 'desk', pin: 4, value: 1, forMs: 20 });
  expect((await fixture.ended(stopped)).status).toBe('cancelled');
  await eventually(
    'the button let go',
    async () => (await fixture.ask('boards.show', { board: 'desk' })).pins[4]?.level === 0,
  );
  await fixture.ask('boards.write', { board: 'desk', pin: 4, value: 1, insist: true });
  expect((await fixture.ask('boards.show', { board: 'desk' })).pins[4]).toMatchObject({
    level: 1,
    driven: true,
  });
  expect(await fixture.problem('board-deaf:desk:stop')).toMatchObject({
    where: 'board desk',
    message: 'The emergency stop on pin 4 of desk does not listen while the pin is driven',
  });
  await fixture.ask('boards.plug', { board: 'desk', inPlace: false });
  await fixture.ask('boards.plug', { board: 'desk', inPlace: true });
  await fixture.problem('board-deaf:desk:stop', ({ message }) => message.includes('may not listen'));
  expect((await fixture.ask('engine.status', {})).problems.map(({ id }) => id)).not.toContain(
    'board-undriven:desk',
  );
  await fixture.ask('boards.turn', { board: 'desk', pin: 4, value: 0 });
  await fixture.fixed('board-deaf:desk:stop');
});

test('the light is on while something waits, whatever becomes of the board, its pin and who sets it', async () => {
  const board = await startBoardSim();
  onTestFinished(() => board.stop());
  const lit = (pin: number): string =>
    `[gateway]\nport = 0\n\n[[peripherals.boards]]\nboard = "desk"\ntype = "nucleo-f401re"\npath = "${board.path}"\nwaiting_led_pin = ${String(pin)}\n`;
  const fixture = await openEngine({ config: lit(13), sops });
  onTestFinished(() => fixture.close());
  const level = async (pin: number): Promise<number | undefined> => (await board.dump()).pins[String(pin)];
  await start(fixture);
  await eventually('the light', async () => (await level(13)) === 1);
  await board.setPin(13, 0);
  await board.fault('raw', { text: '{"event":"boot","firmware":"zeroclaw-nucleo","version":"1.0.0"}\n' });
  await eventually('the light after a restart of the board', async () => (await level(13)) === 1);
  await fixture.ask('boards.write', { board: 'desk', pin: 13, value: 0 });
  await eventually('the light after somebody put it out', async () => (await level(13)) === 1);
  await fixture.save('config.toml', lit(12));
  await eventually(
    'the light on its new pin',
    async () => (await level(12)) === 1 && (await level(13)) === 0,
  );
  await fixture.restart(() => fixture.save('config.toml', lit(11)));
  await eventually(
    'the light on the pin that it got outside of ZeroClaw',
    async () => (await level(11)) === 1 && (await level(12)) === 0,
  );
});

test('a stop that was set is told as deaf by the next engine as well, until its board starts again', async () => {
  const board = await startBoardSim();
  onTestFinished(() => board.stop());
  const fixture = await openEngine({
    config: `[gateway]\nport = 0\n\n[[peripherals.boards]]\nboard = "desk"\ntype = "nucleo-f401re"\npath = "${board.path}"\nstop_pin = 4\n`,
    sops,
  });
  onTestFinished(() => fixture.close());
  await eventually(
    'the board',
    async () => (await fixture.ask('engine.status', {})).boards[0]?.state === 'connected',
  );
  await fixture.ask('boards.write', { board: 'desk', pin: 4, value: 1, insist: true });
  await fixture.problem('board-deaf:desk:stop');
  await fixture.restart();
  await fixture.problem('board-deaf:desk:stop', ({ message }) => message.includes('may not listen'));
  await eventually(
    'the board',
    async () => (await fixture.ask('engine.status', {})).boards[0]?.state === 'connected',
  );
  await board.fault('raw', { text: '{"event":"boot","firmware":"zeroclaw-nucleo","version":"1.0.0"}\n' });
  await fixture.fixed('board-deaf:desk:stop');
});

test('a stop pin that the board does not have is a problem that names its key, and none of the procedures', async () => {
  const fixture = await open();
  await fixture.save('config.toml', config(1).replace('stop_pin = 4', 'stop_pin = 40'));
  expect(await fixture.problem('board-pins:desk:stop')).toMatchObject({
    message: 'desk has no pin 40, so its emergency stop does not work',
    remedy: expect.stringMatching(/^Correct stop_pin in config\.toml: desk has the pins 0, 1, /u) as string,
  });
  await fixture.fixed('board-pins:desk');
  await fixture.save('config.toml', config(1));
  await fixture.fixed('board-pins:desk:stop');
});
