import { describe, expect, test } from 'vitest';
import { defineSop, type ValidationContext } from './definition';
import { markDuplicateNames } from './duplicates';

const context: ValidationContext = {
  defaultExecutionMode: 'supervised',
  timezone: '',
  now: Date.parse('2026-03-22T00:00:00Z'),
  toolNames: new Set(['gpio_read', 'gpio_write', 'notify', 'sop_execute']),
  procedureNames: () => new Set(['pump', 'tank']),
  boardNames: new Set(['nucleo-f401re-0']),
  hasSharedTopics: false,
  refusal: (tool, { pin }) =>
    tool === 'gpio_write' && pin === 4 ? { message: 'pin 4 is the stop', remedy: 'Use another.' } : null,
  toolParameters: (tool) =>
    tool === 'notify' || tool === 'sop_execute'
      ? undefined
      : {
          type: 'object',
          properties: { pin: { type: 'integer' }, board: { type: 'string' } },
          required: ['pin'],
          additionalProperties: false,
        },
};
const head = '[sop]\nname = "pump"\ndescription = "d"\n';
const manual = '[[triggers]]\ntype = "manual"\n';
const mqtt = '[[triggers]]\ntype = "mqtt"\ntopic = "a"\n';
const goodSteps = '## Steps\n1. **A** — a\n   - tools: gpio_read\n';
const define = (toml: string, markdown: string | null = goodSteps): ReturnType<typeof defineSop> =>
  defineSop({ folder: 'folder', toml, markdown }, context);

test.each(['', '  '])('a condition that says nothing (%j) is told of: every event meets it', (condition) => {
  expect(define(`${head}${mqtt}condition = "${condition}"\n`)).toMatchObject({
    state: 'warnings',
    diagnostics: [{ severity: 'warning', message: 'condition is empty, so it always holds' }],
  });
});

describe('a definition', () => {
  test('without mistakes is valid and has the defaults', () => {
    expect(define(head + manual)).toMatchObject({
      folder: 'folder',
      name: 'pump',
      state: 'valid',
      diagnostics: [],
      sop: {
        version: '0.1.0',
        priority: 'normal',
        executionMode: 'supervised',
        cooldownSecs: 0,
        maxConcurrent: 1,
        enabled: true,
        tools: 'listed',
        onInterrupt: 'ask',
        approvalTimeoutSecs: null,
        triggers: [{ type: 'manual' }],
        steps: [{ number: 1, title: 'A' }],
      },
    });
  });

  test.each(['pin_0', 'pin_3', 'pin_13', 'pin_255', 'adc_0', 'adc_11'])(
    'that listens to %s is valid',
    (signal) => {
      expect(
        define(`${head}[[triggers]]\ntype = "peripheral"\nboard = "nucleo-f401re-0"\nsignal = "${signal}"\n`)
          .diagnostics,
      ).toEqual([]);
    },
  );

  test.each([
    {
      name: 'a condition',
      steps: `${goodSteps}   - when: $.payload.key == "{{secret.shop}}"\n`,
      says: 'The secret "shop" is named in the condition of step 1, where no secret is put in',
    },
    {
      name: 'the name of an argument',
      steps: '## Steps\n1. **A**\n   - call: notify {"message": "m", "more": {"{{secret.shop}}": "x"}}\n',
      says: 'Step 1, call to notify: {{secret.shop}} stands in the name of an argument, where nothing is filled in',
    },
  ])('that names a secret in $name does not run', ({ steps, says }) => {
    const { sop, diagnostics } = define(head + manual, steps);
    expect([sop, diagnostics.map(({ message }) => message)]).toEqual([null, [says]]);
  });

  test.each(['topic = "a/{{secret.shop}}"', 'topic = "a"\ncondition = "$.key == \'{{secret.shop}}\'"'])(
    'a trigger that names a secret never fires: %s',
    (trigger) => {
      const { sop, diagnostics } = define(`${head}[[triggers]]\ntype = "mqtt"\n${trigger}\n`);
      expect([sop?.triggers, diagnostics]).toMatchObject([
        [],
        [{ severity: 'error', message: expect.stringContaining('where no secret is put in') as string }],
      ]);
    },
  );

  test.each([
    'excution_mode = "step_by_step"',
    'executionMode = "supervised"',
    'mode = "supervised"',
    'requires_confirmation = true',
    'approval = "required"',
    'auto_approve = false',
    'deterministic = "no"\n[approval]\nrequired = true',
  ])('whose gate is written as no key that is known does not run: %s', (line) => {
    expect(define(`${head}${line}\n${manual}`)).toMatchObject({
      sop: null,
      diagnostics: expect.arrayContaining([expect.objectContaining({ severity: 'error' })]) as unknown,
    });
  });

  test.each(['approved_by = "QA"', 'approval_date = "2026-01-01"', 'approvers = ["ana"]'])(
    'with a note about the document runs: %s',
    (line) => {
      expect(define(`${head}${line}\n${manual}`)).toMatchObject({
        sop: { name: 'pump' },
        diagnostics: [{ severity: 'warning' }],
      });
    },
  );

  test('takes the further keys', () => {
    const { sop, state } = define(
      `${head}enabled = false\ntools = "any"\non_interrupt = "retry"\napproval_timeout_secs = 0\n${manual}`,
    );
    expect([state, sop]).toEqual([
      'disabled',
      expect.objectContaining({ enabled: false, tools: 'any', onInterrupt: 'retry', approvalTimeoutSecs: 0 }),
    ]);
  });

  test.each([
    { name: 'broken TOML', toml: '[sop]\nname = \n', then: { severity: 'error', line: 2 }, sop: null },
    {
      name: 'a missing key, at its table',
      toml: `[sop]\nname = "pump"\n${manual}`,
      then: {
        severity: 'error',
        line: 1,
        column: 2,
        key: 'sop.description',
        message: '"description" is missing',
      },
      sop: null,
    },
    {
      name: 'an unknown word',
      toml: `${head}priority = "hihg"\n${manual}`,
      then: { severity: 'error', line: 4, column: 12, key: 'sop.priority', remedy: 'Did you mean "high"?' },
      sop: null,
    },
    {
      name: 'a fraction for a whole number',
      toml: `${head}cooldown_secs = 60.0\n${manual}`,
      then: {
        severity: 'error',
        line: 4,
        column: 17,
        key: 'sop.cooldown_secs',
        remedy: 'Write a whole number.',
      },
      sop: null,
    },
    ...['cooldown_secs', 'approval_timeout_secs'].map((key) => ({
      name: `a ${key} of more than a hundred years`,
      toml: `${head}${key} = 3153600001\n${manual}`,
      then: {
        severity: 'error',
        line: 4,
        column: key.length + 4,
        key: `sop.${key}`,
        message: `${key} is 3153600001, which is above 3153600000`,
        remedy: 'Write a whole number from 0 to 3153600000.',
      },
      sop: null,
      markdown: goodSteps,
    })),
    {
      name: 'an unknown key',
      toml: `${head}cooldown_sec = 60\n${manual}`,
      then: {
        severity: 'warning',
        line: 4,
        column: 1,
        key: 'sop.cooldown_sec',
        remedy: 'Did you mean "cooldown_secs"?',
      },
      sop: 'runs',
    },
    {
      name: 'an unknown key of a trigger',
      toml: `${head}[[triggers]]\ntype = "webhook"\npath = "/go"\ntopic = "x"\n`,
      then: { severity: 'warning', line: 7, column: 1, key: 'triggers[0].topic' },
      sop: 'runs',
    },
    ...[
      'execution_mode = "supervised"',
      'execution_mde = "supervised"',
      'requires_confirmation = true',
      'approval = "required"',
      'permit_to_work = true',
      'enabled = false',
      'gates = { approval = true }',
      'enable = false',
      'state = "disabled"',
      'policy = "ask"',
      'needs_review = true',
      'steps = [{ requires_confirmation = true }]',
    ].map((line) => ({
      name: `${line} under a trigger, where its author thought to be under [sop]`,
      toml: `${head}${manual}${line}\n[[triggers]]\ntype = "webhook"\npath = "/go"\n`,
      then: { severity: 'error', line: 6, column: 1 },
      sop: null,
      markdown: goodSteps,
    })),
    ...['[safety]\nexecution_mode = "supervised"', '[[steps]]\nrequires_confirmation = true'].map(
      (table) => ({
        name: `a table that asks, ${table}`,
        toml: `${head}${manual}${table}\n`,
        then: { severity: 'error' },
        sop: null,
        markdown: goodSteps,
      }),
    ),
    { name: 'no triggers', toml: head, then: { severity: 'warning', key: 'triggers' }, sop: 'runs' },
    {
      name: 'a limit of zero',
      toml: `${head}max_concurrent = 0\n${manual}`,
      then: { severity: 'warning', line: 4, column: 18, key: 'sop.max_concurrent' },
      sop: 'runs',
    },
    {
      name: 'a board that is not there',
      toml: `${head}[[triggers]]\ntype = "peripheral"\nboard = "nucleo-f401re"\nsignal = "pin_3"\n`,
      then: { severity: 'warning', line: 6, column: 9, remedy: 'Did you mean "nucleo-f401re-0"?' },
      sop: 'runs',
    },
    ...[
      { signal: 'pin3', remedy: 'Write it as pin_3.' },
      { signal: 'pin_03', remedy: 'Write it as pin_3.' },
      { signal: 'Pin_10', remedy: 'Write it as pin_10.' },
      { signal: 'pin_00', remedy: 'Write it as pin_0.' },
      { signal: 'A0', remedy: 'Write it as adc_0.' },
      { signal: 'adc3', remedy: 'Write it as adc_3.' },
      { signal: 'analog_05', remedy: 'Write it as adc_5.' },
      { signal: 'pressure', remedy: 'Write pin_ and the number of a pin, for example pin_3.' },
      { signal: 'pin_1000', remedy: 'Write pin_ and the number of a pin, for example pin_3.' },
    ].map(({ signal, remedy }) => ({
      name: `the signal ${signal}, which no board tells of`,
      toml: `${head}[[triggers]]\ntype = "peripheral"\nboard = "nucleo-f401re-0"\nsignal = "${signal}"\n`,
      then: {
        severity: 'warning',
        line: 7,
        column: 10,
        key: 'triggers[0].signal',
        message: `No board tells of a signal "${signal}"; the trigger never fires`,
        remedy,
      },
      sop: 'runs',
      markdown: goodSteps,
    })),
    ...[
      {
        name: 'a limit for an analog input without the name of its number',
        keys: 'type = "peripheral"\nsignal = "adc_0"\ncondition = "> 3000"\n',
        key: 'condition',
        remedy: 'Write $.value > 3000.',
      },
      {
        name: 'a window over an analog input without the name of its number',
        keys: 'type = "window"\nsignal = "adc_0"\nover_secs = 60\ncondition = "$.mean > 5"\n',
        key: 'value',
        remedy: 'Write value = "$.value".',
      },
    ].map(({ name, keys, key, remedy }) => ({
      name,
      toml: `${head}[[triggers]]\nboard = "nucleo-f401re-0"\n${keys}`,
      then: { severity: 'warning', key: `triggers[0].${key}`, remedy },
      sop: 'runs',
      markdown: goodSteps,
    })),
    {
      name: 'a cron text that never fires',
      toml: `${head}[[triggers]]\ntype = "cron"\nexpression = "0 0 31 4 *"\n`,
      then: { severity: 'warning', line: 6, column: 14, message: '"0 0 31 4 *" never fires' },
      sop: 'runs',
    },
    {
      name: 'a condition that cannot be true',
      toml: `${head}[[triggers]]\ntype = "mqtt"\ntopic = "a"\ncondition = "> 5 && < 3"\n`,
      then: { severity: 'warning', line: 7, column: 13 },
      sop: 'runs',
    },
    {
      name: 'a shared subscription over MQTT 3.1.1',
      toml: `${head}[[triggers]]\ntype = "mqtt"\ntopic = "$share/g/a"\n`,
      then: {
        severity: 'warning',
        line: 6,
        column: 9,
        key: 'triggers[0].topic',
        message: '"$share/g/a" is a shared subscription, which needs MQTT 5; the trigger never fires',
      },
      sop: 'runs',
    },
    {
      name: 'a path with a query, which no request has',
      toml: `${head}[[triggers]]\ntype = "webhook"\npath = "/go?x=1"\n`,
      then: {
        severity: 'warning',
        line: 6,
        column: 8,
        key: 'triggers[0].path',
        remedy: 'Leave out the "?" and what follows it, which is no part of the path.',
      },
      sop: 'runs',
    },
    {
      name: 'a missing SOP.md',
      toml: head + manual,
      markdown: null,
      then: { severity: 'warning', file: 'SOP.md', line: 1 },
      sop: 'runs',
    },
    {
      name: 'a tool that does not exist, where it is named',
      toml: head + manual,
      markdown: '## Steps\n1. A\n   - tools: gpio_read, gpio_wirte\n',
      then: { severity: 'warning', file: 'SOP.md', line: 3, column: 24, remedy: 'Did you mean gpio_write?' },
      sop: 'runs',
    },
    {
      name: 'a call that does not fit its tool',
      toml: head + manual,
      markdown: '## Steps\n1. A\n   - call: gpio_write {"pin": "5"}\n',
      then: {
        severity: 'error',
        file: 'SOP.md',
        line: 3,
        column: 12,
        message: 'Step 1, call to gpio_write: "pin" must be integer, not string',
      },
      sop: null,
    },
    {
      name: 'a call that its tool refuses whenever it comes',
      toml: head + manual,
      markdown: '## Steps\n1. A\n   - call: gpio_write {"pin": 4}\n',
      then: {
        severity: 'warning',
        file: 'SOP.md',
        line: 3,
        column: 12,
        message: 'Step 1, call to gpio_write: pin 4 is the stop',
        remedy: 'Use another.',
      },
      sop: 'runs',
    },
    {
      name: 'a call to a board that is not there',
      toml: head + manual,
      markdown: '## Steps\n1. A\n   - call: gpio_write {"board": "nucleo-f401re-O", "pin": 5}\n',
      then: {
        severity: 'warning',
        file: 'SOP.md',
        line: 3,
        column: 12,
        key: 'call',
        message: 'Step 1, call to gpio_write: there is no board "nucleo-f401re-O" in config.toml',
        remedy: 'Did you mean "nucleo-f401re-0"?',
      },
      sop: 'runs',
    },
    ...['{{steps.1.output}}', '{{topic}}', '{{payload.pin}}0', '{{payload.a}}{{payload.b}}'].map((text) => ({
      name: `${text} for a number: it is always text`,
      toml: head + mqtt,
      markdown: `## Steps\n1. A\n2. B\n   - call: gpio_write {"pin": "${text}"}\n`,
      then: {
        severity: 'error',
        file: 'SOP.md',
        line: 4,
        column: 12,
        key: 'call',
        message: 'Step 2, call to gpio_write: "pin" must be integer, not string',
        remedy: expect.stringContaining('what is filled in for every other one is text') as string,
      },
      sop: null,
    })),
    {
      name: 'a call to a procedure that is not there',
      toml: head + manual,
      markdown: '## Steps\n1. A\n   - call: sop_execute {"name": "tnak"}\n',
      then: {
        severity: 'warning',
        file: 'SOP.md',
        line: 3,
        column: 12,
        key: 'call',
        message: 'Step 1, call to sop_execute: there is no procedure "tnak"',
        remedy: 'Did you mean "tank"?',
      },
      sop: 'runs',
    },
    ...[
      '**Open {{payload.valve}}**',
      '**Open** — The valve {{ payload }}.',
      '**Open**\n   The valve of {{topic}} and {{payload}}.',
    ].map((text) => ({
      name: `a template in the text of a step: ${text}`,
      toml: head + mqtt,
      markdown: `## Steps\n1. ${text}\n   - kind: checkpoint\n`,
      then: {
        severity: 'warning',
        file: 'SOP.md',
        line: 2,
        column: 1,
        message: expect.stringContaining(
          'stands in the text of step 1, where nothing is filled in',
        ) as string,
      },
      sop: 'runs',
    })),
    {
      name: 'a call of another pin than the text says',
      toml: head + manual,
      markdown: '## Steps\n1. **Close** — Set GPIO pin 5 LOW.\n   - call: gpio_write {"pin": 6}\n',
      then: {
        severity: 'warning',
        file: 'SOP.md',
        line: 3,
        column: 12,
        key: 'call',
        message: 'Step 1, call to gpio_write: it is for pin 6, and the text says pin 5',
      },
      sop: 'runs',
    },
    {
      name: 'a call of a tool that the step does not name',
      toml: head + manual,
      markdown: '## Steps\n1. **A** — a\n   - tools: gpio_read\n   - call: gpio_write {"pin": 6}\n',
      then: {
        severity: 'warning',
        line: 4,
        message: 'Step 1, call to gpio_write: the tool is not among those of the step: gpio_read',
      },
      sop: 'runs',
    },
    {
      name: 'a step without tools whose text wants an act',
      toml: head + manual,
      markdown: '## Steps\n1. **Close the valve** — Now.\n',
      then: {
        severity: 'warning',
        line: 2,
        column: 1,
        message:
          'Step 1 has no tools, so it is answered in words and nothing is carried out; its text reads as if something were to be done: "Close the valve"',
      },
      sop: 'runs',
    },
    {
      name: 'a template of a step to come',
      toml: head + manual,
      markdown: '## Steps\n1. A\n   - call: notify {"message": "{{steps.1.output}}"}\n',
      then: {
        severity: 'error',
        message: 'Step 1, call to notify: {{steps.1.output}} refers to a step that has not run by then',
      },
      sop: null,
    },
  ])('tells of $name', ({ toml, markdown, then, sop }) => {
    const entry = define(toml, markdown === undefined ? goodSteps : markdown);
    expect(entry.diagnostics).toEqual([expect.objectContaining(then)]);
    expect(entry.sop === null ? null : 'runs').toBe(sop);
    expect(entry.state).toBe(then.severity === 'error' ? 'errors' : 'warnings');
  });

  const ended = '[[triggers]]\ntype = "procedure"\nname = "other"\n';
  const file = '[[triggers]]\ntype = "file"\npath = "in/*.csv"\n';
  test.each([
    { triggers: ended, key: 'reason', remedy: undefined },
    {
      triggers: ended,
      key: 'reasons',
      remedy: 'Did you mean "reason"? Its triggers bring procedure, run, outcome, reason, output, ended_at.',
    },
    { triggers: ended + file, key: 'path', remedy: undefined },
    {
      triggers: file,
      key: 'name',
      remedy:
        'Its triggers bring path, change, size. Only a start by hand or by another procedure could bring more.',
    },
    // Somebody brings what they like.
    { triggers: file + mqtt, key: 'name', remedy: undefined },
  ])('a call that names $key, which $triggers may not bring', ({ triggers, key, remedy }) => {
    const { diagnostics } = define(
      head + triggers,
      `## Steps\n1. A\n   - call: notify {"message": "{{payload.${key}}}"}\n`,
    );
    expect(
      diagnostics.filter(({ message }) => message.includes('brings what')).map((each) => each.remedy),
    ).toEqual(remedy === undefined ? [] : [remedy]);
  });

  const cron = '[[triggers]]\ntype = "cron"\nexpression = "0 6 * * *"\n';
  const says = (template: string, ...bullets: readonly string[]): string =>
    `## Steps\n1. A\n${[...bullets, `call: notify {"message": "it is ${template}"}`].map((bullet) => `   - ${bullet}\n`).join('')}2. B\n`;
  const clock = (template: string): string[] => [
    `Step 1, call to notify: ${template} has no value when the clock starts the procedure`,
  ];
  const person = (template: string): string[] => [
    `Step 1, call to notify: ${template} has no value when a person starts the procedure without a payload`,
  ];
  test.each([
    { name: 'a message brings it', triggers: mqtt, markdown: says('{{payload}}'), messages: [] },
    {
      name: 'a person may give none',
      triggers: mqtt + manual,
      markdown: says('{{ payload.v }}'),
      messages: person('{{ payload.v }}'),
    },
    {
      name: 'the clock has none',
      triggers: cron + manual,
      markdown: says('{{payload}}'),
      messages: clock('{{payload}}'),
    },
    {
      name: 'a start by hand has no topic',
      triggers: manual,
      markdown: says('{{topic}}'),
      messages: person('{{topic}}'),
    },
    { name: 'the clock has one', triggers: cron, markdown: says('{{topic}}'), messages: [] },
    {
      name: 'a guard needs it',
      triggers: manual,
      markdown: says('{{payload.v}}', 'when: $.payload.v > 5 && $.topic != a'),
      messages: [],
    },
    {
      name: 'a guard does not need it',
      triggers: manual,
      markdown: says('{{payload.v}}', 'when: $.payload.v > 5 || !($.topic == a)'),
      messages: person('{{payload.v}}'),
    },
    {
      name: 'a guard excludes it',
      triggers: manual,
      markdown: says('{{payload.v}}', 'when: !($.payload.v > 5)'),
      messages: person('{{payload.v}}'),
    },
    {
      name: 'a failure leads elsewhere',
      triggers: manual,
      markdown: says('{{payload}}', 'on_failure: goto:2'),
      messages: [],
    },
    {
      name: 'another try does not help',
      triggers: cron,
      markdown: says('{{payload}}', 'on_failure: retry:2'),
      messages: clock('{{payload}}'),
    },
    {
      name: 'the way to it needs it',
      triggers: manual,
      markdown: `## Steps\n1. A\n   - when: $.payload.v > 5\n   - next: 3\n2. B\n   - next: end\n3. C\n   - call: notify {"message": "{{payload.v}}"}\n`,
      messages: [],
    },
  ])('tells of a call without its value: $name', ({ triggers, markdown, messages }) => {
    const { diagnostics, sop } = define(head + triggers, markdown);
    expect([diagnostics.map(({ message }) => message), sop !== null]).toEqual([messages, true]);
  });

  test('a call without its value says what to write', () => {
    expect(define(head + manual, says('{{payload.v}}')).diagnostics).toMatchObject([
      {
        severity: 'warning',
        file: 'SOP.md',
        line: 3,
        column: 12,
        key: 'call',
        remedy:
          'Write "when: $.payload.v != null" under the step, so that it is skipped then, or take that trigger out.',
      },
    ]);
    expect(define(head + manual, says('{{payload.v}}', 'when: $.payload.v != null')).diagnostics).toEqual([]);
  });

  test.each([
    { boards: [], call: 'gpio_read {"pin": 3}', messages: [] },
    { boards: ['a'], call: 'gpio_read {"pin": 3}', messages: [] },
    {
      boards: ['a', 'b'],
      call: 'gpio_read {"pin": 3}',
      messages: ['Step 1, call to gpio_read: it does not say which board is meant, and there are several'],
    },
    { boards: ['a', 'b'], call: 'gpio_read {"pin": 3, "board": "b"}', messages: [] },
    {
      boards: ['a', 'b'],
      call: 'gpio_read {"pin": 3, "board": "{{steps.1.output}}"}',
      messages: ['Step 1, call to gpio_read: {{steps.1.output}} refers to a step that has not run by then'],
    },
    { boards: ['a', 'b'], call: 'notify {"board": "c"}', messages: [] },
  ])('with the boards $boards, says of $call: $messages', ({ boards, call, messages }) => {
    const { diagnostics } = defineSop(
      { folder: 'folder', toml: head + manual, markdown: `## Steps\n1. A\n   - call: ${call}\n` },
      { ...context, boardNames: new Set(boards) },
    );
    expect(diagnostics.map(({ message }) => message)).toEqual(messages);
  });

  test.each([
    {
      name: 'condition',
      trigger: 'type = "mqtt"\ntopic = "a"\ncondition = "$.a >"',
      then: { line: 7, column: 19, key: 'triggers[0].condition' },
    },
    {
      name: 'cron text',
      trigger: 'type = "cron"\nexpression = "0 9 * *"',
      then: { line: 6, key: 'triggers[0].expression' },
    },
    {
      name: 'time zone',
      trigger: 'type = "cron"\nexpression = "0 9 * * *"\ntimezone = "Asia/Soul"',
      then: { line: 7, key: 'triggers[0].timezone' },
    },
    {
      name: 'topic',
      trigger: 'type = "mqtt"\ntopic = "a/#/b"',
      then: { line: 6, column: 12, key: 'triggers[0].topic' },
    },
  ])('whose $name does not parse loses that trigger alone', ({ trigger, then }) => {
    const { sop, diagnostics, state } = define(`${head}[[triggers]]\n${trigger}\n${manual}`);
    expect([sop?.triggers, diagnostics, state]).toEqual([
      [{ type: 'manual' }],
      [expect.objectContaining({ severity: 'error', ...then })],
      'errors',
    ]);
  });

  test('tells of each tool and call where it is named, also beside a call that cannot be read', () => {
    const { diagnostics } = define(
      head + manual,
      '## Steps\n1. A\n   - tools: gpio_wirte ,, gpio_read, gpio_wirte\n   - call: gpio_read {\n   - Call : gpio_wirte\n',
    );
    expect(
      diagnostics
        .filter(({ message }) => message.includes('which does not exist'))
        .map(({ line, column, key }) => [line, column, key]),
    ).toEqual([
      [3, 13, 'tools'],
      [3, 38, 'tools'],
      [5, 13, 'call'],
    ]);
  });

  test('with several mistakes tells of all of them', () => {
    expect(
      define(
        '[sop]\nname = 5\n[[triggers]]\ntype = "email"\n[[triggers]]\ntype = "cron"\nexpression = "x"\n',
      ).diagnostics.map(({ key }) => key),
    ).toEqual(['sop.description', 'sop.name', 'triggers[0].type', 'triggers[1].expression']);
  });

  test('has another hash when either file changes', () => {
    const hashes = [
      define(head + manual),
      define(`${head}${manual}\n`),
      define(head + manual, `${goodSteps}\n`),
      define(head + manual, null),
    ].map((entry) => entry.hash);
    expect(new Set(hashes).size).toBe(4);
  });
});

describe('the ways between steps', () => {
  const steps = (...bullets: readonly (readonly string[])[]): string =>
    `## Steps\n${bullets.map((own, index) => `${String(index + 1)}. **S**\n${own.map((bullet) => `   - ${bullet}\n`).join('')}`).join('')}`;

  test('are read from their bullets', () => {
    const entry = define(
      head + manual,
      steps(
        ['kind: execute', 'on_failure: retry:3'],
        ['when: $.steps.1.output == high && $.payload.value > 5', 'Next : END', 'On_Failure: goto: 3'],
        ['kind: Checkpoint', 'next: 1', 'when: $.steps.2.status == failed'],
      ),
    );
    expect([
      entry.diagnostics,
      entry.sop?.steps.map(({ kind, next, when, onFailure }) => ({ kind, next, when, onFailure })),
    ]).toEqual([
      [],
      [
        { kind: 'execute', onFailure: { action: 'retry', times: 3 } },
        {
          next: 'end',
          when: '$.steps.1.output == high && $.payload.value > 5',
          onFailure: { action: 'goto', step: 3 },
        },
        { kind: 'checkpoint', next: 1, when: '$.steps.2.status == failed' },
      ],
    ]);
  });

  test('are absent where they are not written', () => {
    expect(Object.keys(define(head + manual, steps([])).sop?.steps[0] ?? {})).toEqual(
      expect.not.arrayContaining(['kind', 'next', 'when', 'onFailure']),
    );
  });

  test.each<{ name: string; markdown: string; then: object }>([
    {
      name: 'a next that is no step',
      markdown: steps(['next: stpe 2']),
      then: {
        severity: 'error',
        line: 3,
        column: 12,
        key: 'next',
        message: 'next is "stpe 2", which is neither the number of a step nor end',
      },
    },
    {
      name: 'a next that leads nowhere',
      markdown: steps(['next: 7'], []),
      then: {
        severity: 'error',
        line: 3,
        column: 12,
        key: 'next',
        message: 'Step 1 goes on to step 7, which does not exist; there are 2 steps',
        remedy: 'Name one from 1 to 2, or "next: end".',
      },
    },
    {
      name: 'a goto that leads nowhere',
      markdown: steps(['on_failure: goto:0']),
      then: { severity: 'error', line: 3, column: 18, key: 'on_failure' },
    },
    {
      name: 'a goto that leads too far',
      markdown: steps(['on_failure: goto:2']),
      then: {
        severity: 'error',
        line: 3,
        column: 18,
        message: 'Step 1 goes on to step 2, which does not exist; there is 1 step',
      },
    },
    {
      name: 'an unknown word after on_failure',
      markdown: steps(['on_failure: retyr:2']),
      then: { severity: 'error', line: 3, column: 18, remedy: 'Did you mean retry:n?' },
    },
    {
      name: 'a retry without a number',
      markdown: steps(['on_failure: retry']),
      then: { severity: 'error', message: 'retry does not say how often' },
    },
    {
      name: 'more tries than are allowed',
      markdown: steps(['on_failure: retry:11']),
      then: {
        severity: 'error',
        line: 3,
        column: 24,
        message: 'retry is followed by "11", which is not how often, from 1 to 10',
      },
    },
    {
      name: 'an unknown kind',
      markdown: steps(['kind: chekpoint']),
      then: { severity: 'error', line: 3, column: 12, remedy: 'Did you mean checkpoint?' },
    },
    {
      name: 'a condition that breaks',
      markdown: steps(['when: $.payload.value >']),
      then: { severity: 'error', line: 3, column: 29, key: 'when' },
    },
    {
      name: 'a condition as triggers write it',
      markdown: steps(['when: $.value > 5']),
      then: { severity: 'error', line: 3, column: 12, key: 'when', remedy: 'Did you mean $.payload.value?' },
    },
    {
      name: 'a condition without a path',
      markdown: steps(['when: 1 == 1']),
      then: { severity: 'error', line: 3, key: 'when' },
    },
    {
      name: 'a condition on nothing',
      markdown: steps(['when: > 5']),
      then: {
        severity: 'error',
        line: 3,
        column: 12,
        message: 'A comparison in "when" of step 1 does not say what is compared',
      },
    },
    {
      name: 'a condition on a mistyped word',
      markdown: steps([], ['when: $.payload.a == 1 && $.stpes.1.output == 1']),
      then: { severity: 'error', line: 4, column: 32, remedy: 'Did you mean $.steps.1.output?' },
    },
    {
      name: 'a condition on a part that steps do not have',
      markdown: steps([], ['when: $.steps.1.outptu == 1']),
      then: { severity: 'error', line: 4, column: 12, remedy: 'Did you mean $.steps.1.output?' },
    },
    {
      name: 'a condition on a step that does not exist',
      markdown: steps([], ['when: $.steps.9.output == 1']),
      then: { severity: 'error', message: '$.steps.9.output names no step that exists' },
    },
    {
      name: 'a condition on a step to come',
      markdown: steps(['when: $.steps.2.output == 1'], []),
      then: { severity: 'error', message: '$.steps.2.output is of a step that cannot have run by then' },
    },
    {
      name: 'a mistyped bullet that would change the order',
      markdown: steps(['nxt: end'], []),
      then: { severity: 'error', line: 3, column: 6, key: 'nxt', remedy: 'Did you mean next?' },
    },
    {
      name: 'a mistyped guard',
      markdown: steps(['wen: $.payload.value > 5']),
      then: { severity: 'error', line: 3, column: 6, remedy: 'Did you mean when?' },
    },
    {
      name: 'a checkpoint with calls',
      markdown: steps(['kind: checkpoint', 'call: gpio_write {"pin": 5}']),
      then: {
        severity: 'error',
        line: 3,
        column: 12,
        message: 'Step 1 is a checkpoint, which carries nothing out: its calls would never be used',
      },
    },
  ])('tell of $name, and do not run', ({ markdown, then }) => {
    const { diagnostics, sop, state } = define(head + manual, markdown);
    expect([diagnostics, sop, state]).toEqual([
      [expect.objectContaining({ file: 'SOP.md', ...then })],
      null,
      'errors',
    ]);
  });

  test.each<{ name: string; markdown: string; then: object }>([
    {
      name: 'a circle without a way out',
      markdown: steps([], [], ['next: 2']),
      then: {
        line: 5,
        column: 12,
        key: 'next',
        message:
          'Steps 1, 2, 3 lead to no end: they go in a circle without a way out, so a run ends only by a failure',
      },
    },
    {
      name: 'a step that is never reached',
      markdown: steps(['next: 3'], [], []),
      then: { line: 4, column: 1, message: 'Step 2 is never reached' },
    },
    {
      name: 'a guard that can never hold',
      markdown: steps(['when: $.payload.a > 5 && $.payload.a < 3']),
      then: { line: 3, column: 12, key: 'when' },
    },
    {
      name: 'a checkpoint that is to be tried again',
      markdown: steps(['kind: checkpoint', 'on_failure: retry:2']),
      then: { line: 4, column: 18, key: 'on_failure' },
    },
    {
      name: 'a mistyped bullet whose value does not fit',
      markdown: steps(['nxt: see the manual']),
      then: { line: 3, column: 6, remedy: 'Did you mean next?' },
    },
  ])('warn of $name, and run', ({ markdown, then }) => {
    const { diagnostics, sop, state } = define(head + manual, markdown);
    expect([diagnostics, sop !== null, state]).toEqual([
      [expect.objectContaining({ severity: 'warning', file: 'SOP.md', ...then })],
      true,
      'warnings',
    ]);
  });

  test.each([
    { name: 'a guard lets the circle end', markdown: steps([], ['when: $.steps.1.output > 5', 'next: 1']) },
    { name: 'a failure leads out of it', markdown: steps([], ['next: 1', 'on_failure: goto:3'], []) },
    {
      name: 'a step may look at one that comes back to it',
      markdown: steps([], ['when: $.steps.3.output != 1'], ['when: $.steps.1.output > 5', 'next: 2']),
    },
    {
      name: 'the payload alone may be the number that a tool wants',
      markdown: steps(['when: $.payload.pin != null', 'call: gpio_write {"pin": "{{payload.pin}}"}']),
    },
    {
      name: 'a call names a procedure that is there, or one that is filled in',
      markdown: steps([
        'when: $.payload != null',
        'call: sop_execute {"name": "tank"}',
        'call: sop_execute {"name": "{{payload.name}}"}',
      ]),
    },
    {
      name: 'other braces stand in a text',
      markdown: steps(['see {{ other }} and {{payload'], ['kind: checkpoint']),
    },
    {
      name: 'a call may use a result of a step that comes back to it',
      markdown: steps(
        ['on_failure: goto:3'],
        ['call: notify {"message": "{{steps.3.output}}"}', 'next: end'],
        ['next: 2'],
      ),
    },
  ])('are in order when $name', ({ markdown }) => {
    expect(define(head + manual, markdown).diagnostics).toEqual([]);
  });
});

describe('the key that limits are counted by', () => {
  test('is a path into the payload', () => {
    expect(define(`${head}concurrency_key = "$.pump_id"\n${manual}`)).toMatchObject({
      state: 'valid',
      sop: { concurrencyKey: '$.pump_id' },
    });
  });

  test.each([
    { value: 'pump_id', message: /it must begin with "\$\."/ },
    { value: '$', message: /it names no key/ },
    { value: '$.pump id', message: /the path ends here, but the text goes on \(its column 7\)/ },
    { value: '$.', message: /a key is missing/ },
  ])('cannot be $value', ({ value, message }) => {
    const { diagnostics, sop } = define(`${head}concurrency_key = "${value}"\n${manual}`);
    expect([diagnostics, sop]).toEqual([
      [
        expect.objectContaining({
          severity: 'error',
          line: 4,
          column: 19,
          key: 'sop.concurrency_key',
          message: expect.stringMatching(message) as string,
        }),
      ],
      null,
    ]);
  });
});

test('two definitions with one name both carry the error, and neither starts', () => {
  const toml = head + manual;
  const entries = ['a', 'b'].map((folder) => defineSop({ folder, toml, markdown: goodSteps }, context));
  const other = { ...define(toml), name: 'other' };
  const marked = markDuplicateNames([...entries, other], () => toml);
  expect(marked.map(({ state, sop }) => [state, sop === null])).toEqual([
    ['errors', true],
    ['errors', true],
    ['valid', false],
  ]);
  expect(marked[0]?.diagnostics).toEqual([
    {
      severity: 'error',
      file: 'SOP.toml',
      line: 2,
      column: 8,
      key: 'sop.name',
      message: 'The name "pump" is also used in b/SOP.toml; none of them starts',
      remedy: 'Give each its own name.',
    },
  ]);
});

test('names that look alike are told in both procedures, and both go on', () => {
  const named = (name: string, folder: string) => ({
    ...defineSop({ folder, toml: head + manual, markdown: goodSteps }, context),
    name,
  });
  const marked = markDuplicateNames([named('set', 'a'), named('ѕet', 'b'), named('get', 'c')]);
  expect(
    marked.map(({ state, diagnostics }) => [
      state,
      diagnostics.some(({ message }) => message.includes('tell them apart')),
    ]),
  ).toEqual([
    ['valid', true],
    ['valid', true],
    ['valid', false],
  ]);
});

test.each([
  '- set: k = {{secret.shop}}',
  '- set: k = "a {{secret.shop}}"',
  '- kind: procedure\n   - run: tank {"k": "{{secret.shop}}"}',
  '- kind: input\n   - ask: {"type": "string", "default": "{{secret.shop}}"}',
  '- output: {"type": "string", "const": "{{secret.shop}}"}',
])('a secret in a bullet that is no call is a mistake: %s', (bullet) => {
  const { diagnostics } = define(`${head}${mqtt}`, `## Steps\n1. **A** — a\n   ${bullet}\n`);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      severity: 'error',
      message: 'The secret "shop" is named in a bullet of step 1 that is no call, where no secret is put in',
    }),
  );
});
