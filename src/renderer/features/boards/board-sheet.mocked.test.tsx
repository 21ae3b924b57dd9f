import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardDetail, PinState } from '../../../shared/boards';
import type { BoardStatus } from '../../../shared/status';
import { connectBridge } from '../../bridge/bridge';
import { sampleStatus } from '../../bridge/sample-world';
import { startTranslation } from '../../i18n/i18n';
import { draw, press, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { BoardSheet } from './board-sheet';
import { sampleBoard } from './sample-boards';

// Nothing is drawn on a canvas here.
vi.mock('./pin-trace', () => ({ PinTrace: () => null }));

let page: Drawn;
beforeEach(async () => {
  await startTranslation('en');
  connectBridge(new RecordingBridge());
});
afterEach(() => page.end());

const [status] = sampleStatus(0).boards as [BoardStatus];
const detail = sampleBoard(status.name, 0) as BoardDetail;
const away = (pins: readonly PinState[]): BoardDetail => ({ ...detail, pins: pins.map((pin) => ({ ...pin, level: null })) });
const sheet = (shown: BoardDetail, more: Partial<BoardStatus> = {}) => <BoardSheet status={{ ...status, ...more }} detail={shown} problems={[]} />;
const dialogButton = (label: string): HTMLButtonElement | undefined => [...document.querySelectorAll<HTMLButtonElement>('.dg button')].find(({ textContent }) => textContent === label);

test.each([
  { name: 'the cable is pulled', shown: away(detail.pins), more: { state: 'lost' }, why: 'The level is not known while the board is away.' },
  { name: 'the board is looked for anew and has no pins', shown: away([]), more: { state: 'connecting' }, why: 'The level is not known while the board is away.' },
  { name: 'another board answers', shown: detail, more: { unconfirmed: true }, why: 'Nothing is written to it until somebody says that it is the right board.' },
] as const)('the question before a pin is set stays when $name, says why it cannot be, and can be answered again afterwards', async ({ shown, more, why }) => {
  page = await draw(sheet(detail));
  await press('Set pin 2…');
  expect(dialogButton('Set to 1')?.disabled).toBe(false);
  await page.again(sheet(shown, more));
  expect([dialogButton('Set to 1')?.disabled, document.querySelector('.dg [role="alert"] b')?.textContent]).toEqual([true, why]);
  await page.again(sheet(detail));
  expect([dialogButton('Set to 1')?.disabled, document.querySelector('.dg [role="alert"]')]).toEqual([false, null]);
  await press('Back');
  expect(document.querySelector('.dg')).toBeNull();
});
