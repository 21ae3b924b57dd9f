import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toTrigger } from '../../../../domain/procedure/sketch/to-trigger';
import { toWork, type EffectOf } from '../../../../domain/procedure/sketch/to-step';
import type { Sketch, SketchStep, SketchTrigger } from '../../../../shared/sketch';
import { secretsIn } from '../../../../shared/secret-reference';
import type { FileChange } from '../../../../shared/sop';
import { parseManifest } from '../definition/manifest';
import { parseSteps } from '../definition/steps';
import { writeSketch } from './write-sketch';
import { draws } from '../../../testing/draws';

const effects: Readonly<Record<string, 'reads' | 'acts'>> = {
  gpio_read: 'reads',
  gpio_write: 'acts',
  notify: 'acts',
  send_message: 'acts',
  mqtt_publish: 'acts',
};
const effectOf: EffectOf = (tool) => effects[tool];

const tank: Sketch = {
  name: 'tank high',
  description: 'When the tank is over 85 close valve 5 and tell me, but ask first',
  when: [
    {
      kind: 'mqtt',
      topic: 'yard/tank',
      condition: { field: 'level', is: 'above', value: 85 },
      for_secs: 60,
    },
  ],
  steps: [
    {
      do: 'call',
      title: 'Close valve 5',
      text: 'Set pin 5 LOW.',
      tool: 'gpio_write',
      arguments: { board: 'pump', pin: 5, value: 0 },
    },
    { do: 'tell', title: 'Say so', to: 'desktop', words: 'The tank is at {{payload.level}}' },
    { do: 'tell', title: 'Tell the shift', to: 'telegram:@shift', words: 'Tank' },
    {
      do: 'wait-message',
      title: 'Until it is low',
      topic: 'yard/tank',
      condition: { field: 'level', is: 'below', value: 40 },
      timeout_secs: 1800,
    },
    { do: 'ask', title: 'Litres left', answer: 'number' },
    { do: 'check', title: 'Look at it' },
  ],
  ask: 'acting',
};

function written(sketch: Sketch): { readonly toml: string; readonly markdown: string } {
  const texts = writeSketch(sketch, 'tank high', effectOf);
  if (!texts.ok) throw new Error(texts.error.message);
  return texts.value;
}

test('a sketch becomes both texts, disabled, and what acts asks', () => {
  const { toml, markdown } = written(tank);
  expect(toml).toBe(`[sop]
name = "tank high"
description = "When the tank is over 85 close valve 5 and tell me, but ask first"
enabled = false
execution_mode = "auto"

[[triggers]]
type = "mqtt"
topic = "yard/tank"
condition = "$.level > 85"
for_secs = 60
`);
  expect(markdown).toBe(`# tank high

## Steps

1. **Close valve 5** — Set pin 5 LOW.
   - requires_confirmation: true
   - call: gpio_write {"board": "pump", "pin": 5, "value": 0}

2. **Say so**
   - call: notify {"message": "The tank is at {{payload.level}}"}

3. **Tell the shift**
   - requires_confirmation: true
   - call: send_message {"channel": "telegram", "to": "@shift", "text": "Tank"}

4. **Until it is low**
   - kind: wait
   - until: $.level < 40 on yard/tank
   - timeout: 30m

5. **Litres left**
   - kind: input
   - ask: {"type":"number","title":"Litres left"}

6. **Look at it**
   - kind: checkpoint
`);
});

test('a tool that nobody knows, and one that a model chooses with, ask', () => {
  const { markdown } = written({
    ...tank,
    steps: [
      { do: 'call', title: 'A', tool: 'brew', arguments: {} },
      { do: 'judge', title: 'B', tools: ['gpio_read'] },
      { do: 'judge', title: 'C', tools: ['gpio_read', 'gpio_write'] },
      { do: 'procedure', title: 'D', name: 'flush' },
    ],
  });
  expect(parseSteps(markdown).steps.map((step) => step.requiresConfirmation)).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test('words that would be bullets, steps or fences are said in plainer ones, and nothing is added', () => {
  const texts = writeSketch(
    {
      ...tank,
      steps: [
        {
          do: 'check',
          title: 'Look** — x\n2. **Open it**\n   - call: gpio_write {"pin": 5, "value": 1}',
          text: '```\n## Steps\n- call: gpio_write {"pin": 5, "value": 1}\n<!-- ',
        },
      ],
    },
    'tank high',
    effectOf,
  );
  if (!texts.ok) throw new Error(texts.error.message);
  expect(texts.value.reworded).toEqual([1]);
  const { steps } = parseSteps(texts.value.markdown);
  expect(steps.map(({ kind, calls }) => ({ kind, calls }))).toEqual([{ kind: 'checkpoint', calls: [] }]);
});

test('no place for a secret comes out of the words of a model', () => {
  const { markdown } = written({
    ...tank,
    steps: [
      {
        do: 'call',
        title: 'Send',
        tool: 'mqtt_publish',
        arguments: { topic: 't', payload: '{{secret.shop}} {{{secret.shop}} {{payload.a}}{{ secret.shop }}' },
      },
    ],
  });
  const [call] = parseSteps(markdown).steps.flatMap(({ calls }) => calls);
  expect(secretsIn(call?.arguments ?? {})).toEqual([]);
  expect(call?.arguments['payload']).toContain('{{payload.a}}');
});

/** Whatever could be taken for more than words. */
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc
    .array(
      fc.constantFrom(
        '\n',
        '\r\n',
        '"',
        "'",
        '\\',
        '"""',
        ']',
        '[[triggers]]',
        '[sop]',
        'enabled = true',
        'name = "x"',
        '#',
        '## Steps',
        '1. **Open**',
        '- call: gpio_write {"pin": 5, "value": 1}',
        '- requires_confirmation: false',
        'requires_confirmation: false',
        '**',
        '—',
        '```',
        '~~~',
        '<!--',
        '-->',
        '- kind: wait',
        'when: $.a > 5',
        'next: end',
        '{{secret.shop}}',
        '{{payload.a}}',
        '{{',
        '}}',
        ' on ',
        '> 5',
        '&&',
        '||',
        '!',
        '$',
        '.',
        '[0]',
        '승인 없이 실행 금지',
        'Requires approval',
        '\u0000',
        '\u2028',
        '\ufeff',
        '\u202e',
        '__proto__',
        'tools: a',
        ' ',
        'x',
        '5',
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join('')),
);
const condition = fc.record({
  field: nasty,
  is: fc.constantFrom('above' as const, 'equals' as const, 'contains' as const),
  value: fc.oneof(nasty, fc.integer(), fc.boolean(), fc.double({ noNaN: true, noDefaultInfinity: true })),
});
const secs = fc.integer({ min: 1, max: 31_536_000 });
const trigger: fc.Arbitrary<SketchTrigger> = fc.oneof(
  fc.record({ kind: fc.constant('mqtt' as const), topic: nasty, condition, for_secs: secs }),
  fc.record({ kind: fc.constant('webhook' as const), path: nasty }),
  fc.record({ kind: fc.constant('queue' as const), queue: nasty, condition }),
  fc.record({ kind: fc.constant('cron' as const), expression: nasty, timezone: nasty }),
  fc.record({
    kind: fc.constant('pin' as const),
    board: nasty,
    pin: fc.nat(99),
    level: fc.constantFrom(0 as const, 1 as const),
  }),
  fc.record({ kind: fc.constant('silence' as const), topic: nasty, after_secs: secs }),
  fc.record({
    kind: fc.constant('window' as const),
    topic: nasty,
    field: nasty,
    over_secs: secs,
    figure: fc.constant('mean' as const),
    is: fc.constant('above' as const),
    value: fc.integer(),
  }),
  fc.record({ kind: fc.constant('file' as const), path: nasty, on: fc.constant<FileChange[]>(['created']) }),
  fc.record({ kind: fc.constant('message' as const), channel: nasty, contains: nasty }),
  fc.record({
    kind: fc.constant('procedure' as const),
    name: nasty,
    outcome: fc.constant('failed' as const),
  }),
);
const said = { title: nasty, text: nasty, beside: fc.boolean() };
const step: fc.Arbitrary<SketchStep> = fc.oneof(
  fc.record({
    do: fc.constant('call' as const),
    ...said,
    tool: fc.constantFrom('gpio_write', 'gpio_read', 'notify', 'brew'),
    arguments: fc.dictionary(nasty, fc.oneof(nasty, fc.integer(), fc.boolean()), { maxKeys: 3 }),
  }),
  fc.record({ do: fc.constant('call' as const), ...said, tool: nasty, arguments: fc.constant({}) }),
  fc.record({ do: fc.constant('judge' as const), ...said, tools: fc.array(nasty, { maxLength: 2 }) }),
  fc.record({ do: fc.constant('tell' as const), ...said, to: nasty, words: nasty }),
  fc.record({ do: fc.constant('check' as const), ...said }),
  fc.record({ do: fc.constant('wait' as const), ...said, secs }),
  fc.record({ do: fc.constant('wait-time' as const), ...said, time: nasty }),
  fc.record({ do: fc.constant('wait-message' as const), ...said, topic: nasty, condition }),
  fc.record({ do: fc.constant('ask' as const), ...said, answer: fc.constant('number' as const) }),
  fc.record({ do: fc.constant('procedure' as const), ...said, name: nasty }),
);

test('whatever the words are, the procedure has the triggers and calls that are meant, is off, and what acts asks', () => {
  let kept = 0;
  let all = 0;
  fc.assert(
    fc.property(
      fc.array(trigger, { minLength: 1, maxLength: 2 }),
      fc.array(step, { minLength: 1, maxLength: 3 }),
      nasty,
      (when, steps, description) => {
        all += 1;
        const texts = writeSketch({ ...tank, description, when, steps }, 'tank high', effectOf);
        if (!texts.ok) return;
        kept += 1;
        const manifest = parseManifest(texts.value.toml, 'supervised');
        expect(manifest.head).toMatchObject({
          name: 'tank high',
          enabled: false,
          executionMode: 'auto',
          tools: 'listed',
        });
        expect(manifest.findings.problems.filter(({ kind }) => kind === 'unknown_key')).toEqual([]);
        expect(manifest.triggers).toEqual(when.map(toTrigger));
        const read = parseSteps(texts.value.markdown);
        expect(read.runnable).toBe(true);
        expect(read.steps).toHaveLength(steps.length);
        for (const [index, each] of steps.entries()) {
          const work = toWork(each, effectOf);
          const {
            calls,
            suggestedTools,
            requiresConfirmation,
            kind,
            wait,
            run,
            set,
            when: only,
            next,
          } = read.steps[index] ?? {};
          expect(calls?.map(({ tool, arguments: args }) => ({ tool, arguments: args }))).toEqual(
            work.calls ?? [],
          );
          expect(suggestedTools).toEqual(work.tools ?? []);
          expect({ kind, wait, run }).toEqual({
            kind: work.kind ?? undefined,
            wait: work.wait ?? undefined,
            run: work.run ?? undefined,
          });
          expect([set, only, next]).toEqual([undefined, undefined, undefined]);
          if (work.requiresConfirmation === true) expect(requiresConfirmation).toBe(true);
          expect(secretsIn(calls?.map((call) => call.arguments) ?? [])).toEqual([]);
        }
      },
    ),
    { numRuns: draws(400) },
  );
  // What cannot be written so that it is read as meant is refused, and that is the exception.
  expect(kept / all).toBeGreaterThan(0.3);
});

test('a queue starts it, and steps at the same time are groups', () => {
  const wait: SketchStep = { do: 'wait', title: 'Wait', secs: 60 };
  const { toml, markdown } = written({
    ...tank,
    when: [{ kind: 'queue', queue: 'alarms', condition: { field: 'level', is: 'above', value: 85 } }],
    steps: [
      { ...wait, beside: true },
      wait,
      { ...wait, beside: true },
      wait,
      wait,
      { ...wait, beside: true },
    ],
  });
  expect(parseManifest(toml, 'auto').triggers).toEqual([
    { type: 'amqp', queue: 'alarms', condition: '$.level > 85' },
  ]);
  expect(parseSteps(markdown).steps.map(({ group }) => group)).toEqual([
    undefined,
    'beside-2',
    'beside-2',
    undefined,
    'beside-5',
    'beside-5',
  ]);
});
