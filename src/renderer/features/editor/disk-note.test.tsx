import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok, refuse } from '../../../shared/result';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw, press, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { DiskNote } from './disk-note';
import { closeDocument, openDocument, save, typeText, useEditor } from '../../entities/draft/editor-store';
import { sampleEntries, shownAs } from '../../testing/samples/sample-world';

// A plot of one of the tabs asks for it when it is read.
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ addEventListener: () => undefined }));
});

const gone = refuse({ code: 'not_found', message: 'There is no procedure "pump"', remedy: 'Look for it.' });
let name: string;
let isThere: boolean;
let bridge: RecordingBridge;
let page: Drawn;

beforeEach(async () => {
  await startTranslation('en');
  const [first] = sampleEntries();
  if (first === undefined) throw new Error('There is no sample.');
  const shown = ok(shownAs(first));
  ({ name } = first);
  isThere = true;
  bridge = new RecordingBridge({
    'sops.show': () => (isThere ? shown : gone),
    'sops.draft': ({ toml, markdown }) =>
      ok({ toml, markdown, entry: first, outline: { head: first.sop, triggers: null, steps: null } }),
    'sops.save': () => gone,
    'sops.duplicate': ({ draft }) => {
      isThere = true;
      return ok({ ...shown.value, ...draft, version: 1 });
    },
  });
  connectBridge(bridge);
  await openDocument(name);
  typeText('markdown', '# An hour of work');
  page = await draw(<DiskNote />);
});
afterEach(async () => {
  await page.end();
  closeDocument();
});

const alert = (): string => document.querySelector('[role=alert]')?.textContent ?? '';
const written = (): string | undefined => useEditor.getState().document?.present.texts.markdown;

test('a folder that is gone is told when somebody saves, and what is written becomes a new procedure under the same name', async () => {
  isThere = false;
  await act(async () => {
    expect(await save()).toBeNull();
  });
  expect(alert()).toContain(`Procedure ${name} is no longer on disk`);
  expect([useEditor.getState().refusal, written()]).toEqual([null, '# An hour of work']);
  await press('Save as a new procedure…');
  await press('Save');
  expect(bridge.inputsOf('sops.duplicate')).toEqual([
    { name, as: name, draft: { toml: expect.any(String), markdown: '# An hour of work' } },
  ]);
  expect([useEditor.getState().document?.gone, alert()]).toEqual([false, '']);
});

test('the work can be given up', async () => {
  isThere = false;
  await act(async () => {
    await save();
  });
  await press('Leave without saving');
  expect([useEditor.getState().document, window.location.hash]).toEqual([null, '#/sops']);
});

test('work on a procedure that went while the window was closed is there again', async () => {
  isThere = false;
  await act(() => {
    useEditor.setState({ document: null });
    return openDocument(name);
  });
  expect([written(), alert()]).toEqual([
    '# An hour of work',
    expect.stringContaining('is no longer on disk'),
  ]);
});

test('a procedure that is gone, and on which nobody worked, is said not to be there', async () => {
  await act(() => {
    closeDocument();
    return Promise.resolve();
  });
  isThere = false;
  await act(() => openDocument(name));
  expect(useEditor.getState()).toMatchObject({ document: null, problem: { code: 'not_found' } });
});
