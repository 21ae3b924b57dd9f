import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BoardDetail, BoardUse } from '../../../shared/boards';
import type { ConfigView } from '../../../shared/config-desk';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw, press, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { BoardFoot } from './board-foot';
import { sampleBoard } from '../../testing/samples/sample-boards';

const name = 'nucleo-f401re-0';
const view: ConfigView = {
  file: '',
  text: '',
  hash: '',
  readAt: 0,
  diagnostics: [],
  values: { peripherals: { boards: [{ board: name, type: 'nucleo-f401re', path: '/dev/ttyACM0' }] } },
  inForce: {},
  lines: {},
  secretsIn: 'file',
};
let page: Drawn;
let bridge: RecordingBridge;
beforeEach(async () => {
  await startTranslation('en');
  bridge = new RecordingBridge({ 'config.show': () => ({ ok: true, value: view }) });
  connectBridge(bridge);
});
afterEach(() => page.end());

const uses: readonly BoardUse[] = [
  { sop: 'alarm', listensTo: [3, 4], calls: null },
  { sop: 'look', listensTo: [], calls: { pins: [], byName: false } },
  { sop: 'relief', listensTo: [], calls: { pins: [5], byName: true } },
];
/** Of a board that is away, whose pins nobody knows. */
const detail = (used: readonly BoardUse[]): BoardDetail => ({
  ...(sampleBoard(name, 0) as BoardDetail),
  pins: [],
  uses: [...used],
});
const text = (): string => document.body.textContent;

test('the foot names who listens and who calls, each with its pins', async () => {
  page = await draw(<BoardFoot detail={detail(uses)} virtual={false} />);
  expect(text()).toContain('Listened to by alarm (pin 3, 4)Called by steps of look, relief (pin 5)');
});

test('a board that nothing names says so', async () => {
  page = await draw(<BoardFoot detail={detail([])} virtual={false} />);
  expect(text()).toContain('Not used by any procedure.');
});

test('a new name says what starts no more and which calls fail; a call without a name goes to it as before', async () => {
  page = await draw(<BoardFoot detail={detail(uses)} virtual={false} />);
  await press('Edit…');
  expect(text()).not.toContain('fail until');
  const field = document.querySelector<HTMLInputElement>('[data-part~="dialog"] input');
  await act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'greenhouse');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    return Promise.resolve();
  });
  expect(text()).toContain(`alarm uses the name ${name} in a trigger`);
  expect(text()).toContain(
    `Steps of relief use the name ${name} and will fail until their calls have the new name.`,
  );
});

test('taking it out says what starts no more, what fails and what it goes on driving', async () => {
  page = await draw(<BoardFoot detail={detail(uses)} virtual={false} />);
  await press('Remove…');
  expect(text()).toContain('Its events will no longer start alarm.');
  expect(text()).toContain('Steps of look, relief use it and will fail without it.');
  expect(text()).toContain('Pins that it drives, or may drive, keep their level: 5 (at 1), 13 (at 0).');
  // As it is now, and not when the page was asked for.
  expect(bridge.inputsOf('boards.show')).toEqual([{ board: name }]);
});
