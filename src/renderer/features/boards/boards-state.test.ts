import { expect, test } from 'vitest';
import type { BoardDetail, FoundPort, PinState } from '../../../shared/boards';
import { changesIn, freeName, freePorts, linesShown, traceOf, withActivity } from './boards-state';

const pin = (number: number, more: Partial<PinState> = {}): PinState => ({
  pin: number,
  level: 0,
  seenAt: 0,
  history: [{ at: 0, value: 0 }],
  driven: false,
  wasSet: null,
  procedures: [],
  role: null,
  ...more,
});
const board: BoardDetail = {
  name: 'pump',
  serialNumber: null,
  baud: 115200,
  debounceMs: 50,
  lastAnswerAt: null,
  nextTryAt: null,
  outputs: [],
  counters: { connections: 1, silences: 0, foreignAnswers: 0, unreadableLines: 0, gaps: 0 },
  gaps: [],
  pins: [pin(3), pin(4)],
  uses: [],
  wire: [],
};

test("a new level is the pin's level and joins its history, a gap is shown at once; another board changes nothing", () => {
  const activity = {
    board: 'pump',
    levels: [
      { pin: 3, value: 1 as const, at: 10, driven: false },
      { pin: 3, value: 0 as const, at: 20, driven: true },
    ],
    lines: [],
    linesLeftOut: 0,
    gaps: [{ from: 5, to: 8, reason: 'away' as const }],
  };
  expect(withActivity(board, activity)?.pins).toEqual([
    pin(3, {
      level: 0,
      seenAt: 20,
      driven: true,
      history: [
        { at: 0, value: 0 },
        { at: 10, value: 1 },
        { at: 20, value: 0 },
      ],
    }),
    pin(4),
  ]);
  expect([withActivity(board, activity)?.gaps, withActivity(board, activity)?.counters.gaps]).toEqual([
    [{ from: 5, to: 8, reason: 'away' }],
    1,
  ]);
  expect(withActivity(board, { ...activity, board: 'valve' })).toBe(board);
  expect(withActivity(null, activity)).toBe(null);
});

test('however long its page is open, a board has the levels of the last minute, the one before it, and the last gaps', () => {
  const activity = (at: number) => ({
    board: 'pump',
    levels: [{ pin: 3, value: at % 2_000 === 0 ? (0 as const) : (1 as const), at, driven: false }],
    lines: [],
    linesLeftOut: 0,
    gaps: [{ from: at - 1, to: at, reason: 'away' as const }],
  });
  let open: BoardDetail | null = board;
  for (let at = 1_000; at <= 500_000; at += 1_000) open = withActivity(open, activity(at));
  const history = open?.pins[0]?.history ?? [];
  expect([
    history.length,
    history[0]?.at,
    changesIn({ history }, 500_000),
    open?.gaps.length,
    open?.counters.gaps,
  ]).toEqual([61, 440_000, 60, 20, 500]);
});

test.each([
  {
    name: 'the level before the minute holds at its beginning',
    history: [
      { at: 0, value: 1 as const },
      { at: 90_000, value: 0 as const },
    ],
    level: 0 as const,
    trace: [
      [40, 90, 100],
      [1, 0, 0],
    ],
  },
  {
    name: 'what is not known yet is a gap in the line',
    history: [{ at: 90_000, value: 1 as const }],
    level: 1 as const,
    trace: [
      [40, 90, 100],
      [null, 1, 1],
    ],
  },
  {
    name: 'a board that never told a level has no line',
    history: [],
    level: null,
    trace: [
      [40, 100],
      [null, null],
    ],
  },
  {
    name: 'the line of a board that is away ends where it was seen last',
    history: [{ at: 90_000, value: 1 as const }],
    level: null,
    trace: [
      [40, 90, 95, 100],
      [null, 1, 1, null],
    ],
  },
])('$name', ({ history, level, trace }) => {
  expect(traceOf({ level, seenAt: 95_000, history }, 100_000)).toEqual(trace);
});

test('changes are counted without the level that was there first', () => {
  expect(
    changesIn(
      {
        history: [
          { at: 95_000, value: 0 },
          { at: 96_000, value: 1 },
        ],
      },
      100_000,
    ),
  ).toBe(1);
});

test('polls and probes are left out unless asked for', () => {
  const lines = (['poll', 'event', 'probe', 'request', 'noise'] as const).map((purpose) => ({
    at: 1,
    direction: 'in' as const,
    purpose,
    text: purpose,
    afterMs: null,
  }));
  expect(linesShown(lines, false).map(({ text }) => text)).toEqual(['event', 'request', 'noise']);
  expect(linesShown(lines, true)).toHaveLength(5);
});

test('ports with something on USB come first, those of boards not at all', () => {
  const port = (path: string, vendorId: string | null, user: string | null = null): FoundPort => ({
    path,
    serialNumber: null,
    vendorId,
    productId: null,
    manufacturer: null,
    guess: null,
    board: user,
  });
  expect(
    freePorts([
      port('/dev/ttyS0', null),
      port('/dev/ttyACM0', '0483', 'pump'),
      port('/dev/ttyUSB0', '0403'),
    ]).map(({ path }) => path),
  ).toEqual(['/dev/ttyUSB0', '/dev/ttyS0']);
});

test('a new board gets the first free number', () => {
  expect(freeName('virtual', ['virtual-0', 'virtual-2'])).toBe('virtual-1');
});
