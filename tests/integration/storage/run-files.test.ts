import { expect, onTestFinished, test } from 'vitest';
import type { Notice } from '../../../src/shared/notices';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { approveShown } from '../../fixtures/approve-shown';

const config = '[gateway]\nport = 0\n';
const sops = {
  'notes/SOP.toml':
    '[sop]\nname = "notes"\ndescription = "Looks for notes"\nexecution_mode = "auto"\ncooldown_secs = 0\nmax_concurrent = 5\n[[triggers]]\ntype = "manual"\n',
  'notes/SOP.md':
    '## Steps\n\n1. **Recall** — Look for notes.\n   - call: memory_recall {"query": "pressure"}\n',
  'gated/SOP.toml':
    '[sop]\nname = "gated"\ndescription = "Asks first"\nexecution_mode = "step_by_step"\n[[triggers]]\ntype = "manual"\n',
  'gated/SOP.md':
    '## Steps\n\n1. **Recall** — Look for notes.\n   - call: memory_recall {"query": "pressure"}\n',
};

async function twoEngines(): Promise<{ readonly there: EngineFixture; readonly here: EngineFixture }> {
  const there = await openEngine({ config, sops });
  onTestFinished(() => there.close());
  const here = await openEngine({ config, sops });
  onTestFinished(() => here.close());
  return { there, here };
}

test('a run exported on one machine is read on another: marked, not counted, and the same event for event', async () => {
  const { there, here } = await twoEngines();
  const run = await there.runToEnd('notes');
  const { fileName, text } = await there.ask('runs.export', { runId: run.runId });
  expect(fileName).toBe(`notes.${run.runId}.jsonl`);
  const notices: Notice[] = [];
  here.engine.notices.on((notice) => {
    notices.push(notice);
  });

  expect(await here.ask('runs.import', { text })).toEqual({
    runId: run.runId,
    isOwn: false,
    sop: 'notes',
    events: run.version,
    signed: { key: expect.any(String) as string, at: expect.any(Number) as number, ours: false },
    procedure: { name: 'notes', folder: 'notes', isNew: false, notHere: [] },
    notTaken: null,
  });
  const [original, copy] = [
    await there.ask('runs.show', { runId: run.runId }),
    await here.ask('runs.show', { runId: run.runId }),
  ];
  expect(copy).toEqual({
    ...original,
    importedAt: expect.any(Number) as number,
    procedure: { name: 'notes', folder: 'notes' },
  });
  expect((await here.ask('runs.events', run)).events).toEqual((await there.ask('runs.events', run)).events);
  expect(await here.ask('runs.list', {})).toMatchObject([{ runId: run.runId, importedAt: copy.importedAt }]);
  expect(notices).toMatchObject([
    { type: 'run-changed', summary: { runId: run.runId, status: 'completed' }, seq: run.version },
  ]);
  expect((await here.ask('sops.metrics', {})).map(({ sop, totalRuns }) => [sop, totalRuns])).toEqual([
    ['gated', 0],
    ['notes', 0],
  ]);
  expect((await here.ask('sops.list', {})).map(({ lastRun }) => lastRun)).toEqual([null, null]);
  expect(await there.ask('runs.import', { text })).toMatchObject({ runId: run.runId, isOwn: true });
  // What came from a file goes on as a file, unchanged, and signed by who gives it on.
  const again = await here.ask('runs.export', { runId: run.runId });
  expect(again.text.split('\n').slice(1, -2)).toEqual(text.split('\n').slice(1, -2));
});

test('a run that was waiting is imported as it was, and nobody can decide or continue it here', async () => {
  const { there, here } = await twoEngines();
  const { runId } = await there.ask('sops.start', { name: 'gated', payload: null });
  const { text } = await there.ask('runs.export', { runId });
  await here.ask('runs.import', { text });
  expect(await here.ask('approvals.list', {})).toEqual([]);
  for (const [procedure, input] of [
    ['approvals.approve', { runId, gate: '', shown: '' }],
    ['approvals.deny', { runId, gate: null, reason: 'no' }],
    ['runs.cancel', { runId, reason: 'no' }],
  ] as const) {
    await expect(here.ask(procedure, input)).rejects.toThrow('was imported from a file');
  }
  expect((await here.ask('runs.show', { runId })).run).toMatchObject({
    status: 'waiting_approval',
    decisions: [],
  });
  await approveShown(there.ask, runId);
  expect(await there.ended(runId)).toMatchObject({ status: 'completed' });
});

test('a file that was changed is refused with the event that does not fit, and nothing of it is kept', async () => {
  const { there, here } = await twoEngines();
  const run = await there.runToEnd('notes');
  const { text } = await there.ask('runs.export', { runId: run.runId });
  const lines = text.split('\n');
  const changed = lines.findIndex((line) => line.includes('"tool-call-answered"'));
  const tampered = lines
    .map((line, index) => (index === changed ? line.replace('"success":true', '"success":false') : line))
    .join('\n');
  expect(tampered).not.toBe(text);
  await expect(here.ask('runs.import', { text: tampered })).rejects.toThrow(
    `event ${String(changed)} (line ${String(changed + 1)}), tool-call-answered, is the first that does not fit`,
  );
  expect(await here.ask('runs.list', {})).toEqual([]);
});
