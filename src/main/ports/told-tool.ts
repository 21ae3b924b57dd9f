import { isJsonObject } from '../../shared/json-object';
import { harmless } from '../../domain/answer/inert';
import { harmlessWords } from '../../domain/answer/inert-schema';
import type { Provider, ToolSpec } from './provider';
import type { Tool } from './tool';

/** What a server, a plugin or somebody's file says of a tool carries no live mark either. */
export const toTold = ({ name, description, parameters }: ToolSpec): ToolSpec => ({
  name,
  description: harmless(description),
  parameters: harmlessWords(parameters),
});

/** Tools as this model is told of them; one that was trained on them as they are is told nothing else. */
export const toldTo = (
  provider: Pick<Provider, 'oneToolPerRequest'>,
  tools: readonly Tool[],
): readonly ToolSpec[] =>
  tools.map((tool) => toTold(provider.oneToolPerRequest === true ? tool : toldWithChoices(tool)));

/** A tool as a model is told of it, with the values that there are now. */
export function toldWithChoices({ name, description: about, parameters, choices, notes }: Tool): ToolSpec {
  const description = [about, ...(notes?.() ?? [])].join('\n');
  const { properties } = parameters;
  const told = Object.entries(choices?.() ?? {}).filter(([, values]) => values.length > 0);
  if (told.length === 0 || !isJsonObject(properties)) return { name, description, parameters };
  const narrowed = told.map(([key, values]) => {
    const schema = properties[key];
    return [key, isJsonObject(schema) ? { ...schema, enum: [...values] } : { enum: [...values] }] as const;
  });
  return {
    name,
    description,
    parameters: { ...parameters, properties: { ...properties, ...Object.fromEntries(narrowed) } },
  };
}
