import { demoBoard } from '../../../../shared/demo';
import type { Json, JsonObject } from '../../../../shared/json';
import type { BoardStatus } from '../../../../shared/status';
import type { Boards } from '../../../ports/boards';
import type { Part } from '../../../ports/parts';
import { failed, type ToolResult } from '../../../ports/tool';

type Rows = Pick<Boards, 'status'>;

export const boardArgument = {
  type: 'string',
  description: 'Board name; may be left out when there is one board',
};

/**
 * With one board there is no doubt which one is meant. Whoever approves the call sees its name, so it is
 * written out before, and nothing is chosen afterwards.
 */
export function onlyBoardWrittenOut(boards: Rows, args: JsonObject): JsonObject {
  const [only, another] = boards.status();
  return args['board'] !== undefined || only === undefined || another !== undefined
    ? args
    : { ...args, board: only.name };
}

export const whyAway = ({ name, detail, remedy }: BoardStatus): string =>
  `The board ${name} is not connected: ${detail}. ${remedy ?? ''}`.trimEnd();

/** A board with another firmware, or switched off, is not waited for: it comes only when a person does something. */
export const boardPart = (boards: Rows & Pick<Boards, 'onStatusChange'>, name: string): Part => ({
  kind: 'board',
  name,
  now: () => {
    const row = boards.status().find((each) => each.name === name);
    if (row?.state === 'connected') return { state: 'ready' };
    return row?.state === 'connecting' || row?.state === 'lost'
      ? { state: 'connecting', detail: row.detail, remedy: row.remedy }
      : { state: 'off' };
  },
  onChange: (listener) => boards.onStatusChange(listener),
});

export function chooseBoard(boards: Rows, wanted: Json | undefined): { readonly name: string } | ToolResult {
  return boards.status().some((row) => row.name === wanted)
    ? { name: wanted as string }
    : failed(noBoard(boards, wanted));
}

export function noBoard(boards: Rows, wanted: Json | undefined): string {
  const names = boards.status().map((row) => row.name);
  if (names.length === 0)
    return 'No board is configured. Add one under [[peripherals.boards]] in config.toml.';
  const known = `Boards: ${names.join(', ')}.${
    // A newcomer has seen the demo, and now has a board of their own.
    names.length === 2 && names.includes(demoBoard)
      ? ` ${demoBoard} is the demo's: remove the demo (Settings, Data), and the other board is meant.`
      : ''
  }`;
  return wanted === undefined
    ? `This call does not name its board. Set "board". ${known}`
    : `There is no board ${JSON.stringify(wanted)}. ${known}`;
}
