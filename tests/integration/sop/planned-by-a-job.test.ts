import { expect, test } from 'vitest';
import { cronTools } from '../../../src/main/modules/agent/tools/cron-tools';
import { sopTools } from '../../../src/main/modules/agent/tools/sop-tools';
import { sopControl } from '../../../src/main/modules/procedures/sop-control';
import { ok } from '../../../src/shared/result';
import type { SopControl } from '../../../src/main/ports/sop-control';
import type { NewJob } from '../../../src/main/ports/jobs';
import type { HandedOver } from '../../../src/shared/sop';
import { shownHash } from '../../../src/domain/approval/approval-request';
import { openEngine } from './engine-bench';

const planned = { schedule: '0 9 * * *', action: 'prompt', text: 'Look again' };

/** `outer` starts `inner`, which plans; nobody is asked. */
function bench(more = '') {
  const jobs: NewJob[] = [];
  const control: { now: SopControl | null } = { now: null };
  const real = (): SopControl => {
    if (control.now === null) throw new Error('not yet');
    return control.now;
  };
  const tools = [
    ...sopTools({
      list: () => real().list(),
      start: (...args) => real().start(...args),
      status: (...args) => real().status(...args),
      active: () => real().active(),
      cancel: (...args) => real().cancel(...args),
    }),
    ...cronTools(
      {
        add: (job) => {
          jobs.push(job);
          return ok({
            ...job,
            id: 'j2',
            createdAt: 0,
            checkedAt: 0,
            furthestAt: 0,
            last: null,
            nextAt: null,
          });
        },
        whyNotAdded: () => null,
        list: () => [],
        remove: () => ok(null),
      },
      { list: () => [] },
      { list: () => [] },
    ),
  ];
  const opened = openEngine({
    procedures: [
      {
        name: 'outer',
        toml: 'execution_mode = "auto"\n',
        steps: '1. **Start**\n   - call: sop_execute {"name": "inner"}\n',
      },
      {
        name: 'inner',
        toml: 'execution_mode = "auto"\n',
        steps: `1. **Plan**\n   - call: cron_add ${JSON.stringify(planned)}\n${more}`,
      },
    ],
    tools,
  });
  control.now = sopControl({ engine: opened.engine, library: { entries: () => [] } });
  return { ...opened, jobs, start: (handed: HandedOver) => real().start('outer', null, handed) };
}

const ended = async ({ engine, settled }: ReturnType<typeof bench>, sop: string) => {
  await expect.poll(() => engine.activeRuns().filter(({ status }) => status === 'running')).toEqual([]);
  const [run] = engine.activeRuns().filter((active) => active.sop.name === sop);
  return run === undefined ? null : settled(run.runId);
};

test('a prompt that is due plans nothing through two procedures that start each other', async () => {
  const opened = bench();
  expect(opened.start({ by: 'chat:j1', byJob: true }).ok).toBe(true);
  await expect
    .poll(() => opened.events.filter(({ type }) => type === 'run-completed' || type === 'run-failed'))
    .toHaveLength(2);
  expect(opened.jobs).toEqual([]);
  expect(opened.events.find((event) => event.type === 'step-failed')).toMatchObject({
    reason: expect.stringContaining('a job plans nothing where no person can say yes') as string,
  });
});

test('where a person asked in a conversation, the same plans', async () => {
  const opened = bench();
  opened.start({ by: 'chat:c1' });
  await expect.poll(() => opened.jobs).toHaveLength(1);
});

test('what a person approves in the step that plans is planned', async () => {
  const opened = bench('   - requires_confirmation: true\n');
  opened.start({ by: 'chat:j1', byJob: true });
  const waits = await ended(opened, 'inner');
  const gate = waits?.gate;
  const signed = { id: gate?.gate ?? '', shown: shownHash(gate?.calls ?? null) };
  expect(opened.engine.approve(waits?.runId ?? '', signed, { by: 'ana', via: 'app' }).ok).toBe(true);
  await expect.poll(() => opened.jobs).toHaveLength(1);
});
