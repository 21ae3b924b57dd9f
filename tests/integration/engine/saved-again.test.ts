import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Notice } from '../../../src/shared/notices';
import { startBoardSim } from '../../fixtures/board-sim';
import { openEngine } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startMosquitto } from '../../fixtures/mosquitto';

test('a config.toml that is saved as it was cuts no line, loads no model again, and loses no run', async () => {
  const mosquitto = await startMosquitto();
  onTestFinished(() => mosquitto.close());
  const board = await startBoardSim();
  onTestFinished(() => board.stop());
  const fixture = await openEngine({
    config: `[gateway]\nport = 0\n[mqtt]\nurl = "${mosquitto.url}"\n[[peripherals.boards]]\nboard = "nucleo"\ntype = "nucleo-f401re"\npath = "${board.path}"\n`,
    sops: {
      'look/SOP.toml':
        '[sop]\nname = "look"\ndescription = "For a test"\nexecution_mode = "auto"\n[[triggers]]\ntype = "mqtt"\ntopic = "plant/look"\n',
      'look/SOP.md':
        '## Steps\n\n1. **Read** — Read pin 3 of the board nucleo.\n   - tools: gpio_read\n2. **Again** — Read pin 4 of the board nucleo.\n   - tools: gpio_read\n',
    },
  });
  onTestFinished(() => fixture.close());
  const { ask } = fixture;
  const notices: Notice[] = [];
  fixture.engine.notices.on((notice) => {
    notices.push(notice);
  });
  const countOf = (type: Notice['type']): number => notices.filter((notice) => notice.type === type).length;
  await eventually('broker and board', async () => {
    const { broker, boards } = await ask('engine.status', {});
    return broker.health === 'on' && boards[0]?.state === 'connected';
  });
  await fixture.runToEnd('look', null, 60_000);
  const gateway = (await ask('engine.status', {})).gateway;
  const loads = countOf('model-loading');
  const connections = (): number => mosquitto.log().match(/New client connected/gu)?.length ?? 0;
  const before = connections();

  const { runId } = await ask('sops.start', { name: 'look', payload: null });
  await eventually(
    'the model at work',
    async () => (await ask('engine.status', {})).model.detail === 'working',
  );
  const applied = countOf('models-changed');
  await fixture.save('config.toml', readFileSync(join(fixture.home, 'config.toml'), 'utf8'));
  await eventually('the save to be applied', () => countOf('models-changed') > applied);
  const run = await fixture.ended(runId, 60_000);

  expect([run.status, run.steps.map(({ status }) => status)]).toEqual([
    'completed',
    ['completed', 'completed'],
  ]);
  expect([countOf('model-loading'), connections(), (await ask('engine.status', {})).gateway]).toEqual([
    loads,
    before,
    gateway,
  ]);
  expect((await ask('boards.show', { board: 'nucleo' })).counters).toMatchObject({ connections: 1, gaps: 0 });
  await mosquitto.publish('plant/look', 'now');
  await eventually(
    'a run that the broker started',
    async () => (await ask('runs.list', { limit: 10 })).length === 3,
  );
});
