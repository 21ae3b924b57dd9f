import { afterEach, expect, test } from 'vitest';
import { connectBridge } from '../bridge/bridge';
import { startTranslation } from '../i18n/i18n';
import { draw, press, type Drawn } from '../testing/draw';
import { RecordingBridge } from '../testing/recording-bridge';
import { typeInto } from '../testing/type-into';
import { useOverlay } from '../entities/window/overlay-store';
import { PreferencesDialog } from './preferences-dialog';

let page: Drawn;
afterEach(() => page.end());

test('from the preferences a button leads to all settings', async () => {
  await startTranslation('en');
  connectBridge(new RecordingBridge());
  window.location.hash = '#/runs';
  useOverlay.getState().open({ kind: 'preferences' });
  page = await draw(<PreferencesDialog />);
  await press('All settings');
  expect([window.location.hash, useOverlay.getState().overlay]).toEqual(['#/settings', null]);
});

test('a name in its field when something else takes the place of the dialog is kept', async () => {
  await startTranslation('en');
  const bridge = new RecordingBridge();
  connectBridge(bridge);
  page = await draw(<PreferencesDialog />);
  const field = document.querySelector<HTMLInputElement>('[data-part~="dialog"] input');
  if (field === null) throw new Error('There is no field for the name.');
  await typeInto(field, 'Ana');
  await page.again(null);
  expect(bridge.inputsOf('preferences.set')).toEqual([{ person: 'Ana' }]);
});
