import { Config } from '../../../shared/config';
import type { ConfigChange } from '../../../shared/config-desk';
import { isJsonObject } from '../../../shared/json-object';
import type { JsonObject } from '../../../shared/json';

/** What a person may change of a board here; its buttons and light are on the settings page. */
export const boardKeys = ['board', 'type', 'path', 'serial_number', 'baud', 'debounce_ms'] as const;
export type BoardKey = (typeof boardKeys)[number];

/** One `[[peripherals.boards]]` as it is written in config.toml. */
export interface BoardEntry {
  readonly index: number;
  readonly written: JsonObject;
}

/** Null: config.toml has no board of that name, or cannot be read. */
export function entryOf(values: JsonObject | null, board: string): BoardEntry | null {
  const peripherals = isJsonObject(values?.['peripherals']) ? values['peripherals'] : {};
  const boards = Array.isArray(peripherals['boards']) ? peripherals['boards'] : [];
  const index = boards.findIndex((written) => isJsonObject(written) && written['board'] === board);
  const written = boards[index];
  return isJsonObject(written) ? { index, written } : null;
}

export const textsOf = ({ written }: BoardEntry): Readonly<Record<BoardKey, string>> =>
  Object.fromEntries(boardKeys.map((key) => [key, textOf(written, key)])) as Record<BoardKey, string>;

/**
 * The changed keys alone. Each says what was shown, so what somebody else wrote in the meantime is not overwritten.
 */
export function changesTo(
  { index, written }: BoardEntry,
  texts: Readonly<Record<BoardKey, string>>,
): readonly ConfigChange[] {
  return boardKeys.flatMap((key): ConfigChange[] => {
    const text = texts[key].trim();
    if (text === textOf(written, key)) return [];
    const value = text === '' ? null : isNumber(key) && /^\d+$/u.test(text) ? Number(text) : text;
    return [{ kind: 'set', place: ['peripherals', 'boards', index, key], value, was: written[key] ?? null }];
  });
}

/** The first change changes nothing: it makes sure that the place still holds this board. */
export const removalOf = ({ index, written }: BoardEntry): readonly ConfigChange[] => {
  const place = ['peripherals', 'boards', index];
  const name = textOf(written, 'board');
  return [
    { kind: 'set', place: [...place, 'board'], value: name, was: name },
    { kind: 'remove', place },
  ];
};

const textOf = (written: JsonObject, key: BoardKey): string => {
  const value = written[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : (defaults[key] ?? '');
};
const isNumber = (key: BoardKey): boolean => key === 'baud' || key === 'debounce_ms';
const defaults: Partial<Record<BoardKey, string>> = (() => {
  const board = Config.parse({ peripherals: { boards: [{ board: 'any', type: 'any', path: 'any' }] } })
    .peripherals.boards[0];
  return { baud: String(board?.baud), debounce_ms: String(board?.debounce_ms) };
})();
