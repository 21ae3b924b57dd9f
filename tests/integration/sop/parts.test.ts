import { existsSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Output } from '../../../src/shared/procedures';
import type { RunEvent } from '../../../src/shared/run';
import { BotApiServer } from '../../fixtures/bot-api/server';
import { approveShown } from '../../fixtures/approve-shown';
import { startBoardSim } from '../../fixtures/board-sim';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { freePort, startMosquitto } from '../../fixtures/mosquitto';
import { startTcpRelay } from '../../fixtures/tcp-relay';
import { testProgram } from '../../fixtures/test-program';

let folder: string;
let engine: EngineFixture;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zc-parts-'));
});
afterEach(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

const procedure = (steps: string, more = ''): Record<string, string> => ({
  'act/SOP.toml': `[sop]\nname = "act"\ndescription = "Acts."\nexecution_mode = "auto"\n${more}[[triggers]]\ntype = "manual"\n`,
  'act/SOP.md': `## Steps\n\n${steps}\n`,
});
const call = (tool: string, args: object): string =>
  `1. **Act** — Do it.\n   - call: ${tool} ${JSON.stringify(args)}`;
const publishing = procedure(call('mqtt_publish', { topic: 'facility/out', payload: 'on' }));
const brokerAt = (port: number, more = ''): string =>
  `[gateway]\nport = 0\n[mqtt]\nurl = "mqtt://127.0.0.1:${String(port)}"\n${more}`;

const start = async (): Promise<string> =>
  (await engine.ask('sops.start', { name: 'act', payload: null })).runId;
const show = (runId: string): Promise<Output<'runs.show'>> => engine.ask('runs.show', { runId });
const storedOf = async (runId: string): Promise<readonly RunEvent[]> =>
  (await engine.ask('runs.events', { runId })).events.map(({ event }) => event);

/** Resolves when the run is seen to wait for it in a list. */
const waitsFor = (runId: string, kind: string): Promise<unknown> =>
  eventually(`a wait for the ${kind}`, async () =>
    (await engine.ask('runs.list', { limit: 10 })).some(
      (run) => run.runId === runId && run.figures?.awaits?.part.kind === kind,
    ),
  );
const eventsOf = async (runId: string): Promise<readonly string[]> =>
  (await storedOf(runId)).map((event) =>
    event.type === 'part-wait-ended' ? `${event.type} ${String(event.ready)}` : event.type,
  );
const waited = [
  'run-started',
  'step-started',
  'part-awaited',
  'part-wait-ended true',
  'tool-call-sent',
  'tool-call-answered',
  'step-completed',
  'run-completed',
];

test('a step waits for a broker that starts late, then its call is sent once', async () => {
  const port = await freePort();
  engine = await openEngine({ config: brokerAt(port), sops: publishing });
  const runId = await start();
  await waitsFor(runId, 'broker');
  expect((await show(runId)).run).toMatchObject({ status: 'running', steps: [{ toolCalls: [] }] });
  const broker = await startMosquitto({ port });
  onTestFinished(() => broker.close());
  const heard = await broker.subscribe('facility/out');
  expect((await engine.ended(runId)).status).toBe('completed');
  expect(await eventsOf(runId)).toEqual(waited);
  await heard.close();
});

test('a step that comes while the broker is away in mid-run waits until it is back, and nothing is sent twice', async () => {
  const broker = await startMosquitto();
  onTestFinished(() => broker.close());
  const heard = await broker.subscribe('facility/first');
  engine = await openEngine({
    config: brokerAt(broker.port),
    sops: procedure(
      '1. **First** — Say it.\n   - call: mqtt_publish {"topic": "facility/first", "payload": "1"}\n2. **Ask** — Wait.\n   - requires_confirmation: true\n   - call: mqtt_publish {"topic": "facility/second", "payload": "2"}',
    ),
  });
  const runId = await start();
  await eventually('the question', async () => {
    const { run } = await show(runId);
    return run.gate?.calls != null;
  });
  expect(heard.messages).toHaveLength(1);
  await broker.kill();
  await engine.problem('mqtt');
  await approveShown(engine.ask, runId);
  await waitsFor(runId, 'broker');
  await broker.start();
  const after = await broker.subscribe('facility/#');
  expect((await engine.ended(runId)).status).toBe('completed');
  await eventually('the message', () => after.messages.length > 0);
  expect(after.messages).toEqual([{ topic: 'facility/second', payload: '2' }]);
  await after.close();
});

test('a wait that takes too long fails the step with what was waited for; nothing was sent', async () => {
  engine = await openEngine({
    config: brokerAt(await freePort(), '[sop]\nconnect_timeout_secs = 1\nstep_timeout_secs = 1\n'),
    sops: publishing,
  });
  const run = await engine.ended(await start());
  expect(run).toMatchObject({ status: 'failed', steps: [{ toolCalls: [] }] });
  expect(run.reason).toMatch(
    /the broker was not connected within 1 s \(\[sop\] connect_timeout_secs\), and nothing was sent/u,
  );
  expect(run.reason).not.toContain('not configured');
});

test('the time that a step may take stands still while it waits', async () => {
  const port = await freePort();
  engine = await openEngine({ config: brokerAt(port, '[sop]\nstep_timeout_secs = 1\n'), sops: publishing });
  const runId = await start();
  await waitsFor(runId, 'broker');
  await eventually('more than the time of the step', async () => {
    const last = (await storedOf(runId)).at(-1);
    return last !== undefined && Date.now() - last.at > 1_500;
  });
  const broker = await startMosquitto({ port });
  onTestFinished(() => broker.close());
  expect((await engine.ended(runId)).status).toBe('completed');
});

test('what is not configured is said to be so at once', async () => {
  engine = await openEngine({ config: '[gateway]\nport = 0\n', sops: publishing });
  const runId = await start();
  expect((await engine.ended(runId)).reason).toContain('not configured');
  expect(await eventsOf(runId)).not.toContain('part-awaited');
});

test.each([
  ['a cancel', (runId: string) => engine.ask('runs.cancel', { runId, reason: 'enough' })],
  ['the emergency stop', () => engine.ask('engine.stop-everything', {})],
])('%s ends a wait', async (_name, end) => {
  engine = await openEngine({ config: brokerAt(await freePort()), sops: publishing });
  const runId = await start();
  await waitsFor(runId, 'broker');
  await end(runId);
  const run = await engine.ended(runId);
  expect(run).toMatchObject({ status: 'cancelled', steps: [{ toolCalls: [] }] });
  expect(run.figures.awaits).toBeUndefined();
});

test.each(['ask', 'retry', 'fail'])(
  'after a restart a step that waited begins again by itself, whatever on_interrupt says: %s',
  async (onInterrupt) => {
    const port = await freePort();
    engine = await openEngine({
      config: brokerAt(port),
      sops: procedure(
        call('mqtt_publish', { topic: 'facility/out', payload: 'on' }),
        `on_interrupt = "${onInterrupt}"\n`,
      ),
    });
    const runId = await start();
    await waitsFor(runId, 'broker');
    await engine.restart();
    await waitsFor(runId, 'broker');
    const broker = await startMosquitto({ port });
    onTestFinished(() => broker.close());
    expect((await engine.ended(runId)).status).toBe('completed');
    expect(await eventsOf(runId)).not.toContain('approval-requested');
  },
);

test('a step waits for a channel whose service is reached late, then its message is sent once', async () => {
  const bot = await BotApiServer.start();
  onTestFinished(() => bot.close());
  const port = await freePort();
  engine = await openEngine({
    config: `[gateway]\nport = 0\n[channels_config.telegram]\nbot_token = "${bot.token}"\napi_root = "http://127.0.0.1:${String(port)}"\nallowed_users = ["111"]\n`,
    sops: procedure(call('send_message', { channel: 'telegram', to: '111', text: 'The pump is on.' })),
  });
  const runId = await start();
  await waitsFor(runId, 'channel');
  expect((await show(runId)).run).toMatchObject({ status: 'running', steps: [{ toolCalls: [] }] });
  const relay = await startTcpRelay(Number(new URL(bot.apiRoot).port), port);
  onTestFinished(() => relay.close());
  expect((await engine.ended(runId)).status).toBe('completed');
  await bot.until(() => bot.chats.messages.length > 0);
  expect(await eventsOf(runId)).toEqual(waited);
  expect(bot.chats.messages.map(({ chat, text }) => [chat, text])).toEqual([['111', 'The pump is on.']]);
});

test('a step waits for a board that is plugged in late', async () => {
  const board = await startBoardSim();
  onTestFinished(() => board.stop());
  const path = join(folder, 'ttyACM7');
  engine = await openEngine({
    config: `[gateway]\nport = 0\n[[peripherals.boards]]\nboard = "nucleo"\ntype = "nucleo-f401re"\npath = "${path}"\n`,
    sops: procedure(call('gpio_write', { board: 'nucleo', pin: 5, value: 1 })),
  });
  const runId = await start();
  await waitsFor(runId, 'board');
  symlinkSync(board.path, path);
  onTestFinished(() => {
    if (existsSync(path)) unlinkSync(path);
  });
  expect((await engine.ended(runId)).status).toBe('completed');
  expect((await board.dump()).pins['5']).toBe(1);
});

test('a step waits for an MCP server that greets late, and whose tools nobody knows yet', async () => {
  const server = testProgram('tests/fixtures/mcp-server.program.ts').file;
  const go = join(folder, 'go');
  const program = `while [ ! -e '${go}' ]; do sleep 0.05; done; exec '${process.execPath}' --no-warnings '${server}'`;
  engine = await openEngine({
    config: `[gateway]\nport = 0\n[mcp.servers.plant]\ncommand = "/bin/sh"\nargs = ${JSON.stringify(['-c', program])}\n`,
    sops: procedure(call('mcp_plant_echo', { text: 'hello' })),
  });
  const runId = await start();
  await waitsFor(runId, 'mcp');
  writeFileSync(go, '');
  const run = await engine.ended(runId);
  expect(run).toMatchObject({ status: 'completed' });
  expect(run.steps[0]?.toolCalls.map(({ name }) => name)).toEqual(['mcp_plant_echo']);
});

test('a tool of a server that is there and does not offer it is not waited for', async () => {
  const server = testProgram('tests/fixtures/mcp-server.program.ts').file;
  engine = await openEngine({
    config: `[gateway]\nport = 0\n[mcp.servers.plant]\ncommand = ${JSON.stringify(process.execPath)}\nargs = ${JSON.stringify(['--no-warnings', server])}\n`,
    sops: procedure(call('mcp_plant_nothing', {})),
  });
  await eventually('the server', async () => (await engine.ask('mcp.list', {}))[0]?.state === 'ready');
  const runId = await start();
  expect((await engine.ended(runId)).reason).toContain('there is no tool "mcp_plant_nothing"');
});

/** Says one sentence to whatever it is asked; for the first requests it says that it loads. */
async function modelServer(port: number, loads: number): Promise<() => Promise<void>> {
  let asked = 0;
  const server = createServer((request, response) => {
    request.resume();
    asked += 1;
    if (asked <= loads) {
      response.writeHead(503, { 'content-type': 'application/json' });
      response.end('{"error":{"message":"Loading model"}}');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const piece = (delta: object, reason: string | null): string =>
      `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;
    response.end(
      `${piece({ role: 'assistant', content: 'All is well.' }, null)}${piece({}, 'stop')}data: [DONE]\n\n`,
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => {
        resolve();
      });
    });
}

test('a step waits for a model server that starts late and then loads its model', async () => {
  const port = await freePort();
  engine = await openEngine({
    config: `default_provider = "server"\ndefault_model = "m"\n[gateway]\nport = 0\n[reliability]\nretries = 0\n[providers.server]\ntype = "openai"\nbase_url = "http://127.0.0.1:${String(port)}/v1"\n`,
    sops: procedure('1. **Say** — Say in a sentence that all is well.'),
  });
  const runId = await start();
  await waitsFor(runId, 'model');
  onTestFinished(await modelServer(port, 3));
  const run = await engine.ended(runId);
  expect(run).toMatchObject({ status: 'completed', steps: [{ output: 'All is well.' }] });
  expect((await eventsOf(runId)).filter((type) => type.startsWith('part'))).toEqual([
    'part-awaited',
    'part-wait-ended true',
  ]);
});

test.each([
  { name: 'says when to ask again', headers: { 'retry-after': '60' } },
  { name: 'says nothing more', headers: {} },
])(
  'a server that loads its model in the middle of a step and $name is waited for, and no call is made twice',
  async ({ headers }) => {
    const port = await freePort();
    const loading = 4;
    const answers: readonly object[] = [
      {
        tool_calls: [
          { index: 0, id: 'a', function: { name: 'notify', arguments: '{"message":"The tank is high"}' } },
        ],
      },
      { content: 'They were told.' },
    ];
    let asked = 0;
    const server = createServer((request, response) => {
      request.resume();
      if (!(request.url ?? '').endsWith('/chat/completions')) {
        response.writeHead(404).end();
        return;
      }
      asked += 1;
      if (asked > 1 && asked <= 1 + loading) {
        response.writeHead(503, { 'content-type': 'application/json', ...headers });
        response.end('{"error":{"code":503,"message":"Loading model","type":"unavailable_error"}}');
        return;
      }
      const delta = answers[asked === 1 ? 0 : 1] ?? {};
      const piece = (said: object, reason: string | null): string =>
        `data: ${JSON.stringify({ choices: [{ index: 0, delta: said, finish_reason: reason }] })}\n\n`;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(`${piece(delta, null)}${piece({}, asked === 1 ? 'tool_calls' : 'stop')}data: [DONE]\n\n`);
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    engine = await openEngine({
      config: `default_provider = "server"\ndefault_model = "m"\n[gateway]\nport = 0\n[agent]\ntool_dispatcher = "native"\n[reliability]\nretries = 0\n[providers.server]\ntype = "openai"\nbase_url = "127.0.0.1:${String(port)}/v1"\n`,
      sops: procedure('1. **Tell** — Tell them that the tank is high.\n   - tools: notify'),
    });
    const runId = await start();
    const run = await engine.ended(runId);
    expect(run).toMatchObject({ status: 'completed' });
    expect(run.steps[0]?.toolCalls.map(({ name }) => name)).toEqual(['notify']);
    expect((await eventsOf(runId)).filter((type) => type.startsWith('part'))).toEqual([
      'part-awaited',
      'part-wait-ended true',
    ]);
  },
);

test('a card says what the preparation of its call waits for', async () => {
  const port = await freePort();
  engine = await openEngine({
    config: `default_provider = "server"\ndefault_model = "m"\n[gateway]\nport = 0\n[reliability]\nretries = 0\n[providers.server]\ntype = "openai"\nbase_url = "http://127.0.0.1:${String(port)}/v1"\n`,
    sops: procedure('1. **Say** — Say in a sentence that all is well.\n   - requires_confirmation: true'),
  });
  await start();
  const card = async (): Promise<Output<'approvals.list'>[number] | undefined> =>
    (await engine.ask('approvals.list', {}))[0];
  await eventually('what it waits for', async () => (await card())?.awaits?.part.name === 'm');
  expect(await card()).toMatchObject({ gate: { calls: null }, awaits: { part: { kind: 'model' } } });
  onTestFinished(await modelServer(port, 0));
  await eventually('the draft', async () => (await card())?.gate.calls !== null);
  expect(await card()).not.toHaveProperty('awaits');
});

test('what was sent and has no answer is asked about, and not sent again when the broker is back', async () => {
  const broker = await startMosquitto();
  onTestFinished(() => broker.close());
  const relay = await startTcpRelay(broker.port);
  onTestFinished(() => relay.close());
  engine = await openEngine({ config: brokerAt(relay.port), sops: publishing });
  await eventually(
    'the connection',
    async () => (await engine.ask('engine.status', {})).broker.health === 'on',
  );
  relay.silenceClient();
  const runId = await start();
  await eventually('the call', async () => (await eventsOf(runId)).includes('tool-call-sent'));
  relay.cut();
  const run = await engine.ended(runId);
  expect(run.status).toBe('failed');
  expect(run.reason).toContain('is not known');
  expect(run.steps[0]?.toolCalls).toHaveLength(1);
});
