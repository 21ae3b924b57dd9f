import { AppError, messageOf } from '../../shared/errors';

/**
 * Sends the parts of one message in order. `before`: parts that are there already. When a later one fails the whole must not be sent
 * again, and the failure says so: `channel.partly-sent`.
 */
export async function sendParts(parts: readonly (() => Promise<unknown>)[], before: number, signal: AbortSignal): Promise<void> {
  for (const [index, send] of parts.entries()) {
    try {
      await send();
    } catch (failure) {
      const sent = before + index;
      if (sent === 0 || signal.aborted) throw failure;
      throw new AppError('channel.partly-sent', `Only the first ${String(sent)} of ${String(before + parts.length)} parts of an answer could be sent: ${messageOf(failure)}`, { mend: 'The whole answer is in the conversation in the app.', cause: failure });
    }
  }
}
