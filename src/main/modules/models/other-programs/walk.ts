import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Deeper than any of the layouts, and shallow enough for a whole disk that somebody named. */
const deepest = 8;
/** Of one place; what lies beyond is not looked at, and the rest is told as cut. */
const mostEntries = 20_000;

export interface Walked {
  readonly files: readonly string[];
  /** There was more than is ever looked at. */
  readonly cut: boolean;
}

/**
 * Files below a folder whose names fit. Links are followed, each folder once, so that loops end; what cannot be
 * read is left out. A folder that is not there has none.
 */
export async function filesBelow(
  folder: string,
  fits: (name: string) => boolean,
  most = mostEntries,
): Promise<Walked> {
  const files: string[] = [];
  const seen = new Set<string>();
  let looked = 0;
  const pending = [{ folder, depth: 0 }];
  for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
    const real = await realpath(next.folder).catch(() => null);
    if (real === null || seen.has(real)) continue;
    seen.add(real);
    const entries = await readdir(next.folder, { withFileTypes: true }).catch(() => []);
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      looked += 1;
      if (looked > most) return { files, cut: true };
      const path = join(next.folder, entry.name);
      const kind = entry.isSymbolicLink() ? await stat(path).catch(() => null) : entry;
      // A link that leads nowhere is somebody's file that is gone: it is told, not left out.
      if (kind?.isDirectory() === true && next.depth < deepest)
        pending.push({ folder: path, depth: next.depth + 1 });
      else if (kind?.isDirectory() !== true && fits(entry.name)) files.push(path);
    }
  }
  return { files, cut: false };
}
