import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { BoardStatus } from '../../../shared/status';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { StateNote } from './state-note';

const status: BoardStatus = {
  name: 'virtual-1',
  type: 'pico',
  path: '/dev/ttyACM0',
  state: 'connected',
  detail:
    'Another board than before answers as pump at /dev/ttyACM0: pico, serial number B2. Before it was: a board without a name, no serial number',
  remedy:
    'It is read and not written to. Plug the right board in, or say that this is the right one: on the Boards page, or with `zeroclaw boards accept pump`.',
  pins: [2],
  firmware: null,
  tells: 'polled',
  surePulseMs: null,
  virtual: false,
};
let page: Drawn;
afterEach(() => page.end());

test.each([
  { language: 'en', button: 'Confirm this board', says: 'Another board than before answers as pump' },
  {
    language: 'ko',
    button: '이 보드가 맞음',
    says: '/dev/ttyACM0의 pump 자리에서 전과 다른 보드가 응답합니다: pico, 시리얼 번호 B2. 전에는: 이름을 말하지 않는 보드, 시리얼 번호 없음',
  },
] as const)('different board is accepted with one click ($language)', async ({ language, button, says }) => {
  await startTranslation(language);
  const bridge = new RecordingBridge({
    'boards.accept': () => ({ ok: true, value: { accepted: 'pico' } }),
  });
  connectBridge(bridge);
  const accept = (): HTMLButtonElement | undefined =>
    [...page.place.querySelectorAll('button')].find(({ textContent }) => textContent === button);
  page = await draw(
    <StateNote status={{ ...status, unconfirmed: true, stranger: 'pico, serial number B2' }} />,
  );
  expect(page.place.textContent).toContain(says);
  // This is the page that the command line's words lead to.
  expect(page.place.textContent).not.toMatch(/`|Boards page|보드 페이지/u);
  await act(async () => {
    accept()?.click();
    await Promise.resolve();
  });
  expect(bridge.inputsOf('boards.accept')).toEqual([{ board: 'virtual-1', shown: 'pico, serial number B2' }]);
  await page.again(<StateNote status={status} />);
  expect(accept()).toBe(undefined);
});
