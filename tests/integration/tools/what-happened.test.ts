import { afterEach, expect, onTestFinished, test } from 'vitest';
import { memoryTools } from '../../../src/main/modules/agent/tools/memory-tools';
import { pushoverTool } from '../../../src/main/modules/agent/tools/pushover-tool';
import { systemClock } from '../../../src/main/platform/base/clock';
import { noMemory } from '../../../src/main/modules/memory/storage/no-memory';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startHttpReceiver } from '../../fixtures/http-receiver';

/** Tools say of what they did no more than what happened. */

const never = new AbortController().signal;
let fixture: EngineFixture | null = null;

afterEach(async () => {
  await fixture?.close();
  fixture = null;
});

const procedure = {
  'tell/SOP.toml': '[sop]\nname = "tell"\ndescription = "For a test"\nexecution_mode = "auto"\n',
  'tell/SOP.md':
    '## Steps\n\n1. **Tell**\n   - call: notify {"title": "Cold room", "message": "It is warm"}\n2. **Somewhere else**\n   - when: $.steps.1.meta.shown == false\n   - call: file_write {"path": "told.txt", "content": "{{steps.1.output}}"}\n',
};

test('where nothing shows notifications the step says so, a later one acts on it, and the list has it after a restart', async () => {
  fixture = await openEngine({
    config: '[gateway]\nport = 0\n',
    sops: procedure,
    notifier: {
      notify(_notification, became) {
        became?.({ shown: false, why: 'ZeroClaw runs here without a desktop' });
      },
      withdraw() {},
    },
  });
  const run = await fixture.runToEnd('tell');
  expect(run.steps.map(({ status, output }) => [status, output])).toMatchObject([
    ['completed', 'not shown: ZeroClaw runs here without a desktop'],
    ['completed', expect.any(String)],
  ]);
  await fixture.restart();
  const kept = await fixture.ask('notifications.list', {});
  expect(kept).toMatchObject({
    unread: 1,
    notifications: [
      {
        title: 'Cold room',
        body: 'It is warm',
        place: { page: 'runs', id: run.runId },
        readAt: null,
        shown: false,
        why: 'ZeroClaw runs here without a desktop',
      },
    ],
  });
  expect(await fixture.ask('notifications.read', { ids: null })).toEqual({ unread: 0 });
});

test('an approval is on the list until it is decided', async () => {
  fixture = await openEngine({
    config: '[gateway]\nport = 0\n',
    sops: {
      ...procedure,
      'tell/SOP.toml': '[sop]\nname = "tell"\ndescription = "For a test"\nexecution_mode = "supervised"\n',
    },
  });
  const { runId } = await fixture.ask('sops.start', { name: 'tell', payload: null });
  expect(await fixture.ask('notifications.list', {})).toMatchObject({
    unread: 1,
    notifications: [{ place: { page: 'approvals', id: runId }, readAt: null }],
  });
  await fixture.ask('approvals.deny', { runId, gate: null, reason: 'not now' });
  const { ask } = fixture;
  await eventually(
    'the notification to be read',
    async () => (await ask('notifications.list', {})).unread === 0,
  );
});

test.each([
  { name: 'accepted', status: 200, body: '{"status":1,"request":"a"}', then: { success: true } },
  {
    name: 'refused, with its words',
    status: 400,
    body: '{"user":"invalid","errors":["user key is invalid"],"status":0}',
    then: { success: false, output: expect.stringContaining('user key is invalid') as string },
  },
  {
    name: 'refused with a status that sounds well',
    status: 200,
    body: '{"status":0,"errors":["application is over its quota"]}',
    then: { success: false, output: expect.stringContaining('over its quota') as string },
  },
  {
    name: 'unknown: the service broke',
    status: 502,
    body: '<html>',
    then: { success: false, unknown: true },
  },
  {
    name: 'unknown: something else answered',
    status: 200,
    body: '<html>Sign in</html>',
    then: { success: false, unknown: true },
  },
])('a push message is $name', async ({ status, body, then }) => {
  const service = await startHttpReceiver();
  onTestFinished(() => service.close());
  service.answerNext({ status, body });
  const tool = pushoverTool(
    () => Promise.resolve({ token: 't', user: 'u', apiUrl: service.url }),
    systemClock,
  );
  expect(await tool.execute({ message: 'low' }, { origin: 'run:r' }, never)).toMatchObject(then);
});

test('a note is neither stored nor found nor forgotten where memory is switched off, as the cards say', async () => {
  for (const [name, args] of [
    ['memory_store', { key: 'a', content: 'b' }],
    ['memory_recall', { query: 'a' }],
    ['memory_forget', { key: 'a' }],
  ] as const) {
    const tool = memoryTools(noMemory, systemClock).find((each) => each.name === name);
    const [certain] = tool?.check(args) ?? [];
    expect(certain).toContain('memory is switched off');
    expect(await tool?.execute(args, { origin: 'chat:c' }, never)).toMatchObject({
      success: false,
      output: certain,
    });
  }
});
