import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectBridge } from '../bridge/bridge';
import { Dialog } from '../kit/dialog';
import { draw, type Drawn } from '../testing/draw';
import { RecordingBridge } from '../testing/recording-bridge';
import { newApp } from '../entities/engine/app-state';
import { useApp } from '../entities/engine/app-store';
import { useOverlay } from '../entities/window/overlay-store';
import { useShortcuts } from './use-shortcuts';

function Shortcuts() {
  useShortcuts();
  return null;
}

let page: Drawn;
let bridge: RecordingBridge;

beforeEach(async () => {
  bridge = new RecordingBridge();
  connectBridge(bridge);
  useApp.setState(newApp);
  useOverlay.getState().close();
  page = await draw(<Shortcuts />);
});

afterEach(() => page.end());

/** Whether the key did something. */
async function key(code: string, more: KeyboardEventInit = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', {
    code,
    key: code === 'Period' ? '.' : code.replace('Key', '').toLowerCase(),
    ctrlKey: true,
    bubbles: true,
    cancelable: true,
    ...more,
  });
  await act(() => {
    window.dispatchEvent(event);
    return Promise.resolve();
  });
  return event.defaultPrevented;
}

const begun = (): number => bridge.asked.filter(([procedure]) => procedure === 'chat.new').length;

test('a key that is held begins one conversation', async () => {
  expect(await key('KeyN')).toBe(true);
  expect(await key('KeyN', { repeat: true })).toBe(true);
  expect(await key('KeyN', { repeat: true })).toBe(true);
  expect(begun()).toBe(1);
});

test('while a syllable is composed, no key does anything', async () => {
  expect(await key('KeyN', { isComposing: true })).toBe(false);
  expect(await key('KeyK', { isComposing: true })).toBe(false);
  expect([begun(), useOverlay.getState().overlay]).toEqual([0, null]);
});

test('turned off, the emergency stop is still there and the others are not', async () => {
  useApp.setState({ preferences: { ...newApp.preferences, shortcuts: false } });
  expect([await key('KeyN'), await key('KeyK'), await key('KeyN', { shiftKey: true })]).toEqual([
    false,
    false,
    false,
  ]);
  expect([begun(), useOverlay.getState().overlay]).toEqual([0, null]);
  expect(await key('Period', { shiftKey: true })).toBe(true);
  expect(useOverlay.getState().overlay).toEqual({ kind: 'stop' });
});

test('behind a dialog the page stays as it is, and the emergency stop is still there', async () => {
  window.location.hash = '#/runs';
  await page.again(
    <>
      <Shortcuts />
      <Dialog open title="Sure?" onClose={() => undefined}>
        <button type="button">Yes</button>
      </Dialog>
    </>,
  );
  const digit = { key: '2' };
  expect([
    await key('Digit2', digit),
    await key('KeyN'),
    await key('KeyN', { shiftKey: true }),
    await key('KeyK'),
  ]).toEqual([false, false, false, false]);
  expect([window.location.hash, begun(), useOverlay.getState().overlay]).toEqual(['#/runs', 0, null]);
  expect(await key('Period', { shiftKey: true })).toBe(true);
  expect(useOverlay.getState().overlay).toEqual({ kind: 'stop' });
});

test('the palette gives way to the page that a key leads to, and to no other key', async () => {
  window.location.hash = '#/runs';
  useOverlay.getState().open({ kind: 'palette' });
  expect(await key('KeyA')).toBe(false);
  expect(useOverlay.getState().overlay).toEqual({ kind: 'palette' });
  expect(await key('Digit2', { key: '2' })).toBe(true);
  expect([window.location.hash, useOverlay.getState().overlay]).toEqual(['#/chat', null]);
});
