import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runCommand } from '../../testing/run-command';

// A disk that takes the name of a file and nothing more.
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  const writeFileSync: typeof real.writeFileSync = (file, _content, options) => {
    real.writeFileSync(file, '', options);
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  return { ...real, default: { ...real, writeFileSync }, writeFileSync };
});

test.each([
  {
    args: ['runs', 'export', 'r1'],
    answers: { 'runs.export': { fileName: 'r1.jsonl', text: '{"format":"zeroclaw-run"}\n', next: null } },
  },
  {
    args: ['memory', 'export'],
    answers: {
      'memory.overview': { backend: 'sqlite', counts: [] },
      'memory.export': { fileName: 'm.md', text: '# remembered\n' },
    },
  },
])(
  '$args onto a full disk leaves nothing behind that looks like a file of its own',
  async ({ args, answers }) => {
    const folder = mkdtempSync(join(tmpdir(), 'zeroclaw-export-'));
    try {
      await expect(runCommand([...args, join(folder, 'out')], answers)).rejects.toMatchObject({
        code: 'cli.export',
        message: expect.stringContaining('cannot be written: ENOSPC') as string,
        remedy: expect.stringContaining('not full') as string,
      });
      expect(readdirSync(folder)).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
