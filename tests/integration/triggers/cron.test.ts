import { expect, onTestFinished, test } from 'vitest';
import { openEngine } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';

/**
 * Cron triggers of the whole engine. Time zones, sleep and clock jumps are tested beside the scheduler, with
 * a clock that stands still.
 */

const procedure = (name: string, expression: string, more = ''): Record<string, string> => ({
  [`${name}/SOP.toml`]: `[sop]\nname = "${name}"\ndescription = "For a test"\nexecution_mode = "auto"\nmax_concurrent = 99\n[[triggers]]\ntype = "cron"\nexpression = "${expression}"\n${more}\n`,
  [`${name}/SOP.md`]: '## Steps\n\n1. **Tell** — Say it.\n   - call: notify {"message": "it is time"}\n',
});

test('a tick starts a run, the list says when the next one is, and a saved change of the time is live', async () => {
  const fixture = await openEngine({
    config: '[gateway]\nport = 0\n[sop]\ntimezone = "Asia/Seoul"\n',
    sops: {
      ...procedure('often', '* * * * * *'),
      ...procedure('nine', '0 9 * * *'),
      ...procedure('never', '0 0 30 2 *'),
      ...procedure('berlin', '0 9 * * *', 'timezone = "Europe/Berlin"'),
    },
  });
  onTestFinished(() => fixture.close());
  const list = await fixture.ask('sops.list', {});
  const next = (name: string): Date | null => {
    const at = list.find((entry) => entry.name === name)?.nextFireAt ?? null;
    return at === null ? null : new Date(at);
  };
  expect([
    next('nine')?.toISOString().slice(11),
    next('never'),
    [7, 8].includes(next('berlin')?.getUTCHours() ?? 0),
  ]).toEqual(['00:00:00.000Z', null, true]);
  const run = await eventually('a run', async () => (await fixture.ask('runs.list', {}))[0]);
  expect((await fixture.ended(run.runId)).trigger).toMatchObject({
    source: 'cron',
    topic: '* * * * * *',
    payload: null,
  });
  expect(
    (await fixture.ask('events.list', {})).every(
      ({ source, rows }) => source === 'cron' && rows.every(({ sop }) => sop === 'often'),
    ),
  ).toBe(true);

  for (const [path, text] of Object.entries(procedure('nine', '*/2 * * * * *')))
    await fixture.save(`workspace/sops/${path}`, text);
  await eventually('a run at the new time', async () => (await fixture.ask('runs.list', { sop: 'nine' }))[0]);
});
