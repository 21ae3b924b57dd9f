import { configHandlers } from './config-handlers';
import { ok } from '../../../shared/result';
import type { Handlers } from '../../platform/router';
import { Emitter } from '../../platform/base/emitter';
import type { Recovered } from '../../platform/base/recovered';
import { tellHeld } from '../../platform/held-settings';
import { programHandlers } from '../../platform/programs';
import { ConfigDesk } from '../../platform/config/config-desk';
import { SecretDesk } from '../../platform/config/secret-desk';
import { messageOf } from '../../../shared/errors';
import type { Platform } from '../../platform/platform';
import { readLog } from '../../platform/storage/read-log';
import type { Procedures } from '../procedures/module';
import type { Registries } from '../registries';
import { ConfigFollower, type Follower } from './config-follower';

type Ground = Pick<
  Platform,
  | 'clock'
  | 'config'
  | 'configFile'
  | 'heldPrograms'
  | 'logger'
  | 'notices'
  | 'paths'
  | 'problems'
  | 'scope'
  | 'secretClosed'
  | 'secretOf'
  | 'secrets'
  | 'sharedSecrets'
>;

interface Needs {
  /** Modules that follow config.toml, in the order in which they are brought in line. */
  readonly followers: readonly Follower[];
  readonly gateway: { apply(): Promise<void> };
  readonly procedures: Pick<Procedures, 'library'>;
}

type SettingsHandlers = ReturnType<typeof configHandlers> &
  Pick<Handlers, 'secrets.list' | 'secrets.set' | 'secrets.remove'> &
  ReturnType<typeof programHandlers>;

/** config.toml and the secrets: how they are changed, and how every module comes in line with them. */
export interface Settings {
  readonly desk: ConfigDesk;
  /** What config.toml says is in force everywhere. */
  readonly applied: Emitter<null>;
  readonly handlers: SettingsHandlers;
  /** Reads config.toml now, and resolves once it holds everywhere. */
  reload(): Promise<void>;
  apply(): Promise<void>;
  /** Follows what is saved. A change counts from `open` on: before that nothing may come in. */
  recover(): void;
  /** Brings everything but the gateway in line for the first time: the broker and channels come up. */
  open(recovered: Recovered): Promise<void>;
  /** Resolves when the gateway listens, or cannot. */
  openGateway(recovered: Recovered): Promise<void>;
}

export function configureSettings(
  platform: Ground,
  { status }: Pick<Registries, 'status'>,
  { followers, gateway, procedures }: Needs,
): Settings {
  const { clock, config, configFile, logger, notices, paths, problems, scope, secrets, sharedSecrets } =
    platform;
  const held = platform.heldPrograms;
  const applied = new Emitter<null>((failure) => {
    logger.error('A listener of config.toml failed', { failure: String(failure) });
  });
  const hide = (secret: string): void => {
    logger.hide(secret);
  };
  const follower = scope.own(
    new ConfigFollower(platform, {
      modules: followers,
      gateway,
      applied: () => {
        applied.emit(null);
        tellHeld(configFile.current(), (place) => held.isHeld(place), problems);
        status.changed();
      },
    }),
  );
  const desk = new ConfigDesk({
    file: paths.configFile,
    clock,
    config,
    reload: () => follower.reload(),
    secrets,
    hide,
  });
  const secretDesk = new SecretDesk({ config, secrets, sharedSecrets, hide, apply: () => follower.apply() });
  problems.changed.on(status.changed);
  configFile.read.on(() => {
    notices.emit({ type: 'config-changed' });
  });
  return {
    desk,
    applied,
    handlers: {
      ...configHandlers(desk, (lines) => ({ file: paths.logFile, lines: readLog(paths.logFile, lines) })),
      'secrets.list': async () => ok([...(await secretDesk.list())]),
      'secrets.set': ({ name, secret }) => secretDesk.set(name, secret),
      'secrets.remove': ({ name }) => secretDesk.remove(name),
      ...programHandlers({
        held,
        config: () => configFile.current(),
        plugins: paths.plugins,
        apply: async () => {
          await follower.apply();
          procedures.library.reload();
        },
      }),
    },
    reload: () => follower.reload(),
    apply: () => follower.apply(),
    recover: () => {
      follower.follow();
      scope.own(follower.watchSecrets());
    },
    open: (recovered) => follower.start(recovered),
    openGateway: (recovered) =>
      follower.openGateway(recovered).catch((failure: unknown) => {
        logger.error('The gateway could not be opened', { failure: messageOf(failure) });
      }),
  };
}
