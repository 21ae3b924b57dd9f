import { DiscordAPIError, HTTPError, RateLimitError } from '@discordjs/rest';
import { AppError, messageOf } from '../../../../shared/errors';

/** Of https://discord.com/developers/docs/topics/opcodes-and-status-codes. */
const remedies: Readonly<Record<number, string>> = {
  10003:
    'Check the id: with developer mode on, a right click on a channel copies it. A person is written as @ID.',
  10013: 'Check the id of the person: with developer mode on, a right click copies it.',
  40005: 'The file is too large for Discord.',
  50001: 'Invite the bot to the server, and let it see the channel.',
  50007: 'The person has to share a server with the bot and take direct messages from its members.',
  50013: 'Give the bot the permissions Send Messages, Attach Files and Add Reactions in that channel.',
};

/** What Discord or the network said, for people. No message holds the token. */
export function toChannelError(failure: unknown): AppError {
  if (failure instanceof AppError) return failure;
  if (failure instanceof RateLimitError)
    return new AppError(
      'channel.refused',
      `Discord asks to wait ${String(Math.ceil(failure.retryAfter / 1_000))} s`,
      { retryable: true, cause: failure },
    );
  if (failure instanceof DiscordAPIError) {
    const said = `Discord answered "${failure.rawError instanceof Object && 'message' in failure.rawError ? failure.rawError.message : failure.message}" (${String(failure.code)})`;
    if (failure.status === 401) return wrongToken(said, failure);
    const remedy = remedies[Number(failure.code)];
    return new AppError('channel.refused', said, {
      ...(remedy === undefined ? {} : { remedy }),
      retryable: failure.status >= 500,
      cause: failure,
    });
  }
  if (failure instanceof HTTPError)
    return failure.status === 401
      ? wrongToken('Discord answered 401', failure)
      : new AppError('channel.refused', `Discord answered ${String(failure.status)}`, {
          retryable: failure.status >= 500,
          cause: failure,
        });
  if (
    failure instanceof TypeError ||
    (failure instanceof Error && 'code' in failure && typeof failure.code === 'string')
  )
    return new AppError('channel.unreachable', 'Discord cannot be reached', {
      remedy: 'Check the network, and channels_config.discord.api_root.',
      retryable: true,
      cause: failure,
    });
  return new AppError('channel.failed', messageOf(failure), { cause: failure });
}

const wrongToken = (said: string, cause: unknown): AppError =>
  new AppError('channel.credentials', said, {
    remedy:
      'Check channels_config.discord.bot_token: the page Bot of the application shows it once, and makes a new one.',
    cause,
  });

/** What the end of a connection to the gateway means. */
export function toClosedError(code: number): AppError {
  if (code === 4004) return wrongToken('Discord does not know the token of the bot', undefined);
  if (code === 4014)
    return new AppError('channel.intents', 'Discord does not let the bot read messages that do not name it', {
      remedy:
        'Switch on "Message Content Intent" on the page Bot of the application, or set mention_only = true.',
    });
  return new AppError('channel.unreachable', `Discord ended the connection (${String(code)})`, {
    retryable: true,
  });
}

/** Discord asks to wait that long, milliseconds; null: it does not. */
export const waitAskedMs = (failure: unknown): number | null =>
  failure instanceof RateLimitError ? failure.retryAfter : null;

/** The number by which Discord tells refusals apart. */
export const refusal = (failure: unknown): number | null => {
  const cause = failure instanceof AppError ? failure.cause : failure;
  return cause instanceof DiscordAPIError ? Number(cause.code) : null;
};
