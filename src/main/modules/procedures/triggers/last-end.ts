import type { RunLog } from '../../../ports/run-log';
import type { SopEntry } from '../../../../shared/sop';
import type { Circumstances } from './may-start';

/**
 * From when a cooldown counts: the last end under the present name, or of this folder's runs under a name
 * before.
 */
export function lastEndsIn(
  log: Pick<RunLog, 'lastFinishedAt' | 'lastFinishedIn'>,
  formerNames: (folder: string, name: string) => readonly string[],
  now: number,
): Circumstances['lastFinishedAt'] {
  return ({ sop, folder }, key, notAfter) => {
    if (sop.cooldownSecs === 0) return null;
    const after = now - sop.cooldownSecs * 1000;
    const before = formerNames(folder, sop.name).map((name) =>
      log.lastFinishedIn(folder, name, key, { after, notAfter }),
    );
    const ends = [log.lastFinishedAt(sop.name, key, notAfter), ...before].filter((end) => end !== null);
    return ends.length === 0 ? null : Math.max(...ends);
  };
}

/**
 * In milliseconds, under every name whose runs a cooldown goes by; of a name that several have the longest.
 */
export function cooldownsOf(
  entries: readonly Pick<SopEntry, 'sop' | 'folder'>[],
  formerNames: (folder: string, name: string) => readonly string[],
): ReadonlyMap<string, number> {
  const cooldowns = new Map<string, number>();
  for (const { sop, folder } of entries) {
    if (sop === null || sop.cooldownSecs === 0) continue;
    for (const name of [sop.name, ...formerNames(folder, sop.name)])
      cooldowns.set(name, Math.max(cooldowns.get(name) ?? 0, sop.cooldownSecs * 1000));
  }
  return cooldowns;
}
