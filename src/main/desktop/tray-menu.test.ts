import { expect, test } from 'vitest';
import { emptyDesk, type Desk } from './desk';
import { trayMenu, type TrayActions } from './tray-menu';
import { wordsFor } from './words';

const nothing = (): void => {
  /* only looked at */
};
const noActions: TrayActions = {
  open: nothing,
  openApproval: nothing,
  pause: nothing,
  stopEverything: nothing,
  closeToTray: nothing,
  quit: nothing,
};

/** The menu as somebody sees it: a line, what is grey in brackets, a tick before what is on. */
const seen = (desk: Desk, closeToTray: boolean, language: 'en' | 'ko'): readonly string[] =>
  trayMenu(desk, closeToTray, wordsFor(language, []), noActions).map(
    ({ label = '', type, enabled, checked }) =>
      type === 'separator'
        ? '—'
        : `${checked === true ? '✓ ' : ''}${enabled === false ? `(${label})` : label}`,
  );

const waits = (count: number): Desk['waiting'] =>
  Array.from({ length: count }, (_, index) => ({ runId: `r${String(index)}`, sop: '펌프', step: index + 1 }));

test.each<{
  name: string;
  desk: Partial<Desk>;
  closeToTray: boolean;
  language: 'en' | 'ko';
  menu: readonly string[];
}>([
  {
    name: 'nothing happens',
    desk: {},
    closeToTray: false,
    language: 'en',
    menu: [
      '(Nothing waits for you)',
      '—',
      'Open ZeroClaw',
      'Pause all triggers',
      'Emergency stop…',
      '—',
      'Stay in the tray when the window closes',
      'Quit',
    ],
  },
  {
    name: 'nothing happens',
    desk: {},
    closeToTray: true,
    language: 'ko',
    menu: [
      '(기다리는 승인이 없습니다)',
      '—',
      'ZeroClaw 열기',
      '모든 트리거 일시 정지',
      '비상 정지…',
      '—',
      '✓ 창을 닫아도 트레이에 남기',
      '종료',
    ],
  },
  {
    name: 'two wait',
    desk: { waiting: waits(2) },
    closeToTray: false,
    language: 'en',
    menu: [
      '(2 wait for you)',
      '펌프, step 1',
      '펌프, step 2',
      '—',
      'Open ZeroClaw',
      'Pause all triggers',
      'Emergency stop…',
      '—',
      'Stay in the tray when the window closes',
      'Quit',
    ],
  },
  {
    name: 'one waits while triggers are paused',
    desk: { waiting: waits(1), paused: true },
    closeToTray: true,
    language: 'ko',
    menu: [
      '(승인 대기 1건)',
      '펌프, 1단계',
      '—',
      'ZeroClaw 열기',
      '모든 트리거 다시 시작',
      '비상 정지…',
      '—',
      '✓ 창을 닫아도 트레이에 남기',
      '종료',
    ],
  },
  {
    name: 'procedures are switched off',
    desk: { proceduresOff: true },
    closeToTray: false,
    language: 'en',
    menu: [
      '(Nothing waits for you)',
      '(Procedures are switched off: nothing starts one)',
      '—',
      'Open ZeroClaw',
      'Pause all triggers',
      'Emergency stop…',
      '—',
      'Stay in the tray when the window closes',
      'Quit',
    ],
  },
  {
    name: 'everything was stopped',
    desk: { paused: true, stopped: true },
    closeToTray: false,
    language: 'en',
    menu: [
      '(Nothing waits for you)',
      '—',
      'Open ZeroClaw',
      'Resume all triggers',
      'Emergency stop…',
      '—',
      'Stay in the tray when the window closes',
      'Quit',
    ],
  },
])('the tray when $name, in $language', ({ desk, closeToTray, language, menu }) => {
  expect(seen({ ...emptyDesk, ...desk }, closeToTray, language)).toEqual(menu);
});

test('of many that wait it counts all and names the first eight', () => {
  const menu = seen({ ...emptyDesk, waiting: waits(30) }, false, 'en');
  expect([menu[0], menu.indexOf('—')]).toEqual(['(30 wait for you)', 9]);
});

test.each([
  ['system', ['de-DE', 'ko-KR', 'en-GB'], '종료'],
  ['system', ['fr-FR'], 'Quit'],
  ['system', [], 'Quit'],
  ['en', ['ko-KR'], 'Quit'],
] as const)('language %s on a machine that reads %j says %s', (language, system, quit) => {
  expect(wordsFor(language, system).quit).toBe(quit);
});
