import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { z } from 'zod';
import { ChatMessage } from '../../../../shared/chat';

/** The first line of a conversation. Older files begin with a message; those are of the desktop. */
const Head = z.object({
  conversation: z.object({
    channel: z.string(),
    /** Absent in older files, whose name says it. */ id: z.string().optional(),
  }),
});
/** Lines between the messages: what a person chose. The last one counts. */
export const Chosen = z.object({ chosen: z.string() });
export const Entitled = z.object({ title: z.string() });
export const Pinned = z.object({ pinned: z.boolean() });

export type SessionLine =
  | { readonly type: 'message'; readonly message: ChatMessage }
  | { readonly type: 'head'; readonly channel: string; readonly id: string | null }
  | { readonly type: 'chosen'; readonly id: string }
  | { readonly type: 'title'; readonly title: string }
  | { readonly type: 'pinned'; readonly pinned: boolean };

/** Null: it cannot be read. `first`: of its file. */
export function toLine(text: string, first: boolean): SessionLine | null {
  const value = parseJson(text);
  const message = ChatMessage.safeParse(value);
  if (message.success) return { type: 'message', message: message.data };
  const chosen = Chosen.safeParse(value);
  if (chosen.success) return { type: 'chosen', id: chosen.data.chosen };
  const entitled = Entitled.safeParse(value);
  if (entitled.success) return { type: 'title', title: entitled.data.title };
  const pinned = Pinned.safeParse(value);
  if (pinned.success) return { type: 'pinned', pinned: pinned.data.pinned };
  const head = first ? Head.safeParse(value) : null;
  return head?.success === true
    ? { type: 'head', channel: head.data.conversation.channel, id: head.data.conversation.id ?? null }
    : null;
}

/** How far a file was read. It is still that file while the bytes before `end` are the same. */
export interface Place {
  readonly ino: number;
  /** In bytes. */
  readonly end: number;
  /** The bytes before it. */
  readonly before: string;
}

export interface PlacedLine {
  readonly line: SessionLine | null;
  /** In bytes. */
  readonly start: number;
  readonly bytes: number;
}

export interface Part {
  readonly lines: readonly PlacedLine[];
  readonly place: Place;
  /** It begins at the start of the file: what was read earlier is of another file. */
  readonly again: boolean;
  /** Nothing stands behind it. */
  readonly last: boolean;
}

const partBytes = 16 * 1024;
const comparedBytes = 64;

/**
 * Lines behind a place, as many as are read in a moment. A line that is still without its end counts once it
 * can be read.
 */
export function readPart(file: string, from: Place | null): Part {
  return reading(file, (descriptor) => {
    const { ino, size } = fstatSync(descriptor);
    const again = from?.ino !== ino || from.end > size || bytesBefore(descriptor, from.end) !== from.before;
    const start = again ? 0 : from.end;
    const bytes = wholeLines(descriptor, start, size);
    const lines: PlacedLine[] = [];
    let at = 0;
    while (at < bytes.length) {
      const found = bytes.indexOf(10, at);
      const end = found === -1 ? bytes.length : found;
      const text = bytes.toString('utf8', at, end);
      const line = text.trim() === '' ? null : toLine(text, start + at === 0);
      if (found === -1 && line === null) break;
      if (text.trim() !== '') lines.push({ line, start: start + at, bytes: end - at });
      at = found === -1 ? end : end + 1;
    }
    return {
      lines,
      place: { ino, end: start + at, before: bytesBefore(descriptor, start + at) },
      again,
      last: start + bytes.length >= size,
    };
  });
}

/** Null: another line stands there, or none. */
export function readLine(file: string, start: number, bytes: number): SessionLine | null {
  return toLine(
    reading(file, (descriptor) => readBytes(descriptor, start, bytes).toString('utf8')),
    false,
  );
}

/** Up to the last line break, or to the end of the file. */
function wholeLines(descriptor: number, start: number, size: number): Buffer {
  for (let wanted = partBytes; ; wanted *= 2) {
    const bytes = readBytes(descriptor, start, Math.min(wanted, size - start));
    if (start + bytes.length >= size || bytes.length < Math.min(wanted, size - start)) return bytes;
    const end = bytes.lastIndexOf(10);
    if (end !== -1) return bytes.subarray(0, end + 1);
  }
}

const bytesBefore = (descriptor: number, end: number): string =>
  readBytes(descriptor, Math.max(0, end - comparedBytes), Math.min(comparedBytes, end)).toString('base64');

function readBytes(descriptor: number, start: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let read = 0;
  while (read < length) {
    const more = readSync(descriptor, bytes, read, length - read, start + read);
    if (more === 0) break;
    read += more;
  }
  return bytes.subarray(0, read);
}

function reading<T>(file: string, work: (descriptor: number) => T): T {
  const descriptor = openSync(file, 'r');
  try {
    return work(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
