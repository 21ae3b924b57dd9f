import { describe, expect, test } from 'vitest';
import { parseSteps } from './steps';

const bodies = (text: string): readonly (readonly [string, string])[] =>
  parseSteps(text).steps.map(({ title, body }) => [title, body] as const);

test.each<{ name: string; text: string; then: readonly (readonly [string, string])[] }>([
  {
    name: 'a nested numbered list belongs to its step',
    text: '## Steps\n1. **A** — a.\n   1. first\n   2. second\n2. **B**\n',
    then: [
      ['A', 'a.\n1. first\n2. second'],
      ['B', ''],
    ],
  },
  {
    name: 'what stands in a code fence is text of the step, blank lines and indentation too',
    text: '## Steps\n1. **A**\n   ```\n   1. no step\n\n     deeper\n   ## no heading\n   - tools: none\n   ```\n2. **B**\n',
    then: [
      ['A', '```\n1. no step\n\n  deeper\n## no heading\n- tools: none\n```'],
      ['B', ''],
    ],
  },
  { name: 'a heading in a code fence opens nothing', text: '~~~\n## Steps\n1. no\n~~~\n', then: [] },
  { name: 'the heading may be in any letter case', text: '## STEPS\n1. Go\n', then: [['Go', '']] },
  {
    name: 'a list that is itself indented has steps',
    text: '## Steps\n   1. **A**\n   2. **B**\n',
    then: [
      ['A', ''],
      ['B', ''],
    ],
  },
  {
    name: 'a list whose numbers are aligned at the right has steps',
    text: '## Steps\n 9. **A**\n10. **B**\n',
    then: [
      ['A', ''],
      ['B', ''],
    ],
  },
  {
    name: 'a wide colon, as Korean keyboards write it, is a separator',
    text: '## Steps\n1. **밸브 닫기**：3번을 닫는다.\n2. **기록** ： 적는다.\n',
    then: [
      ['밸브 닫기', '3번을 닫는다.'],
      ['기록', '적는다.'],
    ],
  },
  {
    name: 'a minus sign is no separator',
    text: '## Steps\n1. **Cool to** -5 °C\n',
    then: [['Cool to', '-5 °C']],
  },
  {
    name: 'bold text further in is no title',
    text: '## Steps\n1. Close the **red** valve\n',
    then: [['Close the **red** valve', '']],
  },
  {
    name: 'a later section of steps goes on counting',
    text: '## Steps\n1. A\n## Notes\n1. no\n## Steps\n1. B\n',
    then: [
      ['A', ''],
      ['B', ''],
    ],
  },
  { name: 'a byte order mark is no text', text: '\uFEFF## Steps\n1. A\n', then: [['A', '']] },
])('$name', ({ text, then }) => {
  expect(bodies(text)).toEqual(then);
});

test.each(['1. ', '- x ', '> ', '<', '| ', '`a', '<b>', '[x]'])(
  'a line of any length is read: %j',
  (part) => {
    expect(bodies(`## Steps\n1. A\n   ${part.repeat(50_000)}\n2. B\n`).map(([title]) => title)).toContain(
      'B',
    );
  },
);

test('calls are read with their arguments, as often as they are written', () => {
  const { steps, diagnostics, runnable } = parseSteps(
    '## Steps\n1. **A**\n   - call: gpio_write {"pin": 5, "value": 0}\n   - Call : gpio_read\n',
  );
  expect(steps[0]?.calls).toEqual([
    { tool: 'gpio_write', arguments: { pin: 5, value: 0 } },
    { tool: 'gpio_read', arguments: {} },
  ]);
  expect([diagnostics, runnable, steps[0]?.body, steps[0]?.line]).toEqual([[], true, '', 2]);
});

test('a bullet takes any letter case and a space before the colon', () => {
  expect(
    parseSteps('## Steps\n1. A\n   * TOOLS : x, y\n   + Requires_Confirmation : YES\n').steps[0],
  ).toMatchObject({ suggestedTools: ['x', 'y'], requiresConfirmation: true, body: '' });
});

test.each([
  {
    name: 'a confirmation that is neither true nor false',
    text: '## Steps\n1. A\n   - requires_confirmation: ture\n',
    then: {
      severity: 'error',
      line: 3,
      column: 29,
      key: 'requires_confirmation',
      message: 'requires_confirmation is "ture", which is neither true nor false; the step asks',
    },
    runnable: true,
  },
  {
    name: 'a key that stands twice in a call',
    text: '## Steps\n1. A\n   - call: x {"pin": 5, "value": 0, "value": 1}\n',
    then: {
      severity: 'error',
      line: 3,
      column: 37,
      key: 'call',
      message: 'The call to x has "value" twice; only one of them could count',
      remedy: 'Keep one of them.',
    },
    runnable: false,
  },
  {
    name: 'a call that is not JSON',
    text: '## Steps\n1. A\n   - call: x {pin: 5}\n',
    then: { severity: 'error', line: 3, key: 'call' },
    runnable: false,
  },
  {
    name: 'a call whose arguments are a list',
    text: '## Steps\n1. A\n   - call: x [5]\n',
    then: { severity: 'error', line: 3, column: 12, key: 'call' },
    runnable: false,
  },
  {
    name: 'a mistyped bullet',
    text: '## Steps\n1. A\n   - tool: x\n',
    then: { severity: 'warning', line: 3, column: 6, key: 'tool', remedy: 'Did you mean tools?' },
    runnable: true,
  },
  {
    name: 'an unknown bullet',
    text: '## Steps\n1. A\n   - owner: night shift\n',
    then: { severity: 'warning', line: 3, column: 6, key: 'owner' },
    runnable: true,
  },
  {
    name: 'a heading that is nearly the right one',
    text: '## Steps:\n1. A\n',
    then: { severity: 'warning', line: 1, column: 1, remedy: 'Write the heading exactly as "## Steps".' },
    runnable: true,
  },
  {
    name: 'a fence that is never closed',
    text: '## Steps\n1. A\n   ```\n2. B\n',
    then: { severity: 'error', line: 3, column: 4 },
    runnable: false,
  },
])('tells of $name', ({ text, then, runnable }) => {
  const parsed = parseSteps(text);
  expect(parsed.diagnostics).toEqual([expect.objectContaining({ file: 'SOP.md', ...then })]);
  expect(parsed.runnable).toBe(runnable);
});

describe('a bullet that stands twice', () => {
  const twice = (first: string, second: string): ReturnType<typeof parseSteps> =>
    parseSteps(
      `## Steps\n1. **Open**\n   - ${first}\n   - ${second}\n   - call: gpio_write {"pin": 5}\n2. **B**\n`,
    );

  test.each([
    { key: 'when', first: 'when: $.payload.a > 5', second: 'when: $.payload.b > 5' },
    { key: 'kind', first: 'kind: checkpoint', second: 'kind: execute' },
    { key: 'next', first: 'next: end', second: 'next: 2' },
    { key: 'on_failure', first: 'on_failure: fail', second: 'On_Failure : retry:9' },
  ])('keeps the procedure from running when it is a way: $key', ({ key, first, second }) => {
    const { diagnostics, runnable } = twice(first, second);
    expect([diagnostics, runnable]).toEqual([
      [
        {
          severity: 'error',
          file: 'SOP.md',
          line: 4,
          column: 6,
          key,
          message: `Step 1 has "${key}" twice; only one of them could count`,
          remedy: 'Keep one of them.',
        },
      ],
      false,
    ]);
  });

  test('keeps the procedure from running where the second belongs to an item that is further in than the list', () => {
    expect(
      parseSteps(
        '## Steps\n1. **Read**\n   - when: $.payload.a > 5\n  2. **Open**\n     - when: $.payload.b > 5\n',
      ),
    ).toMatchObject({ runnable: false });
  });

  test.each([
    { key: 'tools', first: 'tools: a', second: 'tools: b', then: 'the last one counts' },
    {
      key: 'requires_confirmation',
      first: 'requires_confirmation: true',
      second: 'requires_confirmation: false',
      then: 'one that asks is enough',
    },
  ])('is told of when it is $key', ({ key, first, second, then }) => {
    expect(twice(first, second)).toMatchObject({
      runnable: true,
      diagnostics: [
        { severity: 'warning', line: 4, column: 6, key, message: `Step 1 has "${key}" twice; ${then}` },
      ],
    });
  });
});

test.each([
  'require_confirmation',
  'confirmation',
  'confirm',
  'approval',
  'Approval',
  'requires_approval',
  '승인',
  '확인',
])('a step whose bullet is "%s" asks, and a warning says why', (key) => {
  const { steps, diagnostics, runnable } = parseSteps(
    `## Steps\n1. **Close** — Set it LOW.\n   - ${key}: true\n`,
  );
  expect([steps[0]?.requiresConfirmation, steps[0]?.body, runnable]).toEqual([
    true,
    `Set it LOW.\n- ${key}: true`,
    true,
  ]);
  expect(diagnostics).toEqual([
    {
      severity: 'warning',
      file: 'SOP.md',
      line: 3,
      column: 6,
      key,
      message: `"${key}" is not a known bullet; to be safe the step asks`,
      remedy: 'Did you mean requires_confirmation?',
    },
  ]);
});

test('a note that begins with a capital letter is no mistyped bullet', () => {
  expect(parseSteps('## Steps\n1. A\n   - Note: wear gloves\n')).toMatchObject({
    diagnostics: [],
    steps: [{ body: '- Note: wear gloves' }],
  });
});

const stepWith = (line: string): ReturnType<typeof parseSteps> =>
  parseSteps(`## Steps\n1. **Close** — Set it LOW.\n   - call: gpio_write {"pin": 5}\n   ${line}\n`);

describe('a question with wrong marks', () => {
  test.each([
    '- requires_confirmation true',
    '- requires_confirmation = true',
    '- requires_confirmation',
    '- **requires_confirmation**: true',
    '- **requires_confirmation:** true',
    '- `requires_confirmation`: true',
    '- `requires_confirmation: true`',
    '- "requires_confirmation": true',
    '- _requires_confirmation_: true',
    '- [x] requires_confirmation: true',
    '- [ ] requires_confirmation: true',
    '- requires  confirmation: true',
    '- Requires confirmation: true',
    '- requires-confirmation: true',
    '- requiresConfirmation: true',
    '- requires_confirmation→true',
    '-requires_confirmation: true',
    '• requires_confirmation: true',
    '– requires_confirmation: true',
    '・requires_confirmation: true',
    '> - requires_confirmation: true',
    '1. requires_confirmation: true',
    '(requires_confirmation: true)',
    'Requires_confirmation: true',
    'requires confirmation: true',
    'requires_confirmation: ture',
    'Requires confirmation by the shift lead.',
    '- requires_approval: shift lead',
    '- **confirm**: yes',
    'approval: required',
    '- 승인 필요: 예',
    '- **require_confirmation**: true',
    '- requires\\_confirmation: true',
    '\\- requires_confirmation: true',
    '- **requires**_confirmation: true',
    '# requires_confirmation: true',
    '✅ requires_confirmation: true',
    '<b>requires_confirmation</b>: true',
    '- ~~requires_confirmation~~: true',
    '\u200B- requires_confirmation: true',
    '[requires_confirmation](x): true',
    '- requires_confirmation은 true',
  ])('is asked, with one warning: %s', (line) => {
    const { steps, diagnostics, runnable } = stepWith(line);
    expect([
      steps[0]?.requiresConfirmation,
      diagnostics.map(({ severity, line: at }) => [severity, at]),
      runnable,
    ]).toEqual([true, [['warning', 4]], true]);
  });

  test.each([
    '| requires_confirmation | true |',
    '| requires_confirmation: true |',
    '|requires_confirmation|',
    '| Safety | **requires_confirmation** | yes |',
    '| approval | required |',
  ])('is asked in a table, with one warning: %s', (line) => {
    const { steps, diagnostics, runnable } = stepWith(line);
    expect([
      steps[0]?.requiresConfirmation,
      diagnostics.map(({ severity, line: at }) => [severity, at]),
      runnable,
    ]).toEqual([true, [['warning', 4]], true]);
  });

  test('is told of where it stands in a table', () => {
    expect(stepWith('| Safety | requires_confirmation: ture |').diagnostics).toMatchObject([
      { line: 4, column: 15, key: 'requires_confirmation' },
    ]);
  });

  test('is asked where it follows the title', () => {
    expect(parseSteps('## Steps\n1. **Close** — requires_confirmation: true\n')).toMatchObject({
      steps: [{ requiresConfirmation: true }],
      diagnostics: [{ line: 2, column: 16, key: 'requires_confirmation' }],
    });
  });

  test.each([
    '1. requires_confirmation: true',
    '1. **requires_confirmation**: true',
    '1. **Requires confirmation** by the shift lead',
  ])('is asked where it is the title: %s', (item) => {
    expect(parseSteps(`## Steps\n${item}\n2. B\n`)).toMatchObject({
      steps: [{ requiresConfirmation: true }, { requiresConfirmation: false }],
      diagnostics: [{ severity: 'warning', line: 2 }],
      runnable: true,
    });
  });

  test('is asked by the step below where it stands above the first one', () => {
    const { steps, diagnostics, runnable } = parseSteps(
      '## Steps\nRead all.\n- requires_confirmation: true\n\n1. A\n2. B\n',
    );
    expect([steps.map((step) => step.requiresConfirmation), runnable]).toEqual([[true, false], true]);
    expect(diagnostics).toEqual([
      {
        severity: 'warning',
        file: 'SOP.md',
        line: 3,
        column: 3,
        key: 'requires_confirmation',
        message:
          '"requires_confirmation" stands above the step that it is meant for; to be safe the step below asks',
        remedy: 'Write "- requires_confirmation: true" in each step that shall ask.',
      },
    ]);
  });

  test('is asked by nobody where it says no above the first step', () => {
    expect(parseSteps('## Steps\n- requires_confirmation: false\n1. A\n')).toMatchObject({
      steps: [{ requiresConfirmation: false }],
      diagnostics: [],
    });
  });

  test.each([
    '- **requires_confirmation**: false',
    '| requires_confirmation | false |',
    'requires_confirmation: no',
    '- requires_confirmation = off',
  ])('that says no asks nothing, with a warning: %s', (line) => {
    const { steps, diagnostics } = stepWith(line);
    expect([steps[0]?.requiresConfirmation, diagnostics]).toEqual([
      false,
      [
        expect.objectContaining({
          severity: 'warning',
          remedy:
            'Write "- requires_confirmation: false", or begin the line with another word if it is meant as text.',
        }),
      ],
    ]);
  });

  test('asks although a bullet below says no', () => {
    expect(
      stepWith('- **requires_confirmation**: true\n   - requires_confirmation: false').steps[0]
        ?.requiresConfirmation,
    ).toBe(true);
  });

  test.each([
    '- Confirm: the valve is closed',
    '- 확인: 밸브가 닫혔는지 본다',
    'Confirmation comes by radio.',
    'Approval was given by mail.',
    '- Approved: see the wall chart',
  ])('is not read into prose: %s', (line) => {
    expect(stepWith(line)).toMatchObject({ steps: [{ requiresConfirmation: false }], diagnostics: [] });
  });
});

describe('a way between steps or a call with wrong marks', () => {
  test.each([
    '-when: $.payload.value > 85',
    '- when $.payload.value > 85',
    '- **when**: $.payload.value > 85',
    '- **when:** $.payload.value > 85',
    'When: $.payload.value > 85',
    'when: $.payload.value > 85',
    '- **when**: $.payload.value >',
    '- `when: $.steps.1.output == "high"`',
    '- kind checkpoint',
    '- **kind**: checkpoint',
    'Kind: checkpoint',
    '• kind: checkpoint',
    '- next end',
    '-next: end',
    '- **next:** 4',
    'next = 1',
    '- on failure: retry:2',
    '- on\\_failure: retry:2',
    '✅ when: $.payload.value > 85',
    '<b>next</b>: end',
    '- **on_failure**: goto:1',
    'on_failure fail',
    '-call: gpio_write {"pin": 5}',
    '- call gpio_write {"pin": 5}',
    '- **call:** gpio_write {"pin": 5}',
    '- call = gpio_write {pin: 5}',
    'Call: gpio_write {"pin": 5}',
    '- **call**: sop_list',
    '> - call: gpio_write {"pin": 5}',
    '| when | $.payload.value > 85 |',
    '| 1 | kind: checkpoint |',
    '| call | gpio_write {"pin": 5} |',
    '- **wen**: $.payload.value > 5',
  ])('keeps the procedure from running: %s', (line) => {
    const { diagnostics, runnable } = stepWith(line);
    expect([runnable, diagnostics.map(({ severity, line: at }) => [severity, at])]).toEqual([
      false,
      [['error', 4]],
    ]);
  });

  test.each([
    'tools: gpio_read',
    'Tools: gpio_read',
    '- **tools:** gpio_read',
    '- tools gpio_read, memory_store',
    '- call gpio_read',
    'when: the lamp is green',
    '- **next**: see the manual',
  ])('is a warning where the step only stays as it is: %s', (line) => {
    const { diagnostics, runnable, steps } = stepWith(line);
    expect([runnable, diagnostics.map(({ severity, line: at }) => [severity, at]), steps[0]?.body]).toEqual([
      true,
      [['warning', 4]],
      `Set it LOW.\n${line}`,
    ]);
  });

  test.each([
    'When the pressure is above 85 bar, open the valve.',
    'When $.payload.value is high, say so.',
    '- When > 85 bar, go on.',
    'When: the lamp is green',
    '- **When**: the lamp is green',
    'Whenever: 5',
    '- Next, call the operator.',
    'Next 3 steps are for the night shift.',
    '- **Next:** call the operator',
    'Next end the shift.',
    'Call the operator',
    '- Call 555-0100.',
    'Call: the operator',
    '- **Call:** the operator',
    'Call gpio_read',
    'Kind words help.',
    'Tools needed are a wrench and a lamp.',
    '- Tools are in the drawer',
    'On failure, call the operator.',
    'On failure call the operator.',
    '- Note: wear gloves',
    '**Careful**: next: end',
    '| When | Who |',
    '|---|---|',
    '3.5 bar is too much.',
  ])('is not read into prose: %s', (line) => {
    expect(stepWith(line)).toMatchObject({
      steps: [{ body: `Set it LOW.\n${line}` }],
      diagnostics: [],
      runnable: true,
    });
  });

  test('is told where it stands', () => {
    expect(stepWith('> - **when** $.payload.value > 85').diagnostics).toEqual([
      {
        severity: 'error',
        file: 'SOP.md',
        line: 4,
        column: 10,
        key: 'when',
        message: '"when" is not written as a bullet is; without it the steps would run in another order',
        remedy:
          'Write "- when: $.payload.value > 85", or begin the line with another word if it is meant as text.',
      },
    ]);
  });
});

describe('a comment', () => {
  const commented =
    '## Steps\n1. **A** — a.\n<!--\n2. **Open**\n   - call: gpio_write {"pin": 5}\n## Notes\n```\n-->\n   <!-- - requires_confirmation: true -->\n   b.\n   <!-- one --> <!-- two -->\n2. **B**\n';

  test('belongs to nothing', () => {
    expect(parseSteps(commented)).toMatchObject({
      steps: [{ title: 'A', body: 'a.\nb.', calls: [], requiresConfirmation: false }, { title: 'B' }],
      diagnostics: [],
      runnable: true,
    });
    expect(bodies('<!--\n## Steps\n1. no\n-->\n## Steps\n1. yes\n')).toEqual([['yes', '']]);
  });

  test('in a code fence is text', () => {
    expect(bodies('## Steps\n1. **A**\n   ```\n   <!--\n   ```\n2. **B**\n')).toEqual([
      ['A', '```\n<!--\n```'],
      ['B', ''],
    ]);
  });

  test('that ends in its line is text where it begins in the middle', () => {
    expect(
      parseSteps(
        '## Steps\n1. **A** — a. <!-- why -->\n   Write `<!--`.\n   - call: notify {"message": "<!--"}\n',
      ),
    ).toMatchObject({ diagnostics: [], runnable: true, steps: [{ body: 'a. <!-- why -->\nWrite `<!--`.' }] });
  });

  test.each([
    {
      name: 'is never closed',
      text: '## Steps\n1. A\n  <!--\n2. B\n',
      then: {
        line: 3,
        column: 3,
        message: 'The comment is never closed, so everything after it would belong to it',
      },
    },
    {
      name: 'is never closed above the steps',
      text: '<!-- a --> <!-- b\n## Steps\n1. A\n',
      then: { line: 1, column: 1 },
    },
    {
      name: 'begins in the middle of a line',
      text: '## Steps\n1. A <!-- off\n2. B\n-->\n',
      then: { line: 2, column: 6 },
    },
    {
      name: 'has text behind its end',
      text: '## Steps\n1. A\n   <!-- x --> - requires_confirmation: true\n',
      then: {
        line: 3,
        column: 15,
        message:
          '"- requires_confirmation: true" stands behind the end of a comment and would have no effect',
      },
    },
  ])('that $name keeps the procedure from running', ({ text, then }) => {
    const { diagnostics, runnable } = parseSteps(text);
    expect([diagnostics, runnable]).toEqual([
      [expect.objectContaining({ severity: 'error', ...then })],
      false,
    ]);
  });
});

describe('a line break that is none here', () => {
  test.each([
    ['\r', 'U+000D'],
    ['\v', 'U+000B'],
    ['\f', 'U+000C'],
    ['\u0085', 'U+0085'],
    ['\u2028', 'U+2028'],
    ['\u2029', 'U+2029'],
  ])('keeps the procedure from running: %j', (character, name) => {
    const { diagnostics, runnable } = parseSteps(
      `## Steps\r\n1. **A**\r\n   Look first.${character}   - requires_confirmation: true\r\n   - call: gpio_write {"pin": 5}\r\n`,
    );
    expect([diagnostics, runnable]).toEqual([
      [
        {
          severity: 'error',
          file: 'SOP.md',
          line: 3,
          column: 15,
          message: `A line break that is none here (${name}) stands in this line, so what follows it would belong to the line`,
          remedy:
            'Begin a new line there or take it out; the line breaks of a text file are those of Unix (LF) or Windows (CRLF).',
        },
      ],
      false,
    ]);
  });

  test('is told of wherever it hides a step: above the steps, in a comment, in a code fence', () => {
    expect(
      parseSteps('# Pump\r## Steps\n<!--\r-->\n## Steps\n1. A\n   ```\n   a\r2. B\n   ```\n').diagnostics.map(
        ({ line, column }) => [line, column],
      ),
    ).toEqual([
      [1, 7],
      [2, 5],
      [6, 5],
    ]);
  });
});

describe('a line of a code fence that is less far in than the step', () => {
  const fenced = (line: string): ReturnType<typeof parseSteps> =>
    parseSteps(
      `## Steps\n1. **A**\n   - call: gpio_write {"pin": 5}\n   \`\`\`\`\n${line}\n   \`\`\`\`\n   - call: gpio_read\n`,
    );
  const remedy = 'Close the fence above the line, or indent the line as far as the fence.';

  test.each([
    '2. **B**\n   - requires_confirmation: true',
    '2) **B**',
    '  2. **B**',
    '## Notes',
    '- requires_confirmation: true',
    '• requires_confirmation: true',
    '- when: $.payload.value > 5',
    '- tools: gpio_read',
    'call: gpio_write {"pin": 5}',
  ])('keeps the procedure from running when it looks like a part of it: %j', (line) => {
    const { diagnostics, runnable } = fenced(line);
    expect([diagnostics, runnable]).toEqual([
      [
        {
          severity: 'error',
          file: 'SOP.md',
          line: 5,
          column: line.search(/\S/u) + 1,
          message:
            'This line is less far in than the step whose code fence it stands in, so it looks like a part of the procedure and is none',
          remedy,
        },
      ],
      false,
    ]);
  });

  test.each(['ls -l\nls', 'name: x', '- name: x', '# Notes'])(
    'is text with a warning, once, when it does not: %j',
    (line) => {
      const { diagnostics, runnable, steps } = fenced(line);
      expect([diagnostics, runnable, steps[0]?.body]).toEqual([
        [
          {
            severity: 'warning',
            file: 'SOP.md',
            line: 5,
            column: 1,
            message:
              'This line is less far in than the step whose code fence it stands in; it is text of the fence all the same',
            remedy,
          },
        ],
        true,
        `\`\`\`\`\n${line}\n\`\`\`\``,
      ]);
    },
  );

  test('makes those below it doubtful too, however far in they are', () => {
    expect(fenced('ls -l\n   - requires_confirmation: true')).toMatchObject({
      runnable: false,
      diagnostics: [{ severity: 'error', line: 6, column: 4 }],
    });
  });

  test.each([
    {
      name: 'a bullet',
      text: '## Steps\n1. **A**\n   - Do this:\n\n     ```\n   - requires_confirmation: true\n     ```\n',
    },
    {
      name: 'a text that goes on at the margin',
      text: '## Steps\n1. **A**\nThis is it:\n   ```\n2. **B**\n   ```\n',
    },
    {
      name: 'a list above the steps',
      text: '## Notes\n1. Look:\n   ```\n## Steps\n   ```\n## Steps\n1. A\n',
    },
    {
      name: 'a tilde fence with backticks behind it',
      text: '## Steps\n1. **A**\n   ~~~ `x`\n2. **B**\n   ~~~\n',
    },
  ])('is found below $name', ({ text }) => {
    expect(parseSteps(text)).toMatchObject({ runnable: false, diagnostics: [{ severity: 'error' }] });
  });

  test.each([
    { name: 'a fence at the margin of the list', text: '## Steps\n1. **A**\n```\n2. no\n## no\n```\n' },
    { name: 'blank lines and text as far in', text: '## Steps\n1. **A**\n    ```\n\n   2. no\n    ```\n' },
    {
      name: 'a fence above the steps',
      text: '## Notes\n1. Look:\n   ```\nls\n- tools: x\n   ```\n## Steps\n1. A\n',
    },
  ])('is nothing in $name', ({ text }) => {
    expect(parseSteps(text)).toMatchObject({ runnable: true, diagnostics: [], steps: [{ title: 'A' }] });
  });
});

describe('a code fence that Markdown does not show', () => {
  const message =
    'Markdown shows no code fence here: the line is too far in, or begins with blanks that are neither spaces nor tabs';

  test.each([
    {
      name: 'four columns further in than the text',
      text: '## Steps\n1. **A**\n       ```\n   - requires_confirmation: true\n       ```\n',
      lines: [3, 5],
    },
    {
      name: 'below text that is as far in',
      text: '## Steps\n1. **A**\n          words\n          ```\n   - requires_confirmation: true\n   ```\n',
      lines: [4],
    },
    {
      name: 'below a bullet that is as far in',
      text: '## Steps\n1. **A**\n          - words\n            ```\n   - requires_confirmation: true\n   ```\n',
      lines: [4],
    },
    {
      name: 'behind a tab too many',
      text: '## Steps\n1. A\n\t\t```\n\t- requires_confirmation: true\n\t```\n',
      lines: [3],
    },
    {
      name: 'whose end is too far in',
      text: '## Steps\n1. **A**\n   ```\n       ```\n   - call: gpio_read\n',
      lines: [4],
    },
    {
      name: 'behind ideographic spaces',
      text: '## Steps\n1. **A**\n\u3000```\n   - requires_confirmation: true\n   ```\n',
      lines: [3],
    },
    {
      name: 'above the steps, over their heading',
      text: '# Pump\n    ```\n## Steps\n1. A\n    ```\n## Steps\n1. B\n',
      lines: [2],
    },
  ])('keeps the procedure from running: $name', ({ text, lines }) => {
    const { diagnostics, runnable } = parseSteps(text);
    expect([
      diagnostics.filter((found) => found.message === message).map(({ line }) => line),
      runnable,
    ]).toEqual([lines, false]);
  });

  test.each(['   - ```', '   1. ~~~ sh'])(
    'because it begins behind a mark keeps the procedure from running: %s',
    (line) => {
      const { diagnostics, runnable } = parseSteps(
        `## Steps\n1. **A**\n${line}\n     x\n     \`\`\`\n   - requires_confirmation: true\n     \`\`\`\n`,
      );
      expect([diagnostics[0], runnable]).toEqual([
        {
          severity: 'error',
          file: 'SOP.md',
          line: 3,
          column: 4,
          message: 'A code fence begins behind the mark of a list, so what follows would not be in it',
          remedy: 'Begin the fence on a line of its own.',
        },
        false,
      ]);
    },
  );

  test.each([
    '   ```\n   x\n   ```',
    '      ```\n      x\n      ```',
    '   - Do this:\n     - and that:\n       ```\n       x\n       ```',
    '   - Do this:\n     - and that:\n\n   Then:\n      ~~~\n      x\n      ~~~',
    '\t```\n\tx\n\t```',
    '   - ```x``` is code',
    '   > ```\n   > x\n   > ```',
  ])('is one where it is as far in as the text: %j', (fence) => {
    expect(parseSteps(`## Steps\n1. **A**\n${fence}\n   - requires_confirmation: true\n`)).toMatchObject({
      diagnostics: [],
      runnable: true,
      steps: [{ requiresConfirmation: true }],
    });
  });

  test('above the steps hides nothing when it ends there', () => {
    expect(parseSteps('# Pump\n    ```\n- tools: x\n    ```\n## Steps\n1. B\n')).toMatchObject({
      diagnostics: [],
      runnable: true,
    });
  });
});

describe('a heading that is further in than the list', () => {
  test.each(['  ## Safety', '   ## Safety', '   ## Steps', '   ##'])(
    'keeps the procedure from running, since it would end the steps: "%s"',
    (heading) => {
      const { diagnostics, runnable } = parseSteps(
        `## Steps\n1. **A**\n   - call: gpio_write {"pin": 5}\n${heading}\n   - requires_confirmation: true\n2. **B**\n`,
      );
      const error = {
        severity: 'error',
        file: 'SOP.md',
        line: 4,
        column: heading.indexOf('#') + 1,
        message: `"${heading.trim()}" is further in than the list and would end the steps`,
        remedy:
          'Begin it at the margin if it is a section of its own, or write it with three signs if it belongs to the step.',
      };
      expect([diagnostics.find(({ severity }) => severity === 'error'), runnable]).toEqual([error, false]);
    },
  );

  test.each([
    {
      name: 'is text of the step with three signs',
      text: '## Steps\n1. **A**\n   ### Safety\n   - requires_confirmation: true\n',
      asks: true,
    },
    {
      name: 'ends the steps where the list is as far in',
      text: '## Steps\n  1. **A**\n   ## Notes\n   1. no\n   - requires_confirmation: true\n',
      asks: false,
    },
    {
      name: 'ends the steps where no step is open',
      text: '## Notes\n1. no\n   ## Steps\n1. **A**\n',
      asks: false,
    },
  ])('$name', ({ text, asks }) => {
    expect(parseSteps(text)).toMatchObject({
      steps: [{ title: 'A', requiresConfirmation: asks }],
      diagnostics: [],
      runnable: true,
    });
  });
});

describe('a question below the steps', () => {
  const below = (line: string): ReturnType<typeof parseSteps> =>
    parseSteps(`## Steps\n1. **A**\n   - tools: gpio_write\n\n## Approval\n${line}\n`);

  test.each([
    '- requires_confirmation: true',
    'requires_confirmation: yes',
    '| requires_confirmation | true |',
    '**requires_confirmation**: true',
  ])('keeps the procedure from running, since nobody knows which step it is meant for: %s', (line) => {
    const { diagnostics, runnable } = below(line);
    expect([diagnostics, runnable]).toMatchObject([
      [
        {
          severity: 'error',
          line: 6,
          message: expect.stringContaining('stands below the steps, so no step asks because of it') as string,
        },
      ],
      false,
    ]);
  });

  test('is told of where words only name it', () => {
    expect(below('Step 1 has requires_confirmation: true for a reason.')).toMatchObject({
      diagnostics: [{ severity: 'warning', line: 6 }],
      runnable: true,
    });
  });

  test.each(['- requires_confirmation: false', '1. no\n   - requires_confirmation: true', 'See the wall.'])(
    'is none where it asks nothing, or belongs to an item there: %j',
    (text) => {
      expect(below(text)).toMatchObject({ diagnostics: [], runnable: true });
    },
  );
});

describe('a heading that Markdown does not show', () => {
  test.each(['##\u3000Notes', '\u00A0## Notes', '##\u00A0Steps'])(
    'keeps the procedure from running: %j',
    (heading) => {
      const { diagnostics, runnable } = parseSteps(`## Steps\n1. **A**\n${heading}\n2. **B**\n`);
      expect([diagnostics[0], runnable]).toEqual([
        {
          severity: 'error',
          file: 'SOP.md',
          line: 3,
          column: heading.indexOf('#') + 1,
          message: `Markdown shows no heading here: a blank before or behind the signs of "${heading.trim()}" is neither a space nor a tab`,
          remedy: 'Write plain spaces there.',
        },
        false,
      ]);
    },
  );

  test('is nothing to be told of above the steps', () => {
    expect(parseSteps('##\u3000Notes\n## Steps\n1. A\n')).toMatchObject({ diagnostics: [], runnable: true });
  });
});

test('an emphasised heading of the steps is told of, since what follows is not carried out', () => {
  expect(parseSteps('## **Steps**\n1. no\n## Steps\n1. A\n')).toMatchObject({
    steps: [{ title: 'A' }],
    diagnostics: [{ severity: 'warning', line: 1, remedy: 'Write the heading exactly as "## Steps".' }],
  });
});

describe('a line that looks like a step', () => {
  test.each([
    { line: '2.**Open valve**', reason: 'a blank is missing after the number' },
    { line: '2) **Open valve**', reason: 'steps are numbered with a dot' },
    { line: '2）Open valve', reason: 'steps are numbered with a dot' },
    { line: '2。 Open valve', reason: 'steps are numbered with a dot' },
    { line: '2、Open valve', reason: 'steps are numbered with a dot' },
    { line: '2.\tOpen valve', reason: 'a tab or another sign stands after the number where a blank belongs' },
    { line: '2000000000. Open valve', reason: 'the number has more than nine digits' },
    { line: '2 . Open valve', reason: 'a blank stands between the number and its dot' },
    { line: '２. Open valve', reason: 'the number is written in full-width digits' },
    { line: '2.', reason: 'the item has no text' },
    { line: ' 2)', reason: 'steps are numbered with a dot' },
  ])('and is none keeps the procedure from running: $line', ({ line, reason }) => {
    const { diagnostics, runnable } = parseSteps(
      `## Steps\n1. **Read** — a\n${line}\n   - requires_confirmation: true\n`,
    );
    expect([diagnostics, runnable]).toEqual([
      [
        {
          severity: 'error',
          file: 'SOP.md',
          line: 3,
          column: line.length - line.trimStart().length + 1,
          message: `This line looks like a step and is not read as one: ${reason}`,
          remedy:
            'Write "1. **Title** — what to do", or indent the line if it belongs to the text of the step above.',
        },
      ],
      false,
    ]);
  });

  test('and is none is found above the first step', () => {
    expect(parseSteps('## Steps\n1) **Read**\n2. **Close**\n')).toMatchObject({
      diagnostics: [{ severity: 'error', line: 2 }],
      runnable: false,
    });
  });

  test.each([
    '   2) inner',
    '   2.inner',
    '3.5 bar is too much',
    '2026-03-22 was the last time',
    '```\n2)\n```',
    '<!--\n2)\n-->',
    '5 litres',
  ])('is text where it is meant so: %s', (line) => {
    expect(parseSteps(`## Steps\n1. **Read** — a\n${line}\n`)).toMatchObject({
      steps: [{ title: 'Read' }],
      diagnostics: [],
      runnable: true,
    });
  });

  test.each([
    { name: 'two columns in', text: '1. **A**\n  2. **B**\n', line: 3, step: '1' },
    {
      name: 'three columns in, below a number of two digits',
      text: '10. **A**\n   1. look\n',
      line: 3,
      step: '10',
    },
    { name: 'with a parenthesis', text: '1. **A**\n   words\n\n  2) **B**\n', line: 5, step: '1' },
  ])('for Markdown and belongs to the step above is told of: $name', ({ text, line, step }) => {
    expect(parseSteps(`## Steps\n${text}`)).toMatchObject({
      runnable: true,
      steps: [{ title: 'A' }],
      diagnostics: [
        {
          severity: 'warning',
          line,
          message: `Markdown shows this line as an item of the list, and it is text of step ${step}`,
          remedy: 'Begin it as far in as the list if it is a step, else as far in as the text of the step.',
        },
      ],
    });
  });

  test.each(['1. **A**\n   1. look\n', '10. **A**\n    1. look\n', '1. **A**\nwords\n   1. look\n'])(
    'for Markdown as well is none where it is as far in as the text of its step: %j',
    (text) => {
      expect(parseSteps(`## Steps\n${text}`)).toMatchObject({ diagnostics: [], steps: [{ title: 'A' }] });
    },
  );

  test('below a heading of another level is told of once for each heading', () => {
    const { steps, diagnostics, runnable } = parseSteps(
      '## Steps\n1. **A**\n   ### Detail\n2. **B**\n### Notes\nwords\n1. not a step\n2. other\n# End\n1. more\n## Other\n# Top\n',
    );
    expect([
      steps.length,
      runnable,
      diagnostics.map(({ severity, line, message }) => [severity, line, message]),
    ]).toEqual([
      5,
      true,
      [
        ['warning', 7, 'This item stands below "### Notes" and is a step all the same'],
        ['warning', 10, 'This item stands below "# End" and is a step all the same'],
      ],
    ]);
  });

  test.each([
    { name: 'hyphens', text: '1. **A**\n\nNotes\n-----\n1. no step\n', line: 6 },
    { name: 'equals signs', text: '1. **A**\n\nNotes\n===\nwords\n\n1. no step\n', line: 8 },
    { name: 'one hyphen, above the first step', text: 'Notes\n-\n1. no step\n', line: 4 },
  ])('below a heading that is underlined is told of: $name', ({ text, line }) => {
    expect(parseSteps(`## Steps\n${text}`)).toMatchObject({
      runnable: true,
      diagnostics: [
        { severity: 'warning', line, message: 'This item stands below "Notes" and is a step all the same' },
      ],
    });
  });

  test.each([
    '1. **A** — a.\n---\n2. **B**\n',
    '1. **A**\nwords\n---\n2. **B**\n',
    '1. **A**\n\n   Notes\n   ---\n2. **B**\n',
    '1. **A**\n\n---\n2. **B**\n',
  ])('below a rule, or below a heading within a step, is none to be told of: %j', (text) => {
    expect(parseSteps(`## Steps\n${text}`)).toMatchObject({
      runnable: true,
      diagnostics: [],
      steps: [{ title: 'A' }, { title: 'B' }],
    });
  });

  test('below an underlined heading of the steps is told of, since it is not carried out', () => {
    expect(parseSteps('Step by step\n============\n\nSteps\n-----\n1. no\n\n## Steps\n1. A\n')).toMatchObject(
      {
        diagnostics: [
          {
            severity: 'warning',
            line: 4,
            message: '"Steps" is not the heading of the steps, so what follows is not carried out',
          },
        ],
        steps: [{ title: 'A' }],
      },
    );
  });
});

test('a whole number in a call that no number of the language holds keeps its digits', () => {
  const { steps } = parseSteps(
    '## Steps\n1. **Remove**\n   - call: remove {"device": 8949020000123456789, "pin": 5, "of": [9007199254740993]}\n',
  );
  expect(steps[0]?.calls).toEqual([
    { tool: 'remove', arguments: { device: '8949020000123456789', pin: 5, of: ['9007199254740993'] } },
  ]);
});
