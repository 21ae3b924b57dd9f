import { act } from 'react';
import { expect, test } from 'vitest';
import type { ChatMessage } from '../../../shared/chat';
import { ok } from '../../../shared/result';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { typeInto } from '../../testing/type-into';
import { noChat } from '../../entities/conversation/chat-state';
import { useChat } from '../../entities/conversation/chat-store';
import { ConversationSearch } from './conversation-search';
import { Thread } from './thread';

const answer: ChatMessage = {
  id: 'a1',
  role: 'assistant',
  text: '',
  thought: '',
  tools: [],
  state: 'streaming',
  problem: null,
  at: 0,
  usage: null,
};

// There is none in jsdom.
Element.prototype.scrollTo = () => {};

test.each([
  { channel: 'desktop', stops: [{ conversationId: 'c' }] },
  // Its answer is stopped on the channel.
  { channel: 'telegram', stops: [] },
])('Escape while a conversation of $channel is answered', async ({ channel, stops }) => {
  await startTranslation('en');
  const bridge = new RecordingBridge({ 'chat.stop': () => ok(null) });
  connectBridge(bridge);
  useChat.setState({ ...noChat, messages: { c: [answer] } });
  const page = await draw(
    <Thread conversation={{ id: 'c', title: 'Pumps', channel, updatedAt: 0, messages: 1 }} />,
  );
  await act(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    return Promise.resolve();
  });
  expect([bridge.inputsOf('chat.stop'), useChat.getState().stopping]).toEqual([
    stops,
    stops.length === 0 ? null : 'c',
  ]);
  await page.end();
});

test('Escape that clears the search stops no answer; the next one does', async () => {
  await startTranslation('en');
  const bridge = new RecordingBridge({
    'chat.stop': () => ok(null),
    'chat.search': () => ok({ hits: [], unread: 0 }),
  });
  connectBridge(bridge);
  useChat.setState({ ...noChat, messages: { c: [answer] } });
  const page = await draw(
    <>
      <ConversationSearch>{null}</ConversationSearch>
      <Thread conversation={{ id: 'c', title: 'Pumps', channel: 'desktop', updatedAt: 0, messages: 1 }} />
    </>,
  );
  const field = page.place.querySelector('input') ?? expect.fail('there is no search');
  await typeInto(field, 'pump');
  const escape = async (): Promise<readonly [string, number]> => {
    await act(() => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
      return Promise.resolve();
    });
    return [field.value, bridge.inputsOf('chat.stop').length];
  };
  expect([await escape(), await escape()]).toEqual([
    ['', 0],
    ['', 1],
  ]);
  await page.end();
});
