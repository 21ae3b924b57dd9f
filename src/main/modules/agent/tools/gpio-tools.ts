import type { Json, JsonObject } from '../../../../shared/json';
import type { Answering } from '../../../../domain/approval/range';
import { pinNote } from '../../../../shared/pin-names';
import { roleOfPin, whyNotSet, type BoardPins } from '../../../../shared/pin-roles';
import type { BoardStatus } from '../../../../shared/status';
import type { Boards, Level } from '../../../ports/boards';
import type { Part } from '../../../ports/parts';
import { done, failed, textArgument, unconfirmed, type OwnTool } from '../../../ports/tool';
import type { TouchedPin } from '../../../ports/live-world';
import { boardArgument, boardPart, chooseBoard, noBoard, onlyBoardWrittenOut, whyAway } from './board-choice';

/**
 * `gpio_read`, `gpio_write` and `board_info` over the boards of config.toml, `configured`. Pins are the
 * board's header numbers. `answersTo`: which board answers to a name now.
 */
export function gpioTools(
  boards: Boards,
  configured: () => readonly BoardPins[],
  ledPinOf: (board: string) => number | null = () => null,
  answersTo: (board: string) => string | null = () => null,
): readonly OwnTool[] {
  const writtenOut = (args: JsonObject): JsonObject => onlyBoardWrittenOut(boards, args);
  /** Pins that config.toml uses itself are not for tools: a stop that is driven is heard no more. */
  const refusal = ({ board: named, pin }: JsonObject): ReturnType<typeof whyNotSet> | null => {
    const all = configured();
    const name = named ?? (all.length === 1 ? all[0]?.board : undefined);
    const role = typeof name === 'string' && typeof pin === 'number' ? roleOfPin(all, name, pin) : null;
    return role === null ? null : whyNotSet(role, name as string, pin as number);
  };
  /** What the board would refuse, in the words in which it would. */
  const check = (args: JsonObject, writes: boolean): readonly string[] => {
    const target = chooseBoard(boards, args['board']);
    if ('success' in target) return [target.output];
    const row = boards.status().find(({ name }) => name === target.name);
    if (row === undefined) return [];
    if (row.state !== 'connected') return [whyAway(row)];
    if (writes && row.unconfirmed === true)
      return [
        `The board ${row.name} is not written to: another board than before answers there. Say on the Boards page or with \`zeroclaw boards accept ${row.name}\` that it is the right one, or plug the right one in.`,
      ];
    const pin = args['pin'] as number;
    return row.pins.includes(pin) || (writes && ledPinOf(row.name) === pin)
      ? []
      : [`The board ${row.name} has no pin ${String(pin)}. It has ${row.pins.join(', ')}.`];
  };
  const needs = ({ board: named }: JsonObject): readonly Part[] =>
    boards.status().some(({ name }) => name === named) ? [boardPart(boards, named as string)] : [];
  const answering = ({ board: named }: JsonObject): Answering =>
    typeof named === 'string' ? { [named]: answersTo(named) } : {};
  const choices = (): { readonly board: readonly string[] } => ({
    board: boards.status().map(({ name }) => name),
  });
  const notes = (): readonly string[] =>
    boards.status().flatMap(({ name, pinNames = [] }) => pinNames.map((named) => pinNote(name, named)));
  return [
    {
      name: 'gpio_read',
      brings: null,
      description: 'Read a GPIO pin',
      effect: 'reads',
      choices,
      notes,
      parameters: {
        type: 'object',
        properties: { pin: { type: 'integer', minimum: 0 }, board: boardArgument },
        required: ['pin'],
        additionalProperties: false,
      },
      writtenOut,
      sentTo: (args) => textArgument(args, 'board') || undefined,
      check: (args) => check(args, false),
      answering,
      pins: (args, output) => pinOf(args, output?.trim() === '0' ? 0 : output?.trim() === '1' ? 1 : null),
      needs,
      async execute(args, _context, signal) {
        const target = chooseBoard(boards, args['board']);
        if ('success' in target) return target;
        const pin = args['pin'] as number;
        const outcome = await boards.read(target.name, pin, signal);
        return outcome.kind === 'value'
          ? { ...done(String(outcome.value)), value: outcome.value }
          : failed(outcome.message);
      },
    },
    {
      name: 'gpio_write',
      brings: null,
      description: 'Set a GPIO pin',
      effect: 'acts',
      choices,
      notes,
      parameters: {
        type: 'object',
        properties: {
          pin: { type: 'integer', minimum: 0 },
          value: { type: 'integer', enum: [0, 1] },
          board: boardArgument,
        },
        required: ['pin', 'value'],
        additionalProperties: false,
      },
      writtenOut,
      sentTo: (args) => textArgument(args, 'board') || undefined,
      refusal,
      check: (args) => check(args, true),
      answering,
      pins: (args, output) => pinOf(args, output === null ? null : args['value'] === 1 ? 1 : 0),
      needs,
      async execute(args, _context, signal) {
        const target = chooseBoard(boards, args['board']);
        if ('success' in target) return target;
        const kept = refusal({ ...args, board: target.name });
        if (kept !== null) return failed(`${kept.message}. ${kept.remedy}`);
        const pin = args['pin'] as number;
        const value = args['value'] === 1 ? 1 : 0;
        const outcome = await boards.write(target.name, pin, value, signal);
        if (outcome.kind === 'value')
          return done(`pin ${String(pin)} of ${target.name} is now ${String(outcome.value)}`);
        return outcome.kind === 'unknown' ? unconfirmed(outcome.message) : failed(outcome.message);
      },
    },
    {
      name: 'board_info',
      check: (args) => (rowsOf(boards, args['board']).length > 0 ? [] : [noBoard(boards, args['board'])]),
      brings: null,
      description: 'List the boards, their state and pins',
      effect: 'reads',
      choices,
      parameters: {
        type: 'object',
        properties: { board: boardArgument },
        required: [],
        additionalProperties: false,
      },
      execute(args) {
        const wanted = args['board'];
        const rows = rowsOf(boards, wanted);
        if (rows.length === 0) return Promise.resolve(failed(noBoard(boards, wanted)));
        return Promise.resolve(
          done(
            rows
              .map((row) =>
                [
                  `${row.name} (${row.type}): ${row.state}, ${row.detail}; pins ${row.pins.join(', ')}`,
                  ...(row.pinNames ?? []).map((named) => pinNote(row.name, named)),
                ].join('\n'),
              )
              .join('\n'),
          ),
        );
      },
    },
  ];
}

const pinOf = ({ board: name, pin }: JsonObject, level: Level | null): readonly TouchedPin[] =>
  typeof name === 'string' && typeof pin === 'number' ? [{ board: name, pin, level }] : [];

const rowsOf = (boards: Boards, wanted: Json | undefined): readonly BoardStatus[] =>
  boards.status().filter(({ name }) => wanted === undefined || name === wanted);
