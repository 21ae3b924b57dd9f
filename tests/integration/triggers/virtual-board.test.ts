import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';

/** The virtual board of a whole engine: nothing above the port knows that it is one. */

const sops = {
  'alarm/SOP.toml':
    '[sop]\nname = "alarm"\ndescription = "For a test"\nexecution_mode = "auto"\nmax_concurrent = 99\n[[triggers]]\ntype = "peripheral"\nboard = "desk"\nsignal = "pin_3"\ncondition = "> 0"\n',
  'alarm/SOP.md':
    '## Steps\n\n1. **Lamp** — On.\n   - call: gpio_write {"board": "desk", "pin": 5, "value": 1}\n',
};

async function open(): Promise<EngineFixture> {
  const fixture = await openEngine({
    config:
      '[gateway]\nport = 0\n\n[[peripherals.boards]]\nboard = "desk"\ntype = "virtual"\ndebounce_ms = 0\n',
    sops,
  });
  onTestFinished(() => fixture.close());
  await eventually(
    'the board to be connected',
    async () => (await fixture.ask('engine.status', {})).boards[0]?.state === 'connected',
  );
  await eventually(
    'the pin to be known',
    async () => (await fixture.ask('boards.show', { board: 'desk' })).pins[3]?.level === 0,
  );
  return fixture;
}

const runs = async ({ ask }: EngineFixture): Promise<number> =>
  (await ask('runs.list', {})).filter(({ status }) => status === 'completed').length;

test('a pin that a person turns starts a procedure, whose write shows on the board', async () => {
  const fixture = await open();
  await fixture.ask('boards.turn', { board: 'desk', pin: 3, value: 1, forMs: 20 });
  await eventually('the run', async () => (await runs(fixture)) === 1);
  expect(await fixture.ask('boards.read', { board: 'desk', pin: 5 })).toEqual({ value: 1 });
  await eventually(
    'the pin to be back',
    async () => (await fixture.ask('boards.read', { board: 'desk', pin: 3 })).value === 0,
  );
  expect((await fixture.ask('boards.show', { board: 'desk' })).pins[3]).toMatchObject({
    procedures: ['alarm'],
    history: [{ value: 0 }, { value: 1 }, { value: 0 }],
  });
});

test('pulled out it is lost like any board, plugged in again it is back, and what changed in the meantime is told', async () => {
  const fixture = await open();
  await fixture.ask('boards.plug', { board: 'desk', inPlace: false });
  await eventually(
    'the loss',
    async () => (await fixture.ask('engine.status', {})).boards[0]?.state === 'lost',
  );
  await expect(fixture.ask('boards.read', { board: 'desk', pin: 5 })).rejects.toThrow('not connected');
  await fixture.ask('boards.turn', { board: 'desk', pin: 3, value: 1 });
  await fixture.ask('boards.plug', { board: 'desk', inPlace: true });
  await eventually('the run', async () => (await runs(fixture)) === 1);
  expect((await fixture.ask('boards.show', { board: 'desk' })).gaps).toMatchObject([{ reason: 'away' }]);
});

test('a board tells what listens to it and what calls it, also by a call that names no board while there is one only; a new name is checked at once', async () => {
  const fixture = await open();
  await fixture.save(
    'workspace/sops/alarm/SOP.md',
    '## Steps\n\n1. **Lamp** — On.\n   - call: gpio_write {"board": "desk", "pin": 5, "value": 1}\n',
  );
  await fixture.save(
    'workspace/sops/vent/SOP.md',
    '## Steps\n\n1. **Vent** — Open.\n   - call: gpio_write {"pin": 6, "value": 1}\n',
  );
  await fixture.save(
    'workspace/sops/vent/SOP.toml',
    '[sop]\nname = "vent"\ndescription = "For a test"\n[[triggers]]\ntype = "manual"\n',
  );
  await eventually(
    'the second procedure',
    async () =>
      (await fixture.ask('sops.list', {})).find(({ name }) => name === 'vent')?.sop?.steps.length === 1,
  );
  const usesOf = async (board: string): Promise<unknown> =>
    (await fixture.ask('boards.show', { board })).uses;
  const alarm = { sop: 'alarm', listensTo: [3], calls: { pins: [5], byName: true } };
  expect(await usesOf('desk')).toEqual([
    alarm,
    { sop: 'vent', listensTo: [], calls: { pins: [6], byName: false } },
  ]);
  await fixture.ask('boards.plug', { board: 'desk', inPlace: false });
  await fixture.ask('boards.add', { board: 'bench', type: 'virtual' });
  expect([await usesOf('desk'), await usesOf('bench')]).toEqual([[alarm], []]);
  await fixture.ask('config.change', {
    changes: [{ kind: 'set', place: ['peripherals', 'boards', 0, 'board'], value: 'table', was: 'desk' }],
  });
  expect(
    (await fixture.ask('sops.list', {}))
      .find(({ name }) => name === 'alarm')
      ?.diagnostics.map(({ message }) => message)
      .join(),
  ).toContain('"desk"');
  expect(await usesOf('table')).toEqual([]);
});

test('a board is added to config.toml and works at once; a pin or board that is not there is refused with what there is', async () => {
  const fixture = await open();
  await fixture.ask('boards.add', { board: 'bench', type: 'virtual' });
  expect(readFileSync(join(fixture.home, 'config.toml'), 'utf8')).toContain(
    '[[peripherals.boards]]\nboard = "bench"\ntype = "virtual"\n',
  );
  await eventually(
    'the new board',
    async () =>
      (await fixture.ask('engine.status', {})).boards.find(({ name }) => name === 'bench')?.state ===
      'connected',
  );
  await fixture.ask('boards.write', { board: 'bench', pin: 2, value: 1, forMs: 5 });
  expect(await fixture.ask('boards.read', { board: 'bench', pin: 2 })).toEqual({ value: 0 });
  await expect(fixture.ask('boards.write', { board: 'bench', pin: 99, value: 1 })).rejects.toThrow(
    'has no pin 99',
  );
  await expect(fixture.ask('boards.turn', { board: 'nowhere', pin: 1, value: 1 })).rejects.toThrow(
    'nowhere is no virtual board',
  );
  await expect(fixture.ask('boards.show', { board: 'nowhere' })).rejects.toThrow(
    'There is no board "nowhere"',
  );
});

test('while somebody looks at a board its pins are known and its lines are told, and not after that', async () => {
  const fixture = await open();
  const told: string[] = [];
  fixture.engine.notices.on((notice) => {
    if (notice.type === 'board-activity')
      told.push(...notice.activity.levels.map(({ pin, value }) => `${String(pin)}=${String(value)}`));
  });
  await fixture.ask('boards.look', { board: 'desk' });
  await eventually('all pins to be known', async () =>
    (await fixture.ask('boards.show', { board: 'desk' })).pins.every(({ level }) => level === 0),
  );
  await fixture.ask('boards.turn', { board: 'desk', pin: 9, value: 1 });
  await eventually('the change', () => told.includes('9=1'));
  await fixture.ask('boards.look', { board: null });
  told.length = 0;
  await fixture.ask('boards.turn', { board: 'desk', pin: 9, value: 0 });
  await fixture.ask('boards.turn', { board: 'desk', pin: 3, value: 1 });
  await eventually('the run', async () => (await runs(fixture)) === 1);
  expect(told).toEqual([]);
  // A pin that only a page looked at is no event.
  expect((await fixture.ask('events.list', {})).map(({ topic }) => topic)).toEqual(['desk/pin_3']);
});

test('boards that are switched off are shown as that, known to triggers, and switched on by the file', async () => {
  const config = (enabled: boolean): string =>
    `[gateway]\nport = 0\n[peripherals]\nenabled = ${String(enabled)}\n[[peripherals.boards]]\nboard = "desk"\ntype = "virtual"\ndebounce_ms = 0\n`;
  const fixture = await openEngine({ config: config(false), sops });
  onTestFinished(() => fixture.close());
  const remedy = 'Set enabled = true under [peripherals] in config.toml.';
  expect((await fixture.ask('engine.status', {})).boards).toMatchObject([
    { name: 'desk', state: 'disabled', remedy },
  ]);
  expect((await fixture.ask('sops.list', {})).map(({ state }) => state)).toEqual(['valid']);
  await expect(fixture.ask('boards.write', { board: 'desk', pin: 5, value: 1 })).rejects.toThrow(remedy);
  await fixture.ask('boards.add', { board: 'bench', type: 'virtual' });
  expect((await fixture.ask('engine.status', {})).boards.map(({ name, state }) => [name, state])).toEqual([
    ['desk', 'disabled'],
    ['bench', 'disabled'],
  ]);
  await fixture.save('config.toml', config(true));
  await eventually(
    'the board to be connected',
    async () => (await fixture.ask('engine.status', {})).boards[0]?.state === 'connected',
  );
});
