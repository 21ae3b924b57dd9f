import { rmSync } from 'node:fs';
import type { Config } from '../../shared/config';
import { messageOf } from '../../shared/errors';
import type { RecordReport } from '../../shared/record';
import type { Notice } from '../../shared/notices';
import { systemClock, type Clock } from '../base/clock';
import { Emitter } from '../base/emitter';
import { Foreground } from '../base/foreground';
import { randomId, type NewId } from '../base/ids';
import { Problems } from '../base/problems';
import { useProxies } from '../base/outbound/outbound';
import { proxiesOf } from '../base/outbound/proxy-for';
import type { Scope } from '../base/scope';
import { ConfigFile } from '../config/config-file';
import { defaultConfigText } from '../config/default-config-text';
import type { EngineOptions } from '../ports/engine';
import type { JobStore } from '../ports/jobs';
import type { ChannelPeople } from '../ports/channel-people';
import type { Inbox } from '../ports/inbox';
import type { OutboxStore } from '../ports/outbox';
import type { KnownBoards } from '../ports/known-boards';
import type { KeptOutputs } from '../ports/kept-outputs';
import type { KeptPins } from '../ports/kept-pins';
import type { Memory } from '../ports/memory';
import type { ModelMemory } from '../ports/model-memory';
import type { PastMessages } from '../ports/past-messages';
import type { QuestionStore } from '../ports/question-store';
import type { ReadMarks } from '../ports/read-marks';
import type { RunDefinitions } from '../ports/run-definitions';
import type { RunArchive } from '../ports/run-archive';
import type { RunLog } from '../ports/run-log';
import type { Secrets } from '../ports/secrets';
import type { SopVersions } from '../ports/sop-versions';
import type { ToolPermissions } from '../ports/tool-permissions';
import type { TalksDue } from '../ports/talks-due';
import { rememberSecrets } from '../config/remembered-secrets';
import { secretReader, type SecretOf } from '../config/resolve-secret';
import { MemoryMeaning } from '../storage/memory/memory-meaning';
import { MemoryVectors } from '../storage/memory/memory-vectors';
import { switchedMemory } from '../storage/memory/switched-memory';
import { createTalksDue } from '../storage/talks-due';
import type { ChatSearch } from '../ports/chat-search';
import { createChatSearch } from '../storage/chat-search';
import type { SessionFiles } from '../storage/sessions';
import {
  createCronsInForce,
  createCronState,
  type CronsInForce,
  type CronState,
} from '../storage/cron-state';
import { acquireEngineLock } from '../storage/engine-lock';
import type { EventQueue } from '../ports/event-queue';
import type { TriggerStates } from '../ports/trigger-states';
import { createEventLedger, type EventLedger } from '../storage/event-ledger';
import { createEventQueue } from '../storage/event-queue';
import { createTriggerStates } from '../storage/trigger-states';
import { applyDecidedRestore, type KeptBefore } from '../storage/backup/staged-restore';
import { HeldPrograms } from '../storage/held-programs';
import { prepareData, prepareHome } from '../storage/home';
import { homePaths, type HomePaths } from '../storage/home-paths';
import { createIdempotency, type Idempotency } from '../storage/idempotency';
import { createJobStore } from '../storage/jobs';
import { createKeptConfig } from '../storage/kept-config';
import { createKnownBoards } from '../storage/known-boards';
import { createIncidentStore } from '../storage/incidents';
import { createKeptOutputs } from '../storage/kept-outputs';
import { createLitPins, createSetButtons } from '../storage/kept-pins';
import { openLogFile, type LogFile } from '../storage/log-file';
import { createMask, type Mask } from '../storage/mask-secrets';
import { createModelMemory } from '../storage/model-memory';
import { mqttClientId } from '../storage/mqtt-client-id';
import { createLastTriggers, type LastTriggers } from '../storage/last-triggers';
import { createMqttSessions, type MqttSessions } from '../storage/mqtt-sessions';
import { createPastMessages } from '../storage/past-messages';
import { createPauseStore, type PauseStore } from '../storage/pause-store';
import { createPreferences, type PreferenceStore } from '../storage/preferences';
import { createResponseCache, type StoredResponses } from '../storage/response-cache';
import { createRecordHeads, keepHeadsSigned, readHeadFile } from '../storage/record/heads';
import { openSigningKey, type RecordSigner } from '../storage/record/signing-key';
import { verifyRecord } from '../storage/record/verify-record';
import { createRunArchive } from '../storage/run-archive';
import { createRunDefinitions } from '../storage/run-definitions';
import { createRunLog } from '../storage/run-log';
import { createSecretsFile } from '../storage/secrets-file';
import { createSettledTime, type SettledNow } from '../storage/settled-time';
import { createSopVersions } from '../storage/sop-versions';
import { createToolPermissions } from '../storage/tool-permissions';
import { createInbox } from '../storage/inbox';
import { createNotificationStore } from '../storage/notifications';
import { createOutboxStore } from '../storage/outbox';
import { createQuestionStore } from '../storage/question-store';
import { createReadMarks, forgetReadMarks } from '../storage/read-marks';
import { createChannelPeople } from '../storage/channel-people';
import type { Transaction } from '../storage/transaction';
import type { ChannelWords } from '../messages/words/channel-words';
import { channelWords } from '../messages/words/words-in';
import { languageFor } from '../../shared/language';
import { logCrashes } from './crash-log';
import { withoutHeld } from './held-settings';
import { Incidents } from './incidents';
import { Notifications } from './notifications';
import { openWatched, tellMissing } from './watched-database';
import { watchEngine } from './stood-still';

/** What everything else stands on: the home folder and what is kept in it. */
export interface Foundation {
  readonly paths: HomePaths;
  /** The engine's start is over: what watches it is told. */
  readonly started: () => void;
  /**
   * No engine has started since a backup was put in the place of what was there, which lies here; null: no
   * such thing happened.
   */
  readonly restored: KeptBefore | null;
  /** Signs what this home exports. */
  readonly recordSigner: RecordSigner;
  /** Walks the whole record of runs. */
  readonly verifyRecord: () => Promise<RecordReport>;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly logger: LogFile;
  /** The secrets that were read so far, to be kept out of everything. */
  readonly mask: Mask;
  readonly problems: Problems;
  readonly incidents: Incidents;
  readonly notifications: Notifications;
  readonly secrets: Secrets;
  /** The name of a secret that cannot be read now, though it may be kept. */
  readonly secretClosed: Emitter<string>;
  /** The file in the home, which the app and the daemon share. */
  readonly sharedSecrets: Secrets;
  readonly secretOf: SecretOf;
  readonly notices: Emitter<Notice>;
  readonly configFile: ConfigFile;
  /** Without what came with a restored backup and waits for a person's yes. */
  readonly config: () => Config;
  /** The one that changes what is held. */
  readonly heldPrograms: HeldPrograms;
  readonly log: RunLog;
  readonly archive: RunArchive;
  readonly ledger: EventLedger;
  readonly eventQueue: EventQueue;
  readonly triggerStates: TriggerStates;
  /** What came in, thinned. */
  readonly past: PastMessages;
  readonly transaction: Transaction;
  readonly chatSearch: (sessions: SessionFiles) => ChatSearch;
  readonly preferences: PreferenceStore;
  /** What the product says to people outside the window. */
  readonly words: () => ChannelWords;
  readonly pause: PauseStore;
  readonly cronState: CronState;
  readonly cronsInForce: CronsInForce;
  readonly lastTriggers: LastTriggers;
  readonly settledNow: SettledNow;
  readonly idempotency: Idempotency;
  readonly mqttSessions: MqttSessions;
  /** Under which the broker knows this installation, unless config.toml says another. */
  readonly mqttClientId: string;
  readonly sopVersions: SopVersions;
  readonly runDefinitions: RunDefinitions;
  readonly modelMemory: ModelMemory;
  readonly toolPermissions: ToolPermissions;
  readonly jobStore: JobStore;
  readonly knownBoards: KnownBoards;
  readonly keptOutputs: KeptOutputs;
  readonly litPins: KeptPins;
  readonly setButtons: KeptPins;
  readonly memory: Memory;
  readonly responses: StoredResponses;
  readonly memoryMeaning: MemoryMeaning;
  readonly talksDue: TalksDue;
  readonly foreground: Foreground;
  readonly inbox: Inbox;
  readonly outboxStore: OutboxStore;
  readonly questionStore: QuestionStore;
  readonly channelPeople: ChannelPeople;
  /** Of one channel. */
  readonly readMarks: (channel: string) => ReadMarks;
  /** No channel knows how far it had read. */
  readonly forgetReadMarks: () => void;
}

/**
 * Rejects with an AppError when another engine uses the home, or when the home or its database cannot be
 * used.
 */
export async function layFoundation(options: EngineOptions, scope: Scope): Promise<Foundation> {
  const clock = systemClock;
  // Nobody else may be at work where a restore that was decided is carried out, and nothing new may be made
  // before it is.
  scope.own(acquireEngineLock(prepareData(options.home)));
  const watched = await watchEngine(options, scope, { logger: () => logger, incidents: () => incidents });
  const restored = applyDecidedRestore(homePaths(options.home));
  const paths = prepareHome(options.home, {
    sampleSops: options.sampleSops,
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
  const recordSigner = openSigningKey(paths.recordKeyFile);
  const heads = createRecordHeads(database, recordSigner);
  // What was signed of the record that a backup replaced says nothing of this one.
  if (restored !== null) rmSync(paths.recordHeadFile, { force: true });
  const signing = new AbortController();
  const signed = keepHeadsSigned(
    { database, heads, publicKey: recordSigner.publicKey, headFile: paths.recordHeadFile, clock, problems },
    signing.signal,
  );
  scope.defer(async () => {
    signing.abort(new Error('the engine closes'));
    await signed;
  });
  notifications.keepIn(createNotificationStore(database));
  incidents.keepIn(createIncidentStore(database));
  scope.own(incidents);
  if (missing !== null) tellMissing(incidents, paths.database, missing, configFile.current().sop.timezone);
  const preferences = createPreferences(database);
  if (paths.isNew) preferences.set({ firstRun: true });
  const foreground = new Foreground();
  const heldPrograms = new HeldPrograms(paths.heldPrograms);
  const cronState = createCronState(database);
  const settledNow = createSettledTime(cronState, clock);
  const past = createPastMessages(database, { settledNow });
  const mqttSessions = createMqttSessions(database);
  const memoryMeaning = new MemoryMeaning({
    vectors: new MemoryVectors(database),
    foreground,
    clock,
    logger,
    problems,
  });
  const config = configWithoutHeld(configFile, heldPrograms);
  useProxies(() => proxiesOf(config().network, process.env));
  return {
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
    secrets,
    secretClosed,
    sharedSecrets,
    // A server may repeat a key in its answer: no secret that was read is ever written to the log.
    secretOf: secretReader(process.env, secrets, (secret) => {
      logger.hide(secret);
    }),
    notices,
    configFile,
    config,
    heldPrograms,
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
    log: createRunLog(database),
    archive: createRunArchive(database, {
      now: () => clock.now(),
      sign: (at) => {
        heads.sign(at);
      },
    }),
    recordSigner,
    verifyRecord: () =>
      verifyRecord(
        database,
        recordSigner.publicKey,
        () => readHeadFile(paths.recordHeadFile),
        signing.signal,
      ),
    ledger: createEventLedger(database, { past }),
    eventQueue: createEventQueue(database),
    triggerStates: createTriggerStates(database),
    past,
    transaction,
    chatSearch: (sessions) => createChatSearch({ database, sessions, clock }),
    preferences,
    pause: createPauseStore(database),
    cronState,
    cronsInForce: createCronsInForce(database),
    lastTriggers: createLastTriggers(database),
    settledNow,
    idempotency: createIdempotency(database, clock, settledNow),
    sopVersions: createSopVersions(database),
    runDefinitions: createRunDefinitions(database),
    modelMemory: createModelMemory(database),
    mqttSessions,
    mqttClientId: mqttClientId(paths, restored === null ? mqttSessions : null, randomId),
    inbox: createInbox(database, clock, settledNow),
    outboxStore: createOutboxStore(database),
    questionStore: createQuestionStore(database),
    channelPeople: createChannelPeople(database),
    readMarks: (channel) => createReadMarks(database, channel),
    forgetReadMarks: () => {
      forgetReadMarks(database);
    },
    toolPermissions: createToolPermissions(database),
    jobStore: createJobStore(database),
    knownBoards: createKnownBoards(database),
    keptOutputs: createKeptOutputs(database),
    litPins: createLitPins(database),
    setButtons: createSetButtons(database),
    memory: switchedMemory(
      () => configFile.current().memory.backend,
      { database, folder: paths.memory, meaning: memoryMeaning },
      () => {
        notices.emit({ type: 'memory-changed' });
      },
    ),
    memoryMeaning,
    responses: createResponseCache(database, clock, () => configFile.current().response_cache),
    talksDue: createTalksDue(database),
    foreground,
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
