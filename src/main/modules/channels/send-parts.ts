import { AppError, messageOf } from '../../../shared/errors';
import type { OutboundAttachment, OutboundMessage } from '../../ports/channel';
import { FilesRefused } from '../../ports/files-refused';

interface Parts {
  readonly message: Pick<OutboundMessage, 'attachments' | 'progress'>;
  readonly texts: readonly (() => Promise<unknown>)[];
  readonly sendFile: (file: OutboundAttachment) => Promise<unknown>;
}

/**
 * Sends the parts of one message in order, the files last; those that are done already are left out. A file
 * that the service does not take holds up no other: FilesRefused names those at the end, of earlier tries
 * too. When another later part fails, the failure says so, `channel.partly-sent`: from there on it can be
 * sent again with the progress that was told, and not at all where that part is refused.
 */
export async function sendParts(
  { message: { attachments, progress }, texts, sendFile }: Parts,
  signal: AbortSignal,
): Promise<void> {
  const parts = [
    ...texts.map((send) => ({ send, file: null })),
    ...attachments.map((file) => ({ send: () => sendFile(file), file })),
  ];
  let done = progress?.done ?? 0;
  let refused = progress?.refused ?? [];
  for (const [index, { send, file }] of [...parts.entries()].slice(done)) {
    try {
      await send();
    } catch (failure) {
      const arrived = done - refused.length;
      if (file !== null && isRefusal(failure))
        refused = [...refused, { name: file.source.name, why: messageOf(failure) }];
      else if (arrived === 0 || signal.aborted) throw failure;
      else
        throw new AppError(
          'channel.partly-sent',
          `Only the first ${String(arrived)} of ${String(parts.length)} parts of an answer could be sent: ${messageOf(failure)}`,
          {
            remedy: 'The whole answer is in the conversation in the app.',
            cause: failure,
            retryable: progress !== undefined && !isRefusal(failure),
          },
        );
    }
    done = index + 1;
    progress?.took(done, refused);
  }
  if (refused.length > 0) throw new FilesRefused(refused);
}

const isRefusal = (failure: unknown): boolean =>
  failure instanceof AppError && failure.code === 'channel.refused' && !failure.retryable;
