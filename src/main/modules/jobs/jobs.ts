import type { Job } from '../../../shared/job';
import { AppError, unreachable } from '../../../shared/errors';
import type { Chat } from '../chat/chat';
import { JobList, type JobPorts } from './job-list';
import { harmless } from '../../../domain/answer/inert';
import { withoutNarration } from '../../../domain/answer/narration';
import { lateMs, type Fate } from '../channels/messages/outbox';
import type { MessageOutlets } from '../../ports/message-outlets';
import type { JobEnd } from '../../ports/jobs';
import type { OutboxRow } from '../../ports/outbox';
import type { SopControl } from '../../ports/sop-control';
import type { Platform } from '../../platform/platform';

const keyOfJobs = 'job:';

interface Parts {
  readonly chat: Pick<Chat, 'ask'>;
  readonly heldBack: JobPorts['heldBack'];
}

/**
 * What the agent was asked to do later, and how it is done.
 */
export function jobList(
  {
    store,
    clock,
    settledNow,
    newId,
    logger,
    config,
    words,
    transaction,
  }: Pick<Platform, 'config' | 'words' | 'transaction'> &
    Pick<JobPorts, 'store' | 'clock' | 'settledNow' | 'newId' | 'logger'>,
  outlets: MessageOutlets,
  procedures: Pick<SopControl, 'start'>,
  { chat, heldBack }: Parts,
): JobList {
  return new JobList({
    store,
    clock,
    settledNow,
    newId,
    logger,
    timezone: () => config().sop.timezone,
    heldBack,
    atomically: (work) => {
      transaction(true, work);
    },
    carryOut: async (job, due, signal) => {
      const text =
        clock.now() - due > lateMs ? `${job.text}\n\n${words().plannedFor(words().at(due))}` : job.text;
      switch (job.action) {
        case 'message':
          return deliver(outlets, job, due, text, signal);
        case 'prompt':
          return askModel(chat, outlets, job, due, text, signal);
        case 'procedure': {
          const started = procedures.start(job.text, null, {
            by: `job:${job.id}`,
            called: job.name,
            ...(job.outside === undefined ? {} : { outside: job.outside }),
            byJob: true,
          });
          return came(
            started.ok ? `started run ${started.value.runId}` : `not started: ${started.error.message}`,
          );
        }
      }
    },
  });
}

/** What a job says came of it follows what becomes of the message that a channel owes for it. */
export const followJobs =
  (jobs: JobList) =>
  ({ key, channel }: Pick<OutboxRow, 'key' | 'channel'>, fate: Fate): void => {
    if (key.startsWith(keyOfJobs))
      jobs.followed(key, ({ action }) =>
        action === 'prompt' ? answeredAnd(deliveredBy(channel, fate)) : deliveredBy(channel, fate),
      );
  };

function deliveredBy(channel: string, fate: Fate): string {
  switch (fate.type) {
    case 'sent':
      return `sent to ${channel}`;
    case 'waits':
      return `handed to ${channel}, which has not taken it yet: ${fate.problem.message}`;
    case 'refused':
      return `not sent, for ${channel} refuses it: ${fate.problem.message}`;
    case 'given-up':
      return `not sent: too much waits for ${channel}`;
    case 'dropped':
      return `not to be sent to ${channel} any more: ${fate.why}`;
    default:
      return unreachable(fate);
  }
}

const answeredAnd = (outcome: string): string => `answered, and ${outcome}`;

const came = (outcome: string): JobEnd => ({ outcome, owed: null });

/** In a conversation of the job's own, where its tools ask as in any other. */
async function askModel(
  chat: Pick<Chat, 'ask'>,
  outlets: MessageOutlets,
  job: Job,
  due: number,
  text: string,
  signal: AbortSignal,
): Promise<JobEnd> {
  const answer = await chat.ask(
    job.id,
    harmless(text), // often written by a model, and from what it had read
    {
      sender: 'schedule',
      proved: job.unproved !== true,
      due: {
        job: job.id,
        told: tellDue(job, due),
        ...(job.outside === undefined ? {} : { outside: job.outside }),
      },
    },
    signal,
  );
  if (answer.state !== 'complete')
    return came(answer.problem === null ? 'stopped' : `failed: ${answer.problem.message}`);
  if (job.delivery === null) return came('answered');
  const { outcome, owed } = await deliver(outlets, job, due, withoutNarration(answer.text), signal);
  return { outcome: answeredAnd(outcome), owed };
}

/** What the model has to know to act now, and not to plan the same once more. The name is the model's own text. */
const tellDue = ({ id, name, schedule, createdAt }: Job, due: number): string =>
  harmless(
    `[The job ${id} ("${name.replace(/\s+/gu, ' ')}", "${schedule}") was planned at ${moment(createdAt)} for ${moment(due)} and is due now. ` +
      'Nobody wrote this message, and nobody may be there to answer. Do now what it says; do not plan it again.]',
  );

const moment = (at: number): string => new Date(at).toISOString();

/** Nobody is there to try it again, so a channel owes it. */
async function deliver(
  outlets: MessageOutlets,
  { id, delivery }: Job,
  due: number,
  text: string,
  signal: AbortSignal,
): Promise<JobEnd> {
  const channel = delivery?.channel ?? 'desktop';
  const outlet = outlets.list().find(({ name }) => name === channel);
  if (outlet === undefined)
    throw new AppError('job.channel', `There is no channel "${channel}" now`, {
      remedy: 'Configure it, or remove the job.',
    });
  const to = delivery?.to ?? null;
  if (outlet.owe === undefined) {
    await outlet.send(text, to, signal);
    return came(`sent to ${channel}`);
  }
  const key = `${keyOfJobs}${id}:${String(due)}`;
  return {
    outcome: `handed to ${channel}, which gets it as soon as it takes it`,
    owed: {
      key,
      owe: () => {
        outlet.owe?.(key, text, to);
      },
    },
  };
}
