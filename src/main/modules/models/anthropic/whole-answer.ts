import { exactJsonText, parseExactJson, type ExactJson } from '../../../../shared/exact-json';
import { wordsOf } from '../http/failures';
import { sayOnce } from '../http/heard';
import { saidError, wordsIn } from '../http/said-error';
import { notAnthropic } from './errors';
import { WholeAnswer } from './event';

/**
 * An answer that a relay gave in one piece, as the events it would have been. Throws a ProviderError when it
 * is none.
 */
export function wholeAnswer(server: string, contentType: string, body: string): readonly string[] {
  const document = parseExactJson(body);
  const answer = WholeAnswer.safeParse(document);
  if (answer.success) {
    sayOnce(server, body);
    const { role, content, stop_reason: stopReason, usage } = answer.data;
    return [
      { type: 'message_start', message: { role: role ?? null, usage: usage ?? null } },
      ...content.map((block, index) => ({ type: 'content_block_start', index, content_block: block })),
      { type: 'message_delta', delta: { stop_reason: stopReason ?? null } },
      { type: 'message_stop' },
    ].map((event) => exactJsonText(event as ExactJson));
  }
  // Perhaps the words of a failure.
  if (document !== undefined && (saidError(document) !== null || wordsIn(document) !== null)) return [body];
  throw notAnthropic(server, `it is of type ${contentType}: ${wordsOf(body)}`, answer.error);
}
