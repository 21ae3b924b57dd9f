import { expect, test } from 'vitest';
import type { EngineStatus } from '../../../shared/status';
import { newTrigger } from './new-triggers';

type Board = EngineStatus['boards'][number];
const pump: Board = { name: 'pump', state: 'connected', pins: [3, 5] } as unknown as Board;
const oven = { name: 'oven', signals: ['temperature', 'door'] };

test.each([
  { known: null, board: 'board-0', signal: 'pin_3' },
  { known: { boards: [] }, board: 'board-0', signal: 'pin_3' },
  { known: { boards: [pump], modbus: [oven] }, board: 'pump', signal: 'pin_3' },
  { known: { boards: [], modbus: [oven] }, board: 'oven', signal: 'temperature' },
  { known: { boards: [], modbus: [{ name: 'bare', signals: [] }] }, board: 'board-0', signal: 'pin_3' },
])('a new trigger of a pin is one of $board, $signal', ({ known, board, signal }) => {
  expect(newTrigger('peripheral', known)).toEqual({ type: 'peripheral', board, signal });
});
