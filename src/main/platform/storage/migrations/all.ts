import type { Migration } from '../migrate';
import { runLog } from './0001-run-log';
import { eventLedger } from './0002-event-ledger';
import { memory } from './0003-memory';
import { engineState } from './0004-engine-state';
import { runArchive } from './0005-run-archive';
import { mqttSessions } from './0006-mqtt-sessions';
import { concurrencyKey } from './0007-concurrency-key';
import { sopVersions } from './0008-sop-versions';
import { dryRuns } from './0009-dry-runs';
import { memoryWords } from './0010-memory-words';
import { talksDue } from './0011-talks-due';
import { jobs } from './0013-jobs';
import { models } from './0015-models';
import { permittedRanges } from './0046-permitted-ranges';
import { importedDefinitions } from './0048-imported-definitions';
import { sealedRecord } from './0053-sealed-record';
import { announcedTopics } from './0059-announced-topics';
import { conversationPrompts } from './0062-conversation-prompts';
import { handedIn } from './0064-handed-in';
import { amqpDeliveries } from './0060-amqp-deliveries';
import { eventMeta } from './0061-event-meta';
import { sealedSums } from './0063-sealed-sums';
import { procedureState } from './0055-procedure-state';
import { watchedFiles } from './0058-watched-files';
import { acceptedRuns } from './0054-accepted-runs';
import { triggerStates } from './0050-trigger-states';
import { modelMemoryFigures } from './0051-model-memory-figures';
import { outsideOfTalksDue } from './0052-outside-of-talks-due';
import { toolPermissions } from './0017-tool-permissions';
import { channels } from './0018-channels';
import { decisions } from './0019-decisions';
import { memoryVectors } from './0020-memory-vectors';
import { responses } from './0021-responses';
import { eventTests } from './0022-event-tests';
import { readMarks } from './0023-read-marks';
import { modelSpeeds } from './0024-model-speeds';
import { runsAgain } from './0025-runs-again';
import { pastMessages } from './0026-past-messages';
import { chatSearch } from './0027-chat-search';
import { runFigures } from './0028-run-figures';
import { jobsFurthest } from './0029-jobs-furthest';
import { outcomes } from './0030-outcomes';
import { runTests } from './0031-run-tests';
import { outbox } from './0032-outbox';
import { permittedDefinitions } from './0033-permitted-definitions';
import { channelsOwe } from './0034-channels-owe';
import { mqttLastConnected } from './0035-mqtt-last-connected';
import { modelOfTalksDue } from './0037-model-of-talks-due';
import { chatSearchPlaces } from './0038-chat-search-places';
import { runsListed } from './0039-runs-listed';
import { eventQueue } from './0040-event-queue';
import { questionsShown } from './0041-questions-shown';
import { channelNames } from './0042-channel-names';
import { notifications } from './0043-notifications';
import { signedRecord } from './0044-signed-record';
import { memoryCalibration } from './0045-memory-calibration';
import { conversationSampling } from './0047-conversation-sampling';
import { runDeciders } from './0065-run-deciders';
import { takenCalls } from './0066-taken-calls';
import { calledThemselves } from './0067-called-themselves';
import { givenDecisions } from './0068-given-decisions';
import { cardFailures } from './0049-card-failures';

/** In order. Never change one that was released: add the next. */
export const allMigrations: readonly Migration[] = [
  runLog,
  eventLedger,
  memory,
  engineState,
  runArchive,
  mqttSessions,
  concurrencyKey,
  sopVersions,
  dryRuns,
  memoryWords,
  toolPermissions,
  jobs,
  talksDue,
  models,
  channels,
  decisions,
  memoryVectors,
  responses,
  eventTests,
  readMarks,
  modelSpeeds,
  runsAgain,
  pastMessages,
  chatSearch,
  runFigures,
  jobsFurthest,
  outcomes,
  runTests,
  outbox,
  permittedDefinitions,
  channelsOwe,
  mqttLastConnected,
  modelOfTalksDue,
  chatSearchPlaces,
  runsListed,
  eventQueue,
  questionsShown,
  channelNames,
  notifications,
  signedRecord,
  memoryCalibration,
  permittedRanges,
  conversationSampling,
  importedDefinitions,
  cardFailures,
  triggerStates,
  modelMemoryFigures,
  outsideOfTalksDue,
  sealedRecord,
  acceptedRuns,
  procedureState,
  watchedFiles,
  announcedTopics,
  amqpDeliveries,
  eventMeta,
  conversationPrompts,
  sealedSums,
  handedIn,
  runDeciders,
  takenCalls,
  calledThemselves,
  givenDecisions,
];
