import { withInertMarks } from '../../../../domain/answer/inert';
import type { ModelMessage } from '../../../ports/provider';

/**
 * Whether a passage of an answer stands in what the model was given: in what a person wrote, in an event, in
 * a tool's answer.
 */
export function quotationFrom(messages: readonly ModelMessage[]): (passage: string) => boolean {
  return (passage) => {
    const quoted = withoutClosers(comparable(passage));
    return messages.some(
      (message) =>
        message.role !== 'assistant' &&
        comparable(message.role === 'tool' ? message.output : message.text).includes(quoted),
    );
  };
}

/**
 * Blanks do not count, nor how a JSON text writes blanks, quotes and brackets, nor whether the call was made
 * harmless.
 */
const comparable = (text: string): string =>
  withInertMarks(
    text.replaceAll(/(?<!\\)\\+u([0-9a-f]{4})/giu, fromCode).replaceAll(/(?<!\\)\\+[nrt]|[\s\\]+/gu, ''),
  );
const fromCode = (_escape: string, code: string): string => String.fromCharCode(Number.parseInt(code, 16));

/** The same call may be closed in another way. */
function withoutClosers(text: string): string {
  let end = text.length;
  for (;;) {
    const tag = text[end - 1] === '>' ? text.lastIndexOf('‹/', end) : -1;
    if (text[end - 1] === 'ˋ') end -= 1;
    else if (tag !== -1 && /^‹\/[\w:-]+>$/u.test(text.slice(tag, end))) end = tag;
    else return text.slice(0, end);
  }
}
