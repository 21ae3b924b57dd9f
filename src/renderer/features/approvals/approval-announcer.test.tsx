import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Approval } from '../../../shared/procedures';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { ApprovalAnnouncer } from './approval-announcer';
import { noApprovals } from '../../entities/approval/approvals-state';
import { useApprovals } from '../../entities/approval/approvals-store';
import { sampleApproval } from '../../testing/samples/sample-approval';

let page: Drawn;
beforeEach(async () => {
  await startTranslation('en');
  page = await draw(<ApprovalAnnouncer />);
});
afterEach(async () => {
  await page.end();
  useApprovals.setState(noApprovals);
});

const gateOf = (runId: string, requestedAt: number): Approval =>
  sampleApproval({ runId }, { gate: `gate of ${runId}`, requestedAt });
const waits = (...waiting: Approval[]): Promise<void> =>
  act(() => {
    useApprovals.setState({ waiting });
    return Promise.resolve();
  });
const said = (): Element | null =>
  page.place.querySelector('[aria-live="assertive"]')?.firstElementChild ?? null;
const text = 'pump-overpressure, step 3: Close the feed valve needs your approval.';

test('what was decided is not said to wait any more, and the same step of another run is said again', async () => {
  const [first, second] = [gateOf('r1', 1), gateOf('r2', 2)];
  await waits(first);
  expect(said()?.textContent).toBe(text);
  await waits();
  expect(said()).toBeNull();
  await waits(second);
  expect(said()?.textContent).toBe(text);
});

test('the same step of another run is said also while the first still waits; what came before is not said again', async () => {
  const [first, second] = [gateOf('r1', 1), gateOf('r2', 2)];
  await waits(first);
  const before = said();
  await waits(first, second);
  expect([said()?.textContent, said() === before]).toEqual([text, false]);
  await waits(first);
  expect(said()).toBeNull();
});
