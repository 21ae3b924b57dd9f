import { Tabs } from 'radix-ui';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Output } from '../../../shared/procedures';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { useApp } from '../../entities/engine/app-store';
import { EditorHead } from './editor-head';
import { openDocument, save, useEditor } from '../../entities/draft/editor-store';

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
  const sample = new RecordingBridge();
  const listed = await sample.ask('sops.list', {});
  const shown = listed.ok ? await sample.ask('sops.show', { name: listed.value[0]?.name ?? '' }) : listed;
  if (!listed.ok || !shown.ok || listed.value[0] === undefined) throw new Error('no sample');
  const [first] = listed.value;
  const twin: Output<'sops.list'>[number] = { ...first, folder: 'pump-copy', name: 'pump' };
  const entry = { ...shown.value.entry, folder: 'pump-copy', name: 'pump' };
  const bridge = new RecordingBridge({
    'sops.show': () => ({ ok: true, value: { ...shown.value, entry } }),
    'sops.draft': ({ toml, markdown }) => ({
      ok: true,
      value: { toml, markdown, entry, outline: { head: entry.sop, triggers: null, steps: null } },
    }),
    'sops.save': ({ toml, markdown }) => ({ ok: true, value: { entry, toml, markdown, version: 2 } }),
  });
  connectBridge(bridge);
  useApp.setState({ sops: [{ ...first, folder: 'pump', name: 'pump' }, twin] });
  page = await draw(
    <Tabs.Root value="steps">
      <EditorHead name="pump-copy" part="steps" />
    </Tabs.Root>,
  );
  await act(() => openDocument('pump-copy'));
  expect(page.place.querySelector('h1')?.textContent).toBe('pump');
  expect(page.place.querySelector('.sub')?.textContent).toBe('pump-copy');
  await act(async () => {
    expect(await save()).toBe('pump-copy');
  });
  expect(useEditor.getState().document?.name).toBe('pump-copy');
});
