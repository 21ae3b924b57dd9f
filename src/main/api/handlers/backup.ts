import type { BackupChosen, BackupMade } from '../../../shared/backup';
import type { Result } from '../../../shared/result';
import type { Handlers } from '../router';

interface Backups {
  make(passphrase: string | null): Promise<Result<BackupMade | null>>;
  choose(): Promise<Result<BackupChosen | null>>;
  unlock(id: string, passphrase: string): Promise<Result<BackupChosen>>;
  restore(id: string): Promise<Result<{ before: string | null }>>;
}

export const backupHandlers = (
  backups: Backups,
): Pick<Handlers, 'backup.make' | 'backup.choose' | 'backup.unlock' | 'backup.restore'> => ({
  'backup.make': ({ passphrase }) => backups.make(passphrase),
  'backup.choose': () => backups.choose(),
  'backup.unlock': ({ id, passphrase }) => backups.unlock(id, passphrase),
  'backup.restore': ({ id }) => backups.restore(id),
});
