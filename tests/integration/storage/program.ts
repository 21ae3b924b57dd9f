import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { testProgram, type TestProgram } from '../../fixtures/test-program';

/** Runs a program in a process of its own; resolves with its first line of output. */
export async function startProgram(
  name: TestProgram,
  ...args: readonly string[]
): Promise<{ readonly child: ChildProcess; readonly line: string }> {
  const program = testProgram(name);
  const child = spawn(process.execPath, ['--expose-gc', ...program.execArgv, program.file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, line };
}

export async function killHard(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
