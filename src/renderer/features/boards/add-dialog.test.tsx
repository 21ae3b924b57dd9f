import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FoundPort } from '../../../shared/boards';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { AddDialog } from './add-dialog';

const port = (path: string, serialNumber: string | null, board: string | null = null): FoundPort => ({
  path,
  serialNumber,
  vendorId: '1a86',
  productId: '7523',
  manufacturer: null,
  guess: null,
  board,
});
let page: Drawn;
let bridge: RecordingBridge;

beforeEach(async () => {
  await startTranslation('en');
  bridge = new RecordingBridge({ 'boards.add': () => ({ ok: true, value: null }) });
  connectBridge(bridge);
});
afterEach(() => page.end());

test.each([
  {
    name: 'no other port carries',
    ports: [port('/dev/ttyUSB0', '066C')],
    says: 'with its serial number 066C',
  },
  {
    name: 'another port carries',
    ports: [port('/dev/ttyUSB0', '0001a'), port('/dev/ttyUSB1', '0001A')],
    says: 'with the path /dev/ttyUSB0. Several boards here have the serial number 0001a',
  },
  {
    name: 'a board of the configuration carries',
    ports: [port('/dev/ttyUSB0', '0001'), port('/dev/ttyUSB1', '0001', 'pump')],
    says: 'with the path /dev/ttyUSB0. Several boards here have the serial number 0001',
  },
  {
    name: 'is not there',
    ports: [port('/dev/ttyUSB0', null)],
    says: 'with the path /dev/ttyUSB0, which can change',
  },
])(
  'a board whose serial number $name says how it is found again, and the engine decides by what is plugged in',
  async ({ ports, says }) => {
    page = await draw(<AddDialog ports={ports} start="/dev/ttyUSB0" names={[]} onClose={() => {}} />);
    expect(document.body.textContent).toContain(says);
    const add = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Add');
    await act(async () => {
      add?.click();
      await Promise.resolve();
    });
    expect(bridge.inputsOf('boards.add')).toEqual([
      { board: 'nucleo-f401re-0', type: 'nucleo-f401re', path: '/dev/ttyUSB0', serialNumber: null },
    ]);
  },
);
