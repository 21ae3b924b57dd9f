import { expect, test } from 'vitest';
import type { Usage } from '../../../shared/run';
import type { ModelAnswer, ModelRequest } from '../../ports/provider';
import { FakeClock } from '../../testing/fake-clock';
import { ChatObserver } from './chat-observer';
import type { ChatPorts } from './chat-ports';
import type { ToolQuestions } from './tool-questions';

const request = { system: '', messages: [], tools: [] } as unknown as ModelRequest;
const answer = (text: string, usage: Usage | null): ModelAnswer => ({
  text,
  thought: '',
  toolCalls: [],
  reason: 'stop',
  usage,
  queuedMs: 0,
});

async function written(
  text: string,
  usage: Usage | null,
  tookMs: number,
): Promise<ChatObserver['message']['speed']> {
  const clock = new FakeClock(0);
  const ports = { clock, newId: () => 'a', tools: () => [], notify: () => {} } as unknown as ChatPorts;
  const observer = new ChatObserver(
    { conversationId: 'c', answers: 'q' },
    ports,
    {} as unknown as ToolQuestions,
  );
  observer.modelRequested(request);
  await clock.advance(5_000); // reading the prompt is no part of it
  observer.delta({ type: 'text', text: text.slice(0, 4) });
  await clock.advance(tookMs);
  observer.delta({ type: 'text', text: text.slice(4) });
  observer.modelAnswered('', answer(text, usage));
  return observer.message.speed;
}

const usage = (outputTokens: number): Usage => ({ promptTokens: 10, evaluatedTokens: 10, outputTokens });

test('how fast an answer was written is told by the count of its model, else estimated, and of a short one not at all', async () => {
  const text = 'The relief valve is closed, and the level falls. '.repeat(4);
  expect(await written(text, usage(80), 2_000)).toEqual({ tokensPerSecond: 40, counted: true });
  const estimated = await written(text, null, 2_000);
  expect(estimated?.counted).toBe(false);
  expect(estimated?.tokensPerSecond).toBeGreaterThan(10);
  // A server that answers in one piece, and one that says it wrote nothing.
  expect(await written(text, usage(80), 10)).toBeUndefined();
  expect((await written(text, usage(0), 2_000))?.counted).toBe(false);
  expect(await written('Low.', usage(2), 2_000)).toBeUndefined();
});

test('an answer of a hundred thousand characters in small pieces keeps the engine free', () => {
  const ports = {
    clock: new FakeClock(0),
    newId: () => 'a',
    tools: () => [],
    notify: () => {},
  } as unknown as ChatPorts;
  const observer = new ChatObserver(
    { conversationId: 'c', answers: 'q' },
    ports,
    {} as unknown as ToolQuestions,
  );
  observer.modelRequested(request);
  for (let piece = 0; piece < 25_000; piece += 1)
    observer.delta({ type: 'text', text: piece % 20 === 0 ? '\n- `a` ' : 'word' });
});
