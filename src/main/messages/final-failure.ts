import { AppError } from '../../shared/errors';

/** Parts of the message are there already, so the whole must not be sent again. */
export const isPartlySent = (failure: unknown): boolean => codeOf(failure) === 'channel.partly-sent';

/** The service takes this from us never, or not for this recipient: sent again it is refused again. */
export const isRefused = (failure: unknown): boolean =>
  failure instanceof AppError && !failure.retryable && (failure.code === 'channel.refused' || failure.code === 'channel.recipient');

/** Trying again would change nothing, or send something twice. */
export const isFinal = (failure: unknown): boolean => isPartlySent(failure) || isRefused(failure);

const codeOf = (failure: unknown): unknown => (failure instanceof Error && 'code' in failure ? failure.code : null);
