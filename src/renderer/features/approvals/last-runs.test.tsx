import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Approval } from '../../../shared/procedures';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { LastRuns } from './last-runs';

let page: Drawn;
beforeEach(() => startTranslation('en'));
afterEach(() => page.end());

const run = { runId: 'r1', at: 0, decision: null, asked: false, reason: null };

test.each<{
  readonly name: string;
  readonly more: Pick<Approval['lastRuns'][number], 'status' | 'asked'>;
  readonly says: string;
}>([
  { name: 'nobody was asked', more: { status: 'failed', asked: false }, says: 'failed without approval' },
  {
    name: 'a question was open when it was stopped',
    more: { status: 'cancelled', asked: true },
    says: 'approval requested, was cancelled before an answer',
  },
  {
    name: 'a question was open when it failed',
    more: { status: 'failed', asked: true },
    says: 'approval requested, failed before an answer',
  },
])('a run in which $name says "$says"', async ({ more, says }) => {
  page = await draw(<LastRuns runs={[{ ...run, ...more }]} />);
  expect(page.place.querySelector('[data-part~="last-runs"]')?.textContent).toContain(`· ${says}`);
});
