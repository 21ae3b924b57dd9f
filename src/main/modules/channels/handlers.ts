import { ok, type Result } from '../../../shared/result';
import type { Decider } from '../../../shared/run';
import type { ChannelStatus } from '../../../shared/status';
import type { Handlers } from '../../platform/router';

type ChannelHandlers = Pick<
  Handlers,
  'channels.list' | 'channels.allow' | 'channels.forget' | 'channels.retry' | 'channels.test'
>;

interface Parts {
  list(): readonly ChannelStatus[];
  allow(
    channel: string,
    code: string,
    by: Decider,
  ): Result<{ readonly sender: string; readonly name: string }>;
  forget(channel: string, sender: string): Result<null>;
  retry(channel: string): Promise<Result<null>>;
  test(channel: string, recipient: string): Promise<Result<null>>;
}

export function channelHandlers(channels: Parts): ChannelHandlers {
  return {
    'channels.list': () => ok([...channels.list()]),
    'channels.allow': ({ channel, code }, caller) => channels.allow(channel, code, caller),
    'channels.forget': ({ channel, sender }) => channels.forget(channel, sender),
    'channels.retry': ({ channel }) => channels.retry(channel),
    'channels.test': ({ channel, recipient }) => channels.test(channel, recipient),
  };
}
