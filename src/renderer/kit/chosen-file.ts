import { refuse, ok, type Refusal, type Result } from '../../shared/result';
import { NotUtf8, utf8Text } from '../../shared/utf8-text';

/**
 * The text of a file that somebody chose. One of another encoding is refused, for what it says would be lost;
 * and one that is gone by now, or may not be read.
 */
export async function chosenText(file: File): Promise<Result<string>> {
  try {
    return ok(utf8Text(new Uint8Array(await file.arrayBuffer())));
  } catch (failure) {
    const { code, message, remedy } = whyNot(failure);
    return refuse({ code, message: `${file.name} cannot be read: ${message}`, remedy });
  }
}

function whyNot(failure: unknown): Refusal {
  if (failure instanceof NotUtf8) return failure;
  if (failure instanceof DOMException)
    return {
      code: 'file.unreadable',
      message: 'it was moved or changed since it was chosen, or may not be read',
      remedy: 'Choose it again.',
    };
  throw failure;
}
