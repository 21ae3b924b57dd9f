import { expect, onTestFinished, test } from 'vitest';
import type { Output } from '../../../src/shared/procedures';
import { approveShown } from '../../fixtures/approve-shown';
import { startBoardSim } from '../../fixtures/board-sim';
import { BotApiServer } from '../../fixtures/bot-api/server';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startModbusTcp, type ModbusDevice } from '../../fixtures/modbus-device';

/** What a card says of signals of Modbus devices and of analog inputs still holds when a person has decided. */

type Card = Output<'approvals.list'>[number];

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
[modbus.devices.plc.signals.guard]
table = "discrete_input"
address = 7
poll_secs = 0
[modbus.devices.plc.signals.setpoint]
table = "holding_register"
address = 10
unit = "°C"
writable = true
poll_secs = 0
`;

const toml = (more = ''): string =>
  `[sop]\nname = "drain"\ndescription = "For a test"\nexecution_mode = "auto"\n${more}\n[[triggers]]\ntype = "manual"\n`;
const asksToWrite = '   - requires_confirmation: true\n';
const drain = (more = ''): Record<string, string> => ({
  'drain/SOP.toml': toml(more),
  'drain/SOP.md': `## Steps\n\n1. **Guard** — Read it.\n   - call: modbus_read {"signal": "guard"}\n2. **Level** — Read it.\n   - call: modbus_read {"signal": "level"}\n3. **Warm** — Set it.\n   - call: modbus_write {"signal": "setpoint", "value": 40}\n4. **Open** — Open the valve.\n   - when: $.steps.2.output > 80\n   - call: modbus_write {"signal": "valve", "value": 1}\n${asksToWrite}`,
});

let device: ModbusDevice;
let engine: EngineFixture;

async function open(sops = drain(), more = '', sop = ''): Promise<void> {
  device = await startModbusTcp();
  onTestFinished(() => device.stop());
  device.input[30] = 861;
  engine = await openEngine({
    config: `[gateway]\nport = 0\n[sop]\n${sop}\n[modbus.devices.plc]\nurl = "${device.url}"\ntimeout_ms = 2000\n${signals}\n${more}`,
    sops,
  });
  onTestFinished(() => engine.close());
  await heard();
}

const cards = (): Promise<readonly Card[]> => engine.ask('approvals.list', {});
const waits = (fits: (card: Card) => boolean = () => true): Promise<Card> =>
  eventually('a card', async () => (await cards()).find(fits) ?? null);
const about = ({ gate }: Card): readonly string[] =>
  (gate.basis ?? []).map((fact) => (fact.of === 'signal' ? fact.signal : fact.of));
/** A card that knows all that it is based on. */
async function asked(...subjects: readonly string[]): Promise<Card> {
  await engine.ask('sops.start', { name: 'drain', payload: null });
  return waits((card) => subjects.every((each) => about(card).includes(each)));
}
const askedOfAll = (): Promise<Card> => asked('guard', 'setpoint', 'when', 'valve');
const approve = (): Promise<void> => cards().then(([card]) => approveShown(engine.ask, card?.runId ?? ''));
/** Each of these was asked for since: the answers to all but the last one are there. */
async function lookedAt(what: string): Promise<void> {
  const before = device.asked.length;
  await eventually(
    `looks at ${what}`,
    () => device.asked.slice(before).filter((each) => each === what).length >= 2,
  );
}
const heard = (): Promise<void> => lookedAt('register 30');
const opened = (): number => device.asked.filter((each) => each === 'set coil 5').length;

test('what still holds is approved at once, however a measured value moves', async () => {
  await open();
  const card = await askedOfAll();
  expect(card.gate.basis).toEqual(
    expect.arrayContaining([
      { of: 'when', step: 4, condition: '$.steps.2.output > 80', holds: true, value: '86.1' },
      { of: 'signal', device: 'plc', signal: 'guard', value: 0, unit: '' },
      { of: 'signal', device: 'plc', signal: 'setpoint', value: 40, unit: '°C' },
      { of: 'signal', device: 'plc', signal: 'valve', value: 0, unit: '' },
    ]),
  );
  device.input[30] = 834;
  await heard();
  await approve();
  expect((await engine.ended(card.runId)).status).toBe('completed');
  expect(opened()).toBe(1);
});

test.each([
  {
    name: 'a coil that the call writes',
    change: () => (device.coils[5] = true),
    look: 'coil 5',
    says: 'The signal valve of plc was 0 when this was asked, and is 1 now',
  },
  {
    name: 'an input that an earlier step read',
    change: () => (device.inputs[7] = true),
    look: 'input 7',
    says: 'The signal guard of plc was 0 when this was asked, and is 1 now',
  },
  {
    name: 'a register that an earlier step wrote',
    change: () => (device.holding[10] = 55),
    look: 'holding 10',
    says: 'The signal setpoint of plc was 40 °C when this was asked, and is 55 °C now',
  },
  {
    name: 'a measured value for which the condition of the step has ceased to hold',
    change: () => (device.input[30] = 120),
    look: 'register 30',
    says: 'The condition of the step does not hold any more: $.steps.2.output > 80. What was measured was 86.1, and is 12 now',
  },
])('$name is told, nothing is written, and the second yes counts', async ({ change, look, says }) => {
  await open();
  const card = await askedOfAll();
  change();
  await lookedAt(look);
  await expect(approve()).rejects.toThrow(`Nothing was approved: ${says}`);
  expect(opened()).toBe(0);
  const again = await waits(({ gate }) => gate.gate !== card.gate.gate);
  expect(again.gate.changed).toHaveLength(1);
  expect(again.code).not.toBe(card.code);
  await approve();
  expect((await engine.ended(card.runId)).status).toBe('completed');
  expect(opened()).toBe(1);
});

test('with recheck = "off" a yes is a yes', async () => {
  await open(drain('recheck = "off"'));
  await engine.ask('sops.start', { name: 'drain', payload: null });
  const card = await waits();
  device.coils[5] = true;
  device.input[30] = 120;
  await heard();
  await approve();
  expect((await engine.ended(card.runId)).status).toBe('completed');
  expect(card.gate.basis).toBeUndefined();
});

test('of a device that is away nothing is said; a step that had to wait for it looks before it writes, and asks once more', async () => {
  await open();
  const card = await askedOfAll();
  await device.stop();
  await engine.problem('modbus:plc');
  device.inputs[7] = true;
  await approve();
  await eventually(
    'the wait',
    async () =>
      (await engine.ask('runs.show', { runId: card.runId })).run.figures.awaits?.part.name === 'plc',
  );
  await device.start();
  const again = await waits();
  expect(again.gate).toMatchObject({
    reason: 'changed',
    resumes: true,
    calls: [{ tool: 'modbus_write', arguments: { signal: 'valve', value: 1 } }],
    changed: [{ was: { signal: 'guard', value: 0 }, now: { signal: 'guard', value: 1 } }],
  });
  expect(opened()).toBe(0);
  await approve();
  expect((await engine.ended(card.runId)).status).toBe('completed');
  expect(opened()).toBe(1);
});

test('a step that had to wait for its device and finds all as it was goes on by itself', async () => {
  await open();
  const card = await askedOfAll();
  await device.stop();
  await engine.problem('modbus:plc');
  await approve();
  await eventually(
    'the wait',
    async () =>
      (await engine.ask('runs.show', { runId: card.runId })).run.figures.awaits?.part.name === 'plc',
  );
  await device.start();
  expect((await engine.ended(card.runId)).status).toBe('completed');
  expect(opened()).toBe(1);
});

test('what a card looks at starts nothing', async () => {
  await open({
    ...drain(),
    'other/SOP.toml':
      '[sop]\nname = "other"\ndescription = "For a test"\nexecution_mode = "auto"\n[[triggers]]\ntype = "peripheral"\nboard = "plc"\nsignal = "valve"\n',
    'other/SOP.md': '## Steps\n\n1. **Level** — Read it.\n   - call: modbus_read {"signal": "level"}\n',
  });
  const card = await askedOfAll();
  device.coils[5] = true;
  await lookedAt('coil 5');
  await engine.ask('approvals.deny', { runId: card.runId, gate: card.gate.gate, reason: 'no' });
  await engine.ended(card.runId);
  await heard();
  expect((await engine.ask('runs.list', {})).map(({ sop }) => sop)).toEqual(['drain']);
});

test('an analog input of a board for which the condition of the step has ceased to hold is told', async () => {
  const board = await startBoardSim({ analogBits: 12 });
  onTestFinished(() => board.stop());
  await board.measure(0, 3_000);
  await open(
    {
      'drain/SOP.toml': toml(),
      'drain/SOP.md': `## Steps\n\n1. **Level** — Read it.\n   - call: adc_read {"board": "pump", "channel": 0}\n2. **Open** — Open the valve.\n   - when: $.steps.1.output.value > 2000\n   - call: modbus_write {"signal": "valve", "value": 1}\n${asksToWrite}`,
    },
    `[[peripherals.boards]]\nboard = "pump"\ntype = "nucleo-f401re"\npath = "${board.path}"\n`,
  );
  await eventually(
    'the board',
    async () => (await engine.ask('engine.status', {})).boards[0]?.state === 'connected',
  );
  const card = await asked('when', 'valve');
  await board.measure(0, 400);
  const readings = (): number =>
    board.log().filter((entry) => entry.kind === 'tx' && String(entry['line']).includes('400')).length;
  await eventually('two looks', () => readings() >= 2);
  await expect(approve()).rejects.toThrow('What was measured was 3000, and is 400 now');
  await approve();
  expect((await engine.ended(card.runId)).status).toBe('completed');
});

test('on Telegram the card is asked once more, with the signal, its unit and both values', async () => {
  const telegram = await BotApiServer.start();
  onTestFinished(() => telegram.close());
  await open(
    drain(),
    `[channels_config.telegram]\nbot_token = "${telegram.token}"\napi_root = "${telegram.apiRoot}"\nallowed_users = ["7"]\n`,
    'approval_routes = ["telegram:7"]',
  );
  const card = await askedOfAll();
  const onTelegram = () => telegram.chats.messages.filter(({ buttons }) => buttons.length > 0);
  await telegram.until(() => onTelegram().length === 1);
  device.holding[10] = 55;
  await lookedAt('holding 10');
  telegram.updates.press(onTelegram().at(-1)?.buttons[0]?.callback_data ?? '', {
    id: 7,
    is_bot: false,
    first_name: 'Ana',
  });
  await waits(({ gate }) => gate.gate !== card.gate.gate);
  await telegram.until(() =>
    onTelegram().some(({ text }) =>
      text.includes('The signal setpoint of plc was 40 °C when this was asked, and is 55 °C now'),
    ),
  );
  expect(opened()).toBe(0);
});
