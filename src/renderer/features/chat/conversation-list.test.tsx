import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Conversation, ToolQuestion } from '../../../shared/chat';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { Rail } from '../../shell/rail';
import { useApprovals } from '../../entities/approval/approvals-store';
import { useChat } from '../../entities/conversation/chat-store';
import { ConversationList } from './conversation-list';

const conversation = (id: string): Conversation => ({
  id,
  title: id,
  channel: 'desktop',
  updatedAt: 0,
  messages: 1,
});
const question: ToolQuestion = {
  conversationId: 'valve',
  title: 'valve',
  channel: 'desktop',
  call: 'c',
  tool: 'gpio_write',
  arguments: { pin: 5 },
  provenance: {},
  fails: [],
  hash: 'h',
  askedAt: 0,
  said: null,
};
let page: Drawn;
beforeEach(async () => {
  await startTranslation('en');
  // There is no layout: ten lines are in view.
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(32);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(320);
});
afterEach(async () => {
  await page.end();
  vi.restoreAllMocks();
});

test('a conversation that asks is marked without having been opened here, and counted beside Chat', async () => {
  useChat.setState({ conversations: [conversation('valve'), conversation('weather')], messages: {} });
  useApprovals.setState({ waiting: [question, { ...question, call: 'd' }] });
  page = await draw(
    <>
      <Rail />
      <ConversationList current={null} />
    </>,
  );
  const marked = () =>
    [...page.place.querySelectorAll('[data-part~="conversation-list"] a')]
      .filter((link) => link.querySelector('[data-part~="dot"]') !== null)
      .map((link) => link.getAttribute('href'));
  const chat = page.place.querySelector('a[href="#/chat"]');
  expect([
    marked(),
    chat?.querySelector('[data-part~="badge"]')?.textContent,
    chat?.getAttribute('aria-description'),
  ]).toEqual([['#/chat/valve'], '1', '1 conversation needs your approval']);
  await act(() => {
    useApprovals.setState({ waiting: [] });
    return Promise.resolve();
  });
  expect([marked(), chat?.querySelector('[data-part~="badge"]')]).toEqual([[], null]);
});

test('of ten thousand conversations only those in view are in the page, each told as one of all; keys go from one to the next', async () => {
  useApprovals.setState({ waiting: [] });
  useChat.setState({
    conversations: [
      ...Array.from({ length: 10_000 }, (_, index) => conversation(`c${String(index)}`)),
      { ...conversation('t'), channel: 'telegram' },
    ],
    messages: {},
  });
  page = await draw(<ConversationList current="c0" />);
  const links = () => [...page.place.querySelectorAll('[data-part~="conversation-list"] a')];
  expect([links().length > 10, links().length < 40]).toEqual([true, true]);
  expect([...page.place.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'This app',
    'Channels (read-only)',
  ]);
  const [first] = page.place.querySelectorAll('li');
  expect([
    first?.getAttribute('aria-setsize'),
    first?.getAttribute('aria-posinset'),
    links()[0]?.getAttribute('aria-current'),
  ]).toEqual(['10000', '1', 'true']);
  const press = (key: string) =>
    act(() => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
      return Promise.resolve();
    });
  await act(() => {
    (links()[0] as HTMLElement).focus();
    return Promise.resolve();
  });
  await press('ArrowDown');
  expect(document.activeElement?.getAttribute('href')).toBe('#/chat/c1');
  await press('End');
  expect(document.activeElement?.getAttribute('href')).toBe('#/chat/t');
  await press('Home');
  expect(document.activeElement?.getAttribute('href')).toBe('#/chat/c0');
});
