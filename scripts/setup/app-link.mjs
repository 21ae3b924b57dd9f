import { realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

/** An Electron that has no default app opens what this links to, whatever else it is told to open. */
const linkIn = (/** @type {string} */ electronDir) => join(electronDir, 'resources', 'app');

/**
 * Makes it open this project, also after the project's folder was moved or copied with everything in it.
 * @param {string} electronDir inside the project
 * @param {string} project
 */
export function linkApp(electronDir, project) {
  const link = linkIn(electronDir);
  rmSync(link, { force: true });
  symlinkSync(relative(join(electronDir, 'resources'), project), link);
  if (opensApp(electronDir, project)) return;
  // Its folder is itself reached over a link (packages that two checkouts share).
  rmSync(link);
  symlinkSync(project, link);
}

/**
 * Whether it opens this project, and not the one that it was made for or copied from.
 * @param {string} electronDir
 * @param {string} project
 */
export function opensApp(electronDir, project) {
  try {
    return realpathSync(linkIn(electronDir)) === realpathSync(project);
  } catch {
    return false;
  }
}
