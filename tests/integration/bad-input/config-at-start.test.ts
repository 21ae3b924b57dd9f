import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../../src/main/platform/base/clock';
import { createOfflineEngine } from '../../../src/main/cli/offline/offline-engine';
import type { Output, ProcedureName } from '../../../src/shared/procedures';
import type { Result } from '../../../src/shared/result';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { temporaryFolder } from '../storage/temporary-folder';

/**
 * A machine that lost its power while somebody was editing config.toml starts by itself, and nobody is there.
 */

const manifest = (name: string): string =>
  `[sop]\nname = "${name}"\ndescription = "For a test"\n[[triggers]]\ntype = "mqtt"\ntopic = "plant/pump"\n`;
const steps = '## Steps\n\n1. **Recall** — Look it up.\n   - call: memory_recall {"query": "pump"}\n';
const event = { source: 'mqtt' as const, topic: 'plant/pump', payload: '92' };

async function open(config: string): Promise<EngineFixture> {
  const fixture = await openEngine({
    config,
    sops: { 'sample/SOP.toml': manifest('sample'), 'sample/SOP.md': steps },
  });
  onTestFinished(() => fixture.close());
  return fixture;
}

/** What the command line says while no engine runs. */
async function withoutEngine<P extends 'sops.list' | 'sops.test'>(
  home: string,
  procedure: P,
  input: P extends 'sops.test' ? typeof event : object,
): Promise<Output<P>> {
  const answer = (await createOfflineEngine(home, resolve('resources'), systemClock)[
    procedure as 'sops.test'
  ](input as typeof event)) as Result<Output<P & ProcedureName>>;
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}

const modes = (entries: Output<'sops.list'>): unknown =>
  entries.map(({ name, sop }) => [name, sop?.executionMode]);

test('what a person has set holds over a start that cannot read config.toml, for the engine and for the command line', async () => {
  const folder = join(temporaryFolder(), 'procedures');
  mkdirSync(join(folder, 'mine'), { recursive: true });
  writeFileSync(join(folder, 'mine', 'SOP.toml'), manifest('mine'));
  writeFileSync(join(folder, 'mine', 'SOP.md'), steps);
  const good = `[gateway]\nport = 0\n[retention]\nruns_days = 0\n[sop]\nenabled = false\ndefault_execution_mode = "step_by_step"\nsops_dir = "${folder}"\n`;
  const fixture = await open(good);
  const { ask } = fixture;

  await fixture.restart(async () => {
    await fixture.save('config.toml', `${good}max_active_runs = \n`);
    expect(modes(await withoutEngine(fixture.home, 'sops.list', {}))).toEqual([['mine', 'step_by_step']]);
    expect(await withoutEngine(fixture.home, 'sops.test', event)).toMatchObject([
      { sop: 'mine', starts: false, reason: expect.stringContaining('[sop] enabled = false') as string },
    ]);
  });

  expect(await fixture.problem('config')).toMatchObject({
    where: expect.stringMatching(/config\.toml:9:\d+$/u) as string,
    message: expect.stringMatching(
      /^This is not valid TOML: .*the last good configuration holds$/u,
    ) as string,
  });
  expect((await ask('config.show', {})).inForce).toMatchObject({
    retention: { runs_days: 0 },
    sop: { enabled: false, default_execution_mode: 'step_by_step', sops_dir: folder },
  });
  expect(modes(await ask('sops.list', {}))).toEqual([['mine', 'step_by_step']]);
  expect(await ask('sops.test', event)).toMatchObject([
    { sop: 'mine', starts: false, reason: expect.stringContaining('[sop] enabled = false') as string },
  ]);

  await fixture.save('config.toml', good.replace('enabled = false', 'enabled = true'));
  await fixture.fixed('config');
  expect(await ask('sops.test', event)).toMatchObject([{ sop: 'mine', starts: true }]);
});

test('where no configuration was ever in force nothing starts by itself, until it is fixed and somebody resumes', async () => {
  const fixture = await openEngine({
    config: '[gateway]\nport = \n',
    sops: { 'sample/SOP.toml': manifest('sample'), 'sample/SOP.md': steps },
  });
  onTestFinished(() => fixture.close());
  const { ask } = fixture;
  expect(await fixture.problem('config')).toMatchObject({
    message: expect.stringContaining('so all triggers were paused') as string,
    remedy: expect.stringMatching(/Then resume the triggers\.$/u) as string,
  });
  expect(await ask('engine.status', {})).toMatchObject({
    triggersPaused: true,
    pausedBy: { by: 'config.toml' },
  });
  expect(await ask('sops.test', event)).toMatchObject([
    {
      sop: 'sample',
      starts: false,
      reason: expect.stringMatching(/^triggers paused: config\.toml paused/u) as string,
    },
  ]);
  await fixture.save('config.toml', '[gateway]\nport = 0\n');
  await fixture.fixed('config');
  expect(await ask('sops.test', event)).toMatchObject([
    { starts: false, reason: expect.stringMatching(/^triggers paused: config\.toml paused/u) as string },
  ]);
  await ask('engine.pause', { paused: false });
  expect(await ask('sops.test', event)).toMatchObject([{ starts: true }]);
});
