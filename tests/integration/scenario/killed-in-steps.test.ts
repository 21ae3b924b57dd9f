import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Input, Output, ProcedureName } from '../../../src/shared/procedures';
import { approveShown } from '../../fixtures/approve-shown';
import { askDaemon, eventuallyTells, makeHome, startDaemon, type Daemon } from '../../fixtures/daemon';
import { eventually } from '../../fixtures/eventually';
import { startMosquitto } from '../../fixtures/mosquitto';
import { startOpenAiServer } from '../../fixtures/openai-server/server';

/**
 * The real daemon, killed in the middle of each kind of step. A receiver of requests holds back its answer until the
 * daemon is dead: what it was asked is known, and what the engine makes of it is looked at.
 */

interface Receiver {
  readonly url: string;
  /** What was asked, in order. */
  readonly asked: string[];
  /** These are answered by nobody, until it is empty again. */
  readonly held: Set<string>;
}

async function startReceiver(): Promise<Receiver> {
  const [asked, held] = [[] as string[], new Set<string>()];
  const open = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const what = (request.url ?? '').slice(1);
    asked.push(what);
    if (held.has(what)) open.add(response);
    else response.end(`"did ${what}"`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const response of open) response.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}`, asked, held };
}

/** Procedures by name: what stands in [sop] and below, and the steps. */
async function rig(
  procedures: Readonly<Record<string, { readonly toml?: string; readonly steps: string }>>,
  config = '',
) {
  const receiver = await startReceiver();
  const home = makeHome(`${config}[gateway]\nport = 0\n[tools]\nhttp_allow = ["127.0.0.1"]\n`);
  onTestFinished(() => {
    home.remove();
  });
  for (const [name, { toml = '', steps }] of Object.entries(procedures)) {
    const folder = join(home.path, 'workspace', 'sops', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'SOP.toml'),
      `[sop]\nname = "${name}"\ndescription = "For a test"\nexecution_mode = "auto"\n${toml}`,
    );
    writeFileSync(join(folder, 'SOP.md'), `## Steps\n\n${steps.replaceAll('RECEIVER', receiver.url)}`);
  }
  let daemon: Daemon | null = null;
  const start = async (): Promise<void> => {
    daemon = await startDaemon(home);
  };
  onTestFinished(async () => {
    await daemon?.kill();
  });
  await start();
  const show = async (runId: string) => (await askDaemon(home, 'runs.show', { runId })).run;
  return {
    receiver,
    home,
    start: async (name: string, payload: object = {}): Promise<string> =>
      (await askDaemon(home, 'sops.start', { name, payload: JSON.stringify(payload) })).runId,
    show,
    /** SIGKILL, and another daemon in the same home. */
    killAndStart: async (): Promise<void> => {
      await daemon?.kill();
      receiver.held.clear();
      await start();
    },
    asked: (what: string): Promise<unknown> =>
      eventually(`${what} to be asked for`, () => receiver.asked.includes(what)),
    /** The run waits for somebody, who says yes to what is shown. */
    agree: async (runId: string): Promise<void> => {
      await eventuallyTells(home, 'the question', 'approvals.list', {}, (all) =>
        all.some((approval) => approval.runId === runId),
      );
      await approveShown((procedure, input) => askDaemon(home, procedure, input), runId);
    },
    ended: (runId: string) =>
      eventually('the end', async () => {
        const run = await show(runId);
        return run.completedAt !== null && run;
      }),
    ask: <P extends ProcedureName>(procedure: P, input: Input<P>): Promise<Output<P>> =>
      askDaemon(home, procedure, input),
  };
}

const get = (what: string): string => `   - call: http_request {"url": "RECEIVER/${what}"}\n`;

test('an answer that was taken right before a kill is the value of the step, and what follows happens once', async () => {
  const { start, ask, killAndStart, ended, receiver, home } = await rig({
    ask: {
      steps: `1. **How much**\n   - kind: input\n   - ask: {"type": "integer", "maximum": 9}\n\n2. **Use it**\n${get('use-{{steps.1.output}}')}`,
    },
  });
  const runId = await start('ask');
  const [card] = await eventuallyTells(
    home,
    'the question',
    'approvals.list',
    {},
    (all) => all.length > 0 && all,
  );
  receiver.held.add('use-7');
  await ask('approvals.approve', { runId, gate: card?.gate.gate ?? '', shown: card?.shown ?? '', answer: 7 });
  await killAndStart();
  const run = await eventually('it to go on', async () => {
    const found = (await ask('runs.show', { runId })).run;
    return (found.completedAt !== null || found.gate !== null) && found;
  });
  expect(run.steps[0]?.output).toBe('7');
  // Where the request had gone out nobody knows what came of it, and a person is asked.
  if (run.gate !== null) await approveShown((procedure, input) => askDaemon(home, procedure, input), runId);
  expect((await ended(runId)).status).toBe('completed');
  expect(new Set(receiver.asked)).toEqual(new Set(['use-7']));
  expect(receiver.asked).toHaveLength(run.gate === null ? 1 : 2);
});

test('a loop that was killed in its middle asks, and goes on with the item that was on its way', async () => {
  const { start, killAndStart, agree, ended, asked, receiver } = await rig({
    each: { steps: `1. **Each**\n   - for_each: $.payload.pumps\n${get('pump-{{item}}')}` },
  });
  receiver.held.add('pump-2');
  const runId = await start('each', { pumps: [1, 2, 3] });
  await asked('pump-2');
  await killAndStart();
  await agree(runId);
  const run = await ended(runId);
  expect([run.status, run.steps[0]?.output]).toEqual(['completed', expect.stringContaining('did pump-3')]);
  expect(receiver.asked).toEqual(['pump-1', 'pump-2', 'pump-2', 'pump-3']);
});

test('a procedure that another one has started is one over a kill, and its end is the output of the step', async () => {
  const { start, ask, killAndStart, agree, ended, asked, receiver } = await rig({
    outer: {
      steps: `1. **Start it**\n   - kind: procedure\n   - run: inner {"line": 4}\n\n2. **Say it**\n${get('after')}`,
    },
    inner: { steps: `1. **Flush**\n${get('flush-{{payload.line}}')}` },
  });
  receiver.held.add('flush-4');
  const runId = await start('outer');
  await asked('flush-4');
  await killAndStart();
  const [inner, ...others] = await ask('runs.list', { sop: 'inner' });
  expect(others).toEqual([]);
  await agree(inner?.runId ?? '');
  const run = await ended(runId);
  expect([run.status, run.steps[0]?.output]).toEqual(['completed', expect.stringContaining('did flush-4')]);
  expect(receiver.asked).toEqual(['flush-4', 'flush-4', 'after']);
  expect(await ask('runs.list', { sop: 'inner' })).toHaveLength(1);
});

test('a child that is cancelled with its parent after a kill stays cancelled', async () => {
  const { start, ask, killAndStart, ended } = await rig({
    outer: { steps: '1. **Start it**\n   - kind: procedure\n   - run: inner {}\n' },
    inner: { steps: '1. **Wait**\n   - kind: wait\n   - for: 1h\n' },
  });
  const runId = await start('outer');
  const child = await eventually(
    'the child',
    async () => (await ask('runs.list', { sop: 'inner' }))[0]?.runId,
  );
  await killAndStart();
  await ask('runs.cancel', { runId, reason: 'not today' });
  expect((await ended(runId)).status).toBe('cancelled');
  await killAndStart();
  expect((await ended(child)).status).toBe('cancelled');
});

test('what a step sets is remembered once it is completed, and not before', async () => {
  const { start, ask, killAndStart, agree, ended, asked, receiver } = await rig({
    count: { steps: `1. **Count**\n${get('count-{{payload.n}}')}   - set: last = {{payload.n}}\n` },
  });
  await ended(await start('count', { n: 1 }));
  receiver.held.add('count-2');
  const runId = await start('count', { n: 2 });
  await asked('count-2');
  await killAndStart();
  const values = async () => (await ask('sops.state', { name: 'count' })).map(({ now }) => now?.value?.is);
  expect(await values()).toEqual([1]);
  await agree(runId);
  expect((await ended(runId)).status).toBe('completed');
  expect(await values()).toEqual([2]);
});

test('a model that was asked for a result when the engine was killed is asked again once somebody agrees', async () => {
  let isDead = false;
  const model = await startOpenAiServer(() => ({
    acts: isDead ? [{ type: 'call', name: 'step_output', arguments: { urgent: true } }] : [{ type: 'hang' }],
  }));
  onTestFinished(() => model.close());
  const { start, killAndStart, agree, ended, ask } = await rig(
    {
      judge: {
        steps:
          '1. **Judge** — Is it urgent?\n   - output: {"type": "object", "properties": {"urgent": {"type": "boolean"}}, "required": ["urgent"]}\n',
      },
    },
    `default_provider = "shop"\ndefault_model = "m"\n[providers.shop]\ntype = "openai"\nbase_url = "${model.baseUrl}"\n`,
  );
  const runId = await start('judge');
  await eventually('the model to be asked', () => model.requests.length > 0);
  isDead = true;
  await killAndStart();
  const run = await eventually('it to go on', async () => {
    const found = (await ask('runs.show', { runId })).run;
    return (found.completedAt !== null || found.gate !== null) && found;
  });
  if (run.gate !== null) await agree(runId);
  const { status, steps } = await ended(runId);
  expect([status, JSON.parse(steps[0]?.output ?? 'null')]).toEqual(['completed', { urgent: true }]);
});

test.each([
  { admission: 'queue', starts: ['1', '2', '3'] },
  { admission: 'latest', starts: ['1', '3'] },
])(
  'what waits for its turn ($admission) waits over a kill, and starts once each',
  async ({ admission, starts }) => {
    const broker = await startMosquitto();
    onTestFinished(() => broker.close());
    const { ask, killAndStart, agree, receiver, asked, home } = await rig(
      {
        line: {
          toml: `admission = "${admission}"\n[[triggers]]\ntype = "mqtt"\ntopic = "line"\n`,
          steps: `1. **Do**\n${get('line-{{payload.n}}')}`,
        },
      },
      `[mqtt]\nurl = "${broker.url}"\n`,
    );
    await eventuallyTells(
      home,
      'the broker',
      'engine.status',
      {},
      ({ broker: { health } }) => health === 'on',
    );
    receiver.held.add('line-1');
    await broker.publish('line', '{"n": 1}');
    await asked('line-1');
    for (const n of [2, 3]) await broker.publish('line', JSON.stringify({ n }));
    await eventuallyTells(home, 'both events', 'events.list', { limit: 9 }, (rows) => rows.length === 3);
    await killAndStart();
    const [first] = await ask('runs.list', { sop: 'line' });
    expect(await ask('runs.list', { sop: 'line' })).toHaveLength(1);
    await agree(first?.runId ?? '');
    await asked('line-3');
    await eventuallyTells(
      home,
      'all to end',
      'runs.list',
      { sop: 'line' },
      (runs) => runs.length === starts.length && runs.every(({ completedAt }) => completedAt !== null),
    );
    expect(receiver.asked).toEqual(['line-1', ...starts.map((n) => `line-${n}`)]);
  },
);
