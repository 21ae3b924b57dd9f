import { freemem, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { ok } from '../../../shared/result';
import { ModelDownloads } from '../../modules/models/model-store/downloads';
import { listModelFiles } from '../../modules/models/model-files';
import { homeConfig } from '../../platform/home-config';
import { ServerPools } from '../../modules/models/server-pool/server-pool';
import { providerRows } from '../../modules/models/provider-rows';
import { loadPlugins } from './offline-plugins';
import { offlineSecrets } from './offline-secrets';
import type { OfflineHome, ReadingHandlers } from './reading';

/** Models, plugins, and what config.toml names. */
export function offlineParts({
  home,
  resources,
  clock,
  paths,
}: OfflineHome): Pick<
  ReadingHandlers,
  'providers.list' | 'models.list' | 'models.downloads' | 'plugins.list' | 'secrets.list'
> {
  return {
    async 'providers.list'() {
      return ok([...providerRows(homeConfig(paths).config, () => null, new ServerPools(clock))]);
    },
    async 'models.list'() {
      const memory = { free: freemem(), total: totalmem() };
      return ok([
        ...(await listModelFiles(
          {
            builtIn: join(resources, 'models'),
            home: paths.models,
            others: homeConfig(paths).config.models.folders.map((folder) => resolve(paths.home, folder)),
          },
          memory,
          { kind: 'idle' },
        )),
      ]);
    },
    async 'models.downloads'() {
      return ok([
        ...new ModelDownloads({
          folder: paths.models,
          clock,
          hub: () => Promise.reject(new Error('Nothing is fetched here')),
          changed: () => {},
        }).list(),
      ]);
    },
    async 'plugins.list'() {
      return ok([...(await loadPlugins(paths, homeConfig(paths).config)).list()]);
    },
    async 'secrets.list'() {
      return ok([...(await offlineSecrets(home).list())]);
    },
  };
}
