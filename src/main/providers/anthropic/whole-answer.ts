import { wordsOf } from '../http/failures';
import { notAnthropic } from './errors';
import { WholeAnswer } from './event';

/**
 * An answer that a relay gave in one piece, as the events it would have been. Throws a ProviderError when it
 * is none.
 */
export function wholeAnswer(server: string, contentType: string, body: string): readonly string[] {
  try {
    const { content, stop_reason: stopReason, usage } = WholeAnswer.parse(JSON.parse(body));
    return [
      { type: 'message_start', message: { usage } },
      ...content.map((block, index) => ({ type: 'content_block_start', index, content_block: block })),
      { type: 'message_delta', delta: { stop_reason: stopReason } },
      { type: 'message_stop' },
    ].map((event) => JSON.stringify(event));
  } catch (failure) {
    if (/"error"/u.test(body)) return [body];
    throw notAnthropic(server, `it is of type ${contentType}: ${wordsOf(body)}`, failure);
  }
}
