import { expect, test } from 'vitest';
import type { StepChanges, StepEdit } from '../../../../shared/sop-edit';
import { parseSteps } from '../definition/steps';
import { editSteps } from './edit-steps';

const markdown =
  '# Tank\n\n## Steps\n\n1. **Read** — Read it.\n   - tools: gpio_read\n\n2. **Wait**\n   - kind: wait\n   - until: $.level < 40 on tank/{{steps.1.output}}/level\n   - timeout: 30m\n\n3. **Flush**\n   - kind: procedure\n   - run: flush {"line": "{{steps.1.output}}"}\n';
const after = (edit: StepEdit, text = markdown): string => {
  const edited = editSteps(text, edit);
  if (!edited.ok) throw new Error(edited.error.message);
  return edited.value;
};
const set = (step: number, changes: StepChanges): string => after({ type: 'set-step', step, changes });

test.each<{ name: string; changes: StepChanges; lines: string }>([
  {
    name: 'another duration',
    changes: { wait: { until: { type: 'duration', secs: 5400 } } },
    lines: '   - kind: wait\n   - for: 90m\n',
  },
  {
    name: 'a time of day, and the timeout stays',
    changes: { wait: { until: { type: 'time', time: '22:30' }, timeoutSecs: 1800 } },
    lines: '   - kind: wait\n   - until: 22:30\n   - timeout: 30m\n',
  },
  {
    name: 'a question',
    changes: { kind: 'input', wait: null, ask: { type: 'number' } },
    lines: '   - kind: input\n   - ask: {"type":"number"}\n',
  },
  {
    name: 'another procedure',
    changes: { kind: 'procedure', wait: null, run: { name: 'flush line' } },
    lines: '   - kind: procedure\n   - run: flush line\n',
  },
  { name: 'a step that is carried out', changes: { kind: null, wait: null }, lines: '' },
])('a wait becomes $name, and every other byte stays', ({ changes, lines }) => {
  const [before = '', rest = ''] = markdown.split(/ {3}- kind: wait\n[^]*?timeout: 30m\n/u);
  expect(set(2, changes)).toBe(`${before}${lines}${rest}`);
});

test('what a step waits for and hands over names the same steps after others were put before them', () => {
  const moved = after({ type: 'add-step', step: { title: 'First' }, at: 1 });
  expect(moved).toContain('on tank/{{steps.2.output}}/level');
  expect(moved).toContain('run: flush {"line": "{{steps.2.output}}"}');
  const removed = editSteps(markdown, { type: 'remove-step', step: 1 });
  expect(removed).toMatchObject({ ok: false, error: { code: 'sop.step-named' } });
});

test.each(['$.steps.1.output.rows', '{{lines(steps.1.output)}}'])(
  'a list that is %s names the same step after others were put before it',
  (list) => {
    const text = `## Steps\n\n1. **Read** — Read it.\n   - tools: gpio_read\n\n2. **Each**\n   - for_each: ${list}\n   - call: notify {"message": "{{item}}"}\n`;
    const moved = after({ type: 'add-step', step: { title: 'First' }, at: 1 }, text);
    expect(moved).toContain(`- for_each: ${list.replace('steps.1', 'steps.2')}\n`);
    expect(editSteps(text, { type: 'remove-step', step: 1 })).toMatchObject({ ok: false });
  },
);

test('a copy says the same', () => {
  const [, first, second] = parseSteps(after({ type: 'duplicate-step', step: 2 })).steps;
  expect(second).toMatchObject({ kind: 'wait', wait: first?.wait });
});

const remembering =
  '## Steps\n\n1. **Read** — Read it.\n   - tools: gpio_read\n   - model: hint:fast\n   - set: last = {{payload.level}}\n   - set: told = {{steps.1.output}}\n\n2. **Tell**\n   - call: notify {"message": "{{state.last}}"}\n';

test.each<{ name: string; changes: StepChanges; swap: readonly [string, string] }>([
  {
    name: 'another model',
    changes: { model: 'home/big' },
    swap: ['model: hint:fast', 'model: home/big'],
  },
  {
    name: 'sampling of its own',
    changes: { sampling: { temperature: 0.2, seed: 7 } },
    swap: [
      '   - set: told = {{steps.1.output}}\n',
      '   - set: told = {{steps.1.output}}\n   - sampling: {"temperature":0.2,"seed":7}\n',
    ],
  },
  { name: 'the model in use', changes: { model: null }, swap: ['   - model: hint:fast\n', ''] },
  {
    name: 'another value',
    changes: {
      set: [
        { name: 'last', value: 7 },
        { name: 'told', value: '{{steps.1.output}}' },
      ],
    },
    swap: ['last = {{payload.level}}', 'last = 7'],
  },
  {
    name: 'one value less',
    changes: { set: [{ name: 'last', value: '{{payload.level}}' }] },
    swap: ['   - set: told = {{steps.1.output}}\n', ''],
  },
  {
    name: 'one value more',
    changes: {
      set: [
        { name: 'last', value: '{{payload.level}}' },
        { name: 'told', value: '{{steps.1.output}}' },
        { name: 'seen', value: true },
      ],
    },
    swap: ['{{steps.1.output}}\n', '{{steps.1.output}}\n   - set: seen = true\n'],
  },
  {
    name: 'nothing',
    changes: { set: null },
    swap: ['   - set: last = {{payload.level}}\n   - set: told = {{steps.1.output}}\n', ''],
  },
])('a step has $name, and every other byte stays', ({ changes, swap: [from, to] }) => {
  expect(after({ type: 'set-step', step: 1, changes }, remembering)).toBe(
    remembering.replace(from, () => to),
  );
});

test('what is remembered of a step names the same step after another was put before it', () => {
  expect(after({ type: 'add-step', step: { title: 'First' }, at: 1 }, remembering)).toContain(
    'set: told = {{steps.2.output}}',
  );
});
