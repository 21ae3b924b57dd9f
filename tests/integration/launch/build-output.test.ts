import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a build that a command has to make first says nothing on stdout, which belongs to the command', () => {
  const root = mkdtempSync(join(tmpdir(), 'zeroclaw-build-'));
  try {
    cpSync('scripts/launch', join(root, 'scripts', 'launch'), { recursive: true });
    cpSync('scripts/setup', join(root, 'scripts', 'setup'), { recursive: true });
    const node = join(root, 'node_modules', 'node', 'bin');
    const builder = join(root, 'node_modules', 'electron-vite', 'bin');
    for (const folder of [node, builder]) mkdirSync(folder, { recursive: true });
    symlinkSync(process.execPath, join(node, process.platform === 'win32' ? 'node.exe' : 'node'));
    writeFileSync(join(builder, 'electron-vite.js'), "console.log('building'); process.exitCode = 1;");
    writeFileSync(join(root, 'try.mjs'), "import { build } from './scripts/launch/build.mjs'; await build();");
    const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'try.mjs')], { encoding: 'utf8' });
    expect({ stdout, stderr }).toEqual({ stdout: '', stderr: 'building\n' });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}, 60_000);
