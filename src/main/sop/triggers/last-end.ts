import type { RunLog } from '../../ports/run-log';
import type { Circumstances } from './may-start';

/** From when a cooldown counts: the last end under the present name, or of this folder's runs under a name before. */
export function lastEndsIn(log: Pick<RunLog, 'lastFinishedAt' | 'lastFinishedIn'>, formerNames: (folder: string, name: string) => readonly string[], now: number): Circumstances['lastFinishedAt'] {
  return ({ sop, folder }, key, notAfter) => {
    if (sop.cooldownSecs === 0) return null;
    const after = now - sop.cooldownSecs * 1000;
    const before = formerNames(folder, sop.name).map((name) => log.lastFinishedIn(folder, name, key, { after, notAfter }));
    const ends = [log.lastFinishedAt(sop.name, key, notAfter), ...before].filter((end) => end !== null);
    return ends.length === 0 ? null : Math.max(...ends);
  };
}
