import { doubledKey } from '../../../shared/doubled-key';
import { isJsonObject } from '../../../shared/json-object';
import type { Json, JsonObject } from '../../../shared/json';

/** What a tool takes under one name. */
export interface ToolArgument {
  readonly name: string;
  readonly required: boolean;
  readonly description: string;
  readonly kind: 'text' | 'whole' | 'number' | 'flag' | 'choice' | 'json';
  /** Of a choice, as JSON. */
  readonly choices: readonly Json[];
  readonly least: number | null;
  readonly most: number | null;
}

const numberOr = (value: Json | undefined): number | null => (typeof value === 'number' ? value : null);

/** The arguments of a tool by its JSON Schema, required ones first. */
export function toolArguments(parameters: JsonObject): readonly ToolArgument[] {
  const required = Array.isArray(parameters['required']) ? parameters['required'] : [];
  const properties = isJsonObject(parameters['properties']) ? parameters['properties'] : {};
  return Object.entries(properties)
    .map(([name, schema]) => argumentOf(name, isJsonObject(schema) ? schema : {}, required.includes(name)))
    .toSorted((a, b) => Number(b.required) - Number(a.required));
}

function argumentOf(name: string, schema: JsonObject, required: boolean): ToolArgument {
  const choices = Array.isArray(schema['enum']) ? schema['enum'] : [];
  const kinds: Readonly<Record<string, ToolArgument['kind']>> = {
    string: 'text',
    integer: 'whole',
    number: 'number',
    boolean: 'flag',
  };
  const type = typeof schema['type'] === 'string' ? schema['type'] : '';
  const description = typeof schema['description'] === 'string' ? schema['description'] : '';
  return {
    name,
    required,
    description,
    kind: choices.length > 0 ? 'choice' : (kinds[type] ?? 'json'),
    choices,
    least: numberOr(schema['minimum']),
    most: numberOr(schema['maximum']),
  };
}

const template = /^\{\{.*\}\}$/su;

/**
 * What somebody wrote for an argument, as the call has it. What fits no kind stays text, and validation says
 * what is wanted.
 */
export function toArgument(text: string, { kind, choices }: Pick<ToolArgument, 'kind' | 'choices'>): Json {
  const trimmed = text.trim();
  if (kind === 'text' || template.test(trimmed)) return text;
  if (kind === 'choice') return choices.find((choice) => argumentText(choice) === trimmed) ?? text;
  if (kind === 'whole' || kind === 'number')
    return trimmed !== '' && Number.isFinite(Number(trimmed)) ? Number(trimmed) : text;
  if (kind === 'flag') return trimmed === 'true' ? true : trimmed === 'false' ? false : text;
  return parsed(trimmed) ?? text;
}

function parsed(text: string): Json | undefined {
  try {
    const value = JSON.parse(text) as Json;
    return doubledKey(text) === null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** An argument as it stands in its field. */
export const argumentText = (value: Json | undefined): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** The arguments with one changed; an empty one that may be left out is. */
export function withArgument(args: JsonObject, argument: ToolArgument, text: string): JsonObject {
  if (text === '' && !argument.required)
    return Object.fromEntries(Object.entries(args).filter(([name]) => name !== argument.name));
  return { ...args, [argument.name]: toArgument(text, argument) };
}

/** What a call begins with: the first choice, the least number, an empty text. */
export function firstArguments(parameters: JsonObject, boards: readonly string[]): JsonObject {
  const required = toolArguments(parameters).filter((argument) => argument.required);
  return Object.fromEntries(required.map((argument) => [argument.name, firstOf(argument, boards)]));
}

function firstOf({ name, kind, choices, least }: ToolArgument, boards: readonly string[]): Json {
  if (name === 'board') return boards[0] ?? '';
  if (kind === 'choice') return choices[0] ?? '';
  if (kind === 'whole' || kind === 'number') return least ?? 0;
  return kind === 'flag' ? false : '';
}
