import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChatMessage } from '../../../../shared/chat';
import { silentLogger } from '../../../platform/base/logger';
import { nextTurn } from '../../../platform/base/slices';
import { FakeClock } from '../../../testing/fake-clock';
import { createChatSearch } from './chat-search';
import { openDatabase } from '../../../platform/storage/database';
import { openSessions, type SessionFiles } from './sessions';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zc-chat-search-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const signal = new AbortController().signal;
let at = 0;
const message = (id: string, text: string, role: ChatMessage['role'] = 'user'): ChatMessage => ({
  id,
  role,
  text,
  thought: '',
  tools: [],
  state: 'complete',
  problem: null,
  at: (at += 1),
  usage: null,
});

interface SetUp {
  /** Milliseconds that each look at the time takes. */
  readonly slow?: number;
}

function setUp({ slow = 0 }: SetUp = {}) {
  const files = openSessions(folder, silentLogger);
  const parts: string[] = [];
  const sessions: SessionFiles = {
    ...files,
    part: (id, from) => {
      const part = files.part(id, from);
      parts.push(`${id} ${String(part?.lines.length ?? 'gone')}`);
      return part;
    },
  };
  const clock = new FakeClock();
  let now = 0;
  const search = createChatSearch({
    database: openDatabase(':memory:'),
    sessions,
    clock,
    now: () => (now += slow),
  });
  const say = (conversation: string, id: string, text: string): void => {
    sessions.append(conversation, message(id, text));
  };
  const ask = (query: string): ReturnType<typeof search.search> => search.search(query, 10, signal);
  const found = async (query: string): Promise<readonly string[]> =>
    (await ask(query)).hits.map(
      ({ conversationId, messageId }) => `${conversationId} ${messageId ?? 'title'}`,
    );
  return { sessions, search, say, ask, found, clock, parts };
}

test.each([
  ['펌프', ['pump m1']],
  ['압력', ['pump m1']],
  ['pressure', ['pump m2']],
  ['pressures', ['pump m2']],
  ['press', ['pump m2']],
  ['V-12', ['valve v1']],
  ['밸브', ['valve v2']],
  ['turbine', []],
  ['"', []],
])('%s finds %j', async (query, expected) => {
  const { say, found } = setUp();
  say('pump', 'm1', '주냉각펌프의 압력이 왜 높아요?');
  say('pump', 'm2', 'The pressure sensor was swapped on Tuesday.');
  say('valve', 'v1', 'Open V-12, not V-13.');
  say('valve', 'v2', '밸브를 닫아 주세요');
  expect(await found(query)).toEqual(expected);
});

test('what was said since, what is gone, and a name that a person gave are known at the next search', async () => {
  const { sessions, search, say, found } = setUp();
  say('c', 'm1', 'pump one');
  expect(await found('pump')).toEqual(['c m1']);
  say('c', 'm2', 'pump two');
  expect(await found('pump')).toEqual(['c m2', 'c m1']);
  sessions.entitle('c', '온실 계획');
  expect(await found('온실')).toEqual(['c title']);
  sessions.delete('c');
  await search.forget('c');
  expect(await found('pump')).toEqual([]);
});

test('a hit in a long text comes with what stands around it', async () => {
  const { say, ask } = setUp();
  say('c', 'm1', `${'word '.repeat(400)}the needle${' word'.repeat(400)}`);
  const {
    hits: [hit],
  } = await ask('needle');
  expect([hit?.text.includes('needle'), (hit?.text.length ?? 0) < 700]).toEqual([true, true]);
});

test('of a conversation that grew only what came is read; of one that was written again all of it', async () => {
  const { sessions, say, found, parts } = setUp();
  for (const id of ['m1', 'm2', 'm3']) say('c', id, `pump ${id}`);
  say('d', 'n1', 'valve');
  await found('pump');
  expect(parts.splice(0).sort()).toEqual(['c 3', 'd 1']);
  say('c', 'm4', 'pump m4');
  sessions.choose('c', 'm2');
  expect([await found('pump'), parts.splice(0)]).toEqual([['c m4', 'c m3', 'c m2', 'c m1'], ['c 2']]);
  sessions.takeBack('c', 'm2');
  expect([await found('pump'), parts.splice(0)]).toEqual([
    ['c m4', 'c m3', 'c m1'],
    ['c 4', 'c 4'],
  ]);
  sessions.entitle('c', 'pump room');
  sessions.entitle('c', 'valve room');
  expect([await found('room'), await found('pump')]).toEqual([['c title'], ['c m4', 'c m3', 'c m1']]);
});

test('the index is written in slices: other work goes on between them, and what is found so far is answered', async () => {
  const { say, ask, clock, parts } = setUp({ slow: 30 });
  for (let conversation = 0; conversation < 40; conversation += 1)
    say(`c${String(conversation)}`, 'm', 'pump');
  const asked = [ask('pump'), ask('pump')];
  while (parts.length === 0) await nextTurn();
  const before = parts.length;
  await nextTurn();
  await nextTurn();
  expect(parts.length - before).toBeLessThanOrEqual(2);
  await clock.advance(300);
  for (const { hits, unread } of await Promise.all(asked))
    expect([hits.length > 0, unread > 0, hits.length + unread <= 40]).toEqual([true, true, true]);
  // Nobody waits as long as this clock stands; both share what is under way, and every conversation is read
  // once.
  expect([(await ask('pump')).unread, parts.length]).toEqual([0, 40]);
});

test('a search that is closed ends with the slice that it writes', async () => {
  const { say, search, ask, parts } = setUp({ slow: 30 });
  for (let conversation = 0; conversation < 40; conversation += 1)
    say(`c${String(conversation)}`, 'm', 'pump');
  const asked = ask('pump');
  while (parts.length === 0) await nextTurn();
  await Promise.all([search.close(), expect(asked).rejects.toThrow('the search was closed')]);
  expect(parts.length).toBeLessThan(40);
});
