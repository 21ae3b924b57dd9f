import { refuse, ok, type Result } from '../../../../shared/result';
import type { ReadPdf } from './read-pdf';

/** The text of a file that a person puts into a conversation. */
export interface DocumentText {
  readonly text: string;
  /** Of a PDF. */
  readonly pages: number | null;
}

/** Bytes; longer ones are for a tool that looks things up. */
const largest = 10 * 2 ** 20;

/** Rejects when the signal aborts. */
export async function readDocument(
  name: string,
  bytes: Buffer,
  readPdf: ReadPdf,
  signal: AbortSignal,
): Promise<Result<DocumentText>> {
  const refused = (why: string, remedy: string): Result<never> =>
    refuse({
      code: 'chat.no-document',
      message: `${name} cannot be put into the conversation: ${why}`,
      remedy,
    });
  if (bytes.length > largest)
    return refused(
      'it is larger than 10 MB',
      'Put it into the workspace folder, and name it in your message.',
    );
  if (bytes.subarray(0, 1024).includes('%PDF-')) {
    const read = await readPdf(bytes, signal);
    if (read.kind === 'text')
      return ok({
        text: read.pages.map((page, index) => `[page ${String(index + 1)}]\n${page}`).join('\n\n'),
        pages: read.pages.length,
      });
    switch (read.why) {
      case 'encrypted':
        return refused('it is encrypted', 'Save it without a password first.');
      case 'pictures':
        return refused(
          'its pages are pictures, or do not say which letters they show',
          'Copy its text into a text file, or send its pages as pictures to a model that can see.',
        );
      case 'too-much':
        return refused('it takes too long, or too much memory, to read', 'Copy its text into a text file.');
      case 'damaged':
        return refused('it is no PDF that can be read', 'Save it again, or copy its text into a text file.');
    }
  }
  const text = toText(bytes);
  return text === null
    ? refused('it is neither text nor a PDF', 'Save it as text (UTF-8) or as a PDF.')
    : text.trim() === ''
      ? refused('it is empty', 'Choose another file.')
      : ok({ text, pages: null });
}

/** Null: these bytes are no text. */
function toText(bytes: Buffer): string | null {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : null;
  for (const each of encoding === null ? ['utf-8', 'euc-kr'] : [encoding])
    try {
      const text = new TextDecoder(each, { fatal: true }).decode(bytes);
      if (!/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/u.test(text)) return text;
    } catch {
      // Perhaps it is the next one.
    }
  return null;
}
