import { afterEach, expect, test } from 'vitest';
import type { RunSummary } from '../../../shared/run';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { RunRow } from './run-row';

const run: RunSummary = { runId: 'run-1', sop: 'pump', status: 'completed', currentStep: 1, totalSteps: 1, stepTitle: 'Close', source: 'mqtt', topic: 't', startedAt: 0, completedAt: 1, waitingSince: null, reason: null, lastActivityAt: 1 };
let page: Drawn;
afterEach(() => page.end());

test.each([
  { name: 'a real event has no mark', more: {}, marks: [] },
  { name: 'a test event says so', more: { test: true }, marks: ['test event'] },
])('a run that was started by $name', async ({ more, marks }) => {
  await startTranslation('en');
  page = await draw(<RunRow run={{ ...run, ...more }} now={1} />);
  expect([...page.place.querySelectorAll('.dry')].map(({ textContent }) => textContent)).toEqual(marks);
});
