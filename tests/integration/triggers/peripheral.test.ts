import { expect, onTestFinished, test } from 'vitest';
import { startBoardSim, type BoardSim, type BoardSimOptions } from '../../fixtures/board-sim';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';

/** Peripheral triggers of the whole engine, on a simulated board behind a real serial line. */

const steps = '## Steps\n\n1. **Recall** — Notes.\n   - call: memory_recall {"query": "switch"}\n';
const procedure = (name: string, signal: string, condition: string): Record<string, string> => ({
  [`${name}/SOP.toml`]: `[sop]\nname = "${name}"\ndescription = "For a test"\nexecution_mode = "auto"\nmax_concurrent = 99\n[[triggers]]\ntype = "peripheral"\nboard = "nucleo"\nsignal = "${signal}"\n${condition}\n`,
  [`${name}/SOP.md`]: steps,
});
const sops = {
  ...procedure('high', 'pin_3', 'condition = "> 0"'),
  ...procedure('low', 'pin_3', 'condition = "== 0"'),
  ...procedure('other', 'pin_4', ''),
};

async function open(
  options: BoardSimOptions = {},
  debounceMs = 0,
  before: (board: BoardSim) => Promise<void> = async () => {},
): Promise<{ board: BoardSim; fixture: EngineFixture }> {
  const board = await startBoardSim(options);
  onTestFinished(() => board.stop());
  await before(board);
  const fixture = await openEngine({
    config: `[gateway]\nport = 0\n[[peripherals.boards]]\nboard = "nucleo"\ntype = "nucleo-f401re"\npath = "${board.path}"\ndebounce_ms = ${String(debounceMs)}\n`,
    sops,
  });
  onTestFinished(() => fixture.close());
  await eventually(
    'both pins to be looked at',
    () => looksAt(board, 3, options) && looksAt(board, 4, options),
  );
  return { board, fixture };
}

/** The board has told the level of this pin since it was connected. */
function looksAt(board: BoardSim, pin: number, { watch }: BoardSimOptions): boolean {
  const log = board.log();
  const since = log.findLastIndex((entry) => entry.kind === 'connected');
  const asked = log
    .slice(Math.max(0, since))
    .filter(
      (entry) =>
        entry.kind === 'rx' &&
        String(entry['line']).includes(watch === false ? 'gpio_read' : 'gpio_watch') &&
        String(entry['line']).includes(`"pin":${String(pin)}`),
    );
  return asked.some((entry) => log.some((answer) => answer.kind === 'tx' && answer['id'] === entry['id']));
}

const started = async ({ ask }: EngineFixture): Promise<readonly string[]> =>
  (await ask('runs.list', { limit: 100 })).map(({ sop }) => sop).reverse();

test.each([{ watch: true }, { watch: false }])(
  'a change of level starts what waits for it, each change once (watched by the board: $watch)',
  async (options) => {
    const { board, fixture } = await open(options);
    await board.setPin(3, 1);
    await eventually('the first run', async () => (await started(fixture)).length === 1);
    await board.setPin(3, 0);
    await eventually('the second run', async () => (await started(fixture)).length === 2);
    expect(await started(fixture)).toEqual(['high', 'low']);
    const [down, up] = await fixture.ask('events.list', {});
    expect([up, down]).toMatchObject([
      {
        source: 'peripheral',
        topic: 'nucleo/pin_3',
        payload: '1',
        rows: [{ sop: 'high', result: 'started' }],
        misses: [{ sop: 'low', why: 'peripheral: the payload is 1, limit == 0' }],
      },
      {
        source: 'peripheral',
        topic: 'nucleo/pin_3',
        payload: '0',
        rows: [{ sop: 'low', result: 'started' }],
        misses: [{ sop: 'high', why: 'peripheral: the payload is 0, limit > 0' }],
      },
    ]);
  },
);

test('the level that a pin has at first starts nothing', async () => {
  const { board, fixture } = await open({}, 0, (fresh) => fresh.setPin(3, 1));
  await board.setPin(4, 1);
  await eventually('the run of the other pin', async () => (await started(fixture)).length > 0);
  expect(await started(fixture)).toEqual(['other']);
});

test('a contact that bounces is one change', async () => {
  const { board, fixture } = await open({}, 60);
  await board.fault('bounce', { pin: 3, count: 11, value: 1 });
  await eventually('the run', async () => (await started(fixture)).includes('high'));
  await board.setPin(4, 1);
  await eventually('the run of the other pin', async () => (await started(fixture)).includes('other'));
  expect(await started(fixture)).toEqual(['high', 'other']);
});

test('a board that comes back tells what changed in the meantime, once, and what did not change starts nothing', async () => {
  const { board, fixture } = await open({}, 0, (fresh) => fresh.setPin(4, 1));
  await board.fault('disconnect');
  await eventually(
    'the loss',
    async () => (await fixture.ask('engine.status', {})).boards[0]?.state === 'lost',
  );
  await board.setPin(3, 1);
  await board.fault('reconnect');
  await eventually(
    'the board to be back',
    async () => (await fixture.ask('engine.status', {})).boards[0]?.state === 'connected',
  );
  await eventually('the run', async () => (await started(fixture)).length > 0);
  await board.setPin(3, 0);
  await eventually('the next run', async () => (await started(fixture)).length > 1);
  expect(await started(fixture)).toEqual(['high', 'low']);
});

test('what a board lets go of when it starts again is a problem until it is set again', async () => {
  const { board, fixture } = await open();
  const said = async (): Promise<readonly string[]> =>
    (await fixture.ask('engine.status', {})).problems.map(({ message }) => message);
  await fixture.ask('boards.write', { board: 'nucleo', pin: 5, value: 1 });
  await board.fault('raw', {
    text: '{"event":"boot","firmware":"zeroclaw-nucleo","version":"1.0.0","board":"nucleo-f401re","reset":"watchdog"}\n',
  });
  await eventually('the problem', async () => (await said()).length > 0);
  expect(await said()).toEqual(['nucleo started again: pin 5 is not driven any more (it was 1)']);
  await fixture.ask('boards.write', { board: 'nucleo', pin: 5, value: 0 });
  expect(await said()).toEqual([]);
});

test('a pin that changes while the one definition of it has a typo is on record with the place of the error, also when the engine started with it', async () => {
  const { board, fixture } = await open();
  const whole = sops['other/SOP.toml'] ?? '';
  const states = async (): Promise<string | undefined> =>
    (await fixture.ask('sops.list', {})).find(({ folder }) => folder === 'other')?.state;
  const isKnown = async (): Promise<boolean> =>
    (await fixture.ask('boards.show', { board: 'nucleo' })).pins.some(
      ({ pin, history }) => pin === 4 && history.length > 0,
    );
  const seen = async (): Promise<number> => (await fixture.ask('events.list', {})).length;
  await fixture.save('workspace/sops/other/SOP.toml', whole.replace('[sop]', '[sop'));
  await eventually('the mistake to be seen', async () => (await states()) === 'errors');
  await board.setPin(4, 1);
  await eventually('the event', async () => (await seen()) === 1);
  await fixture.restart();
  await eventually('the pin to be known', isKnown);
  await board.setPin(4, 0);
  await eventually('the event after the start', async () => (await seen()) === 2);
  const row = {
    sop: 'other',
    result: 'skipped',
    reason: 'definition has errors',
    detail: expect.stringContaining('other/SOP.toml:1:') as string,
  };
  expect(await fixture.ask('events.list', {})).toMatchObject([
    { topic: 'nucleo/pin_4', payload: '0', rows: [row] },
    { topic: 'nucleo/pin_4', payload: '1', rows: [row] },
  ]);
  await fixture.save('workspace/sops/other/SOP.toml', whole);
  await eventually('the remedy to be seen', async () => (await states()) !== 'errors');
  await board.setPin(4, 1);
  await eventually('the run', async () => (await started(fixture)).length === 1);
});
