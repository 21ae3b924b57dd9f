import {
  WebAPIHTTPError,
  WebAPIPlatformError,
  WebAPIRateLimitedError,
  WebAPIRequestError,
} from '@slack/web-api';
import { AppError, messageOf } from '../../../../shared/errors';

const wrongTokens: ReadonlySet<string> = new Set([
  'invalid_auth',
  'not_authed',
  'account_inactive',
  'token_revoked',
  'token_expired',
  'user_removed_from_team',
  'not_allowed_token_type',
  'team_disabled',
]);
const notThere: ReadonlySet<string> = new Set([
  'channel_not_found',
  'not_in_channel',
  'is_archived',
  'user_not_found',
  'cannot_dm_bot',
]);

/** Slack is not well, or wants less at a time. */
const forNow: ReadonlySet<string> = new Set([
  'internal_error',
  'fatal_error',
  'service_unavailable',
  'request_timeout',
  'ratelimited',
  'rate_limited',
]);

/** What Slack or the network said, for people. No message holds a token. */
export function toChannelError(failure: unknown): AppError {
  if (failure instanceof AppError) return failure;
  const { code, said } = refusalOf(failure);
  if (code !== null && wrongTokens.has(code))
    return new AppError('channel.credentials', said, {
      remedy:
        'Check channels_config.slack.bot_token (begins with xoxb-) and app_token (begins with xapp-): the pages "OAuth & Permissions" and "Basic Information" of the app show them.',
      cause: failure,
    });
  if (code === 'missing_scope')
    return new AppError('channel.scope', said, {
      remedy: `Give the bot the scope ${neededBy(failure)} on the page "OAuth & Permissions" of the app, then install the app again.`,
      cause: failure,
    });
  if (code !== null && notThere.has(code))
    return new AppError('channel.recipient', said, {
      remedy: 'Check the id of the channel or person, and invite the app to the channel: /invite @NAME.',
      cause: failure,
    });
  if (code !== null)
    return new AppError('channel.refused', said, { retryable: forNow.has(code), cause: failure });
  if (failure instanceof WebAPIHTTPError)
    return new AppError('channel.refused', `Slack answered ${String(failure.statusCode)}`, {
      retryable: failure.statusCode >= 500,
      cause: failure,
    });
  if (failure instanceof WebAPIRateLimitedError)
    return new AppError('channel.refused', `Slack asks to wait ${String(failure.retryAfter)} s`, {
      retryable: true,
      cause: failure,
    });
  if (failure instanceof WebAPIRequestError)
    return new AppError('channel.unreachable', 'Slack cannot be reached', {
      remedy: 'Check the network, and channels_config.slack.api_root.',
      retryable: true,
      cause: failure,
    });
  return new AppError('channel.failed', messageOf(failure), { cause: failure });
}

/** The service's word for a refusal, such as `not_in_channel`; null: it was no refusal. */
export const refusal = (failure: unknown): string | null =>
  refusalOf(failure instanceof AppError ? failure.cause : failure).code;

const refusalOf = (failure: unknown): { readonly code: string | null; readonly said: string } =>
  failure instanceof WebAPIPlatformError
    ? { code: failure.data.error, said: `Slack answered "${failure.data.error}"` }
    : { code: null, said: '' };

function neededBy(failure: unknown): string {
  const data: object = failure instanceof WebAPIPlatformError ? failure.data : {};
  return 'needed' in data && typeof data.needed === 'string' ? data.needed : 'that is missing';
}

/** Slack asks to wait that long, milliseconds; null: it does not. */
export const waitAskedMs = (failure: unknown): number | null =>
  failure instanceof WebAPIRateLimitedError ? failure.retryAfter * 1_000 : null;
