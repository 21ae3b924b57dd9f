import { afterEach, expect, test } from 'vitest';
import type { RunSummary } from '../../../shared/run';
import type { RunFigures } from '../../../shared/run-figures';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { RunRow } from './run-row';

const run: RunSummary = {
  runId: 'run-1',
  sop: 'pump',
  status: 'completed',
  currentStep: 1,
  totalSteps: 1,
  stepTitle: 'Close',
  source: 'mqtt',
  topic: 't',
  startedAt: 0,
  completedAt: 1,
  waitingSince: null,
  reason: null,
  lastActivityAt: 1,
};
let page: Drawn;
afterEach(() => page.end());

test.each([
  { name: 'a real event has no mark', more: {}, marks: [] },
  { name: 'a test event says so', more: { test: true }, marks: ['test event'] },
])('a run that was started by $name', async ({ more, marks }) => {
  await startTranslation('en');
  page = await draw(<RunRow run={{ ...run, ...more }} now={1} />);
  expect(
    [...page.place.querySelectorAll('[data-part~="dry"]')].map(({ textContent }) => textContent),
  ).toEqual(marks);
});

const figures: RunFigures = {
  startedBy: 'ana',
  cause: null,
  time: { shares: { queue: 0, model: 0, tool: 0, person: 0 }, spans: [], lastAt: 1 },
  decision: null,
  asked: false,
  gate: null,
  failure: null,
  interrupted: null,
  retries: false,
  cancelledBy: null,
};

test.each<{ readonly name: string; readonly more: Partial<RunFigures>; readonly says: string }>([
  { name: 'nobody was asked', more: {}, says: 'no approval needed' },
  {
    name: 'a question was open when it was stopped',
    more: { asked: true, cancelledBy: { by: 'ana', via: 'app' } },
    says: 'approval requested, ended before an answer',
  },
  {
    name: 'somebody answered',
    more: { asked: true, decision: { kind: 'approved', by: 'ana', via: 'app', at: 1, reason: null } },
    says: 'ana, here',
  },
  {
    name: 'nobody answered in time',
    more: { asked: true, decision: { kind: 'timed-out', by: '', via: 'engine', at: 1, reason: null } },
    says: 'nobody, timed out',
  },
])('a run in which $name says "$says"', async ({ more, says }) => {
  await startTranslation('en');
  page = await draw(
    <RunRow run={{ ...run, status: 'cancelled', figures: { ...figures, ...more } }} now={1} />,
  );
  expect(page.place.querySelector('[data-part~="decided-by"]')?.textContent).toBe(says);
});
