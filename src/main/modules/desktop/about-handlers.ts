import { readFileSync } from 'node:fs';
import { About } from '../../../shared/about';
import { ok } from '../../../shared/result';
import type { Handlers } from '../../platform/router';

/** Versions of what runs here, and the list of licences that the build has written. */
export function aboutHandlers({
  version,
  licencesFile,
}: {
  readonly version: string;
  readonly licencesFile: string | null;
}): Pick<Handlers, 'about.show'> {
  return {
    'about.show': () => {
      const { electron, chrome, node } = process.versions as NodeJS.ProcessVersions & {
        readonly chrome?: string;
      };
      const licences = readLicences(licencesFile);
      const versionOf = (wanted: string): string | undefined =>
        licences.find(({ name }) => name === wanted)?.version;
      const versions = [
        ['ZeroClaw', version],
        ['Electron', electron],
        ['Chromium', chrome],
        ['Node', node],
        ['node-llama-cpp', versionOf('node-llama-cpp')],
        ['better-sqlite3', versionOf('better-sqlite3')],
        ['System', `${process.platform} ${process.arch}`],
      ] as const;
      return ok({
        versions: versions.flatMap(([name, found]) =>
          found === undefined ? [] : [{ name, version: found }],
        ),
        licences,
      });
    },
  };
}

function readLicences(file: string | null): About['licences'] {
  try {
    return About.shape.licences.parse(JSON.parse(readFileSync(file ?? '', 'utf8')));
  } catch {
    return [];
  }
}
