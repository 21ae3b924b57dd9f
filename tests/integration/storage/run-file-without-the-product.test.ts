import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../../../scripts/setup/paths.mjs';
import { fold } from '../../../src/domain/run/run-state';
import { definitionHash } from '../../../src/main/platform/base/definition-hash';
import { signerOf } from '../../../src/main/modules/record/chain/signing-key';
import { toRunFile } from '../../../src/main/testing/to-run-file';
import { RunEvent } from '../../../src/shared/run';

const page = readFileSync(join(projectRoot, 'docs/how-to/read-a-run-file.md'), 'utf8');
const program = /```python\n([\s\S]*?)```/u.exec(page)?.[1] ?? '';
const texts = { toml: '[sop]\nname = "pump"\n', markdown: '## Steps\n\n1. **Ärger** — 밸브 \u2028\u007f\n' };
const recorded = JSON.parse(
  readFileSync(
    join(projectRoot, 'src/main/modules/procedures/__histories__/planned-approved-completed.json'),
    'utf8',
  ),
) as { readonly events: readonly unknown[] };
const events = recorded.events.map((event) => {
  const read = RunEvent.parse(event);
  return read.type === 'run-started'
    ? { ...read, sopHash: definitionHash(texts.toml, texts.markdown) }
    : read;
});
/** Numbers, keys and letters that programs write in different ways. */
const odd = {
  ...JSON.parse('{"10":1,"2":2,"b":1e21,"a":1e-7,"\\ud83d\\ude00":-0.5,"\\uffff":12345678901234567890}'),
  text: '\u0000\u001f\u007f\ud800 "\\/ é 밸브 \u2028',
};
const stored = events.map((event, index) => ({
  seq: index + 1,
  event: event.type === 'tool-call-answered' ? { ...event, meta: odd } : event,
}));
const file = toRunFile(
  fold(events),
  stored,
  Date.UTC(2026, 10, 21),
  signerOf(generateKeyPairSync('ed25519').privateKey),
  texts,
);

let folder = '';
beforeEach((context) => {
  if (spawnSync('python3', ['--version']).status !== 0) context.skip('There is no python3 on this machine');
  folder = mkdtempSync(join(tmpdir(), 'zc-read-'));
  writeFileSync(join(folder, 'read_run_file.py'), program);
  const made = folder;
  onTestFinished(() => {
    rmSync(made, { recursive: true });
  });
});

function read(text: string): { readonly status: number | null; readonly out: string } {
  writeFileSync(join(folder, 'run.jsonl'), text);
  const { status, stdout, stderr } = spawnSync('python3', ['read_run_file.py', 'run.jsonl'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PYTHONIOENCODING: 'utf-8:backslashreplace' },
  });
  return { status, out: stdout + stderr };
}

test('the program of the page reads a file to its end, with its procedure, its signature and every event', () => {
  const { status, out } = read(file);
  expect(out).toMatch(/^Signed 2026-11-21 00:00:00\+00:00 with the key (?:[0-9a-f]{4} ?){4}\./u);
  expect(out).toContain(
    `As it was written: run ${fold(events).runId} of pump, ${String(events.length)} events.`,
  );
  expect(out).toContain(texts.toml);
  expect(out.split('\n').filter((line) => /^2\d{3}-\d\d-\d\d \d\d:/u.test(line))).toHaveLength(events.length);
  expect(status).toBe(0);
});

test('whatever one edit changes in it, the program says that it was changed', () => {
  const place = fc.nat({ max: file.length - 2 });
  const edits = fc.sample(
    fc.oneof(
      fc
        .tuple(place, fc.constantFrom(...'0aZ{}\\,:'))
        .map(([at, letter]) => file.slice(0, at) + letter + file.slice(at + 1)),
      fc
        .tuple(place, fc.integer({ min: 1, max: 300 }))
        .map(([at, many]) => file.slice(0, at) + file.slice(at + many)),
    ),
    { numRuns: 12, seed: 5 },
  );
  const lines = file.trimEnd().split('\n');
  const moved = [...lines.slice(0, 3), lines[4], lines[3], ...lines.slice(5)].join('\n');
  const unsigned = [...lines.slice(0, -1), '{"proof":null}', lines.at(-1)].join('\n');
  for (const text of [...edits, moved, unsigned].filter((each) => each.trimEnd() !== file.trimEnd()))
    expect(read(text).status, text.slice(0, 80)).not.toBe(0);
});
