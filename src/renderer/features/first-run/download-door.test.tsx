import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ModelDownload } from '../../../shared/models';
import { ok } from '../../../shared/result';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw, press, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { suggestedModels } from '../../entities/model/suggested-models';
import { useModels, refreshModels } from '../../entities/model/models-store';
import { DownloadDoor } from './download-door';
import { recommend } from './recommend';

const begun: ModelDownload = {
  name: 'recommended',
  url: 'https://models.example/recommended.gguf',
  bytes: 0,
  total: 2e9,
  state: 'downloading',
  pace: null,
  problem: null,
  thenUse: true,
};
let page: Drawn;
let bridge: RecordingBridge;

beforeEach(async () => {
  await startTranslation('en');
  bridge = new RecordingBridge({
    'models.pull': () => ok(begun),
    'models.downloads': () => ok(bridge.inputsOf('models.pull').length === 0 ? [] : [begun]),
  });
  connectBridge(bridge);
  await refreshModels();
  page = await draw(<DownloadDoor />);
});

afterEach(() => page.end());

const becomes = (change: Partial<ModelDownload>) =>
  act(() => {
    useModels.setState({ downloads: [{ ...begun, ...change }] });
    return Promise.resolve();
  });
const buttons = (): readonly (string | null)[] =>
  [...page.place.querySelectorAll('button')].map(({ textContent }) => textContent);

test('the door says beforehand that what it downloads will answer, and asks for just that', async () => {
  const { model } = recommend(useModels.getState().overview?.memory ?? null, suggestedModels);
  expect(page.place.textContent).toContain('Ready as soon as the download finishes.');
  await press(buttons()[0] ?? '');
  expect(bridge.inputsOf('models.pull')).toEqual([{ uri: model.uri, sha256: model.sha256, thenUse: true }]);
  expect(buttons()).toEqual(['Continue in the background']);
  await becomes({ bytes: 1e9 });
  expect(page.place.querySelector('[role="status"]')?.textContent).toContain('50 %');
  await becomes({ bytes: 2e9, state: 'done' });
  expect(page.place.querySelector('[role="status"]')?.textContent).toBe('Ready. It answers from now on.');
  expect(buttons()).toEqual(['Continue']);
});

test('a download that breaks off says why, and can be begun again', async () => {
  await press(buttons()[0] ?? '');
  await becomes({ state: 'failed', problem: { message: 'The disk is full.', remedy: 'Make room.' } });
  expect(page.place.querySelector('[role="alert"]')?.textContent).toBe('The disk is full. Make room.');
  await press(buttons()[0] ?? '');
  expect(bridge.inputsOf('models.pull')).toHaveLength(2);
});

test('a door that was left and opened again shows the download that was begun', async () => {
  await press(buttons()[0] ?? '');
  await page.end();
  page = await draw(<DownloadDoor />);
  expect(buttons()).toEqual(['Continue in the background']);
  await becomes({ bytes: 2e9, state: 'done' });
  expect(buttons()).toEqual(['Continue']);
});
