import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { underWay } from '../../../src/shared/job';
import { openChattingEngine, type ChattingEngine } from '../../fixtures/chatting-engine';
import { eventually } from '../../fixtures/eventually';

/**
 * Tools as a person meets them: the model asks for a call, the call asks the person, and its result goes back
 * to the model.
 */

async function open(config = '', files: Readonly<Record<string, string>> = {}): Promise<ChattingEngine> {
  const engine = await openChattingEngine(config, files);
  onTestFinished(() => engine.close());
  return engine;
}

const toolNames = (engine: ChattingEngine): readonly string[] =>
  (engine.model.requests.at(-1)?.body.tools ?? []).map(
    (tool) => (tool as { function: { name: string } }).function.name,
  );

test('every tool of the specification is offered, the shell only when a program is allowed', async () => {
  const engine = await open();
  await engine.say(await engine.newConversation(), 'hello');
  expect([...toolNames(engine)].sort()).toEqual([
    'board_info',
    'cron_add',
    'cron_list',
    'cron_remove',
    'file_list',
    'file_read',
    'file_search',
    'file_write',
    'gpio_read',
    'gpio_write',
    'http_request',
    'memory_forget',
    'memory_recall',
    'memory_store',
    'mqtt_publish',
    'notify',
    'pushover',
    'send_message',
    'sop_cancel',
    'sop_execute',
    'sop_list',
    'sop_status',
  ]);
  await engine.save(
    'config.toml',
    `${await readFile(join(engine.home, 'config.toml'), 'utf8')}[tools]\nshell_allow = ["ls"]\n`,
  );
  await eventually('the shell', async () => {
    await engine.say(await engine.newConversation(), 'hello');
    return toolNames(engine).includes('shell');
  });
});

test.runIf(process.platform === 'linux')(
  'a program asks once, for the conversation, or never runs; and the model cannot approve it itself',
  async () => {
    const engine = await open('[tools]\nshell_allow = ["ls"]\n', { 'workspace/a.txt': 'a' });
    engine.script('look', { name: 'shell', arguments: { command: 'ls' } });
    engine.script('force', { name: 'shell', arguments: { command: 'ls', approved: true } });
    const chat = await engine.newConversation();
    expect((await engine.say(chat, 'look', () => 'no')).tools).toMatchObject([
      { name: 'shell', state: 'denied' },
    ]);
    expect((await engine.say(chat, 'look', () => 'conversation')).tools).toMatchObject([
      { name: 'shell', state: 'done', output: 'a.txt\nsops' },
    ]);
    // Nobody would answer now: it runs because the conversation allows it.
    expect((await engine.say(chat, 'look', () => 'no')).tools).toMatchObject([{ state: 'done' }]);
    const other = await engine.newConversation();
    expect(
      (
        await engine.say(other, 'force', () => {
          throw new Error('it must not ask');
        })
      ).tools,
    ).toMatchObject([{ state: 'failed', output: expect.stringContaining('approved') as string }]);
    expect((await engine.say(other, 'look', () => 'no')).tools).toMatchObject([{ state: 'denied' }]);
  },
);

test('a call that waits is told at this machine, once, and withdrawn when it is decided or its answer is stopped', async () => {
  const told: string[] = [];
  const engine = await openChattingEngine(
    '',
    {},
    {
      notify: ({ title, body, question }) => {
        told.push(`${title}: ${body} (${question?.conversationId ?? ''})`);
      },
      withdraw: (id) => {
        told.push(`withdrawn ${(JSON.parse(id) as string[])[0] ?? ''}`);
      },
    },
  );
  onTestFinished(() => engine.close());
  engine.script('note', { name: 'file_write', arguments: { path: 'a.txt', content: 'x' } });
  const [decided, stopped] = [await engine.newConversation(), await engine.newConversation()];
  await engine.say(decided, 'note this', () => 'once');
  expect(told).toEqual([`note this: A tool call waits: file_write (${decided})`, `withdrawn ${decided}`]);
  await engine.ask('chat.send', { conversationId: stopped, text: 'note that' });
  await eventually('the question', () => told.length === 3);
  await engine.ask('chat.stop', { conversationId: stopped });
  await eventually('the end of the question', () => told.length === 4);
  expect(told.slice(2)).toEqual([
    `note that: A tool call waits: file_write (${stopped})`,
    `withdrawn ${stopped}`,
  ]);
});

test('a request asks even to fetch, and reaches only what it may', async () => {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    response.end('level 3');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  );
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const engine = await open('[tools]\nhttp_allow = ["127.0.0.1"]\n');
  engine.script('fetch', { name: 'http_request', arguments: { url: `${url}/tank` } });
  engine.script('sneak', { name: 'http_request', arguments: { url: 'http://[::1]/tank' } });
  const chat = await engine.newConversation();
  expect((await engine.say(chat, 'fetch', () => 'no')).tools).toMatchObject([{ state: 'denied' }]);
  expect(paths).toEqual([]);
  expect((await engine.say(chat, 'fetch', () => 'once')).tools).toMatchObject([
    { state: 'done', output: expect.stringContaining('level 3') as string },
  ]);
  expect((await engine.say(chat, 'sneak', () => 'once')).tools).toMatchObject([
    { state: 'failed', output: expect.stringContaining('tools.http_allow') as string },
  ]);
  expect(paths).toEqual(['/tank']);
});

/** Late enough that whoever is asked for it can still say yes. */
const soon = (): string => new Date(Date.now() + 4_000).toISOString().replace(/\.\d+Z$/u, 'Z');

test('what was planned in a conversation happens: a message comes, and a prompt is answered where its tools ask', async () => {
  const engine = await open('[tools]\nhttp_allow = []\n');
  engine.script('remind', {
    name: 'cron_add',
    arguments: { schedule: soon(), action: 'message', text: 'Look at the tank' },
  });
  engine.script('write the log', {
    name: 'file_write',
    arguments: { path: 'log.txt', content: 'all is well' },
  });
  const chat = await engine.newConversation();
  expect((await engine.say(chat, 'remind me', () => 'once')).tools).toMatchObject([
    { state: 'done', output: expect.stringContaining('planned as') as string },
  ]);
  engine.script('plan', {
    name: 'cron_add',
    arguments: {
      schedule: soon(),
      action: 'prompt',
      text: 'write the log',
      delivery: { channel: 'desktop' },
    },
  });
  expect((await engine.say(chat, 'plan it', () => 'once')).tools).toMatchObject([{ state: 'done' }]);
  const [first, second] = await engine.ask('jobs.list', {});
  expect([first?.action, second?.action, second?.by]).toEqual(['message', 'prompt', `chat:${chat}`]);
  const texts = async (): Promise<readonly string[]> =>
    (await engine.ask('chat.open', { conversationId: 'messages' }).catch(() => [])).map(({ text }) => text);
  await eventually('the message', async () => (await texts()).includes('Look at the tank'));
  const answer = await engine.answerIn(second?.id ?? '', (card) =>
    card.name === 'file_write' ? 'once' : 'no',
  );
  expect(answer.tools).toMatchObject([{ name: 'file_write', state: 'done' }]);
  expect(await readFile(join(engine.home, 'workspace/log.txt'), 'utf8')).toBe('all is well');
  await eventually('the answer', async () => (await texts()).includes('done'));
  await eventually('its record', async () =>
    (await engine.ask('jobs.list', {})).every(
      ({ last, nextAt }) => nextAt === null && last !== null && last.outcome !== underWay,
    ),
  );
  expect((await engine.ask('jobs.list', {})).map(({ last }) => last?.outcome)).toEqual([
    'sent to desktop',
    'answered, and sent to desktop',
  ]);
});

test('what was planned survives the engine, and what was missed comes once', async () => {
  const engine = await open('[sop]\ntimezone = "UTC"\n', {
    'workspace/sops/greet/SOP.toml':
      '[sop]\nname = "greet"\ndescription = "For a test"\nexecution_mode = "auto"\n',
    'workspace/sops/greet/SOP.md':
      '## Steps\n\n1. **Greet** — Say it.\n   - call: notify {"message": "hello"}\n',
  });
  const due = soon();
  engine.script('plan', {
    name: 'cron_add',
    arguments: { schedule: due, action: 'procedure', text: 'greet' },
  });
  await engine.say(await engine.newConversation(), 'plan it', () => 'once');
  await engine.restart(async () => {
    await eventually('its time', () => Date.now() > Date.parse(due));
  });
  const run = await eventually('a run', async () => (await engine.ask('runs.list', { sop: 'greet' }))[0]);
  expect((await engine.ended(run.runId)).status).toBe('completed');
  await eventually('its record', async () =>
    (await engine.ask('jobs.list', {})).every(({ last }) => last?.outcome !== underWay),
  );
  expect(await engine.ask('jobs.list', {})).toMatchObject([
    { nextAt: null, last: { outcome: `started run ${run.runId}` } },
  ]);
  expect(await engine.ask('runs.list', { sop: 'greet' })).toHaveLength(1);
});

test.runIf(process.platform === 'linux')('in a procedure the step covers its calls', async () => {
  const engine = await open('[tools]\nshell_allow = ["ls"]\n', {
    'workspace/sops/look/SOP.toml':
      '[sop]\nname = "look"\ndescription = "For a test"\nexecution_mode = "auto"\n',
    'workspace/sops/look/SOP.md':
      '## Steps\n\n1. **Look** — Look.\n   - call: shell {"command": "ls sops"}\n',
  });
  const run = await engine.runToEnd('look');
  expect([run.status, run.steps[0]?.output]).toEqual(['completed', 'look']);
});
