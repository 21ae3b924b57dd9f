import { describe, expect, test } from 'vitest';
import { silentLogger } from '../../../platform/base/logger';
import { complete, type ModelDelta, type ModelRequest, type Provider } from '../../../ports/provider';
import { ProviderError } from '../../../ports/provider-error';
import { FakeClock } from '../../../testing/fake-clock';
import { ScriptedProvider, type ScriptedAnswer } from '../../../testing/scripted-provider';
import { reliableProvider } from './provider';

const request: ModelRequest = {
  system: 's',
  messages: [
    { role: 'user', text: 'old' },
    { role: 'assistant', text: 'older answer', toolCalls: [] },
    { role: 'user', text: 'new' },
  ],
  tools: [],
  temperature: 0,
  maxTokens: 10,
  conversation: 'c',
  priority: 'chat',
};
const never = new AbortController().signal;
const passing = (retryAfterMs: number | null = null): ScriptedAnswer => ({
  error: new ProviderError('provider.unreachable', 'gone', {
    remedy: 'Start it.',
    retryable: true,
    retryAfterMs,
  }),
});
const lasting: ScriptedAnswer = {
  error: new ProviderError('provider.refused', 'wrong key', { remedy: 'Correct the key.' }),
};
const tooLong: ScriptedAnswer = { error: new ProviderError('provider.overflow', 'too long') };
const answer: ScriptedAnswer = { text: 'hello' };

function setUp(
  first: readonly ScriptedAnswer[],
  fallbacks: readonly (readonly ScriptedAnswer[])[] = [],
  retries = 2,
  random = 0,
) {
  const clock = new FakeClock();
  const providers = [first, ...fallbacks].map((answers) => new ScriptedProvider(answers));
  const [chosen, ...others] = providers;
  if (chosen === undefined) throw new Error('There is no provider');
  const provider = reliableProvider(
    chosen,
    { retries, backoffMs: 500, fallbacks: others, logger: silentLogger, random: () => random },
    clock,
  );
  const asked = (): readonly number[] => providers.map(({ requests }) => requests.length);
  return { clock, provider, providers, asked };
}

const loading: ScriptedAnswer = {
  error: new ProviderError('provider.unreachable', 'is loading its model', {
    retryable: true,
    isAway: true,
    isLoading: true,
  }),
};

describe('a server that loads its model', () => {
  test('is waited for, beyond the tries of another failure', async () => {
    const { clock, provider, asked } = setUp([...Array.from({ length: 30 }, () => loading), answer]);
    const phases = new Set<string>();
    const answered = complete(provider, request, never, (delta) => {
      if (delta.type === 'progress') phases.add(delta.phase);
    });
    for (let pause = 0; pause < 30; pause += 1) await clock.advance(2_000);
    expect(await answered).toMatchObject({ text: 'hello' });
    expect([asked(), phases.has('loading')]).toEqual([[31], true]);
  });

  test('is given up when it never ends', async () => {
    const { clock, provider } = setUp(Array.from({ length: 400 }, () => loading));
    const failed = expect(complete(provider, request, never)).rejects.toThrow('is loading its model');
    for (let pause = 0; pause < 310; pause += 1) await clock.advance(2_000);
    await failed;
  });

  test('gives way to another model, and a step waits in its own way', async () => {
    const other = setUp([loading], [[answer]], 0);
    expect(await complete(other.provider, request, never)).toMatchObject({ text: 'hello' });
    const step = setUp([loading], [], 0);
    await expect(complete(step.provider, { ...request, priority: 'sop' }, never)).rejects.toMatchObject({
      isAway: true,
    });
  });
});

describe('retries', () => {
  test('a failure that may pass is tried again after growing waits', async () => {
    const { clock, provider, asked } = setUp([passing(), passing(), answer]);
    const deltas: ModelDelta['type'][] = [];
    const answered = complete(provider, request, never, ({ type }) => deltas.push(type));
    await clock.advance(499);
    expect(asked()).toEqual([1]);
    await clock.advance(1);
    expect(asked()).toEqual([2]);
    await clock.advance(1_000);
    expect(await answered).toMatchObject({ text: 'hello' });
    expect(deltas).toEqual(['progress', 'progress', 'text', 'finished']);
    expect(clock.sleeping).toBe(0);
  });

  test('up to a quarter is added to a wait, so that many do not come back at once', async () => {
    const { clock, provider, asked } = setUp([passing(), answer], [], 2, 0.8);
    const answered = complete(provider, request, never);
    await clock.advance(599);
    expect(asked()).toEqual([1]);
    await clock.advance(1);
    expect((await answered).text).toBe('hello');
  });

  test('the service decides the wait, up to half a minute', async () => {
    const { clock, provider, asked } = setUp([passing(600_000), answer]);
    const answered = complete(provider, request, never);
    await clock.advance(29_999);
    expect(asked()).toEqual([1]);
    await clock.advance(1);
    expect((await answered).text).toBe('hello');
  });

  test('a failure that stays is not tried again, and is told as it is', async () => {
    const { clock, provider, asked } = setUp([lasting]);
    await expect(complete(provider, request, never)).rejects.toMatchObject({
      code: 'provider.refused',
      message: 'wrong key',
      remedy: 'Correct the key.',
    });
    expect([asked(), clock.sleeping]).toEqual([[1], 0]);
  });

  test('after the last retry the failure says how often it was tried', async () => {
    const { clock, provider } = setUp([passing(), passing()], [], 1);
    const answered = complete(provider, request, never);
    const failure = expect(answered).rejects.toMatchObject({
      code: 'provider.unreachable',
      message: 'gone (2 tries)',
      remedy: 'Start it.',
      retryable: true,
    });
    await clock.advance(500);
    await failure;
  });

  test('a mistake of the program is not taken for a failing model', async () => {
    const { provider, asked } = setUp([{ error: new TypeError('oops') }], [[answer]]);
    await expect(complete(provider, request, never)).rejects.toThrow(TypeError);
    expect(asked()).toEqual([1, 0]);
  });
});

describe('fallbacks', () => {
  test('the next provider gets the same request', async () => {
    const { provider, providers } = setUp([lasting], [[answer]]);
    expect((await complete(provider, request, never)).text).toBe('hello');
    expect(providers[1]?.requests).toEqual([request]);
  });

  test('an answer says which fallback gave it; one of the chosen provider does not', async () => {
    const { provider } = setUp([answer, lasting], [[answer]]);
    expect((await complete(provider, request, never)).answeredBy).toBeUndefined();
    const { provider: broken, providers } = setUp([lasting], [[answer]]);
    expect((await complete(broken, request, never)).answeredBy).toEqual({
      provider: providers[1]?.id,
      model: providers[1]?.model,
    });
  });

  test('when nobody answers, every failure is named, and the remedy is that of the chosen one', async () => {
    const { clock, provider, asked } = setUp([lasting], [[passing(), passing()], [lasting]], 1);
    const failure = expect(complete(provider, request, never)).rejects.toMatchObject({
      code: 'provider.refused',
      message: 'No model could answer. scripted: wrong key; scripted (2 tries): gone; scripted: wrong key',
      remedy: 'Correct the key.',
    });
    await clock.advance(500);
    await failure;
    expect(asked()).toEqual([1, 2, 1]);
  });
});

describe('a prompt that is too long', () => {
  test('is tried once more at once, without its older half', async () => {
    const { clock, provider, providers } = setUp([tooLong, answer], [], 0);
    expect((await complete(provider, request, never)).text).toBe('hello');
    expect(providers[0]?.requests[1]?.messages).toEqual([{ role: 'user', text: 'new' }]);
    expect(clock.sleeping).toBe(0);
  });

  test('that must stay whole is refused, for whoever asked to cut it', async () => {
    const { provider, asked } = setUp([tooLong, answer], [[answer]]);
    await expect(complete(provider, { ...request, whole: true }, never)).rejects.toMatchObject({
      code: 'provider.overflow',
      message: 'too long',
    });
    expect(asked()).toEqual([1, 0]);
  });

  test('that is still too long goes to the next provider whole', async () => {
    const { provider, providers, asked } = setUp([tooLong, tooLong], [[answer]]);
    expect((await complete(provider, request, never)).text).toBe('hello');
    expect(asked()).toEqual([2, 1]);
    expect(providers[1]?.requests[0]).toEqual(request);
  });

  test('with nothing to leave out fails at once', async () => {
    const { provider, asked } = setUp([tooLong], [[answer]]);
    await expect(
      complete(provider, { ...request, messages: request.messages.slice(-1) }, never),
    ).rejects.toMatchObject({ code: 'provider.overflow', message: 'too long' });
    expect(asked()).toEqual([1, 0]);
  });
});

test('an answer that has begun is never begun again', async () => {
  const breaking: Provider = {
    id: 'breaking',
    model: 'm',
    async *stream() {
      yield { type: 'text', text: 'The valve is' };
      throw new ProviderError('provider.unreachable', 'closed in the middle', { retryable: true });
    },
  };
  const fallback = new ScriptedProvider([answer]);
  const provider = reliableProvider(
    breaking,
    { retries: 5, backoffMs: 500, fallbacks: [fallback], logger: silentLogger, random: () => 0 },
    new FakeClock(),
  );
  let shown = '';
  const onDelta = (delta: ModelDelta): void => {
    if (delta.type === 'text') shown += delta.text;
  };
  await expect(complete(provider, request, never, onDelta)).rejects.toThrow('closed in the middle');
  expect([shown, fallback.requests.length]).toEqual(['The valve is', 0]);
});

describe('an abort', () => {
  test('ends a wait at once, and nobody is asked afterwards', async () => {
    const { clock, provider, asked } = setUp([passing(), answer], [[answer]]);
    const controller = new AbortController();
    const failure = expect(complete(provider, request, controller.signal)).rejects.toThrow('enough');
    await clock.advance(100);
    controller.abort(new Error('enough'));
    await failure;
    await clock.advance(60_000);
    expect([asked(), clock.sleeping]).toEqual([[1, 0], 0]);
  });

  test('is passed on from a model at work, not taken for its failure', async () => {
    const { clock, provider, asked } = setUp(['hang'], [[answer]]);
    const controller = new AbortController();
    const failure = expect(complete(provider, request, controller.signal)).rejects.toThrow('enough');
    await clock.advance(1);
    controller.abort(new Error('enough'));
    await failure;
    expect(asked()).toEqual([1, 0]);
  });
});

test('it goes by the name of the chosen provider, and closes all of them', async () => {
  const closed: string[] = [];
  const named = (id: string): Provider => ({
    id,
    model: `${id}-model`,
    async *stream() {},
    close: async () => {
      closed.push(id);
    },
  });
  const provider = reliableProvider(
    named('local'),
    { retries: 0, backoffMs: 500, fallbacks: [named('shop')], logger: silentLogger, random: () => 0 },
    new FakeClock(),
  );
  await provider.close?.();
  expect([provider.id, provider.model, closed]).toEqual(['local', 'local-model', ['local', 'shop']]);
});

test('a picture goes to the first provider that sees, and what one of them can see, all of them can', async () => {
  const [blind, seeing] = [
    new ScriptedProvider([]),
    Object.assign(new ScriptedProvider([answer]), {
      capabilities: { nativeToolCalling: true, vision: true },
    }),
  ];
  const provider = reliableProvider(
    blind,
    { retries: 0, backoffMs: 0, fallbacks: [seeing], logger: silentLogger, random: () => 0 },
    new FakeClock(),
  );
  expect(provider.capabilities).toMatchObject({ vision: true });
  const pictured: ModelRequest = {
    ...request,
    messages: [{ role: 'user', text: 'look', images: [{ mediaType: 'image/png', base64: 'AAAA' }] }],
  };
  expect((await complete(provider, pictured, never)).text).toBe('hello');
  expect([blind.requests.length, seeing.requests.length]).toEqual([0, 1]);
});

test('a question after a picture goes to one that sees, and where none of them answers, without the picture to the others', async () => {
  const [blind, seeing] = [
    new ScriptedProvider([answer]),
    Object.assign(new ScriptedProvider([lasting]), {
      capabilities: { nativeToolCalling: true, vision: true },
    }),
  ];
  const provider = reliableProvider(
    blind,
    { retries: 0, backoffMs: 0, fallbacks: [seeing], logger: silentLogger, random: () => 0 },
    new FakeClock(),
  );
  const later: ModelRequest = {
    ...request,
    messages: [
      { role: 'user', text: 'look: [IMAGE:a.png]', images: [{ mediaType: 'image/png', base64: 'AAAA' }] },
      { role: 'assistant', text: 'A pump.', toolCalls: [] },
      { role: 'user', text: 'How warm is it?' },
    ],
  };
  expect((await complete(provider, later, never)).text).toBe('hello');
  expect(seeing.requests.map(({ messages }) => messages)).toEqual([later.messages]);
  expect(blind.requests.map(({ messages }) => messages)).toEqual([
    [{ role: 'user', text: 'look: [IMAGE:a.png]' }, ...later.messages.slice(1)],
  ]);
});
