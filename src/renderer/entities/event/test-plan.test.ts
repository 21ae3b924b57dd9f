import { expect, test } from 'vitest';
import type { Sop, SopVerdict, Step } from '../../../shared/sop';
import { isComplete, placesOf, planOf, toTestEvent } from './test-plan';

const step = (number: number, more: Partial<Step> = {}): Step => ({
  number,
  title: '',
  body: '',
  suggestedTools: [],
  requiresConfirmation: false,
  calls: [],
  line: number,
  ...more,
});
const sop = (more: Partial<Sop>): Sop => ({
  name: 'pump',
  description: '',
  version: '1',
  priority: 'normal',
  executionMode: 'auto',
  cooldownSecs: 0,
  maxConcurrent: 1,
  enabled: true,
  tools: 'listed',
  onInterrupt: 'ask',
  approvalTimeoutSecs: null,
  triggers: [],
  steps: [],
  ...more,
});
const starts: SopVerdict = {
  sop: 'pump',
  starts: true,
  reason: '',
  triggers: [],
  check: { place: 'a', condition: null, holds: true, compared: [] },
};

test.each([
  [
    'acts until its first gate',
    sop({
      steps: [
        step(1, { calls: [{ tool: 'gpio_write', arguments: {} }] }),
        step(2, { suggestedTools: ['notify'], requiresConfirmation: true }),
        step(3, { suggestedTools: ['shell'] }),
      ],
    }),
    { asksBefore: 2, tools: ['gpio_write'] },
  ],
  [
    'asks first when it is supervised',
    sop({ executionMode: 'supervised', steps: [step(1, { suggestedTools: ['shell'] })] }),
    { asksBefore: 1, tools: [] },
  ],
  [
    'never asks',
    sop({ steps: [step(1, { suggestedTools: ['shell'] })] }),
    { asksBefore: null, tools: ['shell'] },
  ],
  ['may use every tool', sop({ tools: 'any', steps: [step(1)] }), { asksBefore: null, tools: ['*'] }],
])('a procedure that would start says whether it %s', (_name, definition, first) => {
  expect(planOf([starts], [{ name: 'pump', sop: definition }]).concerned).toEqual([
    { sop: 'pump', starts: true, failing: null, first },
  ]);
});

test('those that listen but would not start say what keeps them; the others are counted', () => {
  const compared = [{ subject: '$.v', operator: '>', limit: '5', value: '1' }];
  const verdicts: SopVerdict[] = [
    {
      sop: 'low',
      starts: false,
      reason: '',
      triggers: [],
      check: { place: 'a', condition: '$.v > 5', holds: false, compared },
    },
    {
      sop: 'cooling',
      starts: false,
      reason: '',
      triggers: [],
      check: { place: 'a', condition: null, holds: true, compared: [] },
      held: { reason: 'cooldown active', detail: 'x', blocked: { until: 9 } },
    },
    { sop: 'far', starts: false, reason: '', triggers: [] },
  ];
  expect(planOf(verdicts, [])).toEqual({
    concerned: [
      {
        sop: 'low',
        starts: false,
        first: null,
        failing: { kind: 'condition', ok: false, condition: '$.v > 5', compared },
      },
      {
        sop: 'cooling',
        starts: false,
        first: null,
        failing: { kind: 'held', ok: false, reason: 'cooldown active', detail: 'x', blocked: { until: 9 } },
      },
    ],
    others: 1,
  });
});

test.each([
  ['mqtt', 'a/b', true],
  ['mqtt', 'a/+', false],
  ['mqtt', ' ', false],
  ['webhook', '/a+b', true],
] as const)('a %s event from %j can be sent: %s', (source, place, complete) => {
  expect(isComplete({ source, place, payload: '' })).toBe(complete);
});

test('an empty payload is none, and places are offered once each', () => {
  expect(toTestEvent({ source: 'mqtt', place: ' a ', payload: ' ' })).toEqual({
    source: 'mqtt',
    topic: 'a',
    payload: null,
  });
  const entries = [
    {
      sop: sop({
        triggers: [
          { type: 'mqtt', topic: 'b' },
          { type: 'webhook', path: '/c' },
          { type: 'mqtt', topic: 'a' },
        ],
      }),
    },
    { sop: null, readableTriggers: [{ type: 'mqtt' as const, topic: 'b' }] },
  ];
  expect(placesOf(entries, 'mqtt')).toEqual(['a', 'b']);
});
