import { afterEach, expect, test } from 'vitest';
import { ok } from '../../shared/result';
import { connectBridge } from '../bridge/bridge';
import { newApp } from '../entities/engine/app-state';
import { useApp } from '../entities/engine/app-store';
import { startTranslation } from '../i18n/i18n';
import { draw, press, type Drawn } from '../testing/draw';
import { RecordingBridge } from '../testing/recording-bridge';
import { sampleStatus } from '../testing/samples/sample-world';
import { StopDialog } from './stop-dialog';

let page: Drawn;
afterEach(async () => {
  await page.end();
  useApp.setState(newApp);
});

test('an emergency stop says what stays as the runs had set it', async () => {
  await startTranslation('en');
  const pin = { part: 'pump-1', of: 5, value: 1, step: 2, call: 'c1' };
  connectBridge(
    new RecordingBridge({
      'engine.stop-everything': () =>
        ok({
          cancelled: 1,
          left: [{ runId: 'r1', sop: 'Tank relief', left: [pin, { ...pin, of: 6, unknown: true }] }],
        }),
    }),
  );
  useApp.setState({ status: sampleStatus(0) });
  page = await draw(<StopDialog />);
  await press('Stop everything');
  const lines = [...document.querySelectorAll('[role="note"] p')].map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^Tank relief: .*pump-1 pin 5\)? stays at 1/u),
    expect.stringMatching(
      /^Tank relief: .*pump-1 pin 6\)? may be at 1.*; whether that was carried out is not known$/u,
    ),
  ]);
});
