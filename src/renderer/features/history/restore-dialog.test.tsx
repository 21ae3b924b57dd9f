import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SopVersion } from '../../../shared/sop-edit';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { useApp } from '../../entities/engine/app-store';
import { RestoreDialog } from './restore-dialog';
import { listed, sampleEntries } from '../../testing/samples/sample-world';

// A plot of one of the tabs asks for it when it is read.
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ addEventListener: () => undefined }));
});

const version: SopVersion = { version: 3, at: 0, by: 'ana', via: 'app', note: 'edited', hash: 'earlier' };
let page: Drawn | null = null;

beforeEach(async () => {
  await startTranslation('en');
  connectBridge(new RecordingBridge());
});
afterEach(async () => {
  await page?.end();
  page = null;
});

test.each(['disabled', 'valid'] as const)(
  'what is %s is told to stay switched off, or is not',
  async (state) => {
    useApp.setState({
      sops: sampleEntries()
        .slice(0, 1)
        .map((entry) => ({ ...listed(entry), state, hash: 'now' })),
    });
    page = await draw(
      <RestoreDialog name="pump" version={version} hash="now" dirty={false} onClose={() => undefined} />,
    );
    expect(
      document
        .querySelector('[role=alertdialog]')
        ?.textContent?.includes('It is disabled now and stays disabled'),
    ).toBe(state === 'disabled');
  },
);
