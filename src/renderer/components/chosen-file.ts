import { refuse, ok, type Result } from '../../shared/result';
import { NotUtf8, utf8Text } from '../../shared/utf8-text';

/** The text of a file that somebody chose. One of another encoding is refused, for what it says would be lost. */
export async function chosenText(file: File): Promise<Result<string>> {
  try {
    return ok(utf8Text(new Uint8Array(await file.arrayBuffer())));
  } catch (failure) {
    if (!(failure instanceof NotUtf8)) throw failure;
    return refuse({ code: failure.code, message: `${file.name} cannot be read: ${failure.message}`, mend: failure.mend });
  }
}
