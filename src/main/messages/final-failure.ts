import { AppError } from '../../shared/errors';
import { FilesRefused } from '../ports/files-refused';

/** What could be sent of the message is there, and the rest never will be. */
export const isSentInPart = (failure: unknown): boolean =>
  failure instanceof FilesRefused ||
  (failure instanceof AppError && !failure.retryable && failure.code === 'channel.partly-sent');

/** The service takes this from us never, or not for this recipient: sent again it is refused again. */
const isRefused = (failure: unknown): boolean =>
  failure instanceof AppError &&
  !failure.retryable &&
  (failure.code === 'channel.refused' || failure.code === 'channel.recipient');

/** Trying again would change nothing, or send something twice. */
export const isFinal = (failure: unknown): boolean => isSentInPart(failure) || isRefused(failure);
