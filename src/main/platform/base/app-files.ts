import { join } from 'node:path';
import type { Language } from '../../../shared/language';

/** The parts of the built app that the engine needs, below the package's root folder. */
export interface AppFiles {
  readonly workerFile: string;
  readonly watcherFile: string;
  readonly pdfFile: string;
  readonly resources: string;
  /** Procedures that a new home starts with, by the language they are written in. */
  readonly sampleSops: Readonly<Record<Language, string>>;
  /** The list of licences that the build has written. */
  readonly licencesFile: string;
}

export const appFilesIn = (root: string): AppFiles => ({
  workerFile: join(root, 'out', 'main', 'llama-worker.js'),
  watcherFile: join(root, 'out', 'main', 'stillness-watcher.js'),
  pdfFile: join(root, 'out', 'main', 'pdf-thread.js'),
  resources: onDisk(join(root, 'resources')),
  sampleSops: { en: onDisk(join(root, 'sops')), ko: onDisk(join(root, 'resources', 'sops-ko')) },
  licencesFile: join(root, 'out', 'licences.json'),
});

/**
 * The same file beside the packaged app's archive: native code, and whatever Node does natively, cannot open
 * what lies inside an archive. What is named here has to be listed in `asarUnpack` of
 * scripts/package/directory-build.mjs.
 */
export const onDisk = (path: string): string => path.replace(/app\.asar(?=[\\/]|$)/u, 'app.asar.unpacked');
