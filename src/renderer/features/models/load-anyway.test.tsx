import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ok } from '../../../shared/result';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw, press, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { ModelsPage } from '../../pages/models-page';
import { refreshModels } from '../../entities/model/models-store';
import { sampleDownloads, sampleModels, sampleModelsOverview } from '../../testing/samples/sample-models';

let page: Drawn;
let bridge: RecordingBridge;

beforeEach(async () => {
  await startTranslation('en');
  bridge = new RecordingBridge({
    'models.load': () => ok(null),
    'models.list': () => ok(sampleModels(0)),
    'models.overview': () => ok(sampleModelsOverview(0)),
    'models.downloads': () => ok(sampleDownloads),
  });
  connectBridge(bridge);
  await refreshModels();
  page = await draw(<ModelsPage id={null} />);
});

afterEach(() => page.end());

const dialog = (): Element | null => document.querySelector('[role="alertdialog"]');

test('a model that is judged not to load can be loaded all the same, after a question that names the figures', async () => {
  await press('Load mistral-small-24b-q4_k_m anyway…');
  expect(dialog()?.textContent).toContain('Load mistral-small-24b-q4_k_m?');
  expect(dialog()?.textContent).toContain(
    'It needs 15.1 GB, with a context of 1,024 tokens; 4.6 GB are free now.',
  );
  expect(dialog()?.textContent).toContain('This is more than the computer has.');
  expect(bridge.inputsOf('models.load')).toEqual([]);
  await press('Load anyway');
  expect(dialog()).toBeNull();
  expect(bridge.inputsOf('models.load')).toEqual([
    { path: '/mnt/other/mistral-small-24b-q4_k_m.gguf', anyway: true },
  ]);
});

test('who goes back has asked for nothing', async () => {
  await press('Load mistral-small-24b-q4_k_m anyway…');
  await press('Cancel');
  expect(dialog()).toBeNull();
  expect(bridge.inputsOf('models.load')).toEqual([]);
});

test('a model that fits is loaded at once, and nothing is insisted on', async () => {
  await press('Load Built-in model');
  await act(() => Promise.resolve());
  expect(dialog()).toBeNull();
  expect(bridge.inputsOf('models.load')).toEqual([{ path: '/app/models/step-runner.gguf', anyway: false }]);
});
