import type { Json, JsonObject } from '../../../../shared/json';
import { isObject, type TextCall } from './call-object';
import { parseJson } from './read-json';
import { knownTool } from './tool-names';

const opening = /<([\w-]+)>/gu;

/** Each `<name>…</name>` with its name; what stands within one is not looked at. */
function elementsIn(text: string): readonly (readonly [name: string, inner: string])[] {
  const found: (readonly [string, string])[] = [];
  const unclosed = new Set<string>();
  let from = 0;
  for (const { 0: tag, 1: name = '', index } of text.matchAll(opening)) {
    if (index < from || unclosed.has(name)) continue;
    const start = index + tag.length;
    const end = text.indexOf(`</${name}>`, start);
    if (end === -1) {
      unclosed.add(name);
      continue;
    }
    found.push([name, text.slice(start, end)]);
    from = end + tag.length + 1;
  }
  return found;
}

/**
 * `<tool><argument>value</argument></tool>` or `<tool>{…}</tool>` within a call tag. Tags that name no tool
 * are passed over.
 */
export function readNestedTags(body: string, known: ReadonlySet<string>): readonly TextCall[] {
  return elementsIn(body).flatMap(([tag, inner]) => {
    const name = knownTool(tag, known);
    return name === null ? [] : [{ name, arguments: toArguments(inner.trim()) }];
  });
}

function toArguments(inner: string): JsonObject {
  const json = parseJson(inner);
  if (isObject(json)) return json;
  const parts = elementsIn(inner);
  if (parts.length > 0)
    return Object.fromEntries(parts.map(([key, value]) => [key, typedValue(value.trim())]));
  return inner === '' ? {} : { content: inner };
}

/** A value that holds JSON other than a text keeps its type. */
export function typedValue(text: string): Json {
  const json = parseJson(text);
  return json === null || typeof json === 'string' ? text : json;
}
