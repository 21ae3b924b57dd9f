import { mkdir, mkdtemp, rm, rmdir, symlink, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Output } from '../../../src/shared/procedures';
import { BotApiServer } from '../../fixtures/bot-api/server';
import { standInUdevFolder, startBoardSim, type BoardSim } from '../../fixtures/board-sim';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';

type Card = Output<'approvals.list'>[number];

const written =
  '## Steps\n\n1. **Set** — Set the pin.\n   - call: gpio_write {"board": "pump", "pin": "{{payload.pin}}", "value": 1}\n';
const procedure = (more = '', steps = written): Record<string, string> => ({
  'set/SOP.toml': `[sop]\nname = "set"\ndescription = "Sets a pin."\nexecution_mode = "supervised"\nmax_concurrent = 9\n${more}\n[[triggers]]\ntype = "manual"\n`,
  'set/SOP.md': steps,
});

let board: BoardSim;
let engine: EngineFixture;

beforeEach(async () => {
  board = await startBoardSim();
  onTestFinished(() => board.stop());
});

async function open(sops: Record<string, string>, more = '', port = board.path): Promise<void> {
  engine = await openEngine({
    config: `[gateway]\nport = 0\n[[peripherals.boards]]\nboard = "pump"\ntype = "nucleo-f401re"\npath = "${port}"\n${more}`,
    sops,
  });
  onTestFinished(() => engine.close());
  await eventually(
    'the board',
    async () => (await engine.ask('engine.status', {})).boards[0]?.state === 'connected',
  );
}

const start = async (pin: number): Promise<string> =>
  (await engine.ask('sops.start', { name: 'set', payload: JSON.stringify({ pin }) })).runId;
const cardOf = (runId: string): Promise<Card> =>
  eventually(
    'its card',
    async () => (await engine.ask('approvals.list', {})).find((each) => each.runId === runId) ?? null,
  );
async function approved(pin: number, range: (card: Card) => Card['offer'] = () => undefined): Promise<Card> {
  const card = await cardOf(await start(pin));
  const allowed = range(card);
  await engine.ask('approvals.approve', {
    runId: card.runId,
    gate: card.gate.gate,
    shown: card.shown,
    ...(allowed === undefined ? {} : { range: allowed }),
  });
  expect((await engine.ended(card.runId)).status).toBe('completed');
  return card;
}
/** Five approvals of the step, of pins 5 and 6. */
async function often(): Promise<void> {
  for (const pin of [5, 6, 5, 6, 5]) expect((await approved(pin)).offer).toBeUndefined();
}
const levels = (pin: number): number =>
  board
    .log()
    .filter(
      ({ kind, line }) =>
        kind === 'rx' && String(line).includes('gpio_write') && String(line).includes(`"pin":${String(pin)}`),
    ).length;

test('after five approvals the card offers what was seen; within it nobody is asked, and outside it a person is', async () => {
  await open(procedure());
  await often();
  const card = await approved(6, ({ offer }) => offer);
  expect(card.offer).toEqual({
    calls: [6, 5].map((pin) => ({
      'gpio_write.board': 'pump',
      'gpio_write.pin': pin,
      'gpio_write.value': 1,
      'board "pump"': 'a board without a name',
    })),
  });
  const before = levels(5);
  const run = await engine.ended(await start(5));
  expect(run).toMatchObject({ status: 'completed', decisions: [{ by: 'ana', via: 'standing' }] });
  expect(levels(5)).toBe(before + 1);
  expect(await engine.ask('permissions.list', {})).toMatchObject([{ tool: 'set/1', uses: 1, failed: false }]);
  await cardOf(await start(7));
  await engine.ask('permissions.revoke', { tool: 'set/1' });
  expect((await cardOf(await start(5))).offer).toBeUndefined();
  expect(levels(7)).toBe(0);
});

test('on Telegram the card offers it with a button, which counts as the same', async () => {
  const telegram = await BotApiServer.start();
  onTestFinished(() => telegram.close());
  await open(
    procedure(),
    `[sop]\napproval_routes = ["telegram:7"]\n[channels_config.telegram]\nbot_token = "${telegram.token}"\napi_root = "${telegram.apiRoot}"\nallowed_users = ["7"]\n`,
  );
  await often();
  const runId = await start(5);
  const onTelegram = () => telegram.chats.messages.find(({ buttons }) => buttons.length === 3);
  await telegram.until(() => onTelegram() !== undefined);
  expect(onTelegram()?.text).toContain('From now on without asking, while');
  const press = (): void => {
    telegram.updates.press(onTelegram()?.buttons[1]?.callback_data ?? '', {
      id: 7,
      is_bot: false,
      first_name: 'Ana',
    });
  };
  // What is approved meanwhile is on no card that Ana has read.
  await approved(7);
  press();
  await telegram.until(() => onTelegram()?.text.includes('7 |') === true);
  expect(await engine.ask('permissions.list', {})).toEqual([]);
  press();
  expect(await engine.ended(runId)).toMatchObject({ decisions: [{ via: 'telegram:7' }] });
  expect((await engine.ended(await start(6))).decisions).toMatchObject([{ via: 'standing' }]);
});

test('a range can be narrowed and not widened, and another definition asks', async () => {
  await open(procedure());
  await often();
  const wider = (card: Card): Card['offer'] => ({
    calls: (card.offer?.calls ?? []).map((call) => ({ ...call, 'gpio_write.pin': 7 })),
  });
  await expect(approved(5, wider)).rejects.toThrow('allows more than what was offered');
  await approved(5, (card) => ({
    calls: (card.offer?.calls ?? []).filter((call) => call['gpio_write.pin'] === 5),
  }));
  expect((await engine.ended(await start(5))).decisions).toMatchObject([{ via: 'standing' }]);
  await cardOf(await start(6));
  await engine.save('workspace/sops/set/SOP.md', written.replace('Set the pin.', 'Set this pin.'));
  await eventually('the new definition', async () =>
    (await engine.ask('sops.show', { name: 'set' })).entry.sop?.steps[0]?.body.includes('this pin'),
  );
  expect((await cardOf(await start(5))).offer).toBeUndefined();
});

test.each([
  { name: 'a written confirmation', sops: procedure('', `${written}   - requires_confirmation: true\n`) },
  { name: 'a critical procedure', sops: procedure('priority = "critical"') },
])('$name is always asked about', async ({ sops }) => {
  await open(sops);
  await often();
  const card = await cardOf(await start(5));
  expect(card.offer).toBeUndefined();
  await expect(
    engine.ask('approvals.approve', {
      runId: card.runId,
      gate: card.gate.gate,
      shown: card.shown,
      range: { calls: [{ 'gpio_write.pin': 5 }] },
    }),
  ).rejects.toThrow('cannot be allowed for longer');
});

test('after a failure it asks, until it has succeeded with the yes of a person', async () => {
  await open(
    procedure(
      '',
      '## Steps\n\n1. **Write** — Write it.\n   - call: file_write {"path": "x.txt", "content": "{{payload.pin}}"}\n',
    ),
  );
  await often();
  await approved(5, ({ offer }) => offer);
  const file = join(engine.home, 'workspace', 'x.txt');
  await rm(file);
  await mkdir(file);
  expect((await engine.ended(await start(5))).status).toBe('failed');
  expect(await engine.ask('permissions.list', {})).toMatchObject([{ failed: true }]);
  const card = await cardOf(await start(5));
  await engine.ask('approvals.approve', { runId: card.runId, gate: card.gate.gate, shown: card.shown });
  expect((await engine.ended(card.runId)).status).toBe('failed');
  await rmdir(file);
  await approved(5);
  expect((await engine.ended(await start(5))).decisions).toMatchObject([{ via: 'standing' }]);
});

test('a run that began before its procedure was changed asks', async () => {
  const two = `${written}2. **Again** — Set the pin.\n   - call: gpio_write {"board": "pump", "pin": "{{payload.pin}}", "value": 0}\n`;
  const stepByStep = (more = '') => {
    const files = procedure(more, two);
    return {
      ...files,
      'set/SOP.toml': (files['set/SOP.toml'] ?? '').replace('"supervised"', '"step_by_step"'),
    };
  };
  await open(stepByStep());
  const yes = async (runId: string, step: number, always = false): Promise<void> => {
    const card = await eventually(
      'its card',
      async () =>
        (await engine.ask('approvals.list', {})).find(
          (each) => each.runId === runId && each.gate.step === step,
        ) ?? null,
    );
    await engine.ask('approvals.approve', {
      runId,
      gate: card.gate.gate,
      shown: card.shown,
      ...(always && card.offer !== undefined ? { range: card.offer } : {}),
    });
  };
  for (const always of [false, false, false, false, false, true]) {
    const runId = await start(5);
    await yes(runId, 1);
    await yes(runId, 2, always);
    await engine.ended(runId);
  }
  expect(await engine.ask('permissions.list', {})).toMatchObject([{ tool: 'set/2' }]);
  const old = await start(5);
  await engine.save('workspace/sops/set/SOP.toml', stepByStep('priority = "critical"')['set/SOP.toml']);
  await eventually(
    'the new definition',
    async () => (await engine.ask('sops.show', { name: 'set' })).entry.sop?.priority === 'critical',
  );
  await yes(old, 1);
  await yes(old, 2);
  expect((await engine.ended(old)).decisions.map(({ via }) => via)).not.toContain('standing');
});

test('another board under the same name asks, also once it was accepted', async () => {
  const ports = await mkdtemp(join(tmpdir(), 'zc-port-'));
  onTestFinished(() => rm(ports, { recursive: true, force: true }));
  vi.stubEnv('PATH', `${standInUdevFolder}${delimiter}${process.env['PATH'] ?? ''}`);
  vi.stubEnv('BOARD_SIM_UDEV_DIR', ports);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const port = join(ports, 'port');
  const plug = async (serialNumber: string): Promise<void> => {
    const next = await startBoardSim({ serialNumber, udevFolder: ports });
    onTestFinished(() => next.stop());
    board = next;
    await symlink(next.path, port);
  };
  await plug('A1');
  await open(procedure(), '', port);
  await often();
  expect((await approved(5, ({ offer }) => offer)).offer).toMatchObject({
    calls: [{ 'board "pump"': 'a board without a name, serial number A1' }, {}],
  });
  expect((await engine.ended(await start(5))).decisions).toMatchObject([{ via: 'standing' }]);
  const first = board;
  await unlink(port);
  await first.stop();
  await plug('B2');
  const shown = await eventually(
    'the stranger',
    async () => (await engine.ask('engine.status', {})).boards[0]?.stranger ?? null,
  );
  const before = await cardOf(await start(5));
  expect(before.fails).not.toEqual([]);
  await engine.ask('boards.accept', { board: 'pump', shown });
  await eventually(
    'the board',
    async () => (await engine.ask('engine.status', {})).boards[0]?.state === 'connected',
  );
  const card = await cardOf(await start(5));
  expect(card.fails).toEqual([]);
  expect(levels(5)).toBe(0);
});

test('a card that waits is for a person, also after a restart, whatever has been allowed since', async () => {
  await open(procedure());
  await often();
  const waits = await cardOf(await start(5));
  await approved(5, ({ offer }) => offer);
  expect((await engine.ended(await start(5))).decisions).toMatchObject([{ via: 'standing' }]);
  await engine.restart();
  await eventually(
    'the board',
    async () => (await engine.ask('engine.status', {})).boards[0]?.state === 'connected',
  );
  // What comes after it is passed, and it is not.
  expect((await engine.ended(await start(5))).decisions).toMatchObject([{ via: 'standing' }]);
  const card = await cardOf(waits.runId);
  expect(card.gate.gate).toBe(waits.gate.gate);
  await engine.ask('approvals.approve', { runId: card.runId, gate: card.gate.gate, shown: card.shown });
  expect((await engine.ended(card.runId)).decisions).toMatchObject([{ by: 'ana', via: 'test' }]);
});
