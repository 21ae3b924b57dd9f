import type { BackupChosen, BackupMade } from '../../../shared/backup';
import type { Result } from '../../../shared/result';
import type { Handlers } from '../router';

interface Backups {
  make(): Promise<Result<BackupMade | null>>;
  choose(): Promise<Result<BackupChosen | null>>;
  restore(id: string): Promise<Result<{ before: string | null }>>;
}

export const backupHandlers = (backups: Backups): Pick<Handlers, 'backup.make' | 'backup.choose' | 'backup.restore'> => ({
  'backup.make': () => backups.make(),
  'backup.choose': () => backups.choose(),
  'backup.restore': ({ id }) => backups.restore(id),
});
