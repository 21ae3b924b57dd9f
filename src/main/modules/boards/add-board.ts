import { parse } from 'smol-toml';
import { virtualBoardType, type FoundPort } from '../../../shared/boards';
import { looksLike } from '../../../shared/look-alike';
import { ok, refuse, type Result } from '../../../shared/result';
import { toTomlText } from '../../platform/base/toml-text';
import type { BoardDesk } from '../../ports/boards';
import { parseConfig } from '../../platform/config/parse-config';
import { writeFileAtomically } from '../../platform/base/atomic-file';
import { inFileTurn } from '../../platform/base/file-turn';
import { readUtf8File } from '../../platform/base/utf8-file';

export interface NewBoard {
  readonly board: string;
  readonly type: string;
  readonly path: string | null;
  readonly serialNumber: string | null;
  readonly baud: number;
}

/**
 * A board at a port with a USB serial number of its own is found by that: the path may be another board's
 * after the next plug-in.
 */
export function atItsSerialNumber(
  board: NewBoard,
  ports: readonly Pick<FoundPort, 'path' | 'serialNumber'>[],
): NewBoard {
  const serialNumber =
    board.serialNumber === null
      ? (ports.find(({ path }) => path === board.path)?.serialNumber ?? null)
      : null;
  if (serialNumber === null) return board;
  const isAlone =
    ports.filter((port) => port.serialNumber?.toLowerCase() === serialNumber.toLowerCase()).length === 1;
  return isAlone ? { ...board, path: null, serialNumber } : board;
}

/**
 * The text with the board at its end; everything else stays byte for byte. Refused when the result would not
 * be that and nothing more.
 */
export function withBoard(text: string, { board, type, path, serialNumber, baud }: NewBoard): Result<string> {
  const keys = Object.entries({
    board,
    type,
    path,
    serial_number: serialNumber,
    baud: baud === 115_200 ? null : baud,
  }).flatMap(([key, value]) => (value === null ? [] : [`${key} = ${toTomlText(value)}`]));
  const added = `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}\n[[peripherals.boards]]\n${keys.join('\n')}\n`;
  const before = boardsIn(text);
  const after = boardsIn(added);
  if (before === null || after?.length !== before.length + 1)
    return refuse({
      code: 'config.form',
      message: 'config.toml cannot take a board in the form it has now',
      remedy: `Write this below the other boards yourself: board = ${toTomlText(board)}, type = ${toTomlText(type)}.`,
    });
  const twin = before.map(nameOf).find((name) => name !== null && name !== board && looksLike(name, board));
  if (twin !== undefined)
    return refuse({
      code: 'board.looks-alike',
      message: `The name "${board}" looks like that of the board "${twin ?? ''}": whoever approves could not tell them apart`,
      remedy: 'Choose a name that differs in letters or digits that can be told apart.',
    });
  const { config, diagnostics } = parseConfig(added);
  const mistake = diagnostics.find(({ severity }) => severity === 'error');
  if (config === null || mistake !== undefined)
    return refuse({
      code: 'config.value',
      message: mistake?.message ?? 'The board does not fit config.toml',
      remedy: mistake?.remedy ?? 'Choose other values.',
    });
  return ok(added);
}

const nameOf = (board: unknown): string | null =>
  typeof board === 'object' && board !== null && 'board' in board && typeof board.board === 'string'
    ? board.board
    : null;

/** Null: the text is no TOML, or its boards are not a list. */
function boardsIn(text: string): readonly unknown[] | null {
  try {
    const peripherals = parse(text)['peripherals'] as { readonly boards?: unknown } | undefined;
    const boards = peripherals?.boards ?? [];
    return Array.isArray(boards) ? boards : null;
  } catch {
    return null;
  }
}

/** Writes it to config.toml and resolves when it is in force. Rejects with AppError storage.write. */
export async function addBoard(
  file: string,
  reload: () => Promise<void>,
  boards: Pick<BoardDesk, 'foundPorts'>,
  board: NewBoard,
): Promise<Result<null>> {
  if (board.type === virtualBoardType && (board.path !== null || board.serialNumber !== null))
    return refuse({
      code: 'board.virtual',
      message: 'A virtual board is plugged in nowhere',
      remedy: 'Give the type of the board that is plugged in, or leave its port and serial number out.',
    });
  // Where ports cannot be listed the path is all there is.
  const ports = board.path === null ? [] : await boards.foundPorts().catch(() => []);
  const added = inFileTurn(file, () => {
    const text = withBoard(readUtf8File(file), atItsSerialNumber(board, ports));
    if (text.ok) writeFileAtomically(file, text.value);
    return text;
  });
  if (!added.ok) return added;
  await reload();
  return ok(null);
}
