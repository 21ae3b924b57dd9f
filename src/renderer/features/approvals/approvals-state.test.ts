import { describe, expect, test } from 'vitest';
import { keyOf, noApprovals, shownOf, withDecided, withLeft, withMoved, withRunSelected, withSelected, withWaiting, type Decided } from './approvals-state';
import { sampleApproval } from './sample-approval';

const pump = sampleApproval();
const backup = sampleApproval({ runId: 'b', sop: 'night-backup', priority: 'normal' }, { expiresAt: 200_000 });
const later = sampleApproval({ runId: 'c', priority: 'normal' }, { expiresAt: null });
const approved: Decided = { runId: '8f31c2', sop: 'pump-overpressure', step: 3, gate: 'g1', decision: 'approved', by: 'Seoyeon Lee', via: 'telegram:1', at: 47_000, reason: null };

test('the most urgent comes first: priority, then what ends first, then no limit', () => {
  expect(withWaiting(noApprovals, [later, backup, pump]).waiting.map(({ runId }) => runId)).toEqual(['8f31c2', 'b', 'c']);
});

test('the first of the list is on show until somebody chooses another', () => {
  expect(shownOf(withWaiting(noApprovals, [backup, pump]))).toBe(pump);
  expect(shownOf(withSelected(withWaiting(noApprovals, [backup, pump]), keyOf(backup)))).toBe(backup);
});

describe('a card on show', () => {
  const open = withWaiting(noApprovals, [pump, backup]);

  test('stays when it was decided elsewhere, and says by whom', () => {
    const state = withDecided(withWaiting(open, [backup]), [approved]);
    expect([shownOf(state)?.runId, state.settled?.decision?.by, state.waiting.length]).toEqual(['8f31c2', 'Seoyeon Lee', 1]);
  });

  test('knows its decision too when that came first', () => {
    expect(withWaiting(withDecided(open, [approved]), [backup]).settled?.decision).toBe(approved);
  });

  test('is not swapped for the next gate of the same run', () => {
    const changed = sampleApproval({}, { gate: 'g2' });
    const state = withWaiting(open, [changed, backup]);
    expect([state.settled?.approval.gate.gate, state.settled?.decision]).toEqual(['g1', null]);
    expect(shownOf(withMoved(state, 1))).toBe(changed);
  });

  test('shows the calls once they are drafted', () => {
    const drafting = withWaiting(noApprovals, [sampleApproval({}, { calls: null })]);
    expect(shownOf(withWaiting(drafting, [pump]))?.gate.calls).toHaveLength(1);
  });

  test('is not moved by a newcomer that is more urgent', () => {
    const calm = withWaiting(noApprovals, [backup]);
    expect(shownOf(withWaiting(calm, [pump, backup]))).toBe(backup);
  });
});

test('a closed question is gone once the page was left, and the first that waits is on show', () => {
  const closed = withWaiting(withWaiting(noApprovals, [pump, backup]), [backup]);
  expect([shownOf(closed)?.runId, shownOf(withLeft(closed))?.runId]).toEqual(['8f31c2', 'b']);
  const other = withSelected(withWaiting(noApprovals, [pump, backup]), keyOf(backup));
  expect(withLeft(other)).toBe(other);
});

test('moving stops at the ends of the list', () => {
  const open = withWaiting(noApprovals, [pump, backup]);
  expect([shownOf(withMoved(open, -1))?.runId, shownOf(withMoved(open, 1))?.runId, shownOf(withMoved(withMoved(open, 1), 1))?.runId]).toEqual(['8f31c2', 'b', 'b']);
});

test('a link to a run selects its question, and one to a run that waits for nobody changes nothing', () => {
  const open = withWaiting(noApprovals, [pump, backup]);
  expect([shownOf(withRunSelected(open, 'b'))?.runId, shownOf(withRunSelected(open, 'zzz'))?.runId]).toEqual(['b', '8f31c2']);
});
