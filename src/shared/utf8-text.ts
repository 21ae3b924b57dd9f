import { AppError } from './errors';

/**
 * A file of another encoding, or none of text. To read it nevertheless would lose what it says when it is
 * written again.
 */
export class NotUtf8 extends AppError {
  constructor(readonly line: number) {
    super('text.encoding', `line ${String(line)} is not UTF-8 text`, {
      remedy:
        'Open it in the editor that wrote it and save it as UTF-8 (in Notepad: Save as, encoding UTF-8).',
    });
  }
}

const lineFeed = 0x0a;

/** The text as it stands, with its byte order mark if there is one. Throws NotUtf8. */
export function utf8Text(bytes: Uint8Array): string {
  const text = decoded(bytes);
  if (text === null) throw new NotUtf8(lineOfMistake(bytes));
  return text;
}

/** UTF-16 without a mark has a zero byte in every other place, which UTF-8 allows and no text has. */
function decoded(bytes: Uint8Array): string | null {
  try {
    return bytes.includes(0)
      ? null
      : new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** No character of UTF-8 but the line feed itself has its byte, so each line can be read alone. */
function lineOfMistake(bytes: Uint8Array): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(lineFeed, start);
    if (end < 0 || decoded(bytes.subarray(start, end)) === null) return line;
    start = end + 1;
  }
  return line;
}
