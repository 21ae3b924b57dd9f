/**
 * Text from payloads, models and files, made harmless for a terminal: control characters, which could move the cursor,
 * recolour or retitle it, and marks that turn the reading direction are shown as `·`.
 */
export function printable(text: string): string {
  return text.replace(/\r\n/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '·');
}

/** The same on one line. */
export const printableLine = (text: string): string => printable(text).replace(/[\n\t]+/g, ' ');
