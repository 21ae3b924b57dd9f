import { describe, expect, test } from 'vitest';
import type { Hook } from '../../../ports/hooks';
import type { ModelMessage, ModelToolCall } from '../../../ports/provider';
import { FakeClock } from '../../../testing/fake-clock';
import { HookRunner } from './hook-runner';
import { redactSecrets } from './redact-secrets';

const never = new AbortController().signal;
const message = { origin: 'chat:c', channel: 'desktop', sender: 'ana', text: 'a' };
const adds = (letter: string, priority?: number): Hook => ({
  name: letter,
  ...(priority === undefined ? {} : { priority }),
  on: { on_message_received: ({ text }) => ({ change: { text: text + letter } }) },
});
const answers = (name: string, answer: () => unknown): Hook => ({
  name,
  on: { on_message_received: answer as never },
});

function setUp(hooks: readonly Hook[]): {
  runner: HookRunner;
  clock: FakeClock;
  failures: string[];
  worked: string[];
} {
  const clock = new FakeClock();
  const failures: string[] = [];
  const worked: string[] = [];
  const runner = new HookRunner({
    hooks: () => hooks,
    clock,
    failed: (hook, point, why) => {
      failures.push(`${hook.name} ${point}: ${why}`);
    },
    worked: (hook) => {
      worked.push(hook.name);
    },
  });
  return { runner, clock, failures, worked };
}

describe('a value to change', () => {
  test('goes through the hooks by priority, and in the order of registration among equals', async () => {
    const { runner } = setUp([adds('3'), adds('1', 10), adds('4'), adds('2', 5), adds('5', -1)]);
    expect(await runner.change('on_message_received', message, never)).toEqual({
      kind: 'continue',
      value: { ...message, text: 'a12345' },
    });
  });

  test('goes no further than a hook that cancels, whose name and reason are told', async () => {
    const { runner } = setUp([adds('1'), answers('guard', () => ({ cancel: 'not at night' })), adds('2')]);
    expect(await runner.change('on_message_received', message, never)).toEqual({
      kind: 'cancel',
      reason: 'guard: not at night',
    });
  });

  test.each([
    {
      name: 'throws',
      answer: () => {
        throw new Error('boom');
      },
      failure: /boom/u,
    },
    { name: 'rejects', answer: () => Promise.reject(new Error('later boom')), failure: /later boom/u },
    {
      name: 'changes what may not be changed',
      answer: () => ({ change: { channel: 'other' } }),
      failure: /it may change text: .*"channel"/su,
    },
    {
      name: 'changes it to another kind of value',
      answer: () => ({ change: { text: 5 } }),
      failure: /it may change text: .*expected string/su,
    },
    { name: 'answers with something else', answer: () => ({ stop: true }), failure: /"stop"/u },
  ])('as a hook that $name left it, which is reported and skipped', async ({ answer, failure }) => {
    const { runner, failures, worked } = setUp([adds('1'), answers('bad', answer), adds('2')]);
    expect(await runner.change('on_message_received', message, never)).toMatchObject({
      value: { text: 'a12' },
    });
    expect(failures).toEqual([expect.stringMatching(failure)]);
    expect(worked).toEqual(['1', '2']);
  });

  test('is not held up by a hook that hangs', async () => {
    const { runner, clock, failures } = setUp([answers('hangs', () => new Promise(() => {})), adds('1')]);
    const changed = runner.change('on_message_received', message, never);
    await clock.advance(5000);
    expect(await changed).toMatchObject({ value: { text: 'a1' } });
    expect(failures).toEqual(['hangs on_message_received: No answer within 5 s']);
  });

  test('is a copy: a hook changes nothing behind the others back', async () => {
    const args = { pins: [3] };
    const meddles: Hook = {
      name: 'meddles',
      on: {
        before_tool_call: (call) => {
          (call.arguments['pins'] as number[]).push(4);
        },
      },
    };
    const { runner } = setUp([meddles]);
    expect(
      await runner.change(
        'before_tool_call',
        { origin: 'chat:c', tool: 't', effect: 'acts', arguments: args },
        never,
      ),
    ).toMatchObject({ value: { arguments: { pins: [3] } } });
    expect(args).toEqual({ pins: [3] });
  });

  test("is given up when everything is called off, and that is nobody's failure", async () => {
    const stop = new AbortController();
    const { runner, failures } = setUp([answers('hangs', () => new Promise(() => {}))]);
    const changed = runner.change('on_message_received', message, stop.signal);
    stop.abort(new Error('stop'));
    await expect(changed).rejects.toThrow('stop');
    expect(failures).toEqual([]);
  });
});

/** With every field that a message or a call may have. */
const call: Required<ModelToolCall> = {
  id: 'c1',
  name: 't',
  arguments: { pin: 3 },
  unreadable: 'no JSON',
  confidence: 0.4,
  unsureBelow: null,
  beside: 'Now it is closed.',
  from: { pin: 'hook' },
};
const whole: { readonly [Role in ModelMessage['role']]: Required<Extract<ModelMessage, { role: Role }>> } = {
  user: { role: 'user', text: 'call 555-1234', images: [{ mediaType: 'image/png', base64: 'AA' }] },
  assistant: {
    role: 'assistant',
    text: '',
    toolCalls: [call, { ...call, id: 'c2', unsureBelow: 0.5 }],
    thought: 'why',
  },
  tool: { role: 'tool', callId: 'c1', name: 't', status: 'error', output: 'x' },
};

test('messages that a hook hands back, masked or as they were, are what is sent', async () => {
  const masks: Hook = {
    name: 'masks',
    on: {
      before_model_call: ({ messages }) => ({
        change: {
          messages: messages.map((each) =>
            each.role === 'user' ? { ...each, text: each.text.replace('555-1234', '***') } : each,
          ),
        },
      }),
    },
  };
  const { runner, failures } = setUp([masks]);
  const value = {
    origin: 'chat:c',
    provider: 'p',
    model: 'm',
    system: '',
    messages: Object.values(whole),
    tools: ['t'],
    temperature: 0,
  };
  expect(await runner.change('before_model_call', value, never)).toEqual({
    kind: 'continue',
    value: { ...value, messages: [{ ...whole.user, text: 'call ***' }, whole.assistant, whole.tool] },
  });
  expect(failures).toEqual([]);
});

test('a result cannot be cancelled', async () => {
  const { runner, failures } = setUp([
    { name: 'late', on: { after_tool_call: () => ({ cancel: 'too late' }) } },
  ]);
  expect(
    await runner.change(
      'after_tool_call',
      { origin: 'run:r', tool: 't', arguments: {}, success: true, output: 'ok' },
      never,
    ),
  ).toMatchObject({ kind: 'continue', value: { output: 'ok' } });
  expect(failures).toEqual(['late after_tool_call: a call that has been made cannot be cancelled']);
});

test('news go to every hook, and the failure of one does not keep it from the others', async () => {
  const heard: string[] = [];
  const { runner, clock, failures } = setUp([
    {
      name: 'deaf',
      on: {
        session_start: () => {
          throw new Error('boom');
        },
      },
    },
    {
      name: 'hears',
      on: {
        session_start: ({ origin }) => {
          heard.push(origin);
        },
      },
    },
  ]);
  runner.tell('session_start', { origin: 'chat:c', channel: 'desktop' });
  await clock.advance(0);
  expect(heard).toEqual(['chat:c']);
  expect(failures).toEqual(['deaf session_start: boom']);
});

test('known secrets are taken out last, of results and of what is sent', async () => {
  const brings: Hook = {
    name: 'brings',
    on: { on_message_sending: ({ text }) => ({ change: { text: `${text} hunter2-key` } }) },
  };
  const { runner } = setUp([
    redactSecrets({ known: (text) => text.replaceAll('hunter2-key', '***'), knownSoFar: (text) => text }),
    brings,
  ]);
  expect(
    await runner.change('on_message_sending', { origin: 'chat:c', channel: 'desktop', text: 'It is' }, never),
  ).toMatchObject({ value: { text: 'It is ***' } });
  expect(
    await runner.change(
      'after_tool_call',
      { origin: 'run:r', tool: 'shell', arguments: {}, success: true, output: 'KEY=hunter2-key' },
      never,
    ),
  ).toMatchObject({ value: { output: 'KEY=***' } });
});

test('of an answer that is still being written, hooks let pass what they may; one that wants to see the whole of it lets nothing pass', () => {
  const upper: Hook = {
    name: 'upper',
    on: { on_message_sending: () => undefined },
    soFar: (text) => text.toUpperCase(),
  };
  const cut: Hook = {
    name: 'cut',
    on: { on_message_sending: () => undefined },
    soFar: (text) => text.slice(0, 3),
  };
  const whole: Hook = { name: 'whole', on: { on_message_sending: () => undefined } };
  const other: Hook = { name: 'other', on: { before_prompt: () => undefined } };
  expect(
    [setUp([]), setUp([upper, cut, other]), setUp([upper, whole])].map(({ runner }) =>
      runner.soFar('abcdef'),
    ),
  ).toEqual(['abcdef', 'ABC', null]);
});
