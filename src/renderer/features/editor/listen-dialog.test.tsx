import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ok } from '../../../shared/result';
import type { SopEntry, Trigger } from '../../../shared/sop';
import type { SopOutline } from '../../../shared/sop-edit';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw, press, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { closeDocument, openDocument } from '../../entities/draft/editor-store';
import { ListenButton } from './listen-dialog';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ addEventListener: () => undefined }));
});

const entry: SopEntry = {
  folder: 'hall',
  name: 'hall',
  state: 'valid',
  diagnostics: [],
  sop: null,
  hash: 'h',
};
const example: Trigger = { type: 'mqtt', topic: 'plant/+/pressure', condition: '$.value > 85' };

let page: Drawn;
afterEach(async () => {
  await page.end();
  closeDocument();
});

async function clicked(enabled: boolean, triggers: readonly Trigger[]): Promise<unknown> {
  const head: SopOutline['head'] = {
    name: 'hall',
    description: '',
    version: '1.0.0',
    priority: 'normal',
    executionMode: 'auto',
    cooldownSecs: 0,
    maxConcurrent: 1,
    enabled,
    tools: 'listed',
    onInterrupt: 'ask',
    approvalTimeoutSecs: null,
  };
  const bridge = new RecordingBridge({
    'sops.show': () => ok({ entry, toml: '', markdown: '' }),
    'sops.draft': ({ toml, markdown }) =>
      ok({ toml, markdown, entry, outline: { head, triggers: [...triggers], steps: null } }),
    'topics.listen': () =>
      ok({
        state: 'listening',
        broker: '10.0.0.5:1883',
        problem: null,
        more: 0,
        named: [],
        commands: [],
        topics: [
          { topic: 'hall/pressure', payload: '{"value": 70}', cut: false, at: 1, kept: false, count: 1 },
        ],
      }),
  });
  connectBridge(bridge);
  await startTranslation('en');
  await openDocument('hall');
  page = await draw(<ListenButton index={null} />);
  await press('Listen now…');
  await act(() => Promise.resolve());
  await act(() => {
    document.querySelector<HTMLButtonElement>('[data-part~="heard"] li button')?.click();
    return Promise.resolve();
  });
  await act(() => Promise.resolve());
  return bridge
    .inputsOf('sops.draft')
    .flatMap((input) => (input as { readonly edits?: readonly unknown[] }).edits ?? [])[0];
}

const another = { type: 'add-trigger', trigger: { type: 'mqtt', topic: 'hall/pressure' } };

test('of a procedure that is still made ready, the one trigger takes the topic that was clicked', async () => {
  expect(await clicked(false, [example])).toEqual({
    type: 'set-trigger-key',
    trigger: 0,
    key: 'topic',
    value: 'hall/pressure',
  });
});

test.each([
  { name: 'an enabled procedure', enabled: true, triggers: [example] },
  { name: 'one that listens in several places', enabled: false, triggers: [example, example] },
  { name: 'one that listens nowhere', enabled: false, triggers: [] },
])('$name gets one more trigger', async ({ enabled, triggers }) => {
  expect(await clicked(enabled, triggers)).toEqual(another);
});
