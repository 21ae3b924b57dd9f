import type { WrittenJson } from '../../shared/written-json';
import type { ToolNames } from './forms/reading';

/** What tells that JSON is meant as a call. */

/** The object names its arguments: one with a name alone is data. */
export const isFramed = (text: string, at: number): boolean =>
  /"(?:arguments|parameters|args|input|tool_input|kwargs|function_call|tool_calls)"\s*:/u.test(
    text.slice(at, at + 100_000),
  );

/** Names that stand in the frame of an object. */
export const frameNames = (text: string, at: number): readonly string[] =>
  [...text.slice(at, at + 400).matchAll(/"(?:name|tool_name|tool|function)"\s*:\s*"([^"\\]{1,128})"/gu)].map(
    ([, name = '']) => name,
  );

/** The texts that a JSON value holds. */
export function textsIn(value: WrittenJson): readonly string[] {
  switch (value.kind) {
    case 'text':
      return [value.value];
    case 'list':
      return value.items.flatMap(textsIn);
    case 'object':
      return value.entries.flatMap(([, inner]) => textsIn(inner));
    default:
      return [];
  }
}

const isNested = (value: WrittenJson): boolean => value.kind === 'object' || value.kind === 'list';

/** What says that the value is to be done. */
const actKeys = /^(?:action|act|call|command|operation|method|function|fn|tool)(?:_?name)?$/iu;

/** Of an object: its one key names a tool, or one member does and another one may hold the arguments. */
export function namesTool(value: WrittenJson, names: ToolNames): boolean {
  if (value.kind !== 'object') return false;
  const acts = value.entries.some(
    ([key, inner]) => actKeys.test(key) && inner.kind === 'text' && names.isOffered(inner.value),
  );
  if (acts && value.entries.length > 1) return true;
  const { entries } = value;
  const isFlat = entries.some(
    ([key, inner]) =>
      inner.kind === 'text' &&
      names.isOffered(inner.value) &&
      entries.length > 1 &&
      entries.every(([other]) => other === key || names.takes(inner.value, other)),
  );
  if (isFlat) return true;
  if (!value.entries.some(([, inner]) => isNested(inner))) return false;
  const [[only] = [''], ...others] = value.entries;
  return (
    (others.length === 0 && names.isOffered(only)) ||
    value.entries.some(([, inner]) => inner.kind === 'text' && names.isOffered(inner.value))
  );
}
