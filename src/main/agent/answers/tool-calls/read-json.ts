import { Json } from '../../../../shared/json';

export interface FoundJson {
  readonly value: Json;
  /** Index after its last character. */
  readonly end: number;
}

/**
 * Reads the JSON object or list that begins at `start`. Raw line breaks within texts and commas before a
 * closing brace are forgiven: their meaning is plain. Null when it is anything else.
 */
export function readJson(text: string, start: number): FoundJson | null {
  const end = endOfJson(text, start);
  if (end === null) return null;
  const source = text.slice(start, end);
  const value = parseJson(source) ?? parseJson(mended(source));
  return value === null ? null : { value, end };
}

/** Objects and lists that follow `start` with nothing but white space and commas between them. */
export function readJsonRow(
  text: string,
  start: number,
): { readonly values: readonly Json[]; readonly end: number } {
  const values: Json[] = [];
  let end = start;
  for (;;) {
    const next = end + (/^[\s,]*/u.exec(text.slice(end))?.[0].length ?? 0);
    const found = readJson(text, next);
    if (found === null) return { values, end };
    values.push(found.value);
    end = found.end;
  }
}

/**
 * Index after the brace that closes the one at `start`; null when none does. Braces within texts do not
 * count.
 */
export function endOfJson(text: string, start: number): number | null {
  if (text[start] !== '{' && text[start] !== '[') return null;
  let depth = 0;
  let quoted = false;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (quoted) {
      if (character === '\\') index += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return null;
}

/** Null when it is no JSON; JSON's own null reads as null too. */
export function parseJson(source: string): Json | null {
  try {
    return Json.parse(JSON.parse(source));
  } catch {
    return null;
  }
}

const mended = (source: string): string =>
  source.replace(/"(?:[^"\\]|\\[\s\S])*"|,(?=\s*[}\]])/gu, (part) =>
    part === ',' ? '' : part.replaceAll('\r', '\\r').replaceAll('\n', '\\n').replaceAll('\t', '\\t'),
  );
