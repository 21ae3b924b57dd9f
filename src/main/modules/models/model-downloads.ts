import { messageOf } from '../../../shared/errors';
import type { Result } from '../../../shared/result';
import { ModelDownloads } from './model-store/downloads';
import type { Hub } from './model-store/hub-search';
import type { Platform } from '../../platform/platform';

/** Where `hf:` leads, and the key for it. */
export const hubOf =
  ({ config, secretOf }: Pick<Platform, 'config' | 'secretOf'>) =>
  async (): Promise<Hub> => {
    const { hub_url: url, hub_token: token } = config().models;
    return { url, token: token === undefined ? null : await secretOf(token) };
  };

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
    hub: hubOf({ config, secretOf }),
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
