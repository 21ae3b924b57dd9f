import type { Json } from '../../../shared/json';
import { isObject } from './tool-calls/call-object';
import { readJson } from './tool-calls/read-json';

/** What becomes of a JSON value that stands alone on its lines: another text, or null to leave it. */
export type Replace = (value: Json) => string | null;

/**
 * Replaces JSON values that have their line or lines to themselves. JSON within a sentence or a fence of code
 * is left.
 */
export function replaceJsonBlocks(text: string, replace: Replace): string {
  const opening = /^[ \t]*```[\s\S]*?(?:```|$(?![\s\S]))|^[ \t]*(?=[[{])/gmu;
  let kept = '';
  let done = 0;
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    const start = match.index + match[0].length;
    if (match[0].includes('```')) continue;
    const found = readJson(text, start);
    const tail = found === null ? null : /^[ \t]*(?=\n|$)/u.exec(text.slice(found.end));
    if (found === null || tail === null) {
      opening.lastIndex = start + 1;
      continue;
    }
    const end = found.end + tail[0].length;
    const other = replace(found.value);
    kept += other === null ? text.slice(done, end) : text.slice(done, match.index) + other;
    done = opening.lastIndex = end;
  }
  return kept + text.slice(done);
}

/** A call of one of these tools as JSON: a name in any case, and arguments. */
export function isKnownCall(value: Json | undefined, known: ReadonlySet<string>): boolean {
  if (!isObject(value)) return false;
  const call = isObject(value['function']) ? value['function'] : value;
  const name = call['name'];
  return (
    typeof name === 'string' &&
    known.has(name.trim().toLowerCase()) &&
    ('arguments' in call || 'parameters' in call)
  );
}
