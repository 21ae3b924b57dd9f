import { expect, test } from 'vitest';
import { defineOrTell } from './unreadable';

const markdown = '## Steps\n\n1. **Look** — Look.\n   - call: gpio_read {"pin": 1}\n';
const context = {
  defaultExecutionMode: 'supervised' as const,
  timezone: '',
  now: 0,
  toolNames: new Set(['gpio_read']),
  boardNames: new Set<string>(),
  toolParameters: () => undefined,
};

test.each(['name = ', '', 'name', '[['])(
  'a SOP.toml that is thousands deep behind %j is one with a mistake',
  (before) => {
    for (const sign of ['[', '{', '{a=', 'a.', '[{'])
      expect(
        defineOrTell({ folder: 'deep', toml: `[sop]\n${before}${sign.repeat(20_000)}`, markdown }, context),
      ).toMatchObject({ folder: 'deep', state: 'errors', sop: null });
  },
);

test('what nobody foresaw is told of the one procedure', () => {
  const entry = defineOrTell(
    {
      folder: 'pump',
      toml: '[sop]\nname = "pump"\ndescription = "d"\n[[triggers]]\ntype = "manual"\n',
      markdown,
    },
    {
      ...context,
      toolParameters: () => {
        throw new Error('out of stack');
      },
    },
  );
  expect(entry).toMatchObject({
    name: 'pump',
    state: 'errors',
    sop: null,
    diagnostics: [{ severity: 'error', message: 'This procedure broke what reads it: out of stack' }],
  });
});

const manifest = '[sop]\nname = "pump"\ndescription = "d"\n[[triggers]]\ntype = "manual"\n';
const found = (steps: string) => {
  const { state, sop, diagnostics } = defineOrTell(
    { folder: 'pump', toml: manifest, markdown: `## Steps\n\n${steps}` },
    context,
  );
  return {
    state,
    steps: sop?.steps.length,
    messages: diagnostics.map(({ message, line }) => `${String(line)}: ${message}`),
  };
};

test.each<{ name: string; steps: string; then: Partial<ReturnType<typeof found>> }>([
  {
    name: 'as many steps as there may be',
    steps: '1. a\n'.repeat(5000),
    then: { state: 'valid', steps: 5000, messages: [] },
  },
  {
    name: 'one step more',
    steps: '1. a\n'.repeat(16_000),
    then: { state: 'errors', steps: undefined, messages: ['5003: There are more than 5000 steps'] },
  },
  {
    name: 'steps that all look back and may all begin again',
    steps: Array.from(
      { length: 3000 },
      (_, index) =>
        `1. a\n   - when: $.steps.${String(index === 0 ? 3000 : index)}.output == 1\n   - on_failure: goto:1\n`,
    ).join(''),
    then: { state: 'valid', steps: 3000, messages: [] },
  },
  {
    name: 'a hundred thousand comments in one line',
    steps: `${'<!-- a -->'.repeat(100_000)}\n1. a\n`,
    then: { state: 'valid', steps: 1, messages: [] },
  },
  {
    name: 'the same with something behind the last',
    steps: `${'<!-- a -->'.repeat(100_000)} b\n1. a\n`,
    then: {
      state: 'errors',
      messages: ['3: "b" stands behind the end of a comment and would have no effect'],
    },
  },
  {
    name: 'a fence that is very far in',
    steps: `1. a\n${' '.repeat(300_000)}\`\`\`\n${' '.repeat(300_000)}a\n\`\`\`\n`,
    then: { state: 'errors' },
  },
  {
    name: 'a hundred thousand names in one bullet',
    steps: `1. a\n   - tools: ${Array.from({ length: 100_000 }, (_, index) => `t${String(index)}`).join(',')}\n`,
    then: { state: 'warnings', steps: 1 },
  },
  {
    name: 'tens of thousands of calls in one step',
    steps: `1. a\n${'   - call: gpio_raed {}\n'.repeat(40_000)}`,
    then: { state: 'warnings', steps: 1 },
  },
])('a file of up to 1 MiB holds nothing up: $name', ({ steps, then }) => {
  expect(found(steps)).toMatchObject(then);
});
