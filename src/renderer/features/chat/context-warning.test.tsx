import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChatMessage, ContextUse } from '../../../shared/chat';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { useChat } from '../../entities/conversation/chat-store';
import { ContextMeter, ContextWarning } from './context-meter';

const use: ContextUse = {
  size: 1000,
  system: 100,
  tools: 200,
  memory: 50,
  history: 250,
  offered: 3,
  counted: true,
  leftOut: 0,
  shortened: false,
};
const answered = (context: ContextUse) =>
  act(() => {
    const message: ChatMessage = {
      id: 'a',
      role: 'assistant',
      text: 'Yes.',
      thought: '',
      tools: [],
      state: 'complete',
      problem: null,
      at: 0,
      usage: null,
      context,
    };
    useChat.setState({ messages: { c1: [message] } });
    return Promise.resolve();
  });
const toDo =
  'Repeat what matters in your next message, start a new chat, or choose a model with a larger context.';
let page: Drawn;

beforeEach(async () => {
  await startTranslation('en');
  await answered(use);
  page = await draw(
    <>
      <ContextMeter conversationId="c1" />
      <ContextWarning conversationId="c1" />
    </>,
  );
});

afterEach(() => page.end());

test('a context that fills up is told of in words, in a place that was there before so that they are read out', async () => {
  const status = page.place.querySelector('[role="status"]');
  expect(status?.textContent).toBe('');
  await answered({ ...use, history: 450 });
  expect(status?.textContent).toBe(
    `The context is nearly full: the model will soon stop seeing the oldest messages. They stay here for you. ${toDo}`,
  );
  await answered({ ...use, history: 600, leftOut: 1 });
  expect(status?.textContent).toBe(
    `The context is full: the model no longer sees the oldest message. It stays here for you. ${toDo}`,
  );
  await answered({ ...use, history: 600, leftOut: 4 });
  expect(status?.textContent).toBe(
    `The context is full: the model no longer sees the 4 oldest messages. They stay here for you. ${toDo}`,
  );
  expect(status?.isConnected).toBe(true);
  await answered(use);
  expect(status?.textContent).toBe('');
});

test('the meter itself says how full it is', async () => {
  await answered({ ...use, history: 450 });
  expect(page.place.querySelector('button [data-part~="warn"]')?.textContent).toBe('800 of 1,000');
});
