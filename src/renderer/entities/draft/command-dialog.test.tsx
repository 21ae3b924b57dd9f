import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ok } from '../../../shared/result';
import type { NamedCommand } from '../../../shared/topics';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw, press, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { CommandButton, type ChosenCommand } from './command-dialog';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ addEventListener: () => undefined }));
});

let page: Drawn;
afterEach(() => page.end());

async function open(commands: readonly NamedCommand[]): Promise<readonly ChosenCommand[]> {
  const chosen: ChosenCommand[] = [];
  connectBridge(
    new RecordingBridge({
      'topics.listen': () =>
        ok({
          state: 'listening',
          broker: '10.0.0.5:1883',
          problem: null,
          more: 0,
          named: [],
          topics: [],
          commands: [...commands],
        }),
    }),
  );
  await startTranslation('en');
  page = await draw(<CommandButton onChoose={(command) => chosen.push(command)} />);
  await press('Choose a device…');
  await act(() => Promise.resolve());
  return chosen;
}

const lamp: NamedCommand = {
  topic: 'hall/lamp/set',
  name: 'Hall · Lamp',
  from: 'home-assistant',
  payloads: [
    { word: 'ON', payload: '{"state":"ON"}' },
    { word: 'OFF', payload: '{"state":"OFF"}' },
  ],
};

async function click(name: string): Promise<void> {
  await act(() => {
    document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)?.click();
    return Promise.resolve();
  });
}

test('a device is told something with one click, by its name', async () => {
  const chosen = await open([lamp]);
  await click('Hall · Lamp: OFF');
  expect(chosen).toEqual([{ topic: 'hall/lamp/set', payload: '{"state":"OFF"}' }]);
});

test('of a device that takes any value the topic is written alone', async () => {
  const chosen = await open([{ ...lamp, name: 'Heater · Target', topic: 'heater/target', payloads: [] }]);
  await click('Heater · Target: a value…');
  expect(chosen).toEqual([{ topic: 'heater/target', payload: null }]);
});

test('where no device has told anything, it is said where', async () => {
  await open([]);
  expect(document.body.textContent).toContain('No device at 10.0.0.5:1883 has told what it can be sent.');
});
