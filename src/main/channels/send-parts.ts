import { AppError, messageOf } from '../../shared/errors';
import type { OutboundAttachment, OutboundMessage } from '../ports/channel';
import { FilesRefused } from '../ports/files-refused';

interface Parts {
  readonly message: Pick<OutboundMessage, 'attachments' | 'progress'>;
  readonly texts: readonly (() => Promise<unknown>)[];
  readonly sendFile: (file: OutboundAttachment) => Promise<unknown>;
}

/**
 * Sends the parts of one message in order, the files last; those that are there already are left out. A file that the service does not take holds up no
 * other: FilesRefused names those at the end. When another later part fails, the failure says so, `channel.partly-sent`: from there on it can be sent again
 * with the progress that was told, and not at all where that part is refused.
 */
export async function sendParts({ message: { attachments, progress }, texts, sendFile }: Parts, signal: AbortSignal): Promise<void> {
  const parts = [...texts.map((send) => ({ send, file: null })), ...attachments.map((file) => ({ send: () => sendFile(file), file }))];
  const refused: { readonly name: string; readonly why: string }[] = [];
  let sent = progress?.sent ?? 0;
  for (const [index, { send, file }] of [...parts.entries()].slice(sent)) {
    try {
      await send();
      sent = index + 1;
      progress?.took(sent);
    } catch (failure) {
      if (file !== null && isRefusal(failure)) refused.push({ name: file.source.name, why: messageOf(failure) });
      else if (sent === 0 || signal.aborted) throw failure;
      else throw new AppError('channel.partly-sent', `Only the first ${String(sent)} of ${String(parts.length)} parts of an answer could be sent: ${messageOf(failure)}`, { mend: 'The whole answer is in the conversation in the app.', cause: failure, retryable: progress !== undefined && !isRefusal(failure) });
    }
  }
  if (refused.length > 0) throw new FilesRefused(refused);
}

const isRefusal = (failure: unknown): boolean => failure instanceof AppError && failure.code === 'channel.refused' && !failure.retryable;
