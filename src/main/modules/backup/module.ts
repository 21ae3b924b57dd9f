import type { Handlers } from '../../platform/router';
import type { Recovered } from '../../platform/base/recovered';
import { Backups } from './backups';
import type { Platform } from '../../platform/platform';
import { forgetReplaced } from '../../platform/storage/backup/staged-restore';
import type { ChannelParts } from '../channels/module';
import type { Procedures } from '../procedures/module';
import type { Settings } from '../settings/module';
import { AfterRestore } from './after-restore';
import { tellRestored } from './restored';

type Ground = Pick<
  Platform,
  | 'clock'
  | 'closing'
  | 'incidents'
  | 'logger'
  | 'newId'
  | 'options'
  | 'paths'
  | 'problems'
  | 'restored'
  | 'secrets'
>;

interface Needs {
  readonly channels: Pick<ChannelParts, 'channels'>;
  readonly procedures: Pick<Procedures, 'engine'>;
  readonly settings: Pick<Settings, 'apply'>;
}

type BackupHandlers = Pick<Handlers, 'backup.make' | 'backup.choose' | 'backup.unlock' | 'backup.restore'>;

/** Backups, and the first start on one that was restored. */
export interface BackupParts {
  readonly handlers: BackupHandlers;
  /** Before any channel may be there: takes out what was owed in a backup that was restored. */
  recover(): void;
  /** Lets channels go on, with what is theirs after a restore. */
  openChannels(recovered: Recovered): void;
  /** Resolves once nothing of the backup is under way any more; the next start is one like any other. */
  open(recovered: Recovered, signal: AbortSignal): Promise<void>;
}

export function configureBackup(
  { clock, closing, incidents, logger, newId, options, paths, problems, restored, secrets }: Ground,
  { channels: { channels }, procedures: { engine }, settings }: Needs,
): BackupParts {
  const backups = new Backups({
    paths,
    version: options.version,
    clock,
    newId,
    secrets,
    desktop: options.desktop ?? null,
    closing: closing.signal,
  });
  const handlers: BackupHandlers = {
    'backup.make': ({ passphrase }) => backups.make(passphrase),
    'backup.choose': () => backups.choose(),
    'backup.unlock': ({ id, passphrase }) => backups.unlock(id, passphrase),
    'backup.restore': ({ id }) => backups.restore(id),
  };
  const over = (): void => {
    forgetReplaced(paths);
  };
  if (restored === null)
    return {
      handlers,
      recover: () => {},
      openChannels: () => {
        channels.resume(null);
      },
      open: () => {
        over();
        return Promise.resolve();
      },
    };
  const afterRestore = new AfterRestore({
    channels,
    applyChannels: () => settings.apply(),
    isRecorded: () => engine.isRecorded,
    over,
    database: paths.database,
    problems,
    clock,
    logger,
  });
  return {
    handlers,
    recover: () => {
      tellRestored(incidents, paths.backups, restored);
      afterRestore.beginAnew();
    },
    openChannels: () => {
      afterRestore.resume();
    },
    open: (_recovered, signal) => afterRestore.run(signal),
  };
}
