import { messageOf } from '../../../shared/errors';
import type { Result } from '../../../shared/result';
import { ModelDownloads } from './model-store/downloads';
import type { Platform } from '../../platform/platform';

/** `use`: answers with a model that was fetched for that. */
export function buildModelDownloads(
  {
    paths,
    clock,
    config,
    secretOf,
    notices,
    logger,
  }: Pick<Platform, 'paths' | 'clock' | 'config' | 'secretOf' | 'notices' | 'logger'>,
  use: (name: string) => Promise<Result<null>>,
): ModelDownloads {
  const unused = (model: string, why: string): void => {
    logger.warn('A model that was fetched cannot answer', { model, why });
  };
  return new ModelDownloads({
    folder: paths.models,
    clock,
    hub: async () => {
      const { hub_url: url, hub_token: token } = config().models;
      return { url, token: token === undefined ? null : await secretOf(token) };
    },
    use: (name) => {
      use(name).then(
        (used) => {
          if (!used.ok) unused(name, used.error.message);
        },
        (failure: unknown) => {
          unused(name, messageOf(failure));
        },
      );
    },
    changed: (download) => {
      notices.emit({ type: 'model-download', download });
    },
  });
}
