import { analogSignal, fullScaleOf, whyNoAnalog, whyNoChannel } from '../../../../shared/analog';
import type { JsonObject } from '../../../../shared/json';
import type { Answering } from '../../../../domain/approval/range';
import type { AnalogInputs, Boards } from '../../../ports/boards';
import { done, failed, textArgument, type OwnTool } from '../../../ports/tool';
import { boardArgument, boardPart, chooseBoard, onlyBoardWrittenOut, whyAway } from './board-choice';

/** `adc_read` over the analog inputs that boards say they have. */
export function adcTools(
  boards: Pick<Boards, 'status' | 'onStatusChange'> & AnalogInputs,
  answersTo: (board: string) => string | null = () => null,
): readonly OwnTool[] {
  /** What the board would refuse, in the words in which it would. */
  const check = (args: JsonObject): readonly string[] => {
    const target = chooseBoard(boards, args['board']);
    if ('success' in target) return [target.output];
    const row = boards.status().find(({ name }) => name === target.name);
    if (row === undefined) return [];
    if (row.state !== 'connected') return [whyAway(row)];
    if (row.analog === undefined) return [whyNoAnalog(row.name)];
    const channel = args['channel'] as number;
    return row.analog.channels.includes(channel)
      ? []
      : [whyNoChannel(row.name, channel, row.analog.channels)];
  };
  return [
    {
      name: 'adc_read',
      brings: null,
      description: 'Read an analog input: what a sensor measures, from 0 to the full scale',
      effect: 'reads',
      choices: () => ({
        board: boards.status().flatMap(({ name, analog }) => (analog === undefined ? [] : [name])),
      }),
      notes: () =>
        boards
          .status()
          .flatMap(({ name, analog }) =>
            analog === undefined
              ? []
              : [
                  `${name}: analog inputs ${analog.channels.join(', ')}, 0 to ${String(fullScaleOf(analog.bits))}`,
                ],
          ),
      parameters: {
        type: 'object',
        properties: { channel: { type: 'integer', minimum: 0 }, board: boardArgument },
        required: ['channel'],
        additionalProperties: false,
      },
      writtenOut: (args) => onlyBoardWrittenOut(boards, args),
      sentTo: (args) => textArgument(args, 'board') || undefined,
      check,
      answering: ({ board }): Answering => (typeof board === 'string' ? { [board]: answersTo(board) } : {}),
      signals: ({ board, channel }, output) => {
        if (typeof board !== 'string' || typeof channel !== 'number') return [];
        const [value, full_scale] = (/^(\d+) of (\d+)$/u.exec(output ?? '') ?? []).slice(1).map(Number);
        return [
          {
            device: board,
            signal: analogSignal(channel),
            told: value === undefined ? null : { value, unit: '' },
            gives: (now) => ({ value: now, ...(full_scale === undefined ? {} : { full_scale }) }),
          },
        ];
      },
      needs: ({ board }) =>
        typeof board === 'string' && boards.status().some(({ name }) => name === board)
          ? [boardPart(boards, board)]
          : [],
      async execute(args, _context, signal) {
        const target = chooseBoard(boards, args['board']);
        if ('success' in target) return target;
        const outcome = await boards.readAnalog(target.name, args['channel'] as number, signal);
        if (outcome.kind !== 'value') return failed(outcome.message);
        const { value, fullScale } = outcome;
        return {
          ...done(`${String(value)} of ${String(fullScale)}`),
          value: { value, full_scale: fullScale },
        };
      },
    },
  ];
}
