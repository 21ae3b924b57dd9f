import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MemoryRecord } from '../../../ports/memory';
import { MarkdownFiles } from './markdown-files';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zc-markdown-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const record = (key: string, content = 'done'): MemoryRecord => ({
  key,
  content,
  category: 'sop',
  scope: 'global',
  at: 0,
});

function setUp() {
  let reads = 0;
  const file = join(folder, 'sop.md');
  const files = new MarkdownFiles(folder, (path) => {
    reads += 1;
    return readFileSync(path, 'utf8');
  });
  return {
    file,
    files,
    reads: () => reads,
    keys: () => [...files.records('sop').values()].map(({ key, content }) => `${key} ${content}`),
  };
}

test('a record that is added costs no reading of those that are there', () => {
  const { file, files, reads, keys } = setUp();
  writeFileSync(file, '# sop\n\n- **run-0**: 끝남');
  for (let run = 1; run <= 50; run += 1) files.put(record(`run-${String(run)}`, '밸브를 닫음'));
  expect([keys().length, keys().at(-1), reads()]).toEqual([51, 'run-50 밸브를 닫음', 1]);
  expect(new MarkdownFiles(folder).records('sop')).toEqual(files.records('sop'));
});

test('the same record once more writes nothing; another one of its place takes its line', () => {
  const { file, files, keys } = setUp();
  for (const key of ['a', 'b']) files.put(record(key));
  appendFileSync(file, 'what a person noted\n\n');
  const before = readFileSync(file, 'utf8');
  files.put(record('a'));
  expect(readFileSync(file, 'utf8')).toBe(before);
  files.put(record('a', 'failed'));
  expect([readFileSync(file, 'utf8'), keys()]).toEqual([
    before.replace('**a**: done', '**a**: failed'),
    ['a failed', 'b done'],
  ]);
  expect([files.remove('sop', record('a')), files.remove('sop', record('a')), keys()]).toEqual([
    true,
    false,
    ['b done'],
  ]);
});

test('what a person wrote between two records counts', () => {
  const { file, files, reads, keys } = setUp();
  files.put(record('a'));
  files.put(record('b'));
  writeFileSync(file, readFileSync(file, 'utf8').replace('**a**: done', '**a**: not done'));
  files.put(record('c'));
  expect([keys(), reads()]).toEqual([['a not done', 'b done', 'c done'], 2]);
});
