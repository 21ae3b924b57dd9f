import { expect, test } from 'vitest';
import type { ChatMessage, ToolCard } from '../../../shared/chat';
import { toModelHistory } from '../agent/history/chat-history';
import { halved, windowOf, type WindowLimits } from './chat-window';
import { estimatedSize, estimatedTokens } from '../agent/history/trim-history';

const message = (
  role: ChatMessage['role'],
  id: string,
  text: string,
  part: Partial<ChatMessage> = {},
): ChatMessage => ({
  id,
  role,
  text,
  thought: '',
  tools: [],
  state: 'complete',
  problem: null,
  at: 0,
  usage: null,
  ...part,
});
const card = (output: string): ToolCard => ({
  call: 'c',
  name: 'read',
  arguments: {},
  state: 'done',
  output,
});
const limits: WindowLimits = { messages: 1000, contextTokens: 1000, around: 100 };

/**
 * Holds a chat with a model that counts `tokensEach` for every token that bytes let expect; says where each
 * window began, and what it took.
 */
function hold(
  turns: number,
  of: WindowLimits,
  tokensEach: number,
  tools: (turn: number) => readonly ToolCard[] = () => [],
): readonly { readonly from: number; readonly promptTokens: number }[] {
  const stored: ChatMessage[] = [];
  return Array.from({ length: turns }, (_, turn) => {
    stored.push(message('user', `q${String(turn)}`, `question ${String(turn)}`));
    const { messages, sent } = windowOf(stored, of);
    const promptTokens = Math.round(
      tokensEach * (of.around + toModelHistory(messages).reduce((sum, each) => sum + estimatedSize(each), 0)),
    );
    const text = 'an answer of some words. '.repeat(4);
    stored.push(
      message('assistant', `a${String(turn)}`, text, {
        answers: `q${String(turn)}`,
        tools: [...tools(turn)],
        sent,
        usage: {
          promptTokens,
          evaluatedTokens: 0,
          outputTokens: Math.round(tokensEach * estimatedTokens(text)),
        },
      }),
    );
    return { from: Number(sent.from.slice(1)), promptTokens };
  });
}

test.each([1, 2.6, 0.5])(
  'the window stays where it began until it is nearly full, and is then cut far back, whatever a token is (%d of an estimated one)',
  (tokensEach) => {
    const windows = hold(80, limits, tokensEach);
    const cuts = windows.filter(({ from }, index) => index > 0 && from !== windows[index - 1]?.from);
    const tokensOfTurn = tokensEach * 38;
    expect(windows.every(({ promptTokens }) => promptTokens <= 1000 * 0.9 + tokensOfTurn)).toBe(true);
    expect(cuts.length).toBeGreaterThan(0);
    for (const { promptTokens } of cuts) expect(promptTokens).toBeLessThanOrEqual(1000 * 0.6 + tokensOfTurn);
    // A cut makes room for the third of the context: that many turns pass before the next one.
    expect(cuts.length).toBeLessThanOrEqual(80 / Math.floor(250 / tokensOfTurn));
  },
);

test('a window is the same for the same conversation, however often it is asked for', () => {
  const stored = [
    message('user', 'q0', 'x'.repeat(2000)),
    message('assistant', 'a0', 'y'.repeat(1500), { answers: 'q0' }),
    message('user', 'q1', 'and now?'),
  ];
  expect(windowOf(stored, limits)).toEqual(windowOf(stored, limits));
  expect(windowOf(stored, limits).sent).toEqual({ from: 'q1', contextTokens: 1000 });
});

test('a turn is left out whole: the question with its calls, their results and the answer', () => {
  const stored = [
    message('user', 'q0', 'one'),
    message('assistant', 'a0', '1', { answers: 'q0', tools: [card('x'.repeat(4000))] }),
    message('user', 'q1', 'two'),
    message('assistant', 'a1', '2', { answers: 'q1', tools: [card('short')] }),
    message('user', 'q2', 'three'),
  ];
  expect(
    toModelHistory(windowOf(stored, limits).messages).map((each) =>
      each.role === 'tool' ? each.output : each.text,
    ),
  ).toEqual(['two', '', 'short', '2', 'three']);
});

test('the newest turn is sent even when it does not fit', () => {
  expect(
    windowOf(
      [
        message('user', 'q0', 'one'),
        message('assistant', 'a0', '1', { answers: 'q0' }),
        message('user', 'q1', 'x'.repeat(9000)),
      ],
      limits,
    ).messages.map(({ id }) => id),
  ).toEqual(['q1']);
});

test('when tools fill most of a small context, half of what is left is given up at a time', () => {
  const windows = hold(12, { messages: 1000, contextTokens: 1000, around: 700 }, 1);
  expect(windows.map(({ from }) => from)).toEqual([0, 0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8]);
});

test('a model with a larger context gets again what had to be left out', () => {
  const stored = [
    message('user', 'q0', 'x'.repeat(3000)),
    message('assistant', 'a0', 'y'.repeat(900), { answers: 'q0' }),
    message('user', 'q1', 'two'),
    message('assistant', 'a1', '2', { answers: 'q1', sent: { from: 'q1', contextTokens: 1000 } }),
    message('user', 'q2', 'three'),
  ];
  expect(windowOf(stored, limits).sent.from).toBe('q1');
  expect(windowOf(stored, { ...limits, contextTokens: 8000 }).sent.from).toBe('q0');
  expect(windowOf(stored, { ...limits, contextTokens: null }).sent.from).toBe('q0');
});

test('after a prompt that was too long, the newer half is kept', () => {
  const turns = Array.from({ length: 5 }, (_, turn) => [
    message('user', `q${String(turn)}`, 'q'),
    message('assistant', `a${String(turn)}`, 'a', { answers: `q${String(turn)}` }),
  ]).flat();
  expect(halved({ messages: turns, sent: { from: 'q0', contextTokens: null } }).from).toBe('q3');
  expect(halved({ messages: turns.slice(0, 1), sent: { from: 'q0', contextTokens: null } }).from).toBe('q0');
});
