import type { ToolDecision } from '../../../shared/chat';
import { describe, expect, test } from 'vitest';
import type { Range } from '../../../shared/range';
import type { JsonObject } from '../../../shared/json';
import { MemoryPermissions } from '../../testing/memory-permissions';
import type { Fact } from '../../../shared/basis';
import { ToolQuestions, type AskedCall, type ProposedCall } from './tool-questions';

const ana = { by: 'ana', via: 'app', at: 9 };
const range = { calls: [{ pin: 5 }] };
/** People have said yes to such calls often enough for a range to be offered. */
function approvedOften(definition?: string, args: JsonObject = { pin: 5 }): MemoryPermissions {
  const permissions = new MemoryPermissions();
  for (const tool of ['gpio_write', 'http_request', 'shell', 'mcp_plant_level'])
    for (let yes = 0; yes < 5; yes += 1) permissions.approved({ tool, definition, arguments: args });
  return permissions;
}
const ignore = (): void => {};
const never = new AbortController().signal;
const call = (conversationId: string, tool: string): ProposedCall => ({
  conversationId,
  call: 'call_0',
  tool,
  arguments: { pin: 5 },
  askedAt: 7,
});

/** What a person says who has seen the call as it is now. */
const decide = (
  questions: ToolQuestions,
  conversation: string,
  decision: ToolDecision,
): ReturnType<ToolQuestions['decide']> =>
  questions.decide(
    conversation,
    'call_0',
    { decision, hash: questions.open().find(({ conversationId }) => conversationId === conversation)?.hash },
    ana,
  );

test('a question is answered in its own conversation, whatever ids the models give their calls', async () => {
  const questions = new ToolQuestions(new MemoryPermissions());
  const first = questions.ask(call('first', 'gpio_write'), ignore, never);
  const second = questions.ask(call('second', 'file_write'), ignore, never);
  expect(questions.decide('first', 'call_0', { decision: 'no' }, ana).ok).toBe(true);
  expect(decide(questions, 'second', 'once').ok).toBe(true);
  expect((await Promise.all([first, second])).map(({ decision }) => decision)).toEqual(['no', 'once']);
});

test.each(['always', 'conversation'] as const)(
  'what was allowed with "%s" is asked again once it was taken back',
  async (decision) => {
    const questions = new ToolQuestions(approvedOften());
    void questions.ask(call('c', 'gpio_write'), ignore, never);
    decide(questions, 'c', decision);
    expect(questions.isAllowed('c', { tool: 'gpio_write', arguments: { pin: 5 } })).toBe(true);
    questions.revokeAll();
    expect(questions.isAllowed('c', { tool: 'gpio_write', arguments: { pin: 5 } })).toBe(false);
  },
);

test.each(['always', 'conversation'] as const)(
  'what was allowed with "%s" does not count where it is not proved who wrote, and cannot be allowed there',
  async (decision) => {
    const questions = new ToolQuestions(approvedOften());
    void questions.ask(call('c', 'gpio_write'), ignore, never);
    decide(questions, 'c', decision);
    const asked = questions.ask({ ...call('c', 'gpio_write'), unproved: true }, ignore, never);
    expect(questions.open()).toHaveLength(1);
    expect(decide(questions, 'c', decision)).toMatchObject({
      ok: false,
      error: { code: 'chat.only-once' },
    });
    decide(questions, 'c', 'once');
    expect((await asked).decision).toBe('once');
  },
);

test('an answer that was stopped before it came to its question asks nobody', async () => {
  const questions = new ToolQuestions(new MemoryPermissions());
  await expect(
    questions.ask(call('c', 'gpio_write'), ignore, AbortSignal.abort(new Error('stopped'))),
  ).rejects.toThrow('stopped');
  expect(questions.open()).toEqual([]);
});

test('the first answer counts', async () => {
  const questions = new ToolQuestions(new MemoryPermissions());
  const asked = questions.ask(call('c', 'gpio_write'), ignore, never);
  expect([
    questions.decide('c', 'call_0', { decision: 'no' }, ana).ok,
    decide(questions, 'c', 'once').ok,
  ]).toEqual([true, false]);
  expect((await asked).decision).toBe('no');
});

test('an emergency stop that cannot be written takes everything back all the same', () => {
  const permissions = approvedOften();
  permissions.allow({ tool: 'gpio_write', ...ana, range }, undefined);
  const revokeAll = permissions.revokeAll.bind(permissions);
  permissions.revokeAll = () => {
    throw new Error('the disk is full');
  };
  const questions = new ToolQuestions(permissions);
  expect(() => {
    questions.revokeAll();
  }).toThrow('the disk is full');
  expect(questions.isAllowed('c', { tool: 'gpio_write', arguments: { pin: 5 } })).toBe(false);
  void questions.ask(call('c', 'shell'), ignore, never);
  // Not before what was taken back is: the old yes would count again.
  expect(() => decide(questions, 'c', 'always')).toThrow('the disk is full');
  permissions.revokeAll = revokeAll;
  decide(questions, 'c', 'always');
  expect(
    ['gpio_write', 'shell'].map((tool) => questions.isAllowed('c', { tool, arguments: { pin: 5 } })),
  ).toEqual([false, true]);
});

test('what waits is listed oldest first until it is answered or taken back, and who answered is remembered', async () => {
  let changes = 0;
  const questions = new ToolQuestions(new MemoryPermissions(), () => {
    changes += 1;
  });
  const stopped = new AbortController();
  const first = questions.ask(call('first', 'gpio_write'), ignore, never);
  const second = questions.ask(call('second', 'shell'), ignore, stopped.signal);
  expect(questions.open()).toMatchObject([
    { ...call('first', 'gpio_write'), provenance: { pin: 'model' } },
    call('second', 'shell'),
  ]);
  questions.decide('first', 'call_0', { decision: 'no' }, { by: 'bo', via: 'telegram:1', at: 9 });
  stopped.abort(new Error('the answer was stopped'));
  await expect(second).rejects.toThrow('the answer was stopped');
  expect((await first).decision).toBe('no');
  expect([questions.open(), questions.answered(), changes]).toMatchObject([
    [],
    [{ ...call('first', 'gpio_write'), decision: 'no', by: 'bo', via: 'telegram:1', at: 9 }],
    4,
  ]);
});

test('what a person edits is asked again wherever it is shown; put back it is the call of the model again, and a no needs no look at it', async () => {
  const questions = new ToolQuestions(new MemoryPermissions());
  const shown: string[] = [];
  const asked = questions.ask(
    call('c', 'gpio_write'),
    (question) => {
      shown.push(`${JSON.stringify(question.arguments)} ${question.provenance['pin'] ?? ''}`);
    },
    never,
  );
  const hash = (): string => questions.open()[0]?.hash ?? '';
  const edit = (values: { readonly pin: number }) =>
    questions.edit(
      'c',
      'call_0',
      { hash: hash(), values, mistakesIn: (_tool, args) => (args['pin'] === 0 ? ['"pin" is 0'] : []) },
      ana,
    );
  const [asAsked] = [hash()];
  expect([edit({ pin: 6 }).ok, edit({ pin: 0 }).ok, edit({ pin: 5 }).ok, hash() === asAsked]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(shown).toEqual(['{"pin":5} model', '{"pin":6} person', '{"pin":5} model']);
  expect(
    questions.edit('c', 'call_0', { hash: hash(), values: { force: 1 }, mistakesIn: () => [] }, ana),
  ).toMatchObject({ ok: false, error: { code: 'not_editable' } });
  edit({ pin: 7 });
  expect(questions.decide('c', 'call_0', { decision: 'no', hash: asAsked }, ana).ok).toBe(true);
  expect(await asked).toMatchObject({ decision: 'no', asked: { arguments: { pin: 7 } } });
});

test.each(['always', 'conversation'] as const)(
  'what was allowed with "%s" is another tool when its server makes another of it',
  async (decision) => {
    const questions = new ToolQuestions(approvedOften('reads'));
    const level = (definition: string): ProposedCall => ({ ...call('c', 'mcp_plant_level'), definition });
    void questions.ask(level('reads'), ignore, never);
    decide(questions, 'c', decision);
    expect((await questions.ask(level('reads'), ignore, never)).by).toBeNull();
    const stopped = new AbortController();
    const asked = questions.ask(level('opens'), ignore, stopped.signal);
    expect(questions.open()).toMatchObject([{ definition: 'opens' }]);
    stopped.abort(new Error('stopped'));
    await expect(asked).rejects.toThrow('stopped');
  },
);

test('a call that waits while its tool becomes another is answered with no, by nobody; the others wait on', async () => {
  const permissions = new MemoryPermissions();
  const questions = new ToolQuestions(permissions);
  const asked = questions.ask({ ...call('c', 'mcp_plant_level'), definition: 'reads' }, ignore, never);
  void questions.ask({ ...call('d', 'mcp_plant_level'), definition: 'opens' }, ignore, never);
  void questions.ask(call('e', 'gpio_write'), ignore, never);
  permissions.allow({ tool: 'mcp_plant_level', ...ana, range }, 'reads');
  expect([
    questions.redefined('mcp_plant_level', 'opens'),
    questions.redefined('mcp_plant_level', 'opens'),
  ]).toEqual(['another', null]);
  expect(await asked).toMatchObject({
    decision: 'no',
    by: null,
    reason:
      'Nothing was done: mcp_plant_level became another tool while the call waited for a person. Look at what it does now before you ask for it again.',
  });
  expect(questions.open().map(({ conversationId }) => conversationId)).toEqual(['d', 'e']);
  expect(decide(questions, 'c', 'once').ok).toBe(false);
});

test('what was allowed always does not let a call carry a secret unseen', async () => {
  const questions = new ToolQuestions(approvedOften());
  void questions.ask(call('c', 'http_request'), ignore, never);
  decide(questions, 'c', 'always');
  expect((await questions.ask(call('c', 'http_request'), ignore, never)).by).toBeNull();
  const asked = questions.ask(
    { ...call('c', 'http_request'), arguments: { headers: { Key: '{{secret.shop}}' } } },
    ignore,
    never,
  );
  expect(questions.open()).toHaveLength(1);
  decide(questions, 'c', 'once');
  expect((await asked).by).toEqual(ana);
});

describe('a range', () => {
  const ask = (
    questions: ToolQuestions,
    args: JsonObject,
    more: Partial<ProposedCall> = {},
  ): ReturnType<ToolQuestions['ask']> =>
    questions.ask({ ...call('c', 'gpio_write'), arguments: args, ...more }, ignore, never);
  const yes = (questions: ToolQuestions, decision: ToolDecision = 'once'): void => {
    expect(decide(questions, 'c', decision).ok).toBe(true);
  };
  const isAsked = (questions: ToolQuestions): boolean => questions.open().length > 0;

  test('is offered after five approvals of a tool, and holds what was seen and this call', async () => {
    const questions = new ToolQuestions(new MemoryPermissions());
    for (const pin of [5, 5, 6, 5, 5]) {
      void ask(questions, { pin, value: 0 });
      expect(questions.open()[0]?.offer).toBeUndefined();
      expect(decide(questions, 'c', 'always')).toMatchObject({ ok: false, error: { code: 'chat.not-yet' } });
      yes(questions);
    }
    void ask(questions, { pin: 5, value: 1 });
    expect(questions.open()[0]?.offer).toEqual({
      calls: [
        { pin: 5, value: 1 },
        { pin: 5, value: 0 },
        { pin: 6, value: 0 },
      ],
    });
    yes(questions, 'always');
    expect((await ask(questions, { pin: 6, value: 0 })).standing).toBe('always');
    expect(isAsked(questions)).toBe(false);
    // Pin 6 was set to 0 and pin 5 to 1: nobody said yes to pin 6 with 1.
    void ask(questions, { pin: 6, value: 1 });
    expect(isAsked(questions)).toBe(true);
  });

  test.each<{ name: string; args: JsonObject; more?: Partial<ProposedCall> }>([
    { name: 'another value', args: { pin: 6 } },
    { name: 'a value of another kind', args: { pin: '5' } },
    { name: 'another argument', args: { pin: 5, note: 'x' } },
    { name: 'a missing argument', args: {} },
    { name: 'another version of the tool', args: { pin: 5 }, more: { definition: 'second' } },
  ])('does not cover $name', ({ args, more }) => {
    const permissions = new MemoryPermissions();
    permissions.allow({ tool: 'gpio_write', ...ana, range }, undefined);
    const questions = new ToolQuestions(permissions);
    void ask(questions, args, more);
    expect(isAsked(questions)).toBe(true);
  });

  test('counts its uses, and asks after a failure until it has succeeded with the yes of a person', async () => {
    const permissions = new MemoryPermissions();
    permissions.allow({ tool: 'gpio_write', ...ana, range }, undefined);
    const questions = new ToolQuestions(permissions);
    await ask(questions, { pin: 5 });
    await ask(questions, { pin: 5 });
    expect(permissions.list()).toMatchObject([{ uses: 2, failed: false }]);
    questions.standingFailed('c', { tool: 'gpio_write' }, 'always');
    for (const success of [false, true]) {
      const asked = ask(questions, { pin: 5 });
      expect(isAsked(questions)).toBe(true);
      yes(questions);
      questions.cameOf('c', 'call_0', (await asked).asked.askedAt, { success, output: '' });
    }
    await ask(questions, { pin: 5 });
    expect(permissions.list()).toMatchObject([{ uses: 3, failed: false }]);
  });

  test('can be narrowed and not widened', () => {
    const questions = new ToolQuestions(approvedOften(undefined, { pin: 5 }));
    void ask(questions, { pin: 6 });
    const [asked] = questions.open();
    const always = (allowed: Range): ReturnType<ToolQuestions['decide']> =>
      questions.decide('c', 'call_0', { decision: 'always', hash: asked?.hash, range: allowed }, ana);
    expect(always({ calls: [{ pin: 5 }, { pin: 7 }] })).toMatchObject({
      error: { code: 'chat.range-wider' },
    });
    expect(always({ calls: [{ pin: 5, note: 'x' }] })).toMatchObject({
      error: { code: 'chat.range-wider' },
    });
    expect(always({ calls: [{ pin: 5 }] }).ok).toBe(true);
    expect([5, 6].map((pin) => questions.isAllowed('c', { tool: 'gpio_write', arguments: { pin } }))).toEqual(
      [true, false],
    );
  });

  test('of a whole tool that an earlier version allowed asks once, with a range on offer', () => {
    const permissions = new MemoryPermissions();
    permissions.allow({ tool: 'gpio_write', ...ana, range: null }, undefined);
    const questions = new ToolQuestions(permissions);
    void ask(questions, { pin: 5 });
    expect(questions.open()[0]?.offer).toEqual(range);
    yes(questions);
    expect(permissions.list()).toEqual([]);
    void ask(questions, { pin: 5 });
    expect(questions.open()[0]?.offer).toBeUndefined();
  });
});

describe('what is allowed in a conversation', () => {
  const start = (
    boards: { pump: string | null } = { pump: 'A1' },
  ): {
    questions: ToolQuestions;
    /** Whether it is asked, and what the question offers for the conversation. */
    ask(args: JsonObject, how?: ToolDecision): Promise<Range | 'nothing to allow' | 'not asked'>;
  } => {
    const questions = new ToolQuestions(new MemoryPermissions(), ignore, (tool) =>
      tool === 'gpio_write' ? { ...boards } : {},
    );
    return {
      questions,
      async ask(args, how = 'once') {
        const asked = questions.ask({ ...call('c', 'gpio_write'), arguments: args }, ignore, never);
        const [open] = questions.open();
        if (open !== undefined) decide(questions, 'c', how);
        await asked;
        return open === undefined ? 'not asked' : (open.here ?? 'nothing to allow');
      },
    };
  };
  const on = { 'board "pump"': 'A1' };

  test('is a range: what was shown, and what people said yes to there', async () => {
    const { ask } = start();
    expect(await ask({ pin: 5 })).toEqual({ calls: [{ pin: 5, ...on }] });
    expect(await ask({ pin: 6 }, 'conversation')).toEqual({
      calls: [
        { pin: 6, ...on },
        { pin: 5, ...on },
      ],
    });
    expect([await ask({ pin: 5 }), await ask({ pin: 6 })]).toEqual(['not asked', 'not asked']);
    expect(await ask({ pin: 7 })).not.toBe('not asked');
    expect(await ask({ pin: 5, note: 'x' })).not.toBe('not asked');
  });

  test('ends with a failure', async () => {
    const { questions, ask } = start();
    await ask({ pin: 5 }, 'conversation');
    expect(await ask({ pin: 5 })).toBe('not asked');
    questions.standingFailed('c', { tool: 'gpio_write' }, 'conversation');
    expect(await ask({ pin: 5 })).not.toBe('not asked');
  });

  test('is for the board that answered, and nothing where nobody knows which one does', async () => {
    const boards: { pump: string | null } = { pump: 'A1' };
    const { questions } = start();
    const permissions = new MemoryPermissions();
    const moving = new ToolQuestions(permissions, ignore, () => boards);
    void moving.ask({ ...call('c', 'gpio_write') }, ignore, never);
    decide(moving, 'c', 'conversation');
    const isAllowed = (): boolean => moving.isAllowed('c', { tool: 'gpio_write', arguments: { pin: 5 } });
    expect(isAllowed()).toBe(true);
    boards.pump = 'B2';
    expect(isAllowed()).toBe(false);
    boards.pump = null;
    expect(isAllowed()).toBe(false);
    expect(questions.open()).toEqual([]);
  });

  test('is nothing of a call that carries a secret, or goes to a board that nobody knows', async () => {
    const known = start();
    expect(await known.ask({ pin: 5, key: '{{secret.plant}}' })).toBe('nothing to allow');
    void known.questions.ask(
      { ...call('c', 'gpio_write'), arguments: { key: '{{secret.plant}}' } },
      ignore,
      never,
    );
    expect(decide(known.questions, 'c', 'conversation')).toMatchObject({
      error: { code: 'chat.only-this' },
    });
    expect(await start({ pump: null }).ask({ pin: 5 })).toBe('nothing to allow');
  });
});

describe('what a call was based on', () => {
  const board = (identity: string): Fact => ({ of: 'board', board: 'pump', identity });
  const pin = (level: 0 | 1): Fact => ({ of: 'pin', board: 'pump', pin: 5, level });
  const open = (permissions = new MemoryPermissions()) => {
    const world: { facts: readonly Fact[]; watched: readonly JsonObject[] } = { facts: [], watched: [] };
    const shown: AskedCall[] = [];
    const questions = new ToolQuestions(permissions, ignore, undefined, {
      factsOf: () => world.facts,
      waiting: (calls) => {
        world.watched = calls.map(({ arguments: args }) => args);
      },
    });
    const ask = () => questions.ask(call('c', 'gpio_write'), (asked) => void shown.push(asked), never);
    return { world, shown, questions, ask };
  };

  test.each<{
    readonly name: string;
    readonly was: readonly Fact[];
    readonly now: readonly Fact[];
    readonly changes: number;
  }>([
    { name: 'the level of its pin', was: [pin(0)], now: [pin(1)], changes: 1 },
    { name: 'the board that answers', was: [board('A1')], now: [board('B2')], changes: 1 },
    { name: 'both', was: [pin(0), board('A1')], now: [pin(1), board('B2')], changes: 2 },
  ])('has changed ($name): nothing is allowed, and it asks once more', async ({ was, now, changes }) => {
    const { world, shown, questions, ask } = open();
    world.facts = was;
    const asked = ask();
    world.facts = now;
    const [first] = questions.open();
    expect(decide(questions, 'c', 'once')).toMatchObject({ ok: false, error: { code: 'basis_changed' } });
    const [again] = questions.open();
    expect(again?.changed).toHaveLength(changes);
    expect(shown.at(-1)).toEqual(again);
    // The button of the card before is good for nothing.
    expect(questions.decide('c', 'call_0', { decision: 'once', hash: first?.hash }, ana)).toMatchObject({
      ok: false,
      error: { code: 'chat.tool-changed' },
    });
    expect(decide(questions, 'c', 'once').ok).toBe(true);
    expect(await asked).toMatchObject({ decision: 'once', by: ana });
  });

  test.each<{ readonly name: string; readonly was: readonly Fact[]; readonly now: readonly Fact[] }>([
    { name: 'nothing has changed', was: [pin(0), board('A1')], now: [pin(0), board('A1')] },
    { name: 'nothing was known', was: [], now: [pin(1)] },
    { name: 'nothing is known any more', was: [pin(0), board('A1')], now: [] },
  ])('$name: it is allowed at once', ({ was, now }) => {
    const { world, questions, ask } = open();
    world.facts = was;
    void ask();
    world.facts = now;
    expect(decide(questions, 'c', 'once').ok).toBe(true);
  });

  test('what gets known while it waits counts, and a change that comes and goes is another question each time', () => {
    const { world, questions, ask } = open();
    void ask();
    world.facts = [pin(0)];
    questions.noteNews();
    const hashes: (string | undefined)[] = [];
    for (const level of [1, 0, 1, 0] as const) {
      world.facts = [pin(level)];
      expect(decide(questions, 'c', 'once').ok).toBe(false);
      hashes.push(questions.open()[0]?.hash);
    }
    expect(new Set(hashes).size).toBe(4);
  });

  test('a no needs no second look, and what is allowed for longer is what the card shows that asks once more', () => {
    const { world, questions, ask } = open(approvedOften());
    world.facts = [pin(0)];
    void ask();
    world.facts = [pin(1)];
    expect(decide(questions, 'c', 'always')).toMatchObject({ ok: false, error: { code: 'basis_changed' } });
    expect(questions.isAllowed('c', { tool: 'gpio_write', arguments: { pin: 5 } })).toBe(false);
    expect(questions.open()[0]?.offer).toEqual(range);
    world.facts = [pin(0)];
    expect(decide(questions, 'c', 'no').ok).toBe(true);
  });

  test('exactly the calls that wait are looked at, with the values that a person wrote', () => {
    const { world, questions, ask } = open();
    world.facts = [pin(0)];
    void ask();
    expect(world.watched).toEqual([{ pin: 5 }]);
    world.facts = [pin(1)];
    questions.edit(
      'c',
      'call_0',
      { hash: questions.open()[0]?.hash ?? '', values: { pin: 6 }, mistakesIn: () => [] },
      ana,
    );
    expect(world.watched).toEqual([{ pin: 6 }]);
    // Based on what is so now.
    expect(decide(questions, 'c', 'once').ok).toBe(true);
    expect(world.watched).toEqual([]);
  });
});
