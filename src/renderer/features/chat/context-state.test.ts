import { expect, test } from 'vitest';
import type { ChatMessage, ContextUse } from '../../../shared/chat';
import { contextWarning, shownContext, viewBegins } from './context-state';

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
const answer = (context?: ContextUse, from = 'q1'): ChatMessage => ({
  id: 'a',
  role: 'assistant',
  text: '',
  thought: '',
  tools: [],
  state: 'complete',
  problem: null,
  at: 0,
  usage: null,
  ...(context === undefined ? {} : { context, sent: { from, contextTokens: context.size } }),
});

test('the newest answer that was counted is shown', () => {
  expect(shownContext([answer({ ...use, system: 1 }), answer(use), answer()])).toEqual({
    use,
    used: 600,
    free: 400,
    nearlyFull: false,
    parts: [
      { kind: 'system', tokens: 100, share: 0.1 },
      { kind: 'tools', tokens: 200, share: 0.2 },
      { kind: 'history', tokens: 250, share: 0.25 },
      { kind: 'memory', tokens: 50, share: 0.05 },
    ],
  });
});

test.each([
  [{ ...use, history: 449 }, false],
  [{ ...use, history: 450 }, true],
  [{ ...use, size: null, history: 9000 }, false],
])('before anything is left out, the meter warns (case %#)', (context, warns) => {
  expect(shownContext([answer(context)])?.nearlyFull).toBe(warns);
});

test.each([
  [use, null],
  [{ ...use, history: 450 }, { kind: 'nearly-full' }],
  [
    { ...use, leftOut: 4 },
    { kind: 'full', leftOut: 4 },
  ],
])('what is warned of in words (case %#)', (context, warning) => {
  expect(contextWarning(shownContext([answer(context)]))).toEqual(warning);
});

test('a bar is never longer than its frame, and of a model that does not say what it holds nothing is said to be free', () => {
  const shown = shownContext([answer({ ...use, size: 300 })]);
  expect(shown?.parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect([shown?.free, shownContext([answer({ ...use, size: null })])?.free]).toEqual([0, null]);
});

test.each([
  [[], null],
  [[answer(use)], null],
  [[answer({ ...use, leftOut: 4 }, 'q3')], { at: 'q3', leftOut: 4 }],
  [[answer({ ...use, leftOut: 4 }, 'q3'), answer(use)], null],
])('where the model begins to read, case %#', (messages, begins) => {
  expect(viewBegins(messages)).toEqual(begins);
});
