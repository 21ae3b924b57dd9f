import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ok } from '../../../shared/result';
import type { SopVerdict } from '../../../shared/sop';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw, press } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { TestDialog } from './test-dialog';

afterEach(() => {
  vi.useRealTimers();
});

const starts = (sop: string): SopVerdict => ({ sop, starts: true, reason: '', triggers: [] });
const rests = (sop: string): SopVerdict => ({
  ...starts(sop),
  starts: false,
  held: { reason: 'cooldown', detail: '', blocked: undefined },
});

test('what would start is judged again when it is sent: nothing starts that the person did not agree to', async () => {
  vi.useFakeTimers();
  await startTranslation('en');
  let verdicts = [rests('pump'), rests('fan')];
  const bridge = new RecordingBridge({ 'sops.test': () => ok(verdicts), 'events.send': () => ok([]) });
  connectBridge(bridge);
  const page = await draw(
    <TestDialog first={{ source: 'mqtt', place: 'tank', payload: '' }} onClose={() => {}} />,
  );
  await act(() => vi.advanceTimersByTimeAsync(300));
  const seen = (): readonly [string | null | undefined, number] => [
    document.querySelector('h2')?.textContent,
    bridge.inputsOf('events.send').length,
  ];
  expect(seen()).toEqual(['Send a test event', 0]);
  verdicts = [starts('pump'), rests('fan')];
  await press('Send');
  expect(seen()).toEqual(['This starts 1 procedure for real', 0]);
  verdicts = [starts('pump'), starts('fan')];
  await press('Send and start 1 run');
  expect(seen()).toEqual(['This starts 2 procedures for real', 0]);
  await press('Send and start 2 runs');
  expect(seen()).toEqual(['The test event was sent', 1]);
  await page.end();
});
