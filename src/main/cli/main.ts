import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommanderError } from 'commander';
import { AppError } from '../../shared/errors';
import { openCommandLine } from './open-command-line';
import { outputTo } from './output';
import { createProgram, usageExitCode } from './program';
import { UsageError } from './refused';
import { printable } from './render/printable';

const root = join(import.meta.dirname, '..', '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
// The packaged command line is Electron told to be Node; no program that it starts is to be told the same.
delete process.env['ELECTRON_RUN_AS_NODE'];
class Interrupted extends Error {}

const ending = new AbortController();
let exitCode = 0;

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(name, () => {
    ending.abort(new Interrupted());
  });
if (process.env['ZEROCLAW_ENDS_WITH_PARENT'] === '1') endWithParent();
const output = outputTo(process.stdout, (why) => {
  exitCode ||= 1;
  process.stderr.write(
    `The output could not be written: ${why}\n  Free some space where it goes, or send it elsewhere. The command went on without it; look what it did before you repeat it.\n`,
  );
});
// Whoever read the messages may leave too; that must not end an engine at work, whose log is in the home.
process.stderr.on('error', () => {});

const program = createProgram({
  version,
  open: (options) =>
    openCommandLine(options, {
      root,
      version,
      environment: process.env,
      input: process.stdin,
      output,
      errors: process.stderr,
      signal: ending.signal,
      exitWith: (code) => {
        exitCode = code;
      },
    }),
  composeEngine: async (options) => (await import('../compose')).composeEngine(options),
  writeOut: (text) => {
    output.write(text);
  },
  writeError: (text) => {
    process.stderr.write(text);
  },
});

try {
  // commander takes Electron's own arguments for another kind
  await program.parseAsync(process.argv.slice(2), { from: 'user' });
} catch (failure) {
  exitCode = report(failure);
}
// Whatever is still open (a stream of notices, a pipe on stdin) must not keep a finished command alive;
// output must be out.
await output.finished();
process.exit(exitCode);

/**
 * A Node that handed over may be killed, and passes nothing on then: its end of the channel closes. No
 * program that is started here has to do the same.
 */
function endWithParent(): void {
  delete process.env['ZEROCLAW_ENDS_WITH_PARENT'];
  const end = (): void => {
    ending.abort(new Interrupted());
  };
  if (process.connected) process.once('disconnect', end);
  else end();
  process.channel?.unref();
}

/** What happened and how to fix it, on stderr; the exit code. */
function report(failure: unknown): number {
  if (failure instanceof CommanderError) return usageExitCode(failure);
  if (failure instanceof Interrupted || ending.signal.aborted) return 130;
  if (failure instanceof AppError) {
    process.stderr.write(
      `${printable(failure.message)}\n${failure.remedy === undefined ? '' : `  ${printable(failure.remedy)}\n`}`,
    );
    return failure instanceof UsageError ? 2 : 1;
  }
  process.stderr.write(
    `This is a defect: ${failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)}\n`,
  );
  return 1;
}
