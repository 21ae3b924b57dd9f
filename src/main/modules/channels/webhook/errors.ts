import { AppError } from '../../../../shared/errors';

/**
 * What a receiver says of this very answer. Whatever else comes, a 404 or 405 of a proxy whose server starts
 * again among it, may pass.
 */
const final: ReadonlySet<number> = new Set([400, 403, 410, 413, 415, 422]);

/** Why a receiver did not take an answer, for people. */
export function toChannelError(url: string, status: number): AppError {
  const said = `${url} answered ${String(status)} to an answer`;
  if (status === 401)
    return new AppError('channel.credentials', said, {
      remedy:
        'The receiver does not accept the signature: check that it knows "secret" under [channels_config.webhook] in config.toml, and the clocks of the two machines.',
    });
  if (final.has(status))
    return new AppError('channel.refused', said, {
      remedy: 'Any status from 200 to 299 says that it was taken.',
    });
  return new AppError('channel.refused', said, {
    remedy:
      'Check that its server runs, and "send_url" under [channels_config.webhook] in config.toml. Any status from 200 to 299 says that it was taken.',
    retryable: true,
  });
}
