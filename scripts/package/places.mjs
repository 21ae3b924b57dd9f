import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../setup/paths.mjs';

export const releaseFolder = join(projectRoot, 'release');

/** What goes into the app, before it is an archive. */
export const stagedApp = join(releaseFolder, 'app');

/** Also the name of the installed program, of its folder and of the Debian package. */
export const programName = 'zeroclaw-desktop';

/** @type {{ version: string, description: string, license: string, dependencies: Record<string, string> }} */
export const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
