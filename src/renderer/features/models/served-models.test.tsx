import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ok, refuse } from '../../../shared/result';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw, press, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { sampleModelsOverview } from '../../testing/samples/sample-models';
import { ModelsPage } from '../../pages/models-page';
import { refreshModels } from '../../entities/model/models-store';

let page: Drawn;
let bridge: RecordingBridge;
let answer: ReturnType<typeof ok<{ models: string[] }>> | ReturnType<typeof refuse>;

beforeEach(async () => {
  await startTranslation('en');
  answer = ok({ models: ['qwen3', 'gemma'] });
  bridge = new RecordingBridge({
    'providers.models': () => answer,
    'models.list': () => ok([]),
    'models.downloads': () => ok([]),
    'models.overview': () => ok(sampleModelsOverview(0)),
  });
  connectBridge(bridge);
  await refreshModels();
  page = await draw(<ModelsPage id={null} />);
});

afterEach(() => page.end());

const server = (): string => {
  const label = [...document.querySelectorAll('button')]
    .map((button) => button.getAttribute('aria-label') ?? '')
    .find((each) => each.startsWith('List the models of '));
  return label ?? 'there is no such button';
};

test('a server is asked for its models when somebody wants to know, and not before', async () => {
  expect(bridge.inputsOf('providers.models')).toEqual([]);
  await press(server());
  await act(async () => {});
  expect(document.querySelector('[data-part~="served"]')?.textContent).toBe('qwen3, gemma');
  expect(bridge.inputsOf('providers.models')).toEqual([
    { provider: server().replace('List the models of ', '') },
  ]);
});

test('why it lists none is told, and what to do', async () => {
  answer = refuse({ code: 'x', message: 'shop does not list its models', remedy: 'Name the model.' });
  await press(server());
  await act(async () => {});
  expect(document.querySelector('[data-part~="served"]')?.textContent).toContain(
    'shop does not list its models',
  );
  answer = ok({ models: [] });
  await press(server());
  await act(async () => {});
  expect(document.querySelector('[data-part~="served"]')?.textContent).toBe('It lists no models.');
});
