import { z } from 'zod';
import { messageOf } from '../../../../shared/errors';
import { parseJson } from '../../../../shared/parse-json';
import { fetchThere, LedElsewhere } from '../../../platform/base/fetch-there';
import { within } from '../../../platform/base/within';
import type { Clock } from '../../../platform/base/clock';
import { done, failed, textArgument, unconfirmed, type OwnTool, type ToolResult } from '../../../ports/tool';

export interface PushoverAccount {
  readonly token: string;
  readonly user: string;
  /** Base address, so that a relay or a test can stand in. */
  readonly apiUrl: string;
}

const answerWithinMs = 15_000;
export const pushoverNotConfigured =
  'Pushover is not configured. Write token and user under [pushover] in config.toml.';

const Answer = z.object({ status: z.number(), errors: z.array(z.string()).default([]) });

/** The service takes a message with status 1 and no other; one that broke may have taken it. */
function toResult(status: number, body: string): ToolResult {
  const answer = Answer.safeParse(parseJson(body));
  if (status < 400 && answer.success && answer.data.status === 1)
    return done('Pushover accepted the message');
  if (status >= 500)
    return unconfirmed(
      `Pushover failed with status ${String(status)}. Whether the message was sent is not known.`,
    );
  if (status < 400 && !answer.success)
    return unconfirmed(
      'What answered is not Pushover, or answers otherwise than it does. Whether the message was sent is not known. Check api_url under [pushover].',
    );
  const why = answer.success && answer.data.errors.length > 0 ? `: ${answer.data.errors.join(', ')}` : '';
  return failed(
    `Pushover refused the message with status ${String(status)}${why}. Check token and user under [pushover].`,
  );
}

/**
 * `pushover`: sends a push message through the Pushover service. `account` resolves to null when none is
 * configured.
 */
export function pushoverTool(
  account: () => Promise<PushoverAccount | null>,
  clock: Clock,
  whyNoAccount: () => string | null = () => null,
): OwnTool {
  return {
    name: 'pushover',
    brings: null,
    description: 'Send a push message through Pushover',
    effect: 'acts',
    parameters: {
      type: 'object',
      properties: {
        message: { type: 'string', minLength: 1, maxLength: 1024 },
        title: { type: 'string', maxLength: 250 },
      },
      required: ['message'],
      additionalProperties: false,
    },
    check: () => {
      const why = whyNoAccount();
      return why === null ? [] : [why];
    },
    async execute(args, _context, signal) {
      const to = await account();
      if (to === null) return failed(pushoverNotConfigured);
      const form = new URLSearchParams({
        token: to.token,
        user: to.user,
        message: textArgument(args, 'message'),
      });
      if (textArgument(args, 'title') !== '') form.set('title', textArgument(args, 'title'));
      try {
        const response = await within(clock, answerWithinMs, signal, (limit) =>
          fetchThere(`${to.apiUrl}/1/messages.json`, { method: 'POST', body: form, signal: limit }),
        );
        return toResult(response.status, await response.text());
      } catch (failure) {
        if (signal.aborted) throw failure;
        if (failure instanceof LedElsewhere)
          return failed(
            `Pushover did not take the message: ${failure.message}. Check api_url under [pushover].`,
          );
        return unconfirmed(
          `Pushover could not be reached: ${messageOf(failure)}. Whether the message was sent is not known.`,
        );
      }
    },
  };
}
