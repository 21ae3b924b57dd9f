import { expect, test } from 'vitest';
import type { Hook } from '../../../ports/hooks';
import type { Provider } from '../../../ports/provider';
import type { Turn, TurnObserver } from '../../../ports/turn';
import { FakeClock } from '../../../testing/fake-clock';
import { RecordingTool } from '../../../testing/recording-tool';
import { ScriptedProvider, type ScriptedAnswer } from '../../../testing/scripted-provider';
import { HookRunner } from '../../plugins/hooks/hook-runner';
import { runTurn } from './loop';

const never = new AbortController().signal;
const integer = { type: 'object', properties: { pin: { type: 'integer' } } };
const write = (pin: number): ScriptedAnswer => ({ calls: [{ name: 'write', arguments: { pin } }] });

function setUp(
  answers: readonly ScriptedAnswer[],
  on: Hook['on'],
): { turn: Turn; observer: TurnObserver; tool: RecordingTool; provider: ScriptedProvider; log: string[] } {
  const provider = new ScriptedProvider(answers);
  const tool = new RecordingTool('write', 'acts', integer);
  const log: string[] = [];
  const hooks = new HookRunner({
    hooks: () => [{ name: 'h', on }],
    clock: new FakeClock(),
    failed: (_hook, point, why) => {
      log.push(`${point} ${why}`);
    },
    worked: () => {},
  });
  const observer: TurnObserver = {
    modelRequested: () => 'q',
    modelAnswered: () => {},
    modelFailed: () => {},
    delta: () => {},
    permit: (call) => {
      log.push(`permit ${JSON.stringify(call.arguments)}`);
      return Promise.resolve(true);
    },
    toolSent: (call, sent) => {
      log.push(`sent ${JSON.stringify(call.arguments)}${sent === null ? ' to nobody' : ''}`);
    },
    toolAnswered: (_call, result) => {
      log.push(`${result.success ? 'ok' : 'error'} ${result.output}`);
    },
    verdict: () => null,
  };
  const turn: Turn = {
    provider,
    request: { system: 'Be kind.', temperature: 0, maxTokens: 10, conversation: 'c', priority: 'chat' },
    messages: [{ role: 'user', text: 'go' }],
    tools: [tool],
    context: { origin: 'chat:c' },
    maxIterations: 5,
    parallelTools: () => false,
    firstCalls: [],
    hooks,
  };
  return { turn, observer, tool, provider, log };
}

test('a hook changes a call before it is checked, permitted and run', async () => {
  const { turn, observer, tool, log } = setUp([write(5), { text: 'done' }], {
    before_tool_call: ({ effect, tool: name }) => ({
      change: { arguments: { pin: name === 'write' && effect === 'acts' ? 6 : 0 } },
    }),
  });
  await runTurn(turn, observer, never);
  expect(tool.calls).toEqual([{ pin: 6 }]);
  expect(log).toEqual(['permit {"pin":6}', 'sent {"pin":6}', 'ok done']);
});

test("arguments that a hook has spoilt are refused like the model's own", async () => {
  const { turn, observer, tool, log } = setUp([write(5), { text: 'done' }], {
    before_tool_call: () => ({ change: { arguments: { pin: 'five' } } }),
  });
  await runTurn(turn, observer, never);
  expect(tool.calls).toEqual([]);
  expect(log.at(-1)).toMatch(/^error The arguments do not fit write: /u);
});

test('a call that a hook cancels does not run, nobody is asked about it, and the model is told why', async () => {
  const { turn, observer, tool, log, provider } = setUp([write(5), { text: 'done' }], {
    before_tool_call: () => ({ cancel: 'the pump is being serviced' }),
  });
  await runTurn(turn, observer, never);
  expect(tool.calls).toEqual([]);
  expect(log).toEqual(['sent {"pin":5} to nobody', 'error Cancelled by hook h: the pump is being serviced']);
  expect(provider.requests[1]?.messages.at(-1)).toMatchObject({
    role: 'tool',
    status: 'error',
    output: 'Cancelled by hook h: the pump is being serviced',
  });
});

test('a hook changes what the model reads: the system prompt, the messages, a result', async () => {
  const { turn, observer, provider } = setUp([write(5), { text: 'done' }], {
    before_prompt: ({ system }) => ({ change: { system: `${system} Speak Korean.` } }),
    before_model_call: ({ messages }) => ({
      change: {
        messages: messages.map((message) =>
          message.role === 'user' ? { ...message, text: 'changed' } : message,
        ),
        temperature: 1,
      },
    }),
    after_tool_call: ({ output, success }) => ({ change: { output: `${output} (${String(success)})` } }),
  });
  const outcome = await runTurn(turn, observer, never);
  expect(provider.requests.map(({ system, temperature }) => ({ system, temperature }))).toEqual(
    Array.from({ length: 2 }, () => ({ system: 'Be kind. Speak Korean.', temperature: 1 })),
  );
  expect(
    provider.requests[1]?.messages.map((message) =>
      message.role === 'tool' ? message.output : message.text,
    ),
  ).toEqual(['changed', '', 'done (true)']);
  // What was said stays as it was said.
  expect(outcome.messages[0]).toEqual({ role: 'user', text: 'go' });
});

test.each(['before_prompt', 'before_model_call'] as const)(
  'a cancel at %s ends the turn with its reason, and the model is not asked',
  async (point) => {
    const { turn, observer, provider } = setUp([], { [point]: () => ({ cancel: 'over budget' }) });
    expect(await runTurn(turn, observer, never)).toMatchObject({
      kind: 'ended',
      reason: 'stopped by hook h: over budget',
    });
    expect(provider.requests).toEqual([]);
  },
);

test('hooks hear which model spoke, also when it stood in for another', async () => {
  const heard: unknown[] = [];
  const { turn, observer } = setUp([], {
    after_model_call: ({ provider, model }) => {
      heard.push([provider, model]);
    },
  });
  const standing: Provider = {
    ...turn.provider,
    async *stream() {
      yield { type: 'text', text: 'done' };
      yield {
        type: 'finished',
        reason: 'stop',
        usage: null,
        queuedMs: 0,
        answeredBy: { provider: 'shop', model: 'spare' },
      };
    },
  };
  await runTurn({ ...turn, provider: standing }, observer, never);
  const { turn: own, observer: other } = setUp([{ text: 'done' }], {
    after_model_call: ({ provider, model }) => {
      heard.push([provider, model]);
    },
  });
  await runTurn(own, other, never);
  expect(heard).toEqual([
    ['shop', 'spare'],
    ['scripted', 'script'],
  ]);
});

test('hooks hear what the model said', async () => {
  const heard: unknown[] = [];
  const { turn, observer } = setUp([write(5), { text: 'done' }], {
    after_model_call: ({ text, toolCalls }) => {
      heard.push([text, toolCalls]);
    },
  });
  await runTurn(turn, observer, never);
  expect(heard).toEqual([
    ['', ['write']],
    ['done', []],
  ]);
});
