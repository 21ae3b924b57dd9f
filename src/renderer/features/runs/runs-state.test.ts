import { describe, expect, test } from 'vitest';
import type { Notice } from '../../../shared/notices';
import type { RunEvent } from '../../../shared/run';
import {
  noRuns,
  openSheets,
  withOpened,
  withPage,
  withRunChanged,
  withStepText,
  type EventPage,
} from './runs-state';
import { sampleRuns } from '../../testing/samples/sample-runs';

const now = Date.UTC(2026, 10, 21, 5, 0, 0);
const samples = sampleRuns(now);
const running = samples.find((each) => each.summary.runId === '8f31c2');
if (running === undefined) throw new Error('no sample');
const { summary, detail } = running;
const last = detail.events.at(-1)?.seq ?? 0;
const answered: RunEvent = {
  type: 'model-answered',
  at: now,
  step: 4,
  call: 'm4.2',
  text: 'fine',
  toolCalls: 0,
  usage: null,
  queuedMs: 0,
};
const changed = (seq: number, event: RunEvent = answered): Extract<Notice, { type: 'run-changed' }> => ({
  type: 'run-changed',
  summary,
  seq,
  event,
});
const text = (piece: string, step = 4): Extract<Notice, { type: 'step-text' }> => ({
  type: 'step-text',
  runId: summary.runId,
  step,
  text: piece,
});
const page = (events: EventPage['events'], total = events.length): EventPage => ({
  events,
  total,
  importedAt: null,
  repeats: [],
});
const opened = withOpened(noRuns, summary.runId);
const open = withPage(opened, summary.runId, page(detail.events));

describe('a changed run', () => {
  test.each([
    {
      name: 'the next event is written onto the open sheet',
      seq: last + 1,
      then: { seq: last + 1, missed: false },
    },
    { name: 'an event seen before changes nothing', seq: last, then: { seq: last, missed: false } },
    {
      name: 'a gap asks for the run again and leaves the sheet',
      seq: last + 2,
      then: { seq: last, missed: true },
    },
  ])('$name', ({ seq, then }) => {
    const outcome = withRunChanged(open, changed(seq));
    expect({ seq: outcome.state.sheets[summary.runId]?.lastEvent.seq, missed: outcome.missed }).toEqual(then);
  });

  test('a run nobody looks at is only listed', () => {
    const first = detail.events[0]?.event;
    if (first === undefined) throw new Error('no event');
    const { state, missed } = withRunChanged(withRunChanged(noRuns, changed(1, first)).state, changed(9));
    expect([state.list.live.map((run) => run.runId), Object.keys(state.sheets), missed]).toEqual([
      [summary.runId],
      [],
      false,
    ]);
  });

  test('a long run is read stretch by stretch, and one that does not follow on the sheet is left', () => {
    const stretch = (from: number, to: number): EventPage =>
      page(detail.events.slice(from, to), detail.events.length);
    const half = withPage(opened, summary.runId, stretch(0, 5));
    expect(withPage(half, summary.runId, stretch(7, 9)).sheets).toBe(half.sheets);
    expect(withPage(half, summary.runId, stretch(3, last)).sheets).toEqual(open.sheets);
  });

  test('of runs that were opened long ago nothing is kept, and what is still read of them is left', () => {
    const later = Array.from({ length: 20 }, (_, index) => `r${String(index)}`).reduce(withOpened, open);
    expect(later).toEqual({ ...noRuns, opened: later.opened });
    expect(withPage(later, summary.runId, page(detail.events))).toBe(later);
    const kept = Array.from({ length: 100 }, (_, index) => `r${String(index)}`).reduce(
      (state, runId) => withOpened(withOpened(state, runId), summary.runId),
      open,
    );
    expect(kept.sheets).toEqual(open.sheets);
  });

  test('an answer that was overtaken by notices does not take the sheet back', () => {
    const { state } = withRunChanged(open, changed(last + 1));
    expect(withPage(state, summary.runId, page(detail.events)).sheets).toBe(state.sheets);
  });
});

describe('text the model writes', () => {
  const requested: RunEvent = {
    type: 'model-requested',
    at: now,
    step: 4,
    call: 'm4.3',
    provider: 'p',
    model: 'm',
    prompt: '',
  };
  const begun = withRunChanged(open, changed(last + 1, requested)).state;

  test('pieces are put together from the request on, and a stored event takes their place', () => {
    const written = withStepText(withStepText(begun, text('The pres'), now), text('sure'), now + 30);
    expect(written.live[summary.runId]).toEqual({ step: 4, text: 'The pressure', lastAt: now + 30 });
    expect(withRunChanged(written, changed(last + 2)).state.live).toEqual({});
  });

  test('whoever begins to listen in the middle sees that something came before', () => {
    expect(withStepText(open, text('sure'), now).live[summary.runId]?.text).toBe('… sure');
  });

  test('another step begins a new text', () => {
    expect(
      withStepText(withStepText(begun, text('old'), now), text('new', 5), now).live[summary.runId]?.text,
    ).toBe('… new');
  });

  test('only runs that are not finished are asked for again after a pause', () => {
    const finished = samples.find((each) => each.summary.status === 'completed');
    if (finished === undefined) throw new Error('no sample');
    expect(
      openSheets(
        withPage(
          withOpened(open, finished.detail.run.runId),
          finished.detail.run.runId,
          page(finished.detail.events),
        ),
      ),
    ).toEqual([summary.runId]);
  });
});
