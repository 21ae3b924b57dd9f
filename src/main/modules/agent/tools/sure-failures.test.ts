import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { JsonObject } from '../../../../shared/json';
import type { BoardStatus } from '../../../../shared/status';
import type { SopControl } from '../../../ports/sop-control';
import { sureFailuresOf } from '../../../ports/sure-failures';
import type { Tool } from '../../../ports/tool';
import { FakeClock } from '../../../testing/fake-clock';
import { parseNewSchedule } from '../../jobs/job-schedule';
import { createMemory } from '../../memory/storage/create-memory';
import { openDatabase } from '../../../platform/storage/database';
import type { Jobs } from '../../../ports/jobs';
import { memoryTools } from './memory-tools';
import { cronTools } from './cron-tools';
import { fileTools } from './file-tools';
import { gpioTools } from './gpio-tools';
import { httpRequestTool } from './http/http-request-tool';
import { mqttPublishTool } from './message-tools';
import { pushoverTool } from './pushover-tool';
import { carryingSecrets } from './secret-calls';
import { sendMessageTool } from './send-message-tool';
import { shellTool } from './shell/shell-tool';
import { sopTools } from './sop-tools';

/** What a card says in red: whatever a tool knows of a call without making it. */
const workspace = mkdtempSync(join(tmpdir(), 'sure-failures-'));
afterAll(() => {
  rmSync(workspace, { recursive: true });
});
const clock = new FakeClock(0);
const never = (): never => {
  throw new Error('nothing is carried out');
};
const board = (name: string, state: BoardStatus['state'] = 'connected'): BoardStatus => ({
  name,
  type: 'nucleo-f401re',
  path: '/dev/ttyACM0',
  state,
  detail: state === 'connected' ? 'polled' : 'nothing answers',
  remedy: null,
  pins: [2, 5],
  firmware: null,
  tells: null,
  surePulseMs: null,
  virtual: false,
});
const outlets = {
  list: () => [
    { name: 'desktop', needsRecipient: false, send: never },
    { name: 'telegram', needsRecipient: true, send: never },
  ],
};
const database = openDatabase(':memory:');
const memory = createMemory('sqlite', { database, folder: workspace });
const jobs: Jobs = {
  add: never,
  list: () => [],
  remove: never,
  whyNotAdded: ({ schedule, timezone }) => {
    const read = parseNewSchedule(schedule, timezone ?? undefined, clock.now());
    return read.ok ? null : read.error;
  },
};
const http = httpRequestTool({ allowed: () => ['10.0.0.7'], resolve: never, clock });

function tools(boards: readonly BoardStatus[]): readonly Tool[] {
  return [
    ...gpioTools(
      {
        status: () => boards,
        read: never,
        write: never,
        watch: () => {},
        onLevelChange: () => () => {},
        onStatusChange: () => () => {},
      },
      () => [],
      (name) => (name === 'pump' ? 13 : null),
    ),
    ...fileTools({ workspace, readOnlyFolders: () => [join(workspace, 'sops')], newId: never }),
    ...cronTools(jobs, outlets, {
      list: () => [{ name: 'pump', description: '', state: 'valid', steps: 1, activeRuns: 0 }],
    }),
    ...memoryTools(memory, clock),
    ...sopTools({
      list: () => [],
      whyNotStarted: (name) => (name === 'pump' ? null : `There is no procedure "${name}"`),
      start: never,
      status: () => null,
      active: () => [],
      cancel: never,
    } satisfies SopControl),
    sendMessageTool(outlets),
    mqttPublishTool({
      publish: never,
      whyNotPublished: (topic) => (topic.includes('#') ? 'A topic has no wildcards' : null),
    }),
    pushoverTool(never, clock, () => 'Pushover is not configured'),
    shellTool({ workspace, readOnlyFolders: () => [], allowed: ['echo'], environment: process.env, clock }),
    carryingSecrets(http, {
      uses: () => ({
        shop: { tools: ['http_request'], hosts: ['10.0.0.7'] },
        gone: { tools: ['http_request'], hosts: ['10.0.0.7'] },
      }),
      read: never,
      whyMissing: (name) => (name === 'gone' ? 'The environment variable GONE is not set' : null),
    }),
  ];
}

const fails = (
  tool: string,
  args: JsonObject,
  {
    boards = [board('pump')],
    secretsAt = 'any',
  }: {
    readonly boards?: readonly BoardStatus[];
    readonly secretsAt?: Parameters<typeof sureFailuresOf>[2];
  } = {},
): string =>
  sureFailuresOf(
    { get: (name) => tools(boards).find((each) => each.name === name) },
    { tool, arguments: args },
    secretsAt,
  ).join('\n');

const two = [board('pump'), board('tank')];
const off = [board('pump', 'disconnected' as BoardStatus['state'])];
const url = 'http://10.0.0.7/x';

test.each<{ tool: string; args: JsonObject; boards?: readonly BoardStatus[]; says: string | RegExp }>([
  { tool: 'valve_open', args: {}, says: 'there is no tool "valve_open"' },
  { tool: 'gpio_write', args: { pin: 5 }, says: /^the arguments do not fit gpio_write: "value" is missing/u },
  { tool: 'gpio_write', args: { pin: 5, value: 2 }, says: /do not fit gpio_write: "value" must be one of/u },
  { tool: 'gpio_write', args: { pin: 5, value: 1 }, boards: two, says: /pump.*tank/u },
  { tool: 'gpio_write', args: { pin: 5, value: 1, board: 'valve' }, says: /valve/u },
  { tool: 'gpio_write', args: { pin: 5, value: 1, board: 'pump' }, boards: off, says: /is not connected/u },
  { tool: 'gpio_write', args: { pin: 9, value: 1, board: 'pump' }, says: /has no pin 9\. It has 2, 5\./u },
  { tool: 'gpio_read', args: { pin: 13, board: 'pump' }, says: /has no pin 13/u },
  { tool: 'gpio_write', args: { pin: 5, value: 1 }, boards: [], says: /No board/u },
  { tool: 'file_write', args: { path: '../out.txt', content: 'x' }, says: /workspace/u },
  { tool: 'file_write', args: { path: '/etc/passwd', content: 'x' }, says: /workspace/u },
  { tool: 'file_write', args: { path: 'sops/a/SOP.md', content: 'x' }, says: /sops/u },
  { tool: 'file_read', args: { path: '../out.txt' }, says: /workspace/u },
  {
    tool: 'cron_add',
    args: { schedule: '0 8 * * *', action: 'message', text: 'x', delivery: { channel: 'fax' } },
    says: 'There is no channel "fax". Channels: desktop, telegram.',
  },
  ...['soon', '0 25 * * *', '0 0 30 2 *', '1969-12-24T18:00', '2026-02-30T10:00', '* * * * * *'].map(
    (schedule) => ({
      tool: 'cron_add',
      args: { schedule, action: 'message', text: 'x' },
      says: /.+/u,
    }),
  ),
  {
    tool: 'cron_add',
    args: { schedule: '0 8 * * *', action: 'message', text: 'x', timezone: 'Mars/Olympus' },
    says: /Mars/u,
  },
  {
    tool: 'cron_add',
    args: { schedule: '0 8 * * *', action: 'procedure', text: 'pmup' },
    says: 'There is no procedure "pmup" to be started. Procedures: pump.',
  },
  { tool: 'cron_remove', args: { id: 'j9' }, says: /^There is no job j9/u },
  { tool: 'memory_store', args: { key: 'sop_audit_1', content: 'x' }, says: /a record of the engine/u },
  { tool: 'memory_store', args: { key: 'k', content: 'password: hunter2hunter2' }, says: /a password/u },
  { tool: 'memory_forget', args: { key: 'sop_audit_1' }, says: /a record of the engine/u },
  {
    tool: 'memory_forget',
    args: { key: 'nothing' },
    says: 'There is no note under "nothing". memory_recall tells the keys.',
  },
  { tool: 'board_info', args: { board: 'valve' }, says: /valve/u },
  { tool: 'sop_status', args: { run_id: 'r9' }, says: /^There is no run r9/u },
  { tool: 'sop_execute', args: { name: 'pmup' }, says: 'There is no procedure "pmup"' },
  { tool: 'sop_cancel', args: { run_id: 'r9', reason: 'x' }, says: /^There is no run r9/u },
  { tool: 'send_message', args: { channel: 'fax', text: 'x' }, says: /do not fit send_message/u },
  { tool: 'send_message', args: { channel: 'telegram', text: 'x' }, says: /Say whom the message/u },
  { tool: 'mqtt_publish', args: { topic: 'a/#', payload: 'x' }, says: 'A topic has no wildcards' },
  { tool: 'pushover', args: { message: 'x' }, says: 'Pushover is not configured' },
  { tool: 'shell', args: { command: 'rm -rf x' }, says: /^"rm" is not allowed/u },
  { tool: 'shell', args: { command: 'echo ../x' }, says: /not in the workspace/u },
  { tool: 'shell', args: { command: 'echo "x' }, says: /.+/u },
  { tool: 'http_request', args: { url: 'ftp://10.0.0.7/' }, says: /.+/u },
  { tool: 'http_request', args: { url: 'http://192.168.0.1/' }, says: /192\.168\.0\.1/u },
  { tool: 'http_request', args: { url, body: 'x' }, says: /GET carries no body/u },
  { tool: 'http_request', args: { url, headers: { Host: 'a' } }, says: /The header "Host"/u },
  { tool: 'http_request', args: { url, headers: { k: '{{secret.nope}}' } }, says: /no secret "nope"/u },
  { tool: 'http_request', args: { url, headers: { k: '{{secret.gone}}' } }, says: /GONE is not set/u },
  {
    tool: 'http_request',
    args: { url: 'http://10.0.0.7:81/', headers: { k: '{{secret.shop}}' } },
    says: /does not let the secret go to 10\.0\.0\.7:81/u,
  },
])('$tool $args fails for sure, and the card says why', ({ tool, args, boards, says }) => {
  expect(fails(tool, args, boards === undefined ? {} : { boards })).toMatch(says);
});

test.each<{ tool: string; args: JsonObject; boards?: readonly BoardStatus[] }>([
  { tool: 'gpio_write', args: { pin: 5, value: 1, board: 'pump' } },
  { tool: 'gpio_write', args: { pin: 5, value: 1, board: 'tank' }, boards: two },
  { tool: 'gpio_write', args: { pin: 13, value: 1, board: 'pump' } },
  { tool: 'file_write', args: { path: 'log/today.txt', content: 'x' } },
  { tool: 'cron_add', args: { schedule: '0 8 * * *', action: 'message', text: 'x' } },
  { tool: 'cron_add', args: { schedule: '0 8 * * *', action: 'procedure', text: 'pump' } },
  { tool: 'memory_store', args: { key: 'k', content: 'The pump is green' } },
  { tool: 'memory_recall', args: { query: 'pump' } },
  { tool: 'sop_execute', args: { name: 'pump' } },
  { tool: 'send_message', args: { channel: 'desktop', text: 'x' } },
  { tool: 'send_message', args: { channel: 'telegram', to: '7', text: 'x' } },
  { tool: 'mqtt_publish', args: { topic: 'a/b', payload: 'x' } },
  { tool: 'shell', args: { command: 'echo hello' } },
  { tool: 'http_request', args: { url, headers: { k: '{{secret.shop}}' } } },
])('$tool $args may go well, and nothing stands in red', ({ tool, args, boards }) => {
  expect(fails(tool, args, boards === undefined ? {} : { boards })).toBe('');
});

test('what an event says of a secret is no reference', () => {
  const args = { url, method: 'POST', headers: { k: '{{secret.shop}}' }, body: '{{secret.nope}}' };
  expect(fails('http_request', args, { secretsAt: ['/headers/k'] })).toBe('');
  expect(fails('http_request', args)).toMatch(/no secret "nope"/u);
});

test('where memory is switched off, a card says so', () => {
  const off = memoryTools(createMemory('none', { database, folder: workspace }), clock);
  const says = (tool: string, args: JsonObject): string =>
    sureFailuresOf(
      { get: (name) => off.find((each) => each.name === name) },
      { tool, arguments: args },
      'any',
    ).join();
  expect(says('memory_store', { key: 'k', content: 'x' })).toMatch(/memory is switched off/u);
  expect(says('memory_recall', { query: 'x' })).toMatch(/memory is switched off/u);
  expect(says('memory_forget', { key: 'k' })).toMatch(/memory is switched off/u);
});
