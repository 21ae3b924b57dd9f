import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { examineGguf } from './examine';
import { rememberExaminations } from './examined';

test('a file is looked at once, and again when it has changed; one that is gone is told each time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zc-examined-'));
  try {
    const path = join(folder, 'm.gguf');
    const looked: string[] = [];
    const examine = rememberExaminations((file) => {
      looked.push(file);
      return examineGguf(file);
    });
    writeFileSync(path, 'no model');
    expect(await examine(path)).toEqual(await examine(path));
    expect(looked).toHaveLength(1);
    utimesSync(path, 1, 1);
    await examine(path);
    writeFileSync(path, 'no model either');
    expect(await examine(path)).toMatchObject({ bytes: 15 });
    expect(looked).toHaveLength(3);
    rmSync(path);
    expect([await examine(path), await examine(path)]).toMatchObject([
      { kind: 'missing' },
      { kind: 'missing' },
    ]);
    expect(looked).toHaveLength(5);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a model that was split is looked at again when a part comes, or is another one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zc-examined-'));
  try {
    const [first, second] = [1, 2].map((part) => join(folder, `m-0000${String(part)}-of-00002.gguf`)) as [
      string,
      string,
    ];
    let looked = 0;
    const examine = rememberExaminations(async (file) => {
      looked += 1;
      return examineGguf(file);
    });
    writeFileSync(first, 'no model');
    await examine(first);
    await examine(first);
    expect(looked).toBe(1);
    writeFileSync(second, 'x');
    await examine(first);
    expect(looked).toBe(2);
    utimesSync(second, 1, 1);
    await examine(first);
    await examine(first);
    expect(looked).toBe(3);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
