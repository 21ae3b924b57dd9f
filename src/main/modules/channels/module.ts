import { channelHandlers } from './handlers';
import { Channels, type ChannelGround } from './channels';
import type { Platform } from '../../platform/platform';
import { sopsFolder } from '../../platform/sops-folder';
import { createChannelPeople } from './storage/channel-people';
import { createInbox } from './storage/inbox';
import { createOutboxStore } from './storage/outbox';
import { createQuestionStore } from './storage/question-store';
import { createReadMarks, forgetReadMarks } from './storage/read-marks';
import type { BoardParts } from '../boards/module';
import type { Broker } from '../broker/module';
import type { ChatParts } from '../chat/module';
import type { DutyParts } from '../duty/module';
import type { JobParts } from '../jobs/module';
import type { Models } from '../models/module';
import type { PluginParts } from '../plugins/module';
import type { Procedures } from '../procedures/module';
import type { RunRecord } from '../record/module';
import type { Registries } from '../registries';

type Ground = Pick<Platform, 'database' | 'options' | 'scope' | 'settledNow'> &
  Omit<
    ChannelGround,
    'inbox' | 'outboxStore' | 'questionStore' | 'channelPeople' | 'readMarks' | 'forgetReadMarks'
  >;

interface Needs {
  readonly boards: { readonly bridge: Pick<BoardParts['bridge'], 'status'> };
  readonly broker: Pick<Broker, 'topic'>;
  readonly chat: Pick<ChatParts, 'conversations'>;
  readonly duty: Pick<DutyParts, 'duty'>;
  readonly jobs: Pick<JobParts, 'became'>;
  readonly models: Pick<Models, 'model'>;
  readonly plugins: Pick<PluginParts, 'hooks' | 'loaded'>;
  readonly procedures: Pick<Procedures, 'engine' | 'messageStarts' | 'standing'>;
  readonly record: Pick<RunRecord, 'log' | 'trust'>;
}

/** The ways to people beyond this machine. */
export interface ChannelParts {
  readonly channels: Channels;
  readonly handlers: ReturnType<typeof channelHandlers>;
  /**
   * Connects what config.toml names, so that a step which is done again can send; what comes in waits for
   * `resume`.
   */
  apply(): Promise<void>;
}

export function configureChannels(
  platform: Ground,
  { outlets, paths, stops, tellings }: Pick<Registries, 'outlets' | 'paths' | 'stops' | 'tellings'>,
  { boards, broker, chat, duty, jobs, models, plugins, procedures, record }: Needs,
): ChannelParts {
  const { clock, database, settledNow } = platform;
  const channels = platform.scope.own(
    new Channels(
      {
        ...platform,
        inbox: createInbox(database, clock, settledNow, () => record.trust.trusts('inbox')),
        outboxStore: createOutboxStore(database, () => record.trust.trusts('outbox', 'outbox-state')),
        questionStore: createQuestionStore(database, () => record.trust.trusts('cards')),
        channelPeople: createChannelPeople(database, () => record.trust.trustsNow('people', 'people-names')),
        readMarks: (channel) => createReadMarks(database, channel),
        forgetReadMarks: () => {
          forgetReadMarks(database);
        },
      },
      {
        log: record.log,
        boards: () => boards.bridge.status(),
        gatewayPaths: paths,
        topic: broker.topic,
        plugins: plugins.loaded,
        conversations: chat.conversations,
        hooks: plugins.hooks,
        engine: procedures.engine,
        standing: procedures.standing,
        messageStarts: procedures.messageStarts,
        model: models.model,
        became: jobs.became,
        duty: duty.duty,
        readOnlyFolders: () => [sopsFolder(platform), platform.paths.memory],
      },
    ),
  );
  outlets.offer(() => channels.outlets());
  tellings.offer(channels);
  stops.offerTalks(() => {
    channels.stopAll();
  });
  return { channels, handlers: channelHandlers(channels), apply: () => channels.apply() };
}
