import type { Json } from './json';

/**
 * Nobody means more; what walks through a value by calling itself would run out of stack on what others can
 * send.
 */
const deepestNesting = 200;

/**
 * The value of a JSON text from outside; undefined: it is none, or its lists and objects are nested deeper
 * than 200.
 */
export function parseJson(text: string): Json | undefined {
  if (isNestedTooDeep(text)) return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (quoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '[' || sign === '{') {
      depth += 1;
      if (depth > deepestNesting) return true;
    } else if (sign === ']' || sign === '}') depth -= 1;
  }
  return false;
}
