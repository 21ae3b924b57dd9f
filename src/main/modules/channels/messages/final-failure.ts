import { AppError } from '../../../../shared/errors';
import { FilesRefused } from '../../../ports/files-refused';

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

/** No file goes out as the app is set up there: what is asked beside one goes out without it. */
export const takesNoFile = (failure: unknown): boolean =>
  isFinal(failure) || (failure instanceof AppError && failure.code === 'channel.scope');
