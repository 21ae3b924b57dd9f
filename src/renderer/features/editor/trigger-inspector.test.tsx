import { act } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Input } from '../../../shared/procedures';
import { ok } from '../../../shared/result';
import type { Diagnostic, SopEntry, Trigger } from '../../../shared/sop';
import type { EngineStatus } from '../../../shared/status';
import { useApp } from '../../entities/engine/app-store';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { typeInto } from '../../testing/type-into';
import { closeDocument, openDocument } from '../../entities/draft/editor-store';
import { TriggerInspector } from './trigger-inspector';

// A plot of one of the tabs asks for it when it is read.
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ addEventListener: () => undefined }));
});

const trigger: Trigger = { type: 'mqtt', topic: 'yard', condition: '$.t > 30,5' };
const comma: Diagnostic = {
  severity: 'warning',
  file: 'SOP.toml',
  line: 7,
  column: 20,
  key: 'triggers[0].condition',
  message: '30,5 is a text here, because of its comma',
  remedy: 'Write 30.5; a number has a point and nothing between its digits.',
};
const entry: SopEntry = {
  folder: 'hall',
  name: 'hall',
  state: 'warnings',
  diagnostics: [comma],
  sop: null,
  hash: 'h',
};

let page: Drawn;
afterEach(async () => {
  await page.end();
  closeDocument();
});

test.each([
  { language: 'en', label: 'Value', told: /30,5 is a text here, because of its comma.*Write 30\.5/u },
  { language: 'ko', label: '값', told: /30,5는 쉼표 때문에 여기서 텍스트입니다.*30\.5/u },
] as const)(
  'what is doubtful in a condition is told at its field: $language',
  async ({ language, label, told }) => {
    await startTranslation(language);
    connectBridge(
      new RecordingBridge({
        'sops.show': () => ok({ entry, toml: '', markdown: '' }),
        'sops.draft': ({ toml, markdown }) =>
          ok({ toml, markdown, entry, outline: { head: null, triggers: [trigger], steps: null } }),
      }),
    );
    await openDocument('hall');
    page = await draw(<TriggerInspector trigger={trigger} index={0} />);
    await act(() => Promise.resolve());
    const field = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
    const input = document.getElementById(field?.htmlFor ?? '');
    const note = document.getElementById(input?.getAttribute('aria-describedby') ?? '');
    expect(input?.getAttribute('aria-invalid')).toBe('true');
    expect(note?.textContent).toMatch(told);
    expect(input instanceof HTMLInputElement && input.value).toBe('30,5');
  },
);

test.each([
  { language: 'en', label: 'Queue', says: 'ZeroClaw makes and changes no queue' },
  { language: 'ko', label: '대기열', says: 'ZeroClaw는 대기열을 만들거나 바꾸지 않으며' },
] as const)(
  'a queue has a field of its own, which says whose it is, and no button that listens: $language',
  async ({ language, label, says }) => {
    await startTranslation(language);
    const queue: Trigger = { type: 'amqp', queue: 'alarms', condition: '$.level > 85' };
    connectBridge(
      new RecordingBridge({
        'sops.show': () => ok({ entry, toml: '', markdown: '' }),
        'sops.draft': ({ toml, markdown }) =>
          ok({ toml, markdown, entry, outline: { head: null, triggers: [queue], steps: null } }),
      }),
    );
    await openDocument('hall');
    page = await draw(<TriggerInspector trigger={queue} index={0} />);
    const field = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
    const input = document.getElementById(field?.htmlFor ?? '');
    expect(input instanceof HTMLInputElement && input.value).toBe('alarms');
    expect(document.body.textContent).toContain(says);
    expect(document.querySelector('[data-part~="listen-again"]')).toBeNull();
  },
);

test('what has to have become of a file is switched, and the last one stays on', async () => {
  await startTranslation('en');
  const bridge = new RecordingBridge({
    'sops.show': () => ok({ entry, toml: '', markdown: '' }),
    'sops.draft': ({ toml, markdown }) =>
      ok({ toml, markdown, entry, outline: { head: null, triggers: [trigger], steps: null } }),
  });
  connectBridge(bridge);
  await openDocument('hall');
  const file = (on?: ('created' | 'changed' | 'removed')[]): Trigger => ({
    type: 'file',
    path: 'inbox/*.csv',
    ...(on === undefined ? {} : { on }),
  });
  const edits = (): unknown[] =>
    bridge
      .inputsOf('sops.draft')
      .flatMap((input) => (input as { readonly edits?: readonly unknown[] }).edits ?? []);
  const turn = (): Promise<void> =>
    act(async () => {
      document.querySelector<HTMLElement>('[role="switch"]')?.click();
      await Promise.resolve();
    });
  page = await draw(<TriggerInspector trigger={file(['created'])} index={0} />);
  await turn();
  expect(edits()).toEqual([]);
  await page.end();
  page = await draw(<TriggerInspector trigger={file()} index={0} />);
  await turn();
  expect(edits()).toEqual([
    { type: 'set-trigger-key', trigger: 0, key: 'on', value: ['changed', 'removed'] },
  ]);
});

test.each([
  { typed: '10m', writes: 600 },
  { typed: '1h 30m', writes: 5400 },
  { typed: '90', writes: 90 },
  { typed: 'soon', says: '“soon” is no time: write seconds, or a time such as 10m.' },
  { typed: '0', says: '“0” is no time' },
])('a time in a trigger is typed as people say it: $typed', async ({ typed, writes, says = '' }) => {
  await startTranslation('en');
  const bridge = new RecordingBridge({
    'sops.show': () => ok({ entry, toml: '', markdown: '' }),
    'sops.draft': ({ toml, markdown }) =>
      ok({ toml, markdown, entry, outline: { head: null, triggers: [trigger], steps: null } }),
  });
  connectBridge(bridge);
  await openDocument('hall');
  page = await draw(<TriggerInspector trigger={trigger} index={0} />);
  const field = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent === 'For at least',
  );
  const input = document.getElementById(field?.htmlFor ?? '');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no such field.');
  await typeInto(input, typed);
  await act(() => {
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    return Promise.resolve();
  });
  const edits = bridge.inputsOf('sops.draft').flatMap((asked) => (asked as Input<'sops.draft'>).edits ?? []);
  expect(edits).toEqual(
    writes === undefined ? [] : [{ type: 'set-trigger-key', trigger: 0, key: 'for_secs', value: writes }],
  );
  const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toContain(says);
});

test('the device of a signal is chosen like a board, and brings a signal of its own', async () => {
  await startTranslation('en');
  const pin: Trigger = { type: 'peripheral', board: 'pump', signal: 'pin_3' };
  const before = useApp.getState();
  onTestFinished(() => {
    useApp.setState(before, true);
  });
  useApp.setState({
    status: {
      boards: [],
      problems: [],
      modbus: [{ name: 'oven', signals: ['temperature', 'door'] }],
    } as unknown as EngineStatus,
  });
  const bridge = new RecordingBridge({
    'sops.show': () => ok({ entry, toml: '', markdown: '' }),
    'sops.draft': ({ toml, markdown }) =>
      ok({ toml, markdown, entry, outline: { head: null, triggers: [pin], steps: null } }),
    'events.list': () => ok([]),
  });
  connectBridge(bridge);
  await openDocument('hall');
  page = await draw(<TriggerInspector trigger={pin} index={0} />);
  const select = [...document.querySelectorAll('select')].find((each) =>
    [...each.options].some(({ value }) => value === 'oven'),
  );
  if (select === undefined) throw new Error('The device is not to be chosen.');
  await act(() => {
    select.value = 'oven';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    return Promise.resolve();
  });
  expect(
    bridge.inputsOf('sops.draft').flatMap((asked) => (asked as Input<'sops.draft'>).edits ?? []),
  ).toEqual([
    { type: 'set-trigger-key', trigger: 0, key: 'board', value: 'oven' },
    { type: 'set-trigger-key', trigger: 0, key: 'signal', value: 'temperature' },
  ]);
});
