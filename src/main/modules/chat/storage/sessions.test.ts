import { appendFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChatMessage } from '../../../../shared/chat';
import { silentLogger, type Logger } from '../../../platform/base/logger';
import { nextTurn } from '../../../platform/base/slices';
import { openSessions } from './sessions';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zc-sessions-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const signal = new AbortController().signal;
const message = (id: string): ChatMessage => ({
  id,
  role: 'user',
  text: `text of ${id}`,
  thought: '',
  tools: [],
  state: 'complete',
  problem: null,
  at: 1,
  usage: null,
});

test('a line that a crash cut off takes no other message with it', () => {
  const sessions = openSessions(folder, silentLogger);
  sessions.create('c', 'desktop');
  sessions.append('c', message('first'));
  appendFileSync(join(folder, 'c.jsonl'), '{"id":"cut o');
  sessions.append('c', message('second'));
  sessions.append('c', message('third'));
  expect(sessions.read('c')).toEqual([message('first'), message('second'), message('third')]);
});

test('a message that cannot be written is an error with its remedy', () => {
  const sessions = openSessions(folder, silentLogger);
  sessions.create('c', 'desktop');
  rmSync(folder, { recursive: true });
  expect(() => {
    sessions.append('c', message('lost'));
  }).toThrow(
    expect.objectContaining({ code: 'storage.session', remedy: expect.stringContaining(folder) as string }),
  );
});

const keys = [
  { name: 'a short key', key: 'telegram_111_111' },
  { name: 'letter case that some disks do not tell apart', key: 'slack_C0AB_U01' },
  { name: 'the same letters in another case', key: 'slack_c0ab_u01' },
  { name: 'signs that no file name may have', key: 'email_ana@plant.example_<a/b*c?>_ana@plant.example' },
  {
    name: 'a thread of a mail that is longer than any file name',
    key: `email_ana_${'<message-id>'.repeat(40)}_ana`,
  },
  { name: 'Korean, longer than any file name', key: `mine_${'압력시험실'.repeat(30)}_박지훈` },
];

test.each(keys)('$name is found again under exactly that key', async ({ key }) => {
  const sessions = openSessions(folder, silentLogger);
  for (const { key: other } of keys) {
    sessions.create(other, 'mine');
    sessions.append(other, message(other));
  }
  const again = openSessions(folder, silentLogger);
  expect([again.read(key), (await again.list(signal)).filter(({ id }) => id === key)]).toMatchObject([
    [message(key)],
    [{ channel: 'mine', messages: 1, opening: `text of ${key}` }],
  ]);
  expect(new Set(readdirSync(folder).map((name) => name.toLowerCase())).size).toBe(keys.length);
  expect(readdirSync(folder).every((name) => Buffer.byteLength(name) <= 255)).toBe(true);
});

test('a conversation that is put aside is found under its new key, and the old one is free', async () => {
  const sessions = openSessions(folder, silentLogger);
  const [, { key } = { key: '' }] = keys;
  sessions.create(key, 'slack');
  sessions.append(key, message('first'));
  sessions.rename(key, `${key}~1`);
  sessions.create(key, 'slack');
  sessions.append(key, message('second'));
  const again = openSessions(folder, silentLogger);
  expect([again.read(key), again.read(`${key}~1`)]).toEqual([[message('second')], [message('first')]]);
  expect((await again.list(signal)).map(({ id, channel }) => [id, channel]).sort()).toEqual([
    [key, 'slack'],
    [`${key}~1`, 'slack'],
  ]);
});

test('a file of an older version, named by its key alone, goes on', async () => {
  writeFileSync(
    join(folder, `${encodeURIComponent('slack_C0AB_U01')}.jsonl`),
    `${JSON.stringify({ conversation: { channel: 'slack' } })}\n${JSON.stringify(message('first'))}\n`,
  );
  const sessions = openSessions(folder, silentLogger);
  sessions.append('slack_C0AB_U01', message('second'));
  expect(await sessions.list(signal)).toMatchObject([
    { id: 'slack_C0AB_U01', channel: 'slack', messages: 2, opening: 'text of first', said: 'text of second' },
  ]);
});

test('which branch was chosen, and the name that a person gave, stand between the messages', async () => {
  const sessions = openSessions(folder, silentLogger);
  sessions.create('c', 'desktop');
  sessions.append('c', message('first'));
  sessions.choose('c', 'first');
  sessions.append('c', message('second'));
  sessions.entitle('c', 'Pump');
  sessions.entitle('c', '펌프');
  const again = openSessions(folder, silentLogger);
  expect([again.read('c'), again.choice('c'), await again.list(signal)]).toMatchObject([
    [{ id: 'first' }, { id: 'second' }],
    { id: 'first', after: 1 },
    [{ title: '펌프' }],
  ]);
  sessions.choose('gone', 'first');
  expect(sessions.read('gone')).toBeNull();
});

test('the list reads only what was written since, whoever wrote them', async () => {
  const read: string[] = [];
  const logger: Logger = {
    ...silentLogger,
    warn: (_text, about) => {
      read.push(String(about?.['file']));
    },
  };
  const sessions = openSessions(folder, logger);
  const listed = async (): Promise<readonly (readonly [string, number, string | null])[]> =>
    (await sessions.list(signal)).map(({ id, messages, title }) => [id, messages, title] as const).sort();
  // A line that cannot be read is told at each reading.
  for (const id of ['a', 'b']) {
    sessions.create(id, 'desktop');
    sessions.append(id, message('first'));
    appendFileSync(join(folder, `${id}.jsonl`), 'broken\n');
  }
  const files = ['a', 'b'].map((id) => join(folder, `${id}.jsonl`));
  expect([await listed(), await listed(), read]).toEqual([
    [
      ['a', 1, null],
      ['b', 1, null],
    ],
    [
      ['a', 1, null],
      ['b', 1, null],
    ],
    files,
  ]);

  sessions.append('b', message('second'));
  sessions.entitle('b', '펌프');
  expect([await listed(), read.slice(2)]).toEqual([
    [
      ['a', 1, null],
      ['b', 2, '펌프'],
    ],
    [],
  ]);
  sessions.takeBack('b', 'second');
  sessions.delete('a');
  expect([await listed(), read.slice(2)]).toEqual([[['b', 1, '펌프']], [files[1]]]);
});

test('a file that a person wrote into is read again, as is one that a crash cut off', async () => {
  const sessions = openSessions(folder, silentLogger);
  sessions.append('c', message('first'));
  const openings = async (): Promise<readonly unknown[]> =>
    (await sessions.list(signal)).map(({ opening, messages }) => [opening, messages]);
  expect(await openings()).toEqual([['text of first', 1]]);
  writeFileSync(
    join(folder, 'c.jsonl'),
    `${JSON.stringify(message('another, and longer'))}\n${JSON.stringify(message('second'))}`,
  );
  expect(await openings()).toEqual([['text of another, and longer', 2]]);
  sessions.append('c', message('third'));
  expect(await openings()).toEqual([['text of another, and longer', 3]]);
  appendFileSync(join(folder, 'c.jsonl'), '{"id":"cut o');
  expect(await openings()).toEqual([['text of another, and longer', 3]]);
  sessions.append('c', message('fourth'));
  expect([await openings(), sessions.read('c')?.length]).toEqual([[['text of another, and longer', 4]], 4]);
});

test('a long list lets other work go first, and can be called off', async () => {
  let now = 0;
  const sessions = openSessions(folder, silentLogger, () => (now += 30));
  for (const id of ['a', 'b', 'c']) sessions.append(id, message(id));
  const order: string[] = [];
  const listed = sessions.list(signal).then((heads) => {
    order.push(`listed ${String(heads.length)}`);
  });
  for (const turn of ['one', 'two']) {
    await nextTurn();
    order.push(turn);
  }
  await listed;
  expect(order).toEqual(['one', 'two', 'listed 3']);
  await expect(sessions.list(AbortSignal.abort(new Error('closing')))).rejects.toThrow('closing');
});
