import type { Config } from '../../../shared/config';
import type { CommandLine } from '../command-line';
import { error, ok, skipped, warning, type Check } from './check';

const make = {
  connected: ok,
  connecting: skipped,
  doubtful: warning,
  waiting: warning,
  broken: error,
} as const;

/** The channels as the engine sees them; without one, those that config.toml names. */
export async function channelChecks(
  cli: CommandLine,
  { channels_config: channels }: Config,
  isLive: boolean,
): Promise<readonly Check[]> {
  if (isLive) {
    const found = await cli.ask('channels.list', {});
    if (found.length > 0)
      return found.map(({ name, state, problem }) =>
        make[state](
          'channels',
          `${name}: ${problem === null ? state : `${state}, ${problem.message}`}`,
          problem?.mend ?? null,
        ),
      );
  } else {
    const named = [
      ...(['telegram', 'discord', 'slack', 'email', 'webhook', 'mqtt'] as const).filter(
        (name) => channels[name] !== undefined,
      ),
      ...Object.keys(channels.plugins),
    ];
    if (named.length > 0)
      return [
        skipped(
          'channels',
          `${named.join(', ')}: configured; whether it answers is known while an engine runs`,
        ),
      ];
  }
  return [skipped('channels', 'none is configured')];
}
