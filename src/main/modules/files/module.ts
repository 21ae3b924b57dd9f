import { isAbsolute } from 'node:path';
import { folderWithSlashes, isAbsolutePattern, patternLiesIn } from '../../../domain/procedure/file-pattern';
import type { Platform } from '../../platform/platform';
import type { Recovered } from '../../platform/base/recovered';
import type { Procedures } from '../procedures/module';
import type { RunRecord } from '../record/module';
import type { FileFolder } from './file-folder';
import { FileWatch } from './file-watch';
import { createKnownFiles } from './storage/known-files';

type Ground = Pick<
  Platform,
  'clock' | 'config' | 'database' | 'logger' | 'paths' | 'problems' | 'restored' | 'scope' | 'transaction'
>;

interface Needs {
  readonly record: Pick<RunRecord, 'trust'>;
  readonly procedures: Pick<Procedures, 'library' | 'filePatterns' | 'takeFile'>;
}

export interface Files {
  /** Files start procedures from now on. */
  open(recovered: Recovered): void;
}

/** Files that start procedures. Nothing is watched before `open`. */
export function configureFiles(platform: Ground, { procedures, record }: Needs): Files {
  const { clock, config, database, logger, paths, problems, restored, scope, transaction } = platform;
  const known = createKnownFiles(database);
  return {
    open: () => {
      const watch = scope.own(
        new FileWatch({
          clock,
          logger,
          known,
          // What the backup knew of files is no news of today, and what somebody else wrote is none of ours.
          forgets: restored !== null || !record.trust.trusts('watched-files', 'watched-patterns'),
          transaction,
          folders: () => foldersFor(procedures.filePatterns(), paths.workspace, config().sop.watch_folders),
          take: (file, remember) => procedures.takeFile(file, remember),
          trouble: (message) => {
            if (message === null) problems.clear('files');
            else
              problems.report(
                'files',
                'Files that start procedures',
                message,
                'Check that the folder is there, that you may read it, and how many files lie in it.',
              );
          },
        }),
      );
      procedures.library.changed.on(() => void watch.apply());
      void watch.apply();
    },
  };
}

/** Each pattern belongs to the folder in which it begins. */
function foldersFor(
  patterns: readonly string[],
  workspace: string,
  others: readonly string[],
): readonly FileFolder[] {
  const folders = [
    { path: workspace, prefix: '' },
    ...others
      .filter((path) => isAbsolute(path))
      .map((path) => ({ path, prefix: `${folderWithSlashes(path)}/` })),
  ];
  return folders.flatMap((folder) => {
    const own = patterns.filter((pattern) =>
      folder.prefix === '' ? !isAbsolutePattern(pattern) : patternLiesIn(pattern, folder.path),
    );
    return own.length === 0 ? [] : [{ ...folder, patterns: [...own].sort() }];
  });
}
