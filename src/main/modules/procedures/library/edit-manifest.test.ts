import fc from 'fast-check';
import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import type { Escalation } from '../../../../shared/escalation';
import type { Trigger } from '../../../../shared/sop';
import type { ManifestEdit, SopValue } from '../../../../shared/sop-edit';
import { tomlPositions } from '../../../platform/base/toml-positions';
import { editManifest } from './edit-manifest';
import { draws } from '../../../testing/draws';

const before = `# What it is for
[sop]
name = 'pump'          # who
description = "High pressure"
cooldown_secs = 300    # seconds

[owner] # not ours
shift = "night"

# The sensor
[[triggers]]
type = "mqtt"
topic = "a/b"

[[triggers]]
type = "manual"
`;

const after = (text: string, edit: ManifestEdit): string => {
  const result = editManifest(text, edit);
  return result.ok ? result.value : `${result.error.code}: ${result.error.message}`;
};

test('escalations are changed and taken out one by one', () => {
  const text = `${before}
[[escalation]]
after_secs = 600 # ten minutes
notify = ["desktop"]
`;
  const changed = after(text, {
    type: 'set-escalation-key',
    stage: 0,
    key: 'notify',
    value: ['desktop', 'telegram:@shift'],
  });
  expect(changed).toBe(text.replace('["desktop"]', '["desktop", "telegram:@shift"]'));
  expect(after(changed, { type: 'remove-escalation', stage: 0 })).toBe(before);
  expect(after(text, { type: 'remove-escalation', stage: 1 })).toContain('There is no escalation 1');
});

test.each<{ name: string; edit: ManifestEdit; from?: string; find: string; put: string }>([
  {
    name: 'changes a number and keeps what stands behind it',
    edit: { type: 'set-key', key: 'cooldown_secs', value: 60 },
    find: '= 300 ',
    put: '= 60 ',
  },
  {
    name: 'keeps the quotes of a text',
    edit: { type: 'set-key', key: 'name', value: 'fan' },
    find: "'pump'",
    put: "'fan'",
  },
  {
    name: 'takes other quotes when the text needs them',
    edit: { type: 'set-key', key: 'name', value: "it's" },
    find: "'pump'",
    put: '"it\'s"',
  },
  {
    name: 'adds a key below the last of its table',
    edit: { type: 'set-key', key: 'enabled', value: false },
    find: '# seconds\n',
    put: '# seconds\nenabled = false\n',
  },
  {
    name: 'takes a key out',
    edit: { type: 'set-key', key: 'cooldown_secs', value: null },
    find: 'cooldown_secs = 300    # seconds\n',
    put: '',
  },
  {
    name: 'takes a key out that is not there',
    edit: { type: 'set-key', key: 'enabled', value: null },
    find: '',
    put: '',
  },
  {
    name: 'changes a trigger',
    edit: { type: 'set-trigger-key', trigger: 0, key: 'condition', value: '$.v > "8"' },
    find: 'topic = "a/b"\n',
    put: 'topic = "a/b"\ncondition = "$.v > \\"8\\""\n',
  },
  {
    name: 'adds a trigger at the end',
    edit: { type: 'add-trigger', trigger: { type: 'webhook', path: '/go' } },
    find: 'type = "manual"\n',
    put: 'type = "manual"\n\n[[triggers]]\ntype = "webhook"\npath = "/go"\n',
  },
  {
    name: 'adds a trigger before the first, above its comment',
    edit: { type: 'add-trigger', at: 0, trigger: { type: 'manual' } },
    find: '# The sensor\n',
    put: '[[triggers]]\ntype = "manual"\n\n# The sensor\n',
  },
  {
    name: 'takes a trigger out with its comment',
    edit: { type: 'remove-trigger', trigger: 0 },
    find: '# The sensor\n[[triggers]]\ntype = "mqtt"\ntopic = "a/b"\n\n',
    put: '',
  },
  {
    name: 'moves a trigger with its comment',
    edit: { type: 'move-trigger', trigger: 0, to: 1 },
    find: before.slice(before.indexOf('# The')),
    put: '[[triggers]]\ntype = "manual"\n\n# The sensor\n[[triggers]]\ntype = "mqtt"\ntopic = "a/b"\n',
  },
  {
    name: 'changes inline tables',
    from: 'sop = { name = "a", description = "b" }\ntriggers = [ { type = "manual" } ]\n',
    edit: { type: 'set-key', key: 'enabled', value: false },
    find: '"b" }',
    put: '"b", enabled = false }',
  },
  {
    name: 'changes an inline trigger',
    from: 'triggers = [ {type="mqtt", topic="a"}, # one\n]\n',
    edit: { type: 'set-trigger-key', trigger: 0, key: 'topic', value: 'b' },
    find: '"a"',
    put: '"b"',
  },
  {
    name: 'adds an inline trigger',
    from: 'triggers = [\n  { type = "manual" }, # one\n]\n',
    edit: { type: 'add-trigger', trigger: { type: 'webhook', path: '/' } },
    find: '# one\n',
    put: '# one\n  { type = "webhook", path = "/" },\n',
  },
  {
    name: 'takes an inline trigger out',
    from: 'triggers = [ {type="manual"}, {type="webhook", path="/"} ]\n',
    edit: { type: 'remove-trigger', trigger: 1 },
    find: ', {type="webhook", path="/"}',
    put: '',
  },
  {
    name: 'adds a dotted key',
    from: '  sop.name = "a" # x\nother = 1',
    edit: { type: 'set-key', key: 'enabled', value: true },
    find: '# x\n',
    put: '# x\n  sop.enabled = true\n',
  },
  {
    name: 'keeps the indentation',
    from: '[sop]\n\tname = "a"\n',
    edit: { type: 'set-key', key: 'version', value: '2' },
    find: '"a"\n',
    put: '"a"\n\tversion = "2"\n',
  },
  {
    name: 'keeps Windows line breaks and a missing last one',
    from: '\uFEFF[sop]\r\nname = "a"',
    edit: { type: 'set-key', key: 'version', value: '2' },
    find: '"a"',
    put: '"a"\r\nversion = "2"',
  },
  {
    name: 'keeps a text of several lines in its quotes',
    from: '[sop]\r\ndescription = """\r\nOne\r\nTwo"""\r\n',
    edit: { type: 'set-key', key: 'description', value: 'One\r\nThree' },
    find: '"""\r\nOne\r\nTwo"""',
    put: '"One\\r\\nThree"',
  },
  {
    name: 'replaces a list of several lines that should be a word',
    from: '[sop]\ntools = [ # all\n "any",\n]\nname = "a"\n',
    edit: { type: 'set-key', key: 'tools', value: 'any' },
    find: '[ # all\n "any",\n]',
    put: '"any"',
  },
])('$name', ({ edit, from = before, find, put }) => {
  expect(from).toContain(find);
  expect(after(from, edit)).toBe(from.replace(find, () => put));
});

test.each<{ name: string; edit: ManifestEdit; text?: string; code: string }>([
  {
    name: 'a text that is not TOML',
    text: '[sop]\nname = \n',
    edit: { type: 'set-key', key: 'name', value: 'a' },
    code: 'toml.broken',
  },
  {
    name: 'an unknown key',
    edit: { type: 'set-key', key: 'enabeld', value: false },
    code: 'sop.unknown-key',
  },
  {
    name: 'a key that another type of trigger has',
    edit: { type: 'set-trigger-key', trigger: 1, key: 'topic', value: 'a' },
    code: 'sop.unknown-key',
  },
  {
    name: 'a trigger that is not there',
    edit: { type: 'remove-trigger', trigger: 2 },
    code: 'sop.no-trigger',
  },
  {
    name: 'a place that is not there',
    edit: { type: 'move-trigger', trigger: 0, to: 2 },
    code: 'sop.no-trigger',
  },
  {
    name: 'a key where there is no table',
    text: '[owner]\n',
    edit: { type: 'set-key', key: 'name', value: 'a' },
    code: 'toml.unusual',
  },
  {
    name: 'a comment that would be lost',
    text: 'triggers = [ {type="manual"}, # one\n {type="manual"} # two\n]\n',
    edit: { type: 'remove-trigger', trigger: 1 },
    code: 'toml.unusual',
  },
])('refuses $name', ({ text = before, edit, code }) => {
  const result = editManifest(text, edit);
  expect(result).toMatchObject({ ok: false, error: { code, remedy: expect.stringMatching(/./u) } });
});

/** A document with comments, unknown keys and odd formatting; blocks are set apart by a blank line. */
const blank = fc.constantFrom('', ' ', '  ', '\t');
const remark = fc.constantFrom('', ' # why', '  #[not.a.table] = "x"');
const word = fc.string({
  unit: fc.constantFrom('a', 'B', ' ', '"', "'", '#', '\\', '[', '밸', '=', '\n'),
  maxLength: 6,
});
const quoted = word.chain((text) =>
  fc.constantFrom(
    JSON.stringify(text),
    ...(/['\n]/u.test(text) ? [] : [`'${text}'`]),
    ...(/["\\]/u.test(text) ? [] : [`"""\n${text}"""`]),
    ...(/'/u.test(text) ? [] : [`'''${text.startsWith('\n') ? `\n${text}` : text}'''`]),
  ),
);
const pair = (key: string, value: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(blank, blank, blank, value, remark)
    .map(([a, b, c, text, tail]) => `${a}${key}${b}=${c}${text}${tail}`);
const comment = fc.constantFrom('# a comment', '  # [[triggers]]', '#name = "old"');
const unknown = fc.oneof(
  pair(
    'unknown',
    fc.constantFrom('[ 1,\n  # two\n  "]", ]', '{ x = 1, "y.z" = [true] }', '1979-05-27', '1.50'),
  ),
  pair('"quoted key"', quoted),
  pair('a.b', quoted),
);
const optionally = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.option(arbitrary, { freq: 1 });
const block = (parts: readonly fc.Arbitrary<string | null>[]): fc.Arbitrary<string> =>
  fc.tuple(...parts).map((lines) => lines.filter((line) => line !== null).join('\n'));

const sopBlock = block([
  optionally(comment),
  fc.constantFrom('[sop]', ' [ sop ] # it'),
  optionally(comment),
  pair('name', quoted),
  optionally(pair('description', quoted)),
  optionally(pair('cooldown_secs', fc.constantFrom('5', '0x1f', '1_000'))),
  optionally(unknown),
  optionally(comment),
]);
const triggerBlock = fc
  .constantFrom('[[triggers]]', '  [[ triggers ]]# here')
  .chain((head) =>
    block([
      optionally(comment),
      fc.constant(head),
      pair('type', fc.constantFrom('"mqtt"', "'mqtt'")),
      pair('topic', quoted),
      optionally(pair('condition', quoted)),
      optionally(comment),
      optionally(fc.constant('[triggers.more]\ndeep = 1')),
      optionally(comment),
    ]),
  );
const otherBlock = block([optionally(comment), fc.constant('[owner]'), pair('shift', quoted)]);
const documents = fc
  .record({
    top: optionally(pair('top', quoted)),
    sop: sopBlock,
    between: optionally(otherBlock),
    triggers: fc.array(triggerBlock, { maxLength: 4 }),
    after: optionally(otherBlock.map((text) => text.replace('owner', 'last'))),
    end: fc.constantFrom('', '\n', '\n\n'),
    windows: fc.boolean(),
  })
  .map(({ top, sop, between, triggers, after: last, end, windows }) => {
    const text = [top, sop, between, ...triggers, last].filter((part) => part !== null).join('\n\n') + end;
    return { text: windows ? text.replaceAll('\n', '\r\n') : text, triggers: triggers.length };
  });

const values: fc.Arbitrary<SopValue> = fc.oneof(
  word,
  fc.integer({ min: 0, max: 9_999 }),
  fc.boolean(),
  fc.constant(null),
);
const newTrigger: fc.Arbitrary<Trigger> = fc.oneof(
  fc.record({ type: fc.constant('mqtt' as const), topic: word, condition: word }),
  fc.constant({ type: 'manual' as const }),
);
const editsOf = (triggers: number): fc.Arbitrary<ManifestEdit> =>
  fc.oneof<fc.Arbitrary<ManifestEdit>[]>(
    fc.record({
      type: fc.constant('set-key' as const),
      key: fc.constantFrom('name', 'description', 'cooldown_secs', 'enabled', 'version'),
      value: values,
    }),
    fc.record({
      type: fc.constant('add-escalation' as const),
      stage: fc.record(
        {
          afterSecs: fc.integer({ min: 1, max: 9_999 }),
          notify: fc.array(word, { minLength: 1, maxLength: 3 }),
          repeatSecs: fc.integer({ min: 10, max: 999 }),
          priority: fc.constantFrom('high' as const, 'critical' as const),
        },
        { requiredKeys: ['afterSecs', 'notify'] },
      ),
    }),
    fc.record({
      type: fc.constant('add-trigger' as const),
      trigger: newTrigger,
      at: fc.nat({ max: triggers }),
    }),
    ...(triggers === 0
      ? []
      : [
          fc.record({
            type: fc.constant('set-trigger-key' as const),
            trigger: fc.nat({ max: triggers - 1 }),
            key: fc.constantFrom('topic', 'condition'),
            value: values,
          }),
          fc.record({ type: fc.constant('remove-trigger' as const), trigger: fc.nat({ max: triggers - 1 }) }),
          fc.record({
            type: fc.constant('move-trigger' as const),
            trigger: fc.nat({ max: triggers - 1 }),
            to: fc.nat({ max: triggers - 1 }),
          }),
        ]),
  );
const cases = documents.chain(({ text, triggers }) =>
  fc.record({ text: fc.constant(text), edit: editsOf(triggers) }),
);

type Table = Record<string, unknown>;
const toml = (text: string): Table => parse(text, { integersAsBigInt: true });

/** What the text should say afterwards. */
function applied(text: string, edit: ManifestEdit): Table {
  const root = toml(text);
  const triggers = (root['triggers'] ?? []) as Table[];
  const put = (table: Table, key: string, value: SopValue): void => {
    if (value === null) delete table[key];
    else table[key] = typeof value === 'number' ? BigInt(value) : value;
  };
  if (edit.type === 'add-escalation') root['escalation'] = [stageTable(edit.stage)];
  else if (edit.type === 'set-escalation-key' || edit.type === 'remove-escalation') return root;
  else if (edit.type === 'set-key') put(root['sop'] as Table, edit.key, edit.value);
  else if (edit.type === 'set-trigger-key') put(triggers[edit.trigger] ?? {}, edit.key, edit.value);
  else if (edit.type === 'add-trigger') triggers.splice(edit.at ?? triggers.length, 0, { ...edit.trigger });
  else if (edit.type === 'remove-trigger') triggers.splice(edit.trigger, 1);
  else triggers.splice(edit.to, 0, ...triggers.splice(edit.trigger, 1));
  if (triggers.length > 0) root['triggers'] = triggers;
  else delete root['triggers'];
  return root;
}

const stageTable = ({ afterSecs, notify, repeatSecs, priority }: Escalation): Table => ({
  after_secs: BigInt(afterSecs),
  notify,
  ...(repeatSecs === undefined ? {} : { repeat_secs: BigInt(repeatSecs) }),
  ...(priority === undefined ? {} : { priority }),
});

const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/gu) ?? [];

describe('for any document and edit', () => {
  test('the result says what the edit makes of it', () => {
    fc.assert(
      fc.property(cases, ({ text, edit }) => {
        expect(toml(after(text, edit))).toEqual(applied(text, edit));
      }),
      { numRuns: draws(400) },
    );
  });

  test('a changed or new key leaves every other line as it was', () => {
    fc.assert(
      fc.property(cases, ({ text, edit }) => {
        fc.pre((edit.type === 'set-key' || edit.type === 'set-trigger-key') && edit.value !== null);
        const path =
          edit.type === 'set-key'
            ? ['sop', edit.key]
            : edit.type === 'set-trigger-key'
              ? ['triggers', edit.trigger, edit.key]
              : [];
        const old = text.split(/\r?\n/u);
        const now = after(text, edit).split(/\r?\n/u);
        const place = tomlPositions(text).find(path)?.value;
        if (place === undefined) {
          const added = now.findIndex((line, index) => line !== old[index]);
          expect([...now.slice(0, added), ...now.slice(added + 1)]).toEqual(old);
          return;
        }
        // A value of several lines is replaced as a whole.
        fc.pre(!/^("""|''')/u.test((old[place.line - 1] ?? '').slice(place.column - 1)));
        const others = (lines: readonly string[]): readonly string[] =>
          lines.filter((_, index) => index !== place.line - 1);
        expect(others(now)).toEqual(others(old));
      }),
      { numRuns: draws(400) },
    );
  });

  test('moved triggers are the same lines in another order', () => {
    fc.assert(
      fc.property(cases, ({ text, edit }) => {
        fc.pre(edit.type === 'move-trigger');
        const plain = (whole: string): string[] =>
          linesOf(whole)
            .map((line) => line.trimEnd())
            .sort();
        expect(plain(after(text, edit))).toEqual(plain(text));
      }),
      { numRuns: draws(300) },
    );
  });

  test('the inverse gives back every byte', () => {
    fc.assert(
      fc.property(cases, ({ text, edit }) => {
        const sop = toml(text)['sop'] as Table;
        const inverse = ((): ManifestEdit | null => {
          switch (edit.type) {
            case 'add-trigger':
              return { type: 'remove-trigger', trigger: edit.at ?? 0 };
            case 'add-escalation':
              return { type: 'remove-escalation', stage: 0 };
            case 'move-trigger':
              return { type: 'move-trigger', trigger: edit.to, to: edit.trigger };
            case 'set-key':
              return edit.key in sop ? null : { type: 'set-key', key: edit.key, value: null };
            default:
              return null;
          }
        })();
        fc.pre(inverse !== null);
        expect(inverse === null ? '' : after(after(text, edit), inverse)).toBe(text);
      }),
      { numRuns: draws(400) },
    );
  });
});
