import type { ModelDownload, PullRequest } from '../../../shared/models';
import { homeConfig } from '../../platform/home-config';
import { useProxies } from '../../platform/base/outbound/outbound';
import { proxiesOf } from '../../platform/base/outbound/proxy-for';
import { secretReader } from '../../platform/config/resolve-secret';
import { NoEngineError } from '../../platform/socket/errors';
import { ModelDownloads } from '../../modules/models/model-store/downloads';
import { homePaths } from '../../platform/storage/home-paths';
import { createSecretsFile } from '../../platform/storage/secrets-file';
import type { CommandLine } from '../command-line';
import { RefusedError, valueOf } from '../refused';

/** Who fetches a model for the command line. */
export interface Puller {
  begin(request: PullRequest): Promise<ModelDownload>;
  look(name: string): Promise<ModelDownload>;
  /** Works after Ctrl+C too. */
  pause(name: string): Promise<ModelDownload>;
  close(): Promise<void>;
}

export async function choosePuller(cli: CommandLine): Promise<Puller> {
  try {
    await cli.ask('models.downloads', {});
    return engine(cli);
  } catch (failure) {
    if (!(failure instanceof NoEngineError)) throw failure;
    return alone(cli);
  }
}

const engine = (cli: CommandLine): Puller => ({
  begin: (request) => cli.ask('models.pull', request),
  async look(name) {
    const download = (await cli.ask('models.downloads', {})).find((known) => known.name === name);
    if (download === undefined)
      throw new RefusedError({
        code: 'models.no-download',
        message: `The download of ${name} was discarded`,
        remedy: 'Pull it again.',
      });
    return download;
  },
  pause: async (name) =>
    valueOf(await cli.engine.ask('models.pause', { name }, new AbortController().signal)),
  close: () => Promise.resolve(),
});

function alone(cli: CommandLine): Puller {
  const paths = homePaths(cli.home);
  const { models, network } = homeConfig(paths).config;
  useProxies(() => proxiesOf(network, process.env));
  const secretOf = secretReader(process.env, createSecretsFile(paths.secretsFile), () => {});
  const downloads = new ModelDownloads({
    folder: paths.models,
    clock: cli.clock,
    hub: async () => ({
      url: models.hub_url,
      token: models.hub_token === undefined ? null : await secretOf(models.hub_token),
    }),
    changed: () => {},
  });
  return {
    begin: async (request) => valueOf(await downloads.pull(request)),
    look: (name) => {
      const download = downloads.list().find((known) => known.name === name);
      return download === undefined
        ? Promise.reject(
            new RefusedError({
              code: 'models.no-download',
              message: `The download of ${name} is gone`,
              remedy: 'Pull it again.',
            }),
          )
        : Promise.resolve(download);
    },
    pause: async (name) => valueOf(await downloads.pause(name)),
    close: () => downloads.close(),
  };
}
