import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { ok, refuse } from '../../../shared/result';
import { draw, press, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { typeInto } from '../../testing/type-into';
import { ConfigRow } from './config-row';
import { blocksOf } from '../../entities/settings/settings-state';
import { loadConfig, useSettings } from '../../entities/settings/settings-store';
import { leftBehind } from '../../entities/settings/unsaved-rows';
import { SampleConfig } from '../../testing/samples/sample-config';

let page: Drawn | null = null;
let bridge: RecordingBridge;

function Row() {
  const view = useSettings((state) => state.view);
  const row =
    view === null
      ? undefined
      : blocksOf('procedures', view)[0]?.rows.find(({ name }) => name === 'max_active_runs');
  return view === null || row === undefined ? null : <ConfigRow row={row} view={view} />;
}

/** A row on its page, as somebody comes to it. */
async function come(): Promise<void> {
  page = await draw(<Row />);
  await act(loadConfig);
}

async function leave(): Promise<void> {
  await page?.end();
  page = null;
}

const field = (): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>('input[aria-label="Runs at the same time"]');
  if (found === null) throw new Error('The row is not on the page.');
  return found;
};
const told = (): string | null =>
  field().closest('[data-part~="setting"]')?.querySelector('[role=alert]')?.textContent ?? null;
const sent = (): readonly unknown[] => bridge.inputsOf('config.change');
const change = (value: number, was: number) => ({
  changes: [{ kind: 'set', place: ['sop', 'max_active_runs'], value, was }],
});

beforeEach(async () => {
  await startTranslation('en');
  const config = new SampleConfig();
  bridge = new RecordingBridge({
    'config.show': () => ok(config.view()),
    'config.change': ({ changes }) => ok(config.change(changes)),
  });
  connectBridge(bridge);
  useSettings.setState({ rows: {} });
});
afterEach(leave);

test('what is in a field when its page goes is saved', async () => {
  await come();
  await typeInto(field(), '12');
  await leave();
  expect(sent()).toEqual([change(12, 10)]);
  await come();
  expect([field().value, told()]).toEqual(['12', null]);
});

test('what is wrong in a field when its page goes is there again, with what is wrong', async () => {
  await come();
  await typeInto(field(), 'soon');
  await leave();
  await come();
  expect([field().value, told(), sent()]).toEqual([
    'soon',
    ' “soon” is not a whole number from 1 to 1000. Until it is, 10 applies.',
    [],
  ]);
  await press('Set 10');
  expect([field().value, told()]).toEqual(['10', null]);
});

test('what was refused is there again with its reason, and is not tried again unasked', async () => {
  bridge = new RecordingBridge({
    'config.show': () => ok(new SampleConfig().view()),
    'config.change': () =>
      refuse({
        code: 'config.changed',
        message: 'sop.max_active_runs was changed on the disk in the meantime: it says 20 now',
        remedy: 'Look at it, then change it again.',
      }),
  });
  connectBridge(bridge);
  await come();
  await typeInto(field(), '12');
  await leave();
  await come();
  expect([field().value, told()]).toEqual(['12', expect.stringContaining('it says 20 now')]);
  await leave();
  expect(sent()).toHaveLength(1);
  await come();
  await press('Keep the other');
  expect([field().value, told()]).toEqual(['10', null]);
});

test('a number is shown as it was understood', async () => {
  await come();
  await typeInto(field(), '1,000');
  await act(() => {
    field().blur();
    return Promise.resolve();
  });
  expect([sent(), field().value]).toEqual([[change(1000, 10)], '1000']);
});

test('a field that was not changed saves nothing', async () => {
  await come();
  await typeInto(field(), '12');
  await typeInto(field(), '10');
  await leave();
  expect([sent(), useSettings.getState().rows]).toEqual([[], {}]);
});

test('what the closing of the window cut off is said to be not saved, and is saved or taken back by a button, not by itself', async () => {
  const left = () => {
    useSettings.setState({
      rows: {
        '["sop","max_active_runs"]': {
          field: { text: '12', from: 10, tried: true },
          wrong: null,
          refused: { problem: leftBehind, value: null },
        },
      },
    });
  };
  left();
  await come();
  expect([field().value, told(), sent()]).toEqual([
    '12',
    ' The window closed before this was saved. Until you save it, 10 applies.',
    [],
  ]);
  await press('Revert');
  expect([field().value, told()]).toEqual(['10', null]);
  await leave();
  left();
  await come();
  await press('Save');
  expect([sent(), field().value, told()]).toEqual([[change(12, 10)], '12', null]);
});
