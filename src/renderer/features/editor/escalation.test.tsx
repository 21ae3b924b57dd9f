import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Escalation as Stage } from '../../../shared/escalation';
import { ok } from '../../../shared/result';
import type { Sop, SopEntry } from '../../../shared/sop';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { closeDocument, openDocument } from '../../entities/draft/editor-store';
import { useSettings } from '../../entities/settings/settings-store';
import { draw, press, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { SampleConfig } from '../../testing/samples/sample-config';
import { typeInto } from '../../testing/type-into';
import { Escalation } from './escalation';

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
const head: Omit<Sop, 'triggers' | 'steps'> = {
  name: 'hall',
  description: 'Looks after the hall',
  version: '1',
  priority: 'normal',
  executionMode: 'supervised',
  cooldownSecs: 0,
  maxConcurrent: 1,
  enabled: true,
  tools: 'listed',
  onInterrupt: 'ask',
  approvalTimeoutSecs: null,
};
const stages: Stage[] = [{ afterSecs: 600, notify: ['desktop', 'telegram:111'], repeatSecs: 300 }];
let page: Drawn;
let bridge: RecordingBridge;

beforeEach(async () => {
  await startTranslation('en');
  bridge = new RecordingBridge({
    'sops.show': () => ok({ entry, toml: '', markdown: '' }),
    'sops.draft': ({ toml, markdown }) =>
      ok({
        toml,
        markdown,
        entry,
        outline: { head: { ...head, escalation: stages }, triggers: [], steps: null },
      }),
    'config.show': () => ok(new SampleConfig().view()),
  });
  connectBridge(bridge);
  useSettings.setState({ view: null });
  await openDocument('hall');
  page = await draw(<Escalation />);
  await act(() => Promise.resolve());
});
afterEach(async () => {
  await page.end();
  closeDocument();
});

const edits = (): readonly unknown[] =>
  bridge.inputsOf('sops.draft').flatMap((input) => (input as { edits?: unknown[] }).edits ?? []);

test('whom a question is told stands in words, one to a line', () => {
  const ways = [...document.querySelectorAll('select')].map(({ value }) => value);
  expect(ways).toEqual(['desktop', 'telegram', '']);
  expect(document.querySelector<HTMLInputElement>('input[aria-label="Whom"]')?.value).toBe('111');
  expect(document.body.textContent).toContain('10 min');
});

test('somebody is added once the line says whom', async () => {
  await press('Add a place');
  const whom = [
    ...document.querySelectorAll<HTMLInputElement>('input[aria-label="Whom"], input[aria-label="Group"]'),
  ].at(-1);
  if (whom === undefined) throw new Error('There is no line');
  expect(edits()).toEqual([]);
  await typeInto(whom, '222');
  await act(async () => {
    whom.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await Promise.resolve();
  });
  expect(edits()).toEqual([
    {
      type: 'set-escalation-key',
      stage: 0,
      key: 'notify',
      value: ['desktop', 'telegram:111', expect.stringMatching(/:222$|^@222$/u)],
    },
  ]);
});

test('an escalation is added and taken out', async () => {
  await press('Tell somebody');
  await press('Remove escalation 1');
  expect(edits()).toEqual([
    { type: 'add-escalation', stage: { afterSecs: 1200, notify: ['desktop'] } },
    { type: 'remove-escalation', stage: 0 },
  ]);
});
