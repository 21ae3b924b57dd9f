import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardDetail, PinState } from '../../../shared/boards';
import { ok, refuse } from '../../../shared/result';
import type { BoardStatus } from '../../../shared/status';
import { connectBridge } from '../../bridge/bridge';
import { sampleStatus } from '../../testing/samples/sample-world';
import { startTranslation } from '../../i18n/i18n';
import { draw, press, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { BoardSheet } from './board-sheet';
import { sampleBoard } from '../../testing/samples/sample-boards';

// Nothing is drawn on a canvas here.
vi.mock('./pin-trace', () => ({ PinTrace: () => null }));

let page: Drawn;
let bridge: RecordingBridge;
beforeEach(async () => {
  await startTranslation('en');
  bridge = new RecordingBridge({ 'boards.show': () => ok(detail), 'boards.input': () => ok(null) });
  connectBridge(bridge);
});
afterEach(() => page.end());

const [status] = sampleStatus(0).boards as [BoardStatus];
const detail = sampleBoard(status.name, 0) as BoardDetail;
const away = (pins: readonly PinState[]): BoardDetail => ({
  ...detail,
  pins: pins.map((pin) => ({ ...pin, level: null })),
});
const sheet = (shown: BoardDetail, more: Partial<BoardStatus> = {}) => (
  <BoardSheet status={{ ...status, ...more }} detail={shown} problems={[]} />
);
const dialogButton = (label: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll<HTMLButtonElement>('[data-part~="dialog"] button')].find(
    ({ textContent }) => textContent === label,
  );

test.each([
  {
    name: 'the cable is pulled',
    shown: away(detail.pins),
    more: { state: 'lost' },
    why: 'The level is not known while the board is offline.',
  },
  {
    name: 'the board is looked for again and has no pins',
    shown: away([]),
    more: { state: 'connecting' },
    why: 'The level is not known while the board is offline.',
  },
  {
    name: 'another board answers',
    shown: detail,
    more: { unconfirmed: true },
    why: 'Nothing is written to it until someone confirms that it is the right board.',
  },
] as const)(
  'the question before a pin is set stays when $name, says why it cannot be, and can be answered again afterwards',
  async ({ shown, more, why }) => {
    page = await draw(sheet(detail));
    await press('Set pin 2…');
    expect(dialogButton('Set to 1')?.disabled).toBe(false);
    await page.again(sheet(shown, more));
    expect([
      dialogButton('Set to 1')?.disabled,
      document.querySelector('[data-part~="dialog"] [role="alert"] b')?.textContent,
    ]).toEqual([true, why]);
    await page.again(sheet(detail));
    expect([
      dialogButton('Set to 1')?.disabled,
      document.querySelector('[data-part~="dialog"] [role="alert"]'),
    ]).toEqual([false, null]);
    await press('Cancel');
    expect(document.querySelector('[data-part~="dialog"]')).toBeNull();
  },
);

test('a pin that is not read, because it was set and a read would end what it drives, can be set again', async () => {
  page = await draw(sheet(away(detail.pins), { tells: 'polled', firmware: null }));
  await press('Set pin 7…');
  expect([
    dialogButton('Set to 1')?.disabled,
    document.querySelector('[data-part~="dialog"] [role="alert"]'),
  ]).toEqual([false, null]);
  await press('Set to 1');
  expect(bridge.inputsOf('boards.write')).toMatchObject([{ board: status.name, pin: 7, value: 1 }]);
});

test.each([
  {
    name: 'lets outputs be read',
    more: {},
    note: 'Check what is connected first: if the board still drives the pin, it keeps driving it.',
  },
  {
    name: 'ends an output in order to read it',
    more: { tells: 'polled', firmware: null },
    note: 'With this firmware, reading a pin makes it an input: if the board still drives the pin, that stops.',
  },
] as const)(
  'that a pin that was set is an input is said after asking, where the firmware $name',
  async ({ more, note }) => {
    page = await draw(sheet(detail, more));
    expect(
      [...page.place.querySelectorAll('button')]
        .map((button) => button.getAttribute('aria-label'))
        .filter((label) => label?.includes('as input')),
    ).toEqual(['Set pin 7 as input…']);
    await press('Set pin 7 as input…');
    expect([
      document.querySelector('[data-part~="dialog"]')?.textContent.includes(note),
      bridge.inputsOf('boards.input'),
    ]).toEqual([true, []]);
    await press('Set as input');
    expect([
      document.querySelector('[data-part~="dialog"]'),
      bridge.inputsOf('boards.input'),
      bridge.inputsOf('boards.show'),
    ]).toEqual([null, [{ board: status.name, pin: 7 }], [{ board: status.name }]]);
  },
);

test('that a pin is an input, and the engine refuses, stays asked with why', async () => {
  bridge = new RecordingBridge({
    'boards.input': () =>
      refuse({ code: 'board.not-kept', message: 'It could not be kept', remedy: 'Free some space.' }),
  });
  connectBridge(bridge);
  page = await draw(sheet(detail));
  await press('Set pin 7 as input…');
  await press('Set as input');
  expect(document.querySelector('[data-part~="dialog"] [role="alert"]')?.textContent).toContain(
    'It could not be kept',
  );
});
