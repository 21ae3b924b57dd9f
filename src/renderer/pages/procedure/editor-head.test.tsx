import { Tabs } from 'radix-ui';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Output } from '../../../shared/procedures';
import { ok } from '../../../shared/result';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { useApp } from '../../entities/engine/app-store';
import { EditorHead } from './editor-head';
import { openDocument, save, useEditor } from '../../entities/draft/editor-store';
import { listed, sampleEntries, shownAs } from '../../testing/samples/sample-world';

// A plot of one of the tabs asks for it when it is read.
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ addEventListener: () => undefined }));
});

let page: Drawn | null = null;
afterEach(async () => {
  await page?.end();
});

test('of two procedures with one name the head shows the folder, and saving stays with that one', async () => {
  await startTranslation('en');
  const [first] = sampleEntries();
  if (first === undefined) throw new Error('There is no sample.');
  const twin: Output<'sops.list'>[number] = { ...listed(first), folder: 'pump-copy', name: 'pump' };
  const shown = ok(shownAs(first));
  const entry = { ...first, folder: 'pump-copy', name: 'pump' };
  const bridge = new RecordingBridge({
    'sops.show': () => ({ ok: true, value: { ...shown.value, entry } }),
    'sops.draft': ({ toml, markdown }) => ({
      ok: true,
      value: { toml, markdown, entry, outline: { head: entry.sop, triggers: null, steps: null } },
    }),
    'sops.save': ({ toml, markdown }) => ({ ok: true, value: { entry, toml, markdown, version: 2 } }),
  });
  connectBridge(bridge);
  useApp.setState({ sops: [{ ...listed(first), folder: 'pump', name: 'pump' }, twin] });
  page = await draw(
    <Tabs.Root value="steps">
      <EditorHead name="pump-copy" part="steps" />
    </Tabs.Root>,
  );
  await act(() => openDocument('pump-copy'));
  expect(page.place.querySelector('h1')?.textContent).toBe('pump');
  expect(page.place.querySelector('[data-part~="subtitle"]')?.textContent).toBe('pump-copy');
  await act(async () => {
    expect(await save()).toBe('pump-copy');
  });
  expect(useEditor.getState().document?.name).toBe('pump-copy');
});
