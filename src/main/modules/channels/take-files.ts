import { messageOf } from '../../../shared/errors';
import { TooLong } from '../../platform/base/limited-body';
import type { InboundAttachment, InboundMessage, Quotation, Unread } from '../../ports/channel';
import type { AdapterPorts } from './adapter-ports';

/** A file that a service holds for us. */
export interface HeldFile {
  readonly kind: InboundAttachment['kind'];
  readonly name: string;
  /** Bytes, where the service says so. */
  readonly size: number | null;
}

/** A quotation whose files its service holds. */
export type HeldQuotation<T> = Omit<Quotation, 'attachments'> & { readonly files?: readonly T[] };

/** What a message says and carries, its files still at the service. */
export interface HeldContent<T> {
  readonly text: string;
  readonly files: readonly T[];
  readonly quotations: readonly HeldQuotation<T>[];
  readonly unread: readonly Unread[];
}

export const isEmpty = <T>({ text, files, quotations, unread }: HeldContent<T>): boolean =>
  text === '' && files.length === 0 && quotations.length === 0 && unread.length === 0;

/** Files larger than this are left where they are. */
export const largestFile = 20 * 1024 * 1024;

/** Brings files into the workspace. For each that could not be taken a note says to the model why. */
export async function takeFiles<T extends HeldFile>(
  files: readonly T[],
  download: (file: T) => Promise<Uint8Array>,
  { saveFile, logger }: Pick<AdapterPorts, 'saveFile' | 'logger'>,
  signal: AbortSignal,
): Promise<{ readonly attachments: readonly InboundAttachment[]; readonly notes: readonly string[] }> {
  const attachments: InboundAttachment[] = [];
  const notes: string[] = [];
  for (const file of files) {
    if (file.size !== null && file.size > largestFile) {
      notes.push(tooLarge(file));
      continue;
    }
    try {
      attachments.push({
        kind: file.kind,
        name: file.name,
        path: await saveFile(file.name, await download(file)),
      });
    } catch (failure) {
      signal.throwIfAborted();
      if (failure instanceof TooLong) {
        notes.push(tooLarge(file));
        continue;
      }
      logger.warn('A file could not be taken', { file: file.name, failure: messageOf(failure) });
      notes.push(`[The file "${file.name}" could not be taken.]`);
    }
  }
  return { attachments, notes };
}

/** A message with its files in the workspace, those of its quotations as well. */
export async function takeContent<T extends HeldFile>(
  { text, files, quotations, unread }: HeldContent<T>,
  download: (file: T) => Promise<Uint8Array>,
  ports: Pick<AdapterPorts, 'saveFile' | 'logger'>,
  signal: AbortSignal,
): Promise<Pick<InboundMessage, 'text' | 'attachments' | 'quotations' | 'unread'>> {
  const own = await takeFiles(files, download, ports, signal);
  const quoted: Quotation[] = [];
  for (const { files: held = [], ...quotation } of quotations) {
    const taken = await takeFiles(held, download, ports, signal);
    quoted.push({
      ...quotation,
      text: withNotes(quotation.text, taken.notes),
      ...(taken.attachments.length === 0 ? {} : { attachments: taken.attachments }),
    });
  }
  return {
    text: withNotes(text, own.notes),
    attachments: own.attachments,
    ...(quoted.length === 0 ? {} : { quotations: quoted }),
    ...(unread.length === 0 ? {} : { unread: [...new Set(unread)] }),
  };
}

const tooLarge = ({ name }: HeldFile): string =>
  `[The file "${name}" was not taken: it is larger than 20 MB.]`;

/** What a file is, by the type the service gives. */
export function kindOf(mimeType: string): InboundAttachment['kind'] {
  const [family] = mimeType.split('/', 1);
  return family === 'image' || family === 'video' || family === 'audio' ? family : 'document';
}

/** A message's text with the notes behind it. */
export const withNotes = (text: string, notes: readonly string[]): string =>
  [text, ...notes].filter((part) => part !== '').join('\n\n');
