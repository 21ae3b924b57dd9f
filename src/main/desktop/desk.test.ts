import { expect, test } from 'vitest';
import { ok, refuse, type Result } from '../../shared/result';
import type { Decider } from '../../shared/run';
import {
  changeDesk,
  downloadProgress,
  emptyDesk,
  isAtWork,
  trayMark,
  type Desk,
  type DeskChange,
} from './desk';
import { linkEngine } from './engine-link';
import { notificationContent } from './notification-content';
import { trayMenu, type TrayActions } from './tray-menu';
import { placeWindow } from './window-state';
import { wordsFor } from './words';

const waiting = { runId: 'r1', sop: 'pump & valve', step: 2 };
const call = { conversationId: 'talk', title: 'R&D', tool: 'gpio_write' };
const asks: DeskChange = { type: 'approvals', approvals: [waiting], questions: [] };
const pauses = (triggersPaused: boolean): DeskChange => ({
  type: 'status',
  status: { proceduresEnabled: true, triggersPaused, stopped: false },
});
const stops: DeskChange = {
  type: 'status',
  status: { proceduresEnabled: true, triggersPaused: true, stopped: true },
};
const switchesOff: DeskChange = {
  type: 'status',
  status: { proceduresEnabled: false, triggersPaused: false, stopped: false },
};

test.each<{ name: string; changes: DeskChange[]; mark: ReturnType<typeof trayMark> }>([
  { name: 'nothing happens', changes: [], mark: 'plain' },
  { name: 'somebody is needed', changes: [asks], mark: 'dot' },
  {
    name: 'a conversation asks',
    changes: [{ type: 'approvals', approvals: [], questions: [call] }],
    mark: 'dot',
  },
  { name: 'triggers are paused', changes: [pauses(true)], mark: 'half' },
  { name: 'procedures are switched off', changes: [switchesOff], mark: 'half' },
  { name: 'somebody is needed while paused', changes: [pauses(true), asks], mark: 'dot' },
  { name: 'everything was stopped', changes: [asks, stops], mark: 'stroke' },
  { name: 'it was stopped and goes on', changes: [stops, pauses(false)], mark: 'plain' },
  { name: 'the engine could not start', changes: [{ type: 'engine-failed' }], mark: 'stroke' },
  {
    name: 'another engine starts instead',
    changes: [{ type: 'engine-failed' }, pauses(false)],
    mark: 'plain',
  },
])('the tray’s mark when $name is $mark', ({ changes, mark }) => {
  expect(trayMark(changes.reduce(changeDesk, emptyDesk))).toBe(mark);
});

const runs = (status: 'running' | 'waiting_approval' | 'completed', runId = 'r1'): DeskChange => ({
  type: 'run',
  run: { runId, status },
});
const fetches = (
  name: string,
  bytes: number,
  total: number | null,
  state: 'downloading' | 'paused' | 'done' = 'downloading',
): DeskChange => ({ type: 'download', download: { name, state, bytes, total } });

test.each<{ name: string; changes: DeskChange[]; awake: boolean; progress: number | null }>([
  { name: 'nothing happens', changes: [], awake: false, progress: null },
  { name: 'a run is carried out', changes: [runs('running')], awake: true, progress: null },
  {
    name: 'a run waits for a person',
    changes: [runs('running'), runs('waiting_approval')],
    awake: false,
    progress: null,
  },
  {
    name: 'one of two runs has ended',
    changes: [runs('running'), runs('running', 'r2'), runs('completed')],
    awake: true,
    progress: null,
  },
  {
    name: 'two models are fetched',
    changes: [fetches('a', 50, 100), fetches('b', 0, 100)],
    awake: true,
    progress: 0.25,
  },
  {
    name: 'nobody says how large one is',
    changes: [fetches('a', 50, 100), fetches('b', 5, null)],
    awake: true,
    progress: 2,
  },
  {
    name: 'a download is paused',
    changes: [fetches('a', 50, 100), fetches('a', 50, 100, 'paused')],
    awake: false,
    progress: null,
  },
  {
    name: 'a run of another machine is read from a file',
    changes: [{ type: 'run', run: { runId: 'r1', status: 'running', importedAt: 1 } }],
    awake: false,
    progress: null,
  },
  {
    name: 'a new engine knows nothing of what the one before did',
    changes: [
      runs('running'),
      fetches('a', 50, 100),
      { type: 'work', runs: [], downloads: [], heard: new Set() },
    ],
    awake: false,
    progress: null,
  },
  {
    name: 'the engine tells what it does',
    changes: [
      {
        type: 'work',
        runs: [{ runId: 'r1', status: 'running' }],
        downloads: [{ name: 'a', state: 'downloading', bytes: 50, total: 100 }],
        heard: new Set(),
      },
    ],
    awake: true,
    progress: 0.5,
  },
  {
    name: 'the engine could not start',
    changes: [runs('running'), fetches('a', 50, 100), { type: 'engine-failed' }],
    awake: false,
    progress: null,
  },
])(
  'while $name the machine stays awake: $awake, and the taskbar shows $progress',
  ({ changes, awake, progress }) => {
    const desk = changes.reduce(changeDesk, emptyDesk);
    expect([isAtWork(desk), downloadProgress(desk)]).toEqual([awake, progress]);
  },
);

test('what says nothing new leaves the desk as it is', () => {
  const desk = changeDesk(emptyDesk, runs('running'));
  expect(changeDesk(desk, runs('running'))).toBe(desk);
});

function clicks(desk: Desk, closeToTray: boolean): string[] {
  const done: string[] = [];
  const record =
    (what: string) =>
    (detail?: string | boolean): void => {
      done.push(detail === undefined ? what : `${what} ${String(detail)}`);
    };
  const actions: TrayActions = {
    open: record('open'),
    openApproval: record('card'),
    pause: record('pause'),
    stopEverything: record('stop'),
    closeToTray: record('tray'),
    quit: record('quit'),
  };
  for (const item of trayMenu(desk, closeToTray, wordsFor('en', ['en']), actions)) item.click?.();
  return done;
}

test('every item of the tray does its one thing; stopping and deciding are never one click', () => {
  expect(clicks({ ...emptyDesk, waiting: [waiting, call] }, false)).toEqual([
    'card r1',
    'card talk',
    'open',
    'pause true',
    'stop',
    'tray true',
    'quit',
  ]);
  expect(clicks({ ...emptyDesk, paused: true }, true)).toEqual([
    'open',
    'pause false',
    'stop',
    'tray false',
    'quit',
  ]);
});

test('the tray counts, and an ampersand in a name is shown', () => {
  const noActions = {} as TrayActions;
  const labels = (desk: Desk, language: 'en' | 'ko'): (string | undefined)[] =>
    trayMenu(desk, false, wordsFor(language, ['en']), noActions)
      .map(({ label }) => label)
      .slice(0, 2);
  expect(labels({ ...emptyDesk, waiting: [waiting] }, 'en')).toEqual([
    '1 waits for you',
    'pump && valve, step 2',
  ]);
  expect(labels({ ...emptyDesk, waiting: [call] }, 'en')).toEqual(['1 waits for you', 'R&&D: gpio_write']);
  expect(labels({ ...emptyDesk, waiting: [{ ...call, title: '' }] }, 'ko')[1]).toBe('채팅: gpio_write');
  expect(labels({ ...emptyDesk, waiting: [waiting, waiting] }, 'ko')[0]).toBe('승인 대기 2건');
  expect(labels(emptyDesk, 'en')[0]).toBe('Nothing waits for you');
});

test.each([
  ['system', 'ko-KR', '종료'],
  ['system', 'de-DE', 'Quit'],
  ['en', 'ko-KR', 'Quit'],
  ['ko', 'en-US', '종료'],
] as const)('language %s on a %s machine says %s', (language, system, quit) => {
  expect(wordsFor(language, [system]).quit).toBe(quit);
});

const request = (
  critical: boolean,
  shown: string | null = 'no calls',
): Parameters<typeof notificationContent>[0] => ({
  title: 'Close <b>valve</b>?',
  body: 'pin 5\u0007',
  approval: { runId: 'r1', gate: 'g1', critical, shown },
});
const buttons = (critical: boolean, platform: NodeJS.Platform): string[] =>
  notificationContent(request(critical), wordsFor('en', ['en']), platform).buttons.map(
    ({ does, text }) => `${text}=${does}`,
  );

test('a notification offers Approve only where there are buttons and never for a critical step', () => {
  expect(buttons(false, 'darwin')).toEqual(['Approve=approve', 'Reject…=open', 'Open the card=open']);
  expect(buttons(true, 'win32')).toEqual(['Open the card=open', 'Reject…=open']);
  expect(buttons(false, 'linux')).toEqual([]);
});

test('a notification shows markup and control characters as harmless text', () => {
  const { title, body } = notificationContent(request(true), wordsFor('en', ['en']), 'linux');
  expect([title, body]).toEqual(['Close ‹b›valve‹/b›?', 'pin 5\\u0007']);
  expect(
    notificationContent({ title: 'x'.repeat(500), body: '' }, wordsFor('en', ['en']), 'darwin').title,
  ).toHaveLength(120);
});

const display = { x: 0, y: 0, width: 1920, height: 1080 };
const kept = { x: 100, y: 50, width: 1000, height: 700, maximized: false };

test.each([
  {
    name: 'the first time',
    state: null,
    displays: [display],
    then: { width: 1280, height: 800, maximized: false },
  },
  { name: 'where it was', state: kept, displays: [display], then: kept },
  {
    name: 'on a display that is gone',
    state: { ...kept, x: 2500 },
    displays: [display],
    then: { width: 1000, height: 700, maximized: false },
  },
  {
    name: 'on the second display',
    state: { ...kept, x: 2500 },
    displays: [display, { ...display, x: 1920 }],
    then: { ...kept, x: 2500 },
  },
  {
    name: 'larger than the display is now',
    state: { ...kept, width: 4000, height: 3000, maximized: true },
    displays: [display],
    then: { x: 100, y: 50, width: 1920, height: 1080, maximized: true },
  },
  {
    name: 'smaller than usable',
    state: { ...kept, width: 10, height: 10 },
    displays: [display],
    then: { width: 800, height: 600, maximized: false },
  },
])('the window opens $name', ({ state, displays, then }) => {
  expect(placeWindow(state, displays)).toEqual(then);
});

test('the page asks in the person’s name, a notification as itself, and the request cannot say otherwise', async () => {
  const callers: Decider[] = [];
  const router = {
    ask: async (_name: string, _input: unknown, caller: Decider): Promise<Result<unknown>> => {
      callers.push(caller);
      return ok(null);
    },
  };
  const link = linkEngine(() => Promise.resolve({ router }), 'osuser');
  await link.ask('runs.cancel', { runId: 'r1', reason: 'x', by: 'somebody else' });
  link.setPerson('Ana');
  await link.askAs('notification', 'approvals.approve', { runId: 'r1', gate: 'g1', shown: 'no calls' });
  link.setPerson(' ');
  await link.ask('runs.cancel', {});
  expect(callers).toEqual([
    { by: 'osuser', via: 'app' },
    { by: 'Ana', via: 'notification' },
    { by: 'osuser', via: 'app' },
  ]);
});

test('questions to an engine that could not start are refused with its reason', async () => {
  const starting = Promise.reject<never>(new Error('the database is damaged'));
  expect(await linkEngine(() => starting, 'ana').ask('engine.status', {})).toEqual(
    refuse({
      code: 'engine.not-started',
      message: 'the database is damaged',
      remedy: 'Start the app again.',
    }),
  );
});
