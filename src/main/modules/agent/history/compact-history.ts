import { cutBytes } from '../../../platform/base/cut-text';
import type { ModelMessage } from '../../../ports/provider';
import { normalizeTurns } from './history';

const keptMessages = 12;
const keptCharacters = 600;
/** Bytes of each result that came after the newest message. */
const keptResultBytes = 2_000;

/**
 * What is left of a conversation that was too long for the model's context: the newest messages, each cut
 * short.
 */
export function compactHistory(messages: readonly ModelMessage[]): readonly ModelMessage[] {
  return normalizeTurns(messages.slice(-keptMessages)).map((message) =>
    message.role === 'tool'
      ? { ...message, output: cut(message.output) }
      : { ...message, text: cut(message.text) },
  );
}

/**
 * The same for a conversation in which a message waits for its answer, `waiting`, or the person's newest:
 * that message and what came of it stay, and results behind it are cut. Null when it is alone, and nothing
 * gets shorter.
 */
export function compactBeforeNewest(
  messages: readonly ModelMessage[],
  waiting?: ModelMessage,
): readonly ModelMessage[] | null {
  const known = waiting === undefined ? -1 : messages.indexOf(waiting);
  const newest =
    known >= 0
      ? known
      : Math.max(
          0,
          messages.findLastIndex((message) => message.role === 'user'),
        );
  const results = messages
    .slice(newest)
    .map((message): ModelMessage =>
      message.role === 'tool' ? { ...message, output: cutBytes(message.output, keptResultBytes) } : message,
    );
  const shorter = [...compactHistory(messages.slice(0, newest)), ...results];
  return newest === 0 && JSON.stringify(shorter) === JSON.stringify(messages) ? null : shorter;
}

function cut(text: string): string {
  const characters = [...text];
  return characters.length <= keptCharacters ? text : `${characters.slice(0, keptCharacters).join('')}...`;
}
