import { knownFunctions } from '../../../domain/procedure/expression/functions';
import { expect, test } from 'vitest';
import { sopKeys, stepBullets, triggerKinds } from '../../../shared/sop-keys';
import { completeManifest, hoverManifest, type KnownNames } from './manifest-help';
import { docFor, docPlaces } from './sop-docs';
import { docs as korean } from './sop-docs.ko';
import { completeSteps, hoverSteps } from './steps-help';

const templatePaths = [
  'payload',
  'topic',
  'steps.1.output',
  'steps.1.meta.status',
  'steps.1.status',
  'state',
  'item',
  'index',
];

const known: KnownNames = {
  boards: ['nucleo-f401re-0', 'bench'],
  tools: [
    { name: 'gpio_read', description: 'Reads a pin.', arguments: ['board', 'pin'] },
    { name: 'gpio_write', description: 'Sets a pin.', arguments: ['board', 'pin', 'value'] },
  ],
};

/** `|` is the caret. */
function caret(text: string) {
  const lines = text.split('\n');
  const line = lines.findIndex((each) => each.includes('|'));
  return [
    lines.map((each) => each.replace('|', '')),
    { line: line + 1, column: (lines[line]?.indexOf('|') ?? 0) + 1 },
  ] as const;
}
const manifest = (text: string) => completeManifest(...caret(text), known, 'en');
const steps = (text: string) => completeSteps(...caret(`## Steps\n\n1. **A** — b\n${text}`), known, 'en');
const labels = (found: ReturnType<typeof manifest>): readonly string[] =>
  found?.items.map(({ label }) => label) ?? [];

test('under [sop] every key is offered once', () => {
  expect(labels(manifest('[sop]\n|'))).toEqual(sopKeys.map(({ name }) => name));
  expect(labels(manifest('[sop]\nname = "a"\n|\npriority = "low"'))).toEqual(
    sopKeys.map(({ name }) => name).filter((name) => name !== 'name' && name !== 'priority'),
  );
});

test.each(Object.entries(triggerKinds))('a %s trigger is offered its own keys', (kind, { keys }) => {
  expect(labels(manifest(`[[triggers]]\ntype = "${kind}"\n|`))).toEqual(
    keys.map(({ name }) => name).filter((name) => name !== 'type'),
  );
});

test.each([
  {
    name: 'a trigger without a kind is offered every key',
    text: '[[triggers]]\n|',
    offered: [
      'type',
      'topic',
      'condition',
      'for_secs',
      'clear_condition',
      'debounce_secs',
      'path',
      'expression',
      'timezone',
      'fleet',
      'board',
      'signal',
      'after_secs',
      'value',
      'over_secs',
      'name',
      'outcome',
      'on',
      'channel',
      'queue',
    ],
  },
  {
    name: 'kinds of triggers',
    text: '[[triggers]]\ntype = "|"',
    offered: Object.keys(triggerKinds),
  },
  { name: 'words of a choice', text: '[sop]\npriority = |', offered: ['low', 'normal', 'high', 'critical'] },
  { name: 'yes and no', text: '[sop]\nenabled = |', offered: ['true', 'false'] },
  {
    name: 'boards that are configured',
    text: '[[triggers]]\ntype = "peripheral"\nboard = "|"',
    offered: ['nucleo-f401re-0', 'bench'],
  },
  { name: 'tables', text: '[sop]\nname = "a"\n\n[|', offered: ['[[triggers]]', '[[escalation]]'] },
  { name: 'tables in an empty text', text: '|', offered: ['[sop]', '[[triggers]]', '[[escalation]]'] },
  { name: 'nothing in a free text', text: '[sop]\nname = "|"', offered: [] },
  { name: 'nothing in a comment', text: '[sop]\n# na|', offered: [] },
])('SOP.toml: $name', ({ text, offered }) => {
  expect(labels(manifest(text))).toEqual(offered);
});

test('a choice replaces the whole text with its quotes', () => {
  const [lines, at] = caret('[sop]\npriority = "hi|gh" # why');
  const found = completeManifest(lines, at, known, 'en');
  const item = found?.items.find(({ label }) => label === 'critical');
  const line = lines[1] ?? '';
  expect(
    line.slice(0, (found?.start ?? 1) - 1) + (item?.insert ?? '') + line.slice((found?.end ?? 1) - 1),
  ).toBe('priority = "critical" # why');
});

test.each([
  { name: 'bullets of a step', text: '   - |', offered: stepBullets.map(({ name }) => name) },
  { name: 'bullets that are begun', text: '   * req|', offered: stepBullets.map(({ name }) => name) },
  { name: 'tools', text: '   - tools: |', offered: ['gpio_read', 'gpio_write'] },
  { name: 'tools that are not there yet', text: '   - tools: gpio_read, |', offered: ['gpio_write'] },
  { name: 'yes and no', text: '   - requires_confirmation: |', offered: ['true', 'false'] },
  { name: 'kinds', text: '   - kind: |', offered: ['checkpoint', 'wait', 'input', 'procedure', 'execute'] },
  { name: 'tools to call', text: '   - call: gpio|', offered: ['gpio_read', 'gpio_write'] },
  {
    name: 'arguments that are missing',
    text: '   - call: gpio_write {"pin": 5, "|',
    offered: ['board', 'value'],
  },
  {
    name: 'what templates know',
    text: '   - call: notify {"message": "{{|',
    offered: [...templatePaths, ...knownFunctions.map((name) => `${name}()`)],
  },
  {
    name: 'the same within an expression',
    text: '   - call: notify {"message": "{{payload.level > |',
    offered: [...templatePaths, ...knownFunctions.map((name) => `${name}()`)],
  },
  { name: 'nothing in prose', text: '   Read the pin and |', offered: [] },
  { name: 'nothing in code', text: '   ```\n   - |', offered: [] },
])('SOP.md: $name', ({ text, offered }) => {
  expect(labels(steps(text))).toEqual(offered);
});

test('a call brings the names of its arguments; outside the steps nothing is offered', () => {
  expect(steps('   - call: |')?.items[0]).toMatchObject({
    insert: 'gpio_read {"board": , "pin": }',
    doc: 'Reads a pin.',
  });
  expect(completeSteps(...caret('# Title\n\n- |'), known, 'en')).toBeNull();
});

test.each([
  {
    name: 'a key',
    text: '[sop]\ncool|down_secs = 3',
    title: 'cooldown_secs',
    doc: 'After the end of a run, whatever its outcome, no other starts for so long.',
  },
  { name: 'a kind', text: '[[triggers]]\ntype = "cr|on"', title: 'cron', doc: 'The clock.' },
  {
    name: 'a mode',
    text: '[sop]\nexecution_mode = "super|vised"',
    title: 'supervised',
    doc: 'Once, before the first step that is carried out.',
  },
  {
    name: 'a key of a trigger',
    text: '[[triggers]]\ntype = "mqtt"\nto|pic = "a"',
    title: 'topic',
    doc: 'The topic; + stands for one level, # for the rest.',
  },
])('the box over $name', ({ text, title, doc }) => {
  expect(hoverManifest(...caret(text), 'en')).toMatchObject({ title, doc });
});

test('the box over a bullet and over a tool; over prose there is none', () => {
  const over = (text: string) => hoverSteps(...caret(`## Steps\n1. **A** — b\n${text}`), known, 'en');
  expect(over('   - to|ols: gpio_read')).toMatchObject({ title: 'tools' });
  expect(over('   - tools: gpio_|read')).toEqual({
    title: 'gpio_read',
    detail: 'board, pin',
    doc: 'Reads a pin.',
  });
  expect(over('   - call: gpio_wri|te {"pin": 1}')).toMatchObject({ title: 'gpio_write' });
  expect(over('   Read | it')).toBeNull();
  expect(hoverManifest(...caret('[sop]\nno_such| = 1'), 'en')).toBeNull();
});

test('every sentence is there in Korean too', () => {
  expect(Object.keys(korean).toSorted()).toEqual([...docPlaces].toSorted());
  expect(docFor('sop.name', 'ko')).toBe('사람과 도구가 이 이름으로 시작합니다.');
});
