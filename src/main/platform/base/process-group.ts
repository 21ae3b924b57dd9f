import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

/**
 * Starts a program without a shell, at the head of a process group of its own, so that what it starts can be
 * ended with it. A program that makes itself a group of its own (setsid) is out of reach.
 */
export const spawnGroup = (
  file: string,
  args: readonly string[],
  options: Omit<SpawnOptions, 'detached' | 'shell'>,
): ChildProcess =>
  spawn(file, args, { ...options, shell: false, windowsHide: true, detached: process.platform !== 'win32' });

/**
 * Ends everything in the group of `child`, also when the child itself has ended. Windows knows no groups:
 * there its tree is ended.
 */
export function killGroup(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  const { pid } = child;
  if (pid === undefined) return;
  if (process.platform === 'win32') {
    spawn('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true }).on(
      'error',
      () => {},
    );
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // ESRCH: nobody is left in it.
  }
}
