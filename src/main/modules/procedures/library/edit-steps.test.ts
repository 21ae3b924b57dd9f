import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlannedCall, Step } from '../../../../shared/sop';
import type { NewStep, StepEdit } from '../../../../shared/sop-edit';
import { editSteps } from './edit-steps';
import { parseSteps } from '../definition/steps';
import { draws } from '../../../testing/draws';

const before = `# Pump

Words before.

## Steps

1. **Look** — Read pin 3.
   - tools: gpio_read, memory_store

2. **Close the valve**: Set pin 5 LOW.
   Then wait.

   * call: gpio_write {"pin": 5, "value": "{{steps.1.output}}"}
   * requires_confirmation: yes
   * next: 3

3. **Tell**
   - owners: night shift

## Notes

1. not a step
`;

const after = (text: string, edit: StepEdit): string => {
  const result = editSteps(text, edit);
  return result.ok ? result.value : `${result.error.code}: ${result.error.message}`;
};
const set = (step: number, changes: Extract<StepEdit, { type: 'set-step' }>['changes']): StepEdit => ({
  type: 'set-step',
  step,
  changes,
});

const withComments =
  '## Steps\n\n1. **A**\n   <!--\n   - tools: none\n   ## Off\n   -->\n   Read it.\n   - tools: gpio_read\n   <!-- of A -->\n\n<!--\n2. **Off**\n-->\n2. **B**\n';

test.each<{ name: string; edit: StepEdit; from?: string; swaps: readonly (readonly [string, string])[] }>([
  {
    name: 'changes a title',
    edit: set(2, { title: 'Shut it' }),
    swaps: [['**Close the valve**:', '**Shut it**:']],
  },
  {
    name: 'changes the body behind the title',
    edit: set(1, { body: 'Read pin 4.' }),
    swaps: [['pin 3', 'pin 4']],
  },
  {
    name: 'changes one line of a body',
    edit: set(2, { body: 'Set pin 5 LOW.\nThen go.' }),
    swaps: [['Then wait', 'Then go']],
  },
  { name: 'takes a body away', edit: set(1, { body: '' }), swaps: [[' — Read pin 3.', '']] },
  {
    name: 'gives a body to a step without one',
    edit: set(3, { body: '- owners: night shift\nIn short.' }),
    swaps: [['night shift\n', 'night shift\n   In short.\n']],
  },
  {
    name: 'writes a body with a list and code',
    edit: set(1, { body: 'Read:\n\n1. this\n2. that\n```sh\n  ls\n\n## x\n```' }),
    swaps: [['Read pin 3.\n', 'Read:\n\n   1. this\n   2. that\n   ```sh\n     ls\n\n   ## x\n   ```\n']],
  },
  {
    name: 'changes tools',
    edit: set(1, { tools: ['notify'] }),
    swaps: [['gpio_read, memory_store', 'notify']],
  },
  {
    name: 'takes tools away',
    edit: set(1, { tools: [] }),
    swaps: [['   - tools: gpio_read, memory_store\n', '']],
  },
  {
    name: 'adds tools in the manner of the step',
    edit: set(2, { tools: ['gpio_write'] }),
    swaps: [['   * next: 3\n', '   * next: 3\n   * tools: gpio_write\n']],
  },
  {
    name: 'switches a question off in its own words',
    edit: set(2, { requiresConfirmation: false }),
    swaps: [['confirmation: yes', 'confirmation: no']],
  },
  {
    name: 'lets a step ask',
    edit: set(3, { requiresConfirmation: true }),
    swaps: [['night shift\n', 'night shift\n   - requires_confirmation: true\n']],
  },
  {
    name: 'changes a call',
    edit: set(2, { calls: [{ tool: 'notify', arguments: { text: 'a, "b": {c}', list: [1, [], {}] } }] }),
    swaps: [
      [
        'gpio_write {"pin": 5, "value": "{{steps.1.output}}"}',
        'notify {"text": "a, \\"b\\": {c}", "list": [1, [], {}]}',
      ],
    ],
  },
  {
    name: 'adds a call behind the others',
    edit: set(2, {
      calls: [
        { tool: 'gpio_write', arguments: { pin: 5, value: '{{steps.1.output}}' } },
        { tool: 'sop_list', arguments: {} },
      ],
    }),
    swaps: [['output}}"}\n', 'output}}"}\n   * call: sop_list\n']],
  },
  {
    name: 'takes calls away',
    edit: set(2, { calls: [] }),
    swaps: [['   * call: gpio_write {"pin": 5, "value": "{{steps.1.output}}"}\n', '']],
  },
  {
    name: 'sets what comes after, in the manner of the step',
    edit: set(2, { next: 'end', onFailure: { action: 'goto', step: 3 } }),
    swaps: [['   * next: 3\n', '   * next: end\n   * on_failure: goto:3\n']],
  },
  {
    name: 'makes a step depend on an earlier one',
    edit: set(3, { when: ' $.steps.1.output == high ', kind: 'checkpoint' }),
    swaps: [['night shift\n', 'night shift\n   - kind: checkpoint\n   - when: $.steps.1.output == high\n']],
  },
  {
    name: 'takes ways out',
    edit: set(2, { next: null, when: null, onFailure: null, kind: null }),
    swaps: [['   * next: 3\n', '']],
  },
  {
    name: 'keeps ways that are so already as they are written',
    from: '## Steps\n1. A\n   - on_failure: goto : 1\n',
    edit: set(1, { onFailure: { action: 'goto', step: 1 } }),
    swaps: [],
  },
  {
    name: 'leaves one of two conditions',
    from: '## Steps\n1. A\n   - when: $.payload.a > 5\n   - next: end\n   - when: $.payload.b > 5\n',
    edit: set(1, { when: '$.payload.c > 5' }),
    swaps: [
      ['$.payload.a', '$.payload.c'],
      ['   - when: $.payload.b > 5\n', ''],
    ],
  },
  {
    name: 'lets a step be tried again',
    from: '## Steps\n1. A\n',
    edit: set(1, { onFailure: { action: 'retry', times: 2 } }),
    swaps: [['1. A\n', '1. A\n   - on_failure: retry:2\n']],
  },
  {
    name: 'keeps comments in a step where they are',
    from: withComments,
    edit: set(1, { body: 'Look.\nSay so.', tools: ['notify'] }),
    swaps: [
      ['   Read it.\n', '   Look.\n   Say so.\n'],
      ['gpio_read', 'notify'],
    ],
  },
  {
    name: 'takes a step out with the comment further in, and leaves the one below it',
    from: withComments,
    edit: { type: 'remove-step', step: 1 },
    swaps: [
      [withComments.slice(withComments.indexOf('1. **A**'), withComments.indexOf('<!--\n2.')), ''],
      ['2. **B**', '1. **B**'],
    ],
  },
  {
    name: 'adds a step below a comment at the end',
    from: '## Steps\n1. A\n   <!-- of A -->\n',
    edit: { type: 'add-step', step: { title: 'B' } },
    swaps: [['of A -->\n', 'of A -->\n\n2. **B**\n']],
  },
  {
    name: 'changes nothing that is so already',
    edit: set(1, {
      title: 'Look',
      body: 'Read pin 3.',
      tools: ['gpio_read', 'memory_store'],
      requiresConfirmation: false,
      calls: [],
    }),
    swaps: [],
  },
  {
    name: 'adds a step at the end',
    edit: {
      type: 'add-step',
      step: { title: 'Log', body: 'Write it down.', tools: ['memory_store'], requiresConfirmation: true },
    },
    swaps: [
      [
        'night shift\n',
        'night shift\n\n4. **Log** — Write it down.\n   - tools: memory_store\n   - requires_confirmation: true\n',
      ],
    ],
  },
  {
    name: 'adds a step at the start, and what names a step follows',
    edit: { type: 'add-step', at: 1, step: { title: 'Begin' } },
    swaps: [
      ['1. **Look', '1. **Begin**\n\n2. **Look'],
      ['2. **Close', '3. **Close'],
      ['3. **Tell', '4. **Tell'],
      ['steps.1.output', 'steps.2.output'],
      ['next: 3', 'next: 4'],
    ],
  },
  {
    name: 'takes a step out',
    edit: { type: 'remove-step', step: 2 },
    swaps: [
      [before.slice(before.indexOf('2. **Close'), before.indexOf('3. **Tell')), ''],
      ['3. **Tell', '2. **Tell'],
    ],
  },
  {
    name: 'copies a step',
    edit: { type: 'duplicate-step', step: 1 },
    swaps: [
      ['2. **Close', '2. **Look** — Read pin 3.\n   - tools: gpio_read, memory_store\n\n3. **Close'],
      ['3. **Tell', '4. **Tell'],
      ['next: 3', 'next: 4'],
    ],
  },
  {
    name: 'moves a step',
    edit: { type: 'move-step', step: 3, to: 1 },
    swaps: [
      [
        before.slice(before.indexOf('1. **Look'), before.indexOf('\n## Notes')),
        '1. **Tell**\n   - owners: night shift\n\n2. **Look** — Read pin 3.\n   - tools: gpio_read, memory_store\n\n3. **Close the valve**: Set pin 5 LOW.\n   Then wait.\n\n   * call: gpio_write {"pin": 5, "value": "{{steps.2.output}}"}\n   * requires_confirmation: yes\n   * next: 1\n',
      ],
    ],
  },
  {
    name: 'follows every way in which a step is named, and none in prose',
    from: '## Steps\n1. A\n2. B: see step 1\n   - when: $.steps.1.output == "$.steps.1" && $.payload.n > 1\n   - on_failure: goto:1\n3. C\n   - on_failure: retry:1\n   - next: 2\n',
    edit: { type: 'duplicate-step', step: 1 },
    swaps: [
      ['1. A\n2. B', '1. A\n2. A\n3. B'],
      ['3. C', '4. C'],
      ['next: 2', 'next: 3'],
    ],
  },
  {
    name: 'follows them in conditions and after failures',
    from: '## Steps\n1. A\n2. B\n   - when: $.steps.1.output == 1\n   - on_failure: goto : 1\n3. C\n',
    edit: { type: 'move-step', step: 1, to: 3 },
    swaps: [
      ['1. A\n2. B\n', '1. B\n'],
      ['$.steps.1', '$.steps.3'],
      ['goto : 1', 'goto : 3'],
      ['3. C\n', '2. C\n3. A\n'],
    ],
  },
  {
    name: 'keeps numbers that are all 1',
    from: '## Steps\n1. A\n1. B\n',
    edit: { type: 'add-step', step: { title: 'C' } },
    swaps: [['1. B\n', '1. B\n1. **C**\n']],
  },
  {
    name: 'puts numbers in order that are not, and what names a step with them',
    from: '## Steps\n10. A\n   - on_failure: goto:30\n20. B\n   - call: notify {"message": "{{steps.10.output}}"}\n30. C\n   - when: $.steps.20.status == completed\n',
    edit: { type: 'move-step', step: 3, to: 1 },
    swaps: [
      ['10. A\n   - on_failure: goto:30\n20. B\n', '10. A\n   - on_failure: goto:30\n3. B\n'],
      ['10. A', '1. C\n   - when: $.steps.3.status == completed\n2. A'],
      ['goto:30', 'goto:1'],
      ['{{steps.10', '{{steps.2'],
      ['30. C\n   - when: $.steps.20.status == completed\n', ''],
    ],
  },
  {
    name: 'renames a step wherever an expression names it, and in no text of one',
    from: '## Steps\n1. A\n2. B\n3. C\n   - call: notify {"message": "{{(steps.1.output ?? 0) + steps.2.output.a > 3 ? \'steps.1\' : \\"steps.2\\"}} {{payload.steps.1}} steps.1"}\n',
    edit: { type: 'add-step', step: { title: 'N' }, at: 1 },
    swaps: [
      ['1. A\n2. B\n3. C\n', '1. **N**\n2. A\n3. B\n4. C\n'],
      ['{{(steps.1.output ?? 0) + steps.2.output', '{{(steps.2.output ?? 0) + steps.3.output'],
    ],
  },
  {
    name: 'names a step by its number',
    from: '## Steps\n10. A\n20. B\n30. C\n',
    edit: set(1, { next: 3 }),
    swaps: [['10. A\n', '10. A\n    - next: 30\n']],
  },
  {
    name: 'puts the numbers in order where one could mean another step',
    from: '## Steps\n1. A\n   - on_failure: goto:4\n2. B\n   - next: end\n4. C\n5. D\n   - when: $.steps.1.output == 1\n',
    edit: set(1, { onFailure: { action: 'goto', step: 3 } }),
    swaps: [
      ['goto:4', 'goto:3'],
      ['4. C', '3. C'],
      ['5. D', '4. D'],
    ],
  },
  {
    name: 'begins the steps of a text that has none',
    from: '# Pump\r\n',
    edit: { type: 'add-step', step: { title: 'A' } },
    swaps: [['# Pump\r\n', '# Pump\r\n\r\n## Steps\r\n\r\n1. **A**\r\n']],
  },
  {
    name: 'begins them below the heading that is there',
    from: '## Steps\n\nAs follows:\n\n## Notes\n',
    edit: { type: 'add-step', step: { title: 'A' } },
    swaps: [['follows:\n', 'follows:\n\n1. **A**\n']],
  },
  {
    name: 'begins a text',
    from: '',
    edit: { type: 'add-step', step: { title: 'A' } },
    swaps: [['', '## Steps\n\n1. **A**\n']],
  },
  {
    name: 'keeps Windows line breaks and a missing last one',
    from: '## Steps\r\n1. A\r\n2. B',
    edit: set(2, { tools: ['notify'] }),
    swaps: [['2. B', '2. B\r\n   - tools: notify']],
  },
])('$name', ({ edit, from = before, swaps }) => {
  expect(swaps.filter(([find]) => !from.includes(find))).toEqual([]);
  expect(after(from, edit)).toBe(swaps.reduce((text, [find, put]) => text.replace(find, () => put), from));
});

test.each<{ name: string; edit: StepEdit; from?: string; code: string }>([
  { name: 'a step that is not there', edit: set(4, { title: 'x' }), code: 'sop.no-step' },
  {
    name: 'a place that is not there',
    edit: { type: 'add-step', at: 5, step: { title: 'x' } },
    code: 'sop.no-step',
  },
  {
    name: 'to take out a step that another one names',
    edit: { type: 'remove-step', step: 1 },
    code: 'sop.step-named',
  },
  {
    name: 'a body line that would be read as a bullet',
    edit: set(1, { body: 'Do it.\n- requires_confirmation: true' }),
    code: 'steps.unusual',
  },
  { name: 'a title that would end early', edit: set(1, { title: 'a**b' }), code: 'steps.unusual' },
  {
    name: 'an empty title where nothing marks it as one',
    from: '## Steps\n1. A\n',
    edit: set(1, { title: '' }),
    code: 'steps.unusual',
  },
  { name: 'a condition that cannot be read', edit: set(1, { when: '$.x >' }), code: 'steps.condition' },
  {
    name: 'an open comment',
    from: '## Steps\n1. A\n<!--\n',
    edit: set(1, { title: 'B' }),
    code: 'steps.broken',
  },
  {
    name: 'a body line that would be a comment',
    edit: set(1, { body: 'Do it.\n<!-- not this -->' }),
    code: 'steps.unusual',
  },
  {
    name: 'an open code fence',
    from: '## Steps\n1. A\n```\n',
    edit: set(1, { title: 'B' }),
    code: 'steps.broken',
  },
  {
    name: 'to switch off a question that a misspelt bullet asks',
    from: '## Steps\n1. A\n   - require_confirmation: true\n',
    edit: set(1, { requiresConfirmation: false }),
    code: 'steps.unusual',
  },
])('refuses $name', ({ from = before, edit, code }) => {
  expect(editSteps(from, edit)).toMatchObject({
    ok: false,
    error: { code, remedy: expect.stringMatching(/./u) },
  });
});

/** Steps with odd formatting, unknown bullets, comments, fences and nested lists. */
const words = fc
  .array(fc.constantFrom('Read', 'pin 3', '밸브', '`x`', '(now)', 'a: b', '*soft*', '"', '-5'), {
    minLength: 1,
    maxLength: 3,
  })
  .map((parts) => parts.join(' '));
const indent = fc.constantFrom('   ', '     ', '\t');
const mark = fc.constantFrom('-', '*', '+');
const bullet = (key: fc.Arbitrary<string>, value: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(indent, mark, key, fc.constantFrom(':', ' :', ':  '), value)
    .map(([blank, sign, name, colon, text]) => `${blank}${sign} ${name}${colon}${text}`);
const contents = fc.oneof(
  fc.tuple(indent, words).map(([blank, text]) => blank + text),
  bullet(fc.constantFrom('tools', 'Tools'), fc.constantFrom('gpio_read', ' a , b ', '')),
  bullet(
    fc.constantFrom('requires_confirmation', 'REQUIRES_CONFIRMATION'),
    fc.constantFrom('true', 'no', '1', 'Off'),
  ),
  bullet(fc.constant('call'), fc.constantFrom('notify {"text":  "hi"}', 'sop_list', 'gpio_write {"pin": 5}')),
  bullet(fc.constantFrom('owners', 'Note'), words),
  fc.constantFrom(
    '',
    '   <!-- a comment -->',
    '   <!--\n3. **Off**\n   - tools: off\n## Off\n   -->',
    '   1. nested',
    '   ```\n   - tools: not\n     ## Steps\n\n   ```',
    '   ~~~ x\n   2. no\n   ~~~',
  ),
);
const items = fc
  .tuple(fc.constantFrom('**', ''), words, fc.constantFrom(' — ', ': ', '：', ' - ', ''), fc.option(words))
  .map(([stars, title, separator, body]) =>
    stars === ''
      ? title.replace(/^[*]/u, '')
      : `**${title.replaceAll('*', '')}**${body === null ? '' : `${separator === '' ? ' — ' : separator}${body}`}`,
  );
const steps = fc
  .tuple(items, fc.array(contents, { maxLength: 5 }))
  .map(([item, lines]) => [item, ...lines].join('\n').trimEnd());
const documents = fc
  .record({
    head: fc.constantFrom('', '\uFEFF', '# Pump\n\n1. not a step\n\n', '```\n## Steps\n```\n\n'),
    heading: fc.constantFrom('## Steps\n', '## STEPS  \n\n', '## steps\nWords.\n\n'),
    list: fc.array(steps, { maxLength: 5 }),
    gap: fc.constantFrom('\n', '\n\n'),
    numbers: fc.constantFrom('sequence', 'ones', 'odd'),
    tail: fc.constantFrom('', '\n', '\n\n## Notes\n\n1. no step\n', '\n\n\n## Other\n- tools: none'),
    windows: fc.boolean(),
  })
  .map(({ head, heading, list, gap, numbers, tail, windows }) => {
    const numbered = list.map(
      (step, index) =>
        `${numbers === 'sequence' ? String(index + 1) : numbers === 'ones' ? '1' : String(7 - index)}. ${step}`,
    );
    const text = head + heading + numbered.join(gap) + tail;
    return windows ? text.replaceAll('\n', '\r\n') : text;
  });

const calls = fc.array(
  fc.constantFrom<PlannedCall>(
    { tool: 'notify', arguments: { text: 'hi' } },
    { tool: 'sop_list', arguments: {} },
    { tool: 'gpio_write', arguments: { pin: 5, deep: { a: ['x, y', 1.5] } } },
  ),
  { maxLength: 3 },
);
const bodies = fc
  .array(fc.oneof(words, fc.constantFrom('- a list', '```\n  - tools: in code\n\n```', '2. numbered')), {
    maxLength: 4,
  })
  .map((lines) => lines.join('\n'));
const changes = fc.record(
  {
    title: words.map((text) => text.replaceAll('*', '')),
    body: bodies,
    tools: fc.subarray(['gpio_read', 'notify', 'x']),
    requiresConfirmation: fc.boolean(),
    calls,
  },
  { requiredKeys: [] },
);
const newSteps: fc.Arbitrary<NewStep> = fc.record(
  {
    title: words.map((text) => text.replaceAll('*', '')),
    body: bodies,
    tools: fc.subarray(['gpio_read', 'notify']),
    requiresConfirmation: fc.boolean(),
    calls,
  },
  { requiredKeys: ['title'] },
);
const editsOf = (count: number): fc.Arbitrary<StepEdit> => {
  const number = fc.integer({ min: 1, max: Math.max(1, count) });
  const add = fc.record({
    type: fc.constant('add-step' as const),
    step: newSteps,
    at: fc.integer({ min: 1, max: count + 1 }),
  });
  if (count === 0) return add;
  return fc.oneof<fc.Arbitrary<StepEdit>[]>(
    add,
    fc.record({ type: fc.constant('set-step' as const), step: number, changes }),
    fc.record({ type: fc.constant('remove-step' as const), step: number }),
    fc.record({ type: fc.constant('move-step' as const), step: number, to: number }),
    fc.record({ type: fc.constant('duplicate-step' as const), step: number }),
  );
};
const cases = documents.chain((text) =>
  fc.record({ text: fc.constant(text), edit: editsOf(parseSteps(text).steps.length) }),
);

type Said = Omit<Step, 'line' | 'number' | 'written'>;
const said = (text: string): Said[] =>
  parseSteps(text).steps.map(({ line: _line, number: _number, written: _written, ...step }) => step);

/** What the steps should be afterwards. */
function applied(text: string, edit: StepEdit): Said[] {
  const list = said(text);
  const empty: Said = { title: '', body: '', suggestedTools: [], requiresConfirmation: false, calls: [] };
  const changed = (
    step: Said,
    { tools, ...rest }: NewStep | Extract<StepEdit, { type: 'set-step' }>['changes'],
  ): Said => Object.assign({}, step, rest, tools === undefined ? {} : { suggestedTools: tools });
  const at = edit.type === 'add-step' ? (edit.at ?? 1) - 1 : edit.step - 1;
  const here = list[at] ?? empty;
  if (edit.type === 'set-step') list[at] = changed(here, edit.changes);
  else if (edit.type === 'add-step') list.splice(at, 0, changed(empty, edit.step));
  else if (edit.type === 'remove-step') list.splice(at, 1);
  else if (edit.type === 'move-step') list.splice(edit.to - 1, 0, ...list.splice(at, 1));
  else list.splice(at, 0, here);
  return list;
}

/** The lines of a step as written, without its number: it is renumbered by its place. */
function blockOf(text: string, number: number): string {
  const found = parseSteps(text).steps;
  const lines = text.split('\n');
  const first = (found[number - 1]?.line ?? 1) - 1;
  const rest = lines.slice(first, (found[number]?.line ?? lines.length + 1) - 1);
  const end = rest.findIndex((line) => /^## (Notes|Other)/u.test(line));
  return rest
    .slice(0, end < 0 ? undefined : end)
    .map((line) => line.replace('\r', ''))
    .join('\n')
    .trimEnd()
    .replace(/^\d+/u, '');
}

describe('for any text and edit', () => {
  test('the steps are exactly the wanted ones', () => {
    fc.assert(
      fc.property(cases, ({ text, edit }) => {
        const result = editSteps(text, edit);
        expect(result.ok ? said(result.value) : result.error).toEqual(applied(text, edit));
      }),
      { numRuns: draws(600) },
    );
  });

  test('every step that the edit does not concern is written as before, and so is all around the steps', () => {
    fc.assert(
      fc.property(cases, ({ text, edit }) => {
        const now = after(text, edit);
        const count = parseSteps(text).steps.length;
        const old = Array.from({ length: count }, (_, index) => blockOf(text, index + 1));
        if (edit.type === 'add-step') old.splice((edit.at ?? 1) - 1, 0, blockOf(now, edit.at ?? 1));
        else if (edit.type === 'set-step') old[edit.step - 1] = blockOf(now, edit.step);
        else if (edit.type === 'remove-step') old.splice(edit.step - 1, 1);
        else if (edit.type === 'move-step') old.splice(edit.to - 1, 0, ...old.splice(edit.step - 1, 1));
        else old.splice(edit.step - 1, 0, old[edit.step - 1] ?? '');
        expect(Array.from({ length: old.length }, (_, index) => blockOf(now, index + 1))).toEqual(old);
        const around = (whole: string): [string, string] => [
          whole.slice(
            0,
            whole
              .replace('```\n## Steps', '```\n## Other')
              .replace('```\r\n## Steps', '```\r\n## Other')
              .search(/## steps\b/iu),
          ),
          (/\n## (?:Notes|Other)[\s\S]*$/u.exec(whole) ?? [''])[0],
        ];
        expect(around(now)).toEqual(around(text));
      }),
      { numRuns: draws(600) },
    );
  });

  test('the inverse gives back every byte', () => {
    fc.assert(
      fc.property(cases, ({ text, edit }) => {
        const count = parseSteps(text).steps.length;
        // Numbers in no order are put in order.
        fc.pre(count > 0 && parseSteps(text).steps.every(({ written }) => written === undefined));
        const inverse = ((): StepEdit | null => {
          if (edit.type === 'add-step') return { type: 'remove-step', step: edit.at ?? 1 };
          if (edit.type === 'duplicate-step') return { type: 'remove-step', step: edit.step + 1 };
          if (edit.type === 'move-step') return { type: 'move-step', step: edit.to, to: edit.step };
          return null;
        })();
        fc.pre(inverse !== null);
        expect(inverse === null ? '' : after(after(text, edit), inverse)).toBe(text);
      }),
      { numRuns: draws(400) },
    );
  });
});
