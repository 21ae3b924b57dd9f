import { expect, test } from 'vitest';
import { AppError } from '../../../../shared/errors';
import { sendMessageTool } from './send-message-tool';

const never = new AbortController().signal;

/**
 * What a channel says when `reason` kept it from its service. Libraries keep that under names of their own.
 */
const unreachable = (reason: object, under: 'cause' | 'error' = 'cause'): AppError =>
  new AppError('channel.unreachable', 'It cannot be reached', {
    retryable: true,
    cause: Object.assign(new Error('fetch failed'), { [under]: Object.assign(new Error('broken'), reason) }),
  });

test.each([
  {
    name: 'the service refuses it',
    failure: new AppError('channel.recipient', 'chat not found'),
    unknown: false,
  },
  {
    name: 'the name of the service cannot be looked up',
    failure: unreachable({ code: 'EAI_AGAIN' }, 'error'),
    unknown: false,
  },
  {
    name: 'nothing listens there',
    failure: unreachable({ code: 'ESOCKET', syscall: 'connect' }),
    unknown: false,
  },
  {
    name: 'there is no connection to the broker',
    failure: new AppError('mqtt.offline', 'There is no connection'),
    unknown: false,
  },
  { name: 'the line breaks behind it', failure: unreachable({ code: 'ECONNRESET' }, 'error'), unknown: true },
  { name: 'the service answers nothing', failure: unreachable({ code: 'UND_ERR_SOCKET' }), unknown: true },
  {
    name: 'a part of it is there',
    failure: new AppError('channel.partly-sent', 'Only the first 1 of 2 parts', {
      cause: unreachable({ code: 'ENOTFOUND' }),
    }),
    unknown: true,
  },
  {
    name: 'the broker does not confirm it',
    failure: new AppError('mqtt.unconfirmed', 'Whether it was delivered is not known'),
    unknown: true,
  },
])('a message that fails because $name counts as perhaps sent: $unknown', async ({ failure, unknown }) => {
  const tool = sendMessageTool({
    list: () => [{ name: 'telegram', needsRecipient: true, send: () => Promise.reject(failure) }],
  });
  const result = await tool.execute(
    { channel: 'telegram', to: '1', text: 'Hello' },
    { origin: 'run:r' },
    never,
  );
  expect(result).toEqual(
    unknown
      ? {
          success: false,
          output: `Whether the message, or a part of it, is on telegram is not known: ${failure.message}`,
          unknown: true,
        }
      : { success: false, output: `telegram did not take the message: ${failure.message}` },
  );
});
