import { ok } from '../../../shared/result';
import type { Handlers } from '../../platform/router';
import type { Recovered } from '../../platform/base/recovered';
import type { Fate } from '../channels/messages/outbox';
import type { Platform } from '../../platform/platform';
import type { Jobs } from '../../ports/jobs';
import type { OutboxRow } from '../../ports/outbox';
import { createJobStore } from './job-store';
import type { ChatParts } from '../chat/module';
import type { Procedures } from '../procedures/module';
import type { RunRecord } from '../record/module';
import type { Registries } from '../registries';
import { followJobs, jobList } from './jobs';

type Ground = Pick<
  Platform,
  'clock' | 'config' | 'database' | 'logger' | 'newId' | 'settledNow' | 'transaction' | 'words'
>;

interface Needs {
  readonly chat: Pick<ChatParts, 'chat'>;
  readonly procedures: Pick<Procedures, 'control' | 'engine'>;
  readonly record: Pick<RunRecord, 'trust'>;
}

/** What the agent was asked to do later. */
export interface JobParts {
  readonly jobs: Jobs;
  /** Notes what became of something that a channel owes for a job. */
  readonly became: (row: OutboxRow, fate: Fate) => void;
  readonly handlers: Pick<Handlers, 'jobs.list' | 'jobs.remove'>;
  /** Carries out what is due until the signal aborts; resolves when what was begun has ended. */
  open(recovered: Recovered, signal: AbortSignal): Promise<void>;
}

export function configureJobs(
  platform: Ground,
  { cutOff, outlets }: Pick<Registries, 'cutOff' | 'outlets'>,
  { chat: { chat }, procedures: { control, engine }, record }: Needs,
): JobParts {
  const jobs = jobList({ ...platform, store: createJobStore(platform.database) }, outlets, control, {
    chat,
    heldBack: () =>
      engine.paused
        ? 'all triggers are paused'
        : cutOff.since() !== null
          ? 'the database of the fleet is away'
          : record.trust.trusts('jobs', 'job-times')
            ? null
            : 'jobs were changed outside of ZeroClaw, and nobody has accepted that yet',
  });
  return {
    jobs,
    became: followJobs(jobs),
    handlers: {
      'jobs.list': () => ok([...jobs.list()]),
      'jobs.remove': ({ id }) => jobs.remove(id),
    },
    open: (_recovered, signal) => jobs.run(signal),
  };
}
