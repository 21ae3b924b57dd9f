import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Result } from '../../../src/shared/result';
import { systemClock } from '../../../src/main/platform/base/clock';
import { createOfflineEngine } from '../../../src/main/cli/offline/offline-engine';
import { openEngine } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';

const manifest = (name: string, more = ''): string =>
  `[sop]\nname = "${name}"\ndescription = "For a test"\nexecution_mode = "auto"\n${more}[[triggers]]\ntype = "mqtt"\ntopic = "plant/${name}"\n`;
const steps = '## Steps\n\n1. **Recall** — Look it up.\n   - call: memory_recall {"query": "pump"}\n';

test('what waits, what an event would start, what is allowed always and which providers there are is told without an engine as with one', async () => {
  const config =
    '[gateway]\nport = 0\n[sop]\nmax_active_runs = 5\n[providers.shop]\ntype = "openai"\nbase_url = "http://ana:secret@127.0.0.1:1/v1"\napi_key = "env:SHOP"\n';
  const fixture = await openEngine({
    config,
    sops: {
      'waits/SOP.toml': manifest('waits'),
      'waits/SOP.md': steps.replace('   - call', '   - requires_confirmation: true\n   - call'),
      'cools/SOP.toml': manifest('cools', 'cooldown_secs = 3600\n'),
      'cools/SOP.md': steps,
      'free/SOP.toml': manifest('free'),
      'free/SOP.md': steps,
      'nightly/SOP.toml': manifest('nightly').replace(
        /\[\[triggers\]\][^]*/u,
        '[[triggers]]\ntype = "cron"\nexpression = "0 2 * * *"\n',
      ),
      'nightly/SOP.md': steps,
      'by-hand/SOP.toml': manifest('by-hand').replace(
        /\[\[triggers\]\][^]*/u,
        '[[triggers]]\ntype = "manual"\n',
      ),
      'by-hand/SOP.md': steps,
      'broken/SOP.toml': `${manifest('broken')}condition = "> what"\n`,
      'broken/SOP.md': steps,
    },
  });
  onTestFinished(() => fixture.close());
  const { ask } = fixture;
  await fixture.runToEnd('cools');
  const rehearsal = await ask('sops.start', { name: 'cools', payload: null, dry: true });
  await eventually(
    'the end of the rehearsal',
    async () => (await ask('runs.show', rehearsal)).run.completedAt !== null,
  );
  await ask('sops.start', { name: 'waits', payload: '{"pump":1}' });
  await eventually('the gate', async () => (await ask('approvals.list', {})).length === 1);

  const offline = createOfflineEngine(fixture.home, resolve('resources'), systemClock);
  const valueOf = async <T>(answer: Promise<Result<T>>): Promise<T> => {
    const result = await answer;
    if (!result.ok) throw new Error(result.error.message);
    return result.value;
  };
  const topics = ['waits', 'cools', 'free', 'broken', 'nobody'].map((name) => ({
    source: 'mqtt' as const,
    topic: `plant/${name}`,
    payload: '1',
  }));
  const read = async (from: 'engine' | 'files'): Promise<unknown> => {
    const approvals =
      from === 'engine' ? await ask('approvals.list', {}) : await valueOf(offline['approvals.list']({}));
    const verdicts = [];
    for (const topic of topics)
      verdicts.push(
        from === 'engine' ? await ask('sops.test', topic) : await valueOf(offline['sops.test'](topic)),
      );
    const sops = from === 'engine' ? await ask('sops.list', {}) : await valueOf(offline['sops.list']({}));
    return {
      approvals,
      metrics: from === 'engine' ? await ask('sops.metrics', {}) : await valueOf(offline['sops.metrics']({})),
      lastRuns: sops.map(({ name, lastRun }) => [name, lastRun?.runId]),
      nexts: sops.map(({ name, held, nextFireAt }) => [name, held, nextFireAt !== null]),
      verdicts: verdicts.map((all) =>
        all.map(({ sop, starts, reason, triggers }) => ({ sop, starts, reason, triggers })),
      ),
      permissions:
        from === 'engine'
          ? await ask('permissions.list', {})
          : await valueOf(offline['permissions.list']({})),
      providers:
        from === 'engine' ? await ask('providers.list', {}) : await valueOf(offline['providers.list']({})),
    };
  };
  const nextsOf = (paused: boolean, off: boolean): unknown => {
    const held = off ? 'procedures-off' : paused ? 'triggers-paused' : null;
    return [
      ['broken', held, false],
      ['by-hand', off ? held : null, false],
      ['cools', held, false],
      ['free', held, false],
      ['nightly', held, held === null],
      ['waits', held, false],
    ];
  };
  for (const [paused, off] of [
    [false, false],
    [true, false],
    [false, true],
  ] as const) {
    await ask('engine.pause', { paused });
    if (off) await fixture.save('config.toml', config.replace('[sop]', '[sop]\nenabled = false'));
    await eventually(
      'what config.toml says',
      async () => (await ask('engine.status', {})).proceduresEnabled === !off,
    );
    expect(await read('engine')).toMatchObject({ nexts: nextsOf(paused, off) });
    const live = await read('engine');
    let stored: unknown = null;
    await fixture.restart(async () => {
      stored = await read('files');
    });
    expect(stored).toEqual(live);
  }
});

test('a damaged database is told with its remedy by the commands that read it', async () => {
  const fixture = await openEngine({ config: '[gateway]\nport = 0\n' });
  onTestFinished(() => fixture.close());
  await fixture.restart(async () => {
    const file = join(fixture.home, 'data', 'zeroclaw.db');
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, Math.floor(whole.length / 2)));
    const offline = createOfflineEngine(fixture.home, resolve('resources'), systemClock);
    for (const read of [() => offline['approvals.list']({}), () => offline['memory.overview']({})]) {
      await expect(read()).rejects.toMatchObject({
        code: 'storage.damaged',
        remedy: expect.stringContaining('zeroclaw restore FILE') as string,
      });
    }
    writeFileSync(file, whole);
  });
});
