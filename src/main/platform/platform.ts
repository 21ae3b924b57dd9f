import type { Config } from '../../shared/config';
import { messageOf } from '../../shared/errors';
import type { Notice } from '../../shared/notices';
import { systemClock, type Clock } from './base/clock';
import { Emitter } from './base/emitter';
import { Foreground } from './base/foreground';
import { randomId, type NewId } from './base/ids';
import { Problems } from './base/problems';
import { useProxies } from './base/outbound/outbound';
import { proxiesOf } from './base/outbound/proxy-for';
import type { Scope } from './base/scope';
import { ConfigFile } from './config/config-file';
import { defaultConfigText } from './config/default-config-text';
import type { EngineOptions } from '../ports/engine';
import type { Secrets } from '../ports/secrets';
import { rememberSecrets } from './config/remembered-secrets';
import { secretReader, type SecretOf } from './config/resolve-secret';
import { createCronState } from './storage/cron-state';
import { acquireEngineLock } from './storage/engine-lock';
import { applyDecidedRestore, type KeptBefore } from './storage/backup/staged-restore';
import { HeldPrograms } from './storage/held-programs';
import { prepareData, prepareHome } from './storage/home';
import { homePaths, type HomePaths } from './storage/home-paths';
import { createKeptConfig } from './storage/kept-config';
import { createIncidentStore } from './storage/incidents';
import type { Database } from './storage/database';
import { openLogFile, type LogFile } from './storage/log-file';
import { createMask, type Mask } from './storage/mask-secrets';
import type { Missing } from './storage/promised';
import { createPreferences, type PreferenceStore } from './storage/preferences';
import { createSecretsFile } from './storage/secrets-file';
import { createSettledTime, type SettledNow } from './storage/settled-time';
import { createNotificationStore } from './storage/notifications';
import type { Transaction } from './storage/transaction';
import type { ChannelWords } from './words/channel-words';
import { channelWords } from './words/words-in';
import { languageFor } from '../../shared/language';
import { logCrashes } from './crash-log';
import { withoutHeld } from './held-settings';
import { Incidents } from './incidents';
import { Notifications } from './notifications';
import { openWatched, tellMissing } from './watched-database';
import { watchEngine } from './stood-still';

/** What every module stands on: the home, its log, config.toml and secrets, the database, and what people are told by. */
export interface Platform {
  /** What the shell gave. */
  readonly options: EngineOptions;
  /** Owns what is opened, until the engine closes. */
  readonly scope: Scope;
  /** Aborted as soon as the engine begins to close. */
  readonly closing: AbortController;
  readonly paths: HomePaths;
  /** The engine's start is over: what watches it is told. */
  readonly started: () => void;
  /**
   * No engine has started since a backup was put in the place of what was there, which lies here; null: no
   * such thing happened.
   */
  readonly restored: KeptBefore | null;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly logger: LogFile;
  /** The secrets that were read so far, to be kept out of everything. */
  readonly mask: Mask;
  readonly problems: Problems;
  readonly incidents: Incidents;
  readonly notifications: Notifications;
  readonly notices: Emitter<Notice>;
  readonly secrets: Secrets;
  /** The name of a secret that cannot be read now, though it may be kept. */
  readonly secretClosed: Emitter<string>;
  /** The file in the home, which the app and the daemon share. */
  readonly sharedSecrets: Secrets;
  readonly secretOf: SecretOf;
  readonly configFile: ConfigFile;
  /** Without what came with a restored backup and waits for a person's yes. */
  readonly config: () => Config;
  /** The one that changes what is held. */
  readonly heldPrograms: HeldPrograms;
  readonly database: Database;
  /** What an earlier engine had written there, and is not in it. */
  readonly missing: Missing | null;
  readonly transaction: Transaction;
  readonly preferences: PreferenceStore;
  /** What the product says to people outside the window. */
  readonly words: () => ChannelWords;
  readonly settledNow: SettledNow;
  /** What runs in the background gives way to what people wait for. */
  readonly foreground: Foreground;
}

/**
 * Rejects with an AppError when another engine uses the home, or when the home or its database cannot be
 * used.
 */
export async function openPlatform(options: EngineOptions, scope: Scope): Promise<Platform> {
  const clock = options.clock ?? systemClock;
  // Nobody else may be at work where a restore that was decided is carried out, and nothing new may be made
  // before it is.
  scope.own(acquireEngineLock(prepareData(options.home)));
  const watched = await watchEngine(options, scope, { logger: () => logger, incidents: () => incidents });
  const restored = applyDecidedRestore(homePaths(options.home));
  const paths = prepareHome(options.home, {
    // Nobody has chosen a language in a home that is not there yet: that of the machine counts.
    sampleSops: options.sampleSops[languageFor('system', options.languages ?? [])],
    configText: defaultConfigText,
  });
  const mask = createMask();
  const logger = scope.own(
    openLogFile({
      file: paths.logFile,
      clock,
      mask,
      soon: (work) => {
        setImmediate(work);
      },
      copyTo: options.logToStderr ? process.stderr : undefined,
    }),
  );
  scope.defer(logCrashes(logger));
  const problems = new Problems(clock, logger);
  const notices = new Emitter<Notice>((failure) => {
    logger.error('A listener of notices failed', { failure: messageOf(failure) });
  });
  const notifications = new Notifications({
    notifier: options.notifier,
    clock,
    logger: () => logger,
    changed: () => {
      notices.emit({ type: 'notifications-changed' });
    },
  });
  const incidents = new Incidents({ problems, notifier: notifications, clock, logger });
  const sharedSecrets = createSecretsFile(paths.secretsFile);
  const secretClosed = new Emitter<string>((failure) => {
    logger.error('A secret that is locked could not be waited for', { failure: messageOf(failure) });
  });
  const secrets =
    options.secrets === null
      ? sharedSecrets
      : rememberSecrets(options.secrets, (name) => {
          secretClosed.emit(name);
        });
  if (paths.configBefore !== null)
    incidents.tell({
      id: 'config-before',
      crowd: 'config-before',
      where: paths.configFile,
      message: `config.toml was not there: a new one with all defaults was written. What held before is in ${paths.configBefore}`,
      remedy: 'If the defaults were not meant, copy it to config.toml.',
    });
  const configFile = scope.own(
    await ConfigFile.open({
      file: paths.configFile,
      kept: createKeptConfig(paths.keptConfigFile),
      clock,
      logger,
      problems,
    }),
  );
  const { database, transaction, missing } = await openWatched(paths.database, {
    clock,
    problems,
    logger,
    notifications,
    scope,
  });
  // What listens reads from the database: work that still ends while the engine closes is told to nobody.
  scope.own(notices);
  notifications.keepIn(createNotificationStore(database));
  incidents.keepIn(createIncidentStore(database));
  scope.own(incidents);
  if (missing !== null) tellMissing(incidents, paths.database, missing, configFile.current().sop.timezone);
  const preferences = createPreferences(database);
  if (paths.isNew) preferences.set({ firstRun: true });
  const heldPrograms = new HeldPrograms(paths.heldPrograms);
  const config = configWithoutHeld(configFile, heldPrograms);
  useProxies(() => proxiesOf(config().network, process.env));
  return {
    options,
    scope,
    closing: new AbortController(),
    paths,
    started: watched.started,
    restored,
    clock,
    newId: randomId,
    logger,
    mask,
    problems,
    incidents,
    notifications,
    notices,
    secrets,
    secretClosed,
    sharedSecrets,
    // A server may repeat a key in its answer: no secret that was read is ever written to the log.
    secretOf: secretReader(process.env, secrets, (secret) => {
      logger.hide(secret);
    }),
    configFile,
    config,
    heldPrograms,
    database,
    missing,
    transaction,
    preferences,
    words: () => {
      const {
        channels_config: { language },
        sop: { timezone },
      } = configFile.current();
      return channelWords(
        language === 'app' ? languageFor(preferences.get().language, options.languages ?? []) : language,
        timezone === '' ? undefined : timezone,
      );
    },
    settledNow: createSettledTime(createCronState(database), clock),
    foreground: new Foreground(),
  };
}

/** The same one until something of it changes. */
function configWithoutHeld(file: Pick<ConfigFile, 'current'>, held: HeldPrograms): () => Config {
  let known: { readonly from: Config; readonly version: string; readonly config: Config } | null = null;
  return () => {
    const [from, version] = [file.current(), held.version()];
    if (version === null) return from;
    if (known?.from !== from || known.version !== version)
      known = { from, version, config: withoutHeld(from, (place) => held.isHeld(place)) };
    return known.config;
  };
}
