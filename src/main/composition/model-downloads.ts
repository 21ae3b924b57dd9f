import { ModelDownloads } from '../providers/model-store/downloads';
import type { Foundation } from './foundation';

export function buildModelDownloads({ paths, clock, config, secretOf, notices }: Foundation): ModelDownloads {
  return new ModelDownloads({
    folder: paths.models,
    clock,
    hub: async () => {
      const { hub_url: url, hub_token: token } = config().models;
      return { url, token: token === undefined ? null : await secretOf(token) };
    },
    changed: (download) => { notices.emit({ type: 'model-download', download }); },
  });
}
