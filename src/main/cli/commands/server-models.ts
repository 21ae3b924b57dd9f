import { messageOf } from '../../../shared/errors';
import type { CommandLine } from '../command-line';
import { throughEngine } from '../through-engine';

export interface ServedModels {
  readonly provider: string;
  readonly models: readonly string[];
  /** Why it lists none, in words; null: it lists them. */
  readonly why: string | null;
}

/** The models of the servers in config.toml, all asked at once through the engine; without one nobody is asked. */
export const servedModels = (cli: CommandLine): Promise<readonly ServedModels[]> =>
  throughEngine<readonly ServedModels[]>(
    async () => {
      const servers = (await cli.ask('providers.list', {})).filter(({ type }) => type === 'openai');
      return Promise.all(
        servers.map(({ id }) =>
          cli.ask('providers.models', { provider: id }).then(
            ({ models }) => ({ provider: id, models, why: null }),
            (failure: unknown) => ({ provider: id, models: [], why: messageOf(failure) }),
          ),
        ),
      );
    },
    () => [],
  );
