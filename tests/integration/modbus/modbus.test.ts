import { expect, onTestFinished, test } from 'vitest';
import { approveShown } from '../../fixtures/approve-shown';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startModbusSerial, startModbusTcp, type ModbusDevice } from '../../fixtures/modbus-device';

/** Modbus devices behind a whole engine: over TCP, and on a serial line. */

const signals = `
[modbus.devices.plc.signals.level]
table = "input_register"
address = 30
scale = 0.1
unit = "%"
poll_secs = 0.05
[modbus.devices.plc.signals.valve]
table = "coil"
address = 5
writable = true
poll_secs = 0
[modbus.devices.plc.signals.setpoint]
table = "holding_register"
address = 10
type = "float32"
minimum = 0
maximum = 60
unit = "°C"
writable = true
poll_secs = 0
`;

const sops = {
  'drain/SOP.toml':
    '[sop]\nname = "drain"\ndescription = "For a test"\nexecution_mode = "auto"\nmax_concurrent = 9\n[[triggers]]\ntype = "peripheral"\nboard = "plc"\nsignal = "level"\ncondition = "> 85"\n',
  'drain/SOP.md':
    '## Steps\n\n1. **Open** — Open the valve.\n   - call: modbus_write {"signal": "valve", "value": 1}\n   - requires_confirmation: true\n\n2. **Look** — Read it.\n   - call: modbus_read {"signal": "valve"}\n\n3. **Warm** — Set it.\n   - call: modbus_write {"device": "plc", "signal": "setpoint", "value": 23.5}\n',
};

async function open(
  device: ModbusDevice,
  files: Readonly<Record<string, string>> = sops,
): Promise<EngineFixture> {
  onTestFinished(() => device.stop());
  const fixture = await openEngine({
    config: `[gateway]\nport = 0\n\n[modbus.devices.plc]\nurl = "${device.url}"\ntimeout_ms = 2000\n${signals}`,
    sops: files,
  });
  onTestFinished(() => fixture.close());
  return fixture;
}

const heard = (device: ModbusDevice): Promise<unknown> =>
  eventually('the level was read', () => device.asked.filter((what) => what === 'register 30').length >= 2);

test.each([
  ['over TCP', () => startModbusTcp()],
  ['on a serial line', () => startModbusSerial()],
])('a register starts a procedure, whose approved step writes a coil, %s', async (_name, start) => {
  const device = await start();
  device.input[30] = 700;
  const { ask, ended } = await open(device);
  expect((await ask('engine.status', {})).modbus).toEqual([
    { name: 'plc', signals: ['level', 'valve', 'setpoint'] },
  ]);
  await heard(device);
  device.input[30] = 861;
  const waiting = await eventually('the card', async () => (await ask('approvals.list', {}))[0]);
  expect(waiting.gate.calls).toMatchObject([
    { tool: 'modbus_write', arguments: { device: 'plc', signal: 'valve', value: 1 } },
  ]);
  expect(device.coils[5]).toBe(false);
  await approveShown(ask, waiting.runId);
  const run = await ended(waiting.runId);
  expect(run.status).toBe('completed');
  expect(run.trigger).toMatchObject({ topic: 'plc/level', payload: '86.1' });
  expect(run.steps.map(({ output }) => output)).toEqual([
    'valve of plc is now 1',
    '1',
    'setpoint of plc is now 23.5 °C',
  ]);
  expect(device.coils[5]).toBe(true);
  expect(device.holding.slice(10, 12)).toEqual([0x41bc, 0]);
});

test('what a signal is when the engine starts is no news; what changed while the device was off is', async () => {
  const device = await startModbusTcp();
  device.input[30] = 900;
  const { ask, problem, fixed } = await open(device);
  await heard(device);
  expect(await ask('runs.list', {})).toEqual([]);
  device.input[30] = 100;
  await heard(device);
  await device.stop();
  expect(await problem('modbus:plc')).toMatchObject({
    where: 'Modbus',
    message: expect.stringContaining('The device plc at tcp://127.0.0.1:') as string,
  });
  device.input[30] = 950;
  await device.start();
  await fixed('modbus:plc');
  const run = await eventually('the run', async () => (await ask('runs.list', {}))[0]);
  expect(run.sop).toBe('drain');
});

test('a step waits for a device that does not answer, and goes on when it is there again', async () => {
  const device = await startModbusTcp();
  const { ask, problem, ended } = await open(device, {
    ...sops,
    'drain/SOP.md': '## Steps\n\n1. **Look** — Read it.\n   - call: modbus_read {"signal": "setpoint"}\n',
  });
  await heard(device);
  await device.stop();
  await problem('modbus:plc');
  const { runId } = await ask('sops.start', { name: 'drain', payload: null });
  await eventually('it waits', async () => {
    const { run } = await ask('runs.show', { runId });
    return run.figures.awaits?.part.name === 'plc';
  });
  await device.start();
  const run = await ended(runId);
  expect(run.steps[0]?.output).toBe('0 °C');
});

test('a write that is not answered may have been carried out, and is not sent again', async () => {
  const device = await startModbusTcp();
  const { ask } = await open(device);
  await heard(device);
  device.before = () => new Promise(() => {});
  const { runId } = await ask('sops.start', { name: 'drain', payload: null });
  await eventually('the card', async () => (await ask('approvals.list', {}))[0]);
  await approveShown(ask, runId);
  const { run } = await eventually('the answer', async () => {
    const detail = await ask('runs.show', { runId });
    return detail.run.steps[0]?.toolCalls[0]?.answeredAt == null ? null : detail;
  });
  expect(run.steps[0]?.toolCalls).toHaveLength(1);
  expect(run.steps[0]?.toolCalls[0]).toMatchObject({
    success: false,
    output: expect.stringContaining('valve of plc may have been written') as string,
  });
});

test.each([
  ['{"signal": "level", "value": 3}', 'level of plc can only be read.'],
  [
    '{"signal": "setpoint", "value": 61}',
    'setpoint of plc was not written: it takes 0 °C to 60 °C, not 61 °C.',
  ],
  [
    '{"signal": "heater", "value": 1}',
    'The device plc has no signal "heater". It has level, valve, setpoint.',
  ],
  [
    '{"signal": "constructor", "value": 1}',
    'The device plc has no signal "constructor". It has level, valve, setpoint.',
  ],
  [
    '{"device": "constructor", "signal": "valve", "value": 1}',
    'There is no Modbus device "constructor". Devices: plc.',
  ],
  ['{"device": "plx", "signal": "valve", "value": 1}', 'There is no Modbus device "plx". Devices: plc.'],
])('%s is refused when it is written down: %s', async (args, message) => {
  const device = await startModbusTcp();
  const { ask } = await open(device, {
    ...sops,
    'drain/SOP.md': `## Steps\n\n1. **Set** — Set it.\n   - call: modbus_write ${args}\n`,
  });
  const [entry] = await ask('sops.list', {});
  expect(entry?.diagnostics.map((each) => each.message)).toContainEqual(expect.stringContaining(message));
});

test('a signal that the device does not have is told with what to look at, and the others go on', async () => {
  const device = await startModbusTcp();
  onTestFinished(() => device.stop());
  const fixture = await openEngine({
    config: `[gateway]\nport = 0\n\n[modbus.devices.plc]\nurl = "${device.url}"\n${signals.replace('address = 30', 'address = 300')}`,
    sops,
  });
  onTestFinished(() => fixture.close());
  expect(await fixture.problem('modbus:plc:level')).toMatchObject({
    message: 'level of plc cannot be read: the device has nothing at this address',
    remedy: expect.stringContaining('count addresses from 1') as string,
  });
});
