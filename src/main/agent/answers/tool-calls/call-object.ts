import type { Json, JsonObject } from '../../../../shared/json';
import { parseJson } from './read-json';

/** A tool call that a model wrote as text. */
export interface TextCall {
  readonly name: string;
  readonly arguments: JsonObject;
  /** When the model gave one. */
  readonly id?: string;
  /** Why the arguments could not be read; `arguments` is empty then. */
  readonly unreadable?: string;
}

/** The calls in a JSON value: one call, or a list of them. What is no call is left out. */
export function toCalls(value: Json): readonly TextCall[] {
  if (Array.isArray(value)) return value.flatMap(toCalls);
  const call = isObject(value) ? toCall(value) : null;
  return call === null ? [] : [call];
}

function toCall(value: JsonObject): TextCall | null {
  const inner = value['function'];
  const source = isObject(inner) ? inner : value;
  const name = source['name'];
  if (typeof name !== 'string' || name.trim() === '') return null;
  const id = [
    isObject(inner) ? inner['id'] : undefined,
    value['id'],
    value['tool_call_id'],
    value['call_id'],
  ].find((candidate) => typeof candidate === 'string' && candidate !== '');
  return {
    name: name.trim(),
    ...toArguments(source['arguments'] ?? source['parameters']),
    ...(typeof id === 'string' ? { id } : {}),
  };
}

/** Arguments given as a text are decoded. */
function toArguments(value: Json | undefined): Pick<TextCall, 'arguments' | 'unreadable'> {
  const decoded = typeof value === 'string' ? parseJson(value) : (value ?? {});
  return isObject(decoded)
    ? { arguments: decoded }
    : { arguments: {}, unreadable: `The arguments are no JSON object: ${JSON.stringify(value)}` };
}

export const isObject = (value: Json | null | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
