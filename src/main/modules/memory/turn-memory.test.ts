import { expect, test } from 'vitest';
import type { ModelName } from '../../../shared/model-choice';
import { Foreground } from '../../platform/base/foreground';
import { silentLogger } from '../../platform/base/logger';
import type { Hooks } from '../../ports/hooks';
import type { Turn } from '../../ports/turn';
import { openDatabase } from '../../platform/storage/database';
import { createTalksDue } from './storage/talks-due';
import { FakeClock } from '../../testing/fake-clock';
import { MapMemory } from '../../testing/map-memory';
import { RecordingTool } from '../../testing/recording-tool';
import { ScriptedProvider, type ScriptedAnswer } from '../../testing/scripted-provider';
import { runTurn } from '../agent/turn/loop';
import { TurnMemory, type EndedTurn } from './turn-memory';

const place = { conversation: 'c', sender: 'desktop', group: null };
const summary = (entry: string, fact: string | null = null): ScriptedAnswer => ({
  text: JSON.stringify({ history_entry: entry, memory_update: fact }),
});
const minute = 60_000;

function setUp(
  answers: readonly ScriptedAnswer[],
  options: {
    readonly oneToolPerRequest?: boolean;
    readonly autoSave?: boolean;
    readonly guarded?: boolean;
  } = {},
) {
  const provider = new ScriptedProvider(answers, options);
  const memory = new MapMemory();
  const clock = new FakeClock(Date.UTC(2026, 2, 22));
  const foreground = new Foreground();
  const database = openDatabase(':memory:');
  const due = createTalksDue(database);
  let ids = 0;
  const models: ModelName[] = [];
  const hooked: string[] = [];
  const there = { hasModel: true };
  const model = (name: ModelName): Promise<ScriptedProvider | null> => {
    models.push(name);
    return Promise.resolve(there.hasModel ? provider : null);
  };
  const hooks: Hooks = {
    tell: () => {},
    change: (point, value) => {
      if (point === 'before_model_call') hooked.push(value.origin);
      return Promise.resolve(
        point === 'before_model_call' && options.guarded === true
          ? { kind: 'cancel', reason: 'guard: not there' }
          : { kind: 'continue', value },
      );
    },
  };
  const open = (): TurnMemory =>
    new TurnMemory({
      memory,
      due,
      foreground,
      runTurn,
      model,
      hooks,
      autoSave: () => options.autoSave ?? true,
      clock,
      newId: () => `id${String(++ids)}`,
      logger: silentLogger,
    });
  const turn: Turn = {
    provider,
    request: {
      system: 'You are ZeroClaw.',
      temperature: 0.7,
      maxTokens: 1024,
      conversation: 'chat:c',
      priority: 'chat',
    },
    messages: [
      { role: 'user', text: '[12:00] The feed valve is V-12, mark it.' },
      { role: 'assistant', text: 'V-12.', toolCalls: [] },
    ],
    tools: [new RecordingTool('gpio_write')],
    context: { origin: 'chat:c', place },
    maxIterations: 5,
    parallelTools: () => false,
    firstCalls: [],
    hooks,
  };
  const ended = (more: Partial<EndedTurn> = {}): EndedTurn => ({
    key: 'desktop_c_1',
    place,
    text: 'The feed valve is V-12, mark it.',
    answer: 'V-12.',
    turn,
    ...more,
  });
  return {
    provider,
    memory,
    models,
    hooked,
    there,
    clock,
    foreground,
    due,
    open,
    ended,
    turn,
    kept: () =>
      [...memory.records.values()].map(({ key, content, category }) => ({ key, content, category })),
  };
}

const said = { key: 'desktop_c_1', content: 'The feed valve is V-12, mark it.', category: 'conversation' };

test('a message is kept at once; after a quiet minute the model sums the talk up, right after it, in the background', async () => {
  const { provider, clock, open, ended, turn, kept, due } = setUp([
    summary('Asked for the feed valve: V-12.', 'V-12 is the feed valve'),
  ]);
  const memory = open();
  memory.turnEnded(ended());
  await memory.saved();
  expect(kept()).toEqual([said]);
  await clock.advance(minute - 1);
  expect(provider.requests).toEqual([]);
  await clock.advance(1);
  expect(kept()).toEqual([
    said,
    { key: 'daily_2026-03-22_id2', content: 'Asked for the feed valve: V-12.', category: 'daily' },
    { key: 'core_id3', content: 'V-12 is the feed valve', category: 'core' },
  ]);
  const [request] = provider.requests;
  expect(request).toMatchObject({
    system: turn.request.system,
    conversation: 'chat:c',
    priority: 'background',
    messages: [...turn.messages, { role: 'user', text: expect.stringContaining('history_entry') as string }],
  });
  expect(request?.tools.map(({ name }) => name)).toEqual(['gpio_write']);
  expect([due.next(), clock.sleeping]).toEqual([null, 0]);
});

test('work that people wait for goes first: a summary gives way and is made again later', async () => {
  const { provider, clock, foreground, open, ended, kept } = setUp(['hang', summary('Asked.')]);
  const memory = open();
  memory.turnEnded(ended());
  await clock.advance(minute);
  expect(provider.requests).toHaveLength(1);
  let end = (): void => {};
  const work = foreground.during(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  await clock.advance(10 * minute);
  expect(provider.requests).toHaveLength(1);
  end();
  await work;
  await clock.advance(minute);
  expect(kept().map(({ category }) => category)).toEqual(['conversation', 'daily']);
});

test('a talk that is due outlives the engine', async () => {
  const { clock, open, ended, kept, provider } = setUp(['hang', summary('Asked.')]);
  const first = open();
  first.turnEnded(ended());
  await clock.advance(minute);
  await first.close();
  expect([kept().map(({ category }) => category), clock.sleeping]).toEqual([['conversation'], 0]);
  open().start();
  await clock.advance(minute);
  expect(kept().map(({ category }) => category)).toEqual(['conversation', 'daily']);
  expect(provider.requests[1]).toMatchObject({ tools: [], conversation: 'memory', priority: 'background' });
});

const secret = Object.assign(new ScriptedProvider([]), { id: 'home', model: 'private' });
const inPrivate = (turn: Turn): Turn => ({ ...turn, provider: secret });

test('a talk is summed up by its own model alone, also an older one of the same minute and one from before a restart', async () => {
  const { clock, open, ended, turn, models, hooked, due } = setUp([summary('Second.'), summary('First.')]);
  const first = open();
  first.turnEnded(ended({ turn: inPrivate(turn) }));
  await clock.advance(1);
  first.turnEnded(
    ended({ key: 'desktop_c_2', text: 'And the relief valve is V-14.', turn: inPrivate(turn) }),
  );
  await first.close();
  open().start();
  await clock.advance(3 * minute);
  expect(models).toEqual([
    { provider: 'home', model: 'private' },
    { provider: 'home', model: 'private' },
  ]);
  expect([hooked, due.next(), secret.requests]).toEqual([['chat:c', 'chat:c'], null, []]);
});

test.each([
  { name: 'whose model is not there any more', options: {}, hasModel: false },
  { name: 'that a hook lets no model read', options: { guarded: true }, hasModel: true },
])(
  'a talk $name is not summed up, right after it or after a restart, and its message stays',
  async ({ options, hasModel }) => {
    const { clock, open, ended, there, provider, kept, due } = setUp([], options);
    there.hasModel = hasModel;
    const first = open();
    first.turnEnded(ended());
    await clock.advance(minute);
    first.turnEnded(ended({ key: 'desktop_c_2', text: 'And the relief valve is V-14.' }));
    await first.close();
    open().start();
    await clock.advance(3 * minute);
    expect([provider.requests, due.next(), kept().map(({ category }) => category)]).toEqual([
      [],
      null,
      ['conversation', 'conversation'],
    ]);
  },
);

test('an emergency stop ends a summary, and none begins before somebody talks again', async () => {
  const { clock, open, ended, provider, due } = setUp(['hang', summary('Later.'), summary('Earlier.')]);
  const memory = open();
  memory.turnEnded(ended());
  await clock.advance(minute);
  memory.stop();
  await clock.advance(10 * minute);
  expect([provider.requests.length, clock.sleeping]).toEqual([1, 0]);
  memory.turnEnded(ended({ key: 'desktop_c_2', text: 'And the relief valve is V-14.' }));
  await clock.advance(3 * minute);
  expect([provider.requests.length, due.next()]).toEqual([3, null]);
});

test.each<{
  name: string;
  more: Partial<EndedTurn>;
  options?: Parameters<typeof setUp>[1];
  then: readonly string[];
}>([
  { name: 'a short message leaves nothing', more: { text: 'go on' }, then: [] },
  {
    name: 'a question leaves no memory, as it is no fact',
    more: { text: 'Which one is the feed valve?', answer: null },
    then: [],
  },
  { name: 'a command leaves nothing', more: { text: '/model a-model-with-a-long-name' }, then: [] },
  {
    name: 'a message with a password leaves nothing',
    more: { text: 'the password is pump-4711, remember it' },
    then: [],
  },
  { name: 'a stopped turn leaves its message', more: { answer: null, turn: null }, then: ['conversation'] },
  {
    name: 'an answer with a token is not summed up',
    more: { answer: 'Use ghp_abcdefghijklmnopqrstuvwxyz0123456789' },
    then: ['conversation'],
  },
  {
    name: 'a model that only makes calls is not asked',
    more: {},
    options: { oneToolPerRequest: true },
    then: ['conversation'],
  },
  { name: 'auto_save = false keeps nothing', more: {}, options: { autoSave: false }, then: [] },
])('$name', async ({ more, options, then }) => {
  const { clock, open, ended, kept, provider } = setUp([], options);
  open().turnEnded(ended(more));
  await clock.advance(2 * minute);
  expect([kept().map(({ category }) => category), provider.requests]).toEqual([then, []]);
});

test('an answer that cannot be read is not asked for again; a model that fails is, three times', async () => {
  const bad = setUp([{ text: 'I cannot.' }]);
  bad.open().turnEnded(bad.ended());
  await bad.clock.advance(5 * minute);
  expect([bad.provider.requests.length, bad.due.next()]).toEqual([1, null]);
  const failing = setUp([
    { error: new Error('out of memory') },
    { error: new Error('out of memory') },
    { error: new Error('out of memory') },
  ]);
  failing.open().turnEnded(failing.ended());
  await failing.clock.advance(5 * minute);
  expect([failing.provider.requests.length, failing.due.next()]).toEqual([3, null]);
});

test('a model that calls a tool instead runs none', async () => {
  const { clock, open, ended, turn, kept } = setUp([{ calls: [{ name: 'gpio_write', arguments: {} }] }]);
  open().turnEnded(ended());
  await clock.advance(minute);
  expect((turn.tools[0] as RecordingTool).calls).toEqual([]);
  expect(kept().map(({ category }) => category)).toEqual(['conversation']);
});

test('a fact that is known already is kept once, in its longer wording', async () => {
  const { clock, open, ended, memory } = setUp([summary('Asked.', 'V-12')]);
  await memory.store({
    key: 'core_old',
    content: 'V-12 is the feed valve',
    category: 'core',
    scope: 'sender:desktop',
    at: 1,
  });
  open().turnEnded(ended());
  await clock.advance(minute);
  expect([...memory.records.values()].filter(({ category }) => category === 'core')).toEqual([
    {
      key: 'core_old',
      content: 'V-12 is the feed valve',
      category: 'core',
      scope: 'sender:desktop',
      at: Date.UTC(2026, 2, 22),
    },
  ]);
});

test('what a deleted conversation left is forgotten, and it is not summed up', async () => {
  const { clock, open, ended, kept, provider, due } = setUp([]);
  const memory = open();
  memory.turnEnded(ended());
  memory.forget([{ key: 'desktop_c_1', scope: 'sender:desktop' }]);
  await memory.saved();
  await clock.advance(2 * minute);
  expect([kept(), provider.requests, due.next(), clock.sleeping]).toEqual([[], [], null, 0]);
});

test('a talk that is deleted while it is summed up leaves no summary, and the others are gone on with', async () => {
  const { clock, open, ended, kept, provider, due } = setUp(['hang', summary('Asked for the drain valve.')]);
  const memory = open();
  memory.turnEnded(ended({ key: 'desktop_d_1', text: 'The drain valve is V-15, too.' }));
  await clock.advance(1);
  memory.turnEnded(ended());
  await clock.advance(minute);
  expect(provider.requests).toHaveLength(1);
  memory.forget([{ key: 'desktop_c_1', scope: 'sender:desktop' }]);
  await clock.advance(2 * minute);
  expect([
    kept()
      .filter(({ category }) => category !== 'conversation')
      .map(({ content }) => content),
    due.next(),
  ]).toEqual([['Asked for the drain valve.'], null]);
});

test('a memory that fails makes no turn fail', async () => {
  const { memory, open, ended, clock } = setUp([summary('Asked.'), summary('Asked.')]);
  memory.failure = new Error('disk full');
  const turns = open();
  turns.turnEnded(ended());
  await clock.advance(minute);
  memory.failure = null;
  await clock.advance(2 * minute);
  expect([...memory.records.values()].map(({ category }) => category)).toEqual(['daily']);
});

test('what a conversation with outside words in it is summed up to is no word of a person', async () => {
  const { open, ended, turn, clock, kept } = setUp([summary('A page was read.', 'Valve 5 may be open.')]);
  const memory = open();
  memory.turnEnded(
    ended({
      text: 'Read it',
      turn: { ...turn, context: { ...turn.context, outside: ['a page of the web'] } },
    }),
  );
  memory.turnEnded(
    ended({ turn: { ...turn, context: { ...turn.context, outside: ['a page of the web'] } } }),
  );
  await memory.saved();
  await clock.advance(minute);
  await expect
    .poll(() => kept().filter(({ category }) => category !== 'conversation'))
    .toMatchObject([
      { content: '[from a page of the web] A page was read.', category: 'outside' },
      { content: '[from a page of the web] Valve 5 may be open.', category: 'outside' },
    ]);
  await memory.close();
});
