import { expect, test } from 'vitest';
import type { Step } from '../../../shared/sop';
import { canStart, type StartQuestion } from './limits';

const step: Step = {
  number: 1,
  title: 'A',
  body: '',
  suggestedTools: [],
  requiresConfirmation: false,
  calls: [],
  line: 1,
};
const sop = { name: 'pump', enabled: true, maxConcurrent: 1, cooldownSecs: 60, steps: [step] };
const question = (extra: Partial<StartQuestion>): StartQuestion => ({
  sop,
  now: 100_000,
  activeOfSop: 0,
  activeTotal: 0,
  lastFinishedAt: null,
  maxActiveRuns: 10,
  ...extra,
});

test.each([
  { name: 'nothing forbids it', asked: question({}), then: null },
  {
    name: 'switched off',
    asked: question({ sop: { ...sop, enabled: false } }),
    then: ['disabled', 'pump is switched off in SOP.toml (enabled = false).'],
  },
  {
    name: 'one is active',
    asked: question({ activeOfSop: 1, activeTotal: 1 }),
    then: ['max concurrent reached', '1 run of pump is active or waiting, the limit is 1 (max_concurrent).'],
  },
  {
    name: 'a limit of zero',
    asked: question({ sop: { ...sop, maxConcurrent: 0 } }),
    then: ['max concurrent reached', 'pump never starts: max_concurrent is 0.'],
  },
  {
    name: 'too many runs of all',
    asked: question({ activeTotal: 10 }),
    then: [
      'max active runs reached',
      '10 runs of all procedures are at work, the limit is 10 ([sop] max_active_runs).',
    ],
  },
  {
    name: 'too many wait for a person',
    asked: question({ activeTotal: 3, waitingTotal: 10, maxWaitingRuns: 10 }),
    then: [
      'max waiting runs reached',
      '10 runs wait for a person, the limit is 10 ([sop] max_waiting_runs).',
    ],
  },
  {
    name: 'what would be skipped anyway does not wait for a place',
    asked: question({ activeTotal: 10, lastFinishedAt: 40_001 }),
    then: [
      'cooldown active',
      'The last run ended at 1970-01-01T00:00:40.001Z; pump may start again at 1970-01-01T00:01:40.001Z.',
    ],
  },
  {
    name: 'the cooldown lasts',
    asked: question({ lastFinishedAt: 40_001 }),
    then: [
      'cooldown active',
      'The last run ended at 1970-01-01T00:00:40.001Z; pump may start again at 1970-01-01T00:01:40.001Z.',
    ],
  },
  {
    name: 'the cooldown lasts longer than dates go',
    asked: question({ sop: { ...sop, cooldownSecs: 99_999_999_999_999 }, lastFinishedAt: 40_001 }),
    then: [
      'cooldown active',
      'The last run ended at 1970-01-01T00:00:40.001Z; pump may start again at +275760-09-13T00:00:00.000Z.',
    ],
  },
  { name: 'the cooldown has just ended', asked: question({ lastFinishedAt: 40_000 }), then: null },
  {
    name: 'one with this key is active',
    asked: question({
      sop: { ...sop, concurrencyKey: '$.id' },
      key: 'A "1"',
      activeOfSop: 1,
      activeTotal: 3,
    }),
    then: [
      'max concurrent reached',
      '1 run of pump with $.id = "A \\"1\\"" is active or waiting, the limit is 1 (max_concurrent).',
    ],
  },
  {
    name: 'one without the key has just ended',
    asked: question({ sop: { ...sop, concurrencyKey: '$.id' }, key: '', lastFinishedAt: 40_001 }),
    then: [
      'cooldown active',
      'The last run without $.id ended at 1970-01-01T00:00:40.001Z; pump may start again at 1970-01-01T00:01:40.001Z.',
    ],
  },
  {
    name: 'no steps',
    asked: question({ sop: { ...sop, steps: [] } }),
    then: ['no steps', 'pump has no steps. Write them as a numbered list under "## Steps" in SOP.md.'],
  },
])('$name', ({ asked, then }) => {
  const allowed = canStart(asked);
  expect(allowed.ok ? null : [allowed.error.reason, allowed.error.explanation]).toEqual(then);
});
