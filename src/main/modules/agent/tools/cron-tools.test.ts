import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../shared/json';
import { ok, refuse } from '../../../../shared/result';
import { checkArguments } from '../../../platform/base/json-schema';
import type { Jobs, ListedJob, NewJob } from '../../../ports/jobs';
import type { MessageOutlets } from '../../../ports/message-outlets';
import type { Tool, ToolResult } from '../../../ports/tool';
import { cronTools } from './cron-tools';
import { sendMessageTool } from './send-message-tool';

const at = Date.UTC(2026, 10, 23, 0);

class MemoryJobs implements Jobs {
  readonly jobs: ListedJob[] = [];
  whyNotAdded({ schedule }: Pick<NewJob, 'schedule'>) {
    return schedule === 'soon'
      ? { code: 'job.schedule', message: '"soon" has 1 field', remedy: 'Write 5 fields.' }
      : null;
  }
  add(job: NewJob) {
    if (job.schedule === 'soon')
      return refuse({ code: 'job.schedule', message: '"soon" has 1 field', remedy: 'Write 5 fields.' });
    const added = {
      ...job,
      id: `j${String(this.jobs.length + 1)}`,
      createdAt: 0,
      checkedAt: 0,
      furthestAt: 0,
      last: null,
      nextAt: at,
    };
    this.jobs.push(added);
    return ok(added);
  }
  list() {
    return this.jobs;
  }
  remove(id: string) {
    return id === 'j1' ? ok(null) : refuse({ code: 'job.unknown', message: `There is no job ${id}` });
  }
}

const sent: string[] = [];
const outlets: MessageOutlets = {
  list: () => [
    {
      name: 'desktop',
      needsRecipient: false,
      send: async (text, to) => {
        sent.push(`desktop ${to ?? '-'} ${text}`);
      },
    },
    {
      name: 'telegram',
      needsRecipient: true,
      send: async () => {
        throw new Error('chat not found');
      },
    },
  ],
};

async function use(tool: Tool | undefined, args: JsonObject): Promise<ToolResult> {
  expect(checkArguments(tool?.parameters ?? {}, args)).toEqual([]);
  return (
    (await tool?.execute(args, { origin: 'chat:c' }, new AbortController().signal)) ?? {
      success: false,
      output: 'no tool',
    }
  );
}

test('what is planned is kept with who asked for it and where its answer goes, listed, and removed', async () => {
  const jobs = new MemoryJobs();
  const [add, list, remove] = cronTools(jobs, outlets, { list: () => [] });
  expect([add?.effect, list?.effect, remove?.effect]).toEqual(['acts', 'reads', 'acts']);
  expect(await use(list, {})).toEqual({ success: true, output: 'Nothing is planned.' });
  expect(
    await use(add, {
      schedule: '0 9 * * *',
      action: 'prompt',
      text: 'How is the tank?',
      timezone: 'Asia/Seoul',
      delivery: { channel: 'telegram', to: '12345678' },
    }),
  ).toEqual({ success: true, output: 'planned as j1, next 2026-11-23T00:00:00.000Z' });
  expect(jobs.jobs).toMatchObject([
    {
      name: 'How is the tank?',
      timezone: 'Asia/Seoul',
      delivery: { channel: 'telegram', to: '12345678' },
      by: 'chat:c',
    },
  ]);
  expect((await use(list, {})).output).toBe(
    'j1: How is the tank?; 0 9 * * * (Asia/Seoul); next 2026-11-23T00:00:00.000Z; prompt: How is the tank?; to telegram 12345678',
  );
  expect(await use(remove, { id: 'j1' })).toEqual({ success: true, output: 'j1 is removed' });
  expect(await use(remove, { id: 'j9' })).toEqual({ success: false, output: 'There is no job j9.' });
});

test('what is planned for the desktop is for nobody in particular', async () => {
  const jobs = new MemoryJobs();
  await use(cronTools(jobs, outlets, { list: () => [] })[0], {
    schedule: '0 9 * * *',
    action: 'message',
    text: 'Look',
    delivery: { channel: 'desktop', to: 'telegram_1' },
  });
  expect(jobs.jobs).toMatchObject([{ delivery: { channel: 'desktop', to: null } }]);
});

test('a plan from where it is not proved who wrote says so', async () => {
  const jobs = new MemoryJobs();
  const [add] = cronTools(jobs, outlets, { list: () => [] });
  await add?.execute(
    { schedule: '0 9 * * *', action: 'prompt', text: 'open it' },
    { origin: 'chat:c', unproved: true },
    new AbortController().signal,
  );
  await use(add, { schedule: '0 9 * * *', action: 'prompt', text: 'look at it' });
  expect(jobs.jobs.map(({ unproved }) => unproved)).toEqual([true, undefined]);
});

test('what cannot be planned is refused with what to do', async () => {
  const jobs = new MemoryJobs();
  const [add] = cronTools(jobs, outlets, { list: () => [] });
  expect((await use(add, { schedule: 'soon', action: 'message', text: 'x' })).output).toBe(
    '"soon" has 1 field. Write 5 fields.',
  );
  expect(
    (await use(add, { schedule: '0 9 * * *', action: 'message', text: 'x', delivery: { channel: 'fax' } }))
      .output,
  ).toBe('There is no channel "fax". Channels: desktop, telegram.');
  expect(
    (
      await use(add, {
        schedule: '0 9 * * *',
        action: 'message',
        text: 'x',
        delivery: { channel: 'telegram' },
      })
    ).output,
  ).toBe('Say whom the message on telegram is for, with "to".');
  expect(jobs.jobs).toEqual([]);
});

test('a message goes to the channel it names, and a failure is told', async () => {
  const tool = sendMessageTool(outlets);
  expect([tool.effect, tool.parameters['properties']]).toMatchObject([
    'acts',
    { channel: { enum: ['desktop', 'telegram'] } },
  ]);
  expect(await use(tool, { channel: 'desktop', text: 'Hello' })).toEqual({
    success: true,
    output: 'sent to desktop',
  });
  expect(sent).toEqual(['desktop - Hello']);
  expect(await use(tool, { channel: 'desktop', to: 'telegram_1', text: 'Hello' })).toEqual({
    success: true,
    output: 'sent to desktop, which has no recipients: "to" was left out',
  });
  expect([
    sent.at(-1),
    tool.sentTo?.({ channel: 'desktop', to: 'telegram_1', text: 'Hello' }),
    tool.sentTo?.({ channel: 'telegram', to: '1', text: 'Hello' }),
  ]).toEqual(['desktop - Hello', 'desktop', 'telegram · 1']);
  expect(await use(tool, { channel: 'telegram', text: 'Hello' })).toMatchObject({
    success: false,
    output: expect.stringContaining('with "to"'),
  });
  expect(await use(tool, { channel: 'telegram', to: '1', text: 'Hello' })).toEqual({
    success: false,
    output: 'telegram did not take the message: chat not found',
  });
});
