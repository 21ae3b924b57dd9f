import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Conversation, ToolQuestion } from '../../../shared/chat';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { Rail } from '../app/rail';
import { useApprovals } from '../approvals/approvals-store';
import { useChat } from './chat-store';
import { ConversationList } from './conversation-list';

const conversation = (id: string): Conversation => ({ id, title: id, channel: 'desktop', updatedAt: 0, messages: 1 });
const question: ToolQuestion = { conversationId: 'valve', title: 'valve', channel: 'desktop', call: 'c', tool: 'gpio_write', arguments: { pin: 5 }, provenance: {}, hash: 'h', askedAt: 0, said: null };
let page: Drawn;
afterEach(() => page.end());

test('a conversation that asks is marked without having been opened here, and counted beside Chat', async () => {
  await startTranslation('en');
  // There is no layout to scroll in.
  Element.prototype.scrollIntoView = vi.fn();
  useChat.setState({ conversations: [conversation('valve'), conversation('weather')], messages: {} });
  useApprovals.setState({ waiting: [question, { ...question, call: 'd' }] });
  page = await draw(<><Rail /><ConversationList current={null} /></>);
  const marked = () => [...page.place.querySelectorAll('.cl-list a')].filter((link) => link.querySelector('.dot') !== null).map((link) => link.getAttribute('href'));
  const chat = page.place.querySelector('a[href="#/chat"]');
  expect([marked(), chat?.querySelector('.b')?.textContent, chat?.getAttribute('aria-description')]).toEqual([['#/chat/valve'], '1', '1 conversation asks you']);
  await act(() => { useApprovals.setState({ waiting: [] }); return Promise.resolve(); });
  expect([marked(), chat?.querySelector('.b')]).toEqual([[], null]);
});
