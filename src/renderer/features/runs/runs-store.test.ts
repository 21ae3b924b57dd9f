import { expect, test, vi } from 'vitest';
import { ok } from '../../../shared/result';
import { connectBridge } from '../../bridge/bridge';
import { RecordingBridge } from '../../testing/recording-bridge';
import { noRuns } from './runs-state';
import { useRuns } from './runs-store';
import { sampleRuns } from '../../testing/samples/sample-runs';

const completed = sampleRuns(1_800_000_000_000).find(({ summary }) => summary.status === 'completed');
if (completed === undefined) throw new Error('no sample');
const {
  summary,
  detail: { events },
} = completed;
const pageOf = (after: number, until: number) =>
  ok({ events: events.slice(after, until), total: until, importedAt: null, repeats: [] });

test('what a run writes while its sheet is asked for is asked for as well, though there is no sheet yet to write it on', async () => {
  const last = events.at(-1);
  if (last === undefined) throw new Error('no event');
  const bridge = new RecordingBridge({
    'runs.events': ({ after = 0 }) => {
      if (after > 0) return pageOf(after, events.length);
      // Its last event is told before the answer that does not have it arrives.
      useRuns.getState().take({ type: 'run-changed', summary, seq: last.seq, event: last.event });
      return pageOf(0, events.length - 1);
    },
  });
  connectBridge(bridge);
  useRuns.setState(noRuns);
  useRuns.getState().openRun(summary.runId);
  await vi.waitFor(
    () => {
      expect(useRuns.getState().sheets[summary.runId]?.status).toBe('completed');
    },
    { timeout: 60_000 },
  );
  expect(bridge.inputsOf('runs.events')).toHaveLength(2);
});
