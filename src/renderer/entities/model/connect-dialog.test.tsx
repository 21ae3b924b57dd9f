import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FoundServer } from '../../../shared/models';
import { ok } from '../../../shared/result';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw, press, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { typeInto } from '../../testing/type-into';
import { ConnectDialog } from './connect-dialog';

const server = (models: readonly string[]): FoundServer => ({
  program: 'vLLM',
  address: 'http://127.0.0.1:8000/v1',
  models: [...models],
  provider: null,
  answers: true,
  needsKey: models.length === 0,
  problem: null,
});
let page: Drawn;
let bridge: RecordingBridge;
beforeEach(async () => {
  await startTranslation('en');
  bridge = new RecordingBridge({
    'providers.find': () => ok([server([])]),
    'providers.look': () => ok(server(['qwen3', 'gemma'])),
    'providers.connect': () => ok({ provider: 'vllm' }),
  });
  connectBridge(bridge);
  page = await draw(<ConnectDialog onClose={() => {}} />);
  await act(async () => {});
});
afterEach(() => page.end());

test('the model that is shown is the one that is used, also of a server that is looked at again', async () => {
  const address = document.querySelector('input');
  if (address === null) throw new Error('no field');
  await typeInto(address, '127.0.0.1:8000');
  await press('Look');
  await act(async () => {});
  expect(document.querySelector('select')?.value).toBe('qwen3');
  await press('Use by default');
  expect(bridge.inputsOf('providers.connect')).toMatchObject([{ model: 'qwen3' }]);
});

test('a server that is started while the dialog is open is found by looking again', async () => {
  let started = false;
  await page.end();
  bridge = new RecordingBridge({ 'providers.find': () => ok(started ? [server(['qwen3'])] : []) });
  connectBridge(bridge);
  page = await draw(<ConnectDialog onClose={() => {}} />);
  await act(async () => {});
  expect(document.body.textContent).toContain('Start the server in that program, then look again.');
  started = true;
  await press('Look again');
  await act(async () => {});
  expect(document.querySelector('select')?.value ?? document.body.textContent).toContain('qwen3');
  expect(document.body.textContent).not.toContain('Look again');
});
