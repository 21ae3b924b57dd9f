import { isJsonObject } from '../../../../shared/json-object';
import type { JsonObject } from '../../../../shared/json';
import type { ToolSpec } from '../../../ports/provider';

/** Choices of a parameter that its signature names. */
const listedChoices = 12;

/** `gpio_write(pin: integer, value: 0 | 1, board?: string): Set a GPIO pin` */
export function toSignature(tool: ToolSpec): string {
  const properties = isJsonObject(tool.parameters['properties'])
    ? Object.entries(tool.parameters['properties'])
    : [];
  const required = new Set(Array.isArray(tool.parameters['required']) ? tool.parameters['required'] : []);
  const list = properties.map(
    ([name, schema]) => `${name}${required.has(name) ? '' : '?'}: ${toTypeName(schema)}`,
  );
  return `${tool.name}(${list.join(', ')}): ${tool.description.replace(/\s+/gu, ' ').trim()}`;
}

/** Words to choose from are spelt out while they are few: a model cannot choose one that it has not read. */
function toTypeName(schema: JsonObject[string]): string {
  if (!isJsonObject(schema)) return 'any';
  const choices = schema['enum'];
  if (
    Array.isArray(choices) &&
    choices.length > 0 &&
    choices.length <= listedChoices &&
    choices.every((choice) => typeof choice === 'string')
  )
    return choices.map((choice) => JSON.stringify(choice)).join(' | ');
  const type = schema['type'];
  if (typeof type === 'string') return type;
  if (Array.isArray(type)) return type.filter((entry) => typeof entry === 'string').join(' or ');
  return Array.isArray(schema['enum']) ? typeof schema['enum'][0] : 'any';
}
