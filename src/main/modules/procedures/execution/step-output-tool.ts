import { isJsonObject } from '../../../../shared/json-object';
import type { Json, JsonObject } from '../../../../shared/json';
import { parseJson } from '../../../../shared/parse-json';
import { checkArguments } from '../../../platform/base/json-schema';
import { done, failed, type Tool } from '../../../ports/tool';

export const stepOutputName = 'step_output';

/** Arguments of a tool are an object; a result that is none stands in one. */
const isWhole = (schema: JsonObject): boolean => schema['type'] === 'object';
const parametersOf = (schema: JsonObject): JsonObject =>
  isWhole(schema)
    ? schema
    : { type: 'object', properties: { value: schema }, required: ['value'], additionalProperties: false };

/**
 * The model's way to give the result of a step that wants one of a schema: as a call, so that a model on this
 * machine is held to the schema by its grammar. `left`: tools of the step that have not been used yet.
 */
export const stepOutputTool = (schema: JsonObject, left: () => readonly string[]): Tool => ({
  name: stepOutputName,
  description: 'Give the result of the step and end it',
  effect: 'reads',
  brings: null,
  parameters: parametersOf(schema),
  execute: () =>
    Promise.resolve(
      left().length === 0 ? done('noted') : failed(`nothing was noted: call ${left().join(' or ')} first`),
    ),
});

/** What was given with the call. */
export const givenIn = (schema: JsonObject, args: JsonObject): Json =>
  isWhole(schema) ? args : (args['value'] ?? null);

const fence = '```';
const withoutFence = (text: string): string =>
  text.startsWith(fence) && text.endsWith(fence)
    ? text.slice(text.indexOf('\n') + 1, -fence.length).trim()
    : text;

/** The same written as a text, of a model that writes what it was to give; undefined: it does not fit. */
export function writtenIn(schema: JsonObject, text: string): Json | undefined {
  const value = parseJson(withoutFence(text.trim()));
  if (value === undefined || (isWhole(schema) && !isJsonObject(value))) return undefined;
  const args = isWhole(schema) ? value : { value };
  return isJsonObject(args) && checkArguments(parametersOf(schema), args).length === 0 ? value : undefined;
}
