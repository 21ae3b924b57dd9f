import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Clock } from '../../../../platform/base/clock';
import { killGroup, spawnGroup } from '../../../../platform/base/process-group';
import { KeptOutput } from './kept-output';

export interface Program {
  readonly file: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

export interface ProgramEnd {
  /** Null: it was ended by a signal. */
  readonly code: number | null;
  readonly signal: string | null;
  readonly endedBy: 'itself' | 'time' | 'output';
  readonly output: string;
}

/** Bytes after which a program that only writes is ended. */
const mostOutput = 16 * 1024 * 1024;
/** How long a program that was told to end may take before it is ended. */
const graceMs = 1_000;

/**
 * Runs a program to its end, or to the end of its time, and then ends everything it started in its process
 * group. Rejects with the signal's reason once the group is dead, and like the file system when the program
 * cannot be started.
 */
export async function runProgram(
  { file, args, folder, environment, timeoutMs }: Program,
  clock: Clock,
  signal: AbortSignal,
): Promise<ProgramEnd> {
  signal.throwIfAborted();
  const child = spawnGroup(file, args, {
    cwd: folder,
    env: { ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = new KeptOutput();
  let endedBy: ProgramEnd['endedBy'] = 'itself';
  const gather = (chunk: Buffer): void => {
    output.add(chunk);
    if (output.total <= mostOutput || endedBy !== 'itself') return;
    endedBy = 'output';
    killGroup(child, 'SIGKILL');
  };
  child.stdout?.on('data', gather);
  child.stderr?.on('data', gather);
  const stop = (): void => {
    killGroup(child, 'SIGKILL');
  };
  signal.addEventListener('abort', stop, { once: true });
  const ended = new AbortController();
  const deadline = clock
    .sleep(timeoutMs, ended.signal)
    .then(async () => {
      endedBy = 'time';
      killGroup(child, 'SIGTERM');
      await clock.sleep(graceMs, ended.signal);
      killGroup(child, 'SIGKILL');
    })
    .catch(() => {});
  try {
    await once(child, 'exit');
  } finally {
    ended.abort();
    signal.removeEventListener('abort', stop);
    killGroup(child, 'SIGKILL');
    await deadline;
  }
  await drained(child, clock);
  signal.throwIfAborted();
  return { code: child.exitCode, signal: child.signalCode, endedBy, output: output.text() };
}

/**
 * What was written last is read too; somebody who left the group may hold the pipes open, and is not waited
 * for.
 */
async function drained(child: ChildProcess, clock: Clock): Promise<void> {
  const given = new AbortController();
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  const closed = Promise.all(
    streams.map((stream) => (stream.closed ? Promise.resolve() : once(stream, 'close').catch(() => {}))),
  );
  await Promise.race([closed, clock.sleep(graceMs, given.signal).catch(() => {})]);
  given.abort();
  for (const stream of streams) stream.destroy();
}
