import { ExactNumber, isRounded, type ExactJson } from '../../../shared/exact-json';
import { beginsWithZeros, decimalNumber } from './numbers';
import { readOnce } from './read-once';

/** A payload as a condition sees it. */
export type Payload =
  | { readonly kind: 'json'; readonly value: ExactJson }
  /** What is not JSON is a text, without what frames it. */
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'none' };

/** Programs end a text with a line or a NUL, and editors begin it with a byte order mark. */
const frame = /^[\s\0\uFEFF]+/u;
const isFrame = (sign: string | undefined): boolean =>
  sign !== undefined && (sign === '\0' || sign.trim() === '');

/** The text without blanks, line ends, NULs and byte order marks around it. */
export function withoutFrame(text: string): string {
  let end = text.length;
  while (end > 0 && isFrame(text[end - 1])) end -= 1;
  return text.slice(0, end).replace(frame, '');
}

const exact = (text: string, number: number): ExactJson => (isRounded(text) ? new ExactNumber(text) : number);

/** Text is read as JSON; a number that JSON does not allow, such as `+5`, is a number too, and `007` a text of one. */
export function readPayload(text: string | null): Payload {
  const content = withoutFrame(text ?? '');
  if (content === '') return { kind: 'none' };
  const value = readOnce(content);
  if (value !== undefined) return { kind: 'json', value };
  const number = decimalNumber(content);
  return number === null
    ? { kind: 'text', value: content }
    : { kind: 'json', value: beginsWithZeros.test(content) ? content : exact(content, number) };
}
