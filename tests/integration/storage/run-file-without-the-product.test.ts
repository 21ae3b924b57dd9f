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
import { verifyRunFile } from '../../../src/main/modules/procedures/runs/run-file';
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

/** Runs the program of the page over many files, in one process: of each whether it says that it is as it was written. */
const overMany = `
import contextlib, io, json, runpy, sys
said = []
for number in range(int(sys.argv[1])):
    sys.argv = ["read_run_file.py", "%d.jsonl" % number]
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            runpy.run_path("read_run_file.py")
        said.append(True)
    except SystemExit:
        said.append(False)
    except Exception as failure:
        said.append(repr(failure))
print(json.dumps(said))
`;

function saysOfMany(texts: readonly string[]): unknown {
  for (const [number, text] of texts.entries()) writeFileSync(join(folder, `${String(number)}.jsonl`), text);
  const { stdout, stderr } = spawnSync('python3', ['-c', overMany, String(texts.length)], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

const proves = (text: string): boolean => {
  const checked = verifyRunFile(text);
  return checked.ok && checked.value.proof !== null;
};

test('of a thousand edits the program of the page and ZeroClaw say the same: none is as it was written', () => {
  const place = fc.nat({ max: file.length - 2 });
  const letters = fc.constantFrom(...'0aZ" {}\\,:\n\r\t=');
  const lines = file.trimEnd().split('\n');
  const number = fc.nat({ max: lines.length - 1 });
  const ofLine = (change: (line: string) => string) => (at: number) =>
    [...lines.map((line, index) => (index === at ? change(line) : line)), ''].join('\n');
  const edits = fc.oneof(
    fc.tuple(place, letters).map(([at, letter]) => file.slice(0, at) + letter + file.slice(at + 1)),
    fc.tuple(place, letters).map(([at, letter]) => file.slice(0, at) + letter + file.slice(at)),
    fc
      .tuple(place, fc.integer({ min: 1, max: 300 }))
      .map(([at, many]) => file.slice(0, at) + file.slice(at + many)),
    number.map(ofLine((line) => line.replace('{', '{"extra":null,'))),
    number.map(ofLine((line) => line.replace(/,"hash"|\}\}$/u, (end) => `,"extra":1${end}`))),
    number.map(
      ofLine((line) =>
        JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(line) as object).reverse())),
      ),
    ),
    number.map(ofLine((line) => `${line}\n${line}`)),
    fc.constantFrom(
      [...lines.slice(0, -1), '{"proof":null}', ''].join('\n'),
      [...lines.slice(0, -1), '{"proof":null}', lines.at(-1), ''].join('\n'),
      `\uFEFF${file}`,
      file.replaceAll('\n', '\r\n'),
      `${file}\n`,
      file.trimEnd(),
      '',
      '{}',
      'null\n',
    ),
  );
  const texts = fc
    .sample(edits, { numRuns: 1_000, seed: 5 })
    .filter((text) => text !== file && JSON.stringify(text) !== JSON.stringify(file));
  const ours = texts.map(proves);
  const theirs = saysOfMany([...texts, file]);
  expect(theirs).toEqual([...ours, true]);
  expect(ours.filter(Boolean)).toEqual([]);
}, 300_000);
