import { beforeEach, expect, test } from 'vitest';
import type { ChatMessage } from '../../../shared/chat';
import { ok } from '../../../shared/result';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw, press } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { noChat, unansweredOf } from '../../entities/conversation/chat-state';
import { answerAgain, useChat } from '../../entities/conversation/chat-store';
import { Unanswered } from './unanswered';

const said: ChatMessage = {
  id: 'm1',
  role: 'user',
  text: 'How warm is it?',
  thought: '',
  tools: [],
  state: 'complete',
  problem: null,
  at: 0,
  usage: null,
};
const lost: ChatMessage = { ...said, unanswered: true };
const answer: ChatMessage = { ...said, id: 'a1', role: 'assistant', state: 'queued', answers: 'm1' };
let bridge: RecordingBridge;

beforeEach(async () => {
  await startTranslation('en');
  bridge = new RecordingBridge({ 'chat.regenerate': () => ok(null) });
  connectBridge(bridge);
});

test.each([
  { what: 'a message that was just sent', messages: [said], id: null },
  { what: 'one whose answer was lost', messages: [lost], id: 'm1' },
  { what: 'one that is being answered again', messages: [lost, answer], id: null },
  { what: 'one that something else was said behind', messages: [lost, { ...said, id: 'm2' }], id: null },
])('no answer is said of $what: $id', ({ messages, id }) => {
  expect(unansweredOf(messages)).toBe(id);
});

test('it says that there is no answer, and asks for one', async () => {
  const page = await draw(<Unanswered conversationId="c" messageId="m1" readOnly={false} />);
  expect(page.place.querySelector('[role=alert]')?.textContent).toContain('No answer');
  await press('Answer again');
  expect(bridge.inputsOf('chat.regenerate')).toEqual([{ conversationId: 'c', messageId: 'm1' }]);
  await page.again(<Unanswered conversationId="c" messageId="m1" readOnly />);
  expect(page.place.querySelector('button')).toBeNull();
  await page.end();
});

test('the key for another answer asks for one to what has none', () => {
  window.location.hash = '#/chat/c';
  useChat.setState({
    ...noChat,
    conversations: [{ id: 'c', title: '', channel: 'desktop', updatedAt: 0, messages: 3 }],
    messages: { c: [{ ...said, id: 'm0' }, { ...answer, id: 'a0', answers: 'm0', state: 'complete' }, lost] },
  });
  expect(answerAgain()).toBe(true);
  expect(bridge.inputsOf('chat.regenerate')).toEqual([{ conversationId: 'c', messageId: 'm1' }]);
});
