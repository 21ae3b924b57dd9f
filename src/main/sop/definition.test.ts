import { describe, expect, test } from 'vitest';
import { defineSop, type ValidationContext } from './definition';
import { markDuplicateNames } from './duplicates';

const context: ValidationContext = {
  defaultExecutionMode: 'supervised',
  timezone: '',
  now: Date.parse('2026-03-22T00:00:00Z'),
  toolNames: new Set(['gpio_read', 'gpio_write']),
  boardNames: new Set(['nucleo-f401re-0']),
  toolParameters: () => ({ type: 'object', properties: { pin: { type: 'integer' } }, required: ['pin'], additionalProperties: false }),
};
const head = '[sop]\nname = "pump"\ndescription = "d"\n';
const manual = '[[triggers]]\ntype = "manual"\n';
const goodSteps = '## Steps\n1. **A** — a\n   - tools: gpio_read\n';
const define = (toml: string, markdown: string | null = goodSteps): ReturnType<typeof defineSop> => defineSop({ folder: 'folder', toml, markdown }, context);

describe('a definition', () => {
  test('without mistakes is valid and has the defaults', () => {
    expect(define(head + manual)).toMatchObject({
      folder: 'folder', name: 'pump', state: 'valid', diagnostics: [],
      sop: { version: '0.1.0', priority: 'normal', executionMode: 'supervised', cooldownSecs: 0, maxConcurrent: 1, enabled: true, tools: 'listed', onInterrupt: 'ask', approvalTimeoutSecs: null, triggers: [{ type: 'manual' }], steps: [{ number: 1, title: 'A' }] },
    });
  });

  test('takes the further keys', () => {
    const { sop, state } = define(`${head}enabled = false\ntools = "any"\non_interrupt = "retry"\napproval_timeout_secs = 0\n${manual}`);
    expect([state, sop]).toEqual(['disabled', expect.objectContaining({ enabled: false, tools: 'any', onInterrupt: 'retry', approvalTimeoutSecs: 0 })]);
  });

  test.each([
    { name: 'broken TOML', toml: '[sop]\nname = \n', then: { severity: 'error', line: 2 }, sop: null },
    { name: 'a missing key, at its table', toml: `[sop]\nname = "pump"\n${manual}`, then: { severity: 'error', line: 1, column: 2, key: 'sop.description', message: '"description" is missing' }, sop: null },
    { name: 'an unknown word', toml: `${head}priority = "hihg"\n${manual}`, then: { severity: 'error', line: 4, column: 12, key: 'sop.priority', mend: 'Did you mean "high"?' }, sop: null },
    { name: 'a fraction for a whole number', toml: `${head}cooldown_secs = 60.0\n${manual}`, then: { severity: 'error', line: 4, column: 17, key: 'sop.cooldown_secs', mend: 'Write a whole number.' }, sop: null },
    { name: 'an unknown key', toml: `${head}cooldown_sec = 60\n${manual}`, then: { severity: 'warning', line: 4, column: 1, key: 'sop.cooldown_sec', mend: 'Did you mean "cooldown_secs"?' }, sop: 'runs' },
    { name: 'an unknown key of a trigger', toml: `${head}[[triggers]]\ntype = "webhook"\npath = "/go"\ntopic = "x"\n`, then: { severity: 'warning', line: 7, column: 1, key: 'triggers[0].topic' }, sop: 'runs' },
    { name: 'no triggers', toml: head, then: { severity: 'warning', key: 'triggers' }, sop: 'runs' },
    { name: 'a limit of zero', toml: `${head}max_concurrent = 0\n${manual}`, then: { severity: 'warning', line: 4, column: 18, key: 'sop.max_concurrent' }, sop: 'runs' },
    { name: 'a board that is not there', toml: `${head}[[triggers]]\ntype = "peripheral"\nboard = "nucleo-f401re"\nsignal = "pin_3"\n`, then: { severity: 'warning', line: 6, column: 9, mend: 'Did you mean "nucleo-f401re-0"?' }, sop: 'runs' },
    { name: 'a cron text that never fires', toml: `${head}[[triggers]]\ntype = "cron"\nexpression = "0 0 31 4 *"\n`, then: { severity: 'warning', line: 6, column: 14, message: '"0 0 31 4 *" never fires' }, sop: 'runs' },
    { name: 'a condition that cannot be true', toml: `${head}[[triggers]]\ntype = "mqtt"\ntopic = "a"\ncondition = "> 5 && < 3"\n`, then: { severity: 'warning', line: 7, column: 13 }, sop: 'runs' },
    { name: 'a missing SOP.md', toml: head + manual, markdown: null, then: { severity: 'warning', file: 'SOP.md', line: 1 }, sop: 'runs' },
    { name: 'a tool that does not exist, where it is named', toml: head + manual, markdown: '## Steps\n1. A\n   - tools: gpio_read, gpio_wirte\n', then: { severity: 'warning', file: 'SOP.md', line: 3, column: 24, mend: 'Did you mean gpio_write?' }, sop: 'runs' },
    { name: 'a call that does not fit its tool', toml: head + manual, markdown: '## Steps\n1. A\n   - call: gpio_write {"pin": "5"}\n', then: { severity: 'error', file: 'SOP.md', line: 3, column: 12, message: 'Step 1, call to gpio_write: "pin" must be integer, not string' }, sop: 'runs' },
    { name: 'a template of a step to come', toml: head + manual, markdown: '## Steps\n1. A\n   - call: gpio_write {"pin": "{{steps.1.output}}"}\n', then: { severity: 'error', message: 'Step 1, call to gpio_write: {{steps.1.output}} refers to a step that has not run by then' }, sop: 'runs' },
  ])('tells of $name', ({ toml, markdown, then, sop }) => {
    const entry = define(toml, markdown === undefined ? goodSteps : markdown);
    expect(entry.diagnostics).toEqual([expect.objectContaining(then)]);
    expect(entry.sop === null ? null : 'runs').toBe(sop);
    expect(entry.state).toBe(then.severity === 'error' ? 'errors' : 'warnings');
  });

  test.each([
    { name: 'condition', trigger: 'type = "mqtt"\ntopic = "a"\ncondition = "$.a >"', then: { line: 7, column: 19, key: 'triggers[0].condition' } },
    { name: 'cron text', trigger: 'type = "cron"\nexpression = "0 9 * *"', then: { line: 6, key: 'triggers[0].expression' } },
    { name: 'time zone', trigger: 'type = "cron"\nexpression = "0 9 * * *"\ntimezone = "Asia/Soul"', then: { line: 7, key: 'triggers[0].timezone' } },
    { name: 'topic', trigger: 'type = "mqtt"\ntopic = "a/#/b"', then: { line: 6, column: 12, key: 'triggers[0].topic' } },
  ])('whose $name does not parse loses that trigger alone', ({ trigger, then }) => {
    const { sop, diagnostics, state } = define(`${head}[[triggers]]\n${trigger}\n${manual}`);
    expect([sop?.triggers, diagnostics, state]).toEqual([[{ type: 'manual' }], [expect.objectContaining({ severity: 'error', ...then })], 'errors']);
  });

  test('with several mistakes tells of all of them', () => {
    expect(define('[sop]\nname = 5\n[[triggers]]\ntype = "email"\n[[triggers]]\ntype = "cron"\nexpression = "x"\n').diagnostics.map(({ key }) => key)).toEqual(['sop.description', 'sop.name', 'triggers[0].type', 'triggers[1].expression']);
  });

  test('has another hash when either file changes', () => {
    const hashes = [define(head + manual), define(`${head}${manual}\n`), define(head + manual, `${goodSteps}\n`), define(head + manual, null)].map((entry) => entry.hash);
    expect(new Set(hashes).size).toBe(4);
  });
});

test('two definitions with one name both carry the error, and neither starts', () => {
  const toml = head + manual;
  const entries = ['a', 'b'].map((folder) => defineSop({ folder, toml, markdown: goodSteps }, context));
  const other = { ...define(toml), name: 'other' };
  const marked = markDuplicateNames([...entries, other], () => toml);
  expect(marked.map(({ state, sop }) => [state, sop === null])).toEqual([['errors', true], ['errors', true], ['valid', false]]);
  expect(marked[0]?.diagnostics).toEqual([{ severity: 'error', file: 'SOP.toml', line: 2, column: 8, key: 'sop.name', message: 'The name "pump" is also used in b/SOP.toml; none of them starts', mend: 'Give each its own name.' }]);
});
