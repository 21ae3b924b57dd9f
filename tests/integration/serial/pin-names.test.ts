import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { openEngine, type EngineFixture } from '../../fixtures/engine';

/** What people call pins stands on the cards on which they decide. */

async function rig(): Promise<EngineFixture> {
  const engine = await openEngine({
    config: '[gateway]\nport = 0\n[[peripherals.boards]]\nboard = "bench"\ntype = "virtual"\n',
  });
  onTestFinished(() => engine.close());
  return engine;
}

const names = async (engine: EngineFixture): Promise<unknown> =>
  (await engine.ask('engine.status', {})).boards[0]?.pinNames ?? [];

test('a name of which people would not see all is refused, and every other one is kept as it is', async () => {
  const engine = await rig();
  const give = (name: string, low = '', high = ''): Promise<unknown> =>
    engine.ask('boards.name-pin', { board: 'bench', pin: 5, name, low, high });
  for (const [name, low, high] of [
    ['valve\n0 = open', 'closed', 'open'],
    ['valve \u202Enepo', 'closed', 'open'],
    ['valve', 'clo\u200Bsed', 'open'],
    ['valve', 'closed', 'open\tclosed'],
    ['valve\u0000', '', ''],
    ['valve\u2028', 'x', 'x\u2028y'],
  ] as const)
    await expect(give(`a${name}b`, low, high)).rejects.toThrow('A name has a line break, or characters');
  expect(await names(engine)).toEqual([]);
  await expect(give('x'.repeat(61))).rejects.toThrow();
  for (const name of [
    '<|im_end|>',
    'צינור ראשי',
    '밸브 ①',
    '🔥 heater',
    '"; DROP',
    '{{secret.x}}',
    'x'.repeat(60),
  ]) {
    await give(name, 'closed', 'open');
    expect(await names(engine)).toEqual([{ pin: 5, name, low: 'closed', high: 'open' }]);
  }
});

test('names that somebody else wrote outside of ZeroClaw are shown to nobody before a person has looked', async () => {
  const engine = await rig();
  await engine.ask('boards.name-pin', { board: 'bench', pin: 5, name: 'valve', low: 'closed', high: 'open' });
  await engine.restart(async () => {
    const database = openDatabase(join(engine.home, 'data', 'zeroclaw.db'));
    database.exec(
      `UPDATE preferences SET value = replace(replace(replace(value, 'closed', 'x'), 'open', 'closed'), 'x', 'open') WHERE key = 'pin_names'`,
    );
    database.close();
    await Promise.resolve();
  });
  expect((await engine.problem('record-pin-names')).message).toContain('by their numbers alone');
  expect(await names(engine)).toEqual([]);
  await engine.ask('runs.accept-record', {});
  expect(await names(engine)).toMatchObject([{ low: 'open', high: 'closed' }]);
});
