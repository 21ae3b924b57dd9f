import { channelNamesIn, knownChannels } from '../../../shared/channel-names';
import type { Config } from '../../../shared/config';
import { letsEverybodyTalk } from '../../modules/channels/messages/pairing';
import type { CommandLine } from '../command-line';
import { error, ok, skipped, warning, type Check } from './check';

const make = {
  connected: ok,
  connecting: skipped,
  doubtful: warning,
  waiting: warning,
  broken: error,
} as const;

/** The channels as the engine sees them; without one, those that config.toml names. Then who may decide there. */
export async function channelChecks(
  cli: CommandLine,
  config: Config,
  isLive: boolean,
): Promise<readonly Check[]> {
  return [...(await stateChecks(cli, config, isLive)), ...everybodyChecks(config)];
}

/** Whom nobody named may talk and decides nothing, which people learn here rather than at a valve. */
function everybodyChecks({ channels_config: channels }: Config): readonly Check[] {
  const named = [
    ...knownChannels.map((name) => ({ name, table: name, allowed: channels[name]?.allowed_users })),
    ...Object.entries(channels.plugins).map(([name, { allowed_users: allowed }]) => ({
      name,
      table: `plugins.${name}`,
      allowed,
    })),
  ];
  return named
    .filter(({ allowed = [] }) => letsEverybodyTalk(allowed))
    .map(({ name, table, allowed = [] }) =>
      warning(
        'channels',
        `${name}: everybody may talk ("*"), and ${allowed.length === 1 ? 'nobody' : 'only who is named beside it'} decides there`,
        `To let a person approve, reject or answer questions of tools there, write their id into allowed_users under [channels_config.${table}] in config.toml; without "*" everybody else gets a pairing code instead of an answer.`,
      ),
    );
}

async function stateChecks(cli: CommandLine, config: Config, isLive: boolean): Promise<readonly Check[]> {
  if (isLive) {
    const found = await cli.ask('channels.list', {});
    if (found.length > 0)
      return found.map(({ name, state, problem }) =>
        make[state](
          'channels',
          `${name}: ${problem === null ? state : `${state}, ${problem.message}`}`,
          problem?.remedy ?? null,
        ),
      );
  } else {
    const named = channelNamesIn(config);
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
