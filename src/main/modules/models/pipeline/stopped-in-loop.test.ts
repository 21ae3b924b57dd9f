import { expect, test } from 'vitest';
import { complete, type ModelDelta, type ModelRequest, type Provider } from '../../../ports/provider';
import { ScriptedProvider } from '../../../testing/scripted-provider';
import { stoppedInLoop } from './stopped-in-loop';

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
