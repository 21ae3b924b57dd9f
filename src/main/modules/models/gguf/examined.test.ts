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
