import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ok } from '../../../shared/result';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { blocksOf } from '../../entities/settings/settings-state';
import { loadConfig, useSettings } from '../../entities/settings/settings-store';
import { draw, press, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { SampleConfig } from '../../testing/samples/sample-config';
import { typeInto } from '../../testing/type-into';
import { ConfigRow } from './config-row';

let page: Drawn;
let bridge: RecordingBridge;

function Row() {
  const view = useSettings((state) => state.view);
  const row =
    view === null
      ? undefined
      : blocksOf('procedures', view)[0]?.rows.find(({ name }) => name === 'approval_routes');
  return view === null || row === undefined ? null : <ConfigRow row={row} view={view} />;
}

beforeEach(async () => {
  await startTranslation('en');
  const config = new SampleConfig();
  bridge = new RecordingBridge({
    'config.show': () => ok(config.view()),
    'config.change': ({ changes }) => ok(config.change(changes)),
  });
  connectBridge(bridge);
  useSettings.setState({ rows: {} });
  page = await draw(<Row />);
  await act(loadConfig);
});
afterEach(async () => {
  await page.end();
});

const routes = (): readonly (readonly string[])[] =>
  [...document.querySelectorAll('[data-part~="route"]')].map((line) => [
    line.querySelector('select')?.value ?? '',
    line.querySelector('input')?.value ?? '',
  ]);
const written = (): unknown =>
  (bridge.inputsOf('config.change').at(-1) as { changes: { value: unknown }[] } | undefined)?.changes[0]
    ?.value;

test('where approvals go is a form: a line for each, one is changed, added and removed', async () => {
  expect(document.querySelector('textarea')).toBeNull();
  const before = routes();
  await press('Add a place');
  expect(routes()).toHaveLength(before.length + 1);
  expect(bridge.inputsOf('config.change')).toEqual([]);
  const field = [...document.querySelectorAll<HTMLInputElement>('[data-part~="route"] input')].at(-1);
  if (field === undefined) throw new Error('There is no line');
  expect(field.getAttribute('aria-invalid')).toBe('false');
  await act(() => {
    field.focus();
    field.blur();
    return Promise.resolve();
  });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await typeInto(field, '12345678');
  expect(field.getAttribute('aria-invalid')).toBe('false');
  await act(async () => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await Promise.resolve();
  });
  expect(written()).toEqual([
    ...before.map(([way = '', to = '']) => (way === 'desktop' ? way : `${way}:${to}`)),
    expect.stringContaining('12345678'),
  ]);
  await press('Remove 12345678');
  expect(routes()).toEqual(before);
});
