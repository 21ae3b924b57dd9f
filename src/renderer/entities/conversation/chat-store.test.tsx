import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { ChatMessage } from '../../../shared/chat';
import type { Notice } from '../../../shared/notices';
import { ok, refuse } from '../../../shared/result';
import { connectBridge } from '../../bridge/bridge';
import { draw } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { noChat } from './chat-state';
import { followChat, openConversation, send, useChat, useConversations, useIsGone } from './chat-store';
import { sampleConversations } from '../../testing/samples/sample-world';

function Count() {
  return <p>{useConversations().length}</p>;
}

const settled = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          resolve();
        });
      }),
  );

test('the list is asked for while somebody shows it, and once when somebody does; not at each change behind other pages', async () => {
  const conversations = [...sampleConversations(0)];
  const bridge = new RecordingBridge({ 'chat.conversations': () => ok(conversations) });
  connectBridge(bridge);
  const make = (): void => {
    conversations.push({
      id: `made-${String(conversations.length)}`,
      title: '',
      channel: 'desktop',
      updatedAt: 0,
      messages: 0,
    });
    bridge.tell({ type: 'conversations-changed' });
  };
  const asked = (): number => bridge.inputsOf('chat.conversations').length;
  const end = followChat();
  await vi.waitFor(() => {
    expect(useChat.getState().loaded).toBe(true);
  });
  const { length } = useChat.getState().conversations;
  for (let made = 0; made < 5; made += 1) make();
  await settled();
  expect(asked()).toBe(1);

  const page = await draw(<Count />);
  await settled();
  expect([asked(), page.place.textContent]).toEqual([2, String(length + 5)]);
  await act(() => {
    make();
    return Promise.resolve();
  });
  await settled();
  expect([asked(), page.place.textContent]).toEqual([3, String(length + 6)]);

  await page.end();
  const again = await draw(<Count />);
  await settled();
  expect(asked()).toBe(3);
  await again.end();
  end();
});

test('another branch of a conversation that was never opened here is not read', async () => {
  const conversations = sampleConversations(0);
  const bridge = new RecordingBridge({
    'chat.conversations': () => ok(conversations),
    'chat.open': () => ok([]),
  });
  connectBridge(bridge);
  useChat.setState(noChat);
  const end = followChat();
  const [first = '', second = ''] = conversations.map(({ id }) => id);
  await openConversation(first);
  for (const conversationId of [first, second]) bridge.tell({ type: 'chat-branch', conversationId });
  await settled();
  expect(bridge.inputsOf('chat.open')).toEqual([{ conversationId: first }, { conversationId: first }]);
  end();
});

const told: boolean[] = [];

function Gone({ id }: { readonly id: string }) {
  told.push(useIsGone(id));
  return null;
}

test('a conversation that the list does not have yet is gone only once the list was asked for again', async () => {
  const [made] = sampleConversations(0);
  if (made === undefined) throw new Error('There is no sample.');
  connectBridge(new RecordingBridge({ 'chat.conversations': () => ok([made]) }));
  for (const [id, isGone] of [
    [made.id, false],
    ['nobody', true],
  ] as const) {
    useChat.setState({ ...noChat, loaded: true });
    told.length = 0;
    const page = await draw(<Gone id={id} />);
    await settled();
    expect([told[0], told.at(-1)]).toEqual([false, isGone]);
    await page.end();
  }
});

test('what was said in a conversation that was deleted, or begun again on its channel, is not shown above what is said in it next', async () => {
  let tell = (_notice: Notice): void => {};
  const bridge = new RecordingBridge();
  connectBridge({
    ask: (procedure, input) => bridge.ask(procedure, input),
    onNotice: (listener) => {
      tell = listener;
      return () => {};
    },
  });
  const said = (id: string): ChatMessage => ({
    id,
    role: 'user',
    text: id,
    thought: '',
    tools: [],
    state: 'complete',
    problem: null,
    at: 0,
    usage: null,
  });
  useChat.setState({ ...noChat, messages: { telegram_1: [said('before')], other: [said('there')] } });
  const end = followChat();
  tell({ type: 'chat-emptied', conversationId: 'telegram_1' });
  tell({ type: 'chat-message', conversationId: 'telegram_1', message: said('after') });
  const { messages } = useChat.getState();
  expect([messages['telegram_1'], messages['other']].map((shown) => shown?.map(({ text }) => text))).toEqual([
    ['after'],
    ['there'],
  ]);
  end();
});

test('a message that is refused comes back into the box, above what was written in the meantime, with its pictures', async () => {
  const [picture, later] = [
    { path: 'inbox/a.png', name: 'a.png' },
    { path: 'inbox/b.png', name: 'b.png' },
  ];
  connectBridge(new RecordingBridge({ 'chat.send': () => refuse({ code: 'chat.dropped', message: 'no' }) }));
  useChat.setState({ ...noChat, drafts: { c: 'Open valve 3' }, pictures: { c: [picture] } });
  const sending = send('c', 'Open valve 3');
  useChat.setState({ drafts: { c: 'and valve 4' }, pictures: { c: [later] } });
  await sending;
  expect([useChat.getState().drafts['c'], useChat.getState().pictures['c']]).toEqual([
    'Open valve 3\n\nand valve 4',
    [picture, later],
  ]);
  await send('c', 'Open valve 3');
  expect([useChat.getState().drafts['c'], useChat.getState().refusal?.refusal.message]).toEqual([
    'Open valve 3',
    'no',
  ]);
});
