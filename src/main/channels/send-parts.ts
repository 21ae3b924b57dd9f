import { AppError, messageOf } from '../../shared/errors';
import type { OutboundAttachment } from '../ports/channel';
import { FilesRefused } from '../ports/files-refused';

interface Parts {
  /** Parts that are there already. */
  readonly before: number;
  readonly texts: readonly (() => Promise<unknown>)[];
  readonly files: readonly OutboundAttachment[];
  readonly sendFile: (file: OutboundAttachment) => Promise<unknown>;
}

/**
 * Sends the parts of one message in order, the files last. A file that the service does not take holds up no other: FilesRefused names those at
 * the end. When another later part fails the whole must not be sent again, and the failure says so: `channel.partly-sent`.
 */
export async function sendParts({ before, texts, files, sendFile }: Parts, signal: AbortSignal): Promise<void> {
  let sent = before;
  const refused: { readonly name: string; readonly why: string }[] = [];
  const send = async (part: () => Promise<unknown>, file: OutboundAttachment | null): Promise<void> => {
    try {
      await part();
      sent += 1;
    } catch (failure) {
      if (file !== null && isRefusal(failure)) refused.push({ name: file.source.name, why: messageOf(failure) });
      else if (sent === 0 || signal.aborted) throw failure;
      else throw new AppError('channel.partly-sent', `Only the first ${String(sent)} of ${String(before + texts.length + files.length)} parts of an answer could be sent: ${messageOf(failure)}`, { mend: 'The whole answer is in the conversation in the app.', cause: failure });
    }
  };
  for (const text of texts) await send(text, null);
  for (const file of files) await send(() => sendFile(file), file);
  if (refused.length > 0) throw new FilesRefused(refused);
}

const isRefusal = (failure: unknown): boolean => failure instanceof AppError && failure.code === 'channel.refused' && !failure.retryable;
