import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packagedNode, projectRoot } from '../setup/paths.mjs';

/**
 * `tally` says how a part is counted: as one test by its exit code, by the file its reporter writes, or by its last line.
 * @typedef {{ name: string, program: string, args: string[], tally: 'exit-code' | 'file' | 'last-line', needs?: string }} Part
 * @typedef {{ passed: number, failed: number, skipped: { name: string, reason: string }[] }} Tally
 */

const vitest = join('node_modules', 'vitest', 'vitest.mjs');
const vitestArgs = ['run', '--reporter=default', '--reporter=./scripts/test/vitest-tally.ts'];

/** In the order they run: what is quick and often wrong first. A test of an older build would show nothing about this one. @type {readonly Part[]} */
export const parts = [
  { name: 'typecheck', program: join('node_modules', 'typescript', 'bin', 'tsc'), args: ['-b'], tally: 'exit-code' },
  { name: 'lint', program: join('node_modules', 'eslint', 'bin', 'eslint.js'), args: ['.', '--max-warnings=0'], tally: 'exit-code' },
  { name: 'imports', program: join('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs'), args: ['src'], tally: 'exit-code' },
  { name: 'knip', program: join('node_modules', 'knip', 'bin', 'knip.js'), args: [], tally: 'exit-code' },
  { name: 'unit', program: vitest, args: [...vitestArgs, '--project=unit', '--project=renderer'], tally: 'file' },
  { name: 'build', program: join('scripts', 'build.mjs'), args: [], tally: 'exit-code' },
  { name: 'integration', program: vitest, args: [...vitestArgs, '--project=integration'], tally: 'file', needs: 'build' },
  { name: 'conformance', program: join('node_modules', 'tsx', 'dist', 'cli.mjs'), args: ['scripts/conformance.ts'], tally: 'last-line' },
  {
    name: 'e2e',
    program: join('node_modules', '@playwright', 'test', 'cli.js'),
    args: ['test', '--pass-with-no-tests'],
    tally: 'file',
    needs: 'build',
  },
];

/**
 * Runs one part with its output on this terminal.
 * @param {Part} part
 * @param {readonly string[]} extraArgs
 * @returns {Promise<Tally>}
 */
export async function runPart(part, extraArgs) {
  const folder = mkdtempSync(join(tmpdir(), 'zeroclaw-test-'));
  const tallyFile = join(folder, 'tally.json');
  try {
    const child = spawn(packagedNode, [part.program, ...part.args, ...extraArgs], {
      cwd: projectRoot,
      env: { ...process.env, ZEROCLAW_TALLY: tallyFile },
      stdio: ['ignore', part.tally === 'last-line' ? 'pipe' : 'inherit', 'inherit'],
    });
    const output = child.stdout === null ? '' : passThrough(child.stdout);
    const [code] = await once(child, 'close');
    return await tallyOf(part, code, tallyFile, output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {import('node:stream').Readable} stream
 * @returns {Promise<string>}
 */
async function passThrough(stream) {
  let text = '';
  for await (const chunk of stream) {
    process.stdout.write(chunk);
    text += chunk;
  }
  return text;
}

/**
 * @param {Part} part
 * @param {number | null} code
 * @param {string} tallyFile
 * @param {string | Promise<string>} output
 * @returns {Promise<Tally>}
 */
async function tallyOf(part, code, tallyFile, output) {
  const byExitCode = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: [] };
  if (part.tally === 'exit-code') return byExitCode;
  const tally = part.tally === 'file' ? readTally(tallyFile) : lastLine(await output);
  if (tally === undefined) return { passed: 0, failed: 1, skipped: [] }; // it ended before it could count
  // A part that fails without a failed test (a crash after the last one) has failed all the same.
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/**
 * @param {string} file
 * @returns {Tally | undefined}
 */
function readTally(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * @param {string} output
 * @returns {Tally | undefined}
 */
function lastLine(output) {
  const found = /^(\d+) passed, (\d+) failed, (\d+) skipped$/.exec(output.trim().split('\n').at(-1) ?? '');
  if (found === null) return undefined;
  const skipped = Array.from({ length: Number(found[3]) }, () => ({ name: 'a conformance case', reason: '' }));
  return { passed: Number(found[1]), failed: Number(found[2]), skipped };
}
