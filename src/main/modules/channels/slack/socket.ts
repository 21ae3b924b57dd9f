import { SocketModeClient } from '@slack/socket-mode';
import { AppError } from '../../../../shared/errors';
import type { Logger } from '../../../platform/base/logger';
import { dispatcherFor, outboundFetch } from '../../../platform/base/outbound/outbound';
import { untilAborted } from '../../../platform/base/until-aborted';
import { quietLogger } from './quiet-logger';

/** What Slack pushes. Not acknowledged within three seconds, it comes again. */
export interface Envelope {
  readonly type: string;
  readonly body: unknown;
  readonly ack: () => Promise<void>;
}

interface SocketOptions {
  readonly appToken: string;
  readonly apiRoot: string;
  readonly logger: Logger;
  readonly connected: () => void;
  readonly take: (envelope: Envelope) => void;
}

/**
 * One connection in socket mode. Resolves when it ends; rejects when it does not come about, and with the
 * signal's reason.
 */
export async function socketSession(
  { appToken, apiRoot, logger, connected, take }: SocketOptions,
  signal: AbortSignal,
): Promise<void> {
  const dispatcher = await dispatcherFor(apiRoot, { forSocket: true });
  const client = new SocketModeClient({
    appToken,
    autoReconnectEnabled: false, // who listens tries again, with growing waits
    logger: quietLogger(logger),
    ...(dispatcher === null ? {} : { dispatcher }),
    clientOptions: {
      fetch: outboundFetch(),
      slackApiUrl: apiRoot,
      rejectRateLimitedCalls: true,
      retryConfig: { retries: 0 },
      timeout: 30_000,
    },
  });
  const ended = new Promise<void>((resolve) => {
    client.on('disconnected', () => {
      resolve();
    });
  });
  client.on('slack_event', ({ type, body, ack }: Envelope) => {
    take({ type, body, ack: () => ack() });
  });
  const started = client.start();
  try {
    await untilAborted(
      signal,
      started.catch((failure: unknown) => {
        throw failure instanceof Error
          ? failure
          : new AppError('channel.unreachable', 'Slack ended the connection before it said hello', {
              retryable: true,
            });
      }),
    );
    connected();
    await untilAborted(signal, ended);
  } finally {
    // Asked twice it does not wait for Slack to say goodbye. A connection that is still being made is ended
    // once it is there.
    const end = (): void => {
      client.disconnect().catch(() => {});
      client.disconnect().catch(() => {});
    };
    started.then(end, () => {});
    end();
  }
}
