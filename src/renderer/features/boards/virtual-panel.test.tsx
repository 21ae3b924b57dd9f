import { afterEach, expect, test } from 'vitest';
import { ok } from '../../../shared/result';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { sampleBoard } from '../../testing/samples/sample-boards';
import { VirtualPanel } from './virtual-panel';

let page: Drawn;
afterEach(() => page.end());

test('what an analog input measures is shown, and not while the cable is out', async () => {
  await startTranslation('en');
  connectBridge(new RecordingBridge({ 'boards.turn-analog': () => ok(null) }));
  const sample = sampleBoard('virtual-1', 0);
  if (sample === null) throw new Error('no sample');
  const detail = { ...sample, measured: { inputs: [{ channel: 2, value: 700 }], fullScale: 4095 } };
  page = await draw(<VirtualPanel detail={detail} plugged />);
  const slider = page.place.querySelector<HTMLInputElement>('input[type="range"]');
  expect([slider?.value, slider?.max, slider?.getAttribute('aria-label')]).toEqual([
    '700',
    '4095',
    'Analog input 2',
  ]);
  await page.end();
  page = await draw(<VirtualPanel detail={detail} plugged={false} />);
  expect(page.place.querySelector('input[type="range"]')).toBeNull();
});
