import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ok } from '../../../shared/result';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { newApp } from '../../entities/engine/app-state';
import { useApp } from '../../entities/engine/app-store';
import { sampleRuns } from '../../testing/samples/sample-runs';
import { sampleApproval } from '../../testing/samples/sample-approval';
import { SettledBlock } from './settled-block';

let page: Drawn;
afterEach(() => page.end());

test('a card that is still on show long after its run was over says what came of it', async () => {
  await startTranslation('en');
  const completed = sampleRuns(1_800_000_000_000).find(({ summary }) => summary.status === 'completed');
  if (completed === undefined) throw new Error('no sample');
  connectBridge(new RecordingBridge({ 'runs.show': () => ok({ run: completed.detail.run }) }));
  useApp.setState(newApp);
  const waiting = sampleApproval({ runId: completed.summary.runId });
  page = await draw(
    <SettledBlock
      settled={{
        waiting,
        decision: {
          runId: waiting.runId,
          sop: waiting.sop,
          gate: waiting.gate.gate,
          step: 3,
          decision: 'approved',
          by: 'Kim',
          via: 'desktop',
          reason: null,
          at: 2_000,
        },
      }}
    />,
  );
  await vi.waitFor(
    async () => {
      await act(() => Promise.resolve());
      expect(page.place.querySelector('[role="status"]')?.textContent).toContain('The run completed.');
    },
    { timeout: 60_000 },
  );
});

test('a call that a person let through although the model was not sure of it can be written into the procedure: the card says so', async () => {
  await startTranslation('en');
  const [some] = sampleRuns(1_800_000_000_000);
  if (some === undefined) throw new Error('no sample');
  connectBridge(new RecordingBridge({ 'runs.show': () => ok({ run: some.detail.run }) }));
  useApp.setState(newApp);
  const drawn = async (
    reason: 'unsure' | 'confirmation',
    decision: 'approved' | 'denied',
  ): Promise<string> => {
    const sample = sampleApproval({});
    const waiting = { ...sample, gate: { ...sample.gate, reason } };
    page = await draw(
      <SettledBlock
        settled={{
          waiting,
          decision: {
            runId: waiting.runId,
            sop: waiting.sop,
            gate: waiting.gate.gate,
            step: 3,
            decision,
            by: 'Kim',
            via: 'desktop',
            reason: null,
            at: 2_000,
          },
        }}
      />,
    );
    const text = page.place.textContent;
    await page.end();
    return text;
  };
  expect(await drawn('unsure', 'approved')).toContain('write the call into the procedure');
  expect(await drawn('unsure', 'denied')).not.toContain('write the call into');
  expect(await drawn('confirmation', 'approved')).not.toContain('write the call into');
});
