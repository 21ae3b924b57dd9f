import { mkdtemp, rename, rm, symlink, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Output } from '../../../src/shared/procedures';
import type { RunDetail } from '../../../src/shared/run';
import { approveShown } from '../../fixtures/approve-shown';
import { BotApiServer } from '../../fixtures/bot-api/server';
import { standInUdevFolder, startBoardSim, type BoardSim } from '../../fixtures/board-sim';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startMosquitto, type Mosquitto } from '../../fixtures/mosquitto';

type Card = Output<'approvals.list'>[number];

const close = (recheck = ''): Record<string, string> => ({
  'close/SOP.toml': `[sop]\nname = "close"\ndescription = "Closes the valve."\nexecution_mode = "auto"\n${recheck}\n[[triggers]]\ntype = "mqtt"\ntopic = "tank/1"\ncondition = "$.value > 85"\n`,
  'close/SOP.md':
    '## Steps\n\n1. **Read** — Read the switch.\n   - call: gpio_read {"board": "pump", "pin": 7}\n2. **Close** — Close the valve.\n   - call: gpio_write {"board": "pump", "pin": 5, "value": 1}\n   - requires_confirmation: true\n',
});

let broker: Mosquitto;
let board: BoardSim;
let port: string;
let engine: EngineFixture;

const plug = async (sim: BoardSim): Promise<void> => {
  await symlink(sim.path, `${port}.new`);
  await rename(`${port}.new`, port);
};

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zc-basis-'));
  port = join(folder, 'ttyACM0');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  broker = await startMosquitto();
  onTestFinished(() => broker.close());
  board = await startBoardSim();
  onTestFinished(() => board.stop());
  await plug(board);
});

async function open(sops: Record<string, string> = close(), more = '', sopConfig = ''): Promise<void> {
  engine = await openEngine({
    config: `[gateway]\nport = 0\n[sop]\n${sopConfig}\n[mqtt]\nurl = "${broker.url}"\n[[peripherals.boards]]\nboard = "pump"\ntype = "nucleo-f401re"\npath = "${port}"\n${more}`,
    sops,
  });
  onTestFinished(() => engine.close());
  await eventually('the board and the broker', async () => {
    const { boards, broker: chip } = await engine.ask('engine.status', {});
    return boards[0]?.state === 'connected' && chip.health === 'on';
  });
}

const cards = (): Promise<readonly Card[]> => engine.ask('approvals.list', {});
const subjects = ({ gate }: Card): readonly string[] =>
  (gate.basis ?? []).map((fact) => (fact.of === 'pin' ? `pin ${String(fact.pin)}` : fact.of));
const waits = (fits: (card: Card) => boolean = () => true): Promise<Card> =>
  eventually('a card', async () => (await cards()).find(fits) ?? null);
/** A card that knows all that it is based on. */
async function asked(): Promise<Card> {
  await broker.publish('tank/1', '{"value":92}');
  return waits((card) => ['trigger', 'pin 7', 'pin 5'].every((each) => subjects(card).includes(each)));
}
const written = (): number =>
  board.log().filter((entry) => entry.kind === 'rx' && String(entry['line']).includes('gpio_write')).length;
const latest = (value: number): Promise<unknown> =>
  eventually('the latest value', async () =>
    (await engine.ask('runs.evidence', { runId: (await cards())[0]?.runId ?? '' }))?.points.some(
      (point) => point.value === value,
    ),
  );
const approve = (): Promise<void> => cards().then(([card]) => approveShown(engine.ask, card?.runId ?? ''));
const ended = ({ runId }: Card): Promise<RunDetail['run']> => engine.ended(runId);

test('what still holds is approved at once', async () => {
  await open();
  const card = await asked();
  await approve();
  expect((await ended(card)).status).toBe('completed');
  expect(written()).toBe(1);
});

test('a condition that has ceased to hold is told, nothing is sent, and the second yes counts', async () => {
  await open();
  const card = await asked();
  await broker.publish('tank/1', '{"value":71}');
  await latest(71);
  await expect(approve()).rejects.toThrow(
    'Nothing was approved: What started this does not hold any more: $.value > 85. The value was 92, and is 71 now',
  );
  expect(written()).toBe(0);
  const again = await waits(({ gate }) => gate.gate !== card.gate.gate);
  expect(again.gate.changed).toMatchObject([{ was: { holds: true }, now: { holds: false } }]);
  expect(again.gate.expiresAt).toBe(card.gate.expiresAt);
  expect(again.code).not.toBe(card.code);
  await approve();
  expect((await ended(card)).status).toBe('completed');
  expect(written()).toBe(1);
});

test.each([
  { name: 'in a long message', pad: 'x'.repeat(3_000), between: () => Promise.resolve() },
  { name: 'before a restart', pad: '', between: () => engine.restart() },
])('a condition that has ceased to hold $name is told, and nothing is sent', async ({ pad, between }) => {
  await open();
  await asked();
  await broker.publish('tank/1', JSON.stringify({ pad, value: 71 }));
  await eventually('the message', async () =>
    (await engine.ask('events.list', { limit: 5 })).some(({ payload }) => payload?.includes('71') === true),
  );
  await between();
  await waits();
  await expect(approve()).rejects.toThrow('The value was 92, and is 71 now');
  expect(written()).toBe(0);
});

test.each([
  { name: 'that an earlier step read', pin: 7 },
  { name: 'that the call writes', pin: 5 },
])('a pin $name with another level is told, and nothing is sent', async ({ pin }) => {
  await open();
  const card = await asked();
  await board.setPin(pin, 1);
  await eventually('the level', async () =>
    (await engine.ask('boards.show', { board: 'pump' })).pins.some(
      (each) => each.pin === pin && each.level === 1,
    ),
  );
  await expect(approve()).rejects.toThrow(
    `Pin ${String(pin)} of pump was 0 when this was asked, and is 1 now`,
  );
  expect(written()).toBe(0);
  await approve();
  expect((await ended(card)).status).toBe('completed');
});

test('what a card of a group was based on is looked at again once the others of the group are answered', async () => {
  await open({
    'close/SOP.toml': close()['close/SOP.toml'] ?? '',
    'close/SOP.md':
      '## Steps\n\n1. **Close** — Close the valve.\n   - group: both\n   - call: gpio_write {"board": "pump", "pin": 5, "value": 1}\n   - requires_confirmation: true\n2. **Read** — Read the gauge.\n   - group: both\n   - kind: input\n   - ask: {"type": "number"}\n',
  });
  await broker.publish('tank/1', '{"value":92}');
  const card = await waits((each) => ['trigger', 'pin 5'].every((fact) => subjects(each).includes(fact)));
  await approve();
  const asks = await waits(({ gate }) => gate.reason === 'input');
  const answer = (of: Card): Promise<null> =>
    engine.ask('approvals.approve', { runId: of.runId, gate: of.gate.gate, shown: of.shown, answer: 7 });
  await broker.publish('tank/1', '{"value":71}');
  await latest(71);
  await expect(answer(asks)).rejects.toThrow('does not hold any more');
  await answer(await waits(({ gate }) => gate.reason === 'input' && gate.gate !== asks.gate.gate));
  const parked = await waits(({ gate }) => gate.reason === 'changed');
  expect(parked.gate.changed).toMatchObject([{ was: { holds: true }, now: { holds: false } }]);
  expect(written()).toBe(0);
  await approve();
  expect((await ended(card)).status).toBe('completed');
  expect(written()).toBe(1);
});

test('with recheck = "off" a yes is a yes', async () => {
  await open(close('recheck = "off"'));
  await broker.publish('tank/1', '{"value":92}');
  const card = await waits();
  await broker.publish('tank/1', '{"value":71}');
  await latest(71);
  await approve();
  expect((await ended(card)).status).toBe('completed');
  expect(card.gate.basis).toBeUndefined();
});

test('a step that had to wait for its board looks again before it sends, and asks once more', async () => {
  await open();
  const card = await asked();
  await unlink(port);
  await board.fault('disconnect', { for_ms: 600_000 });
  await eventually('the board to be away', async () =>
    ['lost', 'connecting'].includes((await engine.ask('engine.status', {})).boards[0]?.state ?? ''),
  );
  await approve();
  await eventually(
    'the wait',
    async () =>
      (await engine.ask('runs.show', { runId: card.runId })).run.figures.awaits?.part.kind === 'board',
  );
  await broker.publish('tank/1', '{"value":71}');
  await eventually('the latest value', async () =>
    (await engine.ask('runs.evidence', { runId: card.runId }))?.points.some((point) => point.value === 71),
  );
  const other = await startBoardSim();
  onTestFinished(() => other.stop());
  board = other;
  await plug(other);
  const again = await waits();
  expect(again.gate).toMatchObject({
    reason: 'changed',
    resumes: true,
    calls: [{ tool: 'gpio_write', arguments: { pin: 5, value: 1 } }],
    changed: [{ was: { of: 'trigger', holds: true }, now: { holds: false } }],
  });
  expect(written()).toBe(0);
  await approve();
  expect((await ended(card)).status).toBe('completed');
  expect(written()).toBe(1);
});

test('another board than the card was based on is told, also once it was accepted', async () => {
  const ports = await mkdtemp(join(tmpdir(), 'zc-port-'));
  onTestFinished(() => rm(ports, { recursive: true, force: true }));
  vi.stubEnv('PATH', `${standInUdevFolder}${delimiter}${process.env['PATH'] ?? ''}`);
  vi.stubEnv('BOARD_SIM_UDEV_DIR', ports);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const first = await startBoardSim({ serialNumber: 'A1', udevFolder: ports });
  onTestFinished(() => first.stop());
  board = first;
  await plug(first);
  await open();
  const card = await asked();
  expect(subjects(card)).toContain('board');
  await unlink(port);
  await first.stop();
  const second = await startBoardSim({ serialNumber: 'B2', udevFolder: ports });
  onTestFinished(() => second.stop());
  board = second;
  await plug(second);
  const shown = await eventually(
    'the stranger',
    async () => (await engine.ask('engine.status', {})).boards[0]?.stranger ?? null,
  );
  await engine.ask('boards.accept', { board: 'pump', shown });
  await expect(approve()).rejects.toThrow('Another board answers as pump than when this was asked');
  expect(written()).toBe(0);
});

test('on Telegram the card is asked once more, with what has changed and where its values come from', async () => {
  const telegram = await BotApiServer.start();
  onTestFinished(() => telegram.close());
  await open(
    close(),
    `[channels_config.telegram]\nbot_token = "${telegram.token}"\napi_root = "${telegram.apiRoot}"\nallowed_users = ["7"]\n`,
    'approval_routes = ["telegram:7"]',
  );
  const card = await asked();
  const onTelegram = () => telegram.chats.messages.filter(({ buttons }) => buttons.length > 0);
  await telegram.until(() => onTelegram().length === 1);
  expect(onTelegram()[0]?.text).toContain('from the procedure');
  expect(onTelegram()[0]?.text).toContain('is 92, limit');
  await broker.publish('tank/1', '{"value":71}');
  await latest(71);
  const press = (): void => {
    telegram.updates.press(onTelegram().at(-1)?.buttons[0]?.callback_data ?? '', {
      id: 7,
      is_bot: false,
      first_name: 'Ana',
    });
  };
  press();
  await waits(({ gate }) => gate.gate !== card.gate.gate);
  await telegram.until(() => onTelegram().some(({ text }) => text.includes('Changed since it was asked:')));
  expect(onTelegram().at(-1)?.text).not.toContain('is 92, limit');
  expect(written()).toBe(0);
  await telegram.until(() => onTelegram().length === 1);
  press();
  expect((await ended(card)).status).toBe('completed');
  expect(written()).toBe(1);
});

const closesOn = (trigger: string): Record<string, string> => ({
  'close/SOP.toml': `[sop]\nname = "close"\ndescription = "Closes the valve."\nexecution_mode = "supervised"\nmax_concurrent = 9\n\n[[triggers]]\n${trigger}\n`,
  'close/SOP.md':
    '## Steps\n\n1. **Close** — Close the valve.\n   - call: gpio_write {"board": "pump", "pin": 5, "value": 1}\n',
});

test('a silence that is over is told, and nothing is sent', async () => {
  await open(closesOn('type = "absence"\ntopic = "pump/1/heartbeat"\nafter_secs = 1'));
  const card = await waits(({ gate }) => (gate.calls ?? []).length > 0);
  expect(card.gate.basis).toContainEqual({ of: 'silence', place: 'pump/1/heartbeat', isSilent: true });
  await broker.publish('pump/1/heartbeat', '{"ok":true}');
  await eventually('the heartbeat', async () => {
    const [sop] = await engine.ask('sops.list', {});
    return sop?.underWay?.some(({ timing }) => timing.state === 'silent');
  });
  await expect(approve()).rejects.toThrow(
    'Nothing was approved: Nothing had been heard from pump/1/heartbeat when this was asked, and something is heard again now',
  );
  expect(written()).toBe(0);
  await approve();
  expect((await ended(card)).status).toBe('completed');
  expect(written()).toBe(1);
});

test('a silence that goes on is approved at once, also after a restart', async () => {
  await open(closesOn('type = "absence"\ntopic = "pump/1/heartbeat"\nafter_secs = 1'));
  const card = await waits(({ gate }) => (gate.calls ?? []).length > 0);
  await engine.restart();
  await waits();
  await approve();
  expect((await ended(card)).status).toBe('completed');
});

test('figures of a window for which its condition has ceased to hold are told, and nothing is sent', async () => {
  await open(
    closesOn(
      'type = "window"\ntopic = "room/1/co2"\nvalue = "$.ppm"\nover_secs = 600\ncondition = "$.mean > 1200"',
    ),
  );
  await broker.publish('room/1/co2', '{"ppm":1400}');
  const card = await waits(({ gate }) => (gate.calls ?? []).length > 0);
  expect(card.gate.basis).toContainEqual({
    of: 'trigger',
    condition: '$.mean > 1200',
    holds: true,
    value: '1400',
  });
  await broker.publish('room/1/co2', '{"ppm":400}');
  await eventually('the figures', async () => {
    const [sop] = await engine.ask('sops.list', {});
    return sop?.underWay?.some(({ timing }) => timing.figures?.includes('"mean":900') === true);
  });
  await expect(approve()).rejects.toThrow(
    'What started this does not hold any more: $.mean > 1200. The value was 1400, and is 900 now',
  );
  expect(written()).toBe(0);
  await approve();
  expect((await ended(card)).status).toBe('completed');
});

test('what started the run that started this one has ceased to hold: it is told, and nothing is sent', async () => {
  await open({
    'alarm/SOP.toml': (close()['close/SOP.toml'] ?? '').replace('name = "close"', 'name = "alarm"'),
    'alarm/SOP.md': '## Steps\n\n1. **Close** — It.\n   - kind: procedure\n   - run: close {}\n',
    'close/SOP.toml':
      '[sop]\nname = "close"\ndescription = "Closes the valve."\nexecution_mode = "supervised"\n[[triggers]]\ntype = "manual"\n',
    'close/SOP.md':
      '## Steps\n\n1. **Close** — Close the valve.\n   - call: gpio_write {"board": "pump", "pin": 5, "value": 1}\n',
  });
  await broker.publish('tank/1', '{"value":92}');
  const card = await waits((each) => subjects(each).includes('trigger'));
  expect(card.gate.basis).toContainEqual({
    of: 'trigger',
    condition: '$.value > 85',
    holds: true,
    value: '92',
  });
  await broker.publish('tank/1', '{"value":71}');
  await eventually('the message', async () =>
    (await engine.ask('events.list', { limit: 5 })).some(({ payload }) => payload?.includes('71') === true),
  );
  await expect(approve()).rejects.toThrow('The value was 92, and is 71 now');
  expect(written()).toBe(0);
  await approve();
  expect((await ended(card)).status).toBe('completed');
});
