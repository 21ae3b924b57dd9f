import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ConfigDiagnostic } from '../../../shared/config-diagnostic';
import { ok } from '../../../shared/result';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { ConfigText } from './config-text';
import { loadConfig, useSettings, writeText } from '../../entities/settings/settings-store';
import { SampleConfig } from '../../testing/samples/sample-config';

// The box itself needs a browser.
vi.mock('../../kit/text-editor/text-editor', () => ({ TextEditor: () => null }));

const finding = (message: string): ConfigDiagnostic => ({
  severity: 'error',
  file: 'config.toml',
  line: 3,
  column: 1,
  key: 'gateway.port',
  message,
  remedy: 'Write a number.',
});
let page: Drawn;

function Text() {
  const view = useSettings((state) => state.view);
  return view === null ? null : <ConfigText view={view} />;
}

beforeEach(async () => {
  await startTranslation('en');
  vi.useFakeTimers();
  connectBridge(
    new RecordingBridge({
      'config.show': () =>
        ok({
          ...new SampleConfig().view(),
          text: 'port = "soon"\n',
          diagnostics: [finding('It is "soon".')],
        }),
      'config.check': ({ text }) => ok(text.includes('soon') ? [finding('It is "soon" here.')] : []),
    }),
  );
  page = await draw(<Text />);
  await act(loadConfig);
});
afterEach(async () => {
  vi.useRealTimers();
  await page.end();
  useSettings.setState({ draft: null });
});

const told = (): string => document.querySelector('[data-part~="findings"]')?.textContent ?? '';
async function write(text: string): Promise<void> {
  const { view } = useSettings.getState();
  if (view !== null)
    await act(async () => {
      writeText(view, text);
      await Promise.resolve();
    });
}
const pause = () => act(() => vi.advanceTimersByTimeAsync(300));

test('what is wrong stays in view while somebody writes, until the new text was looked at', async () => {
  await write('port = "soon!"\n');
  expect(told()).toContain('It is "soon".');
  await pause();
  expect(told()).toContain('It is "soon" here.');
  await write('port = 42617\n');
  expect(told()).toContain('It is "soon" here.');
  await pause();
  expect(told()).toBe('No error.');
  await write('port = "soon"\n');
  await write('port = "soon?"\n');
  expect(told()).toContain('It is "soon".');
});
