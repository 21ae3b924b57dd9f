import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleStatus } from '../testing/samples/sample-world';
import { connectBridge } from '../bridge/bridge';
import { startTranslation } from '../i18n/i18n';
import { draw, press, type Drawn } from '../testing/draw';
import { RecordingBridge } from '../testing/recording-bridge';
import { newApp } from '../entities/engine/app-state';
import { useApp } from '../entities/engine/app-store';
import { StartRunDialog } from './start-run-dialog';
import { StatusLine } from './status-line';

let page: Drawn;
beforeEach(async () => {
  await startTranslation('en');
  connectBridge(new RecordingBridge());
});
afterEach(async () => {
  await page.end();
  useApp.setState(newApp);
});

test.each([
  {
    proceduresEnabled: true,
    triggersPaused: false,
    word: 'Triggers on',
    says: 'Events can start procedures.',
  },
  {
    proceduresEnabled: true,
    triggersPaused: true,
    word: 'Triggers paused',
    says: 'No event starts a procedure.',
  },
  {
    proceduresEnabled: false,
    triggersPaused: false,
    word: 'Procedures off',
    says: 'No procedure starts, neither by an event nor by a person',
  },
  {
    proceduresEnabled: false,
    triggersPaused: true,
    word: 'Procedures off',
    says: 'No procedure starts, neither by an event nor by a person',
  },
])(
  'with procedures on: $proceduresEnabled and triggers paused: $triggersPaused, the status line says "$word"',
  async ({ word, says, ...status }) => {
    useApp.setState({ status: { ...sampleStatus(0), ...status } });
    page = await draw(<StatusLine />);
    await press(word);
    expect(document.querySelector('[data-part~="popover"]')?.textContent).toContain(says);
  },
);

test('what cannot start says so before it is pressed', async () => {
  useApp.setState({ status: { ...sampleStatus(0), proceduresEnabled: false } });
  page = await draw(<StartRunDialog sop="pump" unsaved={false} />);
  expect(document.querySelector('[data-part~="dialog"]')?.textContent).toContain(
    'Procedures are off: none can start.',
  );
  expect(
    [...document.querySelectorAll<HTMLButtonElement>('[data-part~="dialog"] button')].map(
      ({ textContent, disabled }) => [textContent, disabled],
    ),
  ).toEqual([
    ['Run', true],
    ['Dry run', true],
    ['Cancel', false],
  ]);
});
