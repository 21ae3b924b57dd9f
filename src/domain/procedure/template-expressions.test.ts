import { describe, expect, test } from 'vitest';
import type { Json } from '../../shared/json';
import type { OpenGate, Provenance, SameAs, StepState } from '../../shared/run';
import {
  atStep,
  eventReferences,
  fillTemplates,
  keepsType,
  namesItem,
  stateNamesIn,
  templateDoubts,
  templateMistakes,
  workedOutType,
  type TemplateSource,
} from './templates';

const step = (number: number, output: string | null, more: Partial<StepState> = {}): StepState => ({
  number,
  title: '',
  status: output === null ? 'skipped' : 'completed',
  output,
  attempt: 1,
  startedAt: 0,
  completedAt: 0,
  toolCalls: [],
  ...more,
});
const source: TemplateSource = {
  trigger: {
    source: 'mqtt',
    topic: 'tank/3/level',
    payload:
      '{"level": 91.27, "pump-1": 3, "a+1": 7, "mode": "eco", "list": [3, 1, 2], "name": " Ann ", "text": "23,5 °C", "off": null, "id": 10453780021345627137}',
    receivedAt: 0,
  },
  steps: [step(1, '{"a": 5, "b": [1, 2]}'), step(2, null), step(3, '1\n')],
  state: { last: 10 },
  item: { value: { id: 'p1', rank: 2 }, index: 1, from: 'result' },
  now: Date.UTC(2026, 10, 30, 20, 15),
};
const fill = (value: Json, from: TemplateSource = source): ReturnType<typeof fillTemplates> =>
  fillTemplates({ tool: 't', arguments: { a: value } }, from);
const valueOf = (value: Json, from: TemplateSource = source): Json | undefined => {
  const filled = fill(value, from);
  return filled.ok ? filled.value.arguments['a'] : undefined;
};

test.each<[template: string, value: Json]>([
  ['{{payload.level + 1}}', 92.27],
  ['{{ payload.level - state.last }}', 81.27],
  ['{{(payload.level - 1) * 2 / 3 % 7}}', (((91.27 - 1) * 2) / 3) % 7],
  ['{{round(payload.level, 1)}}', 91.3],
  ['{{round(payload.level)}} bar', '91 bar'],
  ["{{payload.level > 80 ? 'open' : 'close'}}", 'open'],
  ['{{payload.level > 80 && payload.mode == eco}}', true],
  ["{{payload.mode in ['day', night]}}", false],
  ["{{!(payload.mode == 'eco')}}", false],
  ['{{payload.list contains 2 ? 1 : 0}}', 1],
  ["{{payload.mode starts_with 'e'}}", true],
  ["{{payload.name matches '^ A'}}", true],
  ['{{payload.nothing ?? 5}}', 5],
  ['{{payload.off ?? payload.nothing ?? state.last}}', 10],
  ["{{steps.2.output ?? 'none'}}", 'none'],
  ["{{steps.2.status == 'skipped' ? 'left out' : steps.2.output}}", 'left out'],
  ['{{steps.1.status}}', 'completed'],
  ['{{steps.1.output.a + steps.1.output.b[1]}}', 7],
  ['{{steps.3.output == 1}}', true],
  ['{{min(payload.list)}}', 1],
  ['{{max(payload.level, 100, state.last)}}', 100],
  ['{{abs(state.last - 12)}}', 2],
  ['{{length(payload.list)}}', 3],
  ['{{lower(trim(payload.name))}}', 'ann'],
  ['{{upper(payload.mode)}}-{{index + 1}}', 'ECO-2'],
  ["{{split(topic, '/')}}", ['tank', '3', 'level']],
  ["{{join(payload.list, '; ')}}", '3; 1; 2'],
  ['{{parse_number(payload.text)}}', 23.5],
  ['{{now()}}', Date.UTC(2026, 10, 30, 20, 15)],
  ["{{format_date(now(), 'YYYY-MM-DD HH:mm', 'Asia/Seoul')}}", '2026-12-01 05:15'],
  ['{{[payload.mode, payload.level]}}', ['eco', 91.27]],
  ['{{item.rank * 10}}', 20],
  ["{{item.id == 'p1' ? index : 9}}", 1],
  ['{{payload.id ?? 0}}', '10453780021345627137'],
  ['{{5}}', 5],
  ["{{'}' ?? 1}}", '}'],
  // As it has always been: one path, whatever signs are in its keys
  ['{{payload.pump-1}}', 3],
  ['{{payload.a+1}}', 7],
  ['{{payload["pump-1"]}}', 3],
  ['{{steps.3.output}}', '1\n'],
])('%s', (template, value) => {
  expect(valueOf(template)).toEqual(value);
});

describe('what it was made of', () => {
  test.each<[template: string, from: Provenance, made: SameAs[] | undefined]>([
    ['{{payload.level + 1}}', 'payload', [{ in: 'event' }]],
    ['{{payload.level - steps.1.output.a}}', 'payload', [{ in: 'event' }, { in: 'result', step: 1 }]],
    ["{{state.last > 3 ? 'a' : 'b'}}", 'result', [{ in: 'remembered' }]],
    ['{{item.rank + index}}', 'result', [{ in: 'item' }]],
    ["{{format_date(now(), 'HH')}}", 'sop', [{ in: 'clock' }]],
    ['{{1 + 2}}', 'sop', undefined],
    ['{{payload.level}}', 'payload', undefined],
  ])('%s', (template, from, made) => {
    const filled = fill(template);
    expect(filled.ok && [filled.value.provenance['a'], filled.value.same?.['a']]).toEqual([from, made]);
  });

  test('an event that a model handed over is no event from outside', () => {
    const handed = { ...source, trigger: { ...source.trigger, handed: { by: 'chat:1' } } };
    const filled = fill('{{payload.level + 1}}', handed);
    expect(filled.ok && filled.value).toMatchObject({
      provenance: { a: 'handed' },
      same: { a: [{ in: 'handed' }] },
    });
  });
});

test.each([
  ['{{payload.x + 1}}', 'cannot be worked out: payload.x has no value: the payload has no such key'],
  // Nothing is sent on a guess
  [
    "{{payload.x > 80 ? 'open' : 'close'}}",
    'cannot be worked out: payload.x has no value: the payload has no such key',
  ],
  ['{{!(payload.x > 80)}}', 'cannot be worked out: payload.x has no value: the payload has no such key'],
  ['{{steps.2.output + 1}}', 'cannot be worked out: steps.2.output has no value: that step has no output'],
  ['{{state.none * 2}}', 'cannot be worked out: state.none has no value: the procedure remembers none'],
  [
    '{{payload.mode + 1}}',
    'cannot be worked out: something in it is not of the kind that is needed, such as a text where a number is, or a place that a list does not have',
  ],
  ['{{payload.level / 0}}', 'cannot be worked out: something in it'],
  [
    '{{at(split(payload.mode, ";"), 9)}}',
    'cannot be worked out: something in it is not of the kind that is needed, such as a text where a number is, or a place that a list does not have',
  ],
  ['{{secret.shop ?? 1}}', 'cannot be read: a secret stands alone in its braces'],
  ["{{upper('x') + secret.shop}}", 'cannot be read at "secret.shop": a secret stands alone in its braces'],
  ['{{paylod.x}}', 'is not known'],
])('%s is refused in words', (template, why) => {
  const filled = fill(template);
  expect(filled.ok ? 'filled' : filled.error).toMatchObject({
    code: 'template',
    message: expect.stringContaining(`${template} ${why}`),
  });
});

test('where no clock is known, a time is missing', () => {
  expect(fill('{{now()}}', { ...source, now: null }).ok).toBe(false);
});

test('a secret is never part of an expression, and stays a name where it stands alone', () => {
  expect(valueOf('Bearer {{secret.shop}}')).toBe('Bearer {{secret.shop}}');
  const evil = {
    ...source,
    trigger: { ...source.trigger, payload: '{"evil": "{{secret.shop}}", "half": "{{secret."}' },
  };
  expect(fill('{{payload.evil ?? 1}} {{secret.shop}}', evil).ok).toBe(false);
});

test('in a dry run what rests on a call that was not made stays as it is written', () => {
  const dry: TemplateSource = { ...source, dry: true, steps: [step(1, 'would have: {}', { would: true })] };
  expect(fill('{{steps.1.output.a + 1}}', dry)).toMatchObject({
    ok: true,
    value: { arguments: { a: '{{steps.1.output.a + 1}}' }, unknown: true },
  });
});

test('a value that would be too long is none', () => {
  const long = {
    ...source,
    trigger: { ...source.trigger, payload: JSON.stringify({ s: 'x'.repeat(200_000) }) },
  };
  const many = Array.from({ length: 10 }, () => 'payload.s').join(', ');
  expect(fill(`{{[${many}]}}`, long)).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining('cannot be worked out: it would be too long') },
  });
});

describe('slips', () => {
  test.each([
    ['{{$.payload.level + 1}}', 'a path is written without $ in double braces: write payload.level'],
    ['{{$.level + 1}}', 'a path is written without $ in double braces: write payload.level'],
    ['{{payload.level -1}}', 'arithmetic needs blanks around its signs'],
    ['{{payload.level + -payload.x}}', '"-payload.x" is no path and no text'],
    ['{{payload.level − 1}}', '"−" only looks like -; write - with blanks around it'],
    ['{{payload.level × 2}}', '"×" only looks like *; write * with blanks around it'],
    ['{{“high”}}', 'these are printed quotes'],
    ['{{rund(payload.level)}}', 'there is no function rund; known are length round'],
    ['{{round()}}', 'round takes a number, and how many decimals'],
    ['{{payload.level = 5}}', '"=" is not an operator; equality is =='],
    ['{{payload.level > 5 and payload.level < 9}}', '"and" joins nothing here; it is written &&'],
    ['{{paylod.level + 1}}', '"paylod.level" is no path and no text: a path begins with payload, topic'],
    ['{{payload.level > paylod.max}}', '"paylod.max" is no path and no text'],
    ['{{steps.1.outptu ?? 1}}', 'a step has output, meta and status: write steps.1.output'],
    ['{{steps.one.output ?? 1}}', 'a step is named by its number: write steps.1.output'],
    ['{{topic.name + 1}}', 'topic is one value, which has no keys'],
    ['{{state ?? 1}}', 'what is remembered has a name: write state.NAME'],
    ['{{payload.level + }}', 'a value is missing here'],
    ['{{1 > 2 ? 1 : 2}}', 'two values that are written here are compared'],
    ['{{payload.level ? 1 : 2}}', 'expected one of > >= < <= == != here'],
  ])('%s', (template, message) => {
    expect(templateMistakes(template, () => null)).toEqual([expect.stringContaining(message)]);
  });

  test.each([
    ['{{payload.level+1}}', '"level+1" is one key here'],
    ['{{payload.level??1}}', '"level??1" is one key here'],
    ['{{payload.level-payload.x}}', '"level-payload" is one key here'],
    ['{{payload.level-meta.x}}', '"level-meta" is one key here'],
    ['{{payload.level > 30,5 ? 1 : 2}}', '30,5 is a text here, because of its comma'],
  ])('%s is doubtful', (template, message) => {
    expect(templateDoubts(template).map(({ message }) => message)).toEqual([
      expect.stringContaining(message),
    ]);
  });

  test.each(['{{payload.pump-1}}', '{{payload.level - 1}}', "{{payload.mode == 'a+b' ? 1 : 2}}"])(
    '%s is not',
    (template) => {
      expect(templateDoubts(template)).toEqual([]);
    },
  );

  test('a step that has not run by then is told, wherever it is named', () => {
    expect(
      templateMistakes(
        '{{payload.level > steps.9.output ? 1 : 2}}',
        (step, whole) => `${whole}: ${String(step)}`,
      ),
    ).toEqual(['{{payload.level > steps.9.output ? 1 : 2}}: 9']);
  });
});

test.each([
  ['{{payload.a + 1}}', 'number'],
  ['{{upper(payload.a)}}', 'string'],
  ['{{payload.a > 1}}', 'boolean'],
  ["{{payload.a > 1 ? 'x' : 'y'}}", 'string'],
  ['{{[payload.a]}}', 'array'],
  ['{{payload.a ?? 1}}', null],
  ['{{payload.a}}', null],
  ['x{{1 + 2}}', null],
])('%s is of type %s', (template, type) => {
  expect(workedOutType(template)).toBe(type);
});

test('what an expression needs is known as of a path', () => {
  expect(
    eventReferences(
      "{{payload.a + 1}} {{payload.b ?? 2}} {{upper(topic)}} {{payload.c > 3 ? payload.d : 'x'}}",
    ),
  ).toEqual([
    { template: '{{payload.a + 1}}', part: 'payload', path: '$.payload.a', key: 'a' },
    { template: '{{upper(topic)}}', part: 'topic', path: '$.topic' },
    { template: "{{payload.c > 3 ? payload.d : 'x'}}", part: 'payload', path: '$.payload.c', key: 'c' },
  ]);
  expect([namesItem('{{item.x + 1}}'), namesItem('{{payload.item + 1}}')]).toEqual([true, false]);
  expect(stateNamesIn('{{(state.a ?? 0) + state.b}}')).toEqual(['a', 'b']);
  expect([keepsType('{{payload.a + 1}}', () => false), keepsType('x{{1}}', () => false)]).toEqual([
    true,
    false,
  ]);
});

test('an argument of any name is one that a card shows', () => {
  const filled = fillTemplates(
    { tool: 'mqtt_publish', arguments: JSON.parse('{"topic": "t", "__proto__": {"retain": true}}') },
    { trigger: { source: 'manual', topic: null, payload: null, receivedAt: 0 }, steps: [] },
  );
  if (!filled.ok) throw new Error(filled.error.message);
  expect(Object.keys(filled.value.arguments)).toEqual(['topic', '__proto__']);
  expect(filled.value.arguments['retain']).toBeUndefined();
});

test('what stands beside a value that was worked out is said as well', () => {
  const filled = fillTemplates(
    { tool: 'notify', arguments: { message: '{{payload.order}} {{now()}}', plain: '{{payload.order}}!' } },
    {
      trigger: { source: 'mqtt', topic: 't', payload: '{"order": "open"}', receivedAt: 0 },
      steps: [],
      now: 5,
    },
  );
  if (!filled.ok) throw new Error(filled.error.message);
  expect(filled.value).toEqual({
    arguments: { message: 'open 5', plain: 'open!' },
    provenance: { message: 'payload', plain: 'payload' },
    same: { message: [{ in: 'clock' }, { in: 'event' }] },
  });
});

test('while a card waits the time is when it was asked, also where its step was tried before', () => {
  const steps = [step(1, null, { startedAt: 10 })];
  const gate = {
    gate: 'g',
    step: 1,
    requestedAt: 90,
    expiresAt: null,
    reason: 'interrupted',
    calls: null,
    note: '',
  };
  const now = (more: object | null): number | null | undefined =>
    atStep({ steps, gate: more === null ? null : ({ ...gate, ...more } as OpenGate) }, 1).now;
  expect([now({}), now({ resumes: true }), now({ step: 2 }), now(null)]).toEqual([90, 10, 10, 10]);
});
