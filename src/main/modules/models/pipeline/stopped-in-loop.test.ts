import { expect, test } from 'vitest';
import { complete, type ModelDelta, type ModelRequest, type Provider } from '../../../ports/provider';
import { ScriptedProvider } from '../../../testing/scripted-provider';
import { endsInLoop } from '../loop-watch';
import { stoppedInLoop } from './stopped-in-loop';

test.each([
  { name: 'a sentence again and again', text: 'The tool is memory_store.\n\n'.repeat(80), loops: true },
  { name: 'behind other words', text: `The level is 71.\n${'밸브를 연다. '.repeat(300)}`, loops: true },
  { name: 'one sign', text: 'a'.repeat(1_500), loops: true },
  { name: 'too few times', text: 'A paragraph of some length that is told. '.repeat(20), loops: false },
  {
    name: 'a list that counts',
    text: Array.from({ length: 300 }, (_, index) => `- step ${String(index)}`).join('\n'),
    loops: false,
  },
])('$name: $loops', ({ text, loops }) => {
  expect(endsInLoop(text)).toBe(loops);
});

test('an answer that only repeats itself is called off, and says so', async () => {
  let calledOff = false;
  const endless: Provider = Object.assign(Object.create(new ScriptedProvider([])) as Provider, {
    async *stream(_request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelDelta> {
      try {
        for (let count = 0; count < 10_000; count += 1) {
          signal.throwIfAborted();
          yield { type: 'text', text: 'The tool is ' };
          yield { type: 'text', text: 'memory_store. ' };
          await Promise.resolve();
        }
        yield { type: 'finished', reason: 'stop', usage: null, queuedMs: 0 };
      } finally {
        calledOff = signal.aborted;
        signal.throwIfAborted();
      }
    },
  });
  const answer = await complete(
    stoppedInLoop(endless),
    { system: '', messages: [], tools: [], maxTokens: 2048 } as unknown as ModelRequest,
    new AbortController().signal,
  );
  expect([answer.reason, answer.repeats, answer.text.length < 4_000, calledOff]).toEqual([
    'length',
    true,
    true,
    true,
  ]);
});
