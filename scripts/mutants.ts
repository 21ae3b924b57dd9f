import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fleetMutants } from './mutants/fleet';
import { trustMutants, type SourceMutant } from './mutants/trust';
import { projectRoot } from './setup/paths.mjs';

/**
 * `npm run mutants [NAME…]`: the product with one check of docs/trust.md or of calls that are handed over taken out, each in a copy of its own
 * sources. A test has to fail; exit code 1 where none does, or where the mutant does not fit the product any more.
 */
const mutants: Readonly<Record<string, SourceMutant>> = { ...trustMutants, ...fleetMutants };
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(mutants, name));
if (unknown.length > 0) {
  console.error(`There is no mutant ${unknown.join(', ')}. There are: ${Object.keys(mutants).join(', ')}.`);
  process.exit(2);
}
const root = mkdtempSync(join(tmpdir(), 'zc-mutants-'));
const report = join(root, 'report.json');
process.once('exit', () => {
  rmSync(root, { recursive: true, force: true });
});
// A linked folder of tests would read the sources that nobody changed.
for (const name of ['src', 'tests', 'vitest.config.ts', 'package.json', 'tsconfig.base.json'])
  cpSync(join(projectRoot, name), join(root, name), { recursive: true });
for (const name of ['node_modules', 'resources', 'sops', 'scripts'])
  symlinkSync(join(projectRoot, name), join(root, name));

let unnoticed = 0;
for (const [name, mutant] of Object.entries(mutants)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const outcome = tried(mutant);
  if (outcome !== 'noticed') unnoticed += 1;
  console.log(`${outcome === 'noticed' ? '✓' : '✗'} ${name}: ${outcome} (without ${mutant.without})`);
}
process.exit(unnoticed === 0 ? 0 : 1);

function tried({ changes, tests, named }: SourceMutant): string {
  const before = new Map<string, string>();
  try {
    for (const { file, instead, put } of changes) {
      const path = join(root, file);
      const text = readFileSync(path, 'utf8');
      if (!before.has(path)) before.set(path, text);
      if (text.split(instead).length !== 2) return `does not fit any more: ${file} does not hold it once`;
      writeFileSync(
        path,
        text.replace(instead, () => put),
      );
    }
    rmSync(report, { force: true });
    const { status } = spawnSync(
      process.execPath,
      [
        join(projectRoot, 'node_modules/vitest/vitest.mjs'),
        'run',
        `--project=${projectOf(tests)}`,
        '--passWithNoTests=false',
        '--reporter=json',
        `--outputFile=${report}`,
        ...tests,
        ...(named === undefined ? [] : ['-t', named]),
      ],
      { cwd: root, stdio: 'ignore' },
    );
    return status === 0 ? 'NOT NOTICED' : hasFailures() ? 'noticed' : 'no test ran';
  } finally {
    for (const [path, text] of before) writeFileSync(path, text);
  }
}

/** By the folder of the tests. */
function projectOf(tests: readonly string[]): string {
  if (tests.some((each) => each.startsWith('tests/peers/'))) return 'peers';
  return tests.some((each) => each.startsWith('tests/')) ? 'integration' : 'unit';
}

/** A mutant that cannot be read is noticed by nobody: a test has to have run, and failed. */
function hasFailures(): boolean {
  try {
    const told = JSON.parse(readFileSync(report, 'utf8')) as { numFailedTests?: number };
    return (told.numFailedTests ?? 0) > 0;
  } catch {
    return false;
  }
}
