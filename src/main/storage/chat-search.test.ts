import { expect, test } from 'vitest';
import type { ChatMessage } from '../../shared/chat';
import { MemorySessions } from '../testing/memory-sessions';
import { createChatSearch } from './chat-search';
import { openDatabase } from './database';

let at = 0;
const message = (id: string, text: string, role: ChatMessage['role'] = 'user'): ChatMessage => ({ id, role, text, thought: '', tools: [], state: 'complete', problem: null, at: (at += 1), usage: null });

function setUp() {
  const sessions = new MemorySessions();
  const search = createChatSearch(openDatabase(':memory:'), sessions);
  const say = (conversation: string, id: string, text: string): void => { sessions.append(conversation, message(id, text)); };
  const found = (query: string): readonly string[] => search.search(query, 10).map(({ conversationId, messageId }) => `${conversationId} ${messageId ?? 'title'}`);
  return { sessions, search, say, found };
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
])('%s finds %j', (query, expected) => {
  const { say, found } = setUp();
  say('pump', 'm1', '주냉각펌프의 압력이 왜 높아요?');
  say('pump', 'm2', 'The pressure sensor was swapped on Tuesday.');
  say('valve', 'v1', 'Open V-12, not V-13.');
  say('valve', 'v2', '밸브를 닫아 주세요');
  expect(found(query)).toEqual(expected);
});

test('what was said since, what is gone, and a name that a person gave are known at the next search', () => {
  const { sessions, search, say, found } = setUp();
  say('c', 'm1', 'pump one');
  expect(found('pump')).toEqual(['c m1']);
  say('c', 'm2', 'pump two');
  expect(found('pump')).toEqual(['c m2', 'c m1']);
  sessions.entitle('c', '온실 계획');
  expect(found('온실')).toEqual(['c title']);
  sessions.delete('c');
  search.forget('c');
  expect(found('pump')).toEqual([]);
});

test('a hit in a long text comes with what stands around it', () => {
  const { say, search } = setUp();
  say('c', 'm1', `${'word '.repeat(400)}the needle${' word'.repeat(400)}`);
  const [hit] = search.search('needle', 10);
  expect([hit?.text.includes('needle'), (hit?.text.length ?? 0) < 700]).toEqual([true, true]);
});
