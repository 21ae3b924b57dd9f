import { GrammyError, HttpError } from 'grammy';
import { AppError, messageOf } from '../../../../shared/errors';

/**
 * What the Bot API or the network said, for people. The token is in no message: it is part of every address
 * that grammY calls.
 */
export function toChannelError(failure: unknown): AppError {
  if (failure instanceof AppError) return failure;
  if (failure instanceof GrammyError) {
    const said = `Telegram answered "${failure.description}" (${String(failure.error_code)}) to ${failure.method}`;
    if (failure.error_code === 401 || failure.error_code === 404)
      return new AppError('channel.credentials', said, {
        remedy: 'Check channels_config.telegram.bot_token: BotFather shows the token of the bot.',
        cause: failure,
      });
    if (failure.error_code === 409)
      return new AppError('channel.conflict', said, {
        remedy: 'Another program reads the messages of this bot. Stop it, or give this one a bot of its own.',
        retryable: true,
        cause: failure,
      });
    if (failure.error_code === 403)
      return new AppError('channel.recipient', said, {
        remedy:
          'A bot may write only where it is wanted: the person writes to it first, or lets it into the group, and has not blocked it.',
        cause: failure,
      });
    const moved = movedTo(failure);
    if (moved !== null)
      return new AppError('channel.recipient', said, {
        remedy: `The group is a supergroup now. Write ${moved} for its number, in config.toml and in jobs.`,
        cause: failure,
      });
    if (/chat not found|user not found|PEER_ID_INVALID/iu.test(failure.description))
      return new AppError('channel.recipient', said, {
        remedy:
          'Check the number of the chat. The bot knows only chats in which it was written to, or that it was let into.',
        cause: failure,
      });
    return new AppError('channel.refused', said, {
      retryable: failure.error_code === 429 || failure.error_code >= 500,
      cause: failure,
    });
  }
  if (failure instanceof HttpError)
    return new AppError('channel.unreachable', 'Telegram cannot be reached', {
      remedy: 'Check the network, and channels_config.telegram.api_root.',
      retryable: true,
      cause: failure,
    });
  return new AppError('channel.failed', messageOf(failure), { cause: failure });
}

/** The number that a group has since it became a supergroup; null: it was not refused for that. */
export const movedTo = (failure: unknown): string | null =>
  failure instanceof GrammyError && failure.parameters.migrate_to_chat_id !== undefined
    ? String(failure.parameters.migrate_to_chat_id)
    : null;

/** Telegram asks to wait that long, milliseconds; null: it does not. */
export const waitAskedMs = (failure: unknown): number | null =>
  failure instanceof GrammyError && failure.error_code === 429
    ? (failure.parameters.retry_after ?? 1) * 1_000
    : null;

export const isUnreadableMarkup = (failure: unknown): boolean =>
  failure instanceof GrammyError &&
  failure.error_code === 400 &&
  /can't parse entities|unsupported start tag|can't find end/iu.test(failure.description);

/** The text is there already: an edit that changes nothing is refused. */
export const isUnchanged = (failure: unknown): boolean =>
  failure instanceof GrammyError &&
  failure.error_code === 400 &&
  failure.description.includes('message is not modified');

export const isInvalidReaction = (failure: unknown): boolean =>
  failure instanceof GrammyError &&
  failure.error_code === 400 &&
  /REACTION_INVALID/iu.test(failure.description);

/** The service does not know the message any more, or takes no change of it. */
export const isRefused = (failure: unknown): boolean =>
  failure instanceof GrammyError && failure.error_code === 400;
