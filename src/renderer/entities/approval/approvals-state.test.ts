import { describe, expect, test } from 'vitest';
import type { ToolQuestion } from '../../../shared/chat';
import {
  lastDecided,
  noApprovals,
  shownOf,
  withDecided,
  withEdited,
  withLeft,
  withMoved,
  withPlaceSelected,
  withRefused,
  withSelected,
  withSending,
  withWaiting,
  type ApprovalsState,
  type Decided,
} from './approvals-state';
import { sampleApproval } from '../../testing/samples/sample-approval';
import { isQuestion, keyOf, placeOf } from './waiting';

const pump = sampleApproval();
const backup = sampleApproval(
  { runId: 'b', sop: 'night-backup', priority: 'normal' },
  { expiresAt: 200_000 },
);
const later = sampleApproval({ runId: 'c', priority: 'normal' }, { expiresAt: null });
const approved: Decided = {
  runId: '8f31c2',
  sop: 'pump-overpressure',
  step: 3,
  gate: 'g1',
  decision: 'approved',
  by: 'Seoyeon Lee',
  via: 'telegram:1',
  at: 47_000,
  reason: null,
};

const question: ToolQuestion = {
  conversationId: 'talk',
  title: 'Greenhouse plan',
  channel: 'desktop',
  call: 'call_0',
  tool: 'file_write',
  arguments: { path: 'week-47.md' },
  provenance: { path: 'model' },
  fails: [],
  hash: 'h1',
  askedAt: 5_000,
  said: 'Save it.',
};
const placeShown = (state: ApprovalsState): string | null => {
  const shown = shownOf(state);
  return shown === null ? null : placeOf(shown);
};
const gateShown = (state: ApprovalsState): string | null =>
  state.settled === null || isQuestion(state.settled.waiting) ? null : state.settled.waiting.gate.gate;

test('the most urgent comes first: priority, then what ends first, then no limit', () => {
  expect(withWaiting(noApprovals, [later, backup, pump]).waiting.map(placeOf)).toEqual(['8f31c2', 'b', 'c']);
});

test('the first of the list is on show until somebody chooses another', () => {
  expect(shownOf(withWaiting(noApprovals, [backup, pump]))).toBe(pump);
  expect(shownOf(withSelected(withWaiting(noApprovals, [backup, pump]), keyOf(backup)))).toBe(backup);
});

describe('a card on show', () => {
  const open = withWaiting(noApprovals, [pump, backup]);

  test('stays when it was decided elsewhere, and says by whom', () => {
    const state = withDecided(withWaiting(open, [backup]), [approved]);
    expect([placeShown(state), state.settled?.decision?.by, state.waiting.length]).toEqual([
      '8f31c2',
      'Seoyeon Lee',
      1,
    ]);
  });

  test('knows its decision too when that came first', () => {
    expect(withWaiting(withDecided(open, [approved]), [backup]).settled?.decision).toBe(approved);
  });

  test('is not swapped for the next gate of the same run', () => {
    const changed = sampleApproval({}, { gate: 'g2' });
    const state = withWaiting(open, [changed, backup]);
    expect([gateShown(state), state.settled?.decision]).toEqual(['g1', null]);
    expect(shownOf(withMoved(state, 1))).toBe(changed);
  });

  test('gives way to the card that asks once more after a yes from here, and to none after a yes elsewhere', () => {
    const changed = [
      {
        was: { of: 'pin' as const, board: 'b', pin: 5, level: 0 as const },
        now: { of: 'pin' as const, board: 'b', pin: 5, level: 1 as const },
      },
    ];
    const again = sampleApproval({}, { gate: 'g2', changed });
    const sent = withSending(open, keyOf(pump), 'approve');
    const refused = withRefused(sent, keyOf(pump), { code: 'basis_changed', message: 'It changed.' });
    expect([open, sent, refused].map((state) => shownOf(withWaiting(state, [again, backup])))).toEqual([
      pump,
      again,
      again,
    ]);
  });

  test('shows the calls once they are drafted', () => {
    const drafting = withWaiting(noApprovals, [sampleApproval({}, { calls: null })]);
    const shown = shownOf(withWaiting(drafting, [pump]));
    expect(shown !== null && !isQuestion(shown) ? shown.gate.calls : null).toHaveLength(1);
  });

  test('is not moved by a newcomer that is more urgent', () => {
    const calm = withWaiting(noApprovals, [backup]);
    expect(shownOf(withWaiting(calm, [pump, backup]))).toBe(backup);
  });
});

test('a closed question is gone once the page was left, and the first that waits is on show', () => {
  const closed = withWaiting(withWaiting(noApprovals, [pump, backup]), [backup]);
  expect([placeShown(closed), placeShown(withLeft(closed))]).toEqual(['8f31c2', 'b']);
  const other = withSelected(withWaiting(noApprovals, [pump, backup]), keyOf(backup));
  expect(withLeft(other)).toBe(other);
});

test('moving stops at the ends of the list', () => {
  const open = withWaiting(noApprovals, [pump, backup]);
  expect([
    placeShown(withMoved(open, -1)),
    placeShown(withMoved(open, 1)),
    placeShown(withMoved(withMoved(open, 1), 1)),
  ]).toEqual(['8f31c2', 'b', 'b']);
});

describe('a link', () => {
  const open = withWaiting(noApprovals, [pump, backup]);

  test('selects the question of its run, also when another one was moved to in the meantime', () => {
    const there = withPlaceSelected(open, 'b');
    expect([placeShown(there), placeShown(withPlaceSelected(withMoved(there, -1), 'b'))]).toEqual(['b', 'b']);
  });

  test('keeps the card on show when two of one conversation wait', () => {
    const second = { ...question, call: 'call_1', askedAt: 6_000 };
    const state = withSelected(withWaiting(noApprovals, [question, second]), keyOf(second));
    expect(shownOf(withPlaceSelected(state, 'talk'))).toBe(second);
  });

  test('leads from a closed question to the one that waits in the same run', () => {
    const next = sampleApproval({}, { gate: 'g2' });
    const closed = withWaiting(open, [next, backup]);
    expect([gateShown(closed), shownOf(withPlaceSelected(closed, '8f31c2'))]).toEqual(['g1', next]);
  });

  test('to a run of which nothing waits shows no other card, and says what was decided', () => {
    const state = withPlaceSelected(withDecided(withWaiting(open, [backup]), [approved]), 'zzz');
    expect([placeShown(state), state.missing]).toEqual([null, 'zzz']);
    const old = withPlaceSelected(withDecided(withWaiting(noApprovals, [backup]), [approved]), '8f31c2');
    expect([placeShown(old), old.missing, lastDecided(old.decided, '8f31c2')]).toEqual([
      null,
      '8f31c2',
      approved,
    ]);
    expect([placeShown(withMoved(old, 1)), placeShown(withLeft(old)), withLeft(old).missing]).toEqual([
      'b',
      'b',
      null,
    ]);
  });

  test('that came before the list was read, or before its question was asked, finds it then', () => {
    const early = withPlaceSelected(noApprovals, 'b');
    expect(placeShown(withWaiting(early, [pump, backup]))).toBe('b');
    const later = withWaiting(early, [pump]);
    expect([placeShown(later), placeShown(withWaiting(later, [pump, backup]))]).toEqual([null, 'b']);
  });

  test('keeps a closed question of its own run on show', () => {
    const closed = withWaiting(open, [backup]);
    expect(withPlaceSelected(closed, '8f31c2')).toBe(closed);
  });
});

describe('a tool call of a conversation', () => {
  test('stands among the gates: after normal ones with an end, before low ones', () => {
    const low = sampleApproval({ runId: 'd', priority: 'low' });
    expect(withWaiting(noApprovals, [low, question, backup, pump]).waiting.map(placeOf)).toEqual([
      '8f31c2',
      'b',
      'talk',
      'd',
    ]);
    expect(placeShown(withPlaceSelected(withWaiting(noApprovals, [pump, question]), 'talk'))).toBe('talk');
  });

  test('that was answered elsewhere stays on show, and says by whom', () => {
    const { said: _said, ...asked } = question;
    const open = withSelected(withWaiting(noApprovals, [pump, question]), keyOf(question));
    const state = withWaiting(
      withDecided(open, [{ ...asked, decision: 'no', reason: '', by: 'bo', via: 'telegram:1', at: 9_000 }]),
      [pump],
    );
    expect([placeShown(state), state.settled?.decision?.by]).toEqual(['talk', 'bo']);
  });
});

test('a card that was edited here comes back to be signed; one that was edited elsewhere stays and says that it changed', () => {
  const edited = sampleApproval({}, { gate: 'g2', edited: { by: 'ana', via: 'app', at: 2_000 } });
  const open = withWaiting(noApprovals, [pump, backup]);
  const sending = withSending(open, keyOf(pump), 'edit');
  expect(sending.sending?.verdict).toBe('edit');
  for (const state of [sending, withEdited(sending)]) {
    const here = withWaiting(state, [edited, backup]);
    expect([here.settled, here.selected]).toEqual([null, keyOf(edited)]);
  }
  expect(withEdited(sending).sending).toBeNull();
  const refused = withRefused(sending, keyOf(pump), { code: 'sop.changed', message: 'no' });
  expect(gateShown(withWaiting(refused, [edited, backup]))).toBe('g1');
  expect(gateShown(withWaiting(open, [edited, backup]))).toBe('g1');
});

test('a refusal that comes after the person went on waits on its card, until it was there to be read', () => {
  const refusal = { code: 'sop.changed', message: 'no' };
  const gone = withRefused(
    withMoved(withSending(withWaiting(noApprovals, [pump, backup]), keyOf(pump), 'approve'), 1),
    keyOf(pump),
    refusal,
  );
  const back = withMoved(withSending(gone, keyOf(backup), 'deny'), -1);
  expect([placeShown(back), back.refusal]).toEqual(['8f31c2', { key: keyOf(pump), refusal }]);
  expect(withMoved(back, 1).refusal).toBeNull();
  expect(withSending(back, keyOf(pump), 'approve').refusal).toBeNull();
});
