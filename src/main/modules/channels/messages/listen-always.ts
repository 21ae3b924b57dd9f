import { AppError, messageOf } from '../../../../shared/errors';
import type { Clock } from '../../../platform/base/clock';
import type { Logger } from '../../../platform/base/logger';
import { neverConnected } from '../../../platform/base/never-connected';
import { longestNearMs } from '../../../platform/base/reconnect';
import { within } from '../../../platform/base/within';
import type { Channel, ChannelInbox } from '../../../ports/channel';
import { ListenerBackoff } from './listener-backoff';
import { toListenerProblem, type ListenerProblem } from './listener-problem';

const checkEveryMs = 30_000;
const checkWithinMs = 20_000;

/** What people see of a channel. Times are milliseconds since 1970. */
export type ListenerState =
  | { readonly state: 'connecting' }
  | { readonly state: 'connected'; readonly checkedAt: number }
  /** Connected, but the service did not answer the last check. */
  | { readonly state: 'doubtful'; readonly problem: ListenerProblem; readonly checkedAt: number }
  | {
      readonly state: 'waiting';
      readonly problem: ListenerProblem;
      readonly nextTryAt: number;
      /** The service could not be reached; false: it answered, and something else is wrong. */
      readonly isAway: boolean;
    };

interface Surroundings {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly tell: (state: ListenerState) => void;
}

/**
 * Listens on a channel until the signal aborts: after every end or failure again, with growing waits. Never
 * rejects.
 */
export async function listenAlways(
  channel: Channel,
  inbox: ChannelInbox,
  around: Surroundings,
  signal: AbortSignal,
): Promise<void> {
  const backoff =
    channel.isNear === true ? new ListenerBackoff(1_000, longestNearMs, Math.random) : new ListenerBackoff();
  while (!signal.aborted) {
    around.tell({ state: 'connecting' });
    const { failure, worked } = await listenOnce(channel, inbox, around, signal);
    if (signal.aborted) return;
    const problem =
      failure === null
        ? { message: 'The service ended the connection.', remedy: 'It is connected to again by itself.' }
        : toListenerProblem(failure, channel.name);
    const waitMs = backoff.afterExit(worked ? 'clean' : 'error');
    around.logger.warn('A channel stopped listening', {
      channel: channel.name,
      problem: problem.message,
      retryInSecs: waitMs / 1000,
    });
    around.tell({
      state: 'waiting',
      problem,
      nextTryAt: around.clock.now() + waitMs,
      isAway: failure === null || isUnreachable(failure),
    });
    await around.clock.sleep(waitMs, signal).catch(() => {});
  }
}

const awayCodes: ReadonlySet<string> = new Set(['channel.unreachable', 'mqtt.connect', 'mqtt.offline']);

const isUnreachable = (failure: unknown): boolean =>
  neverConnected(failure) || (failure instanceof AppError && awayCodes.has(failure.code));

async function listenOnce(
  channel: Channel,
  inbox: ChannelInbox,
  around: Surroundings,
  signal: AbortSignal,
): Promise<{ readonly failure: unknown; readonly worked: boolean }> {
  const ended = new AbortController();
  const either = AbortSignal.any([signal, ended.signal]);
  const checks: Promise<void>[] = []; // one, once connected
  try {
    await channel.listen(
      inbox,
      () => {
        if (checks.length === 0) checks.push(checkNowAndThen(channel, around, either));
      },
      either,
    );
    return { failure: null, worked: true };
  } catch (failure) {
    return { failure, worked: checks.length > 0 };
  } finally {
    ended.abort(new Error('the listener ended'));
    await Promise.all(checks);
  }
}

async function checkNowAndThen(
  channel: Channel,
  { clock, tell, logger }: Surroundings,
  signal: AbortSignal,
): Promise<void> {
  tell({ state: 'connected', checkedAt: clock.now() });
  while (
    await clock.sleep(checkEveryMs, signal).then(
      () => true,
      () => false,
    )
  ) {
    try {
      await within(clock, checkWithinMs, signal, async (limited) => channel.check?.(limited));
      tell({ state: 'connected', checkedAt: clock.now() });
    } catch (failure) {
      if (signal.aborted) return;
      logger.warn('A channel did not answer a check', { channel: channel.name, failure: messageOf(failure) });
      tell({ state: 'doubtful', problem: toListenerProblem(failure, channel.name), checkedAt: clock.now() });
    }
  }
}
