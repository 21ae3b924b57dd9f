import type { Job } from '../../shared/job';
import { AppError } from '../../shared/errors';
import type { Chat } from '../agent/chat/chat';
import { JobList, type JobPorts } from '../agent/jobs/job-list';
import type { MessageOutlets } from '../ports/message-outlets';
import type { SopControl } from '../ports/sop-control';
import type { Foundation } from './foundation';

/** A message that is this late says for when it was meant. */
const lateMs = 120_000;

interface Parts {
  readonly chat: Chat;
  readonly paused: boolean;
}

/** What the agent was asked to do later, and how it is done. `parts` are there once the engine is built; tools are made before it. */
export function buildJobs({ jobStore: store, clock, settledNow, newId, logger, config }: Pick<Foundation, 'jobStore' | 'config'> & Pick<JobPorts, 'clock' | 'settledNow' | 'newId' | 'logger'>, outlets: MessageOutlets, procedures: Pick<SopControl, 'start'>, parts: () => Parts): JobList {
  return new JobList({
    store,
    clock,
    settledNow,
    newId,
    logger,
    timezone: () => config().sop.timezone,
    paused: () => parts().paused,
    carryOut: async (job, due, signal) => {
      const text = clock.now() - due > lateMs ? `${job.text}\n\n(planned for ${new Date(due).toISOString()})` : job.text;
      switch (job.action) {
        case 'message':
          return deliver(outlets, job, due, text, signal);
        case 'prompt':
          return askModel(parts().chat, outlets, job, due, text, signal);
        case 'procedure': {
          const started = procedures.start(job.text, null, `job:${job.id}`);
          return started.ok ? `started run ${started.value.runId}` : `not started: ${started.error.message}`;
        }
      }
    },
  });
}

/** In a conversation of the job's own, where its tools ask as in any other. */
async function askModel(chat: Chat, outlets: MessageOutlets, job: Job, due: number, text: string, signal: AbortSignal): Promise<string> {
  const answer = await chat.ask(job.id, text, { sender: 'schedule', proved: job.unproved !== true }, signal);
  if (answer.state !== 'complete') return answer.problem === null ? 'stopped' : `failed: ${answer.problem.message}`;
  return job.delivery === null ? 'answered' : `answered, and ${await deliver(outlets, job, due, answer.text, signal)}`;
}

/** Nobody is there to try it again, so a channel owes it. Resolves with what came of it, in a few words. */
async function deliver(outlets: MessageOutlets, { id, delivery }: Job, due: number, text: string, signal: AbortSignal): Promise<string> {
  const channel = delivery?.channel ?? 'desktop';
  const outlet = outlets.list().find(({ name }) => name === channel);
  if (outlet === undefined) throw new AppError('job.channel', `There is no channel "${channel}" now`, { mend: 'Configure it, or remove the job.' });
  const to = delivery?.to ?? null;
  if (outlet.owe === undefined) {
    await outlet.send(text, to, signal);
    return `sent to ${channel}`;
  }
  outlet.owe(`job:${id}:${String(due)}`, text, to);
  return `handed to ${channel}, which gets it as soon as it takes it`;
}
