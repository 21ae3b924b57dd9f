export interface Attachment {
  readonly kind: 'image' | 'document' | 'video' | 'audio' | 'voice';
  /** As the model wrote it: a path, which is not checked yet, or a web address, which nobody fetches. */
  readonly target: string;
}

const kinds: Readonly<Record<string, Attachment['kind']>> = {
  IMAGE: 'image',
  PHOTO: 'image',
  DOCUMENT: 'document',
  FILE: 'document',
  VIDEO: 'video',
  AUDIO: 'audio',
  VOICE: 'voice',
};

/**
 * Takes markers such as `[IMAGE:chart.png]` out of an answer. What is no whole marker of a known kind stays
 * as text.
 */
export function takeAttachments(text: string): {
  readonly text: string;
  readonly attachments: readonly Attachment[];
} {
  const attachments: Attachment[] = [];
  let left = '';
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('[', at);
    if (open === -1) break;
    const marker = markerAt(text, open);
    left += text.slice(at, marker === null ? open + 1 : open);
    at = marker?.end ?? open + 1;
    if (marker === null) continue;
    attachments.push(marker.attachment);
    at += gapAfter(left, text.slice(at));
  }
  return { text: (left + text.slice(at)).trim(), attachments };
}

/** One of the two blanks around a marker goes with it, or the whole line it stood on. */
function gapAfter(before: string, after: string): number {
  const pattern = /(?:^|\n)$/u.test(before) ? /^[ \t]*\n?/u : /[ \t]$/u.test(before) ? /^[ \t]+/u : /^/u;
  return pattern.exec(after)?.[0].length ?? 0;
}

function markerAt(
  text: string,
  open: number,
): { readonly attachment: Attachment; readonly end: number } | null {
  const start = /^\[([A-Za-z]+):/u.exec(text.slice(open, open + 12));
  const kind = kinds[start?.[1]?.toUpperCase() ?? ''];
  if (start === null || kind === undefined) return null;
  const close = closingBracket(text, open);
  if (close === null) return null;
  const target = text.slice(open + start[0].length, close).trim();
  return target === '' ? null : { attachment: { kind, target }, end: close + 1 };
}

/** File names may hold brackets of their own. A marker is never longer than its line. */
function closingBracket(text: string, open: number): number | null {
  let depth = 0;
  for (let at = open; at < text.length && text[at] !== '\n'; at += 1) {
    if (text[at] === '[') depth += 1;
    else if (text[at] === ']' && (depth -= 1) === 0) return at;
  }
  return null;
}
