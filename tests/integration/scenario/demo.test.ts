import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openEngine } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { approveShown } from '../../fixtures/approve-shown';

/** The demo of the first start, with the model that ships with the product. */

/** The model's process starts from its source here. */
const slowest = 60_000;
const alone = '# mine\n[gateway]\nport = 0\n';
const beside = `${alone}\n[[peripherals.boards]]\nboard = "line-2"\ntype = "virtual"\n`;

// A small model reads each of them again.
test.each([
  { name: 'in English', language: 'en', said: 'Relief valve open', config: alone },
  { name: 'in English and beside another board', language: 'en', said: 'Relief valve open', config: beside },
  { name: 'in Korean', language: 'ko', said: '안전 밸브를 열었습니다', config: alone },
  {
    name: 'in Korean and beside another board',
    language: 'ko',
    said: '안전 밸브를 열었습니다',
    config: beside,
  },
] as const)(
  '$name: one event, one approval, one finished timeline; removed, it leaves nothing but its record',
  async ({ language, said, config }) => {
    const fixture = await openEngine({ config });
    onTestFinished(() => fixture.close());
    const { ask, home } = fixture;
    const own = async () => (await ask('runs.list', {})).filter(({ sop }) => sop === 'demo-valve');

    expect(await ask('demo.start', { language })).toEqual({ procedure: 'demo-valve', board: 'demo-board' });
    expect((await ask('sops.list', {})).find(({ name }) => name === 'demo-valve')).toMatchObject({
      state: 'valid',
      diagnostics: [],
    });
    await eventually('the approval', async () => (await own())[0]?.status === 'waiting_approval', slowest);
    const [approval] = await ask('approvals.list', {});
    expect(approval).toMatchObject({
      sop: 'demo-valve',
      step: 2,
      trigger: { source: 'peripheral', topic: 'demo-board/pin_3', payload: '1' },
    });
    await eventually(
      'what it is about to do',
      async () => (await ask('approvals.list', {}))[0]?.gate.calls !== null,
      slowest,
    );
    expect((await ask('approvals.list', {}))[0]?.gate.calls).toMatchObject([
      { tool: 'gpio_write', arguments: { pin: 5, value: 1 } },
    ]);
    // Pressed twice it stays one run.
    await ask('demo.start', { language });
    expect(await own()).toHaveLength(1);

    await approveShown(ask, approval?.runId ?? '');
    const run = await fixture.ended(approval?.runId ?? '', slowest);
    expect(run).toMatchObject({
      status: 'completed',
      steps: [{ status: 'completed' }, { status: 'completed' }, { status: 'completed' }],
    });
    expect(JSON.stringify(run.steps[2])).toContain(said);
    expect(await ask('boards.read', { board: 'demo-board', pin: 5 })).toEqual({ value: 1 });

    // Again: the same event starts it a second time, and removing it ends that one.
    await ask('demo.start', { language });
    await eventually('the second run', async () => (await own()).length === 2);
    expect(await ask('demo.remove', {})).toEqual({ procedure: null, board: null });
    expect(readFileSync(join(home, 'config.toml'), 'utf8')).toBe(config);
    expect(existsSync(join(home, 'workspace', 'sops', 'demo-valve'))).toBe(false);
    await eventually('its end', async () => (await own())[0]?.status === 'cancelled');
  },
);
