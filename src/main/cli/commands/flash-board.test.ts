import { expect, test } from 'vitest';
import { boardOn, requireDriveOf, type ConfiguredBoard } from './flash-board';

const board = (name: string, more: Partial<ConfiguredBoard> = {}): ConfiguredBoard => ({
  board: name,
  type: 'nucleo-f401re',
  baud: 115_200,
  ...more,
});
const pump = board('pump', { serial_number: '066cff51' });

test.each<{ name: string; drive: string | null; boards: readonly ConfiguredBoard[]; is: string | null }>([
  {
    name: 'the board with its serial number, however that is written',
    drive: '066CFF51',
    boards: [board('mixer', { path: '/dev/ttyACM0' }), pump],
    is: 'pump',
  },
  {
    name: 'the only board of its kind, where that has no serial number',
    drive: '066CFF52',
    boards: [board('mixer', { path: '/dev/ttyACM0' }), board('uno', { type: 'arduino-uno' })],
    is: 'mixer',
  },
  {
    name: 'the only board of its kind, where the drive tells no serial number',
    drive: null,
    boards: [pump],
    is: 'pump',
  },
  {
    name: 'not the only board of its kind, where that has another serial number',
    drive: '066CFF52',
    boards: [pump],
    is: null,
  },
  {
    name: 'the one that may have it, beside one with another serial number',
    drive: '066CFF52',
    boards: [pump, board('mixer', { path: '/dev/ttyACM0' })],
    is: 'mixer',
  },
  {
    name: 'none of several that may have it',
    drive: null,
    boards: [pump, board('mixer', { path: '/dev/ttyACM0' })],
    is: null,
  },
])('a drive is that of $name', ({ drive, boards, is }) => {
  expect(boardOn(drive, boards, 'nucleo-f401re')?.board ?? null).toBe(is);
});

test.each([
  { name: 'its own drive', drive: '066CFF51', refused: false },
  { name: 'a drive that tells no serial number', drive: null, refused: false },
  { name: 'the drive of another board of its kind', drive: '066CFF52', refused: true },
])('a board that is named is written by $name: refused $refused', ({ drive, refused }) => {
  const write = (): void => {
    requireDriveOf(pump, { path: '/media/NODE_F401RE1', serialNumber: drive });
  };
  if (refused)
    expect(write).toThrow(
      'The drive /media/NODE_F401RE1 is that of a board with the serial number 066CFF52, and pump has 066cff51',
    );
  else expect(write).not.toThrow();
});
