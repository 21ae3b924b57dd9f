import { expect, onTestFinished, test } from 'vitest';
import { fold } from '../../../src/domain/run/run-state';
import { toRunFile } from '../../../src/main/testing/to-run-file';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { approveShown } from '../../fixtures/approve-shown';

const config = '[gateway]\nport = 0\n';
const toml = (name: string, extra = ''): string =>
  `[sop]\nname = "${name}"\ndescription = "Looks for notes"\nexecution_mode = "step_by_step"\ncooldown_secs = 0\nmax_concurrent = 5\n${extra}[[triggers]]\ntype = "manual"\n`;
const markdown = (query: string): string =>
  `## Steps\n\n1. **Recall** — Look for notes of {{payload.about}}.\n   - call: memory_recall {"query": "${query}"}\n`;
const sops = { 'notes/SOP.toml': toml('notes'), 'notes/SOP.md': markdown('{{payload.about}}') };

async function open(of: Readonly<Record<string, string>> = {}): Promise<EngineFixture> {
  const engine = await openEngine({ config, sops: of });
  onTestFinished(() => engine.close());
  return engine;
}

/** A run that a person approved there, and its file. */
async function runThere(there: EngineFixture): Promise<{ readonly runId: string; readonly text: string }> {
  const { runId } = await there.ask('sops.start', { name: 'notes', payload: '{"about":"pressure"}' });
  await approveShown(there.ask, runId);
  expect(await there.ended(runId)).toMatchObject({ status: 'completed' });
  return { runId, text: (await there.ask('runs.export', { runId })).text };
}

const enable = async (here: EngineFixture, name: string): Promise<void> => {
  const { entry } = await here.ask('sops.show', { name });
  await here.ask('sops.edit', {
    name,
    edits: [{ type: 'set-key', key: 'enabled', value: null }],
    expectedHash: entry.hash,
  });
};

test('a file of a run brings its procedure, disabled; once it is enabled the run is run again on the event of the file, and its file is whole again', async () => {
  const there = await open(sops);
  const here = await open();
  const { runId, text } = await runThere(there);

  expect(await here.ask('runs.import', { text })).toMatchObject({
    runId,
    procedure: { name: 'notes', folder: 'notes', isNew: true },
    notTaken: null,
    signed: { ours: false },
  });
  expect(await here.ask('sops.list', {})).toMatchObject([{ name: 'notes', state: 'disabled' }]);
  await expect(here.ask('runs.again', { runId })).rejects.toThrow('is switched off in SOP.toml');

  await enable(here, 'notes');
  expect((await here.ask('runs.show', { runId })).procedure).toEqual({ name: 'notes', folder: 'notes' });
  const again = await here.ask('runs.again', { runId });
  await approveShown(here.ask, again.runId);
  const [before, after] = [await here.ask('runs.show', { runId }), await here.ended(again.runId)];
  expect(after).toMatchObject({
    status: 'completed',
    trigger: before.run.trigger,
    again: { runId, step: 1 },
    steps: [{ toolCalls: [{ name: 'memory_recall', arguments: { query: 'pressure' } }] }],
  });
  expect(before.repeats).toMatchObject([{ runId: again.runId }]);

  // From there it goes on to a third machine as whole as it came.
  const third = await open();
  expect(
    await third.ask('runs.import', { text: (await here.ask('runs.export', { runId })).text }),
  ).toMatchObject({ procedure: { name: 'notes', isNew: true } });
  expect((await third.ask('sops.show', { name: 'notes' })).markdown).toBe(sops['notes/SOP.md']);
});

test('a procedure of the same name stays as it is, and is not the one that runs again', async () => {
  const there = await open(sops);
  const here = await open({ 'notes/SOP.toml': toml('notes'), 'notes/SOP.md': markdown('something else') });
  const { runId, text } = await runThere(there);
  expect(await here.ask('runs.import', { text })).toMatchObject({
    procedure: { name: 'notes-2', folder: 'notes-2', isNew: true },
  });
  expect((await here.ask('sops.show', { name: 'notes' })).markdown).toBe(markdown('something else'));
  await expect(here.ask('runs.again', { runId })).rejects.toThrow('notes-2 is switched off');
  await enable(here, 'notes-2');
  const again = await here.ask('runs.again', { runId });
  expect((await here.ask('runs.show', again)).run).toMatchObject({
    sop: { name: 'notes-2' },
    folder: 'notes-2',
  });
});

test('one that is here, or has come before, does not come twice; one that is gone comes again with the same file', async () => {
  const there = await open(sops);
  const here = await open(sops);
  const [first, second] = [await runThere(there), await runThere(there)];
  for (const { text } of [first, second])
    expect(await here.ask('runs.import', { text })).toMatchObject({
      procedure: { name: 'notes', isNew: false },
    });
  const away = await open();
  expect(await away.ask('runs.import', first)).toMatchObject({ procedure: { isNew: true } });
  expect(await away.ask('runs.import', second)).toMatchObject({ procedure: { isNew: false } });
  // The same file once more opens what is there.
  expect(await away.ask('runs.import', first)).toMatchObject({ runId: first.runId });
  expect(await away.ask('runs.list', {})).toHaveLength(2);
});

test('a file of a run of here is compared with the record: the same is told and nothing arrives, anything else is refused', async () => {
  const there = await open(sops);
  const { runId, text } = await runThere(there);
  expect(await there.ask('runs.import', { text })).toMatchObject({
    runId,
    isOwn: true,
    procedure: null,
    notTaken: null,
    signed: { ours: true },
  });
  expect((await there.ask('sops.list', {})).map(({ name }) => name)).toEqual(['notes']);
  expect((await there.ask('runs.show', { runId })).importedAt).toBeUndefined();

  const { events } = await there.ask('runs.events', { runId });
  const changed = events.map(({ seq, event }) => ({
    seq,
    event: event.type === 'approval-granted' ? { ...event, by: 'somebody else' } : event,
  }));
  expect(changed).not.toEqual(events);
  const forged = toRunFile(fold(changed.map(({ event }) => event)), changed, 0, null, null);
  await expect(there.ask('runs.import', { text: forged })).rejects.toThrow(
    `There is a run ${runId} already, and the file says something else of it`,
  );
});

test('a run with a list, steps side by side and another procedure is run again, once a file of that one is here too', async () => {
  const step = (title: string, bullets: string): string => `1. **${title}** — It.\n${bullets}\n`;
  const parts = [
    step('Child', '   - kind: procedure\n   - run: notes {"about": "{{payload.about}}"}'),
    step('Each', '   - for_each: $.payload.tanks\n   - call: memory_recall {"query": "{{item}}"}'),
    step('Left', '   - group: g\n   - call: memory_recall {"query": "left"}'),
    step('Right', '   - group: g\n   - call: memory_recall {"query": "right"}'),
  ];
  const auto = (name: string): string => toml(name).replace('step_by_step', 'auto');
  const there = await open({
    'notes/SOP.toml': auto('notes'),
    'notes/SOP.md': markdown('{{payload.about}}'),
    'round/SOP.toml': auto('round'),
    'round/SOP.md': `## Steps\n\n${parts.map((part, index) => part.replace('1.', `${String(index + 1)}.`)).join('')}`,
  });
  const here = await open();
  const { runId } = await there.ask('sops.start', {
    name: 'round',
    payload: '{"about":"pressure","tanks":["a","b"]}',
  });
  const was = await there.ended(runId);
  expect(was).toMatchObject({ status: 'completed' });
  const [child] = (await there.ask('runs.list', { sop: 'notes' })).map((row) => row.runId);

  const { text } = await there.ask('runs.export', { runId });
  expect(await here.ask('runs.import', { text })).toMatchObject({
    procedure: { name: 'round', isNew: true, notHere: ['notes'] },
  });
  const ofChild = await there.ask('runs.export', { runId: child ?? '' });
  await here.ask('runs.import', { text: ofChild.text });
  expect(await here.ask('runs.import', { text })).toMatchObject({
    procedure: { name: 'round', isNew: false, notHere: [] },
  });
  await enable(here, 'notes');
  await enable(here, 'round');
  const again = await here.ask('runs.again', { runId });
  const now = await here.ended(again.runId);
  expect(now.status).toBe('completed');
  expect(now.steps.map(({ output }) => output)).toEqual(was.steps.map(({ output }) => output));
});
