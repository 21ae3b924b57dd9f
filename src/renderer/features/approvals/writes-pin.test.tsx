import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftedCall } from '../../../shared/run';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { WritesPin } from './sentence';

const write: DraftedCall = {
  tool: 'gpio_write',
  arguments: { board: 'valve', pin: 5, value: 1 },
  provenance: {},
};
const note: DraftedCall = {
  tool: 'memory_store',
  arguments: { key: 'valve', content: 'opened' },
  provenance: {},
};
let level: 0 | 1;
let bridge: RecordingBridge;
let page: Drawn | null;

beforeEach(async () => {
  vi.useFakeTimers();
  await startTranslation('en');
  level = 1;
  page = null;
  bridge = new RecordingBridge({ 'boards.read': () => ({ ok: true, value: { value: level } }) });
  connectBridge(bridge);
});

afterEach(async () => {
  await page?.end();
  vi.useRealTimers();
});

test('a pin that has the level already stays as it is; nothing is said of the other call', async () => {
  page = await draw(<WritesPin calls={[write, note]} settled={false} />);
  expect(page.place.textContent).toContain('Already 1. This write changes nothing.');
  expect(page.place.textContent).not.toContain('notify');
});

test('a card that is settled keeps what was read before the decision', async () => {
  level = 0;
  page = await draw(<WritesPin calls={[write]} settled={false} />);
  level = 1;
  await page.again(<WritesPin calls={[write]} settled />);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(
    [...page.place.querySelectorAll('[data-part~="levels"] > span')].map(({ textContent }) => textContent),
  ).toEqual(['0', '1', '']);
  expect(page.place.textContent).toContain('Pin 5 before the decision, and if approved');
  expect(page.place.textContent).not.toContain('already');
  expect(bridge.inputsOf('boards.read')).toHaveLength(1);
});

test('a card that was settled before it was opened asks no board', async () => {
  page = await draw(<WritesPin calls={[write]} settled />);
  expect([page.place.textContent, bridge.inputsOf('boards.read')]).toEqual(['', []]);
});
