import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packagedNode, projectRoot } from '../setup/paths.mjs';

/**
 * `tally` says how a part is counted: as one test by its exit code, by the file its reporter writes, or by
 * its last line.
 * @typedef {{ name: string, program: string, args: string[], tally: 'exit-code' | 'file' | 'last-line', needs?:
 *   string }} Part
 * @typedef {{ name: string, reason: string }} Told a test that did not pass, and why
 * @typedef {{ passed: number, failed: Told[], skipped: Told[] }} Tally
 */

const vitest = join('node_modules', 'vitest', 'vitest.mjs');
const vitestArgs = ['run', '--reporter=default', '--reporter=./scripts/test/vitest-tally.ts'];

/** @type {(name: string, program: string[], args?: string[]) => Part} */
const check = (name, program, args = []) => ({ name, program: join(...program), args, tally: 'exit-code' });

/** @type {Part} */
const unit = {
  name: 'unit',
  program: vitest,
  args: [...vitestArgs, '--project=unit', '--project=mocked', '--project=renderer'],
  tally: 'file',
};
/**
 * Brokers, pseudo-terminals, child processes and a language model: a file often waits, and three of them keep
 * two cores busy. More would only make what is waited for slower: docs/decisions/0105.
 * @type {Part}
 */
const integration = {
  name: 'integration',
  program: vitest,
  args: [...vitestArgs, '--project=integration', '--maxWorkers=3'],
  tally: 'file',
  needs: 'build',
};
/** @type {Part} */
const docs = {
  name: 'docs',
  program: join('node_modules', 'tsx', 'dist', 'cli.mjs'),
  args: ['scripts/check-docs.ts'],
  tally: 'last-line',
};
/** @type {Part} */
const conformance = {
  name: 'conformance',
  program: join('node_modules', 'tsx', 'dist', 'cli.mjs'),
  args: ['scripts/conformance.ts'],
  tally: 'last-line',
};
/**
 * Thirty seconds of it, the same each time: docs/reliability.md.
 * @type {Part}
 */
const torture = {
  name: 'torture',
  program: join('node_modules', 'tsx', 'dist', 'cli.mjs'),
  args: ['tests/torture/main.ts', '--minutes', '0.5', '--seed', '1934'],
  tally: 'last-line',
  needs: 'build',
};
/** @type {Part} */
const endToEnd = {
  name: 'e2e',
  program: join('node_modules', '@playwright', 'test', 'cli.js'),
  args: ['test', '--pass-with-no-tests'],
  tally: 'file',
  needs: 'build',
};

/**
 * Stages run one after the other, the lanes of a stage side by side, the parts of a lane in their order. What
 * is quick and often wrong comes first. Integration tests and windows wait half of their time, for brokers, timers and
 * pages: beside each other they fill two cores, which neither does alone. A test of an older build would show
 * nothing about this one.
 * @type {readonly (readonly Part[])[][]}
 */
export const stages = [
  [
    [
      check(
        'typecheck',
        ['node_modules', 'typescript-native', 'bin', 'tsc'],
        ['-b', '--checkers', '1', '--builders', '2'],
      ),
      check('imports', ['node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs'], ['src']),
      check('knip', ['node_modules', 'knip', 'bin', 'knip.js']),
      check('build', ['scripts', 'build.mjs']),
    ],
    [
      check('lint', ['node_modules', 'oxlint', 'bin', 'oxlint']),
      check('format', ['node_modules', 'oxfmt', 'bin', 'oxfmt'], ['--check', '.']),
      docs,
    ],
  ],
  [
    [unit, integration],
    [conformance, torture, endToEnd],
  ],
];

export const parts = stages.flat(2);

/**
 * Runs one part. Alone its output goes to this terminal as it comes; beside others it is returned, to be
 * printed in one piece.
 * @param {Part} part
 * @param {readonly string[]} extraArgs
 * @param {boolean} isAlone
 * @returns {Promise<{ tally: Tally, output: string }>}
 */
export async function runPart(part, extraArgs, isAlone) {
  const folder = mkdtempSync(join(tmpdir(), 'zeroclaw-test-'));
  const tallyFile = join(folder, 'tally.json');
  const isRead = part.tally === 'last-line' || !isAlone;
  try {
    const child = spawn(packagedNode, [part.program, ...part.args, ...extraArgs], {
      cwd: projectRoot,
      env: { ...process.env, ZEROCLAW_TALLY: tallyFile },
      stdio: ['ignore', isRead ? 'pipe' : 'inherit', isAlone ? 'inherit' : 'pipe'],
    });
    const [output, errors, [code]] = await Promise.all([
      readAll(child.stdout, isAlone),
      readAll(child.stderr, isAlone),
      once(child, 'close'),
    ]);
    return { tally: tallyOf(part, code, tallyFile, output), output: isAlone ? '' : output + errors };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {import('node:stream').Readable | null} stream
 * @param {boolean} isShown as it comes
 * @returns {Promise<string>}
 */
async function readAll(stream, isShown) {
  let text = '';
  for await (const chunk of stream ?? []) {
    if (isShown) process.stdout.write(chunk);
    text += chunk;
  }
  return text;
}

/**
 * @param {Part} part
 * @param {number | null} code
 * @param {string} tallyFile
 * @param {string} output
 * @returns {Tally}
 */
function tallyOf(part, code, tallyFile, output) {
  if (part.tally === 'exit-code')
    return code === 0
      ? { passed: 1, failed: [], skipped: [] }
      : failedWhole(part, output === '' ? `exit code ${String(code)}` : output);
  const tally = part.tally === 'file' ? readTally(tallyFile) : lastLine(output);
  if (tally === undefined) return failedWhole(part, `ended with code ${String(code)} before it could count`);
  // A part that fails without a failed test (a crash after the last one) has failed all the same.
  return code !== 0 && tally.failed.length === 0
    ? { ...tally, failed: failedWhole(part, `exit code ${String(code)}, after all of its tests`).failed }
    : tally;
}

/**
 * @param {Part} part
 * @param {string} reason
 * @returns {Tally}
 */
export function failedWhole(part, reason) {
  return { passed: 0, failed: [{ name: part.name, reason }], skipped: [] };
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
  const skipped = Array.from({ length: Number(found[3]) }, () => ({
    name: 'a case',
    reason: '',
  }));
  const told = [...output.matchAll(/^FAILED (.*)\n(.*)$/gm)].map(([, name = '', reason = '']) => ({
    name,
    reason,
  }));
  const failed = Array.from(
    { length: Number(found[2]) },
    (_, index) => told[index] ?? { name: 'a case', reason: '' },
  );
  return { passed: Number(found[1]), failed, skipped };
}
