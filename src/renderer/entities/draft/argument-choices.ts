import { meaningOf, pinNameOf } from '../../../shared/pin-names';
import type { PlannedCall } from '../../../shared/sop';
import type { BoardStatus } from '../../../shared/status';
import { argumentText, type ToolArgument } from './tool-arguments';

export interface ArgumentChoice {
  readonly value: string;
  /** What it is called, beside the value; null: nobody said. */
  readonly called: string | null;
}

/** What stands to choose for an argument of a call; null: anything may be written. */
export function choicesFor(
  { tool, arguments: args }: Pick<PlannedCall, 'tool' | 'arguments'>,
  argument: ToolArgument,
  boards: readonly BoardStatus[],
): readonly ArgumentChoice[] | null {
  if (isForOneBoard(tool)) {
    const [only, another] = boards;
    const board =
      args['board'] === undefined
        ? another === undefined
          ? only
          : undefined
        : boards.find(({ name }) => name === args['board']);
    if (argument.name === 'board' && boards.length > 0)
      return boards.map(({ name }) => ({ value: name, called: null }));
    if (argument.name === 'pin' && board !== undefined && board.pins.length > 0)
      return board.pins.map((pin) => ({
        value: String(pin),
        called: pinNameOf([board], board.name, pin)?.name ?? null,
      }));
    if (argument.name === 'channel' && board?.analog !== undefined)
      return board.analog.channels.map((channel) => ({ value: String(channel), called: null }));
    if (argument.name === 'value' && argument.kind === 'choice')
      return argument.choices.map((choice) => ({
        value: argumentText(choice),
        called:
          choice === 0 || choice === 1
            ? meaningOf(pinNameOf(boards, args['board'], args['pin']), choice)
            : null,
      }));
  }
  return argument.kind === 'choice'
    ? argument.choices.map((choice) => ({ value: argumentText(choice), called: null }))
    : null;
}

const isForOneBoard = (tool: string): boolean =>
  tool === 'gpio_read' || tool === 'gpio_write' || tool === 'adc_read';

/** Of several boards one has to be meant. */
export const lacksBoard = (
  { tool, arguments: args }: Pick<PlannedCall, 'tool' | 'arguments'>,
  boards: readonly Pick<BoardStatus, 'name'>[],
): boolean => isForOneBoard(tool) && args['board'] === undefined && boards.length > 1;
