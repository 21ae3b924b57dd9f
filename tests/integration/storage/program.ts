import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** Runs one of the programs beside this file in a process of its own; resolves with its first line of output. */
export async function startProgram(name: string, ...args: readonly string[]): Promise<{ readonly child: ChildProcess; readonly line: string }> {
  const program = fileURLToPath(new URL(name, import.meta.url));
  const child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => { child.kill('SIGKILL'); });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, line };
}

export async function killHard(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
