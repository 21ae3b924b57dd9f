import { scanToml, type TomlPath } from './toml-scanner';

export type { TomlPath } from './toml-scanner';

/** Counted from 1; columns in UTF-16 units, as editors do. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

export interface TomlPlace {
  /** The key itself; of a list item the item, of a table the name in its head. */
  readonly key: TextPosition;
  readonly value: TextPosition;
}

/** Where each key of a TOML text stands, which the parser does not tell. */
export interface TomlPositions {
  find(path: TomlPath): TomlPlace | null;
  /** The place of the path or of the nearest table around it; the start of the text when there is none. */
  around(path: TomlPath): TomlPlace;
}

/** For a text that a TOML parser has accepted; of any other it finds what it can. */
export function tomlPositions(text: string): TomlPositions {
  const { places } = scanToml(text);
  const positionOf = positionsIn(text);
  const find = (path: TomlPath): TomlPlace | null => {
    const place = places.get(JSON.stringify(path));
    return place === undefined ? null : { key: positionOf(place.key), value: positionOf(place.value) };
  };
  return {
    find,
    around(path) {
      for (let length = path.length; length > 0; length -= 1) {
        const place = find(path.slice(0, length));
        if (place !== null) return place;
      }
      return { key: { line: 1, column: 1 }, value: { line: 1, column: 1 } };
    },
  };
}

function positionsIn(text: string): (offset: number) => TextPosition {
  // A byte order mark is no column of the first line.
  const lineStarts = [text.startsWith('\uFEFF') ? 1 : 0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  return (offset) => {
    let line = lineStarts.findIndex((start) => start > offset);
    if (line < 0) line = lineStarts.length;
    if (line === 0) line = 1;
    return { line, column: Math.max(0, offset - (lineStarts[line - 1] ?? 0)) + 1 };
  };
}
