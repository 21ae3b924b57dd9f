import { expect, test } from 'vitest';
import { parseSteps } from './steps';
import { defineSop } from './definition';

const of = (bullets: string): ReturnType<typeof parseSteps> =>
  parseSteps(`## Steps\n\n1. **A** — b\n${bullets}`);
const entry = (bullets: string, toml = ''): ReturnType<typeof defineSop> =>
  defineSop(
    {
      folder: 'f',
      toml: `[sop]\nname = "a"\ndescription = "b"\n${toml}[[triggers]]\ntype = "manual"\n`,
      markdown: `## Steps\n\n1. **A** — b\n${bullets}\n2. **B** — Say.\n`,
    },
    {
      defaultExecutionMode: 'auto',
      timezone: 'Europe/Berlin',
      now: 0,
      toolNames: new Set(['notify']),
      boardNames: new Set(),
    },
  );

test.each([
  { bullets: '   - kind: wait\n   - for: 90s\n', wait: { until: { type: 'duration', secs: 90 } } },
  {
    bullets: '   - kind: wait\n   - for: 1h 30m\n   - timeout: 1.5d\n',
    wait: { until: { type: 'duration', secs: 5400 }, timeoutSecs: 129_600 },
  },
  { bullets: '   - until: 7:05\n   - kind: wait\n', wait: { until: { type: 'time', time: '07:05' } } },
  {
    bullets:
      '   * kind: wait\n   * until: $.on == on && $.a in [on, off] on tank/+/level\n   * timeout: 30m\n',
    wait: {
      until: { type: 'message', condition: '$.on == on && $.a in [on, off]', topic: 'tank/+/level' },
      timeoutSecs: 1800,
    },
  },
])('$bullets is a wait', ({ bullets, wait }) => {
  const parsed = of(bullets);
  expect(parsed.diagnostics).toEqual([]);
  expect(parsed.steps[0]).toMatchObject({ kind: 'wait', wait, body: 'b' });
});

test.each(['timeout: 3 minutes', 'timout: 3m', 'Timeout: 3m', 'time_out: 3m'])(
  'a wait whose "%s" cannot be read does not run: it would have no end',
  (line) => {
    const parsed = of(
      `   - kind: wait\n   - until: == full on tank\n   - ${line}\n   - on_failure: retry:1\n`,
    );
    expect(parsed.runnable).toBe(false);
    expect(parsed.diagnostics).toContainEqual(
      expect.objectContaining({
        severity: 'error',
        message: expect.stringContaining('its timeout cannot be read') as string,
      }),
    );
  },
);

test.each([
  { why: 'the value is no duration', bullets: '   - for: the pump in hall 3\n', key: 'for' },
  { why: 'the value goes on behind what fits', bullets: '   - for: 90s at least\n', key: 'for' },
  { why: 'the word has a capital letter', bullets: '   - Timeout: 30m\n', key: 'Timeout' },
  { why: 'the step is of another kind', bullets: '   - timeout: 30m\n', key: 'timeout' },
  { why: 'the step goes through no list', bullets: '   - parallel: 4\n', key: 'parallel' },
  { why: 'there is no topic', bullets: '   - until: $.level < 40\n', key: 'until' },
  { why: 'the topic is none', bullets: '   - until: $.level < 40 on tank/#/level\n', key: 'until' },
  { why: 'the topic is shared', bullets: '   - until: $.level < 40 on $share/a/tank\n', key: 'until' },
  { why: 'there is no such time', bullets: '   - until: 24:30\n', key: 'until' },
])('a line is text, with a warning, when $why', ({ bullets, key }) => {
  const parsed = of(bullets);
  expect(parsed.runnable).toBe(true);
  expect(parsed.diagnostics).toMatchObject([{ severity: 'warning', key, line: 4 }]);
  expect(parsed.steps[0]?.body).toBe(`b\n${bullets.trim()}`);
  expect(parsed.steps[0]?.wait).toBeUndefined();
});

test('prose that begins with such a word in capitals is prose', () => {
  expect(of('   - For: the pump in hall 3\n   - Until the level is low\n').diagnostics).toEqual([]);
});

test.each([
  { why: 'it does not say what for', bullets: '   - kind: wait\n' },
  { why: 'what it says cannot be read', bullets: '   - kind: wait\n   - until: $.level <<40 on t\n' },
  { why: 'it says two things', bullets: '   - kind: wait\n   - for: 5s\n   - until: 22:30\n' },
  { why: 'it says one thing twice', bullets: '   - kind: wait\n   - for: 5s\n   - for: 6s\n' },
  { why: 'it has calls', bullets: '   - kind: wait\n   - for: 5s\n   - call: notify {"message": "a"}\n' },
  { why: 'it has tools', bullets: '   - kind: wait\n   - for: 5s\n   - tools: notify\n' },
  {
    why: 'its topic names a step that has not run',
    bullets: '   - kind: wait\n   - until: $.a == 1 on t/{{steps.2.output}}\n',
  },
  {
    why: 'its condition names a secret',
    bullets: '   - kind: wait\n   - until: $.a == "{{secret.key}}" on t\n',
  },
])('a procedure whose wait is wrong does not run, because $why', ({ bullets }) => {
  const found = entry(bullets);
  expect(found.sop).toBeNull();
  expect(found.diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
});

test('a condition that can never be true is a warning', () => {
  expect(entry('   - kind: wait\n   - until: $.a > 5 && $.a < 3 on t\n').diagnostics).toMatchObject([
    { severity: 'warning', message: expect.stringContaining('waits for nothing') as string },
  ]);
});

test.each([
  { toml: '', zone: 'Europe/Berlin' },
  {
    toml: '[[triggers]]\ntype = "cron"\nexpression = "0 9 * * *"\ntimezone = "Asia/Seoul"\n',
    zone: 'Asia/Seoul',
  },
])('a time of day is one of $zone', ({ toml, zone }) => {
  expect(entry('   - kind: wait\n   - until: 22:30\n', toml).sop?.steps[0]?.wait?.until).toEqual({
    type: 'time',
    time: '22:30',
    timezone: zone,
  });
});

test('a step goes through a list with one call', () => {
  const found = entry(
    '   - for_each: $.payload.pumps\n   - parallel: 4\n   - call: notify {"message": "{{item.id}} {{index}}"}\n',
  );
  expect(found.diagnostics).toEqual([]);
  expect(found.sop?.steps[0]).toMatchObject({ forEach: { list: '$.payload.pumps', parallel: 4 }, body: 'b' });
});

test.each(['{{lines(payload.text)}}', '["north", "south"]', '[]', '{{payload.pumps ?? []}}'])(
  'the list may be worked out, or written: %s',
  (list) => {
    const found = entry(`   - for_each: ${list}\n   - call: notify {"message": "{{item}}"}\n`);
    expect(found.diagnostics).toEqual([]);
    expect(found.sop?.steps[0]?.forEach).toEqual({ list });
  },
);

test.each([
  {
    why: 'what it goes through is a text',
    bullets: '   - for_each: {{join(payload.pumps)}}\n   - call: notify {"message": "{{item}}"}\n',
  },
  { why: 'it has no call', bullets: '   - for_each: $.payload.pumps\n' },
  {
    why: 'it has two calls',
    bullets:
      '   - for_each: $.payload.pumps\n   - call: notify {"message": "a"}\n   - call: notify {"message": "b"}\n',
  },
  {
    why: 'it has tools',
    bullets: '   - for_each: $.payload.pumps\n   - tools: notify\n   - call: notify {"message": "a"}\n',
  },
  { why: 'its call names an item without a list', bullets: '   - call: notify {"message": "{{item.id}}"}\n' },
  {
    why: 'its list is of a step that has not run',
    bullets: '   - for_each: $.steps.2.output\n   - call: notify {"message": "{{item}}"}\n',
  },
  {
    why: 'its list cannot be worked out, though no item is named',
    bullets: '   - for_each: {{linse(payload)}}\n   - call: notify {"message": "a"}\n',
  },
])('a procedure whose list is wrong does not run, because $why', ({ bullets }) => {
  expect(entry(bullets).sop).toBeNull();
});

test.each(['- for_each: pump in the hall', '- for_each: [north]', '- parallel: many', '- parallel: 1'])(
  '%s is text, with a warning',
  (line) => {
    const parsed = of(`   ${line}\n`);
    expect([parsed.runnable, parsed.steps[0]?.body]).toEqual([true, `b\n${line}`]);
    expect(parsed.diagnostics).toMatchObject([{ severity: 'warning' }]);
  },
);

test.each([
  ['for_each', '- for_each: {{linse(payload)}}', 'there is no function linse'],
  ['for_each', '- for_each: $.paylod.list', '$.paylod.list leads to no list'],
  ['for_each', '- for_each: $.topic', '$.topic leads to no list'],
  ['for_each', '- for_each: $.payload.list of pumps', 'leads to no list'],
  ['set', '- set: last = {{rond(payload.level)}}', 'there is no function rond'],
  ['set', '- set: x = {{now}}', '{{now}}'],
])('what is misspelt in %s is told', (key, line, why) => {
  expect(entry(`   ${line}\n   - call: notify {"message": "a"}\n`).diagnostics).toMatchObject([
    { severity: 'error', key, message: expect.stringContaining(why) as string },
  ]);
});

test('braces that are never closed are told, for they would be sent', () => {
  expect(entry('   - call: notify {"message": "{{payload.a} b"}\n').diagnostics).toMatchObject([
    { severity: 'warning', key: 'call', message: expect.stringContaining('{{payload.a} b') as string },
  ]);
});

test('a step that a model carries out has a result of a schema', () => {
  const found = entry(
    '   - tools: notify\n   - output: {"type": "object", "properties": {"urgent": {"type": "boolean"}}}\n',
  );
  expect(found.diagnostics).toEqual([]);
  expect(found.sop?.steps[0]?.output).toEqual({
    type: 'object',
    properties: { urgent: { type: 'boolean' } },
  });
  expect(
    entry('   - output: {"type": "boolean"}\n   - call: notify {"message": "a"}\n').diagnostics,
  ).toMatchObject([{ severity: 'error', key: 'output' }]);
});

test.each([
  '- output: a line in the log',
  '- output: {"type": "lines"}',
  '- output: {"type": "object", "type": "string"}',
])('%s is text, with a warning', (line) => {
  const parsed = of(`   ${line}\n`);
  expect([parsed.runnable, parsed.steps[0]?.body]).toEqual([true, `b\n${line}`]);
  expect(parsed.diagnostics).toMatchObject([{ severity: 'warning', key: 'output' }]);
});

test.each([
  '{"type": "number", "max": 5000}',
  '{"type": "number", "minimum": "five"}',
  '{"type": "number", "Maximum": 5}',
  '{"type": "string", "pattern": "("}',
  '{"type": "string", "maxLength": -1}',
  '{"type": "object", "properties": {"level": {"type": "number", "upTo": 5}}}',
  '{"type": "object", "properties": 5}',
  '{"enum": []}',
])('an answer is held against nothing that does not count: %s', (schema) => {
  const parsed = of(`   - kind: input\n   - ask: ${schema}\n`);
  expect(parsed.runnable).toBe(false);
  expect(parsed.diagnostics).toContainEqual(
    expect.objectContaining({
      severity: 'error',
      message: 'Step 1 is of kind input, and has no "ask" that can be read',
    }),
  );
});

test('a schema with everything that an answer can be held against is read', () => {
  const schema = {
    type: 'object',
    title: 'Valve',
    properties: {
      percent: { type: 'number', minimum: 0, exclusiveMaximum: 100, multipleOf: 0.5, description: 'open' },
      why: { type: ['string', 'null'], pattern: '^\\w+$', minLength: 1, default: '' },
      way: { oneOf: [{ const: 'slow' }, { enum: ['fast', 'now'] }] },
      tags: { type: 'array', items: { type: 'string' }, uniqueItems: true, maxItems: 3 },
    },
    required: ['percent'],
    additionalProperties: false,
  };
  const parsed = of(`   - kind: input\n   - ask: ${JSON.stringify(schema)}\n`);
  expect(parsed.diagnostics).toEqual([]);
  expect(parsed.steps[0]?.ask).toEqual(schema);
});

test('what a procedure is started with keeps every digit of a number', () => {
  expect(
    of('   - kind: procedure\n   - run: flush {"meter": 9007199254740993, "line": 3}\n').steps[0]?.run,
  ).toEqual({
    name: 'flush',
    payload: { meter: '9007199254740993', line: 3 },
  });
});

test.each(['hint:reason', 'home/qwen3-30b', 'router/qwen/qwen3'])('%s carries a step out', (model) => {
  const found = entry(`   - tools: notify\n   - model: ${model}\n`);
  expect([found.diagnostics, found.sop?.steps[0]?.model]).toEqual([[], model]);
});

test.each(['- model: F401', '- model: n/a or F401', '- model: hint: reason', '- Model: home/big'])(
  '%s is text, with a warning',
  (line) => {
    const parsed = of(`   ${line}\n`);
    expect([parsed.runnable, parsed.steps[0]?.body, parsed.steps[0]?.model]).toEqual([
      true,
      `b\n${line}`,
      undefined,
    ]);
    expect(parsed.diagnostics).toMatchObject([{ severity: 'warning' }]);
  },
);

test('a step that a model carries out says how its words are drawn', () => {
  const found = entry('   - tools: notify\n   - sampling: {"temperature": 0.2, "seed": 7}\n');
  expect([found.diagnostics, found.sop?.steps[0]?.sampling]).toEqual([[], { temperature: 0.2, seed: 7 }]);
  const fixed = entry('   - call: notify {"message": "x"}\n   - sampling: {"temperature": 0.2}\n');
  expect(fixed.diagnostics).toMatchObject([{ severity: 'error', key: 'sampling' }]);
});

test.each([
  '- sampling: every second bottle',
  '- sampling: {"temperature": 3}',
  '- sampling: {"temprature": 0.2}',
  '- sampling: {"seed": 1, "seed": 2}',
  '- sampling: {}',
  '- Sampling: {"temperature": 0.2}',
])('%s is text, with a warning', (line) => {
  const parsed = of(`   ${line}\n`);
  expect([parsed.runnable, parsed.steps[0]?.body, parsed.steps[0]?.sampling]).toEqual([
    true,
    `b\n${line}`,
    undefined,
  ]);
  expect(parsed.diagnostics).toMatchObject([{ severity: 'warning' }]);
});

test('any step lets the procedure remember, several values in their order', () => {
  const found = entry(
    '   - call: notify {"message": "{{state.last}}"}\n   - set: last = {{payload.level}}\n   - set: own = {{steps.1.output}}\n   - set: seen = {"at": 1}\n',
  );
  expect(found.diagnostics).toEqual([]);
  expect(found.sop?.steps[0]?.set).toEqual([
    { name: 'last', value: '{{payload.level}}' },
    { name: 'own', value: '{{steps.1.output}}' },
    { name: 'seen', value: { at: 1 } },
  ]);
  expect(of('   - kind: checkpoint\n   - set: seen = true\n').steps[0]).toMatchObject({
    kind: 'checkpoint',
    set: [{ name: 'seen', value: true }],
  });
});

test.each(['- set: the valve', '- set: valve = open', '- set: a b = {{payload}}', '- Set: seen = true'])(
  '%s is text, with a warning',
  (line) => {
    const parsed = of(`   ${line}\n`);
    expect([parsed.runnable, parsed.steps[0]?.body, parsed.steps[0]?.set]).toEqual([
      true,
      `b\n${line}`,
      undefined,
    ]);
    expect(parsed.diagnostics).toMatchObject([{ severity: 'warning' }]);
  },
);

test('what is looked for and never set is told, and so is a value of a step that has not run', () => {
  expect(
    entry('   - call: notify {"message": "{{state.lost}}"}\n   - set: last = {{payload}}\n').diagnostics,
  ).toMatchObject([{ severity: 'warning', remedy: 'Did you mean state.last?' }]);
  expect(
    entry('   - call: notify {"message": "a"}\n   - set: last = {{steps.2.output}}\n').diagnostics,
  ).toMatchObject([{ severity: 'error', key: 'set' }]);
});

const grouped = (steps: string): ReturnType<typeof defineSop> =>
  defineSop(
    {
      folder: 'f',
      toml: '[sop]\nname = "a"\ndescription = "b"\n[[triggers]]\ntype = "manual"\n',
      markdown: `## Steps\n\n${steps}`,
    },
    {
      defaultExecutionMode: 'auto',
      timezone: '',
      now: 0,
      toolNames: new Set(['notify']),
      boardNames: new Set(),
    },
  );

test('steps name the group in which they are carried out side by side', () => {
  const { sop, diagnostics } = grouped(
    '1. A\n   - group: stop-all\n   - kind: wait\n   - for: 5s\n2. B\n   - group: stop-all\n   - next: end\n3. C\n   - group: night shift of hall 3\n',
  );
  expect(sop?.steps.map(({ group }) => group)).toEqual(['stop-all', 'stop-all', undefined]);
  expect(sop?.steps[2]?.body).toBe('- group: night shift of hall 3');
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test.each([
  {
    name: 'a group of one',
    steps: '1. A\n   - group: g\n2. B\n',
    severity: 'warning',
    message: 'Step 1 is alone in its group "g", so it is carried out like every other step',
  },
  {
    name: 'a group in two places',
    steps: '1. A\n   - group: g\n2. B\n   - group: g\n3. C\n4. D\n   - group: g\n5. E\n   - group: g\n',
    severity: 'warning',
    message: 'The group "g" stands in two places, and each is carried out by itself',
  },
  {
    name: 'a way on in its middle',
    steps: '1. A\n   - group: g\n   - next: 3\n2. B\n   - group: g\n3. C\n',
    severity: 'error',
    message: 'Step 1 says what follows, and is not the last of its group "g"',
  },
  {
    name: 'more than anybody keeps in sight',
    steps: Array.from({ length: 21 }, (_, index) => `${String(index + 1)}. A\n   - group: g\n`).join(''),
    severity: 'error',
    message: 'The group "g" has 21 steps, and 20 at most are carried out side by side',
  },
  {
    name: 'a result of one beside it',
    steps:
      '1. A\n   - group: g\n2. B\n   - group: g\n   - call: notify {"message": "{{steps.1.output}}"}\n3. C\n',
    severity: 'error',
    message: 'Step 2, call to notify: {{steps.1.output}} refers to a step that has not run by then',
  },
  {
    name: 'a condition on one beside it',
    steps: '1. A\n   - group: g\n2. B\n   - group: g\n   - when: $.steps.1.status == failed\n3. C\n',
    severity: 'error',
    message: '$.steps.1.status is of a step that cannot have run by then',
  },
])('of groups it is told: $name', ({ steps, severity, message }) => {
  expect(grouped(steps).diagnostics).toContainEqual(expect.objectContaining({ severity, message }));
});

test('a value that is worked out fits its argument by its type', () => {
  const checked = (value: string): readonly string[] =>
    defineSop(
      {
        folder: 'f',
        toml: '[sop]\nname = "a"\ndescription = "b"\n[[triggers]]\ntype = "mqtt"\ntopic = "t"\n',
        markdown: `## Steps\n\n1. A\n   - call: gpio_write {"pin": "${value}"}\n`,
      },
      {
        defaultExecutionMode: 'auto',
        timezone: '',
        now: 0,
        toolNames: new Set(['gpio_write']),
        boardNames: new Set(),
        toolParameters: () => ({ type: 'object', properties: { pin: { type: 'integer' } } }),
      },
    ).diagnostics.map(({ message }) => message);
  expect(checked('{{payload.pin + 1}}')).toEqual([]);
  expect(checked('{{payload.pin ?? 5}}')).toEqual([]);
  for (const wrong of ['{{upper(payload.pin)}}', '{{payload.pin > 3}}', 'pin {{payload.pin + 1}}'])
    expect(checked(wrong)).toEqual([expect.stringContaining('"pin" must be integer')]);
});

test('a text that is to be remembered without its quotes is told with them', () => {
  expect(of('   - set: valve = wide open\n').diagnostics).toMatchObject([
    {
      remedy:
        'Write "- set: valve = "wide open"", or begin the line with another word if it is meant as text.',
    },
  ]);
});
