import type { Problems } from '../base/problems';
import type { StoodStill } from '../base/stillness/watcher-protocol';

/** The problem of an engine that was held up and goes on. The newest takes the place of an older one; the log has all. */
export function tellStoodStill(problems: Problems, logFile: string, { since, ms, doing }: StoodStill): void {
  const seconds = String(Math.round(ms / 1000));
  const from = new Date(since).toLocaleString('sv'); // 2026-11-23 14:03:05, as a clock on the wall here says it
  problems.report(
    'stood-still',
    logFile,
    doing === null ? `The engine stood still for ${seconds} s from ${from} on; what was due meanwhile was done late` : `The engine stood still for ${seconds} s from ${from} on, in ${doing}; what was due meanwhile was done late`,
    'Look on the pages Runs and Events at what was due then. If it comes again, a disk that hangs or a plugin is the likely reason, and the log says more. ZeroClaw says this until it ends.',
  );
}
