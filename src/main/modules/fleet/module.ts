import type { Config } from '../../../shared/config';
import { reportFailure } from '../../platform/base/problems';
import type { Platform } from '../../platform/platform';
import type { RunRecord } from '../record/module';
import { settingsOf } from './fleet-settings';
import { ledgerFollower } from './storage/follow-ledger';

type Ground = Pick<
  Platform,
  | 'clock'
  | 'config'
  | 'database'
  | 'incidents'
  | 'logger'
  | 'options'
  | 'paths'
  | 'problems'
  | 'scope'
  | 'secretOf'
  | 'transaction'
>;

interface Needs {
  readonly record: Pick<RunRecord, 'signer'>;
}

export interface Fleet {
  /** Joins the fleet whose database config.toml names now, or leaves it. */
  apply(config: Config): Promise<void>;
}

/** This engine among others, which share a database. Without one nothing of it is read. */
export function configureFleet(platform: Ground, { record }: Needs): Fleet {
  const { config, database, problems, scope } = platform;
  const follow = ledgerFollower(database);
  follow(config().storage.url !== undefined);
  let current: { readonly settings: string; readonly leave: () => Promise<void> } | null = null;
  const leave = async (): Promise<void> => {
    const left = current;
    current = null;
    await left?.leave();
  };
  scope.defer(leave);
  return {
    apply: async (changed) => {
      follow(changed.storage.url !== undefined);
      try {
        const settings = await settingsOf(changed, platform);
        problems.clear('fleet-config');
        const written = JSON.stringify(settings);
        if (current?.settings === written) return;
        await leave();
        if (settings === null) return;
        const { join } = await import('./join');
        current = { settings: written, leave: join(platform, record.signer.publicKey, settings) };
      } catch (failure) {
        await leave();
        reportFailure(problems, 'fleet-config', '[storage] in config.toml', failure);
      }
    },
  };
}
