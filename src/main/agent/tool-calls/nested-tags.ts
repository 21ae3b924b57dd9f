import type { Json, JsonObject } from '../../../shared/json';
import { isObject, type TextCall } from './call-object';
import { parseJson } from './read-json';
import { knownTool } from './tool-names';

const element = /<([\w-]+)>([\s\S]*?)<\/\1>/gu;

/** `<tool><argument>value</argument></tool>` or `<tool>{…}</tool>` within a call tag. Tags that name no tool are passed over. */
export function readNestedTags(body: string, known: ReadonlySet<string>): readonly TextCall[] {
  return [...body.matchAll(element)].flatMap(([, tag = '', inner = '']) => {
    const name = knownTool(tag, known);
    return name === null ? [] : [{ name, arguments: toArguments(inner.trim()) }];
  });
}

function toArguments(inner: string): JsonObject {
  const json = parseJson(inner);
  if (isObject(json)) return json;
  const parts = [...inner.matchAll(element)];
  if (parts.length > 0) return Object.fromEntries(parts.map(([, key = '', value = '']) => [key, typedValue(value.trim())]));
  return inner === '' ? {} : { content: inner };
}

/** A value that holds JSON other than a text keeps its type. */
export function typedValue(text: string): Json {
  const json = parseJson(text);
  return json === null || typeof json === 'string' ? text : json;
}
